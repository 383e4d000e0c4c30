import { rightWhere } from "../by-point.ts";
import { holdingOf } from "../rulebook.ts";
import { neverRight, type Situation } from "../situation.ts";
import { MOST_CHIPS } from "./raises.ts";
import { byValue, plus, ruled, type Way } from "./ruled.ts";

/** What is asked about too few chips for a call. */
export interface UndercallFacts {
  /** "Call" or "raise" was said. */
  readonly said: boolean;
  /** Two players in the hand; several, against the street's first bet (before the flop the big blind); several, against a raise. */
  readonly against: "heads-up" | "first-bet" | "raise";
  /** The player acted in turn. */
  readonly inTurn: boolean;
  /** Players behind put in too little as well. */
  readonly several: boolean;
}

/** Too few chips for a call (TDA 2024 51). */
export const undercall: Situation<UndercallFacts> = {
  facts: {
    said: { kind: "yes-no" },
    against: { kind: "one-of", values: ["heads-up", "first-bet", "raise"] },
    inTurn: { kind: "yes-no", default: true },
    several: { kind: "yes-no", default: false },
  },
  points: ["undercall", "undercall-of-raise", "undercalls-in-row", "words-bind", "out-of-turn"],
  rule({ said, against, inTurn, several }, book) {
    const beside = [...(inTurn ? [] : [holdingOf(book, "out-of-turn")]), ...(several ? [holdingOf(book, "undercalls-in-row")] : [])];
    const first = several ? ([{ do: "back-to-first-undercall" }] as const) : [];
    const notes = [...(several ? (["undercalls-to-first"] as const) : []), ...(inTurn ? [] : (["undercall-out-of-turn"] as const))];
    const full = (why: Way["why"][number], also: Way["notes"] = []): Way => ({
      decision: "full-call",
      steps: [...first, { do: "take-full-call" }],
      wrong: [neverRight("chips-back-and-fold"), neverRight("short-call-is-enough")],
      why: [why],
      notes: [...notes, ...also],
    });
    if (said) return ruled(full("said-so-bound"), holdingOf(book, "words-bind"), ...beside);
    if (inTurn && against !== "raise") return ruled(full("first-bet-is-known"), holdingOf(book, "undercall"), ...beside);
    return byValue(
      holdingOf(book, "undercall-of-raise"),
      {
        // 139 of the WSOP's cash games can let go whoever did not know of the raise.
        "full-call": full("short-call-made-good", book.base === "wsop-live-2026" ? ["floor-may-relent"] : []),
        "forfeit-and-fold": {
          decision: "forfeit-and-fold",
          steps: [...first, { do: "forfeit-chips" }, { do: "fold-hand" }],
          wrong: [neverRight("chips-back-and-fold"), neverRight("short-call-is-enough")],
          why: ["bet-may-be-missed"],
          notes: ["one-chip-change"],
        },
      },
      {
        wrong: [neverRight("chips-back-and-fold"), neverRight("short-call-is-enough")],
        why: ["left-to-floor", "bet-may-be-missed"],
        notes: [...notes, "one-chip-change", "tiny-chip-may-be-call"],
      },
      ...beside,
    );
  },
};

/** What is asked about a bet or raise below the minimum that was taken for good. */
export interface UnderbetFacts {
  /** When it was seen: on the same street, or after its last card or the start of the showdown. */
  readonly noticed: "same-street" | "later";
  readonly bet: number | null;
  readonly largest: number | null;
}

/** A bet or raise below the minimum (TDA 2024 52-A). */
export const underraise: Situation<UnderbetFacts> = {
  facts: {
    noticed: { kind: "one-of", values: ["same-street", "later"] },
    bet: { kind: "count", least: 0, most: MOST_CHIPS, default: null },
    largest: { kind: "count", least: 1, most: MOST_CHIPS, default: null },
  },
  points: ["underbet"],
  rule({ noticed, bet, largest }, book) {
    const point = holdingOf(book, "underbet");
    const stands: Way = {
      decision: "bet-stands",
      steps: [{ do: "let-bet-stand" }],
      wrong: [neverRight(noticed === "later" ? "correct-any-time" : "bet-void")],
      why: [noticed === "later" ? "street-is-over" : "stands-by-house"],
    };
    if (noticed === "later") return ruled(stands, point);
    const mended: Way = {
      decision: "bet-corrected",
      steps: [{ do: "mend-bet", to: "minimum", amount: plus(bet, largest) }],
      wrong: [rightWhere("bet-stands-at-once", "underbet", "stands"), neverRight("bet-void")],
      why: ["all-owe-the-same"],
      notes: ["river-until-showdown", ...(book.base === "wsop-live-2026" ? (["no-call-into-raise"] as const) : [])],
    };
    return byValue(point, { "until-street-ends": mended, stands }, { wrong: [neverRight("bet-void")] });
  },
};

/** What is asked about a wrong amount in pot-limit. */
export interface OverbetFacts {
  /** More than the pot; or a pot bet that was counted too low. */
  readonly error: "too-high" | "too-low";
  readonly noticed: "before-substantial-action" | "same-street" | "later";
}

/** A wrong amount in pot-limit (TDA 2024 52-B). */
export const overbetPotLimit: Situation<OverbetFacts> = {
  facts: {
    error: { kind: "one-of", values: ["too-high", "too-low"] },
    noticed: { kind: "one-of", values: ["before-substantial-action", "same-street", "later"] },
  },
  points: ["pot-overbet", "pot-underbet"],
  rule({ error, noticed }, book) {
    const over = holdingOf(book, "pot-overbet");
    const under = holdingOf(book, "pot-underbet");
    const high = error === "too-high";
    const point = high ? over : under;
    const notes = book.base === "roberts" ? (["long-thought-may-stand"] as const) : [];
    const until = point.value === "until-street-ends" ? 2 : point.value === "until-substantial-action" ? 1 : 0;
    const at = { "before-substantial-action": 0, "same-street": 1, later: 2 }[noticed];
    if (at < until) {
      return ruled(
        {
          decision: high ? "bet-reduced" : "bet-corrected",
          steps: [{ do: "mend-bet", to: "pot", amount: null }],
          wrong: [
            high ? rightWhere("bet-stands-at-once", "pot-overbet", "stands") : neverRight("bet-stands-at-once"),
            neverRight("bet-void"),
          ],
          why: [high ? "all-owe-the-same" : "substantial-action-closes"],
          notes: high ? ["river-until-showdown", ...notes] : notes,
        },
        point,
      );
    }
    const why = at === 2 ? "street-is-over" : point.value === "stands" ? "stands-by-house" : "substantial-action-closes";
    return ruled(
      {
        decision: "bet-stands",
        steps: [{ do: "let-bet-stand" }],
        wrong: [neverRight(at === 2 ? "correct-any-time" : "bet-void")],
        why: [why],
      },
      point,
    );
  },
};
