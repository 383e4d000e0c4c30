/** What can go wrong between the shell and the referee; problems of the input itself are the referee's. */
export type TerminalFault =
  | { readonly code: "NOT_UTF8" }
  /** A line longer than `limit` bytes was skipped. */
  | { readonly code: "LINE_TOO_LONG"; readonly limit: number }
  | { readonly code: "INPUT_TOO_LONG"; readonly limit: number }
  | { readonly code: "FILE_NOT_READ"; readonly file: string; readonly reason: "missing" | "directory" | "forbidden" | "other" }
  /** `folder`: it is the folder that is not there. */
  | {
      readonly code: "FILE_NOT_WRITTEN";
      readonly file: string;
      readonly folder: string;
      readonly reason: "folder" | "directory" | "forbidden" | "other";
    }
  /** The input is empty where one value was expected. */
  | { readonly code: "NOTHING_READ" }
  | { readonly code: "INTERNAL_FAULT"; readonly detail: string }
  | { readonly code: "COMMAND_UNKNOWN"; readonly command: string; readonly like: string | null }
  | { readonly code: "OPTION_UNKNOWN"; readonly option: string; readonly like: string | null }
  | { readonly code: "OPTION_VALUE_MISSING"; readonly option: string }
  | { readonly code: "OPTION_VALUE_UNKNOWN"; readonly option: string; readonly got: string; readonly choices: readonly string[] }
  | { readonly code: "OPTIONS_EXCLUDE"; readonly one: string; readonly other: string }
  | { readonly code: "ARGUMENTS_TOO_MANY" }
  | { readonly code: "PLAYERS_MISSING" }
  /** An argument of `pots` or the value of an option is no amount; `because` is the sentence on the amount itself. */
  | { readonly code: "AMOUNT_UNREADABLE"; readonly where: string; readonly because: string }
  | { readonly code: "BUTTON_UNKNOWN"; readonly got: string; readonly names: readonly string[] };
