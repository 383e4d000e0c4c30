import type { PointTable } from "../point.ts";

/** The points of this group, each with what can be held. */
// biome-ignore lint/complexity/noBannedTypes: filled by the situations of the group
export type ShowdownPoints = {};

/** What each rulebook holds on them. */
export const SHOWDOWN_POINTS: PointTable<ShowdownPoints> = {};
