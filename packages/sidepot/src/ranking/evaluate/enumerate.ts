// All C(52,7) hands, counted one by one: the whole proof of the tables, and the measure of their speed in sequence.
import { RANK_KEYS } from "./keys.ts";
import { SEVEN } from "./seven.ts";

const OFFSETS: Uint16Array = SEVEN.offsets;
const VALUES: Uint16Array = SEVEN.values;
const FLUSHES: Uint16Array = SEVEN.flushes;

// Cards in this file are positions: suit by suit, so that neighbours differ in rank, and counting one need not wait for the other.
const suitAt = (position: number): number => Math.floor(position / 13);
const keyAt = (position: number): number => RANK_KEYS[position % 13] as number;

/** Pairs of positions, the pair with the highest lower position first: those above a position lead the list. */
interface Pairs {
  /** Rank sums of both. */
  readonly keys: Int32Array;
  /** Ranks of those of the suit asked for. */
  readonly bits: Uint16Array;
  /** By position: how many pairs lie above it. */
  readonly above: Uint16Array;
}

/** The pairs with at least so many cards of a suit. */
function pairsWith(suit: number, least: number): Pairs {
  const keys: number[] = [];
  const bits: number[] = [];
  const above = new Uint16Array(52);
  const bit = (position: number): number => (suitAt(position) === suit ? 1 << (position % 13) : 0);
  for (let low = 50; low >= 0; low--) {
    for (let high = low + 1; high < 52; high++) {
      if (Number(suitAt(low) === suit) + Number(suitAt(high) === suit) < least) continue;
      keys.push(keyAt(low) + keyAt(high));
      bits.push(bit(low) | bit(high));
    }
    if (low > 0) above[low - 1] = keys.length;
  }
  return { keys: Int32Array.from(keys), bits: Uint16Array.from(bits), above };
}

const CATEGORIES = 9;
const PAIR_KEYS: Int32Array = new Int32Array((52 * 51) / 2);
const COUNTS: Int32Array = new Int32Array(CATEGORIES << 12);

/** Counts the hands of five cards, of that rank sum, with each of the first `many` pairs, as if there were no flushes. */
function countPairs(key: number, many: number): void {
  for (let i = 0; i < many; i++) {
    const sum = (key + (PAIR_KEYS[i] as number)) | 0;
    const value = VALUES[((sum >>> 9) + (OFFSETS[sum >>> 19] as number)) & 0xffff] as number;
    COUNTS[value] = (COUNTS[value] as number) + 1;
  }
}

/** Counts as flushes the hands that these pairs make with five cards, and takes back what they were counted as. */
function countFlushes(key: number, set: number, { keys, bits }: Pairs, many: number): void {
  for (let i = 0; i < many; i++) {
    const sum = (key + (keys[i] as number)) | 0;
    const value = VALUES[((sum >>> 9) + (OFFSETS[sum >>> 19] as number)) & 0xffff] as number;
    COUNTS[value] = (COUNTS[value] as number) - 1;
    const flush = FLUSHES[set | (bits[i] as number)] as number;
    COUNTS[flush] = (COUNTS[flush] as number) + 1;
  }
}

/** The sum of what {@link countPairs} counts. */
function sumPairs(key: number, many: number): number {
  let total = 0;
  for (let i = 0; i < many; i++) {
    const sum = (key + (PAIR_KEYS[i] as number)) | 0;
    total = (total + (VALUES[((sum >>> 9) + (OFFSETS[sum >>> 19] as number)) & 0xffff] as number)) | 0;
  }
  return total;
}

/** What {@link countFlushes} adds to the sum. */
function sumFlushes(key: number, set: number, { keys, bits }: Pairs, many: number): number {
  let total = 0;
  for (let i = 0; i < many; i++) {
    const sum = (key + (keys[i] as number)) | 0;
    const value = VALUES[((sum >>> 9) + (OFFSETS[sum >>> 19] as number)) & 0xffff] as number;
    total += (FLUSHES[set | (bits[i] as number)] as number) - value;
  }
  return total;
}

/**
 * Goes over every five cards, with all pairs above them and then with those that make a flush. Counts the hands, or answers the sum of
 * their values: functions given to a walk like this one would make it a third slower.
 */
function visitAll(summing: boolean): number {
  const flushing = [0, 1, 2, 3].map((suit) => [0, 1, 2].map((least) => pairsWith(suit, least)));
  PAIR_KEYS.set(pairsWith(0, 0).keys);
  const KEYS = Int32Array.from({ length: 52 }, (_, position) => keyAt(position));
  // Three bits for each suit: how many there are.
  const HELD = Uint16Array.from({ length: 52 }, (_, position) => 1 << (3 * suitAt(position)));
  const five = [0, 0, 0, 0, 0];
  let total = 0;
  for (let a = 0; a < 46; a++) {
    for (let b = a + 1; b < 47; b++) {
      for (let c = b + 1; c < 48; c++) {
        for (let d = c + 1; d < 49; d++) {
          const key = (KEYS[a] as number) + (KEYS[b] as number) + (KEYS[c] as number) + (KEYS[d] as number);
          const held = (HELD[a] as number) + (HELD[b] as number) + (HELD[c] as number) + (HELD[d] as number);
          for (let e = d + 1; e < 50; e++) {
            const sum = (key + (KEYS[e] as number)) | 0;
            const above = ((51 - e) * (50 - e)) / 2;
            if (summing) total += sumPairs(sum, above);
            else countPairs(sum, above);
            const suits = held + (HELD[e] as number);
            // A suit of three or more has the third bit set when one is added.
            const many = (suits + 0o1111) & 0o4444;
            if (many === 0) continue;
            const suit = (29 - Math.clz32(many)) / 3;
            five[0] = a;
            five[1] = b;
            five[2] = c;
            five[3] = d;
            five[4] = e;
            let set = 0;
            for (const position of five) if (suitAt(position) === suit) set |= 1 << (position % 13);
            const pairs = (flushing[suit] as readonly Pairs[])[5 - ((suits >> (3 * suit)) & 7)] as Pairs;
            const flushes = pairs.above[e] as number;
            if (summing) total += sumFlushes(sum, set, pairs, flushes);
            else countFlushes(sum, set, pairs, flushes);
          }
        }
      }
    }
  }
  return total;
}

/** What all hands of seven cards are worth. */
export interface SevenCounts {
  /** 133,784,560. */
  readonly hands: number;
  /** How many hands there are of each category, from the weakest. */
  readonly categories: readonly number[];
  /** How many different values they have. */
  readonly values: number;
}

/** Ranks every hand of seven cards, some tenths of a second long. */
export function countSeven(): SevenCounts {
  COUNTS.fill(0);
  visitAll(false);
  const sum = (counts: Int32Array): number => counts.reduce((a, b) => a + b, 0);
  const categories = Array.from({ length: CATEGORIES }, (_, category) => sum(COUNTS.subarray(category << 12, (category + 1) << 12)));
  return { hands: sum(COUNTS), categories, values: COUNTS.reduce((many, count) => many + Number(count > 0), 0) };
}

/** The sum of the values of all hands of seven cards: 1,009,992,785,332. */
export const sumSeven = (): number => visitAll(true);
