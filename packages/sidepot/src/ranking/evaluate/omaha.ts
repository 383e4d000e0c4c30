// Omaha: exactly two cards of the hand with exactly three of the board.
import { FIVE, fillFive } from "./few.ts";
import { CARD_KEYS } from "./keys.ts";
import { SEVEN } from "./seven.ts";

const KEYS: Int32Array = CARD_KEYS;
const OFFSETS: Uint16Array = FIVE.offsets;
const VALUES: Uint16Array = FIVE.values;
const FLUSHES: Uint16Array = SEVEN.flushes;

/** The keys of the ten threes of a board. */
const THREES: Int32Array = new Int32Array(10);
/** Ranks of one suit: each of the hand, and those of every three of the board. */
const OWN: Uint16Array = new Uint16Array(6);
const COMMON: Uint16Array = new Uint16Array(10);

/**
 * The value of the best five by the standard high order, as of `evaluate7`: two of the four to six cards of a hand, three of a board
 * of five. The first call fills the table of five cards: about 5 ms.
 */
export function omahaHigh(hole: ArrayLike<number>, board: ArrayLike<number>): number {
  const a = KEYS[board[0] as number] as number;
  const b = KEYS[board[1] as number] as number;
  const c = KEYS[board[2] as number] as number;
  const d = KEYS[board[3] as number] as number;
  const e = KEYS[board[4] as number] as number;
  const ab = (a + b) | 0;
  const ac = (a + c) | 0;
  const bc = (b + c) | 0;
  const de = (d + e) | 0;
  THREES[0] = ab + c;
  THREES[1] = ab + d;
  THREES[2] = ab + e;
  THREES[3] = ac + d;
  THREES[4] = ac + e;
  THREES[5] = a + de;
  THREES[6] = bc + d;
  THREES[7] = bc + e;
  THREES[8] = b + de;
  THREES[9] = c + de;
  let best = 0;
  for (let i = 1; i < hole.length; i++) {
    const one = KEYS[hole[i] as number] as number;
    for (let j = 0; j < i; j++) best = bestWith((one + (KEYS[hole[j] as number] as number)) | 0, best);
  }
  if (best === 0) {
    fillFive();
    return omahaHigh(hole, board);
  }
  const suit = suitOfThree(board);
  return suit < 0 ? best : Math.max(best, bestFlush(hole, board, suit));
}

/** The best of the ten fives of two cards' key with each three of the board, or `best`. */
function bestWith(two: number, best: number): number {
  let highest = best;
  for (let i = 0; i < 10; i++) {
    const key = (two + (THREES[i] as number)) | 0;
    const value = VALUES[((key >>> 9) + (OFFSETS[key >>> 21] as number)) & 0x1fff] as number;
    highest = Math.max(value, highest);
  }
  return highest;
}

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
