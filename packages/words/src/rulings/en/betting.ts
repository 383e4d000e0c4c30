import type { BettingPart } from "../part.ts";

/** Betting. */
export const betting: BettingPart = { decisions: {}, wrong: {}, why: {}, notes: {}, steps: {}, points: {}, situations: {}, cases: {} };
