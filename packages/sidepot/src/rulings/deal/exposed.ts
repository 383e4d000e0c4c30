import type { Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, type Situation } from "../situation.ts";
import type { Step } from "../steps.ts";
import { BEFORE_FLOP, byPoint, type Deadline, goesOn, MISDEAL, type Way, within } from "./way.ts";

/** The top card for the exposed one, which is the flop's burn. A second one stays aside: a street has one burn. */
const replaceSteps = (count: number): readonly Step[] =>
  count > 1 ? [{ do: "replace-card" }] : [{ do: "replace-card" }, { do: "make-burn", cards: "marked", for: "next-street" }];

/** The dealer exposed cards on the deal (TDA 2024 35-A; ROBERTS HOLDEM-1). */
export function exposedOnDeal(count: number, firstOrSecond: boolean, deadline: Deadline, book: Rulebook): Ruling {
  const { on = [], notes = [] } = within(deadline);
  if (deadline.over) {
    return byPoint(
      book,
      "deal-exposed-late",
      {
        replace: { decision: "exposed-replaced", steps: replaceSteps(count), wrong: [neverRight("misdeal-anyway")], why: ["too-late"], on },
        keep: { decision: "exposed-kept", steps: [{ do: "let-stand" }], wrong: [neverRight("misdeal-anyway")], why: ["too-late"], on },
      },
      { wrong: [neverRight("misdeal-anyway")], why: ["too-late", "silent-others-hold"], notes: ["late-cards-to-floor", ...notes] },
    );
  }
  const isMisdeal: Way = {
    ...MISDEAL,
    wrong: [neverRight("nothing-happened"), neverRight("button-moves-on")],
    why: ["deal-starts-over", "same-deal-again"],
    on,
    notes,
  };
  // One card of the deck's first two, or two cards at all, is more than the deal can bear in every book.
  const one = count === 1 && !firstOrSecond;
  const replace: Way = {
    // Replaced at once every card still to come would change its seat.
    ...goesOn({ do: "finish-deal" }, ...replaceSteps(count)),
    wrong: [neverRight("player-chooses"), neverRight(one ? "misdeal-for-one" : "nothing-happened")],
    why: ["one-card-is-mended"],
    on,
    notes: [
      ...(count > 1 ? [] : (["burn-is-made"] as const)),
      ...(book.base === "wsop-live-2026" ? (["player-has-no-option"] as const) : []),
      ...(book.base.startsWith("tda") || book.base === "wsop-tournament-2026" ? (["replacement-not-stated"] as const) : []),
      ...notes,
    ],
  };
  if (firstOrSecond) return byPoint(book, "deal-exposed-first", { misdeal: isMisdeal, replace });
  if (count > 1) return byPoint(book, "deal-exposed-two", { misdeal: isMisdeal, replace });
  return byPoint(book, "deal-exposed-one", { replace, misdeal: isMisdeal });
}

/** What is asked about a card that its own player let the others see. */
export interface ExposedByPlayerFacts {
  /** Was it done on purpose, or again and again? */
  readonly onPurpose: boolean;
}

/** A player shows a card of his own before the hand is over (TDA 2024 68). */
export const exposedByPlayer: Situation<ExposedByPlayerFacts> = {
  facts: { onPurpose: { kind: "yes-no", default: false } },
  points: ["shown-by-player"],
  scene: () => ({ ...BEFORE_FLOP, marked: { at: "hand", cards: 1 } }),
  rule({ onPurpose }, book) {
    return byPoint(book, "shown-by-player", {
      plays: {
        decision: "exposed-kept",
        steps: [{ do: "let-stand" }],
        wrong: [neverRight("shown-hand-dead"), neverRight("shown-card-replaced")],
        why: ["own-card-own-risk"],
        notes: onPurpose || book.base === "tda-2024" || book.base === "wsop-tournament-2026" ? ["shower-penalty"] : [],
      },
      replaced: {
        decision: "exposed-replaced",
        steps: replaceSteps(1),
        wrong: [neverRight("shown-hand-dead")],
        why: ["one-card-is-mended"],
        notes: ["burn-is-made"],
      },
    });
  },
};
