// What a start pays for: the other games, the kernel and the count of all hands have doors of their own.
export { evaluate, evaluate5, evaluate6, evaluate7 } from "./evaluate.ts";
export { evaluateMany } from "./many.ts";
export { categoryOf } from "./values.ts";
