// The 1,326 holdings of two cards as places of an array, so that a weighted range is numbers in a row.
import type { Card } from "sidepot/cards";

/** How many holdings there are. */
export const HOLDINGS = 1326;

/** The higher card of each holding, and the lower one. */
export const HIGH: Uint8Array = new Uint8Array(HOLDINGS);
/** See {@link HIGH}. */
export const LOW: Uint8Array = new Uint8Array(HOLDINGS);

for (let high = 1, at = 0; high < 52; high++) {
  for (let low = 0; low < high; low++, at++) {
    HIGH[at] = high;
    LOW[at] = low;
  }
}

/** The place of two different cards, in any order. */
export const holdingOf = (a: Card, b: Card): number => (a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a);
