import type { Layers, Seat } from "sidepot";
import { grouped } from "./numbers.ts";
import { nameAt, nameRow } from "./text.ts";

/** Equal chips of some seats in a pot. */
interface Addend {
  readonly each: number;
  readonly seats: readonly Seat[];
}

/** How a pot adds up: `amount` = the addends, `each` × seats, and the dead money. */
export interface PotSum {
  readonly amount: number;
  readonly addends: readonly Addend[];
  readonly dead: number;
}

/** What dead money is called where it is known. */
export type DeadKind = "dead" | "ante";

/** How a pot adds up: the full shares of the layer first, then folded shares that stop inside it, then folded chips above it. */
export function potSum(layers: Layers, pot: number): PotSum {
  const layer = layers.pots[pot];
  if (!layer) return { amount: 0, addends: [], dead: 0 };
  const { floor, cap, amount, dead, foldedAbove } = layer;
  const addends: { each: number; seats: Seat[] }[] = [];
  const add = (each: number, seat: number, from: number): void => {
    if (each <= 0) return;
    const same = addends.slice(from).find((a) => a.each === each);
    if (same) same.seats.push(seat as Seat);
    else addends.push({ each, seats: [seat as Seat] });
  };
  for (const [seat, bet] of layers.bets.entries()) if (bet >= cap) add(cap - floor, seat, 0);
  const full = addends.length;
  for (const [seat, bet] of layers.bets.entries()) {
    if (bet < cap) add(bet - floor, seat, full);
    else if (foldedAbove > 0) add(bet - cap, seat, full);
  }
  return { amount, addends, dead };
}

/** The sum as one line, `13,500 = 2,500 × 5 (A B C D E) + ante 1,000`; `dead` is the word for the dead money. */
export function sumLine(layers: Layers, pot: number, names: readonly string[], dead: string): string {
  const sum = potSum(layers, pot);
  const parts = sum.addends.map(({ each, seats }) => {
    const row = `(${nameRow(seats.map((seat) => nameAt(names, seat)))})`;
    return seats.length > 1 ? `${grouped(each)} × ${seats.length} ${row}` : `${grouped(each)} ${row}`;
  });
  if (sum.dead > 0) parts.push(`${dead} ${grouped(sum.dead)}`);
  return `${grouped(sum.amount)} = ${parts.length > 0 ? parts.join(" + ") : "0"}`;
}
