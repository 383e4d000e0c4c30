import type { Problem } from "sidepot";
import type { Card } from "sidepot/cards";
import type { Hand, HandEvent, Outcome } from "sidepot/hand";
import type { Bot } from "../bots/types.ts";

/** Where the chips of a hand come from. `school` gives everybody an uneven stack anew before each hand, so that side pots come up; `cash` tops up whoever is below the first stack; `tournament` plays on with what is left and raises the blinds. */
export const MODES = ["school", "cash", "tournament"] as const;
/** One of {@link MODES}. */
export type Mode = (typeof MODES)[number];

/** Who pays an ante. */
export const ANTES = ["none", "each", "big-blind"] as const;
/** One of {@link ANTES}. */
export type Ante = (typeof ANTES)[number];

/** Somebody at the table. */
export interface Player {
  readonly name: string;
  /** How it plays; null for a person. */
  readonly bot: Bot | null;
}

/** Why a table cannot be opened, or what was kept cannot be gone on with; also any `Problem` of the parts, each with its path. */
export type TableProblem =
  | Problem
  /** No whole number from 0 to 2^32 - 1. */
  | { readonly code: "SEED_INVALID"; readonly path: string; readonly got: string }
  /** More than one player is a person. */
  | { readonly code: "PEOPLE_TOO_MANY"; readonly path: string; readonly count: number; readonly most: number }
  /** Not two whole numbers of at least 1, the small blind at most the big one, the big one at most `most`. */
  | { readonly code: "BLINDS_INVALID"; readonly path: string; readonly got: string; readonly most: number }
  /** A whole number out of its range: the depth, or the hands of a level. */
  | { readonly code: "NUMBER_INVALID"; readonly path: string; readonly got: string; readonly least: number; readonly most: number }
  /** What was kept tells of a game that this table cannot have come to. */
  | { readonly code: "SESSION_BROKEN"; readonly path: string };

/** The largest big blind that a table opens with, so that no sum of chips is ever unsafe. */
export const MOST_BLIND = 10_000_000;

/** A practice table. Chips are integers in the smallest unit. */
export interface TableConfig {
  /** Decides every deal and every choice of a bot: the same seed and the same actions are the same game. 0 to 2^32 - 1. */
  readonly seed: number;
  /** 2 to 9, clockwise; at most one person. */
  readonly players: readonly Player[];
  readonly mode: Mode;
  /** [small, big]. */
  readonly blinds: readonly [number, number];
  /** Default `none`. */
  readonly ante?: Ante;
  /** The player left of the big blind puts in two big blinds before the cards (three players or more). Default false. */
  readonly straddle?: boolean;
  /** What everybody begins with in `cash` and `tournament`, in big blinds. Default 100. */
  readonly depth?: number;
  /** After how many hands a tournament's blinds go up. Default 10. */
  readonly levelHands?: number;
  /** The smallest chip; both blinds are multiples of it. Default: the largest of 1, 5, 25, 100, 500, 1,000 … that makes both. */
  readonly unit?: number;
}

/** What was dealt from: shown once the hand is over, so that anyone can deal it again. */
export interface Proof {
  readonly seed: number;
  /** The hand's number at this table, from 1: the stream of the seed. */
  readonly number: number;
  /** The whole deck, first card first. */
  readonly deck: readonly Card[];
}

/** A hand that is over: everything needed to replay, review and write it. */
export interface FinishedHand {
  readonly proof: Proof;
  /** By seat of this hand. */
  readonly names: readonly string[];
  /** By seat of this hand; null for a person. */
  readonly bots: readonly (Bot | null)[];
  /** The seat of the person; null where only bots played. */
  readonly hero: number | null;
  /** With every card. */
  readonly events: readonly HandEvent[];
  readonly outcome: Outcome;
  readonly mode: Mode;
  /** Of a tournament: how many began it, and the chips of those still in it who were not dealt in (none, as a rule). */
  readonly tournament?: { readonly entrants: number; readonly others: readonly number[] };
}

/** A table at one moment: plain data, which can be kept and read again. */
export interface Session {
  readonly config: TableConfig;
  /** By player of the configuration: chips before the hand at play, or after the one just over. */
  readonly chips: readonly number[];
  /** Who has the button, as a place among the players of the configuration; before the first hand who will have it. */
  readonly button: number;
  /** The current blinds; a tournament's go up. */
  readonly blinds: readonly [number, number];
  /** The hand at play, or the one just over; null before the first. */
  readonly play: Play | null;
  /** How many hands were begun. */
  readonly hands: number;
}

/** The hand at play. */
export interface Play {
  /** From 1. */
  readonly number: number;
  /** By seat of this hand: the place among the players of the configuration. Who has no chips sits out. */
  readonly seats: readonly number[];
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
  readonly deck: readonly Card[];
  /** How many cards of the deck are dealt. */
  readonly dealt: number;
  /** The actions taken so far: what going back needs. */
  readonly actions: readonly Taken[];
}

/** An action of the hand at play, enough to play it again. */
export interface Taken {
  readonly seat: number;
  readonly do: "fold" | "check" | "call" | "bet" | "raise" | "all-in";
  /** The street's total of a bet or raise. */
  readonly to?: number;
  /** The street it belongs to. */
  readonly street: number;
}
