export { checkEquity } from "./check.ts";
export { contestsOf, equity, planEquity } from "./equity.ts";
export {
  type ClassWeight,
  classOf,
  combosOf,
  gridOf,
  HAND_CLASSES,
  type HandClass,
  type HandKind,
  setClass,
  toggleClass,
} from "./grid.ts";
export { askPots, type PotEquity, type PotQuestion, type PotRules, type PotSeat, type PotsEquity, readPots } from "./pots.ts";
export type { EquityProblem, QuestionProblem, RangeProblem } from "./problem.ts";
export { parseRange } from "./range.ts";
export { makeRange } from "./range-make.ts";
export {
  type RunFault,
  type RunnablePlan,
  type Runner,
  type RunOptions,
  type RunProgress,
  runHere,
  runPlan,
  type StopSignal,
} from "./run.ts";
export { addTally, emptyTally, readTally } from "./tally.ts";
export type { Combo, Contest, Equity, EquityInput, EquityOptions, EquityPlan, Range, Share, Tally } from "./types.ts";
