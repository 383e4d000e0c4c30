import { plain } from "@sidepot/words";
import type { TerminalFault } from "@sidepot/words/terminal";
import type { Problem } from "sidepot";
import type { Refusal } from "./fault.ts";
import { STATUS } from "./io.ts";
import { errorText } from "./json.ts";
import type { Refused } from "./judge.ts";
import type { Voice } from "./speech.ts";

/** One line of JSON and what it does to the exit status. */
export interface Answer {
  readonly text: string;
  readonly status: number;
}

/** What the referee refused; `id` is JSON text. */
export const problemAnswer = (id: string | undefined, problem: Problem, { words }: Voice): Answer =>
  refusedAnswer(id, problem, words.problem(problem));

/** A refusal with its sentence. */
export function refusedAnswer(id: string | undefined, { code, path }: Refused, sentence: string): Answer {
  return { text: errorText(id, code, path, plain(sentence)), status: STATUS.badInput };
}

/** What was refused before the referee saw it, or went wrong inside. */
export function faultAnswer(id: string | undefined, { fault, path }: Refusal, { terminal }: Voice): Answer {
  return { text: errorText(id, fault.code, path, plain(terminal.fault(fault))), status: statusOf(fault) };
}

/** The exit status that a fault means. */
export function statusOf({ code }: TerminalFault): number {
  if (code === "RUN_CANCELLED") return STATUS.cancelled;
  return code === "INTERNAL_FAULT" ? STATUS.fault : STATUS.badInput;
}
