import { describe, expect, test } from "vitest";
import { read } from "./declare/vectors.oracle.ts";
import { type Declaration, interpret } from "./declare.ts";

describe("other rulebooks", () => {
  const chip = { facing: 400, minRaise: 400, chips: [5_000] };
  test.each([
    ["tda-2024", ["TDA-2024 44"], "text"],
    ["wsop-tournament-2026", ["WSOP-TOURNAMENT-2026 97"], "text"],
    ["wsop-live-2026", ["WSOP-LIVE-2026 141"], "text"],
    ["roberts", ["TDA-2024 44"], "practice"],
  ] as const)("%s", (rules, cites, basis) => {
    expect(read({ ...chip, rules })).toMatchObject({ cites, basis });
  });
});

describe("what cannot be", () => {
  const fine = { facing: 100, minRaise: 100, stack: 1_000, chips: [100] };
  test.each<[unknown, string, string]>([
    [null, "NOT_AN_OBJECT", ""],
    [{}, "CHIPS_INVALID", "facing"],
    [{ ...fine, chips: undefined }, "NOTHING_DECLARED", ""],
    [{ ...fine, chips: [], motions: [[]], said: {} }, "NOTHING_DECLARED", ""],
    [{ ...fine, minRaise: 0 }, "CHIPS_INVALID", "minRaise"],
    [{ ...fine, stack: 2 ** 50 }, "CHIPS_INVALID", "stack"],
    [{ ...fine, chips: [1_001] }, "MORE_THAN_STACK", "chips"],
    [{ ...fine, chips: undefined, motions: [[500], [501]] }, "MORE_THAN_STACK", "motions"],
    [{ ...fine, chips: [0] }, "CHIPS_INVALID", "chips[0]"],
    [{ ...fine, chips: 100 }, "NOT_A_LIST", "chips"],
    [{ ...fine, chips: new Array(10_001).fill(1) }, "CHIPS_SUM_UNSAFE", "chips"],
    [{ ...fine, motions: 5 }, "NOT_A_LIST", "motions"],
    [{ ...fine, motions: [["x"]] }, "CHIPS_INVALID", "motions[0][0]"],
    [{ ...fine, front: 50, pulledBack: 60 }, "ABOVE_MOST", "pulledBack"],
    [{ ...fine, front: 50, bet: 60 }, "ABOVE_MOST", "bet"],
    [{ ...fine, front: -1 }, "CHIPS_INVALID", "front"],
    [{ ...fine, headsUp: 1 }, "NOT_TRUE_OR_FALSE", "headsUp"],
    [{ ...fine, rules: "mine" }, "RULE_UNKNOWN", "rules"],
    [{ ...fine, first: "last" }, "RULE_UNKNOWN", "first"],
    [{ ...fine, betting: "spread" }, "RULE_UNKNOWN", "betting"],
    [{ ...fine, betting: "pot-limit" }, "CHIPS_INVALID", "pot"],
    [{ ...fine, said: { vague: 5 } }, "CHIPS_INVALID", "pot"],
    [{ ...fine, said: 5 }, "NOT_AN_OBJECT", "said"],
    [{ ...fine, said: { word: "shove" } }, "RULE_UNKNOWN", "said.word"],
    [{ ...fine, said: { amount: 1.5 } }, "CHIPS_INVALID", "said.amount"],
    [{ ...fine, outOfTurn: "soon" }, "RULE_UNKNOWN", "outOfTurn"],
    [{ ...fine, outOfTurn: { facing: 5, minRaise: 0 } }, "CHIPS_INVALID", "outOfTurn.minRaise"],
  ])("%j", (input, code, path) => {
    const answer = interpret(input as Declaration);
    expect(answer.ok ? answer.value : [answer.error.code, answer.error.path]).toEqual([code, path]);
  });
});
