export { makeRiverSolver } from "./solver.ts";
export * from "./types.ts";
