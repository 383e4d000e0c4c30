// What a start pays for: the other games and the kernel have doors of their own.
export { countSeven, type SevenCounts, sumSeven } from "./enumerate.ts";
export { evaluate, evaluate5, evaluate6, evaluate7 } from "./evaluate.ts";
export { evaluateMany } from "./many.ts";
export { categoryOf } from "./values.ts";
