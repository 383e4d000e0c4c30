import { type Card, rankOf } from "sidepot/cards";
import { type HandRank, rankHand } from "sidepot/ranking";
import type { Words } from "../words.ts";

/**
 * What a hold'em player holds so far, by name: the best five with the board as far as it lies, the two cards alone before the flop.
 * Empty where the cards are not known.
 */
export function holdingName(own: readonly number[], board: readonly number[], words: Words): string {
  const [first, second] = own as readonly Card[];
  if (first === undefined || second === undefined) return "";
  const rank = board.length < 3 ? twoCards(first, second) : bestOf([first, second, ...(board as readonly Card[])]);
  return rank === null ? "" : words.handName(rank, "holdem", "high");
}

function twoCards(first: Card, second: Card): HandRank {
  const cards = rankOf(first) >= rankOf(second) ? [first, second] : [second, first];
  return { category: rankOf(first) === rankOf(second) ? "pair" : "high-card", strength: 0, cards, hole: cards };
}

/** A hand of hold'em wants its whole board; five cards of a draw game are the same five. */
function bestOf(cards: readonly Card[]): HandRank | null {
  let best: HandRank | null = null;
  for (const five of fivesOf(cards)) {
    const ranked = rankHand("draw", five);
    const high = ranked.ok ? ranked.value.high : null;
    if (high && (best === null || high.strength > best.strength)) best = high;
  }
  return best;
}

function fivesOf(cards: readonly Card[]): Card[][] {
  if (cards.length <= 5) return [cards.slice()];
  // Leaving one out at a time comes to every five; the few that come twice do no harm.
  return cards.flatMap((_, out) => fivesOf(cards.filter((_card, i) => i !== out)));
}
