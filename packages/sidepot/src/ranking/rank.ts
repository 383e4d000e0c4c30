import type { Card } from "../cards/card.ts";
import type { Category } from "./games.ts";

/** What a hand plays on one side. */
export interface HandRank {
  readonly category: Category;
  /** Higher is better, equal ties; comparable within one game and side only. */
  readonly strength: number;
  /** The cards that count, most significant first: five, fewer in badugi. */
  readonly cards: readonly Card[];
  /** Those of them that came from the player's own hand, in the same order. */
  readonly hole: readonly Card[];
}
