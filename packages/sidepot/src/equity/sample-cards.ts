// What is left to be drawn: which cards are known before, which hands can still be held, and the deck.
import type { Card } from "../cards/card.ts";
import type { Combo, EquityInput, Range } from "./types.ts";

/** A set of cards as two words of 26 bits: clubs and diamonds, hearts and spades, each suit by its 13 ranks. */
export interface CardSet {
  readonly low: number;
  readonly high: number;
}

/** Bits of one suit within a word of a {@link CardSet}. */
export const SUIT_WIDTH = 13;

/** The bit of a card in the word that holds its suit. */
const bitOf = (card: number): number => 1 << ((card >> 2) + SUIT_WIDTH * (card & 1));

export const lowOf = (card: number): number => ((card & 2) === 0 ? bitOf(card) : 0);
export const highOf = (card: number): number => ((card & 2) === 0 ? 0 : bitOf(card));

/** A combo as loops want it. */
export interface Held {
  readonly combo: Combo;
  readonly low: number;
  readonly high: number;
  readonly weight: number;
}

/** A question without what is known: hands that cannot be there are gone, and a player with one hand left holds it. */
export interface Reduced {
  /** The hand of each player who has only one; null for the others. */
  readonly fixed: readonly (readonly [Card, Card] | null)[];
  /** The hands of each player that collide with nothing known; those of a fixed player are one. */
  readonly ranges: readonly (readonly Held[])[];
  /** Cards that may still be drawn, in order of their numbers. */
  readonly deck: readonly Card[];
}

function held(combo: Combo): Held {
  const [a, b] = combo.cards;
  return { combo, low: lowOf(a) | lowOf(b), high: highOf(a) | highOf(b), weight: combo.weight };
}

/** Takes out what is known, until nothing more follows from it. Null when a player has no hand left or the deck is too short. */
export function reduceInput(input: Pick<Required<EquityInput>, "players" | "board" | "dead">): Reduced | null {
  let low = 0;
  let high = 0;
  for (const card of [...input.board, ...input.dead]) {
    low |= lowOf(card);
    high |= highOf(card);
  }
  let ranges = input.players.map((range: Range) => range.filter(({ weight }) => weight > 0).map(held));
  const fixed: ([Card, Card] | null)[] = ranges.map(() => null);
  for (let again = true; again; ) {
    again = false;
    ranges = ranges.map((range, at) => (fixed[at] ? range : range.filter((hand) => (hand.low & low) === 0 && (hand.high & high) === 0)));
    for (const [at, range] of ranges.entries()) {
      const hand = range[0];
      if (!hand) return null;
      if (range.length > 1 || fixed[at]) continue;
      if ((hand.low & low) !== 0 || (hand.high & high) !== 0) return null;
      fixed[at] = [...hand.combo.cards];
      low |= hand.low;
      high |= hand.high;
      again = true;
    }
  }
  const deck = Array.from({ length: 52 }, (_, card) => card as Card).filter((card) => ((lowOf(card) & low) | (highOf(card) & high)) === 0);
  const wanted = 5 - input.board.length + 2 * fixed.filter((hand) => hand === null).length;
  return deck.length < wanted ? null : { fixed, ranges, deck };
}
