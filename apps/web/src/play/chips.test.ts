import { expect, test } from "vitest";
import { CHIPS, chipFor } from "./chips.ts";

test.each([
  [400, 100],
  [2500, 500],
  [3000, 1000],
  [75, 25],
  [7, 1],
  [50_000, 25_000],
  [30_000, 10_000],
] as const)("%d lies there as a chip of %d", (amount, value) => expect(chipFor(amount).value).toBe(value));

test("spots never grow fewer as the value grows", () => {
  const spots = CHIPS.map((chip) => chip.spots);
  expect(spots).toEqual(spots.toSorted((a, b) => a - b));
});
