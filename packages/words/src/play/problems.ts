import type { TableProblem } from "@sidepot/trainer/table";
import type { Problem } from "sidepot";
import { type Sentences, sentence } from "../text.ts";

/** Problems of a table that have a sentence of their own; the others are those of any input. */
export type OwnProblem = Exclude<TableProblem, Problem>;

const isOwn = (problem: TableProblem, sentences: Sentences<OwnProblem>): problem is OwnProblem => Object.hasOwn(sentences, problem.code);

/** The sentence on what is wrong with a table. */
export const sayTable = (sentences: Sentences<OwnProblem>, other: (problem: Problem) => string, problem: TableProblem): string =>
  isOwn(problem, sentences) ? sentence(sentences, problem) : other(problem);
