/** What can go wrong between the shell and the referee; problems of the input itself are the referee's. */
export type TerminalFault =
  | { readonly code: "NOT_UTF8" }
  /** A key stands twice in one object; `path` is its place, as the referee's problems say it. */
  | { readonly code: "KEY_TWICE"; readonly path: string }
  /** A line longer than `limit` bytes was skipped. */
  | { readonly code: "LINE_TOO_LONG"; readonly limit: number }
  | { readonly code: "INPUT_TOO_LONG"; readonly limit: number }
  /** `-` is standard input. */
  | { readonly code: "FILE_NOT_READ"; readonly file: string; readonly reason: "missing" | "directory" | "forbidden" | "other" }
  /** `folder`: it is the folder that is not there. */
  | {
      readonly code: "FILE_NOT_WRITTEN";
      readonly file: string;
      readonly folder: string;
      readonly reason: "folder" | "directory" | "forbidden" | "other";
    }
  /** Standard output took no more; `full`: there is no room where it goes. */
  | { readonly code: "OUTPUT_NOT_WRITTEN"; readonly reason: "full" | "other" }
  /** The input is empty where one value was expected. */
  | { readonly code: "NOTHING_READ" }
  | { readonly code: "INTERNAL_FAULT"; readonly detail: string }
  | { readonly code: "COMMAND_UNKNOWN"; readonly command: string; readonly like: string | null }
  | { readonly code: "OPTION_UNKNOWN"; readonly option: string; readonly like: string | null }
  | { readonly code: "OPTION_VALUE_MISSING"; readonly option: string }
  | { readonly code: "OPTION_VALUE_UNKNOWN"; readonly option: string; readonly got: string; readonly choices: readonly string[] }
  | { readonly code: "OPTIONS_EXCLUDE"; readonly one: string; readonly other: string }
  /** An option that may stand once stands again. */
  | { readonly code: "OPTION_TWICE"; readonly option: string }
  /** An option that changes nothing unless one of `needs` is there. */
  | { readonly code: "OPTION_NEEDS"; readonly option: string; readonly needs: readonly string[] }
  | { readonly code: "ARGUMENTS_TOO_MANY" }
  | { readonly code: "PLAYERS_MISSING" }
  /** `replay` or `audit` without a file. */
  | { readonly code: "FILES_MISSING"; readonly command: string }
  /** A folder below which no file has the name of a hand history. */
  | { readonly code: "FOLDER_EMPTY"; readonly folder: string }
  /**
   * An argument of `pots` or the value of an option is no amount; `because` is the sentence on the amount itself. `example` is what
   * a player looks like, where that seems not to be known.
   */
  | { readonly code: "AMOUNT_UNREADABLE"; readonly where: string; readonly because: string | null; readonly example: string | null }
  /** One argument of `pots` reads as several players; `example` has them apart. */
  | { readonly code: "PLAYERS_IN_ONE_ARGUMENT"; readonly where: string; readonly example: string }
  /** The letter `name` that would stand in for a name left out is another player's. */
  | { readonly code: "NAME_LEFT_OUT"; readonly where: string; readonly name: string; readonly example: string }
  | { readonly code: "BUTTON_UNKNOWN"; readonly got: string; readonly names: readonly string[] }
  /** What was typed is no situation of `rule`, or may be several; `like` are near ones with their titles. */
  | {
      readonly code: "SITUATION_UNREAD";
      readonly got: string;
      readonly like: readonly { readonly id: string; readonly title: string }[];
    }
  /** A fact of `rule` stands twice. */
  | { readonly code: "FACT_TWICE"; readonly fact: string }
  /** A file named as a rulebook holds no JSON. */
  | { readonly code: "HOUSE_NOT_JSON"; readonly file: string }
  | { readonly code: "HOUSE_FILE_TOO_LONG"; readonly file: string; readonly limit: number }
  /** The value of an option is no whole number from `least` to `most`. */
  | { readonly code: "OPTION_NUMBER_INVALID"; readonly option: string; readonly got: string; readonly least: number; readonly most: number }
  /** The value of `--precision` is no standard error. */
  | { readonly code: "PRECISION_UNREADABLE"; readonly option: string; readonly got: string }
  /** `equity` with fewer than two hands; `hands` are some that would do. */
  | { readonly code: "HANDS_TOO_FEW"; readonly hands: string }
  /** What follows the colon of an argument of `equity` is no amount; `because` is the sentence on it. */
  | { readonly code: "BET_UNREADABLE"; readonly where: string; readonly because: string; readonly example: string }
  /** An argument of `equity` has no chips, and others have; `example` has some. */
  | { readonly code: "BET_MISSING"; readonly where: string; readonly example: string }
  /** An argument of `equity` has a weight where chips stand; `example` has it where it belongs. */
  | { readonly code: "WEIGHT_AS_BET"; readonly where: string; readonly example: string }
  /** No hand of `equity` has chips, and `where` speaks of chips in a pot. */
  | { readonly code: "BETS_MISSING"; readonly where: string; readonly example: string }
  /** An argument of `equity` is of one who folded, and its cards are not two known ones; `chips` are the chips as they were written. */
  | { readonly code: "FOLDED_CARDS_UNKNOWN"; readonly where: string; readonly chips: string }
  /** A command that takes no argument got one. */
  | { readonly code: "ARGUMENT_NOT_TAKEN"; readonly got: string; readonly command: string }
  /** The value of `--blinds` is no two amounts. */
  | { readonly code: "BLINDS_UNREADABLE"; readonly got: string }
  /** `play` with more styles than seats for them. */
  | { readonly code: "OPPONENTS_TOO_MANY"; readonly got: number; readonly most: number }
  /** Somebody asked it to stop before the answer was there. */
  | { readonly code: "RUN_CANCELLED" };
