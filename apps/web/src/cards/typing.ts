import type { Problem } from "sidepot";
import { type Card, cardOf, parseCards, rankOf, SUITS, suitOf } from "sidepot/cards";

/** Half a card: what was chosen first. */
export type Half = { readonly rank: number } | { readonly suit: number };

/** What one typed character is; null where it has no part in a card. `1` may begin a ten. */
export function readCharacter(text: string): Half | "one" | null {
  if (text === "1" || text === "１") return "one";
  // The referee reads every notation and keyboard; a rank needs a suit beside it to be read, and a suit a rank.
  const suit = parseCards(`A${text}`);
  if (suit.ok && suit.value.length === 1 && text.length === 1) return { suit: suitOf(suit.value[0] as Card) };
  const rank = parseCards(`${text}s`);
  if (rank.ok && rank.value.length === 1 && text.length <= 2) return { rank: rankOf(rank.value[0] as Card) };
  return null;
}

/** Two halves put together: a card where they fit, the newer one where both are of a kind. */
export function join(first: Half | null, second: Half): Card | Half {
  if (first === null || "rank" in first === "rank" in second) return second;
  const rank = "rank" in first ? first.rank : (second as { rank: number }).rank;
  const suit = "suit" in first ? first.suit : (second as { suit: number }).suit;
  const card = cardOf(rank, suit);
  return card.ok ? card.value : second;
}

/** A text as cards: all of it, or what is wrong with it. */
export interface Reading {
  readonly cards: readonly Card[];
  /** A rank at the end whose suit is still to come. */
  readonly rest: number | null;
  /** What could not be read; null where all could. Then no card was read either. */
  readonly fault: Problem | null;
}

/** Reads cards as people type and paste them, `8s8` up to the suit that is missing. A text that is something else gives no card. */
export function readText(text: string): Reading {
  const read = parseCards(text);
  if (read.ok) return { cards: read.value, rest: null, fault: null };
  // A rank that waits for its suit is found by giving it one; not all four can be there already.
  for (const suit of SUITS) {
    const completed = parseCards(text + suit);
    const last = completed.ok ? completed.value.at(-1) : undefined;
    if (completed.ok && last !== undefined) return { cards: completed.value.slice(0, -1), rest: rankOf(last), fault: null };
  }
  // A ten that has only its first figure yet is no mistake.
  const before = /[1\uff11]\s*$/.test(text) ? parseCards(text.replace(/[1\uff11]\s*$/, "")) : read;
  return before.ok ? { cards: before.value, rest: null, fault: null } : { cards: [], rest: null, fault: read.error };
}
