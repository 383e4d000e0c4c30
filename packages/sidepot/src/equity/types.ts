import type { Card } from "../cards/card.ts";

/** Two cards that a player may hold, and how much they count beside the others of a range: more than 0, at most 1. */
export interface Combo {
  /** The card with the higher number first. */
  readonly cards: readonly [Card, Card];
  readonly weight: number;
}

/** What a player may hold. A known hand is a range of one combo with weight 1. No combo is there twice; order means nothing. */
export type Range = readonly Combo[];

/** Hold'em: who holds what, and what is known of the rest. */
export interface EquityInput {
  /** Two to ten players. */
  readonly players: readonly Range[];
  /** Up to five cards. */
  readonly board?: readonly Card[];
  /** Cards that are out of the deck: folded and seen, or exposed. */
  readonly dead?: readonly Card[];
  /** Who contests each pot, as indices of `players`, main pot first; one pot for all players when left out. */
  readonly contests?: readonly (readonly number[])[];
}

/** How to count. */
export interface EquityOptions {
  /** `exact` counts every deal, `sampled` deals at random; `auto` (default) counts where that is soon done. */
  readonly method?: "auto" | "exact" | "sampled";
  /** Where the random deals begin: the same seed gives the same answer everywhere. A whole number, 0 to 2^32 - 1; default 1. */
  readonly seed?: number;
  /** Sampling ends when the largest standard error of an equity is at most this: above 0, below 1; default 0.0005. */
  readonly precision?: number;
  /** Sampling ends after so many deals whatever the precision; default 20 million. */
  readonly mostSamples?: number;
}

/**
 * What was counted: for each contest, by the set of players who share its best hand (bit i is player i), the weight of the deals.
 * A deal weighs the product of its combos' weights; with weights of 1 everything here is a whole number and exact.
 */
export interface Tally {
  /** `counts[contest][set]`; each has 2^players entries. */
  readonly counts: readonly Float64Array[];
  /** Weight of all deals. */
  total: number;
  /** Number of deals (boards with the hands that go with them): counted, or drawn. */
  boards: number;
}

/** What one player has of one contest: parts of 1. */
export interface Share {
  /** Wins alone. */
  readonly win: number;
  /** Shares the best hand with others. */
  readonly tie: number;
  /** `win` and the player's part of each tie. */
  readonly equity: number;
  /** Standard error of `equity`; 0 where everything was counted. */
  readonly error: number;
}

/** One pot as a contest of its own. */
export interface Contest {
  /** Indices of the players who can win it. */
  readonly eligible: readonly number[];
  /** By player; null where the player is not eligible. */
  readonly shares: readonly (Share | null)[];
}

/** The answer. */
export interface Equity {
  readonly method: "exact" | "sampled";
  /** Deals counted or drawn. */
  readonly boards: number;
  /** In the order of the contests asked for. */
  readonly contests: readonly Contest[];
  readonly tally: Tally;
}

/**
 * Work cut into units that know nothing of each other. Everyone who makes a plan of the same input and options has the same units, so
 * workers are given the input once and then numbers; tallies are added in the order of the units, whoever counted them, so that the
 * answer is the same for one worker and for many.
 */
export interface EquityPlan {
  readonly method: "exact" | "sampled";
  /** How many units there are at most; sampling may end before. */
  readonly units: number;
  /** Counts one unit, 0 to `units` - 1: at most some tens of milliseconds. */
  run(unit: number): Tally;
  /** The largest standard error of an equity by what was added so far; 0 where everything is counted. */
  error(sum: Tally): number;
  /** Whether the units that were added so far are enough (always false where everything is counted). */
  enough(sum: Tally): boolean;
}
