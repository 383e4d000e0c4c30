import type { Card } from "../cards/index.ts";
import type { Game } from "../ranking/index.ts";
import type { Chips, Seat } from "../units.ts";

/** The formats that a history is read from; each is told apart by its content. */
export const FORMATS = ["phh", "pokerstars", "fulltilt", "winamax", "ohh", "pokernow"] as const;
/** One of {@link FORMATS}. */
export type Format = (typeof FORMATS)[number];

/** How much a bet may be. `cap` limits (a no-limit or pot-limit hand with a cap) are in {@link HandRecord.cap}. */
export type Betting = "no-limit" | "pot-limit" | "fixed-limit";

/** A card that was dealt; null when it was never seen. */
export type Dealt = Card | null;

/** A player as the record names them. */
export interface RecordSeat {
  readonly name: string;
  /** The seat number printed in the record; null where it has none. */
  readonly label: number | null;
  /** Chips before the hand. */
  readonly stack: Chips;
}

/** What a forced payment is. `dead` is dead money (a dead small blind); every other one counts as the player's bet. */
export type PostKind = "ante" | "small-blind" | "big-blind" | "button-blind" | "straddle" | "post" | "dead" | "bring-in";

/** One thing that a record says happened, in its order. `at` is a line number of the text, or the index of a PHH action, from 1. */
export type RecordEvent = { readonly at: number } & (
  | { readonly do: "post"; readonly seat: Seat; readonly kind: PostKind; readonly amount: Chips }
  /** Cards to a player: the first ones, those of a stud street, or the new ones of a draw. */
  | { readonly do: "deal"; readonly seat: Seat; readonly cards: readonly Dealt[]; readonly up?: readonly boolean[] }
  /** Cards to a board. `run` counts boards from 0. */
  | { readonly do: "board"; readonly run: number; readonly cards: readonly Card[] }
  /**
   * A street begins: 0 before the flop (or third street, or before the draw), then one more a street. From `readHistory` its
   * cards follow it.
   */
  | { readonly do: "street"; readonly street: number }
  | { readonly do: "fold" | "check"; readonly seat: Seat }
  /** `amount` is what was added. */
  | { readonly do: "call"; readonly seat: Seat; readonly amount: Chips }
  /** PHH's `cc`: a check, or a call of the largest bet in front of anyone, as far as the stack goes. */
  | { readonly do: "check-or-call"; readonly seat: Seat }
  /** `to` is the street's total; a completion of a bring-in is a raise. */
  | { readonly do: "bet" | "raise"; readonly seat: Seat; readonly to: Chips }
  /** The bring-in is paid where the amount is in the stakes (PHH `pb`). */
  | { readonly do: "bring-in"; readonly seat: Seat }
  /** Cards given back in a draw; `cards` lists them where known, and is null where only their number is. */
  | { readonly do: "draw"; readonly seat: Seat; readonly count: number; readonly cards: readonly Dealt[] | null }
  /** The record's own word that a bet came back. */
  | { readonly do: "returned"; readonly seat: Seat; readonly amount: Chips }
  | { readonly do: "show"; readonly seat: Seat; readonly cards: readonly Dealt[] }
  | { readonly do: "muck"; readonly seat: Seat; readonly cards: readonly Dealt[] | null }
  /** Chips pushed. `pot` is 0 for the main pot, 1 for the first side pot …; null where the record does not say. */
  | { readonly do: "collect"; readonly seat: Seat; readonly amount: Chips; readonly pot: number | null; readonly run: number | null }
);

/** What a record says about its end; each part is null where it says nothing. */
export interface RecordResult {
  /** All pots together, returns left out, the rake within. */
  readonly totalPot: Chips | null;
  /** By pot, the main pot first, where the record lists them. */
  readonly pots: readonly Chips[] | null;
  readonly rake: Chips | null;
  /** Stacks after the hand, by seat, in our chips; not whole where the record halved an odd chip. */
  readonly finishing: readonly number[] | null;
}

/** A line (or action) that the reader does not know. It is reported, never skipped in silence. */
export interface UnknownLine {
  readonly at: number;
  readonly text: string;
}

/**
 * One hand as a record tells it, whatever the format: facts in their order, nothing corrected.
 *
 * Seats run clockwise and seat 0 is the first one left of the button, so the button is the last seat; heads-up seat 1 is the
 * button and the small blind, as in PHH. Only players who were dealt in have a seat. Chips are integers in `1/scale` of the unit that the record prints (100 for cents).
 */
export interface HandRecord {
  readonly format: Format;
  /** The hand's own number or name; null where there is none. */
  readonly id: string | null;
  /** What the format calls the game: `NT`, `Hold'em No Limit`. */
  readonly variant: string;
  /** The referee's game; null for one that it does not rank (its chips are settled all the same). */
  readonly game: Game | null;
  /** Draws of the game: 0, 1 or 3. */
  readonly draws: number;
  readonly betting: Betting;
  /** The most that a player may put into the hand; null without a cap. */
  readonly cap: Chips | null;
  /** How many of our chips make one printed unit. */
  readonly scale: number;
  /** As printed: `USD`, `EUR`, null for play chips and tournaments. Kept only to write the record again; never used. */
  readonly currency: string | null;
  readonly tournament: boolean;
  /** The table's name and the moment, as printed; null where there is none. */
  readonly table: string | null;
  readonly when: string | null;
  /** Small and big blind (small and big bet in fixed-limit stud). */
  readonly stakes: {
    readonly smallBlind: Chips;
    readonly bigBlind: Chips;
    /** What each player's ante should be; 0 without. */
    readonly ante: Chips;
    readonly bringIn: Chips | null;
    /** Fixed limit. */
    readonly smallBet: Chips | null;
    readonly bigBet: Chips | null;
    /** The least bet of no-limit and pot-limit. */
    readonly minBet: Chips;
  };
  /** Whether antes count as bets that others match (true), or are dead money in the main pot. */
  readonly antesLive: boolean;
  readonly seats: readonly RecordSeat[];
  readonly events: readonly RecordEvent[];
  readonly result: RecordResult;
  readonly unknown: readonly UnknownLine[];
  /** Anything else of the format that must survive being written again (PHH's `author`, `event` …), as the format's own text by key. */
  readonly extra: Readonly<Record<string, string>>;
}

/** Why a record cannot be read; `at` is the line (PHH: the action) from 1, 0 for the whole text. */
export type RecordProblem =
  | { readonly code: "FORMAT_UNKNOWN"; readonly at: number; readonly text: string }
  | { readonly code: "TOML_INVALID"; readonly at: number; readonly text: string }
  | { readonly code: "JSON_INVALID"; readonly at: number; readonly text: string }
  | { readonly code: "FIELD_MISSING"; readonly at: number; readonly field: string }
  | { readonly code: "FIELD_INVALID"; readonly at: number; readonly field: string; readonly text: string }
  | { readonly code: "VARIANT_UNKNOWN"; readonly at: number; readonly text: string }
  /** An action of the record that cannot be read. */
  | { readonly code: "ACTION_UNREADABLE"; readonly at: number; readonly text: string }
  /** A player acts who has no seat. */
  | { readonly code: "PLAYER_UNKNOWN"; readonly at: number; readonly text: string }
  /** A player puts in more than the stack holds. */
  | { readonly code: "STACK_EXCEEDED"; readonly at: number; readonly seat: number; readonly amount: number; readonly stack: number }
  /** Amounts with more than the two decimals that a scale of 100 holds, or beyond safe integers. */
  | { readonly code: "AMOUNT_UNREADABLE"; readonly at: number; readonly text: string }
  /** The record ends before the hand does. */
  | { readonly code: "RECORD_CUT"; readonly at: number };
