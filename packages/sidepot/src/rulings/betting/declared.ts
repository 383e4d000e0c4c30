import { rightWhere } from "../by-point.ts";
import type { Holding } from "../point.ts";
import { holdingOf } from "../rulebook.ts";
import { neverRight, type Situation } from "../situation.ts";
import { MOST_CHIPS } from "./raises.ts";
import { byValue, ruled, type Way } from "./ruled.ts";

/** What is asked about a caller who was told a wrong amount. */
export interface AcceptedFacts {
  /** The amount told was grossly wrong. */
  readonly gross: boolean;
  /** Somebody acted after the call. */
  readonly actedAfter: boolean;
}

/** A call of a bet whose amount was told wrong (TDA 2024 49). */
export const acceptedAction: Situation<AcceptedFacts> = {
  facts: { gross: { kind: "yes-no", default: false }, actedAfter: { kind: "yes-no", default: false } },
  points: ["accepted-action", "gross-misinformation"],
  rule({ gross, actedAfter }, book) {
    const accepted = holdingOf(book, "accepted-action");
    const bound: Way = {
      decision: "full-call",
      steps: [{ do: "count-stack" }, { do: "take-full-call" }],
      wrong: [rightWhere("only-what-was-told", "accepted-action", "told-amount"), neverRight("dealer-pays")],
      why: ["caller-may-count"],
      notes: ["floor-may-relent"],
    };
    const told: Way = {
      decision: "told-amount-only",
      steps: [{ do: "take-told-amount" }, { do: "chips-back", what: "rest" }],
      wrong: [neverRight("dealer-pays")],
      why: ["house-spares-caller"],
    };
    if (!gross || actedAfter) return byValue(accepted, { bound, "told-amount": told }, { wrong: [neverRight("dealer-pays")] });
    const withdraw: Way = {
      decision: "call-withdrawn",
      steps: [{ do: "take-call-back" }, { do: "ask-call-or-fold" }],
      wrong: [neverRight("dealer-pays")],
      why: ["house-spares-caller"],
    };
    return byValue(holdingOf(book, "gross-misinformation"), { bound, withdraw }, { wrong: [neverRight("dealer-pays")] });
  },
};

/** What is asked about words and chips that do not agree. */
export interface WordsAndChipsFacts {
  readonly first: "words" | "chips" | "together";
  /** The words were clear, could mean several things, or cannot be meant together with the chips. */
  readonly words: "clear" | "unclear" | "opposite";
}

/** Words and chips that say different things (TDA 2024 40). */
export const wordsAndChips: Situation<WordsAndChipsFacts> = {
  facts: {
    first: { kind: "one-of", values: ["words", "chips", "together"] },
    words: { kind: "one-of", values: ["clear", "unclear", "opposite"], default: "clear" },
  },
  points: ["words-or-chips", "words-against-chips"],
  rule({ first, words }, book) {
    const point = holdingOf(book, "words-or-chips");
    const always = point.value === "words-always";
    const byWords = (why: Way["why"][number]): Way => ({
      decision: "words-count",
      steps: [{ do: "go-by", what: "words" }],
      wrong: [neverRight("chips-always-count"), neverRight("choose-later")],
      why: [why],
    });
    const byChips = (why: Way["why"][number]): Way => ({
      decision: "chips-count",
      steps: [{ do: "go-by", what: "chips" }],
      wrong: [rightWhere("words-always-count", "words-or-chips", "words-always"), neverRight("choose-later")],
      why: [why],
    });
    if (always) return ruled(byWords("words-before-chips"), point);
    if (first === "words") return ruled(byWords("first-said-or-done-counts"), point);
    if (first === "chips") return ruled(byChips("first-said-or-done-counts"), point);
    if (words === "clear") return ruled(byWords("clear-words-win"), point);
    if (words === "unclear") return ruled(byChips("unclear-words-lose"), point);
    return byValue(
      holdingOf(book, "words-against-chips"),
      { words: byWords("clear-words-win"), chips: byChips("unclear-words-lose") },
      { wrong: [neverRight("choose-later"), neverRight("words-always-count")] },
    );
  },
};

/** What is asked about a word that does not fit. */
export interface InvalidFacts {
  readonly said: "call-without-bet" | "raise-without-bet" | "check-facing-bet" | "bet-facing-bet" | "pot-in-no-limit";
}

/** A word that does not fit (TDA 2024 54-D, 55, 57). */
export const invalidDeclaration: Situation<InvalidFacts> = {
  facts: {
    said: {
      kind: "one-of",
      values: ["call-without-bet", "raise-without-bet", "check-facing-bet", "bet-facing-bet", "pot-in-no-limit"],
    },
  },
  points: ["invalid-words", "bet-facing-bet", "pot-word"],
  rule({ said }, book) {
    if (said === "bet-facing-bet") {
      return byValue(holdingOf(book, "bet-facing-bet"), BET_FACING_BET, {
        wrong: [neverRight("no-action-at-all"), neverRight("player-says-what-was-meant")],
        why: ["left-to-floor", "word-fits-two"],
      });
    }
    const point: Holding = said === "pot-in-no-limit" ? holdingOf(book, "pot-word") : holdingOf(book, "invalid-words");
    return ruled(INVALID[said], point);
  },
};

const BET_FACING_BET: Readonly<Record<"call" | "raise", Way>> = {
  call: {
    decision: "counts-as-call",
    steps: [{ do: "count-as", as: "call" }],
    wrong: [neverRight("no-action-at-all")],
    why: ["nearest-legal-meaning"],
  },
  raise: {
    decision: "counts-as-raise",
    steps: [{ do: "ask-amount" }],
    wrong: [neverRight("no-action-at-all")],
    why: ["nearest-legal-meaning"],
  },
};

const INVALID: Readonly<Record<Exclude<InvalidFacts["said"], "bet-facing-bet">, Way>> = {
  "call-without-bet": {
    decision: "counts-as-check",
    steps: [{ do: "count-as", as: "check" }, { do: "next-player" }],
    wrong: [neverRight("no-action-at-all"), neverRight("free-choice-again")],
    why: ["nearest-legal-meaning"],
  },
  "raise-without-bet": {
    decision: "counts-as-bet",
    steps: [{ do: "ask-amount" }, { do: "bet-from", amount: null }],
    wrong: [neverRight("no-action-at-all"), neverRight("free-choice-again")],
    why: ["nearest-legal-meaning"],
  },
  "check-facing-bet": {
    decision: "call-or-fold",
    steps: [{ do: "ask-call-or-fold" }],
    wrong: [neverRight("check-may-raise"), neverRight("check-is-fold")],
    why: ["nearest-legal-meaning"],
  },
  "pot-in-no-limit": {
    decision: "must-bet-or-raise",
    steps: [{ do: "ask-amount" }, { do: "minimum-holds" }],
    wrong: [neverRight("pot-is-binding"), neverRight("no-action-at-all")],
    why: ["pot-is-no-size"],
  },
};

/** What is asked about an amount with several meanings. */
export interface UnclearAmountFacts {
  /** The figure that was said: 5 for "five". */
  readonly figure: number | null;
  /** What was in the pot before the bet. */
  readonly pot: number | null;
}

/** An amount with several meanings (TDA 2024 57). */
export const unclearAmount: Situation<UnclearAmountFacts> = {
  facts: {
    figure: { kind: "count", least: 1, most: MOST_CHIPS, default: null },
    pot: { kind: "count", least: 0, most: MOST_CHIPS, default: null },
  },
  points: ["unclear-amount"],
  rule({ figure, pot }, book) {
    const reading = figure === null || pot === null ? null : highestReading(figure, pot);
    return byValue(
      holdingOf(book, "unclear-amount"),
      {
        "highest-within-pot": {
          decision: "highest-reading",
          steps: [{ do: "take-reading", which: "highest", amount: reading }],
          wrong: [rightWhere("lowest-meaning", "unclear-amount", "lowest"), neverRight("player-says-what-was-meant")],
          why: ["highest-within-pot"],
          notes: ["reasonable-by-floor", "at-least-minimum-reading"],
        },
        lowest: {
          decision: "lowest-reading",
          steps: [{ do: "take-reading", which: "lowest", amount: null }],
          wrong: [rightWhere("highest-meaning", "unclear-amount", "highest-within-pot"), neverRight("player-says-what-was-meant")],
          why: ["lowest-by-house"],
          notes: ["at-least-minimum-reading"],
        },
      },
      { wrong: [neverRight("player-says-what-was-meant")] },
    );
  },
};

/** The figure with as many zeros as the pot holds. */
function highestReading(figure: number, pot: number): number {
  let reading = figure;
  while (reading * 10 <= pot) reading *= 10;
  return reading;
}

/** What is asked about a request to count a stack. */
export interface StackCountFacts {
  /** Whoever asks faces an all-in. */
  readonly facingAllIn: boolean;
  /** It is that player's turn. */
  readonly inTurn: boolean;
}

/** A request to count a stack (TDA 2024 60). */
export const stackCount: Situation<StackCountFacts> = {
  facts: { facingAllIn: { kind: "yes-no" }, inTurn: { kind: "yes-no", default: true } },
  points: ["stack-count"],
  rule({ facingAllIn, inTurn }, book) {
    const point = holdingOf(book, "stack-count");
    const given = (why: Way["why"][number]): Way => ({
      decision: "count-given",
      steps: [{ do: "count-stack" }],
      wrong: [neverRight("count-never")],
      why: [why],
    });
    const refused: Way = {
      decision: "count-refused",
      steps: [{ do: "look-only" }],
      wrong: [rightWhere("count-any-time", "stack-count", "any-time")],
      why: ["count-only-when-needed"],
    };
    return byValue(
      point,
      {
        "all-in-in-turn": facingAllIn && inTurn ? given("count-only-when-needed") : refused,
        "any-time": given("count-by-house"),
      },
      { wrong: [neverRight("count-never")] },
    );
  },
};
