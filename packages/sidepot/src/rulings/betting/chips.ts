import { rightWhere } from "../by-point.ts";
import type { Holding } from "../point.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, type Situation } from "../situation.ts";
import { AS_CALL, byValue, ruled, type Way } from "./ruled.ts";

/** What is asked about one large chip. */
export interface OversizedFacts {
  /** A bet, or a blind, was to be called. */
  readonly facingBet: boolean;
  /** What was said: nothing, "raise" before the chip, or "raise" after it. */
  readonly said: "nothing" | "raise" | "raise-after";
}

/** One chip larger than the call (TDA 2024 44). */
export const oversizedChip: Situation<OversizedFacts> = {
  facts: {
    facingBet: { kind: "yes-no" },
    said: { kind: "one-of", values: ["nothing", "raise", "raise-after"], default: "nothing" },
  },
  points: ["oversized-chip", "words-bind", "words-or-chips"],
  rule({ facingBet, said }, book) {
    const chip = holdingOf(book, "oversized-chip");
    const words = holdingOf(book, "words-or-chips");
    if (!facingBet) {
      return ruled(
        {
          decision: "counts-as-bet",
          steps: [{ do: "count-chips-as", as: "bet" }],
          wrong: [neverRight("chip-is-call")],
          why: ["nothing-to-call"],
        },
        chip,
      );
    }
    const late = said === "raise-after";
    if (said === "raise" || (late && words.value === "words-always")) {
      return ruled(
        {
          decision: "counts-as-raise",
          steps: [{ do: "count-chips-as", as: "raise" }],
          wrong: [neverRight("chip-is-call"), neverRight("raise-means-minimum")],
          why: ["word-before-chip"],
          notes: ["raise-without-amount-is-chip"],
        },
        ...(late ? [words] : []),
        holdingOf(book, "words-bind"),
        chip,
      );
    }
    return byValue(
      chip,
      {
        call: {
          decision: "counts-as-call",
          steps: AS_CALL,
          wrong: late
            ? [neverRight("word-after-counts"), rightWhere("chip-is-raise", "oversized-chip", "whole-chip")]
            : [rightWhere("chip-is-raise", "oversized-chip", "whole-chip")],
          why: ["one-chip-no-change"],
        },
        "whole-chip": {
          decision: "counts-as-raise",
          steps: [{ do: "count-chips-as", as: "raise" }],
          wrong: [rightWhere("chip-is-call", "oversized-chip", "call")],
          why: ["whole-chip-by-house"],
        },
      },
      { wrong: [neverRight("raise-means-minimum")] },
      ...(late ? [words] : []),
    );
  },
};

/** What is asked about several chips pushed without a word. */
export interface SeveralChipsFacts {
  /**
   * Without the smallest chip it would be less than the call; or how much of a minimum raise the chips beyond the call come to.
   */
  readonly chips: "all-needed" | "below-half" | "half-or-more" | "full-raise";
  /** They were the player's last chips. */
  readonly lastChips: boolean;
}

/** Several chips without a word (TDA 2024 45). */
export const multipleChips: Situation<SeveralChipsFacts> = {
  facts: {
    chips: { kind: "one-of", values: ["all-needed", "below-half", "half-or-more", "full-raise"] },
    lastChips: { kind: "yes-no", default: false },
  },
  points: ["some-chips-needed", "all-chips-needed", "raise-threshold"],
  rule({ chips, lastChips }, book) {
    const some = holdingOf(book, "some-chips-needed");
    const all = holdingOf(book, "all-chips-needed");
    if (chips === "all-needed" && all.value !== "by-threshold") {
      return ruled(
        {
          decision: "counts-as-call",
          steps: AS_CALL,
          wrong: [neverRight("more-is-raise"), ...(lastChips ? [neverRight("chips-are-all-in")] : [])],
          why: ["all-needed-for-call"],
        },
        all,
      );
    }
    if (lastChips) {
      return ruled(
        {
          decision: "counts-as-all-in",
          steps: [{ do: "count-as", as: "all-in" }],
          wrong: [neverRight("last-chips-are-call")],
          why: ["last-chips-no-change"],
          notes: ["all-in-may-not-fill-raise"],
        },
        some,
      );
    }
    return byThreshold(book, chips === "all-needed" ? "below-half" : chips, [some]);
  },
};

/** Silent chips beyond the call, by how much of a raise they come to (TDA 2024 43-A). */
export function byThreshold(
  book: Rulebook,
  size: "below-half" | "half-or-more" | "full-raise",
  also: readonly Holding[],
  minimum: number | null = null,
): Ruling {
  const point = holdingOf(book, "raise-threshold");
  const call = (wrong: Way["wrong"], why: Way["why"]): Way => ({ decision: "counts-as-call", steps: AS_CALL, wrong, why });
  if (size === "full-raise") {
    return ruled(
      {
        decision: "counts-as-raise",
        steps: [{ do: "count-chips-as", as: "raise" }],
        wrong: [neverRight("chips-are-call")],
        why: ["whole-raise-is-raise"],
      },
      point,
      ...also,
    );
  }
  const ways: Readonly<Record<"half" | "full", Way>> = {
    half:
      size === "below-half"
        ? call([neverRight("more-is-raise"), neverRight("half-of-the-bet")], ["below-half-is-call"])
        : {
            decision: "full-min-raise",
            steps: [{ do: "min-raise-to", amount: minimum }],
            wrong: [rightWhere("less-than-full-is-call", "raise-threshold", "full"), neverRight("raise-stays-short")],
            why: ["half-is-raise"],
            notes: ["exactly-half-is-raise"],
          },
    full: call([neverRight("more-is-raise")], ["whole-raise-only"]),
  };
  return byValue(point, ways, { wrong: [neverRight("more-is-raise")] }, ...also);
}

/** What is asked about chips that lay in front from before. */
export interface PriorChipsFacts {
  /** What became of them: left, pulled back whole or in part, or they cover the call already. */
  readonly prior: "left" | "pulled-back" | "pulled-in-part" | "covers-call";
  /** How much of a minimum raise all chips that count come to beyond the call; or the player would fold. */
  readonly comes: "below-half" | "half-or-more" | "fold";
  /** One chip was added, not several. */
  readonly oneChip: boolean;
}

/** New chips beside those of an earlier bet (TDA 2024 46). */
export const priorChips: Situation<PriorChipsFacts> = {
  facts: {
    prior: { kind: "one-of", values: ["left", "pulled-back", "pulled-in-part", "covers-call"] },
    comes: { kind: "one-of", values: ["below-half", "half-or-more", "fold"] },
    oneChip: { kind: "yes-no", default: true },
  },
  points: ["prior-chips-apart", "prior-chips-together", "pulled-back-chips", "oversized-chip", "raise-threshold"],
  rule({ prior, comes, oneChip }, book) {
    const pulled = holdingOf(book, "pulled-back-chips");
    const wasPulled = prior === "pulled-back" || prior === "pulled-in-part";
    if (comes === "fold") {
      if (wasPulled && pulled.value === "bind") {
        return ruled(
          {
            decision: "must-call-or-raise",
            steps: [{ do: "ask-call-or-raise" }],
            wrong: [rightWhere("free-after-pulling", "pulled-back-chips", "free")],
            why: ["pulling-back-is-acting"],
          },
          pulled,
        );
      }
      return ruled(
        {
          decision: "fold-stands",
          steps: [...(wasPulled ? [{ do: "put-chips-back" } as const] : []), { do: "fold-hand" }, { do: "next-player" }],
          wrong: [neverRight("fold-may-be-taken-back")],
          why: ["fold-is-final"],
        },
        pulled,
      );
    }
    const apart = holdingOf(book, "prior-chips-apart");
    const together = prior === "pulled-in-part" || prior === "covers-call" || apart.value === "all-together";
    const rest = prior === "left" || prior === "pulled-back" ? apart : holdingOf(book, "prior-chips-together");
    if (!together && oneChip) return oneNewChip(book, apart);
    const sum = byThreshold(book, comes, [rest]);
    const wrong = together ? neverRight("old-chips-do-not-count") : neverRight("old-chips-always-count");
    return { ...sum, wrong: [wrong, ...sum.wrong], why: [together ? "old-and-new-together" : "old-and-new-apart", ...sum.why] };
  },
};

function oneNewChip(book: Rulebook, apart: Holding): Ruling {
  const chip = holdingOf(book, "oversized-chip");
  const wrong = [neverRight("old-chips-always-count"), rightWhere("chip-is-raise", "oversized-chip", "whole-chip")] as const;
  return byValue(
    chip,
    {
      call: { decision: "counts-as-call", steps: AS_CALL, wrong, why: ["old-and-new-apart", "one-chip-no-change"] },
      "whole-chip": {
        decision: "counts-as-raise",
        steps: [{ do: "count-chips-as", as: "raise" }],
        wrong: [neverRight("old-chips-always-count")],
        why: ["whole-chip-by-house"],
      },
    },
    { wrong: [neverRight("old-chips-always-count")] },
    apart,
  );
}
