import { BETTING_POINTS, type BettingPoints } from "./betting/points.ts";
import { BOARD_POINTS, type BoardPoints } from "./board/points.ts";
import { DEAL_POINTS, type DealPoints } from "./deal/points.ts";
import type { PointTable } from "./point.ts";
import { ROOM_POINTS, type RoomPoints } from "./room/points.ts";
import { SHOWDOWN_POINTS, type ShowdownPoints } from "./showdown/points.ts";

/** Every point on which the rulebooks are held apart, with the values that it can have. */
export type Points = BoardPoints & DealPoints & BettingPoints & ShowdownPoints & RoomPoints;
/** The name of one of {@link Points}. */
export type PointName = keyof Points & string;

/** What each rulebook holds on every point. */
export const POINTS: PointTable<Points> = {
  ...BOARD_POINTS,
  ...DEAL_POINTS,
  ...BETTING_POINTS,
  ...SHOWDOWN_POINTS,
  ...ROOM_POINTS,
};
