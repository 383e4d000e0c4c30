import { expect, test } from "vitest";
import { CATEGORIES } from "../games.ts";
import { countSeven, sumSeven } from "./enumerate.ts";
import { evaluate5, evaluate6 } from "./evaluate.ts";

/** How many values of each category there are, and how many different ones. */
function counter(): { add: (value: number) => void; told: () => object } {
  const counts = new Int32Array(1 << 16);
  const told = (): object => ({
    categories: CATEGORIES.map((_, category) => counts.subarray(category << 12, (category + 1) << 12).reduce((a, b) => a + b, 0)),
    values: counts.reduce((many, count) => many + Number(count > 0), 0),
  });
  const add = (value: number): void => {
    counts[value] = (counts[value] as number) + 1;
  };
  return { add, told };
}

// The counts are those of combinatorics, as published for each number of cards.
test("all 2,598,960 hands of five cards", () => {
  const { add, told } = counter();
  for (let a = 0; a < 48; a++)
    for (let b = a + 1; b < 49; b++)
      for (let c = b + 1; c < 50; c++) for (let d = c + 1; d < 51; d++) for (let e = d + 1; e < 52; e++) add(evaluate5(a, b, c, d, e));
  expect(told()).toEqual({
    categories: [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40],
    values: 7462,
  });
});

test("all 20,358,520 hands of six cards", () => {
  const { add, told } = counter();
  for (let a = 0; a < 47; a++)
    for (let b = a + 1; b < 48; b++)
      for (let c = b + 1; c < 49; c++)
        for (let d = c + 1; d < 50; d++) for (let e = d + 1; e < 51; e++) for (let f = e + 1; f < 52; f++) add(evaluate6(a, b, c, d, e, f));
  expect(told()).toEqual({
    categories: [6_612_900, 9_730_740, 2_532_816, 732_160, 361_620, 205_792, 165_984, 14_664, 1_844],
    values: 6075,
  });
});

test("all 133,784,560 hands of seven cards", () => {
  expect(countSeven()).toEqual({
    hands: 133_784_560,
    categories: [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584],
    values: 4824,
  });
});

// Another program's sum of another table of the same order would be another number: this one is the sum by `evaluate7`, hand by hand.
test("the sum of the values of all hands of seven cards", () => {
  expect(sumSeven()).toBe(1_009_992_785_332);
});
