import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  browserOutcomes,
  type Outcome,
  type Point,
  pointsIn,
  statuses,
  strangeNumbers,
  tableOf,
  unitOutcomes,
} from "./acceptance-points.mjs";
import { root } from "./house.mjs";

const tag = (points: string): string => `[point ${points}]`;
const test = (points: readonly number[], state: Outcome["state"], suite: Outcome["suite"] = "unit", reason?: string): Outcome => ({
  points,
  suite,
  state,
  ...(reason === undefined ? {} : { reason }),
});
const one = (point: Partial<Point>, ...outcomes: Outcome[]): string | undefined =>
  statuses({ "7": { name: "x", ...point } }, outcomes)["7"];

describe("tags", () => {
  it.each([
    [`${tag("7")} a title`, [7]],
    [`file > describe ${tag("1, 2")} title ${tag("59")}`, [1, 2, 59]],
    [`${tag("3").replace("point", "points")} x`, [3]],
    ["25, 100, 100: main 75", []],
    ["[point]", []],
    // Not in these titles: the report would find them there.
  ])("reads title %#", (title, points) => expect(pointsIn(title)).toEqual(points));
});

describe("a point that tests prove", () => {
  it.each<[string, Partial<Point>, Outcome[]]>([
    ["pass", {}, [test([7], "passed")]],
    ["pass", {}, [test([7], "passed"), test([7, 8], "passed", "browser"), test([8], "failed")]],
    ["fail", {}, [test([7], "passed"), test([6, 7], "failed", "browser")]],
    ["not-run: no test yet", {}, [test([8], "passed")]],
    ["not-run: no screen yet", { pending: "no screen yet" }, []],
    ["not-run: no browser test yet", { browser: true }, [test([7], "passed")]],
    ["pass", { browser: true }, [test([7], "passed"), test([7], "passed", "browser")]],
    ["fail", { browser: true }, [test([7], "failed")]],
    ["skipped: no Chromium", {}, [test([7], "skipped", "browser", "no Chromium")]],
    ["skipped: 1 of 2 tests, no Chromium", {}, [test([7], "passed"), test([7], "skipped", "browser", "no Chromium")]],
    ["skipped: no reason given", {}, [test([7], "skipped")]],
  ])("%s: %j %j", (status, point, outcomes) => expect(one(point, ...outcomes)).toBe(status));

  it("is not known where the report is lost", () => {
    const points = { "1": { name: "x" }, "2": { name: "y", browser: true } };
    expect(statuses(points, [], { unit: "no report of the unit tests" })).toEqual({
      "1": "not-run: no report of the unit tests",
      "2": "not-run: no test yet",
    });
    expect(statuses(points, [], { browser: "no report" })["2"]).toBe("not-run: no report");
  });
});

describe("a point that a reader judges", () => {
  it("is reviewed by what is named, and no test makes it pass", () => {
    expect(one({ by: "review", reviewed: "a reading" })).toBe("reviewed");
    expect(one({ by: "review", pending: "needs people" }, test([7], "passed"))).toBe("not-run: needs people");
    expect(one({ by: "review", reviewed: "a reading" }, test([7], "failed"))).toBe("fail");
    expect(one({ by: "review" })).toBe("not-run: not reviewed yet");
  });
});

it("reads a Vitest report: describe titles count, and what did not run is skipped", () => {
  const results = [
    { fullName: `layers ${tag("2")} a`, status: "passed" },
    { fullName: `layers ${tag("2")} b`, status: "failed" },
    { fullName: `c ${tag("3")}`, status: "pending" },
    { fullName: "d", status: "passed" },
  ];
  const { outcomes, broken } = unitOutcomes({
    testResults: [
      { name: "a.test.ts", status: "failed", assertionResults: results },
      { name: "b.test.ts", status: "failed", assertionResults: [] },
    ],
  });
  expect(outcomes).toEqual([test([2], "passed"), test([2], "failed"), test([3], "skipped")]);
  expect(broken).toEqual(["b.test.ts"]);
});

it("reads a Playwright report: nested suites, flaky ones passed, a skip with its reason", () => {
  const spec = (title: string, status: string, annotations: { type: string; description?: string }[] = []) => ({
    title,
    tests: [{ status, annotations }],
  });
  const report = {
    suites: [
      {
        title: "a.spec.ts",
        specs: [spec(tag("1"), "expected"), spec(tag("1"), "flaky"), spec(tag("4"), "unexpected"), spec("none", "expected")],
        suites: [{ title: `deep ${tag("5, 6")}`, specs: [spec("x", "skipped", [{ type: "skip", description: "no font" }])] }],
      },
    ],
    errors: [{ message: "a port\nis taken" }],
  };
  const { outcomes, broken } = browserOutcomes(report);
  expect(outcomes).toEqual([
    test([1], "passed", "browser"),
    test([1], "passed", "browser"),
    test([4], "failed", "browser"),
    test([5, 6], "skipped", "browser", "no font"),
  ]);
  expect(broken).toEqual(["a port"]);
});

describe("the sixty points", () => {
  const { points }: { points: Record<string, Point> } = JSON.parse(readFileSync(join(root, "docs/acceptance.json"), "utf8"));

  it("are sixty, each with a name", () => {
    expect(Object.keys(points)).toEqual(Array.from({ length: 60 }, (_, i) => String(i + 1)));
    expect(new Set(Object.values(points).map(({ name }) => name)).size).toBe(60);
  });

  it("all say not-run where no test ran", () => {
    for (const [number, status] of Object.entries(statuses(points, []))) {
      if (!points[number]?.reviewed) expect(status).toMatch(/^not-run: ./);
    }
  });

  it("a number that is none is told", () => {
    expect(strangeNumbers(points, [test([60, 61, 61], "passed")])).toEqual([61]);
  });

  it("make a table with a line each and a count of every status", () => {
    const lines = tableOf(points, statuses(points, [test([38], "passed", "browser"), test([2], "failed")]));
    expect(lines).toHaveLength(62);
    expect(lines[37]).toMatch(/^38 {2}pass +axe .*\(so far: Pots, Showdown and Rulings\)$/);
    expect(lines.at(-1)).toContain("1 fail");
  });
});
