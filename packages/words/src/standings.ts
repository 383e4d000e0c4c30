import type { Seat } from "sidepot";
import { type Layers, shareOf, standingIn } from "sidepot/pots";
import { nameAt } from "./text.ts";

/** Who stands where in one pot, by name. */
export interface Standings {
  readonly eligible: readonly string[];
  /** In the hand, but with too few chips for this pot. */
  readonly unmatched: readonly string[];
  /** Folded with chips in this pot. */
  readonly folded: readonly string[];
  /** Those chips. */
  readonly foldedChips: number;
  /** How many players still hold cards. */
  readonly live: number;
}

/** Who stands where in one pot. */
export function standingsOf(layers: Layers, index: number, names: readonly string[]): Standings {
  const pot = layers.pots[index];
  const lists: Record<"eligible" | "not-matched" | "folded", string[]> = { eligible: [], "not-matched": [], folded: [] };
  let foldedChips = 0;
  for (const i of layers.bets.keys()) {
    const seat = i as Seat;
    const standing = pot ? standingIn(layers, pot, seat) : "not-matched";
    const share = pot ? shareOf(layers, pot, seat) : 0;
    if (standing === "folded" && share === 0) continue;
    if (standing === "folded") foldedChips += share;
    lists[standing].push(nameAt(names, seat));
  }
  return {
    eligible: lists.eligible,
    unmatched: lists["not-matched"],
    folded: lists.folded,
    foldedChips,
    live: layers.folded.filter((out) => !out).length,
  };
}
