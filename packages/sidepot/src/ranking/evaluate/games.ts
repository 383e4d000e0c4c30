export { type Evaluator, evaluator, type Worth } from "./evaluator.ts";
export { omahaHigh, short7 } from "./highs.ts";
export { aceToFive5, aceToFive7, badugi4, deuce5, eightLow7, omahaLow } from "./lows.ts";
