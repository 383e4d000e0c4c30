import { type Card, rankOf, suitOf } from "../cards/card.ts";

/**
 * A slow second opinion on the order of hands, written apart from the evaluator: it tries every five of a player's cards and
 * compares lists of numbers, category first.
 */
export type Value = readonly number[];

export const compareValues = (a: Value, b: Value): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
};

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Every subset of the cards with the size named. */
export function subsets<T>(items: readonly T[], size: number): T[][] {
  const found: T[][] = [];
  for (let mask = 0; mask < 2 ** items.length; mask++) {
    const chosen = items.filter((_, i) => Math.floor(mask / 2 ** i) % 2 === 1);
    if (chosen.length === size) found.push(chosen);
  }
  return found;
}

/** Counts how often each rank is there and sorts: most often first, then highest. */
function pattern(ranks: readonly number[]): { times: number[]; order: number[] } {
  const distinct = [...new Set(ranks)];
  const count = (r: number): number => ranks.filter((x) => x === r).length;
  const order = distinct.sort((a, b) => count(b) - count(a) || b - a);
  return { times: order.map(count), order };
}

export function highValue(five: readonly Card[], shortDeck = false): Value {
  const ranks = five.map(rankOf);
  const { times, order } = pattern(ranks);
  const flush = new Set(five.map(suitOf)).size === 1;
  const lowEnd = shortDeck ? [12, 4, 5, 6, 7] : [12, 0, 1, 2, 3];
  const isWheel = times.length === 5 && lowEnd.every((r) => ranks.includes(r));
  const isRun = times.length === 5 && sum(ranks) === 5 * Math.min(...ranks) + 10 && Math.max(...ranks) - Math.min(...ranks) === 4;
  const straightTop = isWheel ? [lowEnd[4] as number] : isRun ? [Math.max(...ranks)] : null;
  const shape = times.join("");
  if (straightTop && flush) return [8, ...straightTop];
  if (shape === "41") return [7, ...order];
  if (shape === "32") return [shortDeck ? 5 : 6, ...order];
  if (flush) return [shortDeck ? 6 : 5, ...order];
  if (straightTop) return [4, ...straightTop];
  if (shape === "311") return [3, ...order];
  if (shape === "221") return [2, ...order];
  if (shape === "2111") return [1, ...order];
  return [0, ...order];
}

/** Ace-to-five, written so that a higher value is still better: everything counts negative. */
export function lowValue(five: readonly Card[]): Value {
  const { times, order } = pattern(five.map((c) => (rankOf(c) === 12 ? 0 : rankOf(c) + 1)));
  const shapes = ["11111", "2111", "221", "311", "32", "41"];
  return [-shapes.indexOf(times.join("")), ...order.map((r) => -r)];
}

export const qualifies = (five: readonly Card[]): boolean =>
  new Set(five.map(rankOf)).size === 5 && five.every((c) => rankOf(c) === 12 || rankOf(c) <= 6);

export const deuceValue = (five: readonly Card[]): Value => {
  const wheel = [12, 0, 1, 2, 3].every((r) => five.some((c) => rankOf(c) === r));
  const value = highValue(five);
  if (!wheel) return value.map((x) => -x);
  const flush = new Set(five.map(suitOf)).size === 1;
  return [flush ? -5 : 0, -12, -3, -2, -1, 0];
};

export function badugiValue(four: readonly Card[]): Value {
  const plays = (cards: readonly Card[]): boolean =>
    new Set(cards.map(rankOf)).size === cards.length && new Set(cards.map(suitOf)).size === cards.length;
  const values = [4, 3, 2, 1]
    .flatMap((size) => subsets(four, size))
    .filter(plays)
    .map((cards) => [cards.length, ...cards.map((c) => -((rankOf(c) + 1) % 13)).sort((a, b) => a - b)]);
  return values.sort(compareValues).at(-1) ?? [];
}

/** The best value over every five that the game lets a player use; null where none qualifies. */
export function bestValue(
  hole: readonly Card[],
  board: readonly Card[],
  fromHole: number | null,
  value: (five: readonly Card[]) => Value,
  allowed: (five: readonly Card[]) => boolean = () => true,
): Value | null {
  const fives =
    fromHole === null
      ? subsets([...hole, ...board], 5)
      : subsets(hole, fromHole).flatMap((mine) => subsets(board, 5 - fromHole).map((shared) => [...mine, ...shared]));
  return fives.filter(allowed).map(value).sort(compareValues).at(-1) ?? null;
}
