import { rightWhere } from "../by-point.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, type Situation } from "../situation.ts";
import type { Step } from "../steps.ts";
import { byValue, ruled, type Way } from "./ruled.ts";

/** What is asked about an action out of turn. */
export interface OutOfTurnFacts {
  /** What was done out of turn; a bet is a raise. */
  readonly action: "check" | "call" | "raise" | "fold";
  /** What the players before did since: nothing yet, a check, call or fold, or a bet or raise. */
  readonly before: "waiting" | "unchanged" | "changed";
}

/** An action before its turn (TDA 2024 53-A). */
export const outOfTurn: Situation<OutOfTurnFacts> = {
  facts: {
    action: { kind: "one-of", values: ["check", "call", "raise", "fold"], default: "raise" },
    before: { kind: "one-of", values: ["waiting", "unchanged", "changed"] },
  },
  points: ["out-of-turn", "odd-fold"],
  rule({ action, before }, book) {
    if (action === "fold") return foldStands(book, [{ do: "back-up-action" }]);
    const turn = holdingOf(book, "out-of-turn");
    return byValue(
      turn,
      {
        "binds-if-unchanged": BOUND[before],
        "never-binds": {
          ...freeAgain(before === "waiting" ? [{ do: "back-up-action" }] : []),
          wrong: [
            rightWhere("out-of-turn-binds-if-unchanged", "out-of-turn", "binds-if-unchanged"),
            neverRight("out-of-turn-always-binds"),
          ],
        },
      },
      { wrong: [neverRight("out-of-turn-always-binds")] },
    );
  },
};

const freeAgain = (first: readonly Step[]): Way => ({
  decision: "action-not-binding",
  steps: [...first, { do: "chips-back", what: "all" }, { do: "give-options" }],
  wrong: [neverRight("out-of-turn-always-binds")],
  why: ["changed-means-new-choice"],
});

const BOUND: Readonly<Record<OutOfTurnFacts["before"], Way>> = {
  waiting: {
    decision: "action-waits",
    steps: [{ do: "back-up-action" }, { do: "leave-chips" }, { do: "bind-or-free" }],
    wrong: [neverRight("out-of-turn-never-binds"), neverRight("out-of-turn-always-binds")],
    why: ["turn-order-protects", "unchanged-means-same-choice"],
    notes: ["repeat-may-be-penalised"],
  },
  unchanged: {
    decision: "action-binds",
    steps: [{ do: "let-action-stand" }, { do: "next-player" }],
    wrong: [neverRight("out-of-turn-never-binds"), neverRight("call-changes-action")],
    why: ["unchanged-means-same-choice"],
    notes: ["repeat-may-be-penalised"],
  },
  changed: { ...freeAgain([]), notes: ["repeat-may-be-penalised"] },
};

function foldStands(book: Rulebook, first: readonly Step[]): Ruling {
  const fold = holdingOf(book, "odd-fold");
  const way: Way = {
    decision: "fold-stands",
    steps: [...first, { do: "fold-hand" }, ...(first.length > 0 ? [] : [{ do: "next-player" } as const])],
    wrong: [neverRight("fold-may-be-taken-back")],
    why: ["fold-is-final"],
    notes: ["fold-before-last-round"],
  };
  return first.length > 0 ? ruled(way, holdingOf(book, "out-of-turn"), fold) : ruled(way, fold);
}

/** What is asked about a fold where none was needed. */
export interface FoldWithoutBetFacts {
  /** The player threw the hand away because the pot seemed won. */
  readonly thoughtWon: boolean;
}

/** A fold though nothing is bet (TDA 2024 58). */
export const foldWithoutBet: Situation<FoldWithoutBetFacts> = {
  facts: { thoughtWon: { kind: "yes-no", default: false } },
  points: ["odd-fold"],
  rule({ thoughtWon }, book) {
    const ruling = foldStands(book, []);
    return thoughtWon ? { ...ruling, notes: ["fold-before-last-round", "mucked-winner-exception"] } : ruling;
  },
};

/** What is asked about a player whom action out of turn passed over. */
export interface SkippedFacts {
  /** Did the player speak up before substantial action behind? */
  readonly spokeUp: boolean;
  /** Was there substantial action behind? */
  readonly substantialAction: boolean;
  /** Was there time to speak up? */
  readonly hadTime: boolean;
}

/** A player was passed over (TDA 2024 53-B). */
export const skippedPlayer: Situation<SkippedFacts> = {
  facts: {
    spokeUp: { kind: "yes-no" },
    substantialAction: { kind: "yes-no" },
    hadTime: { kind: "yes-no", default: true },
  },
  points: ["skipped-in-time", "skipped-too-late"],
  rule({ spokeUp, substantialAction, hadTime }, book) {
    if (spokeUp || !substantialAction || !hadTime) {
      return ruled(
        {
          decision: "turn-kept",
          steps: [{ do: "back-up-action" }, { do: "leave-chips" }, { do: "bind-or-free" }],
          wrong: [neverRight("skipped-lost-the-turn")],
          why: ["speak-up-in-time", "turn-order-protects"],
        },
        holdingOf(book, "skipped-in-time"),
      );
    }
    const wrong = [neverRight("skipped-keeps-everything")] as const;
    return byValue(
      holdingOf(book, "skipped-too-late"),
      {
        "hand-dead": {
          decision: "skipped-hand-dead",
          steps: [{ do: "kill-hand" }, { do: "next-player" }],
          wrong,
          why: ["speak-up-in-time"],
        },
        "no-raise": {
          decision: "skipped-no-raise",
          steps: [{ do: "check-or-call-only" }, { do: "next-player" }],
          wrong,
          why: ["speak-up-in-time"],
        },
      },
      { wrong, why: ["left-to-floor", "speak-up-in-time"] },
    );
  },
};
