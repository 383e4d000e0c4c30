import type { Case } from "../case.ts";

/** Was anybody owed an action, and is any betting left? Both are asked, neither is guessed. */
const OWED: Case["answers"] = [
  { id: "action-left", facts: { actionPending: true, bettingLeft: true } },
  { id: "nothing-left", facts: { actionPending: true, bettingLeft: false } },
  { id: "complete", facts: { actionPending: false } },
];

/** What people look for in this group, in the order in which it happens most. */
export const BOARD_CASES: readonly Case[] = [
  { id: "premature-turn", situation: "premature-turn", facts: {}, answers: OWED, more: ["actedOnNext"] },
  { id: "premature-river", situation: "premature-river", facts: {}, answers: OWED, more: ["actedOnNext"] },
  { id: "premature-flop", situation: "premature-flop", facts: {}, answers: OWED, more: ["actedOnNext"] },
];
