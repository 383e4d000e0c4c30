// The strength of five, six or seven cards by the standard high order, as a number. `rankHand` says which cards play and why; this
// only says which hand is better, and is made for loops over millions of hands.
import { CARD_KEYS, flushSuits, NO_FLUSH } from "./keys.ts";
import { rankTable } from "./tables.ts";
import { flushValues, highValue } from "./values.ts";

// V8 knows a constant of this module at compile time, and loads one that is imported each time: half the speed.
const KEYS: Int32Array = CARD_KEYS;
const { offsets: OFFSETS, values: VALUES } = rankTable(7, 13, 16, highValue);
const FLUSHES: Uint16Array = flushValues();
const SUITED: Uint8Array = flushSuits(7);

const bit = (card: number, suit: number): number => ((card & 3) === suit ? 1 << (card >> 2) : 0);

/** The tables by which seven cards are ranked, for loops that add keys up themselves; nothing may write to them. */
export const SEVEN: {
  readonly offsets: Uint16Array;
  readonly values: Uint16Array;
  readonly flushes: Uint16Array;
  readonly suited: Uint8Array;
} = { offsets: OFFSETS, values: VALUES, flushes: FLUSHES, suited: SUITED };

/**
 * The value of seven different cards by the standard high order: `category << 12 | place`, higher is better, equal ties.
 * Cards are numbers 0-51 (`4 × rank + suit`); nothing is checked.
 */
export function evaluate7(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
  const left = ((((KEYS[a] as number) + (KEYS[b] as number)) | 0) + (((KEYS[c] as number) + (KEYS[d] as number)) | 0)) | 0;
  const right = ((((KEYS[e] as number) + (KEYS[f] as number)) | 0) + (KEYS[g] as number)) | 0;
  const key = (left + right) | 0;
  const suit = SUITED[key & 511] as number;
  if (suit === NO_FLUSH) return VALUES[((key >>> 9) + (OFFSETS[key >>> 19] as number)) & 0xffff] as number;
  return flush7(a, b, c, d, e, f, g, suit);
}

function flush7(a: number, b: number, c: number, d: number, e: number, f: number, g: number, suit: number): number {
  const set = bit(a, suit) | bit(b, suit) | bit(c, suit) | bit(d, suit) | bit(e, suit) | bit(f, suit) | bit(g, suit);
  return FLUSHES[set] as number;
}
