import { describe, expect, test } from "vitest";
import { type Card, rankOf, suitOf } from "../../cards/card.ts";
import { aceToFive, deuceToSeven, type FiveOrder } from "../five.ts";
import { aceToFive5, badugi4, deuce5 } from "./lows.ts";

type Five = typeof deuce5;

/** One hand of each class of all 2,598,960, by value; throws nothing away: `mixed` counts hands that are not worth what their class is. */
function classes(worth: Five, classOf: (five: readonly number[]) => number): { hands: Card[][]; count: number; mixed: number } {
  const hands: Card[][] = [];
  const worthOf = new Map<number, number>();
  let mixed = 0;
  const five = [0, 0, 0, 0, 0] as [number, number, number, number, number];
  const from = (i: number, low: number): void => {
    if (i === 5) {
      const value = worth(...five);
      const known = worthOf.get(classOf(five));
      if (known === undefined) worthOf.set(classOf(five), value);
      else if (known !== value) mixed++;
      hands[value] ??= [...five] as Card[];
      return;
    }
    for (let card = low; card < 48 + i; card++) {
      five[i] = card;
      from(i + 1, card + 1);
    }
  };
  from(0, 0);
  return { hands, count: worthOf.size, mixed };
}

/** How often each rank is there, as digits to the base five. */
const ranksOf = (five: readonly number[]): number => five.reduce((sum, card) => sum + 5 ** (card >> 2), 0);
const isFlush = (five: readonly number[]): boolean => five.every((card) => (card & 3) === ((five[0] as number) & 3));

describe.each<[string, Five, FiveOrder, (five: readonly number[]) => number, number]>([
  // Suits count for nothing: 6,175 choices of ranks.
  ["ace-to-five", aceToFive5, aceToFive, ranksOf, 6175],
  // And 1,287 of them can be of one suit.
  ["deuce-to-seven", deuce5, deuceToSeven, (five) => ranksOf(five) + (isFlush(five) ? 0.5 : 0), 7462],
])("%s", (_name, worth, order, classOf, count) => {
  test(`all 2,598,960 hands fall into ${count} classes in the order of rankHand`, () => {
    const found = classes(worth, classOf);
    const strengths = found.hands.flatMap((five) => [order.strength(five) as number]);
    expect([found.count, found.mixed, strengths.length]).toEqual([count, 0, count]);
    expect(strengths.every((strength, i) => i === 0 || strength > (strengths[i - 1] as number))).toBe(true);
  });
});

/** The best badugi by trying every subset: 10,000 for each card, less its ranks as a set with the ace lowest. */
function plainBadugi(cards: readonly number[]): number {
  let best = 0;
  for (let chosen = 1; chosen < 16; chosen++) {
    let ranks = 0;
    let suits = 0;
    let size = 0;
    let clash = false;
    for (let i = 0; i < 4; i++) {
      if (((chosen >> i) & 1) === 0) continue;
      const rank = 1 << ((rankOf(cards[i] as Card) + 1) % 13);
      const suit = 1 << suitOf(cards[i] as Card);
      clash ||= (ranks & rank) !== 0 || (suits & suit) !== 0;
      ranks |= rank;
      suits |= suit;
      size++;
    }
    if (!clash) best = Math.max(best, 10_000 * size - ranks);
  }
  return best;
}

test("all 270,725 badugis", () => {
  const sizes = [0, 0, 0, 0, 0];
  const plainOf = new Map<number, number>();
  let mixed = 0;
  for (let a = 0; a < 49; a++) {
    for (let b = a + 1; b < 50; b++) {
      for (let c = b + 1; c < 51; c++) {
        for (let d = c + 1; d < 52; d++) {
          const value = badugi4(c, a, d, b);
          const plain = plainBadugi([a, b, c, d]);
          const known = plainOf.get(value);
          if (known === undefined) plainOf.set(value, plain);
          else if (known !== plain) mixed++;
          const size = Math.ceil(plain / 10_000);
          sizes[size] = (sizes[size] as number) + 1;
        }
      }
    }
  }
  // 13·12·11·10 with four ranks in four suits; one card is left of four of a kind and of four of a suit, 13 + 4·C(13,4).
  expect(sizes).toEqual([0, 2873, 96_252, 154_440, 17_160]);
  // C(13,1) + C(13,2) + C(13,3) + C(13,4) classes, in the same order.
  const inOrder = [...plainOf].sort(([a], [b]) => a - b).map(([, plain]) => plain);
  expect([inOrder.length, mixed]).toEqual([1092, 0]);
  expect(inOrder.every((plain, i) => i === 0 || plain > (inOrder[i - 1] as number))).toBe(true);
});
