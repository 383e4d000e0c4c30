import { fail, ok, type Result } from "../result.ts";

declare const card: unique symbol;

/** A card: `4 × rank + suit`, 0 to 51, with the two as rank 0, the ace as rank 12, and suits in the order clubs, diamonds, hearts, spades. */
export type Card = number & { readonly [card]: true };

/** Ranks from the lowest: the two is 0, the ace 12. */
export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] as const;
/** Suits from the lowest, as they rank where a suit decides an odd chip: clubs, diamonds, hearts, spades (Robert's Rules, ties 1). */
export const SUITS = ["c", "d", "h", "s"] as const;

/** The letter of a rank. */
export type RankLetter = (typeof RANKS)[number];
/** The letter of a suit. */
export type SuitLetter = (typeof SUITS)[number];

/** The rank of a card, 0 (two) to 12 (ace). */
export const rankOf = (c: Card): number => c >> 2;
/** The suit of a card, 0 (clubs) to 3 (spades). */
export const suitOf = (c: Card): number => c & 3;

/** The card of a rank 0-12 and a suit 0-3. */
export function cardOf(rank: number, suit: number): Result<Card, { readonly code: "CARD_OUT_OF_RANGE"; readonly path: string }> {
  const whole = Number.isInteger(rank) && Number.isInteger(suit) && rank >= 0 && rank < 13 && suit >= 0 && suit < 4;
  return whole ? ok((4 * rank + suit) as Card) : fail({ code: "CARD_OUT_OF_RANGE", path: "" });
}

/** Whether a value is a card's number. */
export const isCard = (value: unknown): value is Card => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 52;

/** Writes a card: `As`, `Td`, `9h`. Round trip of {@link parseCards}. */
export const makeCard = (c: Card): string => `${RANKS[rankOf(c)]}${SUITS[suitOf(c)]}`;

/** Writes cards without a separator: `AsKd`. Round trip of {@link parseCards}. */
export const makeCards = (cards: readonly Card[]): string => cards.map(makeCard).join("");

/** All 52 cards in order of their numbers. */
export const fullDeck = (): Card[] => Array.from({ length: 52 }, (_, i) => i as Card);
