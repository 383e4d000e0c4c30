// The tables of seven cards, filled when this module is loaded: in some milliseconds, so kind by kind of hand in a few small loops that
// an engine soon compiles, with rows of flushes filled by the engine itself. `tables.ts` is the plain way; a test holds the two together.
import { flushSuits, RANK_KEYS } from "./keys.ts";
import { ROW_OFFSETS } from "./offsets.ts";
import { FLUSH, FULL_HOUSE, ONE_STEP, PAIR, PAIR_STEP, QUADS, STRAIGHT, STRAIGHT_FLUSH, TRIPS, TRIPS_STEP, TWO_PAIR } from "./values.ts";

const KEYS: Int32Array = RANK_KEYS;
const OFFSETS: Uint16Array = ROW_OFFSETS;
const VALUES: Uint16Array = new Uint16Array(1 << 16);
const FLUSHES: Uint16Array = new Uint16Array(1 << 13);
const STRAIGHT_FLUSHES = STRAIGHT_FLUSH;
const TO_STRAIGHT = STRAIGHT_FLUSH - STRAIGHT;

/** Where the sets of so many ranks begin and end in the lists below. */
const ENDS = [0, 13, 91, 377, 1092, 2379] as const;
const [, ONES, TWOS, THREES, FOURS, FIVES] = ENDS;

/** Sets of one to five ranks, the kickers of a group: by their number, then ascending. */
interface Kickers {
  readonly sets: Uint16Array;
  /** Their part of a key. */
  readonly keys: Int32Array;
  /** The place of the kickers that count among all: of all but two ranks; of a single rank itself. */
  readonly places: Uint16Array;
}

/** Sets of k ranks with the highest rank `a` are `a` and each set of k - 1 ranks below it, and those lead the list of k - 1. */
function kickers(): Kickers {
  const sets = new Uint16Array(FIVES);
  const keys = new Int32Array(FIVES);
  const places = new Uint16Array(FIVES);
  for (let rank = 0; rank < 13; rank++) {
    sets[rank] = 1 << rank;
    keys[rank] = KEYS[rank] as number;
  }
  let to: number = ONES;
  /** Ways to choose k - 1, and k - 2, ranks below each. */
  let below = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  let steps = new Array<number>(13).fill(0);
  for (let k = 2; k <= 5; k++) {
    const start = ENDS[k - 2] as number;
    for (let rank = 0; rank < 13; rank++) {
      const end = start + (below[rank] as number);
      const step = steps[rank] as number;
      for (let from = start; from < end; from++, to++) {
        sets[to] = (1 << rank) | (sets[from] as number);
        keys[to] = (KEYS[rank] as number) + (keys[from] as number);
        places[to] = step + (places[from] as number);
      }
    }
    let sum = 0;
    steps = below;
    below = below.map((ways) => {
      sum += ways;
      return sum - ways;
    });
  }
  for (let rank = 0; rank < 13; rank++) places[rank] = rank;
  return { sets, keys, places };
}

/** The highest five ranks of a flush decide, so that those with the same are a row: five and every set of ranks below them. */
function fillFlushes(sets: Uint16Array): void {
  for (let i: number = FOURS; i < FIVES; i++) {
    const five = sets[i] as number;
    FLUSHES.fill(FLUSH + i - FOURS, five, five + (five & -five));
  }
  for (let between = 0; between < 1 << 8; between++) FLUSHES[0b1_0000_0000_1111 | (between << 4)] = STRAIGHT_FLUSH + 3;
  for (let high = 4; high < 13; high++) {
    for (let above = 0; above < 1 << (12 - high); above++) {
      const run = (above << (high + 1)) | (0b11111 << (high - 4));
      FLUSHES.fill(STRAIGHT_FLUSH + high, run, run + (1 << (high - 4)));
    }
  }
}

/** Gives `base` and the place of its kickers to each hand of a group of ranks, of that key, with one of the sets from `from` to `to`. */
function fill(group: number, key: number, base: number, from: number, to: number, { sets, keys, places }: Kickers): void {
  for (let i = from; i < to; i++) {
    const set = sets[i] as number;
    if ((set & group) !== 0) continue;
    const sum = (keys[i] as number) + key;
    const flush = FLUSHES[set | group] as number;
    // The same ranks in one suit would be a straight flush: so they are a straight.
    const value = flush < STRAIGHT_FLUSHES ? base + (places[i] as number) : flush - TO_STRAIGHT;
    VALUES[((sum >>> 9) + (OFFSETS[sum >>> 19] as number)) & 0xffff] = value;
  }
}

function put(key: number, value: number): void {
  VALUES[((key >>> 9) + (OFFSETS[key >>> 19] as number)) & 0xffff] = value;
}

function fillValues(played: Kickers): void {
  const unplayed: Kickers = { ...played, places: new Uint16Array(FIVES) };
  for (let first = 0; first < 13; first++) {
    const one = 1 << first;
    const key = KEYS[first] as number;
    fill(one, 2 * key, PAIR + PAIR_STEP * first, FOURS, FIVES, played);
    fill(one, 3 * key, TRIPS + TRIPS_STEP * first, THREES, FOURS, played);
    fill(one, 4 * key, QUADS + ONE_STEP * first, TWOS, THREES, played);
    for (let other = 0; other < 13; other++) if (other !== first) fillGroups(first, other, played, unplayed);
  }
  for (let i: number = ONES, base = TWO_PAIR; i < TWOS; i++, base += ONE_STEP) {
    fillTwoPairs(played.sets[i] as number, 2 * (played.keys[i] as number), base, played, unplayed);
  }
  for (let i: number = FOURS; i < FIVES; i++) {
    const five = played.sets[i] as number;
    const below = 31 - Math.clz32(five & -five);
    const pairs = (below * (below - 1)) / 2;
    fill(five, played.keys[i] as number, i - FOURS, ONES, ONES + pairs, unplayed);
  }
}

/** Three or four of `first`, two or three of `other`. */
function fillGroups(first: number, other: number, played: Kickers, unplayed: Kickers): void {
  const group = (1 << first) | (1 << other);
  const three = 3 * (KEYS[first] as number);
  const four = 4 * (KEYS[first] as number);
  const pair = 2 * (KEYS[other] as number);
  const full = FULL_HOUSE + ONE_STEP * first + other;
  const quads = QUADS + ONE_STEP * first;
  fill(group, three + pair, full, ONES, TWOS, unplayed);
  if (other < first) fill(group, three + 3 * (KEYS[other] as number), full, 0, ONES, unplayed);
  for (let low = 0; low < other; low++) if (low !== first) put(three + pair + 2 * (KEYS[low] as number), full);
  put(four + 3 * (KEYS[other] as number), quads + other);
  fill(group, four + pair, quads + other, 0, other, unplayed);
  fill(group, four + pair, quads, other + 1, ONES, played);
}

/** Two pairs with three other ranks, or with a third pair and one. */
function fillTwoPairs(pairs: number, key: number, base: number, played: Kickers, unplayed: Kickers): void {
  fill(pairs, key, base, TWOS, THREES, played);
  const second = 31 - Math.clz32(pairs & -pairs);
  for (let third = 0; third < second; third++) {
    const group = pairs | (1 << third);
    const sum = key + 2 * (KEYS[third] as number);
    fill(group, sum, base + third, 0, third, unplayed);
    fill(group, sum, base, third + 1, ONES, played);
  }
}

const lists = kickers();
fillFlushes(lists.sets);
fillValues(lists);

/** The tables by which seven cards are ranked, for loops that add keys up themselves; nothing may write to them. */
export interface SevenTables {
  /** By the upper 13 bits of a key: what is added to its upper 23 bits. */
  readonly offsets: Uint16Array;
  /** By the lower 16 bits of that sum: the value where no suit has five cards. */
  readonly values: Uint16Array;
  /** By a set of five ranks or more of one suit. */
  readonly flushes: Uint16Array;
  /** By the lower 9 bits of a key: the suit that has at least five cards, or {@link NO_FLUSH}. */
  readonly suited: Uint8Array;
}

/** {@link SevenTables}: 160 KB. */
export const SEVEN: SevenTables = { offsets: OFFSETS, values: VALUES, flushes: FLUSHES, suited: flushSuits(7) };
