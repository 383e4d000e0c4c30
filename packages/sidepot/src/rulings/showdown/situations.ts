import type { SituationTable } from "../situation.ts";

/** The situations of this group, each with the types of its facts. */
// biome-ignore lint/complexity/noBannedTypes: filled by the situations of the group
export type ShowdownFacts = {};

/** How each of them is ruled. */
export const SHOWDOWN_SITUATIONS: SituationTable<ShowdownFacts> = {};
