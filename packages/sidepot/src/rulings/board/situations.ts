import type { SituationTable } from "../situation.ts";
import { type PrematureFacts, prematureFlop, prematureRiver, prematureTurn } from "./premature.ts";

/** The situations on board cards and burns, each with the types of its facts. */
export interface BoardFacts {
  "premature-flop": PrematureFacts;
  "premature-turn": PrematureFacts;
  "premature-river": PrematureFacts;
}

/** How each of them is ruled. */
export const BOARD_SITUATIONS: SituationTable<BoardFacts> = {
  "premature-flop": prematureFlop,
  "premature-turn": prematureTurn,
  "premature-river": prematureRiver,
};
