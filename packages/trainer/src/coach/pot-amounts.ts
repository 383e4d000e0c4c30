import { type Layers, shareOf } from "sidepot";
import type { Seat } from "../seat.ts";
import type { Finding } from "./types.ts";

/** What was said of one pot. */
export interface PotCheck {
  readonly pot: number;
  readonly said: number;
  readonly amount: number;
  readonly right: boolean;
}

/** An answer to "how much is in each pot?", checked. */
export interface PotsCheck {
  readonly right: boolean;
  readonly pots: readonly PotCheck[];
  /** `folded-money` for each pot whose folded chips were left out. */
  readonly findings: readonly Finding[];
}

/**
 * Checks the amounts that somebody typed for the pots, main pot first. A pot that was not answered counts as 0, and answers beyond the last
 * pot as wrong. What comes back uncalled is in no pot.
 */
export function checkPotAmounts(layers: Layers, answer: readonly number[]): PotsCheck {
  const count = Math.max(layers.pots.length, answer.length);
  const pots = Array.from({ length: count }, (_, pot): PotCheck => {
    const said = answer[pot] ?? 0;
    const amount = layers.pots[pot]?.amount ?? 0;
    return { pot, said, amount, right: said === amount };
  });
  const findings = pots.flatMap(({ pot, said, amount }): Finding[] => {
    const layer = layers.pots[pot];
    if (!layer) return [];
    const folded = layers.folded.reduce((sum, out, seat) => sum + (out ? shareOf(layers, layer, seat as Seat) : 0), 0);
    return folded > 0 && said === amount - folded ? [{ id: "folded-money", pot, said, amount, folded }] : [];
  });
  return { right: pots.every(({ right }) => right), pots, findings };
}
