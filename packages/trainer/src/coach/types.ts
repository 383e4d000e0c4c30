import type { Card } from "sidepot/cards";
import type { HandEvent, StreetName } from "sidepot/hand";
import type { Seen } from "../bots/types.ts";
import type { Width } from "../ranges/types.ts";
import type { Seat } from "../seat.ts";

/** A decision that a player made in a hand that is over. */
export interface Decision {
  /** The place of its event in the hand's events. */
  readonly at: number;
  /** What was done. */
  readonly event: HandEvent;
  /** What the player knew. */
  readonly seen: Seen;
}

/** What a review may use. */
export interface ReviewOptions {
  /** Random deals for each model where not everything can be counted; default 20,000. */
  readonly samples?: number;
  /** Where they begin; default 1. The same seed gives the same review everywhere. */
  readonly seed?: number;
  /** Iterations of the river solver for each width; default 100. 0 leaves the `equilibrium` models out. */
  readonly iterations?: number;
  /** Prizes by place, the first place's first; only their parts of the sum count. Given, the `tournament` finding is looked for. */
  readonly prizes?: readonly number[];
  /** Chips of players who are still in the tournament, but not in this hand. */
  readonly others?: readonly number[];
}

/** Why a decision is not reviewed. */
export const NO_REVIEWS = [
  /** Not hold'em with one board and no-limit betting. */
  "GAME_NOT_COVERED",
  /** The event is no check, call, bet, raise or fold of a player who was to act. */
  "NOT_A_DECISION",
  /** The player's own two cards are not known. */
  "CARDS_UNKNOWN",
  /** Nobody has raised and nobody is all-in before the flop: what decides there is the play after the flop, which this method does not see. */
  "PREFLOP_OPEN",
  /** Before the flop chips stay behind, so that most of the play is still to come, which this method does not see. */
  "PREFLOP_DEEP",
  /** No deal fits the cards that the opponents are taken to hold. */
  "NO_DEAL",
] as const;
/** One of {@link NO_REVIEWS}. */
export type NoReview = { readonly code: (typeof NO_REVIEWS)[number] };

/** How far a review is. */
export interface ReviewProgress {
  /** Steps done, of so many. */
  readonly done: number;
  readonly of: number;
  /** The solver at work: its width, iterations so far and exploitability as a part of the pot (0.004 is 0.4 %; null until first measured). */
  readonly solving: { readonly width: Width; readonly iterations: number; readonly ofPot: number | null } | null;
}

/** A review being made, step by step, so that a worker can report and stop. */
export interface Reviewing {
  readonly progress: ReviewProgress;
  /** What is known so far: null until at least three models are done; the last one after the last step. Fewer models before that. */
  readonly review: Review | null;
  /** Why there can be no review; found at the latest in the first steps. */
  readonly problem: NoReview | null;
  /** Does some tens of milliseconds of work. Answers whether more is left. */
  step(): boolean;
}

/** How opponents answer a bet. `equilibrium` is the solver's answer, `minimum-defence` continues with just enough hands that bluffs break even, and with more where it has less to add than the bettor risks, `never-folds-better` continues with exactly what beats the bettor. */
export const RESPONSES = ["equilibrium", "minimum-defence", "never-folds-better"] as const;
/** One of {@link RESPONSES}. */
export type Response = (typeof RESPONSES)[number];

/** What is assumed of the opponents. */
export interface Model {
  readonly width: Width;
  readonly response: Response;
}

/** What the player could do; `to` is the street's total. */
export type Choice =
  | { readonly do: "fold" | "check" | "call" }
  | { readonly do: "bet" | "raise"; readonly to: number; readonly allIn: boolean };

/** One layer of the money, as one choice makes it under one model: means, in chips. */
export interface LayerValue {
  /**
   * The pots as they lay before this street's bets, main pot 0; `new` is what is bet on this street. That is one layer, but
   * several where somebody (the player, too) is all-in with less than the others bet here: the lowest first, each with who can win it.
   * Before the flop there may be no layer but `new` ones (blinds); antes are a main pot.
   */
  readonly kind: "main" | "side" | "new";
  /** 0 for the main pot, 1 for the first side pot …; `new` layers count on. All choices of a review have the same layers, in the same order. */
  readonly pot: number;
  /** Where there are several `new` layers: between which totals of the street each player's chips in it lie; `to` is null for the highest. Null elsewhere. */
  readonly band: { readonly from: number; readonly to: number | null } | null;
  /** Who could win it when the decision was made. Without the player where it is out of their reach: `paid` and `won` are 0 there. */
  readonly eligible: readonly Seat[];
  /** Chips in it at the end, on average; what comes back uncalled is left out. */
  readonly amount: number;
  /** What the player adds to it from now on; what comes back uncalled is left out. */
  readonly paid: number;
  /** What the player takes from it. */
  readonly won: number;
}

/** What one choice is worth under one model. */
export interface ChoiceValue {
  readonly model: Model;
  /** `won` of all layers less `paid`: chips over giving the hand up at once (a fold is 0). */
  readonly ev: number;
  /** Standard error of `ev`; 0 where everything was counted. */
  readonly error: number;
  readonly layers: readonly LayerValue[];
  /** How often nobody goes on against it; null for choices that bet nothing. */
  readonly folds: number | null;
}

/** One choice with its values, in the order of {@link Review.models}. */
export interface ChoiceReview {
  readonly choice: Choice;
  readonly values: readonly ChoiceValue[];
}

/** How good a choice was, by what it loses against the best one, as a part of the chips in the pot that the player can win: below 0.1 %, 0.5 %, 2 %, and above. */
export type Grade = "best" | "fine" | "mistake" | "blunder";

/** What the models together say. */
export type Verdict =
  /**
   * All of them agree on whether the choice made was of the right kind (fold, check or call, bet or raise): `loss` is the middle
   * model's, in chips, against `best`: what no model thinks worse than the choice made. Bet sizes are compared only where the
   * solver answered.
   */
  | {
      readonly kind: "agreed";
      readonly best: number;
      readonly grade: Grade;
      readonly loss: number;
      readonly ofPot: number;
      readonly still: Still | null;
    }
  /** They do not. */
  | {
      readonly kind: "depends";
      /** The two choices that it is between: what was made, and the other. */
      readonly between: readonly [number, number];
      /**
       * Bet (or raise) rather than not if the live opponent folds *better* hands more often than this part (0.455). Null where the
       * difference does not hang on that, or several opponents can fold.
       */
      readonly breakEven: number | null;
      /** What the same bet needs in a pot that a fold wins whole (0.333). */
      readonly ordinary: number | null;
      /**
       * What the models say, from the least to the most: where `breakEven` is a number, how often better hands fold; otherwise what the
       * second of the two choices gains over the first, in chips (a loss is below 0).
       */
      readonly least: number;
      readonly most: number;
      /** Between a call and a fold: what the call must win of what it can win, and what the models say it wins. Null elsewhere. */
      readonly share: CallShare | null;
    };

/**
 * A choice that some models put above the best one that all can agree on: it would win more if they are right, and less if others are; or
 * it is a bet of another size, which those models are too coarse to compare.
 */
export interface Still {
  /** Its place among the choices. */
  readonly at: number;
  /** How many models put it higher by more than the threshold. */
  readonly models: number;
}

/** The price of a call; parts of 1. */
export interface CallShare {
  /** The call pays if it wins more than this part of the chips that it can win. */
  readonly needed: number;
  /** The same price counted with all chips on the table, those out of reach too. */
  readonly seemed: number;
  readonly least: number;
  readonly most: number;
}

/** What a detector found: the lessons of side-pot play, with the numbers that make them true here. */
export type Finding =
  /** D1: a bluff into a dry side pot. A fold of the live players leaves the all-in one to beat. */
  | {
      readonly id: "dry-side-pot-bluff";
      readonly effectivePot: number;
      readonly ordinaryPot: number;
      readonly mainGain: number;
      readonly cost: number;
      readonly loss: number;
      readonly allIn: readonly Seat[];
    }
  /** D2: a bet to protect against a player who cannot fold. */
  | { readonly id: "protection-bet"; readonly fromLive: number; readonly cost: number; readonly allIn: readonly Seat[] }
  /** D3: beats the all-in player, loses to the live one. A mistake, or the exception that pays because better hands fold. */
  | {
      readonly id: "beats-all-in-only";
      readonly pays: boolean;
      readonly difference: number;
      readonly beatsAllIn: number;
      readonly beatsLive: number;
      readonly allIn: readonly Seat[];
    }
  /** D4: the price was taken from money that this player cannot win. */
  | {
      readonly id: "entitlement";
      readonly canWin: number;
      readonly onTable: number;
      readonly call: number;
      readonly needed: number;
      readonly seemed: number;
      readonly equity: number;
    }
  /** D5: chips that nobody can call come straight back. */
  | { readonly id: "uncalled"; readonly amount: number; readonly cover: number }
  /** D6: checked a hand that is ahead of what would call. */
  | { readonly id: "missed-value"; readonly share: number; readonly gain: number; readonly to: number; readonly allIn: readonly Seat[] }
  /** D7: hole cards that do not play. */
  | {
      readonly id: "out-of-play";
      readonly cards: readonly Card[];
      readonly because: "counterfeit" | "board-kicker" | "board-plays";
      readonly five: readonly Card[];
    }
  /** D8: an answer left out folded chips. */
  | { readonly id: "folded-money"; readonly pot: number; readonly said: number; readonly amount: number; readonly folded: number }
  /**
   * D9: in a tournament a chip lost weighs more than a chip won: what the bet gains over a check in chips and as a part of the prize pool,
   * with everybody who is still in the tournament. `prizes` are parts of the pool by place. Means of random deals; told where the prize is
   * more than chance. No advice to check: players may not agree on that.
   */
  | { readonly id: "tournament"; readonly chips: number; readonly prize: number; readonly prizes: readonly number[] };

/** One decision of the player, reviewed. */
export interface Review {
  /** Its place in the hand's events. */
  readonly at: number;
  readonly street: StreetName;
  readonly event: HandEvent;
  /** Chips to call. */
  readonly toCall: number;
  /** All chips in the middle and in front. */
  readonly pot: number;
  /** Those of them that the player can win with the chips they have: what the verdict's `ofPot` is a part of. */
  readonly reach: number;
  readonly models: readonly Model[];
  /** The place of the middle model among {@link models}: what to show first, and what `loss` is taken from. */
  readonly middle: number;
  readonly choices: readonly ChoiceReview[];
  /** The place of what was done among the choices. */
  readonly made: number;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /**
   * `exact` where every holding was counted: a river with one live opponent and, as a rule, at most two all-in ones. Otherwise `sampled`:
   * random holdings and run-outs, each value with its standard error. Under `equilibrium` the opponent plays the solver's strategy to the
   * end of the river and the player the best answer to it. Under the other models nobody bets again after this choice and the answers to
   * it: hands are checked down, a raise is not thought of, and later streets' bets are not seen.
   */
  readonly method: "exact" | "sampled";
  /** The solver behind `equilibrium`, where it was asked: iterations and exploitability as a part of the pot. */
  readonly solved: { readonly iterations: number; readonly ofPot: number } | null;
}
