import type { Problem } from "sidepot";
import type { EquityProblem, QuestionProblem, RangeProblem } from "sidepot/equity";
import { type Sentences, sentence } from "../text.ts";
import { readQuestionPlace } from "./places.ts";

/** Problems that have a sentence of their own here: those of ranges and questions, and a card that is there twice. */
export type OwnProblem = RangeProblem | QuestionProblem | Extract<Problem, { readonly code: "CARD_TWICE" }>;

/** What one language says of ranges and questions of equity. */
export interface EquityPart {
  /** A place with its text. */
  at(path: string, text: string): string;
  readonly sentences: Sentences<OwnProblem>;
  /** What the language says of any other problem of the input. */
  problem(problem: Problem): string;
}

const isOwn = (problem: EquityProblem, sentences: Sentences<OwnProblem>): problem is OwnProblem => Object.hasOwn(sentences, problem.code);

/** The sentence on a problem in one language. */
export function sayProblem({ at, sentences, problem }: EquityPart, value: EquityProblem): string {
  if (isOwn(value, sentences)) return sentence(sentences, value);
  const kind = readQuestionPlace(value.path)?.kind;
  // Everywhere else `dead` is chips.
  return kind === "dead" || kind === "contest" ? at(value.path, problem({ ...value, path: "" })) : problem(value);
}
