import type { Problem } from "sidepot";
import type { HandEvent, Illegal, Legal, Phase, StreetName } from "sidepot/hand";
import type { Because, Deviation, Difference, Format, RecordEvent, RecordProblem } from "sidepot/history";
import type { Lang } from "../words.ts";

/** What is known around an event; all of it may be left out. */
export interface Around {
  /** The street that the event belongs to; of cards, the one that they open. */
  readonly street?: StreetName | null;
  /** How many chips make one unit as it is printed (100 where chips are cents). Default 1. */
  readonly scale?: number;
  /** What a `check-or-call` of a record added, where that is known: 0 is a check. */
  readonly added?: number | null;
}

/** What is known of a record that something is said about; all of it may be left out. */
export interface About {
  /** Says whether a place is a line or an action of the record. */
  readonly format?: Format | null;
  /** By seat. */
  readonly names?: readonly string[];
  /** As in {@link Around}. */
  readonly scale?: number;
}

/**
 * What one language says of a hand in progress and of recorded hands. One object of this type a language, so that a missing
 * sentence is a compile error. `names` are the players' names by seat, fit to be shown. Lines on what happened have no full stop.
 */
export interface HandWords {
  readonly lang: Lang;
  /** `Flop`, `플랍`, `フロップ`. */
  street(name: StreetName): string;
  /** Who or what is next: `C to act`, `Next to deal: flop, 3 cards`. */
  phase(phase: Phase, names: readonly string[], street?: StreetName | null): string;
  /** Why an action cannot be done, and what can. A problem of the input is said as {@link Words.problem} says it. */
  illegal(value: Illegal, names: readonly string[]): string;
  /** Why the one to act may neither bet nor raise. */
  closed(why: NonNullable<Legal["closed"]>): string;
  /** Why a record cannot be read or settled: `Line 7: …`, `Action 7: …`. */
  recordProblem(problem: RecordProblem | Problem, about?: About): string;
  /** Where a record left the rules; with the event it says how far: `Action 7: C raised to 300, …`. */
  deviation(deviation: Deviation, names: readonly string[], event?: RecordEvent | null, about?: About): string;
  /** What a record says, what the rules say, and why they differ. */
  difference(difference: Difference, names: readonly string[], about?: About): string;
  /** Why they differ, alone. */
  because(code: Because): string;
  /** A line of a record that was not understood. */
  unknownLine(at: number, text: string, about?: About): string;
  /** One line of what happened: `C raises to 300`, `Flop: Q♣ J♦ 9♠`. */
  event(event: HandEvent, names: readonly string[], around?: Around): string;
  /** The same of a record. */
  recordEvent(event: RecordEvent, names: readonly string[], around?: Around): string;
}
