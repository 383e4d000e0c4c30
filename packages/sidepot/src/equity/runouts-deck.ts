// What is known of a question, in the form in which it is counted.
import type { EquityInput, Range } from "./types.ts";

/** The hands of one player that the known cards leave. */
export interface Hands {
  readonly count: number;
  readonly high: Uint8Array;
  readonly low: Uint8Array;
  /** `scale` times the weights of the range. */
  readonly weights: Float64Array;
  readonly scale: number;
}

/** What is known to everyone. */
export interface Deck {
  /** 1 for each card that may come. */
  readonly live: Uint8Array;
  readonly board: readonly number[];
  /** Cards of the board that are still to come, 0 to 2. */
  readonly coming: number;
}

/** What is known of a question. */
export function deckOf(input: Required<EquityInput>): Deck {
  const live = new Uint8Array(52).fill(1);
  for (const card of input.board) live[card] = 0;
  for (const card of input.dead) live[card] = 0;
  return { live, board: input.board, coming: 5 - input.board.length };
}

/** In how many ways the cards to come can be dealt when each of so many players holds two cards. */
export function boardsOf({ live, coming }: Deck, players: number): number {
  let left = -2 * players;
  for (let card = 0; card < 52; card++) left += live[card] as number;
  return Math.max(0, coming === 0 ? 1 : coming === 1 ? left : (left * (left - 1)) / 2);
}

/** The smallest number of which all weights are whole parts: usual weights become whole numbers, whose sums are exact; 0 without one. */
function scaleOf(range: Range): number {
  for (const scale of [1, 100, 10_000]) if (range.every(({ weight }) => Math.round(weight * scale) / scale === weight)) return scale;
  return 0;
}

/** The hands of a range that the known cards leave. */
export function handsOf(range: Range, live: Uint8Array): Hands {
  const high = new Uint8Array(range.length);
  const low = new Uint8Array(range.length);
  const weights = new Float64Array(range.length);
  const scale = scaleOf(range);
  let count = 0;
  for (const { cards, weight } of range) {
    if (live[cards[0]] === 0 || live[cards[1]] === 0) continue;
    high[count] = cards[0];
    low[count] = cards[1];
    weights[count] = scale === 0 ? weight : Math.round(weight * scale);
    count++;
  }
  return { count, high, low, weights, scale: scale || 1 };
}
