import type { DealPart } from "../part.ts";

/** The deal. */
export const deal: DealPart = { decisions: {}, wrong: {}, why: {}, notes: {}, steps: {}, points: {}, situations: {}, cases: {} };
