export { evaluate7 } from "./evaluate.ts";
export { categoryOf } from "./values.ts";
