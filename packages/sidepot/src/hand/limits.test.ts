import { describe, expect, test } from "vitest";
import { scene } from "./scene.oracle.ts";
import type { HandConfig } from "./types.ts";

const deep = (n: number): number[] => new Array<number>(n).fill(10_000);
const around = (s: ReturnType<typeof scene>) => {
  while (s.hand.phase.at === "betting") s.play(`${s.turn} ${s.legal?.check ? "check" : "call"}`);
  return s;
};

describe("fixed limit", () => {
  const limit = (config: Partial<HandConfig> & { stacks: number[] }) =>
    scene({ betting: "fixed-limit", blinds: [5, 10], smallBet: 10, bigBet: 20, ...config });

  test("one size on each street: small before and on the flop, big after", () => {
    const s = limit({ stacks: deep(3) });
    expect(s.legal?.raise).toEqual({ min: 20, max: 20 });
    around(s).play("/");
    expect(s.legal?.bet).toEqual({ min: 10, max: 10 });
    around(s).play("/");
    expect(s.legal?.bet).toEqual({ min: 20, max: 20 });
    expect(s.refused("A bet 30")).toMatchObject({ code: "ABOVE_MAXIMUM" });
  });
  test("a bet and three raises, then call or fold; the big blind is the first bet", () => {
    const s = limit({ stacks: deep(3) }).play("C raise 20", "A raise 30", "B raise 40");
    expect(s.legal).toMatchObject({ raise: null, closed: "RAISE_CAP", call: 20 });
    expect(s.refused("C raise 50")).toMatchObject({ code: "RAISE_CAP", cap: 3 });
    around(s).play("/", "A bet 10", "B raise 20", "C raise 30", "A raise 40");
    expect(s.legal?.closed).toBe("RAISE_CAP");
  });
  test("another cap as a setting (WSOP tournament 2026 100: four raises); none heads-up (48)", () => {
    const four = limit({ stacks: deep(3), raiseCap: 4 }).play("C raise 20", "A raise 30", "B raise 40");
    expect(four.play("C raise 50").legal?.closed).toBe("RAISE_CAP");
    const s = limit({ stacks: deep(2) });
    for (let to = 20; to <= 100; to += 10) s.play(`${s.turn} raise ${to}`);
    expect(s.legal?.raise).toEqual({ min: 110, max: 110 });
  });

  const flop = (stacks: number[]) => around(limit({ stacks: stacks.map((stack) => stack + 10) })).play("/");
  test("an all-in of less than half a bet does not re-open; the next player completes (47-B)", () => {
    const s = flop([900, 14, 900]).play("A bet 10", "B all-in");
    expect(s.legal).toMatchObject({ call: 14, raise: { min: 20, max: 20 } });
    expect(s.play("C call").legal).toMatchObject({ call: 4, raise: null, closed: "NOT_REOPENED" });
    expect(s.refused("A raise 20")).toMatchObject({ code: "NOT_REOPENED", facing: 4, full: 10 });
  });
  test("an all-in of half a bet re-opens, and the next raise adds a whole bet to it", () => {
    const s = flop([900, 15, 900]).play("A bet 10", "B all-in");
    expect(s.legal?.raise).toEqual({ min: 25, max: 25 });
    expect(s.play("C call").legal?.raise).toEqual({ min: 25, max: 25 });
  });
  test("a short opening all-in is completed to a bet", () =>
    expect(flop([4, 900, 900]).play("A all-in").legal).toMatchObject({ call: 4, raise: { min: 10, max: 10 } }));
  test("a short all-in is no raise of the cap", () => {
    const s = flop([900, 14, 900, 900]).play("A bet 10", "B all-in", "C raise 20", "D raise 30", "A raise 40");
    expect(s.legal?.closed).toBe("RAISE_CAP");
  });
});

describe("pot limit", () => {
  const pot = (config: Partial<HandConfig> & { stacks: number[] }) =>
    scene({ game: "omaha", betting: "pot-limit", blinds: [100, 200], ...config });

  test("the first raise at 100-200 may be to 700: the call, and then the pot", () => {
    const s = pot({ stacks: deep(4) });
    expect(s.legal?.raise).toEqual({ min: 400, max: 700 });
    expect(s.refused("C raise 701")).toMatchObject({ code: "ABOVE_MAXIMUM", max: 700 });
    expect(s.play("C raise 700").legal?.raise).toEqual({ min: 1200, max: 2400 });
  });
  test("a dead small blind does not make the pot smaller (54-B)", () =>
    expect(pot({ stacks: deep(4), deadSmallBlind: true }).legal?.raise?.max).toBe(700));
  test.each([[[60, 10_000, 10_000]], [[10_000, 60, 10_000]], [[60, 60, 10_000, 10_000]]])("nor do short blinds: stacks %j", (stacks) =>
    expect(pot({ stacks }).legal?.raise?.max).toBe(700),
  );
  test("on the flop the pot is what lies there", () => {
    const s = around(pot({ stacks: deep(3) })).play("/");
    expect(s.legal?.bet).toEqual({ min: 200, max: 600 });
    s.play("A bet 300");
    expect(s.legal?.raise).toEqual({ min: 600, max: 1500 });
  });
  test("antes and dead money are in the pot", () => expect(pot({ stacks: deep(3), bigBlindAnte: 200 }).legal?.raise?.max).toBe(900));
  test("never below the minimum, never above the stack", () => {
    expect(pot({ stacks: [10_000, 10_000, 500] }).legal?.raise).toEqual({ min: 400, max: 500 });
    expect(pot({ stacks: [10_000, 10_000, 350] }).legal?.raise).toEqual({ min: 350, max: 350 });
    const tiny = around(pot({ stacks: deep(2), blinds: [1, 2], minBet: 50 })).play("/");
    expect(tiny.legal?.bet).toEqual({ min: 50, max: 50 });
  });
});

describe("bring-in", () => {
  const third = (config: Partial<HandConfig>, ...doors: string[]) =>
    scene(
      {
        game: "stud",
        betting: "fixed-limit",
        antes: doors.map(() => 1),
        bringIn: 3,
        smallBet: 10,
        bigBet: 20,
        stacks: doors.map(() => 500),
        ...config,
      },
      doors.map((door, i) => `${["2c2d", "3c3d", "4c4d", "5c5d"][i]}${door}`),
    );

  test("the lowest open card must bring in or complete; suits decide, clubs lowest", () => {
    const s = third({}, "9h", "7d", "7c");
    expect(s.turn).toBe("C");
    expect(s.legal).toEqual({ fold: false, check: false, call: 0, bringIn: 3, bet: { min: 10, max: 10 }, raise: null, closed: null });
    for (const action of ["check", "call", "fold"]) expect(s.refused(`C ${action}`)).toMatchObject({ code: "BRING_IN_DUE", amount: 3 });
    expect(s.play("C bring-in").turn).toBe("A");
    expect(s.legal).toMatchObject({ call: 3, raise: { min: 10, max: 10 }, bringIn: null });
    expect(s.refused("A bring-in")).toMatchObject({ code: "NO_BRING_IN" });
    expect(s.play("A call", "B call").turn).toBe("dealing");
  });
  test("in razz the highest card, aces low", () => expect(third({ game: "razz" }, "Ah", "Kd", "Qs").turn).toBe("B"));
  test("the bring-in may raise once somebody has completed, however large the bring-in is", () => {
    const s = third({ bringIn: 6 }, "9h", "7d", "2s").play("C bring-in", "A call", "B raise 10");
    expect(s.legal).toMatchObject({ call: 4, raise: { min: 20, max: 20 } });
    expect(s.play("C call").legal).toMatchObject({ call: 4, raise: { min: 20, max: 20 } });
  });
  test("a completion is the first bet of the cap", () => {
    const s = third({}, "9h", "7d", "2s").play("C bet 10", "A raise 20", "B raise 30", "C raise 40");
    expect(s.legal?.closed).toBe("RAISE_CAP");
  });
  test("no-limit: a completion is to the small bet, the next raise adds that", () => {
    const s = third({ betting: "no-limit" }, "9h", "7d", "2s").play("C bring-in");
    expect(s.legal?.raise).toEqual({ min: 10, max: 499 });
    expect(s.play("A raise 10").legal?.raise?.min).toBe(20);
  });
  test("a bring-in that cannot be paid whole is owed whole by the others", () => {
    const s = third({ stacks: [500, 500, 3] }, "9h", "7d", "2s").play("C bring-in");
    expect(s.hand.bets).toEqual([1, 1, 3]);
    expect(s.legal).toMatchObject({ call: 3, raise: { min: 10 } });
  });
  test("low card all-in for the ante: the next player may fold, bring in or complete", () => {
    const s = third({ stacks: [500, 500, 1] }, "9h", "7d", "2s");
    expect(s.turn).toBe("A");
    expect(s.legal).toMatchObject({ fold: true, bringIn: 3, bet: { min: 10, max: 10 } });
  });
  test("and so may the one after, until one alone has chips: nothing is owed then", () => {
    const s = third({ stacks: [500, 500, 500, 1] }, "9h", "7d", "8s", "2s").play("A fold");
    expect(s.legal).toMatchObject({ fold: true, bringIn: 3 });
    expect(s.play("B fold").turn).toBe("dealing");
    expect(s.hand.stacks[2]).toBe(499);
  });
  test("later the best hand showing is first, in razz the lowest", () => {
    const s = around(third({}, "9h", "7d", "2s").play("C bring-in")).play("/Kh7sAd");
    expect(s.turn).toBe("B");
    const razz = around(third({ game: "razz" }, "9h", "7d", "2s").play("A bring-in")).play("/Kh7sAd");
    expect(razz.turn).toBe("C");
  });
});
