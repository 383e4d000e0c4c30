import { type Card, suitOf } from "../cards/card.ts";
import { lowRank } from "./five.ts";
import type { Category } from "./games.ts";

/** What a hand of badugi plays. */
export interface Badugi {
  readonly category: Category;
  /** Higher is better, equal ties. */
  readonly strength: number;
  /** Highest first. */
  readonly cards: readonly Card[];
}

/** The best badugi in four cards: no two of a rank or a suit, more cards first, then the lowest highest card, ace low. */
export function badugi(cards: readonly Card[]): Badugi {
  let best: Badugi | null = null;
  for (let mask = 1; mask < 1 << cards.length; mask++) {
    const chosen = cards.filter((_, i) => mask & (1 << i)).sort((a, b) => lowRank(b) - lowRank(a));
    const clash = chosen.some((c, i) => chosen.slice(0, i).some((d) => lowRank(c) === lowRank(d) || suitOf(c) === suitOf(d)));
    if (clash) continue;
    const high = chosen.reduce((sum, c) => sum * 13 + lowRank(c), 0);
    const strength = chosen.length * 13 ** 4 + (13 ** chosen.length - 1 - high);
    if (!best || strength > best.strength) best = { category: `badugi-${chosen.length}` as Category, strength, cards: chosen };
  }
  return best as Badugi;
}
