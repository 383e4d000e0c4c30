export { type ChanceGroup, type ChanceWords, chanceLines, chanceWords, decimalOf, percentOf } from "./chances.ts";
export { rulingWords } from "./languages.ts";
export type { CaseWords, FactWords } from "./part.ts";
export { type AskedAs, type RulingProblem, ruleProblem } from "./problems.ts";
export { type TableWords, tableWords } from "./table.ts";
export type { CiteLine, RulingWords, StepLine } from "./words.ts";
