// Rank sum → value, by row displacement: the upper bits of the sum choose a row, each row is shifted by an offset of its own so that
// no two sums meet. The sums are scattered (keys.ts), so the first offset that fits is found after a few tries: the tables are made at
// start-up in some milliseconds and nothing is shipped.
import { RANK_KEYS, SUIT_BITS } from "./keys.ts";
import type { ValueOf } from "./values.ts";

/** Sizes are powers of two, so that an index cut to their bits needs no check. */
export interface RankTable {
  /** By the upper bits of a key. */
  readonly offsets: Uint16Array;
  readonly values: Uint16Array;
}

/** Number of sets of ranks with repetition, at most four of each: 6,175 of five cards, 18,395 of six, 49,205 of seven. */
const COUNTS: Readonly<Record<number, number>> = { 5: 6175, 6: 18395, 7: 49205 };

/** Calls back with the key and the ranks (once, twice, …) of every choice of ranks, the highest first. */
function everyChoice(cards: number, found: (key: number, once: number, twice: number, thrice: number, four: number) => void): void {
  const from = (rank: number, left: number, key: number, once: number, twice: number, thrice: number, four: number): void => {
    if (left === 0) {
      found(key, once, twice, thrice, four);
      return;
    }
    if (left > 4 * (rank + 1)) return;
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

/**
 * The table for hands of so many cards, with `2^rowBits` rows and `2^valueBits` places.
 *
 * A value is found at `values[((key >>> 9) + offsets[key >>> (32 - rowBits)]) & (2^valueBits - 1)]`.
 */
export function rankTable(cards: number, rowBits: number, valueBits: number, worthOf: ValueOf): RankTable {
  const count = COUNTS[cards] as number;
  const keys = new Int32Array(count);
  const worth = new Uint16Array(count);
  const starts = new Int32Array((1 << rowBits) + 1);
  const rowShift = 32 - rowBits;
  let n = 0;
  everyChoice(cards, (key, once, twice, thrice, four) => {
    keys[n] = key;
    worth[n] = worthOf(once, twice, thrice, four);
    const next = (key >>> rowShift) + 1;
    starts[next] = (starts[next] as number) + 1;
    n++;
  });
  return displace(keys, worth, starts, rowShift, (1 << valueBits) - 1);
}

/** Packs keys into rows; `starts` holds the size of row r at r + 1. Largest rows first, since they are the hardest to place. */
function displace(keys: Int32Array, worth: Uint16Array, starts: Int32Array, rowShift: number, mask: number): RankTable {
  const rows = starts.length - 1;
  let largest = 0;
  for (let row = 0; row < rows; row++) {
    largest = Math.max(largest, starts[row + 1] as number);
    starts[row + 1] = (starts[row + 1] as number) + (starts[row] as number);
  }
  const next = starts.slice();
  const members = new Uint16Array(keys.length);
  for (let i = 0; i < keys.length; i++) {
    const row = (keys[i] as number) >>> rowShift;
    members[next[row] as number] = i;
    next[row] = (next[row] as number) + 1;
  }
  const columns = Int32Array.from(members, (i) => ((keys[i] as number) >>> SUIT_BITS) & mask);
  const offsets = new Uint16Array(rows);
  const values = new Uint16Array(mask + 1);
  const taken = new Uint8Array(mask + 1);
  for (let size = largest; size > 0; size--) {
    for (let row = 0; row < rows; row++) {
      const start = starts[row] as number;
      const end = starts[row + 1] as number;
      if (end - start !== size) continue;
      const offset = freeOffset(columns, start, end, taken, mask);
      offsets[row] = offset;
      for (let i = start; i < end; i++) {
        const at = ((columns[i] as number) + offset) & mask;
        taken[at] = 1;
        values[at] = worth[members[i] as number] as number;
      }
    }
  }
  return { offsets, values };
}

/** The first offset at which no column of the row meets one that is taken; the tests prove for each table that there is one. */
function freeOffset(columns: Int32Array, start: number, end: number, taken: Uint8Array, mask: number): number {
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
