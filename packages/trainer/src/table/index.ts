export { anteAt, blindsAt } from "./blinds.ts";
export { LEAST_PLAYERS, MOST_PLAYERS, unitOf } from "./config.ts";
export { act, botRandom, heroOf, nextHand, openTable, seenBy, toAct, undoStreet, winner } from "./session.ts";
export * from "./types.ts";
