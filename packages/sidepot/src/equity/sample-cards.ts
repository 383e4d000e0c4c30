// What is left to be drawn: which cards are known before, which hands can still be held, and the deck.
import { type Card, fullDeck } from "../cards/card.ts";
import type { EquityInput, Range } from "./types.ts";

/** A question without what is known: hands that cannot be there are gone, and a player with one hand left holds it. */
export interface Reduced {
  /** The hand of each player who has only one; null for the others. */
  readonly fixed: readonly (readonly [Card, Card] | null)[];
  /** The hands of each player that collide with nothing known; those of a fixed player are one. */
  readonly ranges: readonly Range[];
  /** Cards that may still be drawn, in order of their numbers. */
  readonly deck: readonly Card[];
}

/** Takes out what is known, until nothing more follows from it. Null when a player has no hand left or the deck is too short. */
export function reduceInput({ players, board, dead }: Pick<Required<EquityInput>, "players" | "board" | "dead">): Reduced | null {
  const gone = new Set<Card>([...board, ...dead]);
  const fixed: (readonly [Card, Card] | null)[] = players.map(() => null);
  let ranges = players;
  for (let again = true; again; ) {
    again = false;
    ranges = ranges.map((range, player) =>
      fixed[player] ? range : range.filter(({ cards: [a, b], weight }) => weight > 0 && !gone.has(a) && !gone.has(b)),
    );
    for (const [player, [hand, another]] of ranges.entries()) {
      if (!hand) return null;
      if (another || fixed[player]) continue;
      if (hand.cards.some((card) => gone.has(card))) return null;
      fixed[player] = hand.cards;
      for (const card of hand.cards) gone.add(card);
      again = true;
    }
  }
  const deck = fullDeck().filter((card) => !gone.has(card));
  const wanted = 5 - board.length + 2 * fixed.filter((hand) => hand === null).length;
  return deck.length < wanted ? null : { fixed, ranges, deck };
}
