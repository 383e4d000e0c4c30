import type { TerminalFault } from "@sidepot/words/terminal";

/** Ends a command with something to say to whoever typed it. Never leaves `run`. */
export class Refusal extends Error {
  readonly fault: TerminalFault;
  /** Where in the input, as the referee's problems say it. */
  readonly path: string;
  constructor(fault: TerminalFault, path = "") {
    super(fault.code);
    this.fault = fault;
    this.path = path;
  }
}

/** One line on an exception that should not have been: no stack, no control characters. */
export function detailOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replace(/\s+/g, " ").slice(0, 200);
}
