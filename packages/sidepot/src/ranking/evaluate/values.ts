// What a choice of ranks is worth: category << 12 | place within the category, higher is better. Sets of ranks are 13-bit masks.
import { CATEGORIES, type Category } from "../games.ts";

/** Bits below the category. */
const PLACE_BITS = 12;

const at = (category: (typeof CATEGORIES)[number]): number => CATEGORIES.indexOf(category) << PLACE_BITS;
const HIGH_CARD = at("high-card");
const PAIR = at("pair");
const TWO_PAIR = at("two-pair");
const TRIPS = at("trips");
const STRAIGHT = at("straight");
const FLUSH = at("flush");
const FULL_HOUSE = at("full-house");
const QUADS = at("quads");
const STRAIGHT_FLUSH = at("straight-flush");

/** The category of a value of the standard high order. */
export const categoryOf = (value: number): Category => CATEGORIES[value >>> PLACE_BITS] as Category;

/** Sets of ranks: a bit for each rank that is there at least once, twice, three times, four times. */
export type ValueOf = (once: number, twice: number, thrice: number, four: number) => number;

/** The highest rank of a set that is not empty. */
export const top = (set: number): number => 31 - Math.clz32(set);

/** `BINOMIAL[k][n]`: ways to choose k of n. */
const BINOMIAL: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((k) =>
  Array.from({ length: 13 }, (_, n) => {
    let ways = 1;
    for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
    return ways;
  }),
);

/** The place of the highest `k` ranks of a set among all sets of k ranks: a higher set has a higher place. */
function place(set: number, k: number): number {
  let rest = set;
  let sum = 0;
  for (let i = k; i > 0; i--) {
    const rank = top(rest);
    sum += (BINOMIAL[i] as readonly number[])[rank] as number;
    rest ^= 1 << rank;
  }
  return sum;
}

/** The highest rank of a straight in a set of ranks, the five in a wheel; -1 without one. */
export function straightTop(set: number): number {
  const runs = set & (set << 1) & (set << 2) & (set << 3) & ((set << 4) | ((set >> 12) << 3));
  return runs === 0 ? -1 : top(runs);
}

/** The standard high order without suits. */
export const highValue: ValueOf = (once, twice, thrice, four) => {
  if (four !== 0) {
    const rank = top(four);
    return QUADS + 13 * rank + top(once ^ (1 << rank));
  }
  if (thrice !== 0) {
    const rank = top(thrice);
    const pairs = twice ^ (1 << rank);
    if (pairs !== 0) return FULL_HOUSE + 13 * rank + top(pairs);
  }
  const straight = straightTop(once);
  if (straight >= 0) return STRAIGHT + straight;
  if (thrice !== 0) {
    const rank = top(thrice);
    return TRIPS + 78 * rank + place(once ^ (1 << rank), 2);
  }
  if (twice === 0) return HIGH_CARD + place(once, 5);
  const first = top(twice);
  const others = twice ^ (1 << first);
  if (others === 0) return PAIR + 286 * first + place(once ^ (1 << first), 3);
  const second = top(others);
  return TWO_PAIR + 13 * place(twice, 2) + top(once ^ (1 << first) ^ (1 << second));
};

/** The standard high order of cards of one suit, five ranks or more. */
export function flushValue(set: number): number {
  const straight = straightTop(set);
  return straight >= 0 ? STRAIGHT_FLUSH + straight : FLUSH + place(set, 5);
}

/** Set of ranks of one suit → value; 0 for fewer than five. */
export function flushValues(): Uint16Array {
  const values = new Uint16Array(1 << 13);
  for (let set = 0; set < 1 << 13; set++) {
    let many = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) many++;
    if (many >= 5) values[set] = flushValue(set);
  }
  return values;
}
