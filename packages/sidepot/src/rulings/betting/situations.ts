import type { SituationTable } from "../situation.ts";
import { type OverbetFacts, overbetPotLimit, type UnderbetFacts, type UndercallFacts, undercall, underraise } from "./amounts.ts";
import { multipleChips, type OversizedFacts, oversizedChip, type PriorChipsFacts, priorChips, type SeveralChipsFacts } from "./chips.ts";
import {
  type AcceptedFacts,
  acceptedAction,
  type InvalidFacts,
  invalidDeclaration,
  type StackCountFacts,
  stackCount,
  type UnclearAmountFacts,
  unclearAmount,
  type WordsAndChipsFacts,
  wordsAndChips,
} from "./declared.ts";
import { type StringFacts, stringBet } from "./motions.ts";
import {
  type AbsentBlindsFacts,
  absentBlinds,
  type BlindOrAnteFacts,
  bigBlindAnteShort,
  type PotWithBlindFacts,
  potWithShortBlind,
  type ShortAnteFacts,
  type ShortBlindFacts,
  shortAnteAllIn,
  shortBigBlind,
} from "./posting.ts";
import {
  type MinimumRaiseFacts,
  minimumRaise,
  type RaiseCapFacts,
  raiseCap,
  raiseUnderMinimum,
  type ShortAllInFacts,
  type SmallRaiseFacts,
  shortAllIn,
} from "./raises.ts";
import { type FoldWithoutBetFacts, foldWithoutBet, type OutOfTurnFacts, outOfTurn, type SkippedFacts, skippedPlayer } from "./turn.ts";

/** The situations on betting, each with the types of its facts. */
export interface BettingFacts {
  "out-of-turn": OutOfTurnFacts;
  "string-bet": StringFacts;
  "oversized-chip": OversizedFacts;
  "raise-under-minimum": SmallRaiseFacts;
  "accepted-action": AcceptedFacts;
  "short-all-in": ShortAllInFacts;
  undercall: UndercallFacts;
  "multiple-chips": SeveralChipsFacts;
  "prior-chips": PriorChipsFacts;
  "minimum-raise": MinimumRaiseFacts;
  "skipped-player": SkippedFacts;
  "invalid-declaration": InvalidFacts;
  "unclear-amount": UnclearAmountFacts;
  "words-and-chips": WordsAndChipsFacts;
  "fold-without-bet": FoldWithoutBetFacts;
  "stack-count": StackCountFacts;
  underraise: UnderbetFacts;
  "overbet-pot-limit": OverbetFacts;
  "raise-cap": RaiseCapFacts;
  "short-big-blind": ShortBlindFacts;
  "big-blind-ante-short": BlindOrAnteFacts;
  "short-ante-all-in": ShortAnteFacts;
  "pot-with-short-blind": PotWithBlindFacts;
  "absent-blinds": AbsentBlindsFacts;
}

/** How each of them is ruled. */
export const BETTING_SITUATIONS: SituationTable<BettingFacts> = {
  "out-of-turn": outOfTurn,
  "string-bet": stringBet,
  "oversized-chip": oversizedChip,
  "raise-under-minimum": raiseUnderMinimum,
  "accepted-action": acceptedAction,
  "short-all-in": shortAllIn,
  undercall,
  "multiple-chips": multipleChips,
  "prior-chips": priorChips,
  "minimum-raise": minimumRaise,
  "skipped-player": skippedPlayer,
  "invalid-declaration": invalidDeclaration,
  "unclear-amount": unclearAmount,
  "words-and-chips": wordsAndChips,
  "fold-without-bet": foldWithoutBet,
  "stack-count": stackCount,
  underraise,
  "overbet-pot-limit": overbetPotLimit,
  "raise-cap": raiseCap,
  "short-big-blind": shortBigBlind,
  "big-blind-ante-short": bigBlindAnteShort,
  "short-ante-all-in": shortAnteAllIn,
  "pot-with-short-blind": potWithShortBlind,
  "absent-blinds": absentBlinds,
};
