// The tables of five and of six cards by the standard high order: empty until they are first asked for. No value is 0.
import { emptyTable, fillTable, packRows, type RankTable } from "./tables.ts";
import { highValue } from "./values.ts";

/** `values[((key >>> 9) + offsets[key >>> 21]) & 0x1fff]`: 20 KB. */
export const FIVE: RankTable = emptyTable(11, 13);

/** `values[((key >>> 9) + offsets[key >>> 20]) & 0x7fff]`: 72 KB. */
export const SIX: RankTable = emptyTable(12, 15);

export function fillFive(): void {
  packRows(5, FIVE);
  fillTable(FIVE, 5, highValue);
}

export function fillSix(): void {
  packRows(6, SIX);
  fillTable(SIX, 6, highValue);
}
