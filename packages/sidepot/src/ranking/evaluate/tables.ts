// Rank sum → value, by row displacement: the upper bits of the sum choose a row, each row is shifted by an offset of its own so that
// no two sums meet. The sums are scattered (keys.ts), so the first offset that fits is found after some tries.
import { RANK_KEYS, SUIT_BITS } from "./keys.ts";
import type { ValueOf } from "./values.ts";

/** Sizes are powers of two, so that an index cut to their bits needs no check. */
export interface RankTable {
  /** By the upper bits of a key. */
  readonly offsets: Uint16Array;
  readonly values: Uint16Array;
}

/** A table of `2^rowBits` rows and `2^valueBits` places with nothing in it. */
export const emptyTable = (rowBits: number, valueBits: number): RankTable => ({
  offsets: new Uint16Array(1 << rowBits),
  values: new Uint16Array(1 << valueBits),
});

/** Number of sets of ranks with repetition, at most four of each. */
const CHOICES: Readonly<Record<number, number>> = { 5: 6175, 6: 18395, 7: 49205 };

/** Calls back with the key and the ranks (once, twice, …) of every choice of so many cards among the ranks from `lowest` up. */
export function everyChoice(cards: number, lowest: number, found: (key: number, ...ranks: Parameters<ValueOf>) => void): void {
  const from = (rank: number, left: number, key: number, once: number, twice: number, thrice: number, four: number): void => {
    if (left === 0) {
      found(key, once, twice, thrice, four);
      return;
    }
    if (left > 4 * (rank - lowest + 1)) return;
    const step = RANK_KEYS[rank] as number;
    const bit = 1 << rank;
    from(rank - 1, left, key, once, twice, thrice, four);
    from(rank - 1, left - 1, (key + step) | 0, once | bit, twice, thrice, four);
    if (left > 1) from(rank - 1, left - 2, (key + 2 * step) | 0, once | bit, twice | bit, thrice, four);
    if (left > 2) from(rank - 1, left - 3, (key + 3 * step) | 0, once | bit, twice | bit, thrice | bit, four);
    if (left > 3) from(rank - 1, left - 4, (key + 4 * step) | 0, once | bit, twice | bit, thrice | bit, four | bit);
  };
  from(12, cards, 0, 0, 0, 0, 0);
}

/** Sets the offsets of a table for hands of so many cards. */
export function packRows(cards: number, { offsets, values }: RankTable): void {
  const rows = offsets.length;
  const shift = Math.clz32(rows - 1);
  const keys = new Int32Array(CHOICES[cards] as number);
  const starts = new Int32Array(rows + 1);
  let n = 0;
  everyChoice(cards, 0, (key) => {
    keys[n++] = key;
    starts[(key >>> shift) + 1] = (starts[(key >>> shift) + 1] as number) + 1;
  });
  for (let row = 0; row < rows; row++) starts[row + 1] = (starts[row + 1] as number) + (starts[row] as number);
  const columns = sortByRow(keys, shift, starts);
  const taken = new Uint8Array(values.length);
  for (const row of largestFirst(starts)) {
    const start = starts[row] as number;
    const end = starts[row + 1] as number;
    const offset = freeOffset(columns, start, end, taken);
    offsets[row] = offset;
    for (let i = start; i < end; i++) taken[((columns[i] as number) + offset) & (taken.length - 1)] = 1;
  }
}

/** The rank sums of the keys, those of a row together. */
function sortByRow(keys: Int32Array, shift: number, starts: Int32Array): Int32Array {
  const sorted = new Int32Array(keys.length);
  const next = starts.slice();
  for (const key of keys) {
    const row = key >>> shift;
    const at = next[row] as number;
    sorted[at] = key >>> SUIT_BITS;
    next[row] = at + 1;
  }
  return sorted;
}

/** Rows that are not empty: large ones first, since they are the hardest to place. */
function largestFirst(starts: Int32Array): number[] {
  const bySize: number[][] = [];
  for (let row = 0; row + 1 < starts.length; row++) {
    const size = (starts[row + 1] as number) - (starts[row] as number);
    bySize[size] ??= [];
    bySize[size].push(row);
  }
  return bySize.slice(1).reverse().flat();
}

/** The first offset at which no column of the row meets one that is taken; the tests prove for each table that there is one. */
function freeOffset(columns: Int32Array, start: number, end: number, taken: Uint8Array): number {
  const mask = taken.length - 1;
  let offset = 0;
  let i = start;
  while (i < end && offset <= mask) {
    if (taken[((columns[i] as number) + offset) & mask] === 0) i++;
    else {
      offset++;
      i = start;
    }
  }
  return offset;
}

/** Sets the values of a table whose offsets are set, for hands of so many cards with ranks from `lowest` up. */
export function fillTable({ offsets, values }: RankTable, cards: number, worthOf: ValueOf, lowest = 0): void {
  const shift = Math.clz32(offsets.length - 1);
  const mask = values.length - 1;
  everyChoice(cards, lowest, (key, once, twice, thrice, four) => {
    values[((key >>> SUIT_BITS) + (offsets[key >>> shift] as number)) & mask] = worthOf(once, twice, thrice, four);
  });
}
