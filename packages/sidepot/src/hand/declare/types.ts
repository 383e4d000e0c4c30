import type { Betting } from "../types.ts";
import type { DeclareRules, Ground } from "./ground.ts";

/** Words of betting. */
export const BET_WORDS = ["call", "raise", "bet", "check", "fold", "all-in", "pot"] as const;
/** One of {@link BET_WORDS}. */
export type BetWord = (typeof BET_WORDS)[number];

/** What was said: a word, an amount, or both. "Raise, eight thousand" is the whole bet (TDA 2024 43-B). */
export interface Said {
  readonly word?: BetWord;
  /** The amount in chips, as the street's total. */
  readonly amount?: number;
  /** In its place, a figure that may be several amounts: 5 for "five", which can be 500 or 5,000 (TDA 2024 57). */
  readonly vague?: number;
}

/**
 * What a player said and did at a live table, and what the table stood at. Amounts are chips in the smallest unit; bets are
 * totals of the street. Everything but `facing`, `minRaise` and `stack` may be left out.
 */
export interface Declaration {
  /** Whose rules. Default `tda-2024`. */
  readonly rules?: DeclareRules;
  /** Default `no-limit`. */
  readonly betting?: Betting;

  /** The bet to match; 0 where nothing is bet. Before the flop at least the big blind. */
  readonly facing: number;
  /** What a raise must add at least; where nothing is bet, the least bet. In fixed limit the size of the bet. */
  readonly minRaise: number;
  /** The bet faced is the street's opening bet; before the flop the big blind is (TDA 2024 51-B). Default false. */
  readonly opener?: boolean;
  /** Two players are left in the hand. Default false. */
  readonly headsUp?: boolean;
  /** The bet before the last raise, which an undercaller may have meant to call. Default: `facing` less `minRaise`. */
  readonly before?: number;
  /** All chips in, bets on this street included. Needed in pot-limit, and for an amount that is vague. */
  readonly pot?: number;

  /** What the player had behind before this action: chips pushed now count, chips in front do not. */
  readonly stack: number;
  /** Chips that lie in front of the player from earlier on this street. Default 0. */
  readonly front?: number;
  /** How much of them is bet, where change is still due: 100 of a chip of 1,000 posted as a blind. Default: all, `facing` at most. */
  readonly bet?: number;
  /** How much of them the player pulled back in this action. Default 0: left alone. */
  readonly pulledBack?: number;

  readonly said?: Said;
  /** The chips pushed in one motion, by their values. */
  readonly chips?: readonly number[];
  /** Motions after that one, in their order; or all of them where `chips` is left out. */
  readonly motions?: readonly (readonly number[])[];
  /** What came first where there are words and chips (TDA 2024 40-A). Default `said`. */
  readonly first?: "said" | "chips" | "together";

  /** The amount that the player was told to be the bet, where that was wrong (TDA 2024 49). */
  readonly told?: number;
  /** The time on the clock ran out before anything was said or done (TDA 2024 29). Default false. */
  readonly timeIsUp?: boolean;
  /**
   * The player acted out of turn: the players before are still to act, did not change the action, or changed it to this
   * (TDA 2024 53-A). Left out: in turn.
   */
  readonly outOfTurn?: "waiting" | "unchanged" | { readonly facing: number; readonly minRaise: number };
}

/** What the player did, as the hand takes it. `to` is the street's total. */
export type DeclaredAction = { readonly do: "fold" | "check" | "call" | "all-in" } | { readonly do: "bet" | "raise"; readonly to: number };

/** Something that a player may still do, or the floor may rule. */
export type Choice =
  | { readonly do: "check" | "call" | "all-in" }
  /** `forfeits`: chips pushed now that stay in the pot. */
  | { readonly do: "fold"; readonly forfeits: number }
  | { readonly do: "bet" | "raise"; readonly min: number; readonly max: number };

/** A reading in turn. */
export type Reading = Ground &
  (
    | {
        readonly kind: "action";
        readonly action: DeclaredAction;
        /** Chips in front, old and new, that go back to the player. */
        readonly back: number;
        /** Chips that must still go out. */
        readonly owes: number;
      }
    /** The player is bound to one of these, and chooses. Chips pushed come back until then. */
    | { readonly kind: "committed"; readonly choices: readonly Choice[]; readonly back: number }
    /** The rulebook leaves it to the floor. */
    | { readonly kind: "floor"; readonly choices: readonly Choice[] }
  );

/** What a declaration comes to. */
export type Interpretation =
  | Reading
  /** Out of turn, and players before are still to act: the reading holds unless one of them bets or raises. */
  | ({ readonly kind: "pending"; readonly reading: Reading } & Ground)
  /** Out of turn, and the action changed: everything comes back, and everything is open. */
  | ({ readonly kind: "not-binding"; readonly choices: readonly Choice[]; readonly back: number } & Ground);
