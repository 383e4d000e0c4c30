import type { TerminalFault } from "@sidepot/words/terminal";
import { CommanderError } from "commander";
import { statusOf } from "./answers.ts";
import { EXAMPLES } from "./examples.ts";
import { detailOf, Refusal } from "./fault.ts";
import { complain, type Io, STATUS } from "./io.ts";
import { makeProgram } from "./program.ts";
import { speechFor } from "./speech.ts";
import { usageFault } from "./usage.ts";

/**
 * Runs the `sidepot` command. Whatever happens comes back as an exit status, said in one line; nothing throws.
 *
 * @param args what follows the command's name
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const speech = speechFor(args, io.env);
  const program = makeProgram(io, speech);
  // `help settle` is what other commands have taught people to type.
  const asked = args[0] === "help" ? [...args.slice(1), "--help"] : [...args];
  try {
    if (args.length === 0) program.command.help({ error: true });
    await program.command.parseAsync(asked, { from: "user" });
    return program.status();
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) return (error as CommanderError).exitCode === 0 ? STATUS.fine : STATUS.badInput;
    const { terminal } = speech.human;
    const help = USAGE.has(fault.code) ? ` ${terminal.seeHelp(commandOf(args))}` : "";
    await complain(io, `${terminal.fault(fault)}${help}`);
    return statusOf(fault);
  }
}

const USAGE: ReadonlySet<TerminalFault["code"]> = new Set([
  "COMMAND_UNKNOWN",
  "OPTION_UNKNOWN",
  "OPTION_VALUE_MISSING",
  "OPTIONS_EXCLUDE",
  "OPTION_NUMBER_INVALID",
  "PRECISION_UNREADABLE",
  "OPTION_TWICE",
  "OPTION_NEEDS",
  "ARGUMENTS_TOO_MANY",
  "ARGUMENT_NOT_TAKEN",
  "BLINDS_UNREADABLE",
  "OPPONENTS_TOO_MANY",
]);

function faultOf(error: unknown): TerminalFault | null {
  if (error instanceof Refusal) return error.fault;
  return error instanceof CommanderError ? usageFault(error) : { code: "INTERNAL_FAULT", detail: detailOf(error) };
}

function commandOf(args: readonly string[]): string {
  const name = args.find((arg) => arg in EXAMPLES);
  return name === undefined ? "sidepot" : `sidepot ${name}`;
}
