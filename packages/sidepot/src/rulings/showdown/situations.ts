import type { SituationTable } from "../situation.ts";
import {
  type BoardHandFacts,
  cardsSpeak,
  type KilledAllInFacts,
  type KilledFacts,
  killedAllInHand,
  type OneCardFacts,
  oneCardTabled,
  playingTheBoard,
  type SpokenFacts,
  tabledHandKilled,
} from "./hands.ts";
import { type OddChipFacts, oddChip } from "./odd.ts";
import {
  type AwardFacts,
  awardDispute,
  awardOrder,
  type CutFacts,
  type DisputeFacts,
  type HiddenFacts,
  hiddenChip,
  potCut,
  type UncalledFacts,
  uncalledBet,
} from "./pots.ts";
import {
  type AgreementFacts,
  type AskedFacts,
  allInExposure,
  askedToSee,
  chopAsked,
  type ExposureFacts,
  type OrderFacts,
  showdownOrder,
} from "./showing.ts";

/** The situations of this group, each with the types of its facts. */
export interface ShowdownFacts {
  "one-card-tabled": OneCardFacts;
  "showdown-order": OrderFacts;
  "award-dispute": DisputeFacts;
  "odd-chip": OddChipFacts;
  "asked-to-see": AskedFacts;
  "tabled-hand-killed": KilledFacts;
  "cards-speak": SpokenFacts;
  "all-in-exposure": ExposureFacts;
  "award-order": AwardFacts;
  "uncalled-bet": UncalledFacts;
  "playing-the-board": BoardHandFacts;
  "pot-cut": CutFacts;
  "hidden-chip": HiddenFacts;
  "chop-asked": AgreementFacts;
  "killed-all-in-hand": KilledAllInFacts;
}

/** How each of them is ruled. */
export const SHOWDOWN_SITUATIONS: SituationTable<ShowdownFacts> = {
  "one-card-tabled": oneCardTabled,
  "showdown-order": showdownOrder,
  "award-dispute": awardDispute,
  "odd-chip": oddChip,
  "asked-to-see": askedToSee,
  "tabled-hand-killed": tabledHandKilled,
  "cards-speak": cardsSpeak,
  "all-in-exposure": allInExposure,
  "award-order": awardOrder,
  "uncalled-bet": uncalledBet,
  "playing-the-board": playingTheBoard,
  "pot-cut": potCut,
  "hidden-chip": hiddenChip,
  "chop-asked": chopAsked,
  "killed-all-in-hand": killedAllInHand,
};
