import { describe, expect, test } from "vitest";
import { line, many, read, rows, to1100, to1400, to8000 } from "./vectors.oracle.ts";

describe("the least raise (TDA 2024 43)", () => {
  const least = (facing: number, minRaise: number): string => line(read({ facing, minRaise, said: { word: "raise" } }));
  test("bets of 600, 1,600 and 3,600: the next total is 5,600", () => expect(least(3_600, 2_000)).toBe("committed: raise 5600-100000"));
  test("50-100 and an all-in of 150: 250", () => expect(least(150, 100)).toBe("committed: raise 250-100000"));
  test("300, then 1,000: 1,700", () => expect(least(1_000, 700)).toBe("committed: raise 1700-100000"));
  test("50, 125, 200, 500: 800", () => expect(least(500, 300)).toBe("committed: raise 800-100000"));
  test("50, then 500: 950", () => expect(least(500, 450)).toBe("committed: raise 950-100000"));
  test("300 and all-ins of 500, 650 and 800: 1,100", () => expect(least(800, 300)).toBe("committed: raise 1100-100000"));
  test("an all-in of 7,500 over a big blind of 4,000: 11,500", () => expect(least(7_500, 4_000)).toBe("committed: raise 11500-100000"));
  rows([
    [
      "opened for 1,000, '1,400' alone is a call",
      { facing: 1_000, minRaise: 1_000, said: { amount: 1_400 } },
      "call, owes 1000",
      "BELOW_HALF",
      "43-A",
    ],
    ["so are 1,400 in chips", { facing: 1_000, minRaise: 1_000, chips: [1_000, ...many(4, 100)] }, "call, back 400", "BELOW_HALF", "43-A"],
    [
      "'raise, 1,400' is a raise to the minimum",
      { facing: 1_000, minRaise: 1_000, said: { word: "raise", amount: 1_400 } },
      "raise 2000, owes 2000",
      "BELOW_MINIMUM",
      "43-A",
    ],
    [
      "'1,500' is half: a whole raise",
      { facing: 1_000, minRaise: 1_000, said: { amount: 1_500 } },
      "raise 2000, owes 2000",
      "HALF_OR_MORE",
    ],
    [
      "'raise, 8,000' over 2,000 is 8,000 in all",
      { facing: 2_000, minRaise: 2_000, said: { word: "raise", amount: 8_000 } },
      "raise 8000, owes 8000",
      "SAID",
      "43-B",
    ],
    [
      "an amount beyond the stack is all-in",
      { facing: 2_000, minRaise: 2_000, stack: 5_000, said: { amount: 9_000 } },
      "all-in, owes 5000",
    ],
  ]);
});

describe("one oversized chip (TDA 2024 44)", () => {
  const blind = { facing: 400, minRaise: 400, opener: true };
  rows([
    ["silently, it is a call", { ...blind, chips: [5_000] }, "call, back 4600", "OVERSIZED_CHIP", "44"],
    ["even the last one", { ...blind, stack: 5_000, chips: [5_000] }, "call, back 4600", "OVERSIZED_CHIP"],
    ["'raise' first: as much as the chip is", { ...blind, chips: [5_000], said: { word: "raise" } }, "raise 5000", "SAID", "44"],
    [
      "'raise' after the chip: a call",
      { ...blind, chips: [5_000], said: { word: "raise" }, first: "chips" },
      "call, back 4600",
      "OVERSIZED_CHIP",
      "40-A",
    ],
    [
      "'raise' with a chip too small for one: the minimum",
      { ...blind, chips: [500], said: { word: "raise" } },
      "raise 800, owes 300",
      "BELOW_MINIMUM",
    ],
    ["nothing bet: a bet of the whole chip", { facing: 0, minRaise: 400, chips: [5_000] }, "bet 5000", "FULL_BET", "44"],
    ["one chip that is the call", { ...blind, facing: 500, chips: [500] }, "call", "EXACT_CALL", "41"],
  ]);
});

describe("several chips (TDA 2024 45)", () => {
  rows([
    [
      "1,200 to call, two of 1,000: both are needed",
      { facing: 1_200, minRaise: 1_200, chips: [1_000, 1_000] },
      "call, back 800",
      "ALL_CHIPS_NEEDED",
      "45-A",
    ],
    ["1,100 to call, 500 and 1,000: both are needed", { ...to1100, chips: [500, 1_000] }, "call, back 400", "ALL_CHIPS_NEEDED", "45-A"],
    [
      "the last two of 1,000 against 1,050 are a call too",
      { facing: 1_050, minRaise: 1_050, stack: 2_000, chips: [1_000, 1_000] },
      "call, back 950",
      "ALL_CHIPS_NEEDED",
    ],
    [
      "1,100 to call, 1,000 and five of 100: a raise to 1,700",
      { ...to1100, chips: [1_000, ...many(5, 100)] },
      "raise 1700, owes 200",
      "HALF_OR_MORE",
      "45-B",
    ],
    ["exactly half: 1,400", { ...to1100, chips: [1_000, ...many(4, 100)] }, "raise 1700, owes 300", "HALF_OR_MORE"],
    [
      "1,100 to call, 1,000 and three of 100: a call, 200 back",
      { ...to1100, chips: [1_000, ...many(3, 100)] },
      "call, back 200",
      "BELOW_HALF",
      "43-A",
    ],
    [
      "1,400 to call, 1,000 and three of 500: a raise to 2,800",
      { ...to1400, chips: [1_000, ...many(3, 500)] },
      "raise 2800, owes 300",
      "HALF_OR_MORE",
    ],
    ["1,400 to call, 1,000 and two of 500: a call", { ...to1400, chips: [1_000, 500, 500] }, "call, back 600", "BELOW_HALF"],
    ["the same as the last chips: all-in", { ...to1400, stack: 2_000, chips: [1_000, 500, 500] }, "all-in", "LAST_CHIPS", "45-B"],
    ["and with three of 500", { ...to1400, stack: 2_500, chips: [1_000, ...many(3, 500)] }, "all-in", "LAST_CHIPS"],
    ["325 to call, 525 out: a raise to 650", { facing: 325, minRaise: 325, chips: [500, 25] }, "raise 650, owes 125", "HALF_OR_MORE"],
    ["a whole raise is what it is", { ...to1100, chips: many(4, 500) }, "raise 2000", "FULL_RAISE"],
    [
      "half a raise that the stack cannot make whole: all-in",
      { ...to1100, stack: 1_600, chips: [1_000, ...many(4, 100)] },
      "all-in, owes 200",
      "HALF_OR_MORE",
    ],
    ["the last chips, too few to call", { ...to8000, stack: 3_000, chips: many(3, 1_000) }, "all-in", "LAST_CHIPS"],
  ]);
});

describe("chips in front from before (TDA 2024 46)", () => {
  /** 25-50: two chips of 25 as the big blind, the button raises to 600. */
  const bb = { facing: 600, minRaise: 550, front: 50 };
  rows([
    ["left alone, one large chip: a call", { ...bb, chips: [1_000] }, "call, back 450", "OVERSIZED_CHIP", "46-C-1"],
    ["left alone, two of 500, both needed: a call", { ...bb, chips: [500, 500] }, "call, back 450", "ALL_CHIPS_NEEDED", "46-C-1"],
    ["left alone, 100 and 500, both needed with the 50: a call", { ...bb, chips: [100, 500] }, "call, back 50", "ALL_CHIPS_NEEDED"],
    ["left alone, 1,000 and 500: 1,550 in all, a raise", { ...bb, chips: [1_000, 500] }, "raise 1550", "FULL_RAISE", "46-C-1"],
    ["pulled back whole, one large chip: a call", { ...bb, pulledBack: 50, chips: [1_000] }, "call, back 400", "OVERSIZED_CHIP", "46-C-1"],
    [
      "pulled back whole, several new chips: by half",
      { ...bb, pulledBack: 50, chips: [500, 500, 100] },
      "raise 1150, owes 50",
      "HALF_OR_MORE",
      "45-B",
    ],
    [
      "pulled back in part, one large chip: what lies there counts together",
      { ...bb, pulledBack: 25, chips: [1_000] },
      "raise 1150, owes 125",
      "HALF_OR_MORE",
      "46-C-2",
    ],
    ["the same below half: a call", { ...bb, pulledBack: 25, chips: [600] }, "call, back 25", "CHIPS_COMBINED", "46-C-2"],
    [
      "a chip of 1,000 posted as a blind of 100 covers 700: any new chip counts with it",
      { facing: 700, minRaise: 600, front: 1_000, bet: 100, chips: [100] },
      "raise 1300, owes 200",
      "HALF_OR_MORE",
      "46-C-2",
    ],
    ["that chip and too little", { facing: 800, minRaise: 700, front: 1_000, bet: 100, chips: [25] }, "call, back 225", "CHIPS_COMBINED"],
    ["'call' with it: change back", { facing: 700, minRaise: 600, front: 1_000, bet: 100, said: { word: "call" } }, "call, back 300"],
    [
      "the big blind's option and one large chip: a raise",
      { facing: 100, minRaise: 100, front: 100, opener: true, chips: [500] },
      "raise 600",
      "FULL_RAISE",
    ],
    [
      "the option and too little: a check",
      { facing: 100, minRaise: 100, front: 100, opener: true, chips: [25] },
      "check, back 25",
      "CHIPS_COMBINED",
    ],
    [
      "pulled back: no fold any more",
      { ...bb, pulledBack: 50, said: { word: "fold" } },
      "committed: call | raise 1150-100050",
      "PULLED_BACK",
      "46-B",
    ],
    ["pulled back and too little: a call", { ...bb, pulledBack: 50, chips: [500] }, "call, owes 100", "PULLED_BACK", "46-B"],
    ["pulled back in part and too little: a call", { ...bb, pulledBack: 25, chips: [500] }, "call, owes 75", "PULLED_BACK"],
    ["pulled back and the rest all-in for less", { ...bb, pulledBack: 50, stack: 300, chips: [300, 50] }, "all-in", "LAST_CHIPS"],
  ]);
});
