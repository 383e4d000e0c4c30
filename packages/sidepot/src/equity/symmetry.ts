import type { Card } from "../cards/card.ts";
import type { EquityInput, Range } from "./types.ts";

/** A permutation of suits as a map of cards: `map[card]` is the card that takes its place. */
export type SuitMap = Uint8Array;

/** The 24 permutations, the one that changes nothing first. */
const SUIT_MAPS: readonly SuitMap[] = permutations([0, 1, 2, 3]).map((suits) =>
  Uint8Array.from({ length: 52 }, (_, card) => (card & ~3) | (suits[card & 3] as number)),
);

function permutations(of: readonly number[]): number[][] {
  if (of.length < 2) return [[...of]];
  return of.flatMap((first) => permutations(of.filter((x) => x !== first)).map((rest) => [first, ...rest]));
}

const keeps = (map: SuitMap, cards: readonly Card[]): boolean => cards.every((card) => cards.includes(map[card] as Card));

/** A number for two cards, whatever their order: below 2,704. */
export const pairOf = (a: number, b: number): number => (a > b ? 52 * a + b : 52 * b + a);

function weightsOf(range: Range): Float64Array {
  const weights = new Float64Array(52 * 52);
  for (const { cards, weight } of range) weights[pairOf(cards[0], cards[1])] = weight;
  return weights;
}

/** Whether a range is the same after the permutation, weights and all. */
const keepsRange = (map: SuitMap, range: Range, weights: Float64Array): boolean =>
  range.every(({ cards: [a, b], weight }) => weights[pairOf(map[a] as number, map[b] as number)] === weight);

/** The permutations of suits that leave the board and the dead cards what they are. */
export const suitsAlike = (board: readonly Card[], dead: readonly Card[]): readonly SuitMap[] =>
  SUIT_MAPS.filter((map) => keeps(map, board) && keeps(map, dead));

/** Those that leave every range what it is as well: deals that they map on each other count alike. */
export function dealsAlike(input: EquityInput): readonly SuitMap[] {
  let maps = suitsAlike(input.board ?? [], input.dead ?? []);
  for (const range of input.players) {
    const weights = weightsOf(range);
    maps = maps.filter((map) => keepsRange(map, range, weights));
  }
  return maps;
}
