import type { Words } from "@sidepot/words";

/** From here on a pot's number is longer than its room. */
export const LONG_POT = 10_000_000;
/** From here on a number has seven characters: too many for a bet, for a pot among many and for the blinds in a phone's header. */
export const LONG_BET = 100_000;
/** So many characters stand side by side on a plate. */
const PLATE = 14;

/** Whether a plate has no room for what a player has and, beside it, what they won. */
export const longPlate = (stack: number, won: number, words: Pick<Words, "chips">): boolean =>
  stack >= LONG_POT || won >= LONG_POT || (won > 0 && words.chips(stack).length + words.chips(won).length > PLATE);
