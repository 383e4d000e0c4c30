import { cardOf, makeCard, RANKS, SUITS } from "../../cards/index.ts";
import type { Dealt } from "../record.ts";

/** Reads cards without anything between them; `??` is a card that was not seen. Null where the text is something else. */
export function readDealt(text: string): Dealt[] | null {
  if (text.length === 0 || text.length % 2 === 1) return null;
  const cards: Dealt[] = [];
  for (let i = 0; i < text.length; i += 2) {
    const rank = (RANKS as readonly string[]).indexOf((text[i] as string).toUpperCase());
    const suit = (SUITS as readonly string[]).indexOf((text[i + 1] as string).toLowerCase());
    const card = rank < 0 || suit < 0 ? null : cardOf(rank, suit);
    if (card?.ok) cards.push(card.value);
    else if (text.slice(i, i + 2) === "??") cards.push(null);
    else return null;
  }
  return cards;
}

/** Writes cards, `??` for one that was not seen. Round trip of {@link readDealt}. */
export const writeDealt = (cards: readonly Dealt[]): string => cards.map((card) => (card === null ? "??" : makeCard(card))).join("");
