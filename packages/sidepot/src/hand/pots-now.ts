import type { Chips, Seat } from "../units.ts";
import { layersOf } from "./ending.ts";
import type { Hand } from "./types.ts";

/** A pot as it lies on the table. */
export interface TablePot {
  readonly amount: Chips;
  readonly eligible: readonly Seat[];
}

/**
 * The pots at this moment, the main pot first; every chip put in is in one of them. While the betting is open, whoever has
 * chips behind can still match, so pots part only where somebody is all-in; afterwards they are those of `layerPots`.
 */
export function potsNow(hand: Hand): TablePot[] {
  if (hand.phase.at === "complete") return hand.phase.outcome.pots.map(({ amount, eligible }) => ({ amount, eligible }));
  if (hand.phase.at !== "betting") return layersOf(hand).pots.map(({ amount, eligible }) => ({ amount, eligible }));
  const { bets, dead, folded, stacks } = hand;
  const levels = [...new Set(bets.filter((bet, seat) => bet > 0 && !folded[seat] && stacks[seat] === 0))].sort((a, b) => a - b);
  let pooled = dead.reduce((sum, amount) => sum + amount, 0);
  let floor = 0;
  const pots: TablePot[] = [];
  for (const cap of [...levels, Number.POSITIVE_INFINITY]) {
    const amount = pooled + bets.reduce((sum, bet) => sum + Math.max(0, Math.min(bet, cap) - floor), 0);
    const eligible = bets.flatMap((bet, seat) => (!folded[seat] && (bet >= cap || (stacks[seat] as number) > 0) ? [seat as Seat] : []));
    if (amount > 0 && eligible.length > 0) {
      pots.push({ amount: amount as Chips, eligible });
      pooled = 0;
    } else pooled = amount;
    floor = cap;
  }
  return pots;
}
