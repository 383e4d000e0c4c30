import type { OpenWay } from "../by-point.ts";
import { holdingOf } from "../rulebook.ts";
import type { Situation } from "../situation.ts";
import { held } from "./held.ts";

/** Somebody who folded has chips in the pots. */
export interface CutFacts {
  /** How much the folded player put in, against those who are left: at most the least of them, between two, more than all. */
  readonly folded: "below" | "between" | "above-all";
}

/** A bet or raise that nobody called. */
export interface UncalledFacts {
  /** Its owner is still in, let the cards go as if the pot were won, or had the hand killed. */
  readonly owner: "still-in" | "mucked" | "killed";
}

/** Chips that nobody could see come to light after the call of an all-in. */
export interface HiddenFacts {
  readonly ownerWon: boolean;
}

/** Several pots are to be given out. */
export interface AwardFacts {
  readonly sidePots: number;
}

/** Somebody says that a pot went wrong. */
export interface DisputeFacts {
  /** Which hand won, or how much was in the pot. */
  readonly about: "reading" | "pot-sum";
  readonly nextHand: "not-begun" | "begun" | "substantial-action";
  /** The hand ended in a break, and a minute has passed since the pot was pushed. */
  readonly breakMinuteOver: boolean;
}

/** Pots are cut where a live player's chips end; folded chips stay in the layers that they reach. */
export const potCut: Situation<CutFacts> = {
  facts: { folded: { kind: "one-of", values: ["below", "between", "above-all"] } },
  points: ["pot-levels", "folded-above"],
  rule({ folded }, book) {
    if (folded === "above-all") {
      return held(
        book,
        "folded-above",
        {
          "last-pot": {
            decision: "into-last-pot",
            steps: [
              { do: "cut-pots", at: "live-totals" },
              { do: "add-folded-chips", to: "last-pot" },
            ],
          },
          "main-pot": {
            decision: "into-main-pot",
            steps: [
              { do: "cut-pots", at: "live-totals" },
              { do: "add-folded-chips", to: "main-pot" },
            ],
          },
        },
        { never: ["folded-chips-back"], why: ["folded-chips-stay"] },
      );
    }
    const cut: OpenWay = {
      decision: "cut-at-live-totals",
      steps: [
        { do: "cut-pots", at: "live-totals" },
        { do: "add-folded-chips", to: "layers" },
      ],
    };
    return held(
      book,
      "pot-levels",
      {
        "live-totals": cut,
        "every-total": {
          decision: "cut-at-every-total",
          steps: [
            { do: "cut-pots", at: "every-total" },
            { do: "add-folded-chips", to: "layers" },
          ],
        },
      },
      {
        never: ["folded-chips-back"],
        said: folded === "between" ? { "every-total": "pot-at-folded-level" } : {},
        why: ["live-totals-cut", "folded-chips-stay"],
      },
    );
  },
};

/** What nobody called comes back; what others called does not (TDA 2024 15-B, 65-A). */
export const uncalledBet: Situation<UncalledFacts> = {
  facts: { owner: { kind: "one-of", values: ["still-in", "mucked", "killed"] } },
  points: ["uncalled-bet", "uncalled-mucked", "uncalled-killed"],
  rule({ owner }, book) {
    if (owner === "still-in") {
      return held(
        book,
        "uncalled-bet",
        {
          returned: {
            decision: "uncalled-returned",
            steps: [
              { do: "return-uncalled", sure: true },
              { do: "cut-pots", at: "live-totals" },
            ],
          },
          stays: { decision: "uncalled-stays-in", steps: [{ do: "keep-called-chips" }] },
        },
        { never: ["uncalled-won"], said: { stays: "uncalled-stays" }, why: ["nobody-called-it"], notes: ["uncalled-not-stated"] },
      );
    }
    const lost = [{ do: "leave-hand-out" }, { do: "keep-called-chips" }] as const;
    const name = owner === "mucked" ? "uncalled-mucked" : "uncalled-killed";
    const holding = holdingOf(book, name);
    return held(
      book,
      name,
      {
        returned: { decision: "uncalled-returned", steps: [...lost, { do: "return-uncalled", sure: true }] },
        "may-return": { decision: "uncalled-may-return", steps: [{ do: "call-floor" }, ...lost, { do: "return-uncalled", sure: false }] },
        stays: { decision: "uncalled-stays-in", steps: [...lost] },
      },
      {
        never: ["called-comes-back"],
        said: { stays: "uncalled-stays", returned: "uncalled-surely-back", "may-return": "uncalled-at-discretion" },
        why: ["nobody-called-it", "guard-your-hand"],
        notes: [
          "called-chips-lost",
          ...(holding.value === "may-return" && holding.basis === "text" ? (["uncalled-two-rules"] as const) : []),
        ],
      },
    );
  },
};

/** TDA 2024 62: chips that nobody saw are not paid when their owner wins, and may be taken when he loses. */
export const hiddenChip: Situation<HiddenFacts> = {
  facts: { ownerWon: { kind: "yes-no" } },
  points: ["hidden-chips"],
  rule: ({ ownerWon }, book) =>
    held(
      book,
      "hidden-chips",
      {
        "floor-judges": ownerWon
          ? { decision: "hidden-not-paid", steps: [{ do: "call-floor" }, { do: "pay-counted-chips" }] }
          : { decision: "hidden-may-be-taken", steps: [{ do: "call-floor" }, { do: "pay-counted-chips" }, { do: "take-hidden-chips" }] },
        "play-in-full": { decision: "hidden-plays-in-full", steps: [{ do: "award-pot", pot: "this", to: "best-hand" }] },
      },
      {
        never: [ownerWon ? "hidden-kills-hand" : "hidden-never-plays"],
        said: { "play-in-full": "hidden-plays" },
        why: ["hidden-not-at-risk"],
        notes: ["hidden-part-of-call"],
      },
    ),
};

/** TDA 2024 16 (its examples): the last side pot first, the main pot at the end. */
export const awardOrder: Situation<AwardFacts> = {
  facts: { sidePots: { kind: "count", least: 1, most: 9, default: 1 } },
  points: ["award-order"],
  rule: ({ sidePots }, book) =>
    held(
      book,
      "award-order",
      {
        "last-side-first": {
          decision: "side-pots-first",
          steps: [
            { do: "read-hands" },
            { do: "award-pot", pot: sidePots === 1 ? "side" : "last-side", to: "best-hand" },
            ...(sidePots === 1 ? [] : ([{ do: "award-pot", pot: "next-side", to: "best-hand" }] as const)),
            { do: "award-pot", pot: "main", to: "best-hand" },
          ],
        },
        "main-first": {
          decision: "main-pot-first",
          steps: [
            { do: "read-hands" },
            { do: "award-pot", pot: "main", to: "best-hand" },
            { do: "award-pot", pot: sidePots === 1 ? "side" : "first-side", to: "best-hand" },
            ...(sidePots === 1 ? [] : ([{ do: "award-pot", pot: "next-side", to: "best-hand" }] as const)),
          ],
        },
      },
      {
        never: ["pots-together"],
        said: { "main-first": "main-first", "last-side-first": "side-first" },
        why: ["each-pot-alone"],
      },
    ),
};

/** TDA 2024 22: how long a hand's reading, and how long the count of a pot, may be disputed. */
export const awardDispute: Situation<DisputeFacts> = {
  facts: {
    about: { kind: "one-of", values: ["reading", "pot-sum"] },
    nextHand: { kind: "one-of", values: ["not-begun", "begun", "substantial-action"] },
    breakMinuteOver: { kind: "yes-no", default: false },
  },
  points: ["dispute-reading", "dispute-sum", "dispute-break"],
  rule({ about, nextHand, breakMinuteOver }, book) {
    const again = about === "reading" ? ({ do: "read-again" } as const) : ({ do: "count-pot-again" } as const);
    const heard: OpenWay = {
      decision: "dispute-heard",
      steps: [{ do: "call-floor" }, { do: "hear-players" }, again, { do: "correct-award" }],
    };
    const stands: OpenWay = { decision: "result-stands", steps: [{ do: "let-result-stand" }] };
    const open = nextHand === "not-begun";
    // The minute of a break is over whatever came after it; without such a minute the next hand counts as always.
    if (breakMinuteOver && (open || holdingOf(book, "dispute-break").value === "one-minute")) {
      return held(
        book,
        "dispute-break",
        { "one-minute": stands, "as-always": heard },
        {
          never: ["dispute-any-time"],
          said: open ? { "as-always": "break-waits", "one-minute": "break-is-a-minute" } : {},
          why: ["dispute-has-limit"],
        },
      );
    }
    const notes = [
      ...(open ? (["break-one-minute"] as const) : []),
      ...(book.base === "wsop-live-2026" ? (["house-error-later"] as const) : []),
    ];
    const never = [open ? (about === "reading" ? "house-pays" : "pushed-is-over") : "dispute-any-time"] as const;
    if (about === "reading") {
      return held(
        book,
        "dispute-reading",
        { "until-next-hand": open ? heard : stands, "until-pushed": stands },
        { never, said: open ? { "until-pushed": "pushed-is-over" } : {}, why: ["dispute-has-limit"], notes },
      );
    }
    return held(
      book,
      "dispute-sum",
      { "until-next-action": nextHand === "substantial-action" ? stands : heard, "until-next-hand": open ? heard : stands },
      {
        never,
        said:
          nextHand === "begun" && !breakMinuteOver
            ? { "until-next-hand": "sum-only-until-next-hand", "until-next-action": "sum-until-next-action" }
            : {},
        why: ["dispute-has-limit"],
        notes,
      },
    );
  },
};
