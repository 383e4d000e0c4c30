export { contestsOf, equity, planEquity } from "./equity.ts";
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
export { askPots, type PotEquity, type PotQuestion, type PotRules, type PotSeat, type PotsEquity, readPots } from "./pots.ts";
