import type { PointTable } from "../point.ts";
import { HAND_POINTS, type HandPoints } from "./hand-points.ts";
import { POT_POINTS, type PotPoints } from "./pot-points.ts";
import { SHOW_POINTS, type ShowPoints } from "./show-points.ts";

/** The points of this group, each with what can be held. */
export type ShowdownPoints = HandPoints & ShowPoints & PotPoints;

/** What each rulebook holds on them. */
export const SHOWDOWN_POINTS: PointTable<ShowdownPoints> = { ...HAND_POINTS, ...SHOW_POINTS, ...POT_POINTS };
