import { expect } from "vitest";
import { DECK } from "./setup.ts";
import { everyCard, type Table } from "./table.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What each seat has put in, given back or not. */
const chipsOf = (table: Table): readonly number[] => table.bets.map((bet, seat) => bet + (table.returned[seat] ?? 0));

/** What holds at any table: a whole deck, each card in one place, and burns that belong to streets or were spent. */
export function expectWhole(table: Table, place: string): void {
  const cards = everyCard(table);
  expect(cards.length, place).toBe(DECK);
  expect(new Set(cards).size, place).toBe(DECK);
  expect(sum(Object.values(table.burned)), place).toBeLessThanOrEqual(table.burns.length);
  for (const burned of Object.values(table.burned)) expect(burned, place).toBeGreaterThanOrEqual(0);
}

/** What holds from one table to the next: what was shown stays known, and no chip is lost. */
export function expectFollows(before: Table, after: Table, place: string): void {
  const shown = new Set(after.shown);
  expect(
    before.shown.filter((card) => !shown.has(card)),
    `${place}: forgotten`,
  ).toEqual([]);
  expect(chipsOf(after), place).toEqual(chipsOf(before));
}

/** Freezes a table through and through, so that a verb that writes into it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
