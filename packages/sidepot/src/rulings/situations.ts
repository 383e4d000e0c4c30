import { BETTING_SITUATIONS, type BettingFacts } from "./betting/situations.ts";
import { BOARD_SITUATIONS, type BoardFacts } from "./board/situations.ts";
import { DEAL_SITUATIONS, type DealFacts } from "./deal/situations.ts";
import { ROOM_SITUATIONS, type RoomFacts } from "./room/situations.ts";
import { SHOWDOWN_SITUATIONS, type ShowdownFacts } from "./showdown/situations.ts";
import type { SituationTable } from "./situation.ts";

/** Every situation, with the types of its facts. */
export type Situations = BoardFacts & DealFacts & BettingFacts & ShowdownFacts & RoomFacts;
/** The name of a situation: `premature-turn`. */
export type SituationName = keyof Situations & string;

/** How each situation is ruled. */
export const SITUATIONS: SituationTable<Situations> = {
  ...BOARD_SITUATIONS,
  ...DEAL_SITUATIONS,
  ...BETTING_SITUATIONS,
  ...SHOWDOWN_SITUATIONS,
  ...ROOM_SITUATIONS,
};
