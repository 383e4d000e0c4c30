export * from "./cards/index.ts";
export * from "./pots/index.ts";
export type { ChipsFault, Problem, ProblemCode, Warning, WarningCode } from "./problem.ts";
export * from "./ranking/index.ts";
export type { Result } from "./result.ts";
export * from "./showdown/index.ts";
export type { Chips, Seat } from "./units.ts";
