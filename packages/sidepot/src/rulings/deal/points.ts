import type { PointTable } from "../point.ts";
import { CAUSE_POINTS, type CausePoints } from "./points-cause.ts";
import { DECK_POINTS, type DeckPoints } from "./points-deck.ts";

/** The points of this group, each with what can be held. */
export type DealPoints = CausePoints & DeckPoints;

/** What each rulebook holds on them. */
export const DEAL_POINTS: PointTable<DealPoints> = { ...CAUSE_POINTS, ...DECK_POINTS };
