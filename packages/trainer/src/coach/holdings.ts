import type { Card } from "sidepot/cards";
import type { Range } from "sidepot/equity";
import { evaluate7 } from "sidepot/evaluate";

/** A hand worse than the player's, as good, or better. */
const WORSE = 0;
export const EQUAL = 1;
export const BETTER = 2;

/** What somebody may hold, without the cards that are known, as arrays. */
export interface Holdings {
  readonly count: number;
  readonly first: Uint8Array;
  readonly second: Uint8Array;
  readonly weights: Float64Array;
}

/** The hands of a range that the known cards leave. */
export function holdingsOf(range: Range, known: ReadonlySet<number>): Holdings {
  const left = range.filter(({ cards: [a, b], weight }) => weight > 0 && !known.has(a) && !known.has(b));
  return {
    count: left.length,
    first: Uint8Array.from(left, ({ cards }) => cards[0]),
    second: Uint8Array.from(left, ({ cards }) => cards[1]),
    weights: Float64Array.from(left, ({ weight }) => weight),
  };
}

/** The strength of two cards on five; higher is better. */
export function strengthOn(board: readonly Card[], a: number, b: number): number {
  const [c, d, e, f, g] = board as readonly [Card, Card, Card, Card, Card];
  return evaluate7(a, b, c, d, e, f, g);
}

/** How each hand stands to the player's on a whole board: {@link WORSE}, {@link EQUAL} or {@link BETTER}. */
export function standings({ count, first, second }: Holdings, board: readonly Card[], hero: readonly [Card, Card]): Uint8Array {
  const own = strengthOn(board, hero[0], hero[1]);
  const standing = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const value = strengthOn(board, first[i] as number, second[i] as number);
    standing[i] = value < own ? WORSE : value === own ? EQUAL : BETTER;
  }
  return standing;
}
