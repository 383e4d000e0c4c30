import { describe, expect, test } from "vitest";
import type { Seat } from "../../units.ts";
import { backUpUndercalls, correctBet, skippedPlayer } from "../declare.ts";
import { many, rows, to8000 } from "./vectors.oracle.ts";

describe("too little to call (TDA 2024 51)", () => {
  rows([
    [
      "2,000 against a raise to 8,000, others in: the floor",
      { ...to8000, chips: many(2, 1_000) },
      "floor: call | fold leaving 2000",
      "UNDERCALL_FOR_FLOOR",
      "51-B",
    ],
    [
      "2,000 against an opening bet of 8,000: a full call",
      { ...to8000, opener: true, chips: many(2, 1_000) },
      "call, owes 6000",
      "UNDERCALL",
      "51-B",
    ],
    ["heads-up it is one against a raise too", { ...to8000, headsUp: true, chips: many(2, 1_000) }, "call, owes 6000", "UNDERCALL", "51-B"],
    ["'call' binds to all of it", { ...to8000, said: { word: "call" }, chips: many(2, 1_000) }, "call, owes 6000", "SAID", "51-A"],
    [
      "'2,000' said is the same as pushed",
      { ...to8000, said: { amount: 2_000 } },
      "floor: call | fold leaving 2000",
      "UNDERCALL_FOR_FLOOR",
    ],
    [
      "a chip of 500 for a big blind of 400 that was raised to 1,200: 400 stay if it folds",
      { facing: 1_200, minRaise: 800, chips: [500] },
      "floor: call | fold leaving 400",
      "UNDERCALL_FOR_FLOOR",
      "51-B",
    ],
    [
      "where the last raise was short the bet that was meant is named",
      { facing: 1_300, minRaise: 800, before: 400, chips: [500] },
      "floor: call | fold leaving 400",
    ],
    [
      "one tiny chip against 50,000: the floor, maybe a full call",
      { facing: 50_000, minRaise: 46_000, chips: [1_000] },
      "floor: call | fold leaving 1000",
      "UNDERCALL_FOR_FLOOR",
      "41",
    ],
    [
      "who has bet already and says what is owed calls",
      { facing: 300, minRaise: 200, front: 100, said: { amount: 200 } },
      "call, owes 200",
      "EXACT_CALL",
    ],
  ]);
  test("several in a row: back to the first one, the floor for the rest", () => {
    expect(backUpUndercalls([3, 4, 5] as Seat[])).toMatchObject({ first: 3, floor: [4, 5], cites: ["TDA-2024 51-C"] });
    expect(backUpUndercalls([]).first).toBeNull();
  });
});

describe("a wrong bet that was accepted (TDA 2024 52)", () => {
  const under = { to: 1_000, min: 1_200, sameStreet: true };
  const pot = { betting: "pot-limit", min: 1_000, max: 10_500, meantPot: true, sameStreet: true } as const;
  test.each([
    ["100-200, opened for 600, raised to 1,000: 1,200 for all on the street", under, "corrected", 1_200, "52-A"],
    ["after the next card it stands", { ...under, sameStreet: false }, "stands", 1_000, "52-A"],
    ["after substantial action it is still corrected", { ...under, substantialAction: true }, "corrected", 1_200, "52-A"],
    ["a pot of 10,500 counted as 9,500: raised before substantial action", { ...pot, to: 9_500 }, "corrected", 10_500, "52-B"],
    ["after substantial action it stands", { ...pot, to: 9_500, substantialAction: true }, "stands", 9_500, "52-B"],
    ["counted as 11,500: reduced for all in spite of it", { ...pot, to: 11_500, substantialAction: true }, "corrected", 10_500, "52-B"],
    ["counted as 11,500 and the next card out: it stands", { ...pot, to: 11_500, sameStreet: false }, "stands", 11_500, "52-B"],
    ["a smaller bet than the pot is no error", { ...pot, meantPot: false, to: 9_500 }, "stands", 9_500, "52-B"],
    [
      "fixed limit: more than the size",
      { betting: "fixed-limit", to: 500, min: 400, max: 400, sameStreet: true } as const,
      "corrected",
      400,
      "52-A",
    ],
  ])("%s", (_name, input, kind, to, cite) => {
    expect(correctBet(input)).toMatchObject({ ok: true, value: { kind, to, cites: [`TDA-2024 ${cite}`], basis: "text" } });
  });
  test("an amount that is none", () => {
    expect(correctBet({ ...under, min: -1 })).toMatchObject({ ok: false, error: { code: "CHIPS_INVALID", path: "min" } });
  });
  rows([
    ["less than the least bet is brought to it", { facing: 0, minRaise: 200, chips: [100] }, "bet 200, owes 100", "BELOW_MINIMUM", "52-A"],
    [
      "100-200, opened for 600, 'raise, 1,000'",
      { facing: 600, minRaise: 600, said: { word: "raise", amount: 1_000 } },
      "raise 1200, owes 1200",
      "BELOW_MINIMUM",
    ],
    [
      "pot-limit: more than the pot is reduced",
      { facing: 0, minRaise: 100, betting: "pot-limit", pot: 700, chips: [1_000] },
      "bet 700, back 300",
      "ABOVE_POT",
      "52-B",
    ],
    [
      "pot-limit: 'all-in' beyond the pot is the pot",
      { facing: 200, minRaise: 200, betting: "pot-limit", pot: 300, said: { word: "all-in" } },
      "raise 700, owes 700",
      "ABOVE_POT",
    ],
    [
      "pot-limit: 'pot' first to act at 100-200 is 700",
      { facing: 200, minRaise: 200, betting: "pot-limit", pot: 300, said: { word: "pot" } },
      "raise 700, owes 700",
      "SAID",
    ],
    [
      "fixed limit has one size",
      { facing: 200, minRaise: 200, betting: "fixed-limit", chips: many(6, 100) },
      "raise 400, back 200",
      "LIMIT_SIZE",
    ],
    ["fixed limit: 'raise'", { facing: 200, minRaise: 200, betting: "fixed-limit", said: { word: "raise" } }, "committed: raise 400-400"],
  ]);
});

describe("out of turn (TDA 2024 53)", () => {
  const seat6 = { facing: 300, minRaise: 300, said: { word: "raise", amount: 800 } } as const;
  rows([
    [
      "a bet of 300, 'raise to 800' before Seat 5 has acted",
      { ...seat6, outOfTurn: "waiting" },
      "pending: raise 800, owes 800",
      "OUT_OF_TURN",
      "53-A",
    ],
    ["Seat 5 calls or folds: it binds", { ...seat6, outOfTurn: "unchanged" }, "raise 800, owes 800", "SAID", "53-A"],
    [
      "Seat 5 raises to 600: all options",
      { ...seat6, chips: [800], outOfTurn: { facing: 600, minRaise: 300 } },
      "not-binding: call | raise 900-100000 | fold, back 800",
      "ACTION_CHANGED",
      "53-A",
    ],
    [
      "a check out of turn, and Seat 5 checks",
      { facing: 0, minRaise: 100, said: { word: "check" }, outOfTurn: "unchanged" },
      "check",
      "SAID",
      "53-A",
    ],
    [
      "a check out of turn, and Seat 5 bets 300",
      { facing: 0, minRaise: 100, said: { word: "check" }, outOfTurn: { facing: 300, minRaise: 300 } },
      "not-binding: call | raise 600-100000 | fold",
      "ACTION_CHANGED",
    ],
    [
      "a fold out of turn binds whatever happens",
      { ...seat6, said: { word: "fold" }, outOfTurn: { facing: 600, minRaise: 300 } },
      "fold",
      "OUT_OF_TURN",
      "58",
    ],
    [
      "an undercall out of turn is for the floor, the opening bet's too",
      { ...to8000, opener: true, chips: [2_000], outOfTurn: "unchanged" },
      "floor: call | fold leaving 2000",
      "UNDERCALL_FOR_FLOOR",
    ],
  ]);
  test("a skipped player keeps the turn until substantial action", () => {
    const kind = (spokeUp: boolean, substantialAction: boolean, hadTime = true): string =>
      skippedPlayer({ spokeUp, substantialAction, hadTime }).kind;
    expect([kind(true, true), kind(false, false), kind(false, true), kind(false, true, false)]).toEqual([
      "back-up",
      "back-up",
      "floor",
      "back-up",
    ]);
  });
});
