import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { type Card, fullDeck } from "../../cards/card.ts";
import { choose } from "../choose.ts";
import { type HandRank, rankHand } from "../rank.ts";
import { evaluate, evaluate5, evaluate6, evaluate7 } from "./evaluate.ts";
import { evaluateMany } from "./many.ts";
import { categoryOf } from "./values.ts";

const deal = (n: number): fc.Arbitrary<Card[]> => fc.shuffledSubarray(fullDeck(), { minLength: n, maxLength: n });
const high = (game: "draw" | "stud", cards: readonly Card[]): HandRank => {
  const ranked = rankHand(game, cards);
  if (!ranked.ok || !ranked.value.high) throw new Error(game);
  return ranked.value.high;
};

test("all 7,462 classes of five cards: the category and the order of rankHand", () => {
  const hands: Card[][] = [];
  for (let a = 0; a < 48; a++) {
    for (let b = a + 1; b < 49; b++) {
      for (let c = b + 1; c < 50; c++) {
        for (let d = c + 1; d < 51; d++) {
          for (let e = d + 1; e < 52; e++) hands[evaluate5(a, b, c, d, e)] ??= [a, b, c, d, e] as Card[];
        }
      }
    }
  }
  const classes = Object.entries(hands).map(([value, five]) => ({ value: Number(value), rank: high("draw", five) }));
  expect(classes).toHaveLength(7462);
  expect(classes.filter(({ value, rank }) => categoryOf(value) !== rank.category)).toEqual([]);
  // Ascending by value, each must beat the one before.
  expect(classes.filter(({ rank }, i) => i > 0 && rank.strength <= (classes[i - 1] as { rank: HandRank }).rank.strength)).toEqual([]);
});

test.prop([deal(9)], { numRuns: 1000 })("two hands of seven compare as rankHand compares them", (cards) => {
  const [a, b] = [cards.slice(0, 7), cards.slice(2)];
  const [x, y] = [high("stud", a), high("stud", b)];
  expect([categoryOf(evaluate(a)), categoryOf(evaluate(b))]).toEqual([x.category, y.category]);
  expect(Math.sign(evaluate(a) - evaluate(b))).toBe(Math.sign(x.strength - y.strength));
});

test.prop([fc.integer({ min: 6, max: 7 }).chain(deal)])("six and seven cards are worth their best five", (cards) => {
  const best = Math.max(...choose(cards.length, 5).map((five) => evaluate(five.map((i) => cards[i] as Card))));
  expect(evaluate(cards)).toBe(best);
});

test.prop([
  fc.constantFrom(0, 1, 2, 3).chain((suit) =>
    fc.shuffledSubarray(
      fullDeck().filter((c) => c % 4 === suit),
      { minLength: 5, maxLength: 7 },
    ),
  ),
])("of one suit, the suits do not matter", (cards) => {
  expect(evaluate(cards.map((c) => c ^ 3))).toBe(evaluate(cards));
});

test.prop([fc.array(deal(7), { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 600 })])(
  "many hands at once are worth what they are one by one",
  (hands, times) => {
    const cards = Uint8Array.from(Array.from({ length: times }, () => hands).flat(2));
    const values = evaluateMany(cards);
    expect(values).toHaveLength(hands.length * times);
    const one = hands.map(([a, b, c, d, e, f, g]) =>
      evaluate7(a as Card, b as Card, c as Card, d as Card, e as Card, f as Card, g as Card),
    );
    expect(values.every((value, i) => value === one[i % one.length])).toBe(true);
  },
);

test("a shorter array takes what it has room for, and a rest of fewer than seven cards is left", () => {
  const cards = Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 51, 50, 49, 48, 47, 46, 45, 9, 9]);
  expect(evaluateMany(cards)).toHaveLength(2);
  const values = new Uint16Array(1);
  expect(evaluateMany(cards, values)).toBe(values);
  expect(values[0]).toBe(evaluate7(0, 1, 2, 3, 4, 5, 6));
});

test("known hands", () => {
  // A♠ K♠ Q♠ J♠ T♠ and two more; four aces with a king; 5-4-3-2-A.
  expect(categoryOf(evaluate7(51, 47, 43, 39, 35, 0, 1))).toBe("straight-flush");
  expect(evaluate7(51, 47, 43, 39, 35, 0, 1)).toBe((8 << 12) + 12);
  expect(categoryOf(evaluate6(48, 49, 50, 51, 47, 0))).toBe("quads");
  expect(categoryOf(evaluate5(48, 0, 5, 10, 15))).toBe("straight");
  expect(evaluate([0, 1, 2, 3])).toBe(0);
});
