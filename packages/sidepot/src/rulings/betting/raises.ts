import { rightWhere } from "../by-point.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, type Situation } from "../situation.ts";
import { byThreshold } from "./chips.ts";
import { byValue, plus, ruled, type Way } from "./ruled.ts";

/** More chips than any table has, and sums of a few of them stay whole. */
export const MOST_CHIPS = 1_000_000_000_000;

/** What is asked about the least bet or raise. */
export interface MinimumRaiseFacts {
  /** The bet to match, as the street's total; 0 where nothing is bet. Null: not told. */
  readonly bet: number | null;
  /** The largest full bet or raise of the street so far; where nothing is bet, the big blind. */
  readonly largest: number | null;
}

/** How much a raise must be at least (TDA 2024 43-A). */
export const minimumRaise: Situation<MinimumRaiseFacts> = {
  facts: {
    bet: { kind: "count", least: 0, most: MOST_CHIPS, default: null },
    largest: { kind: "count", least: 1, most: MOST_CHIPS, default: null },
  },
  points: ["minimum-raise", "minimum-bet"],
  rule({ bet, largest }, book) {
    const point = holdingOf(book, "minimum-raise");
    if (bet === 0) {
      return ruled(
        {
          decision: "bet-at-least",
          steps: [{ do: "bet-from", amount: largest }],
          wrong: [neverRight("any-bet-goes")],
          why: ["least-bet-is-big-blind"],
        },
        holdingOf(book, "minimum-bet"),
      );
    }
    return byValue(
      point,
      {
        "largest-raise": {
          decision: "raise-at-least",
          steps: [{ do: "raise-from", amount: plus(bet, largest) }],
          wrong: [rightWhere("double-the-bet", "minimum-raise", "double-bet"), neverRight("big-blind-is-enough")],
          why: ["raise-by-largest"],
          notes: ["raise-size-stays"],
        },
        "double-bet": {
          decision: "raise-at-least",
          steps: [{ do: "raise-from", amount: plus(bet, bet) }],
          wrong: [neverRight("big-blind-is-enough")],
          why: ["raise-by-double"],
        },
      },
      { wrong: [neverRight("big-blind-is-enough")] },
    );
  },
};

/** What is asked about a raise that is smaller than the least. */
export interface SmallRaiseFacts {
  /** Chips without a word, an amount alone (which is the same as chips), or "raise". */
  readonly said: "nothing" | "amount" | "raise";
  /** What was put in or said comes to half of a minimum raise or more. */
  readonly half: boolean;
  /** They were the player's last chips. */
  readonly allIn: boolean;
  readonly bet: number | null;
  readonly largest: number | null;
}

/** More than a call, less than a raise (TDA 2024 43-A). */
export const raiseUnderMinimum: Situation<SmallRaiseFacts> = {
  facts: {
    said: { kind: "one-of", values: ["nothing", "amount", "raise"], default: "nothing" },
    half: { kind: "yes-no" },
    allIn: { kind: "yes-no", default: false },
    bet: { kind: "count", least: 1, most: MOST_CHIPS, default: null },
    largest: { kind: "count", least: 1, most: MOST_CHIPS, default: null },
  },
  points: ["raise-threshold", "amount-alone", "words-bind", "amount-first"],
  rule({ said, half, allIn, bet, largest }, book) {
    const threshold = holdingOf(book, "raise-threshold");
    const minimum = plus(bet, largest);
    if (allIn) {
      return ruled(
        {
          decision: "counts-as-all-in",
          steps: [{ do: "count-as", as: "all-in" }],
          wrong: [neverRight("last-chips-are-call"), neverRight("all-in-must-fill")],
          why: ["last-chips-no-change"],
          notes: ["all-in-may-not-fill-raise"],
        },
        threshold,
      );
    }
    if (said !== "raise") {
      const alone = said === "amount" ? [holdingOf(book, "amount-alone")] : [];
      return byThreshold(book, half ? "half-or-more" : "below-half", alone, minimum);
    }
    return ruled(
      {
        decision: "full-min-raise",
        steps: [{ do: "min-raise-to", amount: minimum }],
        wrong: [neverRight("raise-becomes-call"), neverRight("raise-stays-short")],
        why: ["said-so-bound"],
      },
      threshold,
      holdingOf(book, "amount-first"),
      holdingOf(book, "words-bind"),
    );
  },
};

/** What is asked about a player to whom the action returns after all-ins that were no full raise. */
export interface ShortAllInFacts {
  readonly betting: "no-limit" | "limit";
  /**
   * Whether the player has acted since the last full bet or raise, and how much more is asked now than the player has matched: a
   * full bet or raise, or less; in limit, half a bet is enough. Null: from the numbers.
   */
  readonly faces: "not-acted" | "full-raise" | "less" | null;
  /** Several all-ins, none of which was a full raise. */
  readonly several: boolean;
  /** What the player has put in on the street. */
  readonly matched: number | null;
  /** The bet now, as the street's total. */
  readonly bet: number | null;
  /** The largest full bet or raise of the street. */
  readonly largest: number | null;
}

/** Whether short all-ins have opened the betting again (TDA 2024 47). */
export const shortAllIn: Situation<ShortAllInFacts> = {
  facts: {
    betting: { kind: "one-of", values: ["no-limit", "limit"], default: "no-limit" },
    faces: { kind: "one-of", values: ["not-acted", "full-raise", "less"], default: null },
    several: { kind: "yes-no", default: false },
    matched: { kind: "count", least: 0, most: MOST_CHIPS, default: null },
    bet: { kind: "count", least: 1, most: MOST_CHIPS, default: null },
    largest: { kind: "count", least: 1, most: MOST_CHIPS, default: null },
  },
  points: ["reopening", "reopening-limit"],
  rule(facts, book) {
    const { betting, several, bet, largest } = facts;
    const limit = betting === "limit";
    const point = limit ? holdingOf(book, "reopening-limit") : holdingOf(book, "reopening");
    const share = point.value === "half" ? 2 : 1;
    // In limit a raise completes the bet below a short all-in or adds one to it: that hangs on each all-in by itself.
    const from = limit ? null : plus(bet, largest);
    const notes = several && !limit ? (NOTES[book.base] ?? []) : [];
    const faces = facesOf(facts, share);
    if (faces === null) {
      return ruled(
        {
          decision: "compare-raise",
          steps: [{ do: "compare-with-raise", share: share === 2 ? "half" : "full", amount: largest }, { do: "bind-by-comparison" }],
          wrong: [neverRight("any-all-in-reopens"), neverRight("all-in-never-reopens")],
          why: [share === 2 ? "limit-half-faced" : "full-raise-faced"],
          notes,
        },
        point,
      );
    }
    if (faces === "not-acted") return ruled(mayRaise(from, "not-acted-yet", []), point);
    if (faces === "less") return ruled(onlyCall(limit ? "limit-half-faced" : "less-than-raise-faced", limit), point);
    const alone = point.value === "single" && several;
    const way = alone ? onlyCall("each-all-in-by-itself", false) : mayRaise(from, limit ? "limit-half-faced" : "full-raise-faced", notes);
    return ruled(alone ? { ...way, wrong: [rightWhere("all-ins-add-up", "reopening", "cumulative")] } : way, point);
  },
};

/** What a book says in its own way about several all-ins. */
const NOTES: Readonly<Partial<Record<Rulebook["base"], Ruling["notes"]>>> = {
  "wsop-tournament-2026": ["consecutive-all-ins"],
  roberts: ["older-text-single"],
};

/** The numbers come before what was said of them: they are exact. */
function facesOf({ faces, matched, bet, largest }: ShortAllInFacts, share: 1 | 2): ShortAllInFacts["faces"] {
  if (faces === "not-acted" || matched === null || bet === null || largest === null) return faces;
  return share * (bet - matched) >= largest ? "full-raise" : "less";
}

const mayRaise = (from: number | null, why: Way["why"][number], notes: NonNullable<Way["notes"]>): Way => ({
  decision: "may-raise",
  steps: [{ do: "allow-raise", amount: from }],
  wrong: [neverRight("all-in-never-reopens"), ...(notes.length > 0 ? [neverRight("each-all-in-alone")] : [])],
  why: [why],
  notes: ["raise-size-stays", ...notes],
});

const onlyCall = (why: Way["why"][number], limit: boolean): Way => ({
  decision: "may-only-call",
  steps: [{ do: "ask-call-or-fold" }],
  wrong: [neverRight("any-all-in-reopens"), ...(limit ? [] : [neverRight("half-reopens")])],
  why: [why],
});

/** What is asked about the number of raises. */
export interface RaiseCapFacts {
  readonly betting: "no-limit" | "limit";
}

/** How many raises a round has (TDA 2024 48). */
export const raiseCap: Situation<RaiseCapFacts> = {
  facts: { betting: { kind: "one-of", values: ["no-limit", "limit"] } },
  points: ["raise-cap", "raise-cap-big-bet"],
  rule({ betting }, book) {
    const capped = (raises: number | null, wrong: Way["wrong"], notes: NonNullable<Way["notes"]>): Way => ({
      decision: "raises-capped",
      steps: [{ do: "cap-raises", raises }],
      wrong,
      why: ["raises-limited"],
      notes,
    });
    const free: Way = {
      decision: "no-raise-cap",
      steps: [{ do: "no-cap" }],
      wrong: [neverRight("cap-in-no-limit")],
      why: ["raises-unlimited"],
    };
    if (betting === "no-limit") {
      const point = holdingOf(book, "raise-cap-big-bet");
      const house = capped(null, [rightWhere("no-cap-at-all", "raise-cap-big-bet", "no-cap")], ["cap-by-house"]);
      return byValue(point, { "no-cap": free, "house-cap": house }, { wrong: [neverRight("cap-in-no-limit")] });
    }
    const three = rightWhere("cap-of-three", "raise-cap", "bet-and-3");
    const four = rightWhere("cap-of-four", "raise-cap", "bet-and-4");
    return byValue(
      holdingOf(book, "raise-cap"),
      {
        "bet-and-3": capped(3, [four, neverRight("no-cap-in-limit")], book.base === "roberts" ? ["cap-three-players"] : []),
        "bet-and-4": capped(4, [three, neverRight("no-cap-in-limit")], []),
        "house-cap": capped(null, [neverRight("no-cap-in-limit")], ["cap-by-house"]),
        "no-cap": { ...free, wrong: [three, four] },
      },
      { wrong: [neverRight("no-cap-in-limit")] },
    );
  },
};
