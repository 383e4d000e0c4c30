import type { Case } from "../case.ts";

/** Was anybody owed an action, and is any betting left? Both are asked, neither is guessed. */
const OWED: Case["answers"] = [
  { id: "action-left", facts: { actionPending: true, bettingLeft: true } },
  { id: "nothing-left", facts: { actionPending: true, bettingLeft: false } },
  { id: "complete", facts: { actionPending: false } },
];

/** Has anything been seen, has anybody acted? */
const SEEN: Case["answers"] = [
  { id: "no-action", facts: { acted: false } },
  { id: "acted", facts: { acted: true } },
  { id: "not-seen", facts: { boardExposed: false } },
];

const PREMATURE_MORE = ["actedOnNext", "oneHandLeft"] as const;

const missing = (street: "flop" | "turn" | "river", more: readonly string[]): Case => ({
  id: `missing-burn-${street}`,
  situation: "missing-burn",
  facts: { street },
  answers: SEEN,
  more,
});

const STREETS: Case["answers"] = [
  { id: "flop", facts: { street: "flop" } },
  { id: "turn", facts: { street: "turn" } },
  { id: "river", facts: { street: "river" } },
];

/** What people look for in this group, in the order in which it happens most. */
export const BOARD_CASES: readonly Case[] = [
  { id: "premature-turn", situation: "premature-turn", facts: {}, answers: OWED, more: PREMATURE_MORE },
  { id: "premature-river", situation: "premature-river", facts: {}, answers: OWED, more: PREMATURE_MORE },
  { id: "premature-flop", situation: "premature-flop", facts: {}, answers: OWED, more: PREMATURE_MORE },
  missing("flop", ["substantial"]),
  {
    id: "four-card-flop",
    situation: "four-card-flop",
    facts: {},
    answers: [
      { id: "four", facts: { cards: 4, acted: false } },
      { id: "four-acted", facts: { cards: 4, acted: true } },
      { id: "more", facts: { cards: 5, acted: false } },
      { id: "more-acted", facts: { cards: 5, acted: true } },
    ],
    more: [],
  },
  missing("turn", []),
  missing("river", ["allIn"]),
  {
    id: "extra-burn",
    situation: "extra-burn",
    facts: { boardExposed: true },
    answers: STREETS,
    more: ["acted"],
  },
  { id: "extra-burn-unseen", situation: "extra-burn", facts: { boardExposed: false }, answers: STREETS, more: [] },
  {
    id: "stuck-cards",
    situation: "stuck-cards",
    facts: {},
    answers: STREETS.filter(({ id }) => id !== "flop"),
    more: [],
  },
  { id: "early-burn", situation: "early-burn", facts: {}, answers: STREETS, more: [] },
  { id: "early-face-down", situation: "early-face-down", facts: {}, answers: STREETS, more: [] },
  {
    id: "two-streets-early",
    situation: "two-streets-early",
    facts: {},
    answers: [
      { id: "flop-and-turn", facts: { street: "flop" } },
      { id: "turn-and-river", facts: { street: "turn" } },
    ],
    more: [],
  },
  { id: "hand-for-hand-early", situation: "hand-for-hand-early", facts: {}, answers: STREETS, more: [] },
  {
    id: "muck-card-on-board",
    situation: "muck-card-on-board",
    facts: {},
    answers: [
      { id: "still-playing", facts: { awarded: false } },
      { id: "awarded", facts: { awarded: true } },
    ],
    more: ["street"],
  },
];
