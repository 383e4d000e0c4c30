// The strength of five, six or seven cards by the standard high order, as a number. `rankHand` says which cards play and why; this
// only says which hand is better, and is made for loops over millions of hands.
import { CARD_KEYS, flushSuits } from "./keys.ts";
import { SEVEN } from "./seven.ts";
import { emptyTable, fillTable, packRows, type RankTable } from "./tables.ts";
import { highValue } from "./values.ts";

export { SEVEN };

// V8 knows a constant of this module at compile time, and loads one that is imported each time: half the speed.
const KEYS: Int32Array = CARD_KEYS;
const OFFSETS: Uint16Array = SEVEN.offsets;
const VALUES: Uint16Array = SEVEN.values;
const FLUSHES: Uint16Array = SEVEN.flushes;
const SUITED: Uint8Array = SEVEN.suited;
const NO_FLUSH = 4;

/** `suit << 6 | card` → the bit of the card's rank if it is of the suit. Without branches, since nothing foretells them. */
const SUIT_BIT: Uint16Array = new Uint16Array(4 << 6);
for (let card = 0; card < 52; card++) SUIT_BIT[((card & 3) << 6) | card] = 1 << (card >> 2);

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
  return flush7(a, b, c, d, e, f, g, suit << 6);
}

function flush7(a: number, b: number, c: number, d: number, e: number, f: number, g: number, suit: number): number {
  const left = (SUIT_BIT[suit | a] as number) | (SUIT_BIT[suit | b] as number) | (SUIT_BIT[suit | c] as number);
  const right = (SUIT_BIT[suit | d] as number) | (SUIT_BIT[suit | e] as number) | (SUIT_BIT[suit | f] as number);
  return FLUSHES[left | right | (SUIT_BIT[suit | g] as number)] as number;
}

/** `values[((key >>> 9) + offsets[key >>> 21]) & 0x1fff]`: 20 KB, empty until they are first asked for. No value is 0. */
export const FIVE: RankTable = emptyTable(11, 13);
const FIVE_OFFSETS: Uint16Array = FIVE.offsets;
const FIVE_VALUES: Uint16Array = FIVE.values;
const SIX: RankTable = emptyTable(12, 15);
const SIX_OFFSETS: Uint16Array = SIX.offsets;
const SIX_VALUES: Uint16Array = SIX.values;
const SIX_SUITED: Uint8Array = flushSuits(6);

/** The value of five different cards, as of {@link evaluate7}. The first call fills its table: about 8 ms in a process that has just begun. */
export function evaluate5(a: number, b: number, c: number, d: number, e: number): number {
  if ((((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0) {
    return FLUSHES[(1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))] as number;
  }
  const left = ((((KEYS[a] as number) + (KEYS[b] as number)) | 0) + (((KEYS[c] as number) + (KEYS[d] as number)) | 0)) | 0;
  const key = (left + (KEYS[e] as number)) | 0;
  const value = FIVE_VALUES[((key >>> 9) + (FIVE_OFFSETS[key >>> 21] as number)) & 0x1fff] as number;
  // No value is 0, so that is a table which is not filled yet.
  return value !== 0 ? value : firstOfFive(key);
}

let filled = false;

/** Fills {@link FIVE}; answers whether it was empty. */
export function fillFive(): boolean {
  if (filled) return false;
  packRows(5, FIVE);
  fillTable(FIVE, 5, highValue);
  filled = true;
  return true;
}

function firstOfFive(key: number): number {
  fillFive();
  return FIVE_VALUES[((key >>> 9) + (FIVE_OFFSETS[key >>> 21] as number)) & 0x1fff] as number;
}

/** The value of six different cards, as of {@link evaluate7}. The first call fills its table: about 15 ms. */
export function evaluate6(a: number, b: number, c: number, d: number, e: number, f: number): number {
  const left = ((((KEYS[a] as number) + (KEYS[b] as number)) | 0) + (((KEYS[c] as number) + (KEYS[d] as number)) | 0)) | 0;
  const key = (left + (((KEYS[e] as number) + (KEYS[f] as number)) | 0)) | 0;
  const suit = SIX_SUITED[key & 511] as number;
  if (suit !== NO_FLUSH) return flush7(a, b, c, d, e, f, f, suit << 6);
  const value = SIX_VALUES[((key >>> 9) + (SIX_OFFSETS[key >>> 20] as number)) & 0x7fff] as number;
  return value !== 0 ? value : firstOfSix(key);
}

function firstOfSix(key: number): number {
  packRows(6, SIX);
  fillTable(SIX, 6, highValue);
  return SIX_VALUES[((key >>> 9) + (SIX_OFFSETS[key >>> 20] as number)) & 0x7fff] as number;
}

/** The value of five, six or seven different cards, as of {@link evaluate7}; of any other number of cards 0. */
export function evaluate(cards: ArrayLike<number>): number {
  const a = cards[0] as number;
  const b = cards[1] as number;
  const c = cards[2] as number;
  const d = cards[3] as number;
  const e = cards[4] as number;
  if (cards.length === 7) return evaluate7(a, b, c, d, e, cards[5] as number, cards[6] as number);
  if (cards.length === 6) return evaluate6(a, b, c, d, e, cards[5] as number);
  return cards.length === 5 ? evaluate5(a, b, c, d, e) : 0;
}
