import type { OpenWay } from "../by-point.ts";
import type { NoteCode } from "../codes.ts";
import type { Holding } from "../point.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import type { Ruling, Situation } from "../situation.ts";
import type { Step } from "../steps.ts";
import type { ShowdownDecision } from "./codes.ts";
import { held } from "./held.ts";

/** Between whom the chip is left over. */
export interface OddChipFacts {
  readonly split: "button-game" | "stud-high" | "low" | "high-low" | "two-lows" | "same-both-ways" | "several";
}

type To = Extract<Step, { readonly do: "give-odd-chip" }>["to"];

/** Steps of every split: chips are broken first, so that less is odd. */
function splitting(book: Rulebook): { way(decision: ShowdownDecision, to: To): OpenWay; first: Step; also: readonly Holding[] } {
  const unit = holdingOf(book, "odd-chip-unit");
  const first: Step = {
    do: "break-odd-chips",
    into: unit.value === "smallest-blind-chip" ? "smallest-blind-chip" : "smallest-in-play",
  };
  return {
    first,
    also: [unit],
    way: (decision, to) => ({ decision, steps: [first, { do: "split-pot", how: "evenly" }, { do: "give-odd-chip", to }] }),
  };
}

/** TDA 2024 20, Robert's Rules on ties, WSOP tournament 73, WSOP live 152-153; the same places as `awardPots` gives chips to. */
export const oddChip: Situation<OddChipFacts> = {
  facts: { split: { kind: "one-of", values: ["button-game", "stud-high", "low", "high-low", "two-lows", "same-both-ways", "several"] } },
  points: [
    "odd-chip-button-game",
    "odd-chip-stud",
    "odd-chip-low",
    "odd-chip-halves",
    "odd-chip-two-lows",
    "odd-chip-both-ways",
    "odd-chip-several",
    "odd-chip-unit",
  ],
  rule: ({ split }, book) => RULES[split](book),
};

const RULES: Readonly<Record<OddChipFacts["split"], (book: Rulebook) => Ruling>> = {
  "button-game": (book) => {
    const { way, also } = splitting(book);
    return held(
      book,
      "odd-chip-button-game",
      { "left-of-button": way("odd-left-of-button", "first-left-of-button"), "high-card": way("odd-high-card", "high-card-of-five") },
      {
        never: ["odd-to-aggressor"],
        said: { "high-card": "odd-by-suit", "left-of-button": "odd-by-seat" },
        why: ["seat-places-chip", "each-pot-alone"],
        also,
      },
    );
  },
  "stud-high": (book) => {
    const { way, also } = splitting(book);
    return held(
      book,
      "odd-chip-stud",
      {
        "high-card-of-five": way("odd-high-card", "high-card-of-five"),
        "high-card-of-all": way("odd-high-card", "high-card-of-all"),
        "left-of-button": way("odd-left-of-button", "first-left-of-button"),
      },
      {
        never: ["suit-wins-pot"],
        said: { "high-card-of-all": "odd-by-all-cards", "high-card-of-five": "odd-by-five-cards", "left-of-button": "odd-by-seat" },
        why: ["suit-places-chip"],
        also,
      },
    );
  },
  low: (book) => {
    const { way, also } = splitting(book);
    return held(
      book,
      "odd-chip-low",
      { "high-card-of-five": way("odd-high-card", "high-card-of-five"), "low-card-of-all": way("odd-low-card", "low-card-of-all") },
      {
        never: ["suit-wins-pot"],
        said: { "low-card-of-all": "odd-low-by-lowest", "high-card-of-five": "odd-low-by-highest" },
        why: ["suit-places-chip"],
        also,
      },
    );
  },
  "high-low": (book) => {
    const { way, also } = splitting(book);
    return held(
      book,
      "odd-chip-halves",
      { "high-side": way("odd-high-side", "high-side"), "low-side": way("odd-low-side", "low-side") },
      {
        never: ["odd-to-aggressor"],
        said: { "low-side": "odd-to-low-side", "high-side": "odd-to-high-side" },
        why: ["high-side-takes-odd"],
        also,
      },
    );
  },
  "two-lows": (book) => {
    const { way, also } = splitting(book);
    return held(
      book,
      "odd-chip-two-lows",
      { "left-of-button": way("odd-left-of-button", "first-left-of-button"), "by-game": way("odd-high-card", "high-card-of-five") },
      { never: ["odd-to-aggressor"], said: { "by-game": "odd-by-suit" }, why: ["seat-places-chip"], also },
    );
  },
  "same-both-ways": (book) => {
    const { first, also } = splitting(book);
    const notes: readonly NoteCode[] = holdingOf(book, "odd-chip-both-ways").basis === "practice" ? ["even-split-not-stated"] : [];
    return held(
      book,
      "odd-chip-both-ways",
      {
        evenly: { decision: "even-split", steps: [first, { do: "split-pot", how: "evenly" }] },
        "half-by-half": { decision: "halves-apart", steps: [first, { do: "split-pot", how: "half-by-half" }] },
      },
      {
        never: ["odd-to-aggressor"],
        said: { "half-by-half": "odd-both-halves-apart", evenly: "odd-as-even-as-can-be" },
        why: ["each-pot-alone"],
        notes,
        also,
      },
    );
  },
  several: (book) => {
    const { way, also } = splitting(book);
    const notes: readonly NoteCode[] = holdingOf(book, "odd-chip-several").basis === "practice" ? ["several-not-stated"] : [];
    return held(
      book,
      "odd-chip-several",
      { "one-each": way("odd-one-each", "one-each"), "all-to-first": way("odd-all-to-first", "all-to-first") },
      {
        never: ["odd-to-aggressor"],
        said: { "all-to-first": "odd-several-to-first", "one-each": "odd-several-one-each" },
        why: ["seat-places-chip"],
        notes,
        also,
      },
    );
  },
};
