import { type Card, rankOf, suitOf } from "sidepot/cards";

const ranks = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"] as const;
const suits = ["clubs", "diamonds", "hearts", "spades"] as const;

/** A rank's word. */
export const rankName = (rank: number): string => ranks[rank] ?? "unknown";
/** Several of a rank: `sixes`. */
export const rankNames = (rank: number): string => (rank === 4 ? "sixes" : `${rankName(rank)}s`);
/** A rank with its article: `an ace`. */
export const aRank = (rank: number): string => `${rank === 6 || rank === 12 ? "an" : "a"} ${rankName(rank)}`;
/** `ace of spades`. */
export const cardName = (card: Card): string => `${rankName(rankOf(card))} of ${suits[suitOf(card)] ?? "unknown"}`;
