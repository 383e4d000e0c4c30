import { seeded, shuffled } from "sidepot/random";
import type { TableConfig } from "./types.ts";

/** Keeps the stacks' randomness apart from the cards'. */
const STACKS = 0x5741c5;

/** Ranges of stacks in big blinds. */
const SHORT = [4, 10] as const;
const MIDDLE = [12, 30] as const;
const DEEP = [40, 100] as const;

/**
 * Uneven stacks for one hand, by player: some short, some deep, so that pots part often. The same seed and hand give the same
 * stacks; all are whole big blinds.
 */
export function schoolStacks({ seed, players, blinds }: TableConfig, number: number): number[] {
  const random = seeded((seed ^ STACKS) >>> 0, number);
  const kinds = players.map((_, i) => (i % 2 === 0 ? SHORT : i % 4 === 1 ? DEEP : MIDDLE));
  return shuffled(kinds, random).map(([least, most]) => (least + random(most - least + 1)) * blinds[1]);
}
