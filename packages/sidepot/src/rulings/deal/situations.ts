import type { SituationTable } from "../situation.ts";

/** The situations of this group, each with the types of its facts. */
// biome-ignore lint/complexity/noBannedTypes: filled by the situations of the group
export type DealFacts = {};

/** How each of them is ruled. */
export const DEAL_SITUATIONS: SituationTable<DealFacts> = {};
