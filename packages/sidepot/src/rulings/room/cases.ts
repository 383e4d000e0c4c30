import type { Case } from "../case.ts";

/** What people look for in this group, in the order in which it happens most. */
export const ROOM_CASES: readonly Case[] = [
  {
    id: "phone-in-hand",
    situation: "phone-in-hand",
    facts: {},
    answers: [
      { id: "used-with-hand", facts: { doing: "used-with-hand" } },
      { id: "lies-on-table", facts: { doing: "lies-on-table" } },
      { id: "strategy-program", facts: { doing: "strategy-program" } },
      { id: "used-without-hand", facts: { doing: "used-without-hand" } },
    ],
    more: [],
  },
  {
    id: "clock",
    situation: "clock",
    facts: {},
    answers: [
      { id: "facing-bet", facts: { facingBet: true } },
      { id: "no-bet", facts: { facingBet: false } },
    ],
    more: [],
  },
  {
    id: "absent-player",
    situation: "absent-player",
    facts: {},
    answers: [
      { id: "before-first-card", facts: { back: "before-first-card" } },
      { id: "before-last-card", facts: { back: "before-last-card" } },
      { id: "after-last-card", facts: { back: "after-last-card" } },
    ],
    more: [],
  },
  { id: "chip-race", situation: "chip-race", facts: {}, answers: [], more: ["lastChips"] },
  {
    id: "hand-for-hand",
    situation: "hand-for-hand",
    facts: {},
    answers: [
      { id: "announced", facts: { moment: "announced" } },
      { id: "all-in", facts: { moment: "all-in" } },
      { id: "out-together", facts: { moment: "out-together" } },
    ],
    more: [],
  },
  { id: "rabbit-hunting", situation: "rabbit-hunting", facts: {}, answers: [], more: [] },
  {
    id: "dead-button",
    situation: "dead-button",
    facts: {},
    answers: [
      { id: "small-blind", facts: { gone: "small-blind" } },
      { id: "big-blind", facts: { gone: "big-blind" } },
      { id: "button", facts: { gone: "button" } },
    ],
    more: [],
  },
  { id: "heads-up-button", situation: "heads-up-button", facts: {}, answers: [], more: ["bigBlindTwice"] },
  {
    id: "wrong-level",
    situation: "wrong-level",
    facts: {},
    answers: [
      { id: "before-action", facts: { substantialAction: false } },
      { id: "after-action", facts: { substantialAction: true } },
    ],
    more: [],
  },
  { id: "floor-called", situation: "floor-called", facts: {}, answers: [], more: ["tableMoved"] },
  { id: "missed-blinds", situation: "missed-blinds", facts: {}, answers: [], more: [] },
  { id: "straddle", situation: "straddle", facts: {}, answers: [], more: [] },
  {
    id: "house-or-rulebook",
    situation: "house-or-rulebook",
    facts: {},
    answers: [
      { id: "house-and-rulebook", facts: { between: "house-and-rulebook" } },
      { id: "house-silent", facts: { between: "house-silent" } },
      { id: "authority", facts: { between: "authority" } },
    ],
    more: [],
  },
];
