import type { OpenWay } from "../by-point.ts";
import { holdingOf } from "../rulebook.ts";
import { held } from "../showdown/held.ts";
import { type Ruling, rightBy, type Situation } from "../situation.ts";
import type { Step } from "../steps.ts";

/** A player comes to the seat while cards are dealt. */
export interface AbsentFacts {
  /** When the player was back within reach of the chair. */
  readonly back: "before-first-card" | "before-last-card" | "after-last-card";
}

/** A player at the blinds or the button is out or has left. */
export interface DeadButtonFacts {
  /** Which place that player had in the hand before. */
  readonly gone: "small-blind" | "big-blind" | "button";
}

/** Two players are left. */
export interface HeadsUpFacts {
  /** Would somebody otherwise have the big blind twice in a row? */
  readonly bigBlindTwice: boolean;
}

/** A player was away while the blinds went by. */
export type MissedFacts = Readonly<Record<never, never>>;

/** Somebody puts in a straddle. */
export type StraddleFacts = Readonly<Record<never, never>>;

/** TDA 2024 30: in the seat when the last card of the first deal is dealt. In 2013 it was the first card, until 2015. */
export const absentPlayer: Situation<AbsentFacts> = {
  facts: { back: { kind: "one-of", values: ["before-first-card", "before-last-card", "after-last-card"] } },
  points: ["seat-deadline"],
  rule({ back }, book) {
    const { value, basis } = holdingOf(book, "seat-deadline");
    const killed: OpenWay = {
      decision: "absent-hand-killed",
      steps: [{ do: "deal-absent-in" }, { do: "kill-absent-hand" }, { do: "chips-stay-in-pot" }],
    };
    const plays: OpenWay = { decision: "present-hand-plays", steps: [{ do: "play-hand" }] };
    const ruling = held(
      book,
      "seat-deadline",
      {
        "last-card": back === "after-last-card" ? killed : plays,
        "first-card": back === "before-first-card" ? plays : killed,
      },
      {
        never: back === "after-last-card" ? ["posted-so-live", "absent-gets-blind-back"] : ["must-sit-out"],
        said: back === "before-last-card" ? { "last-card": "last-card-counts" } : {},
        why: ["seat-means-hand"],
        notes: [
          ...(back === "after-last-card" ? (["forfeited-chips-stay"] as const) : []),
          ...(back === "before-last-card" ? (["first-card-until-2015"] as const) : []),
        ],
      },
    );
    return back === "before-last-card" && value === "last-card"
      ? firstCardCounts(ruling, basis === "house" || book.base === "tda-pre-2022")
      : ruling;
  },
};

/** The TDA of 2013 counted the first card; two years later the last one was back. Neither its own book nor a house is told so. */
const firstCardCounts = (ruling: Ruling, itsOwn: boolean): Ruling => ({
  ...ruling,
  wrong: [...ruling.wrong, rightBy("first-card-counts", itsOwn ? [] : ["tda-pre-2022"], 2014)],
});

/** TDA 2024 32, WSOP live 155: the big blind moves one player on, and small blind and button fall where they fall. */
export const deadButton: Situation<DeadButtonFacts> = {
  facts: { gone: { kind: "one-of", values: ["small-blind", "big-blind", "button"] } },
  points: ["button-rule"],
  rule({ gone }, book) {
    const moves: Step = { do: "big-blind-moves-on" };
    const dead: Readonly<Record<DeadButtonFacts["gone"], OpenWay>> = {
      "small-blind": {
        decision: "button-on-empty-seat",
        steps: [moves, { do: "small-blind-by", who: "last-big-blind" }, { do: "button-to", seat: "empty-seat" }],
      },
      "big-blind": {
        decision: "no-small-blind",
        steps: [moves, { do: "small-blind-by", who: "nobody" }, { do: "button-to", seat: "last-small-blind" }],
      },
      button: {
        decision: "button-moves-on",
        steps: [moves, { do: "small-blind-by", who: "last-big-blind" }, { do: "button-to", seat: "last-small-blind" }],
      },
    };
    const moving: OpenWay = {
      decision: "button-moves-on",
      steps: [
        { do: "button-to", seat: "next-player" },
        { do: "small-blind-by", who: "next-player" },
      ],
    };
    const unchanged = ["bets"] as const;
    return held(
      book,
      "button-rule",
      { "dead-button": { ...dead[gone], unchanged }, "moving-button": { ...moving, unchanged } },
      {
        never: ["both-blinds-moved"],
        said: gone === "button" ? {} : { "moving-button": "button-never-empty", "dead-button": "button-may-be-empty" },
        why: ["blinds-in-turn"],
      },
    );
  },
};

/** TDA 2024 34-B, WSOP live 157. */
export const headsUpButton: Situation<HeadsUpFacts> = {
  facts: { bigBlindTwice: { kind: "yes-no", default: false } },
  points: ["heads-up-button"],
  rule({ bigBlindTwice }, book) {
    const common = [{ do: "last-card-to-button" }, { do: "button-acts-first-then-last" }] as const;
    const adjust = bigBlindTwice ? ([{ do: "avoid-second-big-blind" }] as const) : [];
    return held(
      book,
      "heads-up-button",
      {
        "small-blind": {
          decision: "small-blind-has-button",
          steps: [...adjust, { do: "button-to", seat: "small-blind" }, ...common],
          unchanged: ["bets"],
        },
        "big-blind": {
          decision: "big-blind-has-button",
          steps: [...adjust, { do: "button-to", seat: "big-blind" }, { do: "last-card-to-button" }],
          unchanged: ["bets"],
        },
      },
      {
        never: ["button-gets-first-card"],
        said: { "big-blind": "button-is-big-blind", "small-blind": "button-is-small-blind" },
        why: ["heads-up-fair"],
        notes: bigBlindTwice ? ["button-adjusted"] : [],
      },
    );
  },
};

/** WSOP live 160; in tournaments nobody misses a blind (TDA 2024 30). */
export const missedBlinds: Situation<MissedFacts> = {
  facts: {},
  points: ["missed-blinds"],
  rule: (_, book) =>
    held(
      book,
      "missed-blinds",
      {
        "post-or-wait": { decision: "post-or-wait", steps: [{ do: "post-missed-blinds" }, { do: "or-wait-for-big-blind" }] },
        "taken-as-they-come": { decision: "blinds-are-taken", steps: [{ do: "post-for-absent" }, { do: "chips-stay-in-pot" }] },
      },
      {
        never: ["come-back-free"],
        said: { "post-or-wait": "post-in-tournament", "taken-as-they-come": "blinds-all-taken" },
        why: ["blinds-are-owed"],
        notes: holdingOf(book, "missed-blinds").value === "post-or-wait" ? ["cash-only"] : [],
      },
    ),
};

/** WSOP live 165; tournaments have no straddle. */
export const straddle: Situation<StraddleFacts> = {
  facts: {},
  points: ["straddle"],
  rule(_, book) {
    const allowed = holdingOf(book, "straddle").value === "allowed";
    return held(
      book,
      "straddle",
      {
        allowed: { decision: "straddle-plays", steps: [{ do: "post-straddle" }, { do: "straddle-acts-last" }] },
        "not-allowed": { decision: "no-straddle", steps: [{ do: "give-straddle-back" }, { do: "finish-betting" }] },
      },
      {
        never: [allowed ? "straddle-has-no-option" : "straddle-agreed"],
        said: { allowed: "straddle-anywhere", "not-allowed": "straddle-nowhere" },
        why: [allowed ? "straddle-is-own" : "no-optional-blinds"],
        notes: allowed ? ["cash-only", "straddle-by-placard"] : [],
      },
    );
  },
};
