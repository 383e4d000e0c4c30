import type { Case } from "../case.ts";

/** What people look for in this group, in the order in which it happens most. */
export const SHOWDOWN_CASES: readonly Case[] = [];
