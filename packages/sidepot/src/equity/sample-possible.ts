// What can be dealt at all: which cards are known before anything is drawn, and whether hands of all ranges fit beside each other.
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

/** A set as one number, for looking it up: below 2^52. */
export const numberOf = (low: number, high: number): number => high * 2 ** 26 + low;

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

/** Cards of a whole range. */
export function unionOf(range: readonly Held[]): CardSet {
  let low = 0;
  let high = 0;
  for (const hand of range) {
    low |= hand.low;
    high |= hand.high;
  }
  return { low, high };
}

/** The most hands of a range that one card takes away. */
function heaviest(range: readonly Held[]): number {
  const found = new Int32Array(52);
  for (const { combo } of range) for (const card of combo.cards) found[card] = (found[card] as number) + 1;
  return Math.max(...found);
}

/** Ranges that could be in the way of others: one with so many hands that nobody can take them all is left out, again and again. */
function contested(ranges: readonly (readonly Held[])[]): readonly (readonly Held[])[] {
  let rest = ranges;
  for (;;) {
    const others = 2 * (rest.length - 1);
    // One at a time: the next one has fewer others against it.
    const free = rest.findIndex((range) => range.length > others * heaviest(range));
    if (free < 0) return rest;
    rest = rest.filter((_, at) => at !== free);
  }
}

/** Whether one hand of each range can be held at the same time. */
export function canHold(ranges: readonly (readonly Held[])[]): boolean {
  const sorted = [...contested(ranges)].sort((a, b) => a.length - b.length);
  const later = sorted.map((_, at) => unionOf(sorted.slice(at).flat()));
  const failed = sorted.map(() => new Set<number>());
  const search = (at: number, low: number, high: number): boolean => {
    const range = sorted[at];
    const left = later[at];
    if (!range || !left) return true;
    // Only cards that somebody still wants make a difference.
    const key = numberOf(low & left.low, high & left.high);
    const known = failed[at] as Set<number>;
    if (known.has(key)) return false;
    for (const hand of range) {
      if (((hand.low & low) | (hand.high & high)) === 0 && search(at + 1, low | hand.low, high | hand.high)) return true;
    }
    known.add(key);
    return false;
  };
  return search(0, 0, 0);
}

/** Whether there is any deal that fits a question. */
export function canDeal(input: Pick<Required<EquityInput>, "players" | "board" | "dead">): boolean {
  const reduced = reduceInput(input);
  return reduced !== null && canHold(reduced.ranges.filter((_, at) => reduced.fixed[at] === null));
}
