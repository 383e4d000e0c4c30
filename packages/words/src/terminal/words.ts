import type { Lang } from "../words.ts";
import type { EquityLines } from "./equity-lines.ts";
import type { TerminalFault } from "./faults.ts";
import type { RuleLines } from "./rule-lines.ts";

/** The commands that the terminal explains. */
export type CommandName = "settle" | "showdown" | "pots" | "hand" | "replay" | "audit" | "rule" | "equity" | "play";
/** The options that the terminal explains. */
export type OptionName =
  | "lang"
  | "json"
  | "jsonl"
  | "explain"
  | "dead"
  | "unit"
  | "button"
  | "order"
  | "svg"
  | "theme"
  | "no-strata"
  | "rules"
  | "players"
  | "list"
  | "chances"
  | "help"
  | "version";

/** What the help of one command says besides its options. */
export interface CommandHelp {
  /** One line for the list of commands. */
  readonly summary: string;
  /** What goes in and what comes out. */
  readonly about: string;
  /** What the arguments are; null where it takes none. */
  readonly argument: string | null;
  /** One caption an example; the command lines are the same in every language. */
  readonly examples: readonly [string, string, string];
}

/** What `hand` says for people. Street names come from `handWords`, pot names from `say`. */
export interface HandLines {
  /** `Street: Flop`. */
  street(name: string): string;
  /** `To act: B`. */
  toAct(name: string): string;
  /** `To call: 200`; null where nothing is owed. */
  owed(amount: string | null): string;
  /** `B may: fold, call 200, raise to 500–1,000`, from the words of `actions`. */
  may(name: string, actions: readonly string[]): string;
  readonly actions: {
    readonly fold: string;
    readonly check: string;
    call(amount: string): string;
    bringIn(amount: string): string;
    /** As street totals; `min` and `max` are the same where only one amount is possible. */
    bet(min: string, max: string): string;
    raise(min: string, max: string): string;
  };
  /** `Main pot 600: A, B and C`; `eligible` is a list already. */
  pot(name: string, amount: string, eligible: string): string;
  readonly roundOver: string;
  readonly handOver: string;
}

/** What `replay` says for people. */
export interface ReplayLines {
  /** Above each hand: `Hand 3 (NT)`. */
  hand(number: string, variant: string): string;
  readonly putIn: string;
  readonly returned: string;
  readonly pots: string;
  readonly finishing: string;
  readonly deviations: string;
  /** In place of a list that is empty. */
  readonly none: string;
  /** In place of the stacks where the record does not show who won. */
  readonly notShown: string;
}

/** What `audit` says for people. */
export interface AuditLines {
  readonly agrees: string;
  readonly differs: string;
  /** In front of the first place where a record departs from the rules. */
  readonly first: string;
  /** A hand of which the record does not say how it ended. */
  readonly nothingRecorded: string;
  readonly columns: Readonly<Record<"file" | "hands" | "agree" | "differ" | "unchecked" | "unreadable" | "withSidePots", string>>;
  /** The last row of the summary. */
  readonly all: string;
  /** `12 of 80 files`. */
  progress(done: string, files: string): string;
  /** Above the lines that were not understood. */
  readonly unknownLines: string;
}

/**
 * What only the command line says: column titles, help, and faults of its own. Numbers arrive written.
 * One object of this type a language, so that a missing text is a compile error.
 */
export interface TerminalWords {
  readonly lang: Lang;
  readonly columns: {
    readonly player: string;
    readonly putIn: string;
    readonly returned: string;
    readonly state: string;
    readonly won: string;
    readonly net: string;
    readonly place: string;
    readonly cards: string;
    readonly hand: string;
    readonly plays: string;
  };
  /** A player's state. `short`: has less in than another live player, so is all-in or still to act. */
  readonly states: { readonly folded: string; readonly short: string; readonly in: string };
  readonly deadMoney: string;
  /** Below the picture of the pots: how much dead money there is, and where. */
  deadLine(amount: string): string;
  readonly sum: string;
  readonly board: string;
  readonly sides: { readonly high: string; readonly low: string };
  /** A hand that has no low. */
  readonly noLow: string;
  /** Above the steps, which follow in the order in which a dealer does them. */
  readonly steps: string;
  /** In their place where nobody put anything in. */
  readonly nothingIn: string;
  /** `Put in 45,800 = pots 38,100 + returned 7,700`; `returned` is null where nothing came back. */
  check(putIn: string, pots: string, returned: string | null): string;
  /** `Rake 70 (Main pot 50, Side pot 1 20)`; `each` is null where there is one pot. */
  rake(total: string, each: string | null): string;
  /** Who is out of chips, the best place first. */
  out(places: string): string;
  /** Whose bounty goes to whom; `to` is null where nobody can take it. */
  bounty(name: string, worth: string, pot: string, to: string | null): string;
  /** A pot that is not awarded; `names` are those whose hands cannot be compared yet. */
  notYet(names: string): string;
  /** One line under the table on what `short` means. */
  readonly shortNote: string;
  readonly hand: HandLines;
  readonly replay: ReplayLines;
  readonly audit: AuditLines;
  readonly rule: RuleLines;
  readonly equity: EquityLines;
  readonly titles: Readonly<Record<"usage" | "arguments" | "options" | "commands" | "examples", string>>;
  readonly program: string;
  readonly commands: Readonly<Record<CommandName, CommandHelp>>;
  readonly options: Readonly<Record<OptionName, string>>;
  /** Where to read on, after a usage fault. */
  seeHelp(command: string): string;
  fault(fault: TerminalFault): string;
}
