import type { Card } from "../cards/index.ts";
import type { Award, AwardOrder, OddChips } from "../pots/index.ts";
import type { Game } from "../ranking/index.ts";
import type { ShowRules } from "../showdown/index.ts";
import type { Chips, Seat } from "../units.ts";

/** How much a bet may be. */
export const BETTINGS = ["no-limit", "pot-limit", "fixed-limit"] as const;
/** One of {@link BETTINGS}. */
export type Betting = (typeof BETTINGS)[number];

/** A card dealt; null when nobody here knows it. */
export type Dealt = Card | null;

/** A payment that is due before any cards. `dead` money matches nothing and goes to the main pot. */
export interface Forced {
  readonly seat: number;
  readonly kind: "ante" | "small-blind" | "big-blind" | "straddle" | "post" | "dead";
  /** What it should be; a short stack pays what it has. */
  readonly amount: number;
  /** Dead money: a big blind or button ante, a dead blind. Default false. */
  readonly dead?: boolean;
}

/** The house's share. */
export interface RakeRules {
  /** Hundredths of a percent: 500 is 5 %. */
  readonly basisPoints: number;
  /** The most that is taken from one hand; left out: no cap. */
  readonly cap?: number;
  /** Nothing is taken from a hand that ended before the flop. Default true. */
  readonly noFlopNoDrop?: boolean;
}

/** A hand to be played. Seats run clockwise; chips are integers in the smallest unit. */
export interface HandConfig {
  readonly game: Game;
  /** Default `no-limit`. */
  readonly betting?: Betting;
  /** What each player has; more than 0. */
  readonly stacks: readonly number[];
  /** The seat with the button. Default: the last one. */
  readonly button?: number;
  /** [small, big]. Heads-up the button posts the small one (TDA 2024 34-B). Left out in games with a bring-in. */
  readonly blinds?: readonly [number, number];
  /** The small blind's seat is empty: the first one left of the button posts the big blind. Its nominal amount still counts in a pot-limit pot (TDA 2024 54-B). Default false. */
  readonly deadSmallBlind?: boolean;
  /** An ante of every player, by seat; it counts as a bet that the others match. */
  readonly antes?: readonly number[];
  /** One ante that the big blind pays for all: dead money. */
  readonly bigBlindAnte?: number;
  /** The same paid by the button. */
  readonly buttonAnte?: number;
  /** Whether a short stack pays its blind or its ante first. Default: `blind` for a single payer (TDA 2024 RP-11), `ante` for each player's own. */
  readonly shortStackPays?: "blind" | "ante";
  /** A blind that the button alone posts (short deck). */
  readonly buttonBlind?: number;
  /** In the order in which they were put in, each larger than the last; the last one acts last before the flop. */
  readonly straddles?: readonly { readonly seat: number; readonly amount: number }[];
  /** Blinds that a returning player posts: `live` counts as a bet, `dead` does not. */
  readonly posts?: readonly { readonly seat: number; readonly live?: number; readonly dead?: number }[];
  /** Stud: what the lowest (razz: highest) open card must pay. */
  readonly bringIn?: number;
  /** Fixed limit. */
  readonly smallBet?: number;
  readonly bigBet?: number;
  /** The least bet of no-limit and pot-limit. Default: the big blind. */
  readonly minBet?: number;
  /** Raises that may follow a bet in fixed limit. Default 3; null: no cap. Heads-up from the start there is none (TDA 2024 48). */
  readonly raiseCap?: number | null;
  /** The most that a player may put into the hand. Default: no cap. */
  readonly cap?: number;
  /** How often the players change cards. Default: the game's usual number. */
  readonly draws?: number;
  /** Antes and no blinds, no betting before the flop. Default false. */
  readonly bombPot?: boolean;
  /** Boards that are dealt side by side. Default 1. */
  readonly boards?: number;
  /** The smallest chip in play. Default 1. */
  readonly unit?: number;
  /** Default: the game's (TDA 2024 20). */
  readonly oddChips?: OddChips;
  readonly awardOrder?: AwardOrder;
  /** Whose order of showing. Default `tda-2024`. */
  readonly showRules?: ShowRules;
  readonly rake?: RakeRules;
  /** What each head is worth, by seat. */
  readonly bounties?: readonly number[];
}

/** A configuration with every default filled in. */
export interface Settings {
  readonly game: Game;
  readonly betting: Betting;
  readonly stacks: readonly Chips[];
  readonly button: Seat;
  readonly forced: readonly Forced[];
  /** Nominal small blind that nobody posts, counted in a pot-limit pot. */
  readonly missing: number;
  readonly bringIn: number;
  readonly smallBet: number;
  readonly bigBet: number;
  readonly minBet: number;
  readonly raiseCap: number | null;
  readonly cap: number | null;
  readonly draws: number;
  readonly bombPot: boolean;
  readonly boards: number;
  readonly unit: number;
  readonly oddChips: OddChips;
  readonly awardOrder: AwardOrder;
  readonly showRules: ShowRules;
  readonly rake: RakeRules | null;
  readonly bounties: readonly number[] | null;
}

/** Where cards are due. */
export type Due =
  | { readonly to: "seat"; readonly seat: Seat; readonly up: readonly boolean[] }
  | { readonly to: "board"; readonly board: number; readonly count: number };

/** A round of betting that is open. It exists in the phase `betting` alone, so that nothing can be owed once cards are due. */
export interface Round {
  /** What each player has put in on this street, by seat. */
  readonly front: readonly number[];
  /** Who has acted on this street, by seat; a forced bet is no action. */
  readonly acted: readonly boolean[];
  /** The street total to match. Before the flop at least the nominal big blind, however short it was paid. */
  readonly level: number;
  /** The last full bet or raise, which the next raise must at least add. */
  readonly full: number;
  /** The total that the next raise adds a bet to: lower than `level` after a bring-in, in fixed limit also after an all-in of less than half a bet. */
  readonly base: number;
  /** Full bets and raises so far; the big blind is the first before the flop. */
  readonly bets: number;
  /** The bring-in is still to be paid by whoever is to act; `may` where the one with the card is all-in, so that the next one can also fold. */
  readonly bringIn: "must" | "may" | null;
}

/** Where a hand stands. Cards can be due, or somebody can owe an action; there is no state in which both are so. */
export type Phase =
  | { readonly at: "dealing"; readonly due: readonly Due[] }
  | { readonly at: "betting"; readonly toAct: Seat; readonly round: Round }
  | { readonly at: "drawing"; readonly toAct: Seat; readonly drawn: readonly number[] }
  | { readonly at: "showdown"; readonly toAct: Seat; readonly order: readonly Seat[] }
  | { readonly at: "complete"; readonly outcome: Outcome };

/** One pot at the end, for one board. */
export interface PushedPot {
  readonly amount: Chips;
  /** 0 is the main pot. */
  readonly pot: number;
  /** The board (or run) whose part it is. */
  readonly board: number;
  readonly eligible: readonly Seat[];
  readonly rake: Chips;
  readonly awards: readonly Award[];
}

/** How a hand ended. */
export interface Outcome {
  readonly pots: readonly PushedPot[];
  readonly rake: Chips;
  /** From the pots, by seat. */
  readonly won: readonly Chips[];
  /** Stacks after the hand, by seat. */
  readonly finishing: readonly Chips[];
  /** Bounties received, by seat; null where none are played for. */
  readonly bounties: readonly Chips[] | null;
  /** Players out of chips, best place first; those who share a place together (larger starting stack first). */
  readonly busted: readonly (readonly Seat[])[];
}

/** One hand of poker at one moment: plain data, no clock, no deck. */
export interface Hand {
  readonly settings: Settings;
  /** Chips in play and not bet, by seat. */
  readonly stacks: readonly number[];
  /** Live chips put in over the whole hand, by seat, those on this street included. */
  readonly bets: readonly number[];
  /** Dead chips put in, by seat. */
  readonly dead: readonly number[];
  /** Folded, mucked or killed, by seat. */
  readonly folded: readonly boolean[];
  readonly cards: readonly (readonly Dealt[])[];
  /** Which of a player's cards lie face up. */
  readonly up: readonly (readonly boolean[])[];
  /** Hands that were turned up whole, by seat. */
  readonly tabled: readonly boolean[];
  /** Cards given back in draws. When the stub runs out, they are the new stub and leave this list. */
  readonly discards: readonly Dealt[];
  readonly boards: readonly (readonly Dealt[])[];
  /** The street's place among the game's streets. */
  readonly street: number;
  /** Who bet or raised last on this street. */
  readonly aggressor: Seat | null;
  /** Whose all-in ended the betting: the last one that bet or raised; a call where there was none. */
  readonly shover: Seat | null;
  readonly phase: Phase;
}

/** What can be done to a hand. `to` is the street's total. */
export type Action =
  | { readonly do: "fold" | "check" | "call" | "all-in" | "bring-in" | "muck" | "kill"; readonly seat: number }
  | { readonly do: "bet" | "raise"; readonly seat: number; readonly to: number }
  /** Places of the cards given back, within the player's own, from 0. */
  | { readonly do: "draw"; readonly seat: number; readonly discard: readonly number[] }
  /** Cards that were not known to this hand may be named while they are shown. */
  | { readonly do: "show"; readonly seat: number; readonly cards?: readonly Card[] }
  /** All that is due, in its order. */
  | { readonly do: "deal"; readonly cards: readonly Dealt[] }
  /** The rest of the board this many times; only once no betting can follow. */
  | { readonly do: "run"; readonly times: number };

/** What happened. A hand is the fold of its events. */
export type HandEvent =
  | { readonly type: "started"; readonly settings: Settings }
  | { readonly type: "posted"; readonly seat: Seat; readonly kind: Forced["kind"]; readonly amount: Chips; readonly dead: boolean }
  | { readonly type: "dealt"; readonly due: readonly Due[]; readonly cards: readonly Dealt[] }
  | { readonly type: "folded" | "checked" | "mucked"; readonly seat: Seat }
  /** The dealer or the floor took a hand away (TDA 2024 65). */
  | { readonly type: "killed"; readonly seat: Seat }
  | { readonly type: "called"; readonly seat: Seat; readonly amount: Chips; readonly allIn: boolean }
  | {
      readonly type: "bet" | "raised" | "brought-in";
      readonly seat: Seat;
      readonly to: Chips;
      readonly amount: Chips;
      readonly allIn: boolean;
      /** A full bet or raise (in fixed limit from half a bet), so that it re-opens the betting. */
      readonly full: boolean;
    }
  | { readonly type: "drew"; readonly seat: Seat; readonly discard: readonly number[] }
  | { readonly type: "returned"; readonly seat: Seat; readonly amount: Chips }
  | { readonly type: "showed"; readonly seat: Seat; readonly cards: readonly Dealt[] }
  /** All hands at once, since no betting can follow (TDA 2024 16). */
  | { readonly type: "tabled"; readonly seats: readonly Seat[] }
  | { readonly type: "run"; readonly times: number }
  /** What is due next: cards, an action, a draw, a hand to show. */
  | { readonly type: "opened"; readonly street: number; readonly phase: Phase }
  | { readonly type: "ended"; readonly outcome: Outcome };

/** How far a bet or raise may go, as street totals. */
export interface Range {
  readonly min: Chips;
  readonly max: Chips;
}

/** What the player to act may do. */
export interface Legal {
  readonly fold: boolean;
  readonly check: boolean;
  /** What must be added, at most the stack; 0 when nothing is owed. */
  readonly call: Chips;
  /** The bring-in to pay; null when none is due. */
  readonly bringIn: Chips | null;
  /** Nothing is bet yet on this street. Null when not allowed. */
  readonly bet: Range | null;
  readonly raise: Range | null;
  /** Why neither is allowed; null when one is. */
  readonly closed: "NOT_REOPENED" | "NOBODY_CAN_ANSWER" | "RAISE_CAP" | "STACK_TOO_SHORT" | null;
}
