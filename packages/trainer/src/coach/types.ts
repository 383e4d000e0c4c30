import type { Card } from "sidepot/cards";
import type { HandEvent, StreetName } from "sidepot/hand";
import type { Width } from "../ranges/types.ts";
import type { Seat } from "../seat.ts";

/** How opponents answer a bet. `equilibrium` is the solver's answer, `minimum-defence` continues with just enough hands that bluffs break even, `never-folds-better` continues with exactly what beats the bettor. */
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
  /** The pots as they lay before this street's bets, main pot 0; `new` is everything bet on this street. */
  readonly kind: "main" | "side" | "new";
  /** 0 for the main pot, 1 for the first side pot …; for `new` one more than the last. */
  readonly pot: number;
  /** Who can win it. */
  readonly eligible: readonly Seat[];
  /** Chips in it at the end. */
  readonly amount: number;
  /** What the player adds to it from now on; what comes back uncalled is left out. */
  readonly paid: number;
  /** What the player takes from it. */
  readonly won: number;
}

/** What one choice is worth under one model. */
export interface ChoiceValue {
  readonly model: Model;
  /** `won` of all layers less `paid`: chips over giving the hand up at once. */
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

/** How good a choice was, by what it loses against the best one, as a part of the pot: below 0.1 %, 0.5 %, 2 %, and above. */
export type Grade = "best" | "fine" | "mistake" | "blunder";

/** What the models together say. */
export type Verdict =
  /** All of them agree on whether the choice made was among the best: `loss` is the middle model's, in chips. */
  | { readonly kind: "agreed"; readonly best: number; readonly grade: Grade; readonly loss: number; readonly ofPot: number }
  /** They do not: it hangs on how often better hands fold. `breakEven` is that part (0.455), null where no such number exists; `least` and `most` are what the models say. */
  | {
      readonly kind: "depends";
      /** The two choices that it is between. */
      readonly between: readonly [number, number];
      readonly breakEven: number | null;
      readonly ordinary: number | null;
      readonly least: number;
      readonly most: number;
    };

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
  /** D9: in a tournament a chip lost weighs more than a chip won: what the bet gains in chips and in prize money. */
  | { readonly id: "tournament"; readonly chips: number; readonly prize: number };

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
  readonly models: readonly Model[];
  readonly choices: readonly ChoiceReview[];
  /** The place of what was done among the choices. */
  readonly made: number;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** `exact` where every holding was counted. Beyond the river, and with several live opponents, hands are checked down after this street's bets. */
  readonly method: "exact" | "sampled";
  /** The solver behind `equilibrium`, where it was asked: iterations and exploitability as a part of the pot. */
  readonly solved: { readonly iterations: number; readonly ofPot: number } | null;
}
