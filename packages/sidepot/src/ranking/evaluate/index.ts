export { countSeven, type SevenCounts } from "./enumerate.ts";
export { evaluate, evaluate5, evaluate6, evaluate7 } from "./evaluate.ts";
export { evaluateMany } from "./many.ts";
export { categoryOf } from "./values.ts";
