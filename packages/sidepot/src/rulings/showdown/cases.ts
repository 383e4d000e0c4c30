import type { Case } from "../case.ts";

/** What people look for in this group, in the order in which it happens most. */
export const SHOWDOWN_CASES: readonly Case[] = [
  {
    id: "mucked-winner",
    // A hand that was thrown in is ruled on with the deal's killed hands; people look for it here.
    situation: "mucked-hand",
    facts: {},
    answers: [
      { id: "on-table", facts: { lies: "on-table" } },
      { id: "in-muck-known", facts: { lies: "in-muck-known" } },
      { id: "in-muck-lost", facts: { lies: "in-muck-lost" } },
    ],
    more: ["thoughtWon", "winnerAsked"],
  },
  {
    id: "one-card-tabled",
    situation: "one-card-tabled",
    facts: {},
    answers: [
      { id: "held", facts: { otherCard: "held" } },
      { id: "face-down", facts: { otherCard: "face-down" } },
      { id: "in-muck", facts: { otherCard: "in-muck" } },
    ],
    more: [],
  },
  {
    id: "showdown-order",
    situation: "showdown-order",
    facts: {},
    answers: [
      { id: "bet", facts: { ended: "bet" } },
      { id: "checked", facts: { ended: "checked" } },
      { id: "all-in", facts: { ended: "all-in" } },
      { id: "side-pot", facts: { ended: "side-pot" } },
    ],
    more: ["onLastStreet"],
  },
  {
    id: "award-dispute",
    situation: "award-dispute",
    facts: { about: "reading" },
    answers: [
      { id: "not-begun", facts: { nextHand: "not-begun" } },
      { id: "begun", facts: { nextHand: "begun" } },
    ],
    more: ["breakMinuteOver"],
  },
  {
    id: "pot-sum-dispute",
    situation: "award-dispute",
    facts: { about: "pot-sum" },
    answers: [
      { id: "not-begun", facts: { nextHand: "not-begun" } },
      { id: "begun", facts: { nextHand: "begun" } },
      { id: "substantial-action", facts: { nextHand: "substantial-action" } },
    ],
    more: ["breakMinuteOver"],
  },
  {
    id: "odd-chip",
    situation: "odd-chip",
    facts: {},
    answers: [
      { id: "button-game", facts: { split: "button-game" } },
      { id: "stud-high", facts: { split: "stud-high" } },
      { id: "low", facts: { split: "low" } },
      { id: "high-low", facts: { split: "high-low" } },
    ],
    more: [],
  },
  {
    id: "odd-chips-more",
    situation: "odd-chip",
    facts: {},
    answers: [
      { id: "several", facts: { split: "several" } },
      { id: "same-both-ways", facts: { split: "same-both-ways" } },
      { id: "two-lows", facts: { split: "two-lows" } },
    ],
    more: [],
  },
  {
    id: "asked-to-see",
    situation: "asked-to-see",
    facts: {},
    answers: [
      { id: "river-caller", facts: { who: "river-caller" } },
      { id: "other-with-cards", facts: { who: "other-with-cards" } },
      { id: "without-cards", facts: { who: "without-cards" } },
      { id: "winner", facts: { who: "winner" } },
    ],
    more: [],
  },
  {
    id: "tabled-hand-killed",
    situation: "tabled-hand-killed",
    facts: {},
    answers: [
      { id: "tabled", facts: { tabled: true } },
      { id: "known", facts: { tabled: false, identifiable: true } },
      { id: "unknown", facts: { tabled: false, identifiable: false } },
    ],
    more: [],
  },
  {
    id: "hand-called-wrong",
    situation: "cards-speak",
    facts: {},
    answers: [
      { id: "cards-there", facts: { otherMucked: false } },
      { id: "cards-mucked", facts: { otherMucked: true } },
    ],
    more: [],
  },
  {
    id: "all-in-not-shown",
    situation: "all-in-exposure",
    facts: {},
    answers: [
      { id: "betting-over", facts: { bettingLeft: false } },
      { id: "betting-left", facts: { bettingLeft: true } },
      { id: "hand-for-hand", facts: { bettingLeft: false, handForHand: true } },
    ],
    more: [],
  },
  { id: "award-order", situation: "award-order", facts: {}, answers: [], more: ["sidePots"] },
  {
    id: "uncalled-bet",
    situation: "uncalled-bet",
    facts: {},
    answers: [
      { id: "still-in", facts: { owner: "still-in" } },
      { id: "mucked", facts: { owner: "mucked" } },
      { id: "killed", facts: { owner: "killed" } },
    ],
    more: [],
  },
  {
    id: "playing-the-board",
    situation: "playing-the-board",
    facts: {},
    answers: [
      { id: "held", facts: { cards: "held" } },
      { id: "thrown-away", facts: { cards: "thrown-away", declared: false } },
      { id: "declared", facts: { cards: "thrown-away", declared: true } },
    ],
    more: [],
  },
  {
    id: "folded-chips",
    situation: "pot-cut",
    facts: {},
    answers: [
      { id: "below", facts: { folded: "below" } },
      { id: "between", facts: { folded: "between" } },
      { id: "above-all", facts: { folded: "above-all" } },
    ],
    more: [],
  },
  {
    id: "last-one-left",
    situation: "showdown-order",
    facts: { ended: "uncontested" },
    answers: [],
    more: [],
  },
  {
    id: "hidden-chip",
    situation: "hidden-chip",
    facts: {},
    answers: [
      { id: "owner-won", facts: { ownerWon: true } },
      { id: "owner-lost", facts: { ownerWon: false } },
    ],
    more: [],
  },
  {
    id: "chop-asked",
    situation: "chop-asked",
    facts: {},
    answers: [
      { id: "pot", facts: { what: "pot" } },
      { id: "blinds", facts: { what: "blinds" } },
    ],
    more: [],
  },
  {
    id: "killed-all-in-hand",
    situation: "killed-all-in-hand",
    facts: {},
    answers: [
      { id: "board-best", facts: { boardIsBest: true } },
      { id: "board-not-best", facts: { boardIsBest: false } },
    ],
    more: [],
  },
];
