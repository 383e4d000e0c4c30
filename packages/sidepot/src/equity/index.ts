export { contestsOf, equity, planEquity } from "./equity.ts";
export { addTally, emptyTally, readTally } from "./tally.ts";
export type { Combo, Contest, Equity, EquityInput, EquityOptions, EquityPlan, Range, Share, Tally } from "./types.ts";
