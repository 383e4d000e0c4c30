import { rightWhere } from "../by-point.ts";
import { holdingOf } from "../rulebook.ts";
import { neverRight, type Situation } from "../situation.ts";
import type { Step } from "../steps.ts";
import { AS_CALL, byValue, ruled, type Way } from "./ruled.ts";

/** What is asked about chips in several motions. */
export interface StringFacts {
  /** What was said before the first chip. */
  readonly said: "nothing" | "raise" | "amount";
  /** What the first motion came to. */
  readonly first: "call-or-less" | "raise" | "bet";
}

/** Chips in several motions (TDA 2024 42, 56). */
export const stringBet: Situation<StringFacts> = {
  facts: {
    said: { kind: "one-of", values: ["nothing", "raise", "amount"] },
    first: { kind: "one-of", values: ["call-or-less", "raise", "bet"], default: "call-or-less" },
  },
  points: ["string-bet", "raise-in-motions", "amount-first", "words-bind"],
  rule({ said, first }, book) {
    if (said === "amount") {
      return ruled(
        {
          decision: "amount-said-counts",
          steps: [{ do: "take-said-amount" }],
          wrong: [neverRight("raise-needs-one-motion")],
          why: ["amount-is-promise"],
        },
        holdingOf(book, "amount-first"),
        holdingOf(book, "words-bind"),
      );
    }
    if (said === "raise") return byValue(holdingOf(book, "raise-in-motions"), AFTER_RAISE, { wrong: [neverRight("string-kills-hand")] });
    return byValue(
      holdingOf(book, "string-bet"),
      {
        "first-motion": {
          decision: "first-motion-counts",
          steps: [...FIRST[first], ...(first === "call-or-less" ? [] : [{ do: "chips-back", what: "rest" } as const])],
          wrong: [rightWhere("all-motions-together", "string-bet", "all-motions"), neverRight("string-kills-hand")],
          why: ["no-reaction-hunting"],
          notes: first === "call-or-less" ? ["second-motion-may-complete-call"] : ["at-least-minimum"],
        },
        "all-motions": {
          decision: "all-motions-count",
          steps: [{ do: "count-motion", which: "all" }],
          wrong: [neverRight("string-kills-hand")],
          why: ["several-motions-by-house"],
        },
      },
      { wrong: [neverRight("string-kills-hand")] },
    );
  },
};

const FIRST: Readonly<Record<StringFacts["first"], readonly Step[]>> = {
  "call-or-less": AS_CALL,
  raise: [{ do: "count-motion", which: "first" }],
  bet: [{ do: "count-motion", which: "first" }],
};

/** The last edition by which "raise", the call, and one motion more were a raise is that of 2017. */
const TWO_MOTIONS_UNTIL = 2018;

const AFTER_RAISE: Readonly<Record<"one-motion" | "several-motions", Way>> = {
  "one-motion": {
    decision: "first-motion-counts",
    steps: [
      { do: "count-motion", which: "first" },
      { do: "count-chips-as", as: "raise" },
      { do: "chips-back", what: "rest" },
    ],
    wrong: [rightWhere("raise-in-two-motions", "raise-in-motions", "several-motions", TWO_MOTIONS_UNTIL), neverRight("raise-becomes-call")],
    why: ["no-reaction-hunting", "said-so-bound"],
    notes: ["at-least-minimum"],
  },
  "several-motions": {
    decision: "all-motions-count",
    steps: [
      { do: "count-motion", which: "all" },
      { do: "count-chips-as", as: "raise" },
    ],
    wrong: [rightWhere("raise-needs-one-motion", "raise-in-motions", "one-motion"), neverRight("raise-becomes-call")],
    why: ["cash-several-motions"],
  },
};
