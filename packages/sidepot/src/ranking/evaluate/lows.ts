// The lows of the games: ace-to-five, deuce-to-seven, eight or better, badugi. All in one file, and with it the tables empty until they
// are first asked for, since every file and every table would be paid for at each start.
import { FIVE, fillFive, SEVEN } from "./evaluate.ts";
import { CARD_KEYS } from "./keys.ts";
import { fillTable } from "./tables.ts";
import {
  FLUSH,
  FULL_HOUSE,
  groupedValue,
  HIGH_CARD,
  ONE_STEP,
  PAIR,
  PAIR_STEP,
  place,
  QUADS,
  STRAIGHT,
  STRAIGHT_FLUSH,
  TRIPS,
  TRIPS_STEP,
  TWO_PAIR,
  top,
  type ValueOf,
} from "./values.ts";

// Five cards, by the keys of the high hands with values of their own. A value is what is left of 0x8fff below what the five are worth
// as a high hand: higher is better, none is 0.

const KEYS: Int32Array = CARD_KEYS;
const FIVE_OFFSETS: Uint16Array = FIVE.offsets;
const SEVEN_OFFSETS: Uint16Array = SEVEN.offsets;
const WORST = 0x8fff;

/** Empty until they are first asked for. */
const ACE_TO_FIVE: Uint16Array = new Uint16Array(FIVE.values.length);
const RAZZ: Uint16Array = new Uint16Array(SEVEN.values.length);
const DEUCE: Uint16Array = new Uint16Array(FIVE.values.length);

/** Makes the ace the lowest rank of a set. */
const aceLow = (set: number): number => ((set << 1) | (set >> 12)) & 0x1fff;

/** The lowest so many ranks of a set; all where there are no more. */
function lowest(set: number, many: number): number {
  let rest = set;
  for (let i = 0; i < many; i++) rest &= rest - 1;
  return set ^ rest;
}

/** The value of the best five by the ace-to-five order: as few of a rank as there can be, and of the lowest ranks. */
const aceToFiveValue: ValueOf = (one, two, three) => {
  const once = aceLow(one);
  const twice = aceLow(two);
  const least = (set: number): number => top(set & -set);
  const five = lowest(once, 5);
  if (lowest(five, 4) !== five) return WORST - (HIGH_CARD + place(five, 5));
  const pair = least(twice);
  if (lowest(once, 3) !== once) return WORST - (PAIR + PAIR_STEP * pair + place(once ^ (1 << pair), 3));
  const pairs = lowest(twice, 2);
  const paired = pairs !== lowest(twice, 1);
  if (lowest(once, 2) !== once) {
    if (paired) return WORST - (TWO_PAIR + ONE_STEP * place(pairs, 2) + top(once ^ pairs));
    return WORST - (TRIPS + TRIPS_STEP * pair + place(once ^ (1 << pair), 2));
  }
  if (!paired) return WORST - (QUADS + ONE_STEP * pair + top(once ^ (1 << pair)));
  const trips = least(aceLow(three));
  return WORST - (FULL_HOUSE + ONE_STEP * trips + top(once ^ (1 << trips)));
};

/** The value of five cards of different suits by the deuce-to-seven order: the high order, but A-2-3-4-5 is no straight. */
const deuceValue: ValueOf = (once, twice, thrice, four) => {
  const run = once & (once << 1) & (once << 2) & (once << 3) & (once << 4);
  return WORST - (run === 0 ? groupedValue(once, twice, thrice, four) : STRAIGHT + top(run));
};

function fill(values: Uint16Array, worthOf: ValueOf): void {
  // Its offsets are those of all tables of five cards.
  fillFive();
  fillTable({ offsets: FIVE.offsets, values }, 5, worthOf);
}

const keyOf = (a: number, b: number, c: number, d: number, e: number): number =>
  ((((KEYS[a] as number) + (KEYS[b] as number)) | 0) + (((KEYS[c] as number) + (KEYS[d] as number)) | 0) + (KEYS[e] as number)) | 0;

const placeOf = (key: number): number => ((key >>> 9) + (FIVE_OFFSETS[key >>> 21] as number)) & 0x1fff;

/**
 * The value of five different cards by the ace-to-five low order (straights and flushes do not count, the ace is low): higher is
 * better, equal ties. The first call fills a table: about 15 ms.
 */
export function aceToFive5(a: number, b: number, c: number, d: number, e: number): number {
  const key = keyOf(a, b, c, d, e);
  const value = ACE_TO_FIVE[placeOf(key)] as number;
  if (value !== 0) return value;
  fill(ACE_TO_FIVE, aceToFiveValue);
  return ACE_TO_FIVE[placeOf(key)] as number;
}

/** The value of the best five of seven different cards, as of {@link aceToFive5}. The first call fills a table: about 15 ms. */
export function aceToFive7(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
  const left = ((((KEYS[a] as number) + (KEYS[b] as number)) | 0) + (((KEYS[c] as number) + (KEYS[d] as number)) | 0)) | 0;
  const right = ((((KEYS[e] as number) + (KEYS[f] as number)) | 0) + (KEYS[g] as number)) | 0;
  const key = (left + right) | 0;
  const at = ((key >>> 9) + (SEVEN_OFFSETS[key >>> 19] as number)) & 0xffff;
  const value = RAZZ[at] as number;
  if (value !== 0) return value;
  fillTable({ offsets: SEVEN_OFFSETS, values: RAZZ }, 7, aceToFiveValue);
  return RAZZ[at] as number;
}

/**
 * The value of five different cards by the deuce-to-seven low order (straights and flushes hurt, the ace is high): higher is better,
 * equal ties. The first call fills a table: about 15 ms.
 */
export function deuce5(a: number, b: number, c: number, d: number, e: number): number {
  const key = keyOf(a, b, c, d, e);
  let value = DEUCE[placeOf(key)] as number;
  if (value === 0) {
    fill(DEUCE, deuceValue);
    value = DEUCE[placeOf(key)] as number;
  }
  if ((((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) !== 0) return value;
  // Five of one suit have no pairs: a straight becomes a straight flush, any other hand a flush.
  return value - (WORST - value < STRAIGHT ? FLUSH - HIGH_CARD : STRAIGHT_FLUSH - STRAIGHT);
}

// Eight or better: five different ranks, none above the eight. Sets of these ranks have bit 0 for the ace, bit 7 for the eight.

/** The bit of a card's rank; 0 above the eight. */
const BITS: Uint8Array = new Uint8Array(52);
for (let card = 0; card < 52; card++) BITS[card] = 1 << (((card >> 2) + 1) % 13);

/** By set: the value of its lowest five ranks. Empty until it is first asked for: all eight ranks make a low. */
const LOWS: Uint8Array = new Uint8Array(1 << 8);
/** The same for exactly two of one set and three of another: `two's set << 8 | three's set`; empty until it is first asked for. */
const TWO_AND_THREE: Uint8Array = new Uint8Array(1 << 16);

const sizeOf = (set: number): number => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
};

function fillLows(): void {
  let value = 0;
  // The higher set is the higher low, which is the worse one.
  for (let set = 255; set > 0; set--) if (sizeOf(set) === 5) LOWS[set] = ++value;
  // Of more ranks the lowest five play.
  for (let set = 0; set < 256; set++) {
    let lowest = set;
    while (sizeOf(lowest) > 5) lowest ^= 1 << (31 - Math.clz32(lowest));
    LOWS[set] = LOWS[lowest] as number;
  }
}

function fillTwoAndThree(): void {
  fillLows();
  for (let two = 0; two < 256; two++) {
    if (sizeOf(two) !== 2) continue;
    for (let three = 0; three < 256; three++) {
      if (sizeOf(three) === 3) TWO_AND_THREE[(two << 8) | three] = LOWS[two | three] as number;
    }
  }
  // A larger set plays the best of what its parts play.
  for (let bit = 1; bit < 1 << 16; bit <<= 1) {
    for (let sets = 0; sets < 1 << 16; sets++) {
      if ((sets & bit) === 0) continue;
      const less = TWO_AND_THREE[sets ^ bit] as number;
      if (less > (TWO_AND_THREE[sets] as number)) TWO_AND_THREE[sets] = less;
    }
  }
}

/** The value of the best low of eight or better among seven cards: higher is better, equal ties, 0 where none qualifies. */
export function eightLow7(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
  const left = (BITS[a] as number) | (BITS[b] as number) | (BITS[c] as number);
  const right = (BITS[d] as number) | (BITS[e] as number) | (BITS[f] as number);
  const found = LOWS[left | right | (BITS[g] as number)] as number;
  if (found !== 0 || LOWS[0xff] !== 0) return found;
  fillLows();
  return LOWS[left | right | (BITS[g] as number)] as number;
}

/** The same in Omaha: two of the cards of a hand, three of a board of five. The first call fills a table: about 7 ms. */
export function omahaLow(hole: ArrayLike<number>, board: ArrayLike<number>): number {
  let own = 0;
  for (let i = 0; i < hole.length; i++) own |= BITS[hole[i] as number] as number;
  let common = 0;
  for (let i = 0; i < 5; i++) common |= BITS[board[i] as number] as number;
  const found = TWO_AND_THREE[(own << 8) | common] as number;
  if (found !== 0 || TWO_AND_THREE[0xffff] !== 0) return found;
  fillTwoAndThree();
  return TWO_AND_THREE[(own << 8) | common] as number;
}

// Badugi: the most of four cards with no rank and no suit twice; of equally many, the lowest, highest card first.

/** The card as `4 × rank + suit` with the ace as rank 0. */
const LOW: Uint8Array = new Uint8Array(52);
for (let card = 0; card < 52; card++) LOW[card] = 4 * (((card >> 2) + 1) % 13) + (card & 3);

/** By the exclusive or of two such cards: 1 where they share a rank or a suit. */
const CLASH: Uint8Array = new Uint8Array(64);
for (let difference = 0; difference < 64; difference++) CLASH[difference] = Number((difference & 3) === 0 || difference < 4);

/** The pairs of four cards in the order of their bits in a number of clashes. */
const PAIRS = [0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100] as const;
/** By clashes of four cards from the lowest up: how many play, `<< 4`, and which do. Empty until it is first asked for. */
const PLAYED: Uint8Array = new Uint8Array(64);

function fillPlayed(): void {
  for (let clashes = 0; clashes < 64; clashes++) {
    // Cards that are higher have higher bits: the first of the largest sets without a clash is the lowest.
    let best = 0;
    for (let set = 1; set < 16; set++) {
      if (PAIRS.some((pair, i) => (clashes >> i) & 1 && (set & pair) === pair)) continue;
      const size = (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + (set >> 3);
      if (size > best >> 4) best = (size << 4) | set;
    }
    PLAYED[clashes] = best;
  }
}

/** The value of four different cards as a badugi: higher is better, equal ties. */
export function badugi4(a: number, b: number, c: number, d: number): number {
  const p = LOW[a] as number;
  const q = LOW[b] as number;
  const r = LOW[c] as number;
  const s = LOW[d] as number;
  // Sorts them: the lower and the higher of each pair, then the lowest and the highest of all, then the two between.
  const lowOne = Math.min(p, q);
  const highOne = Math.max(p, q);
  const lowTwo = Math.min(r, s);
  const highTwo = Math.max(r, s);
  const w = Math.min(lowOne, lowTwo);
  const z = Math.max(highOne, highTwo);
  const u = Math.max(lowOne, lowTwo);
  const v = Math.min(highOne, highTwo);
  const x = Math.min(u, v);
  const y = Math.max(u, v);
  const low = (CLASH[w ^ x] as number) | ((CLASH[w ^ y] as number) << 1) | ((CLASH[w ^ z] as number) << 2);
  const high = ((CLASH[x ^ y] as number) << 3) | ((CLASH[x ^ z] as number) << 4) | ((CLASH[y ^ z] as number) << 5);
  let play = PLAYED[low | high] as number;
  if (play === 0) {
    fillPlayed();
    play = PLAYED[low | high] as number;
  }
  const set =
    ((play & 1) << (w >> 2)) | (((play >> 1) & 1) << (x >> 2)) | (((play >> 2) & 1) << (y >> 2)) | (((play >> 3) & 1) << (z >> 2));
  // Of equally many ranks the higher set is the worse.
  return ((play >> 4) << 13) | (0x1fff ^ set);
}
