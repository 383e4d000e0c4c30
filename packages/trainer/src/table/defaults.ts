import type { Bot } from "../bots/types.ts";
import type { Player, TableConfig } from "./types.ts";

/** Who sits at the side-pot school: loose players who go along with short stacks, and some who make them pay. */
export const SCHOOL_BOTS: readonly Bot[] = [
  { style: "station" },
  { style: "loose-aggressive" },
  { style: "naive" },
  { style: "tight-aggressive" },
  { style: "maniac" },
  { style: "honest" },
  { style: "loose-aggressive" },
  { style: "nit" },
];

/**
 * The table that a beginner sits down at: side-pot school, blinds of 50 and 100, the big blind antes for all.
 *
 * @param names the person's first, then the opponents' clockwise; 2 to 9
 */
export function defaultTable(names: readonly string[], seed: number): TableConfig {
  const players = names.map((name, i): Player => ({ name, bot: i === 0 ? null : (SCHOOL_BOTS[(i - 1) % SCHOOL_BOTS.length] as Bot) }));
  return { seed, players, mode: "school", blinds: [50, 100], ante: "big-blind" };
}
