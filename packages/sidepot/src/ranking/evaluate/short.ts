// Short deck: nothing below the six, a flush beats a full house, and the lowest straight is 9-8-7-6-A.
import { CARD_KEYS } from "./keys.ts";
import { SEVEN } from "./seven.ts";
import { fillTable } from "./tables.ts";
import { FLUSH, FULL_HOUSE, groupedValue, place, QUADS, STRAIGHT, STRAIGHT_FLUSH, top, type ValueOf } from "./values.ts";

const KEYS: Int32Array = CARD_KEYS;
const OFFSETS: Uint16Array = SEVEN.offsets;
const SUITED: Uint8Array = SEVEN.suited;
const NO_FLUSH = 4;
/** Empty until they are first asked for. */
const VALUES: Uint16Array = new Uint16Array(SEVEN.values.length);
const FLUSHES: Uint16Array = new Uint16Array(SEVEN.flushes.length);

/** The rank of the six, the lowest. */
const SIX = 4;

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

function fill(): void {
  fillTable({ offsets: OFFSETS, values: VALUES }, 7, shortValue, SIX);
  for (let set = 0; set < FLUSHES.length; set++) {
    if (SEVEN.flushes[set] === 0) continue;
    const straight = straightTop(set);
    FLUSHES[set] = straight >= 0 ? STRAIGHT_FLUSH + straight : FLUSH_HERE + place(set, 5);
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
  if (suit === NO_FLUSH) value = VALUES[((key >>> 9) + (OFFSETS[key >>> 19] as number)) & 0xffff] as number;
  else {
    const set = bit(a, suit) | bit(b, suit) | bit(c, suit) | bit(d, suit) | bit(e, suit) | bit(f, suit) | bit(g, suit);
    value = FLUSHES[set] as number;
  }
  if (value !== 0) return value;
  fill();
  return short7(a, b, c, d, e, f, g);
}
