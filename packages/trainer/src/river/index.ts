export { betsBySidePot, SIDE_POT_TABLE, type SidePotBets } from "./side-pot-table.ts";
export { makeRiverSolver } from "./solver.ts";
export { RIVER_SUITE, SIDE_POT_RAISES, SIDE_POT_SUITE, type SuiteSpot, spotOf } from "./suites.ts";
export * from "./types.ts";
