import type { ShowdownPart } from "../part.ts";

/** Showdown and pots. */
export const showdown: ShowdownPart = { decisions: {}, wrong: {}, why: {}, notes: {}, steps: {}, points: {}, situations: {}, cases: {} };
