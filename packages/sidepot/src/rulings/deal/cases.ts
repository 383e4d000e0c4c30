import type { Case } from "../case.ts";

const NOBODY: Case["answers"][number]["facts"] = { actions: [] };
/** Substantial action by every definition. */
const PLENTY: Case["answers"][number]["facts"] = { actions: ["fold", "call", "call"] };
/** Before or after substantial action: the one question of most mistakes on the deal. */
const WHEN: Case["answers"] = [
  { id: "in-time", facts: NOBODY },
  { id: "too-late", facts: PLENTY },
];

/** What people look for in this group, in the order in which it happens most. */
export const DEAL_CASES: readonly Case[] = [
  {
    id: "exposed-on-deal",
    situation: "misdeal",
    facts: { cause: "exposed-cards" },
    answers: [
      { id: "one", facts: { count: 1, firstOrSecond: false, ...NOBODY } },
      { id: "first-or-second", facts: { count: 1, firstOrSecond: true, ...NOBODY } },
      { id: "two", facts: { count: 2, ...NOBODY } },
      { id: "too-late", facts: { count: 1, ...PLENTY } },
    ],
    more: [],
  },
  {
    id: "too-many-cards",
    situation: "misdeal",
    facts: { cause: "wrong-card-count" },
    answers: [
      { id: "one-extra", facts: { count: 3, ...NOBODY } },
      { id: "more-extra", facts: { count: 4, ...NOBODY } },
      { id: "too-late", facts: { count: 3, ...PLENTY } },
    ],
    more: [],
  },
  {
    id: "too-few-cards",
    situation: "misdeal",
    facts: { cause: "wrong-card-count", count: 1 },
    answers: [
      { id: "in-time", facts: NOBODY },
      { id: "too-late", facts: PLENTY },
      { id: "button-in-time", facts: { button: true, ...NOBODY } },
      { id: "button-too-late", facts: { button: true, ...PLENTY } },
    ],
    more: ["handActed"],
  },
  {
    id: "boxed-on-deal",
    situation: "misdeal",
    facts: { cause: "boxed-cards" },
    answers: [
      { id: "one", facts: { count: 1, ...NOBODY } },
      { id: "two", facts: { count: 2, ...NOBODY } },
      { id: "too-late", facts: { count: 2, ...PLENTY } },
    ],
    more: [],
  },
  { id: "first-card-wrong-seat", situation: "misdeal", facts: { cause: "first-card-wrong-seat" }, answers: WHEN, more: [] },
  { id: "seat-dealt-out", situation: "misdeal", facts: { cause: "seat-dealt-out" }, answers: WHEN, more: [] },
  { id: "dealt-to-wrong-seat", situation: "misdeal", facts: { cause: "dealt-to-wrong-seat" }, answers: WHEN, more: [] },
  { id: "wrong-button", situation: "wrong-button", facts: {}, answers: WHEN, more: [] },
  {
    id: "substantial-action",
    situation: "substantial-action",
    facts: {},
    answers: [
      { id: "two-folds", facts: { actions: ["fold", "fold"] } },
      { id: "fold-call", facts: { actions: ["fold", "call"] } },
      { id: "three-folds", facts: { actions: ["fold", "fold", "fold"] } },
      { id: "check-fold", facts: { actions: ["check", "fold"] } },
    ],
    more: [],
  },
  {
    id: "killed-hand",
    situation: "killed-hand",
    facts: {},
    answers: [
      { id: "known", facts: { identifiable: true } },
      { id: "lost", facts: { identifiable: false } },
      { id: "lost-uncalled", facts: { identifiable: false, uncalled: true } },
    ],
    more: [],
  },
  { id: "exposed-by-player", situation: "exposed-by-player", facts: {}, answers: [], more: ["onPurpose"] },
  {
    id: "dropped-stub",
    situation: "dropped-stub",
    facts: {},
    answers: [
      { id: "order-known", facts: { state: "order-known" } },
      { id: "order-lost", facts: { state: "order-lost" } },
      { id: "mixed-with-muck", facts: { state: "mixed-with-muck" } },
      { id: "mixed-with-burns", facts: { state: "mixed-with-burns" } },
    ],
    more: [],
  },
  {
    id: "fouled-deck",
    situation: "fouled-deck",
    facts: PLENTY,
    answers: [
      { id: "duplicate", facts: { what: "duplicate" } },
      { id: "back-in-play", facts: { what: "back-in-play" } },
      { id: "back-in-stub", facts: { what: "back-in-stub" } },
      { id: "missing-card", facts: { what: "missing-card" } },
    ],
    more: ["handOver"],
  },
  { id: "foreign-card", situation: "misdeal", facts: { cause: "foreign-card" }, answers: WHEN, more: ["handActed"] },
  {
    id: "boxed-later",
    situation: "boxed-card",
    facts: {},
    answers: [
      { id: "flop", facts: { street: "flop" } },
      { id: "turn", facts: { street: "turn" } },
      { id: "river", facts: { street: "river" } },
    ],
    more: [],
  },
  { id: "misdeal-redeal", situation: "misdeal-redeal", facts: {}, answers: [], more: ["penalty"] },
  { id: "card-out-of-sequence", situation: "misdeal", facts: { cause: "card-out-of-sequence" }, answers: WHEN, more: [] },
  { id: "stud-exposed-downcard", situation: "stud-exposed-downcard", facts: {}, answers: WHEN, more: [] },
  {
    id: "stud-premature-card",
    situation: "stud-premature-card",
    facts: {},
    answers: [
      { id: "action-left", facts: { actionPending: true, bettingLeft: true } },
      { id: "nothing-left", facts: { actionPending: true, bettingLeft: false } },
      { id: "complete", facts: { actionPending: false } },
    ],
    more: [],
  },
  {
    id: "stud-short-stub",
    situation: "stud-short-stub",
    facts: {},
    answers: [
      { id: "enough", facts: { stub: 6, live: 5 } },
      { id: "with-burns", facts: { stub: 5, live: 7 } },
      { id: "shared", facts: { stub: 3, live: 7 } },
      { id: "hardly-any", facts: { stub: 1, live: 7 } },
    ],
    more: [],
  },
];
