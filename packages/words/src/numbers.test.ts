import { expect, test } from "vitest";
import { LANGS, say } from "./index.ts";

/** Amount, then English, Korean, Japanese. */
const compact: readonly (readonly [number, string, string, string])[] = [
  [0, "0", "0", "0"],
  [2_500, "2,500", "2,500", "2,500"],
  [6_000, "6,000", "6,000", "6,000"],
  [10_000, "10K", "1만", "1万"],
  [12_300, "12,300", "12,300", "12,300"],
  [25_000, "25K", "25,000", "25,000"],
  [90_000, "90K", "9만", "9万"],
  [100_000, "100K", "10만", "10万"],
  [123_456, "123.4K", "12.34만", "12.34万"],
  [999_999, "999.9K", "99.99만", "99.99万"],
  [1_000_001, "1M", "100만", "100万"],
  [1_234_567, "1.23M", "123.4만", "123.4万"],
  [12_345_678, "12.34M", "1,234만", "1,234万"],
  [123_456_789, "123.4M", "1.23억", "1.23億"],
  [Number.MAX_SAFE_INTEGER, "9,007T", "9,007조", "9,007兆"],
  [-90_000, "−90K", "−9만", "−9万"],
];

test.each(compact)("[point 58] %d at most six characters wide", (amount, ...shown) => {
  expect(LANGS.map((lang) => say(lang).chipsCompact(amount))).toEqual(shown);
});

test("a counter never parts from its number", () => {
  expect(LANGS.map((lang) => say(lang).chipsCounted(12_600))).toEqual(["12,600\u00a0chips", "12,600\u2060칩", "12,600\u2060枚"]);
  expect(say("en").chipsCounted(1)).toBe("1\u00a0chip");
});

test("thousands have commas everywhere, and a loss its minus sign", () => {
  for (const lang of LANGS)
    expect([0, 999, 1_000, 1_234_567, -1_500].map(say(lang).chips)).toEqual(["0", "999", "1,000", "1,234,567", "−1,500"]);
});
