import type { RakeRules } from "./types.ts";

/** A part of a sum in hundredths of a percent, rounded down; exact for every safe integer. */
const part = (sum: number, basisPoints: number): number =>
  Math.floor(sum / 10_000) * basisPoints + Math.floor(((sum % 10_000) * basisPoints) / 10_000);

/**
 * The house's share of each pot, the main pot first. It is taken from the whole that is left after the uncalled return, in
 * whole units, never above the cap; what one pot cannot pay in units the next one does.
 *
 * @param amounts the pots, the main pot first
 * @param unit the smallest chip in play
 */
export function rakePots(amounts: readonly number[], rules: RakeRules, unit: number): number[] {
  const cap = rules.cap ?? Number.MAX_SAFE_INTEGER;
  let reached = 0;
  let taken = 0;
  return amounts.map((amount) => {
    reached += amount;
    const due = Math.floor(Math.min(cap, part(reached, rules.basisPoints)) / unit) * unit - taken;
    const share = Math.min(due, Math.floor(amount / unit) * unit);
    taken += share;
    return share;
  });
}
