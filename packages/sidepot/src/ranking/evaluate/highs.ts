// The high hands that are not the best five of seven by the standard order: Omaha and short deck. Tables are empty until they are first
// asked for.
import { FIVE, fillFive, SEVEN } from "./evaluate.ts";
import { CARD_KEYS } from "./keys.ts";
import { fillTable } from "./tables.ts";
import { FLUSH, FULL_HOUSE, groupedValue, place, QUADS, STRAIGHT, STRAIGHT_FLUSH, top, type ValueOf } from "./values.ts";

// Omaha: exactly two cards of the hand with exactly three of the board.

const KEYS: Int32Array = CARD_KEYS;
const OFFSETS: Uint16Array = FIVE.offsets;
const VALUES: Uint16Array = FIVE.values;
const FLUSHES: Uint16Array = SEVEN.flushes;

/** Ranks of one suit: each of the hand, and those of every three of the board. */
const OWN: Uint16Array = new Uint16Array(6);
const COMMON: Uint16Array = new Uint16Array(10);

/**
 * The value of the best five by the standard high order, as of `evaluate7`: two of the four to six cards of a hand, three of a board
 * of five. The first call fills the table of five cards: about 8 ms.
 */
export function omahaHigh(hole: ArrayLike<number>, board: ArrayLike<number>): number {
  const a = KEYS[board[0] as number] as number;
  const b = KEYS[board[1] as number] as number;
  const c = KEYS[board[2] as number] as number;
  const d = KEYS[board[3] as number] as number;
  const e = KEYS[board[4] as number] as number;
  const ab = (a + b) | 0;
  const cd = (c + d) | 0;
  const ae = (a + e) | 0;
  const be = (b + e) | 0;
  let best = 0;
  for (let i = 1; i < hole.length; i++) {
    const one = KEYS[hole[i] as number] as number;
    for (let j = 0; j < i; j++) {
      const two = (one + (KEYS[hole[j] as number] as number)) | 0;
      const twoAndE = (two + e) | 0;
      best = Math.max(best, fiveOf((two + ab + c) | 0), fiveOf((two + ab + d) | 0), fiveOf((twoAndE + ab) | 0));
      best = Math.max(best, fiveOf((two + cd + a) | 0), fiveOf((two + cd + b) | 0), fiveOf((twoAndE + cd) | 0));
      best = Math.max(best, fiveOf((two + ae + c) | 0), fiveOf((two + ae + d) | 0));
      best = Math.max(best, fiveOf((two + be + c) | 0), fiveOf((two + be + d) | 0));
    }
  }
  // Only an empty table has no value for five cards.
  if (best === 0) return fillFive() ? omahaHigh(hole, board) : 0;
  const suit = suitOfThree(board);
  return suit < 0 ? best : Math.max(best, bestFlush(hole, board, suit));
}

const fiveOf = (key: number): number => VALUES[((key >>> 9) + (OFFSETS[key >>> 21] as number)) & 0x1fff] as number;

/** The suit of which a board has at least three cards, or -1. */
function suitOfThree(board: ArrayLike<number>): number {
  // Three bits a suit: their third one is set where three and one more are counted.
  let held = 0o1111;
  for (let i = 0; i < 5; i++) held += 1 << (3 * ((board[i] as number) & 3));
  const three = held & 0o4444;
  return three === 0 ? -1 : (29 - Math.clz32(three)) / 3;
}

/** The best flush of a suit of which the board has three cards; 0 where the hand has not two. */
function bestFlush(hole: ArrayLike<number>, board: ArrayLike<number>, suit: number): number {
  let own = 0;
  for (let i = 0; i < hole.length; i++) {
    const card = hole[i] as number;
    if ((card & 3) === suit) OWN[own++] = 1 << (card >> 2);
  }
  if (own < 2) return 0;
  let set = 0;
  for (let i = 0; i < 5; i++) {
    const card = board[i] as number;
    if ((card & 3) === suit) set |= 1 << (card >> 2);
  }
  const threes = listThrees(set);
  let best = 0;
  for (let i = 1; i < own; i++) {
    for (let j = 0; j < i; j++) {
      const two = (OWN[i] as number) | (OWN[j] as number);
      for (let k = 0; k < threes; k++) best = Math.max(best, FLUSHES[two | (COMMON[k] as number)] as number);
    }
  }
  return best;
}

/** Lists every three of the ranks of a set; answers how many there are. */
function listThrees(set: number): number {
  let many = 0;
  for (let x = set; x !== 0; x &= x - 1) {
    for (let y = x & (x - 1); y !== 0; y &= y - 1) {
      for (let z = y & (y - 1); z !== 0; z &= z - 1) COMMON[many++] = (x & -x) | (y & -y) | (z & -z);
    }
  }
  return many;
}

// Short deck: nothing below the six, a flush beats a full house, and the lowest straight is 9-8-7-6-A.

const SEVEN_OFFSETS: Uint16Array = SEVEN.offsets;
const SUITED: Uint8Array = SEVEN.suited;
const NO_FLUSH = 4;
/** Empty until they are first asked for. */
const SHORT_VALUES: Uint16Array = new Uint16Array(SEVEN.values.length);
const SHORT_FLUSHES: Uint16Array = new Uint16Array(SEVEN.flushes.length);

/** The rank of the six, the lowest. */
const SIX = 4;

/** The nine ranks as a set. */
const ALL = 0b1_1111_1111_0000;

/** Flush and full house change places. */
const FLUSH_HERE = FULL_HOUSE;
const FULL_HOUSE_HERE = FLUSH;

/** The highest rank of a straight, the nine where the ace is its lowest card; -1 without one. */
function straightTop(set: number): number {
  const runs = set & (set << 1) & (set << 2) & (set << 3) & ((set << 4) | ((set >> 12) << 7));
  return runs === 0 ? -1 : top(runs);
}

const shortValue: ValueOf = (once, twice, thrice, four) => {
  const grouped = groupedValue(once, twice, thrice, four);
  if (grouped >= QUADS) return grouped;
  if (grouped >= FULL_HOUSE) return grouped - FULL_HOUSE + FULL_HOUSE_HERE;
  const straight = straightTop(once);
  return straight >= 0 ? STRAIGHT + straight : grouped;
};

function fillShort(): void {
  fillTable({ offsets: SEVEN_OFFSETS, values: SHORT_VALUES }, 7, shortValue, SIX);
  for (let set = 0; set < SHORT_FLUSHES.length; set++) {
    if (SEVEN.flushes[set] === 0) continue;
    const straight = straightTop(set);
    SHORT_FLUSHES[set] = straight >= 0 ? STRAIGHT_FLUSH + straight : FLUSH_HERE + place(set, 5);
  }
}

const bit = (card: number, suit: number): number => Number((card & 3) === suit) << (card >> 2);

/**
 * The value of seven different cards of short deck, six to ace: higher is better, equal ties. The first call fills its tables: about
 * 10 ms.
 */
export function short7(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
  const left = ((((KEYS[a] as number) + (KEYS[b] as number)) | 0) + (((KEYS[c] as number) + (KEYS[d] as number)) | 0)) | 0;
  const right = ((((KEYS[e] as number) + (KEYS[f] as number)) | 0) + (KEYS[g] as number)) | 0;
  const key = (left + right) | 0;
  const suit = SUITED[key & 511] as number;
  let value = 0;
  if (suit === NO_FLUSH) value = SHORT_VALUES[((key >>> 9) + (SEVEN_OFFSETS[key >>> 19] as number)) & 0xffff] as number;
  else {
    const set = bit(a, suit) | bit(b, suit) | bit(c, suit) | bit(d, suit) | bit(e, suit) | bit(f, suit) | bit(g, suit);
    value = SHORT_FLUSHES[set] as number;
  }
  if (value !== 0 || SHORT_FLUSHES[ALL] !== 0) return value;
  fillShort();
  return short7(a, b, c, d, e, f, g);
}
