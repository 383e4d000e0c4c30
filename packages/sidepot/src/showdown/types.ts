import type { Card, CardsInput } from "../cards/index.ts";
import type { AwardOrder, BountyPaid, Layers, OddChips, PotAward } from "../pots/index.ts";
import type { Warning } from "../problem.ts";
import type { Game, HandRank, Why } from "../ranking/index.ts";
import type { Chips, Seat } from "../units.ts";

/** Hands to compare. */
export interface ShowdownInput {
  /** Default `holdem`. */
  readonly game?: Game;
  readonly board?: CardsInput;
  /** One hand a player, one at least. */
  readonly hands: readonly CardsInput[];
}

/** One side (high or low) of a showdown. */
export interface ShowdownSide {
  /** Players best first, ties together; those who do not qualify for a low are left out. */
  readonly order: readonly (readonly Seat[])[];
  /** What each player plays, in the players' order; null where a low does not qualify. */
  readonly hands: readonly (HandRank | null)[];
  /** Between each group of `order` and the next one: what decided. One fewer than the groups. */
  readonly why: readonly Why[];
}

/** Hands compared. `high` is null in games that play for the low alone, `low` in those that play for the high alone. */
export interface Showdown {
  readonly game: Game;
  readonly board: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  readonly high: ShowdownSide | null;
  readonly low: ShowdownSide | null;
}

/** A player in a hand to settle. */
export interface SettlePlayer {
  readonly name: string;
  /** Everything put in over the whole hand that others had to match, in the smallest unit. */
  readonly bet: number;
  /** Dead money. Default 0. */
  readonly dead?: number;
  /** Folded or killed. Default false. */
  readonly folded?: boolean;
  readonly cards?: CardsInput;
  /** Stands in for the cards: higher wins, equal ties. */
  readonly strength?: number;
  /** Likewise for the low half; left out where there is no low. */
  readonly strengthLow?: number;
  /** What the player had before the hand, so that it is known who is out: everybody who put all of it in and won nothing. */
  readonly stack?: number;
}

/** The house's share of a hand to settle, as people write it. One of `percent` and `basisPoints`. */
export interface SettleRake {
  /** 0 to 100, two decimals at most: 2.5 is 2.5 %. */
  readonly percent?: number;
  /** Hundredths of a percent, 0 to 10,000. */
  readonly basisPoints?: number;
  /** The most that is taken from the hand, in chips. Default: no cap. */
  readonly cap?: number;
  /** Nothing is taken from a hand that ended before the flop. It means nothing in games without one. Default true. */
  readonly noFlopNoDrop?: boolean;
  /**
   * Whether there was a flop. Left out, two players still in have seen one, and where one is left the `board` tells;
   * where neither tells, that is a problem.
   */
  readonly flopSeen?: boolean;
}

/** A hand to settle: players clockwise. */
export interface SettleInput {
  /** Default `holdem`. */
  readonly game?: Game;
  /** The index of the seat with the button. Default: the last player. */
  readonly button?: number;
  /** The smallest chip in play. Default 1. */
  readonly unit?: number;
  readonly board?: CardsInput;
  readonly players: readonly SettlePlayer[];
  readonly rules?: { readonly oddChips?: OddChips; readonly awardOrder?: AwardOrder };
  /** The house's share, taken after the return in whole units. Default: none. */
  readonly rake?: SettleRake;
  /** What each head is worth, in the players' order, or one worth for all. Every player then needs a `stack`. */
  readonly bounties?: number | readonly number[];
}

/** A hand settled, with everything that led there. */
export interface Settlement {
  readonly game: Game;
  readonly names: readonly string[];
  readonly button: Seat;
  readonly unit: number;
  readonly oddChips: OddChips;
  readonly board: readonly Card[];
  /** What was put in, cut into the return and the pots. */
  readonly layers: Layers;
  /** One answer a pot, the main pot first. */
  readonly awards: readonly PotAward[];
  /** The order in which the pots are pushed, as indices of the pots. */
  readonly awardOrder: readonly number[];
  /** Each player's own cards; null where they are not known. */
  readonly cards: readonly (readonly Card[] | null)[];
  /** The hands still in that could be ranked, compared; null where strengths stood in or nothing could be ranked. */
  readonly showdown: { readonly high: ShowdownSide | null; readonly low: ShowdownSide | null } | null;
  /** What the house takes of each pot; null where it takes no share. The pots of `layers` are those before it. */
  readonly rake: { readonly total: Chips; readonly pots: readonly Chips[] } | null;
  /** What the input gave enough for: all stacks, and bounties with them. */
  readonly asked: { readonly busted: boolean; readonly bounties: boolean };
  /** Each busted player's bounty; null where none are played for, or while a pot is not awarded. */
  readonly bounties: readonly BountyPaid[] | null;
  /** Players out of chips, best place first, those who share a place together; null where stacks are not known, or while a pot is not awarded. */
  readonly busted: readonly (readonly Seat[])[] | null;
  /** From pots alone, by seat: returns left out. */
  readonly won: readonly Chips[];
  /** By seat: won + returned − bet − dead. */
  readonly net: readonly number[];
  readonly warnings: readonly Warning[];
}
