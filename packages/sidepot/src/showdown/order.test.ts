import { describe, expect, test } from "vitest";
import { type ShowInput, showOrder } from "./order.ts";

const told = (input: Partial<ShowInput>): string => {
  const answer = showOrder({ players: 4, live: [{ seat: 0 }, { seat: 1 }, { seat: 2 }], ...input });
  if (!answer.ok) return `${answer.error.code} ${answer.error.path}`;
  const { mode, because, order, cites } = answer.value;
  return `${mode} ${order.join("")} ${because} ${cites.join()}`;
};
const allIn = [{ seat: 0, allIn: true, mainPotOnly: true }, { seat: 1 }, { seat: 2 }];

describe("tournaments (TDA 2024, WSOP tournament 2026)", () => {
  test("somebody all-in and the betting over: every hand is tabled at once (16)", () => {
    expect(told({ live: allIn, lastAggressor: 2 })).toBe("together 012 ALL_IN TDA-2024 16");
    expect(told({ live: allIn, rules: "wsop-tournament-2026" })).toBe("together 012 ALL_IN WSOP-T-2026 70");
  });
  test("nobody all-in: the last aggressor of the final street (17-A)", () =>
    expect(told({ lastAggressor: 1 })).toBe("in-turn 120 LAST_AGGRESSOR TDA-2024 17-A"));
  test("checked on the final street: the first to act there (17-A)", () => {
    expect(told({})).toBe("in-turn 012 FIRST_TO_ACT TDA-2024 17-A");
    expect(told({ button: 0 })).toBe("in-turn 120 FIRST_TO_ACT TDA-2024 17-A");
    expect(told({ firstToAct: 2 })).toBe("in-turn 201 FIRST_TO_ACT TDA-2024 17-A");
  });
  test("an aggressor who is out of the hand does not show first", () => expect(told({ lastAggressor: 3 })).toMatch(/^in-turn 012/));
  test("the last one in need not show (17-B)", () => expect(told({ live: [{ seat: 2 }] })).toBe("uncontested 2 UNCONTESTED TDA-2024 17-B"));
});

describe("cash (WSOP live 2026, Robert's Rules)", () => {
  test("players in a side pot show before those all-in for the main pot alone", () => {
    expect(told({ rules: "wsop-live-2026", live: allIn, lastAggressor: 2 })).toBe("in-turn 210 LAST_AGGRESSOR WSOP-L-2026 149");
    expect(told({ rules: "roberts", live: allIn })).toBe("in-turn 120 FIRST_TO_ACT RRoP showdown 7");
  });
  test("betting over before the river: who moved all-in turns first (WSOP live 149)", () => {
    const live = [{ seat: 0 }, { seat: 2, allIn: true }];
    expect(told({ rules: "wsop-live-2026", live, pushedAllIn: 2 })).toBe("in-turn 20 PUSHED_ALL_IN WSOP-L-2026 149");
    expect(told({ rules: "roberts", live, pushedAllIn: 2 })).toBe("in-turn 02 FIRST_TO_ACT RRoP showdown 7");
  });
});

test.each<[Partial<ShowInput>, string]>([
  [{ button: 4 }, "BUTTON_OUT_OF_RANGE button"],
  [{ live: [] }, "NOBODY_LIVE live"],
  [{ live: [{ seat: 9 }] }, "SEAT_OUT_OF_RANGE live[0].seat"],
  [{ rules: "club" as "roberts" }, "RULE_UNKNOWN rules"],
])("%j is refused", (input, answer) => expect(told(input)).toBe(answer));
