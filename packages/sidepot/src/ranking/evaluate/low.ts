// The lows of five cards: ace-to-five (razz and the draw game) and deuce-to-seven, by the keys of the high hands with values of their
// own. A value is what is left of 0x8fff below what five cards are worth as a high hand: higher is better, none is 0.
import { FIVE, fillFive } from "./few.ts";
import { CARD_KEYS } from "./keys.ts";
import { SEVEN } from "./seven.ts";
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
  if (FIVE.offsets.every((offset) => offset === 0)) fillFive();
  fillTable({ offsets: FIVE.offsets, values }, 5, worthOf);
}

const keyOf = (a: number, b: number, c: number, d: number, e: number): number =>
  ((((KEYS[a] as number) + (KEYS[b] as number)) | 0) + (((KEYS[c] as number) + (KEYS[d] as number)) | 0) + (KEYS[e] as number)) | 0;

const placeOf = (key: number): number => ((key >>> 9) + (FIVE_OFFSETS[key >>> 21] as number)) & 0x1fff;

/**
 * The value of five different cards by the ace-to-five low order (straights and flushes do not count, the ace is low): higher is
 * better, equal ties. The first call fills a table: about 10 ms.
 */
export function aceToFive5(a: number, b: number, c: number, d: number, e: number): number {
  const key = keyOf(a, b, c, d, e);
  const value = ACE_TO_FIVE[placeOf(key)] as number;
  if (value !== 0) return value;
  fill(ACE_TO_FIVE, aceToFiveValue);
  return ACE_TO_FIVE[placeOf(key)] as number;
}

/** The value of the best five of seven different cards, as of {@link aceToFive5}. The first call fills a table: some tens of ms. */
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
 * equal ties. The first call fills a table: about 10 ms.
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
