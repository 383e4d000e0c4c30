import { rightWhere } from "../by-point.ts";
import { holdingOf } from "../rulebook.ts";
import { neverRight, type Situation } from "../situation.ts";
import type { Step } from "../steps.ts";
import { MOST_CHIPS } from "./raises.ts";
import { byValue, plus, ruled } from "./ruled.ts";

const AMOUNT = { kind: "count", least: 1, most: MOST_CHIPS, default: null } as const;

/** What is asked about a big blind that is all-in for less than it. */
export interface ShortBlindFacts {
  /** The whole big blind. */
  readonly bigBlind: number | null;
  /** What the player had. */
  readonly posted: number | null;
}

/** A big blind that is all-in for less. */
export const shortBigBlind: Situation<ShortBlindFacts> = {
  facts: { bigBlind: AMOUNT, posted: AMOUNT },
  points: ["short-blind"],
  rule({ bigBlind, posted }, book) {
    return byValue(
      holdingOf(book, "short-blind"),
      {
        "full-blind": {
          decision: "full-blind-owed",
          steps: [
            { do: "call-blind", which: "full", amount: bigBlind },
            { do: "raise-blind", amount: plus(bigBlind, bigBlind) },
          ],
          wrong: [rightWhere("call-the-short-blind", "short-blind", "short-amount")],
          why: ["blind-sets-the-bet"],
        },
        "short-amount": {
          decision: "short-blind-owed",
          steps: [
            { do: "call-blind", which: "short", amount: posted },
            { do: "raise-blind", amount: plus(bigBlind, bigBlind) },
          ],
          wrong: [rightWhere("call-the-whole-blind", "short-blind", "full-blind")],
          why: ["blinds-count-as-posted"],
        },
      },
      { wrong: [neverRight("ante-goes-back")] },
    );
  },
};

/** What is asked about the first pot bet over a blind that is not whole. */
export interface PotWithBlindFacts {
  /** A blind is all-in for less, or dead. */
  readonly blind: "short-all-in" | "dead";
  readonly smallBlind: number | null;
  readonly bigBlind: number | null;
}

/** Pot-limit: the first pot bet over a short or dead blind (TDA 2024 54-B). */
export const potWithShortBlind: Situation<PotWithBlindFacts> = {
  facts: {
    blind: { kind: "one-of", values: ["short-all-in", "dead"] },
    smallBlind: AMOUNT,
    bigBlind: AMOUNT,
  },
  points: ["pot-with-short-blind", "pot-with-dead-blind"],
  rule({ blind, smallBlind, bigBlind }, book) {
    const name = blind === "dead" ? "pot-with-dead-blind" : "pot-with-short-blind";
    // A pot bet is the call and, on top of it, all that then lies in the pot.
    const most = plus(plus(bigBlind, bigBlind), plus(bigBlind, smallBlind));
    const until = blind === "dead" ? 2023 : null;
    return byValue(
      holdingOf(book, name),
      {
        full: {
          decision: "full-blinds-counted",
          steps: [
            { do: "count-blinds", as: "full" },
            { do: "pot-bet-to", amount: most },
          ],
          wrong: [rightWhere("pot-from-real-chips", name, "posted", until)],
          why: ["blinds-count-whole"],
        },
        posted: {
          decision: "real-chips-counted",
          steps: [
            { do: "count-blinds", as: "posted" },
            { do: "pot-bet-to", amount: null },
          ],
          wrong: [rightWhere("pot-from-full-blinds", name, "full")],
          why: ["blinds-count-as-posted"],
        },
      },
      { wrong: [neverRight("ante-goes-back")] },
    );
  },
};

/** What is asked about a player who pays the ante for all and has too little for both. */
export interface BlindOrAnteFacts {
  readonly chips: number | null;
  readonly bigBlind: number | null;
  readonly ante: number | null;
}

/** One player pays the ante for all and has too little (TDA 2024 RP-11). */
export const bigBlindAnteShort: Situation<BlindOrAnteFacts> = {
  facts: { chips: AMOUNT, bigBlind: AMOUNT, ante: AMOUNT },
  points: ["blind-or-ante"],
  rule({ chips, bigBlind, ante }, book) {
    const blind = splitOf(chips, bigBlind, ante);
    const dead = splitOf(chips, ante, bigBlind);
    const steps = (order: readonly ("blind" | "ante")[], amounts: readonly (number | null)[]): readonly Step[] =>
      order.map((what, at) => ({ do: "post", what, amount: amounts[at] ?? null }));
    return byValue(
      holdingOf(book, "blind-or-ante"),
      {
        "blind-first": {
          decision: "blind-first",
          steps: steps(["blind", "ante"], blind),
          wrong: [rightWhere("ante-before-blind", "blind-or-ante", "ante-first"), neverRight("ante-cut-when-few")],
          why: ["blind-is-the-bet"],
          notes: ["ante-not-cut"],
        },
        "ante-first": {
          decision: "ante-first",
          steps: steps(["ante", "blind"], dead),
          wrong: [rightWhere("blind-before-ante", "blind-or-ante", "blind-first"), neverRight("ante-goes-back")],
          why: ["ante-by-house"],
        },
      },
      { wrong: [neverRight("ante-goes-back")], why: ["rulebook-silent"] },
    );
  },
};

/** What goes to the first and to the second of two posts. */
function splitOf(chips: number | null, first: number | null, second: number | null): readonly (number | null)[] {
  if (chips === null || first === null || second === null) return [null, null];
  const one = Math.min(chips, first);
  return [one, Math.min(chips - one, second)];
}

/** What is asked about antes where a player is all-in for less than one. */
export interface ShortAnteFacts {
  /** Everybody pays one, or one player pays for all. */
  readonly paidBy: "everybody" | "one-player";
}

/** How much of the antes a player can win who is all-in for less than one. */
export const shortAnteAllIn: Situation<ShortAnteFacts> = {
  facts: { paidBy: { kind: "one-of", values: ["everybody", "one-player"] } },
  points: ["short-ante-each", "short-ante-one-payer"],
  rule({ paidBy }, book) {
    const name = paidBy === "everybody" ? "short-ante-each" : "short-ante-one-payer";
    return byValue(
      holdingOf(book, name),
      {
        "equal-share": {
          decision: "ante-shared",
          steps: [{ do: "share-antes" }],
          wrong: [rightWhere("all-antes-to-main-pot", name, "whole-ante")],
          why: ["equal-share-each"],
        },
        "whole-ante": {
          decision: "ante-whole",
          steps: [{ do: "ante-to-main-pot" }],
          wrong: [rightWhere("ante-only-in-part", name, "equal-share")],
          why: ["antes-are-dead"],
        },
      },
      { wrong: [neverRight("ante-goes-back")], why: ["rulebook-silent"], notes: ["practice-of-antes"] },
    );
  },
};

/** What is asked about blinds and antes of a player who is away. */
export interface AbsentBlindsFacts {
  /** The player comes back before the hand is over. */
  readonly cameBack: boolean;
}

/** Blinds and antes of a player who is away (TDA 2024 30). */
export const absentBlinds: Situation<AbsentBlindsFacts> = {
  facts: { cameBack: { kind: "yes-no", default: false } },
  points: ["absent-blinds"],
  rule(_facts, book) {
    return ruled(
      {
        decision: "blinds-forfeited",
        steps: [{ do: "leave-blinds" }, { do: "next-player" }],
        wrong: [neverRight("blinds-come-back"), neverRight("seat-is-skipped")],
        why: ["seat-pays-anyway"],
      },
      holdingOf(book, "absent-blinds"),
    );
  },
};
