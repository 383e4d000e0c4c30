import { say } from "@sidepot/words";
import { expect, test } from "vitest";
import { longPlate } from "./amounts.ts";

const words = say("en");

test.each([
  [9_999_999, 0, false],
  [10_000_000, 0, true],
  [0, 10_000_000, true],
  // 6 and 6 characters; 7 and 7; 9 and 6.
  [12_300, 45_600, false],
  [123_000, 456_000, false],
  [1_230_000, 45_600, true],
  [123_000, 1_230_000, true],
  [1_230_000, 0, false],
])("a plate with %d chips and %d won beside them: too long is %s", (stack, won, long) => {
  expect(longPlate(stack, won, words)).toBe(long);
});
