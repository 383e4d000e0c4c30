import { describe } from "vitest";
import { many, rows, to1100 } from "./vectors.oracle.ts";

describe("words that do not fit (TDA 2024 54, 55, 58)", () => {
  rows([
    ["'call' with nothing bet is a check", { facing: 0, minRaise: 100, said: { word: "call" } }, "check", "INVALID_WORD", "55"],
    [
      "the big blind's 'call' with nobody in front of it",
      { facing: 100, minRaise: 100, front: 100, said: { word: "call" } },
      "check",
      "INVALID_WORD",
    ],
    [
      "'raise' with nothing bet is at least the least bet",
      { facing: 0, minRaise: 100, said: { word: "raise" } },
      "committed: bet 100-100000",
      "INVALID_WORD",
      "55",
    ],
    [
      "'raise, 60' with nothing bet",
      { facing: 0, minRaise: 100, said: { word: "raise", amount: 60 } },
      "bet 100, owes 100",
      "BELOW_MINIMUM",
      "55",
    ],
    [
      "'check' facing a bet: call or fold, no raise",
      { ...to1100, said: { word: "check" }, chips: [5_000] },
      "committed: call | fold, back 5000",
      "INVALID_WORD",
      "55",
    ],
    [
      "'I bet the pot' in no-limit: a bet, at least the least",
      { facing: 0, minRaise: 100, said: { word: "pot" } },
      "committed: bet 100-100000",
      "POT_IN_NO_LIMIT",
      "54-D",
    ],
    ["facing a bet it is a raise", { ...to1100, said: { word: "pot" } }, "committed: raise 1700-100000", "POT_IN_NO_LIMIT", "54-D"],
    ["a fold with nothing bet binds", { facing: 0, minRaise: 100, said: { word: "fold" } }, "fold", "FOLD_WITHOUT_BET", "58"],
    [
      "'bet' where there is one tells nobody what is meant",
      { ...to1100, said: { word: "bet" } },
      "floor: call | raise 1700-100000",
      "UNCLEAR_WORD",
      "57",
    ],
    [
      "'bet 2,000' there is the same as 2,000 in chips",
      { ...to1100, said: { word: "bet", amount: 2_000 } },
      "raise 2000, owes 2000",
      "FULL_RAISE",
      "40-C",
    ],
    [
      "'raise' with less than the call behind is all-in",
      { ...to1100, stack: 900, said: { word: "raise" } },
      "all-in, owes 900",
      "LAST_CHIPS",
    ],
    ["'raise' with less than a raise behind", { ...to1100, stack: 1_500, said: { word: "raise" } }, "committed: all-in", "SAID"],
    ["'all-in'", { ...to1100, said: { word: "all-in" } }, "all-in, owes 100000", "SAID", "51-A"],
  ]);
});

describe("several motions (TDA 2024 42, 56)", () => {
  rows([
    ["the call, then more: a call", { ...to1100, motions: [[1_000, 100], [5_000]] }, "call, back 5000", "STRING_BET", "56"],
    ["less than the call, then beyond it: a call", { ...to1100, motions: [[1_000], [5_000]] }, "call, back 4900", "STRING_BET", "56"],
    ["less than the call, then the rest of it", { ...to1100, motions: [[1_000], [100]] }, "call", "EXACT_CALL"],
    [
      "a raise, then more: the first motion is the raise",
      { ...to1100, motions: [many(4, 500), [5_000]] },
      "raise 2000, back 5000",
      "STRING_BET",
      "42",
    ],
    [
      "a bet, then more: the first motion is the bet",
      { facing: 0, minRaise: 100, motions: [[300], [700]] },
      "bet 300, back 700",
      "STRING_BET",
      "56",
    ],
    [
      "'raise', then the call and more: the first motion, brought to the least raise",
      { ...to1100, said: { word: "raise" }, motions: [[1_000, 100], [5_000]] },
      "raise 1700, back 4400",
      "BELOW_MINIMUM",
      "56",
    ],
    [
      "'raise' in Robert's Rules: all of it",
      { ...to1100, rules: "roberts", said: { word: "raise" }, motions: [[1_000, 100], [5_000]] },
      "raise 6100",
      "SAID",
    ],
    [
      "the amount first, then as many motions as it takes",
      { ...to1100, said: { word: "raise", amount: 6_100 }, motions: [[1_000, 100], [5_000]] },
      "raise 6100",
      "SAID",
      "43-B",
    ],
    ["chips and motions are one list", { ...to1100, chips: [1_100], motions: [[], [5_000]] }, "call, back 5000", "STRING_BET"],
  ]);
});

describe("amounts with two meanings (TDA 2024 57)", () => {
  rows([
    [
      "200-400, less than 5,000 in the pot: 'I bet five' is 500",
      { facing: 0, minRaise: 400, pot: 4_999, said: { word: "bet", vague: 5 } },
      "bet 500, owes 500",
      "UNCLEAR_AMOUNT",
      "57",
    ],
    [
      "5,000 in the pot: it is 5,000",
      { facing: 0, minRaise: 400, pot: 5_000, said: { word: "bet", vague: 5 } },
      "bet 5000, owes 5000",
      "UNCLEAR_AMOUNT",
      "57",
    ],
    [
      "'two' of a pot of 600 is brought to the least bet",
      { facing: 0, minRaise: 400, pot: 600, said: { vague: 2 } },
      "bet 400, owes 400",
      "BELOW_MINIMUM",
      "57",
    ],
    [
      "'raise, five' over 600",
      { facing: 600, minRaise: 400, pot: 9_000, said: { word: "raise", vague: 5 } },
      "raise 5000, owes 5000",
      "UNCLEAR_AMOUNT",
    ],
    [
      "'fifteen' alone over 600 is 1,500",
      { facing: 600, minRaise: 400, pot: 9_000, said: { vague: 15 } },
      "raise 1500, owes 1500",
      "FULL_RAISE",
      "57",
    ],
  ]);
});

describe("words and chips (TDA 2024 40)", () => {
  rows([
    ["words first: 'call' and two chips", { ...to1100, said: { word: "call" }, chips: [5_000, 1_000] }, "call, back 4900", "SAID"],
    [
      "chips first: they count",
      { ...to1100, said: { word: "call" }, chips: [1_000, 1_000, 1_000], first: "chips" },
      "raise 3000",
      "FULL_RAISE",
      "40-A",
    ],
    [
      "chips first, 'fold' after: a call already",
      { ...to1100, said: { word: "fold" }, chips: [5_000], first: "chips" },
      "call, back 3900",
      "OVERSIZED_CHIP",
    ],
    [
      "at once: clear words count",
      { ...to1100, said: { word: "call" }, chips: many(3, 1_000), first: "together" },
      "call, back 1900",
      "SAID",
      "40-A",
    ],
    [
      "at once: unclear words do not",
      { facing: 0, minRaise: 100, pot: 9_000, said: { vague: 5 }, chips: [500], first: "together" },
      "bet 500",
      "FULL_BET",
      "40-A",
    ],
    [
      "at once: 'raise five' and 5,000",
      { ...to1100, pot: 900, said: { word: "raise", vague: 5 }, chips: [5_000], first: "together" },
      "raise 5000",
      "SAID",
      "40-A",
    ],
    [
      "at once: 'fold' and a raise are for the floor",
      { ...to1100, said: { word: "fold" }, chips: many(3, 1_000), first: "together" },
      "floor: fold | raise 3000-3000",
      "CONTRADICTION",
      "40-A",
    ],
    ["'check' and then chips: a check", { facing: 0, minRaise: 100, said: { word: "check" }, chips: [500] }, "check, back 500", "SAID"],
  ]);
});

describe("accepted action (TDA 2024 49)", () => {
  const told = { facing: 12_000, minRaise: 9_000, told: 7_000 };
  rows([
    [
      "told 7,000, pushes 7,000, it is 12,000: a call of 12,000",
      { ...told, chips: many(7, 1_000) },
      "call, owes 5000",
      "ACCEPTED_ACTION",
      "49",
    ],
    ["one chip of 10,000 for the 7,000", { ...told, chips: [10_000] }, "call, owes 2000", "ACCEPTED_ACTION", "49"],
    ["'call'", { ...told, said: { word: "call" } }, "call, owes 12000", "ACCEPTED_ACTION", "49"],
    ["'7,000'", { ...told, said: { amount: 7_000 } }, "call, owes 12000", "ACCEPTED_ACTION"],
    ["told more than it is: the right amount", { ...told, told: 13_000, said: { word: "call" } }, "call, owes 12000", "ACCEPTED_ACTION"],
    [
      "the floor may let go in WSOP cash games",
      { ...told, rules: "wsop-live-2026", said: { word: "call" } },
      "floor: call | fold",
      "ACCEPTED_ACTION",
    ],
    ["and by Robert's Rules", { ...told, rules: "roberts", said: { word: "call" } }, "floor: call | fold", "ACCEPTED_ACTION"],
  ]);
});

describe("the clock (TDA 2024 29)", () => {
  rows([
    ["facing a bet the hand is dead", { ...to1100, timeIsUp: true }, "fold", "TIME_IS_UP", "29"],
    ["otherwise it is a check", { facing: 0, minRaise: 100, timeIsUp: true }, "check", "TIME_IS_UP", "29"],
  ]);
});
