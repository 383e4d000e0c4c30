import type { Case } from "../case.ts";

/** What people look for in this group, in the order in which it happens most. */
export const BETTING_CASES: readonly Case[] = [];
