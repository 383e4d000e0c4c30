import type { TerminalFault } from "@sidepot/words/terminal";
import type { CommanderError } from "commander";

/** What commander refused, as data; null where it only showed help or the version. */
export function usageFault(error: CommanderError): TerminalFault | null {
  const quoted = [...error.message.matchAll(/'([^']*)'/g)].map((found) => found[1] ?? "");
  const [first = ""] = quoted;
  const like = /\(Did you mean (?:one of )?([^?,]+)[?,]/.exec(error.message)?.[1] ?? null;
  switch (error.code) {
    case "commander.unknownCommand":
      return { code: "COMMAND_UNKNOWN", command: first, like };
    case "commander.unknownOption":
      return { code: "OPTION_UNKNOWN", option: first, like };
    case "commander.optionMissingArgument":
      return { code: "OPTION_VALUE_MISSING", option: first.replace(/[ ,].*$/, "") };
    case "commander.missingArgument":
      return { code: "PLAYERS_MISSING" };
    case "commander.excessArguments":
      return { code: "ARGUMENTS_TOO_MANY" };
    default:
      return error.exitCode === 0 || error.code === "commander.help" ? null : { code: "INTERNAL_FAULT", detail: error.message };
  }
}
