import type { Warning } from "../problem.ts";
import type { Layers, Stake } from "./layers.ts";

/**
 * What is odd about settled stakes: amounts that the smallest chip cannot make, a return to a folded player, folded chips
 * above every live total. None of it changes a pot.
 *
 * @param unit the smallest chip in play
 */
export function potWarnings(stakes: readonly Stake[], layers: Layers, unit = 1): Warning[] {
  const warnings: Warning[] = [];
  for (const [i, stake] of stakes.entries()) {
    for (const field of ["bet", "dead"] as const) {
      const amount = stake[field] ?? 0;
      if (amount % unit !== 0) warnings.push({ code: "NOT_A_MULTIPLE_OF_UNIT", path: `players[${i}].${field}`, amount, unit });
    }
  }
  const { returned } = layers;
  if (returned && layers.folded[returned.seat]) {
    const { seat, amount } = returned;
    warnings.push({ code: "UNCALLED_BY_FOLDED", path: `players[${seat}].bet`, seat, amount });
  }
  for (const [pot, { foldedAbove }] of layers.pots.entries()) {
    if (foldedAbove > 0) warnings.push({ code: "FOLDED_ABOVE_LIVE", path: `pots[${pot}]`, amount: foldedAbove, pot });
  }
  return warnings;
}
