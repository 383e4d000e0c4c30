export { countSeven, type SevenCounts } from "./enumerate.ts";
export { evaluate, evaluate5, evaluate6, evaluate7 } from "./evaluate.ts";
export { type Evaluator, evaluator, type Worth } from "./evaluator.ts";
export { omahaHigh, short7 } from "./highs.ts";
export { type Kernel, kernel, type Room } from "./kernel.ts";
export { aceToFive5, aceToFive7, badugi4, deuce5, eightLow7, omahaLow } from "./lows.ts";
export { evaluateMany } from "./many.ts";
export { categoryOf } from "./values.ts";
