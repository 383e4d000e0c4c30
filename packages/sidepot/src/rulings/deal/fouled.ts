import { rightWhere } from "../by-point.ts";
import type { Act } from "../facts.ts";
import type { Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, type Situation } from "../situation.ts";
import { BEFORE_FLOP, byPoint, type Deadline, deadlineOf, type Way } from "./way.ts";

/** What is wrong with the deck. */
const FAULTS = ["duplicate", "back-in-play", "back-in-stub", "missing-card"] as const;
/** One of {@link FAULTS}. */
type Fault = (typeof FAULTS)[number];

/** What is asked about a deck that is not one. */
export interface FouledFacts {
  /** Two same cards; another back in play or in the stub alone; too few cards. */
  readonly what: Fault;
  /** What was done after the blinds, in turn. */
  readonly actions: readonly Act[];
  /** Has the next hand begun? */
  readonly handOver: boolean;
}

/** A fouled deck voids the hand whatever was done in it: every bet goes back (TDA 2024 35-E). */
export const fouledDeck: Situation<FouledFacts> = {
  facts: {
    what: { kind: "one-of", values: FAULTS, default: "duplicate" },
    actions: { kind: "actions", default: [] },
    handOver: { kind: "yes-no", default: false },
  },
  points: ["deck-duplicate", "deck-back", "deck-back-stub", "deck-missing", "deck-after-hand", "substantial-action"],
  scene: () => BEFORE_FLOP,
  rule({ what, actions, handOver }, book) {
    const deadline = deadlineOf(actions, book);
    return handOver ? ended(book) : fault(what, deadline, book);
  },
};

function ended(book: Rulebook): Ruling {
  return byPoint(book, "deck-after-hand", {
    "result-stands": {
      decision: "void-too-late",
      steps: [{ do: "let-stand" }],
      wrong: [neverRight("refund-later"), neverRight("split-the-pot")],
      why: ["time-ran-out"],
      notes: ["disputes-end"],
    },
  });
}

function fault(what: Fault, deadline: Deadline, book: Rulebook): Ruling {
  const defect = book.base.startsWith("wsop") || book.base === "roberts";
  const isVoid: Way = {
    decision: "void-hand",
    steps: [{ do: "call-floor" }, { do: "return-bets" }, { do: "gather-cards" }],
    unchanged: [],
    wrong: [neverRight("too-late-for-deck"), neverRight("split-the-pot"), neverRight("bets-stay-in")],
    why: ["deck-was-false"],
    notes: ["button-after-void-open", ...(defect ? (["knew-and-bet"] as const) : [])],
  };
  const stands: Way = {
    decision: "hand-goes-on",
    steps: [{ do: "let-stand" }],
    wrong: [neverRight("split-the-pot")],
    why: ["too-late"],
  };
  const open = { wrong: [neverRight("split-the-pot")], why: ["silent-others-hold"], notes: ["other-deck-faults"] } as const;
  switch (what) {
    case "duplicate":
      return byPoint(book, "deck-duplicate", { void: isVoid, stands });
    case "back-in-play":
      return byPoint(book, "deck-back", { void: isVoid, stands }, open);
    case "back-in-stub": {
      const early: Way = { ...isVoid, on: [deadline.on], notes: [...(isVoid.notes ?? []), ...deadline.notes] };
      const any: Way = { ...stands, wrong: [neverRight("refund-later"), neverRight("split-the-pot")], why: ["stub-card-unseen"] };
      const late: Way = { ...any, why: ["too-late"], on: [deadline.on] };
      return byPoint(book, "deck-back-stub", { stands: any, "stands-late": deadline.over ? late : early, void: isVoid }, open);
    }
    case "missing-card":
      return byPoint(
        book,
        "deck-missing",
        {
          stands: {
            ...stands,
            why: ["missing-card-unknown"],
            wrong: [rightWhere("missing-card-voids", "deck-missing", "void"), neverRight("split-the-pot")],
          },
          void: isVoid,
        },
        open,
      );
  }
}
