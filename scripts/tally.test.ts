import { describe, expect, it } from "vitest";
import { findTally, sum, totalLine, trust } from "./tally.mjs";

describe("the closing line", () => {
  it("is read as it is written", () => {
    const tally = { passed: 12, failed: 0, skipped: 3 };
    expect(findTally(`noise\n${totalLine(tally)}\n`, "total")).toEqual(tally);
  });

  it("is the last one of its name, alone on its line", () => {
    const text = "total: 1 passed, 0 failed, 0 skipped\nsaid total: 9 passed, 9 failed\npots: 3 passed, 1 failed\n";
    expect(findTally(text, "total")).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(findTally(text, "pots")).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(findTally(text, "showdown")).toBeNull();
  });

  it("adds up", () => {
    expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});

describe("what a program counted", () => {
  it.each([
    ["no count", null, 0, 1],
    ["nothing at all", { passed: 0, failed: 0, skipped: 0 }, 0, 1],
    ["a bad exit status without a failure", { passed: 5, failed: 0, skipped: 0 }, 1, 1],
    ["a bad exit status with failures", { passed: 5, failed: 2, skipped: 0 }, 1, 2],
    ["all skipped", { passed: 0, failed: 0, skipped: 2 }, 0, 0],
    ["all passed", { passed: 5, failed: 0, skipped: 0 }, 0, 0],
  ])("%s", (_name, counted, status, failed) => expect(trust(counted, status).failed).toBe(failed));
});
