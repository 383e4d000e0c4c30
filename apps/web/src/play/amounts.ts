import type { Words } from "@sidepot/words";

/** From here on a number of chips is longer than the room that pots and bets have. */
export const LONG_POT = 10_000_000;
export const LONG_BET = 1_000_000;
/** So many characters stand side by side on a plate. */
const PLATE = 14;

/** Whether a plate has no room for what a player has and, beside it, what they won. */
export const longPlate = (stack: number, won: number, words: Pick<Words, "chips">): boolean =>
  stack >= LONG_POT || won >= LONG_POT || (won > 0 && words.chips(stack).length + words.chips(won).length > PLATE);
