import type { PointTable } from "../point.ts";

/** The points of this group, each with what can be held. */
// biome-ignore lint/complexity/noBannedTypes: filled by the situations of the group
export type BettingPoints = {};

/** What each rulebook holds on them. */
export const BETTING_POINTS: PointTable<BettingPoints> = {};
