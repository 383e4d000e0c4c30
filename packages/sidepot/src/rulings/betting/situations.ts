import type { SituationTable } from "../situation.ts";

/** The situations of this group, each with the types of its facts. */
// biome-ignore lint/complexity/noBannedTypes: filled by the situations of the group
export type BettingFacts = {};

/** How each of them is ruled. */
export const BETTING_SITUATIONS: SituationTable<BettingFacts> = {};
