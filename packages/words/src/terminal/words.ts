import type { Lang } from "../words.ts";
import type { TerminalFault } from "./faults.ts";

/** The commands that the terminal explains. */
export type CommandName = "settle" | "showdown" | "pots";
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
  | "help"
  | "version";

/** What the help of one command says besides its options. */
export interface CommandHelp {
  /** One line for the list of commands. */
  readonly summary: string;
  /** What goes in and what comes out. */
  readonly about: string;
  /** What the arguments are. */
  readonly argument: string;
  /** One caption an example; the command lines are the same in every language. */
  readonly examples: readonly [string, string, string];
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
  /** A pot that is not awarded; `names` are those whose hands cannot be compared yet. */
  notYet(names: string): string;
  /** One line under the table on what `short` means. */
  readonly shortNote: string;
  readonly titles: Readonly<Record<"usage" | "arguments" | "options" | "commands" | "examples", string>>;
  readonly program: string;
  readonly commands: Readonly<Record<CommandName, CommandHelp>>;
  readonly options: Readonly<Record<OptionName, string>>;
  /** Where to read on, after a usage fault. */
  seeHelp(command: string): string;
  fault(fault: TerminalFault): string;
}
