import type { Chips, Seat } from "../units.ts";
import { layersOf } from "./ending.ts";
import { openLayers } from "./open-layers.ts";
import type { Hand } from "./types.ts";

/** A pot as it lies on the table. */
export interface TablePot {
  readonly amount: Chips;
  readonly eligible: readonly Seat[];
}

/**
 * The pots at this moment, the main pot first; every chip put in is in one of them. While two players can still bet, whoever has
 * chips behind can still match, so pots part only where somebody is all-in; afterwards they are those of `layerPots`.
 */
export function potsNow(hand: Hand): TablePot[] {
  const { phase, stacks, folded } = hand;
  const pots = phase.at === "complete" ? phase.outcome.pots : lying();
  return pots.map(({ amount, eligible }) => ({ amount, eligible }));

  function lying(): readonly TablePot[] {
    const layers = layersOf(hand);
    const able = stacks.filter((chips, seat) => chips > 0 && !folded[seat]).length;
    const open = phase.at === "betting" || (phase.at !== "showdown" && able > 1);
    return (open ? openLayers(layers, stacks) : layers).pots;
  }
}
