export { type Applied, apply, legalActions, replayEvents, start } from "./apply.ts";
export { countOf, dueCount, takeDue } from "./dealing.ts";
export { layersOf } from "./ending.ts";
export type { Illegal, IllegalCode } from "./illegal.ts";
export { type Street, type StreetName, streetsOf, usualDraws } from "./plans.ts";
export { potsNow, type TablePot } from "./pots-now.ts";
export { type HandScript, type HandState, playScript } from "./script.ts";
export * from "./types.ts";
export { type Viewer, viewEvent, viewFor } from "./view.ts";
