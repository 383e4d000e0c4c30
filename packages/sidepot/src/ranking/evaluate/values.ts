// What a choice of ranks is worth: category << 12 | place within the category, higher is better. Sets of ranks are 13-bit masks.
import type { Category } from "../games.ts";

/** Bits below the category. */
const PLACE_BITS = 12;

/** The categories from the weakest, as in `CATEGORIES`. */
const NAMES: readonly Category[] = ["high-card", "pair", "two-pair", "trips", "straight", "flush", "full-house", "quads", "straight-flush"];

/** The lowest value of each category. */
export const HIGH_CARD: number = 0 << PLACE_BITS;
export const PAIR: number = 1 << PLACE_BITS;
export const TWO_PAIR: number = 2 << PLACE_BITS;
export const TRIPS: number = 3 << PLACE_BITS;
export const STRAIGHT: number = 4 << PLACE_BITS;
export const FLUSH: number = 5 << PLACE_BITS;
export const FULL_HOUSE: number = 6 << PLACE_BITS;
export const QUADS: number = 7 << PLACE_BITS;
export const STRAIGHT_FLUSH: number = 8 << PLACE_BITS;

/** How many hands apart neighbouring ranks of the pair are: sets of three kickers of twelve and more. */
export const PAIR_STEP = 286;
/** The same for trips: sets of two kickers. */
export const TRIPS_STEP = 78;
/** The same for pairs of pairs, for full houses and quads: one kicker, or the rank of the pair. */
export const ONE_STEP = 13;

/** The category of a value of the standard high order. */
export const categoryOf = (value: number): Category => NAMES[value >>> PLACE_BITS] as Category;

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
export function place(set: number, k: number): number {
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
function straightTop(set: number): number {
  const runs = set & (set << 1) & (set << 2) & (set << 3) & ((set << 4) | ((set >> 12) << 3));
  return runs === 0 ? -1 : top(runs);
}

/** The standard high order without suits. */
export const highValue: ValueOf = (once, twice, thrice, four) => {
  const grouped = groupedValue(once, twice, thrice, four);
  if (grouped >= FULL_HOUSE) return grouped;
  const straight = straightTop(once);
  return straight >= 0 ? STRAIGHT + straight : grouped;
};

/** The standard high order without suits and without straights. */
export function groupedValue(once: number, twice: number, thrice: number, four: number): number {
  if (four !== 0) {
    const rank = top(four);
    return QUADS + ONE_STEP * rank + top(once ^ (1 << rank));
  }
  if (thrice !== 0) {
    const rank = top(thrice);
    const pairs = twice ^ (1 << rank);
    if (pairs !== 0) return FULL_HOUSE + ONE_STEP * rank + top(pairs);
    return TRIPS + TRIPS_STEP * rank + place(once ^ (1 << rank), 2);
  }
  if (twice === 0) return HIGH_CARD + place(once, 5);
  const first = top(twice);
  const others = twice ^ (1 << first);
  if (others === 0) return PAIR + PAIR_STEP * first + place(once ^ (1 << first), 3);
  const second = top(others);
  return TWO_PAIR + ONE_STEP * place(twice, 2) + top(once ^ (1 << first) ^ (1 << second));
}
