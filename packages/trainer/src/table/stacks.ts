import { seeded, shuffled } from "sidepot/random";
import type { TableConfig } from "./types.ts";

/** Keeps the stacks' randomness apart from the cards'. */
const STACKS = 0x5741c5;

/**
 * Ranges of stacks in big blinds, in the order in which players are given them: with any number of players some are short and
 * somebody is deep.
 */
const KINDS = [
  [2, 6],
  [40, 100],
  [5, 10],
  [15, 40],
  [3, 8],
  [40, 100],
  [5, 10],
  [15, 40],
  [2, 6],
] as const;

/**
 * Uneven stacks for one hand, by player: some short, some deep, so that pots part often. The same seed and hand give the same
 * stacks; all are whole big blinds.
 */
export function schoolStacks({ seed, players, blinds }: TableConfig, number: number): number[] {
  const random = seeded((seed ^ STACKS) >>> 0, number);
  const kinds = players.map((_, i) => KINDS[i % KINDS.length] as (typeof KINDS)[number]);
  return shuffled(kinds, random).map(([least, most]) => (least + random(most - least + 1)) * blinds[1]);
}
