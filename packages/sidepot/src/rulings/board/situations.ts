import type { SituationTable } from "../situation.ts";
import type { BurnFacts } from "./burns.ts";
import { type EarlyFacts, earlyBurn, earlyFaceDown, handForHandEarly, type TwoStreetsFacts, twoStreetsEarly } from "./early.ts";
import { extraBurn } from "./extra-burn.ts";
import { type LongFlopFacts, longFlop } from "./flop.ts";
import { type MissingBurnFacts, missingBurn } from "./missing-burn.ts";
import { type PrematureFacts, prematureFlop, prematureRiver, prematureTurn } from "./premature.ts";
import { type MuckCardFacts, muckCardOnBoard, type StuckFacts, stuckCards } from "./stuck.ts";

/** The situations on board cards and burns, each with the types of its facts. */
export interface BoardFacts {
  "premature-turn": PrematureFacts;
  "premature-river": PrematureFacts;
  "premature-flop": PrematureFacts;
  "four-card-flop": LongFlopFacts;
  "missing-burn": MissingBurnFacts;
  "extra-burn": BurnFacts;
  "stuck-cards": StuckFacts;
  "early-burn": EarlyFacts;
  "early-face-down": EarlyFacts;
  "two-streets-early": TwoStreetsFacts;
  "hand-for-hand-early": EarlyFacts;
  "muck-card-on-board": MuckCardFacts;
}

/** How each of them is ruled. */
export const BOARD_SITUATIONS: SituationTable<BoardFacts> = {
  "premature-turn": prematureTurn,
  "premature-river": prematureRiver,
  "premature-flop": prematureFlop,
  "four-card-flop": longFlop,
  "missing-burn": missingBurn,
  "extra-burn": extraBurn,
  "stuck-cards": stuckCards,
  "early-burn": earlyBurn,
  "early-face-down": earlyFaceDown,
  "two-streets-early": twoStreetsEarly,
  "hand-for-hand-early": handForHandEarly,
  "muck-card-on-board": muckCardOnBoard,
};
