import { expect, test } from "vitest";
import { RANK_KEYS, SUIT_BITS } from "./keys.ts";
import { ROW_OFFSETS } from "./offsets.ts";
import { SEVEN } from "./seven.ts";
import { emptyTable, everyChoice, fillTable, packRows, type RankTable } from "./tables.ts";
import { highValue } from "./values.ts";

const place = ({ offsets, values }: RankTable, key: number): number =>
  ((key >>> SUIT_BITS) + (offsets[key >>> Math.clz32(offsets.length - 1)] as number)) & (values.length - 1);

test.each([
  [5, 11, 13, 6175],
  [6, 12, 15, 18_395],
  [7, 13, 16, 49_205],
])("%i cards: every choice of ranks has a sum and a place of its own", (cards, rowBits, valueBits, count) => {
  const table = emptyTable(rowBits, valueBits);
  packRows(cards, table);
  const keys = new Set<number>();
  const places = new Set<number>();
  everyChoice(cards, 0, (key) => {
    keys.add(key);
    places.add(place(table, key));
  });
  // Coefficient of x^cards in (1 + x + x² + x³ + x⁴)^13.
  expect([keys.size, places.size]).toEqual([count, count]);
});

test("a key is the sum of its ranks' keys", () => {
  everyChoice(5, 8, (key, once, twice, thrice, four) => {
    let sum = 0;
    for (const set of [once, twice, thrice, four]) {
      for (let rank = 0; rank < 13; rank++) if ((set >> rank) & 1) sum = (sum + (RANK_KEYS[rank] as number)) | 0;
    }
    expect(key).toBe(sum);
  });
});

test("the offsets that are shipped are those that packing finds", () => {
  const table = emptyTable(13, 16);
  packRows(7, table);
  const old = table.offsets.findIndex((offset, row) => offset !== ROW_OFFSETS[row]);
  // When the keys have changed, offsets.ts is to be written anew: what packing finds, 32 a line.
  expect(old).toBe(-1);
});

test("the tables filled at the start are the plain ones", () => {
  const plain = { offsets: ROW_OFFSETS, values: new Uint16Array(1 << 16) };
  fillTable(plain, 7, highValue);
  expect(Buffer.compare(Buffer.from(SEVEN.values.buffer), Buffer.from(plain.values.buffer))).toBe(0);
});
