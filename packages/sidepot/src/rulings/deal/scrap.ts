import { BOOK_IDS } from "../books.ts";
import { rightWhere } from "../by-point.ts";
import type { Holding } from "../point.ts";
import { POINTS } from "../points.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, rightBy, type Situation, type Wrong } from "../situation.ts";
import type { BoardStreet, Step } from "../steps.ts";
import { byPoint, type Deadline, goesOn, MISDEAL, tooLate, type Way, within } from "./way.ts";

/** The card counts as nothing, and its hand gets the next one. */
const SCRAP: readonly [Step, Step] = [{ do: "discard-card", cards: "marked" }, { do: "replace-card" }];

/** Cards lay the wrong way round in the deck and came out on the deal. */
export function boxedOnDeal(count: number, deadline: Deadline, book: Rulebook): Ruling {
  const isMisdeal: Way = {
    ...MISDEAL,
    wrong: [neverRight("boxed-turned-over"), neverRight("button-moves-on")],
    why: ["deal-starts-over", "same-deal-again"],
    ...within(deadline),
  };
  const scrap: Way = {
    ...goesOn(...SCRAP),
    wrong: [neverRight("boxed-turned-over"), neverRight(count > 1 ? "player-chooses" : "misdeal-for-one")],
    why: ["counts-as-nothing"],
    ...within(deadline),
    notes: [...(book.base.startsWith("tda") ? (["one-boxed-not-stated"] as const) : []), ...deadline.notes],
  };
  if (count > 1)
    return deadline.over ? tooLate(deadline, book, "boxed-turned-over") : byPoint(book, "deal-boxed", { misdeal: isMisdeal, scrap });
  return deadline.over ? tooLate(deadline, book, "boxed-turned-over") : byPoint(book, "deal-one-boxed", { scrap, misdeal: isMisdeal });
}

/** A joker, or a low card in a short deck (TDA 2024 35-A-6, 35-D). */
export function foreignOnDeal(handActed: boolean, deadline: Deadline, book: Rulebook): Ruling {
  const holding = holdingOf(book, "deal-foreign");
  if (deadline.over && holding.value !== "replace-or-dead") return foreignTooLate(holding, deadline, book);
  const { on = [], notes = [] } = within(deadline);
  const mended: Way = {
    ...goesOn(...SCRAP),
    wrong: [rightWhere("foreign-misdeal", "deal-foreign", "misdeal")],
    why: ["counts-as-nothing"],
  };
  const isMisdeal: Way = {
    ...MISDEAL,
    wrong: [scrapElsewhere(handActed), neverRight("button-moves-on")],
    why: ["deal-starts-over", "same-deal-again"],
    on,
    notes,
  };
  const dead: Way = {
    decision: "hand-dead",
    steps: [{ do: "kill-hand" }],
    wrong: [neverRight("all-chips-back"), neverRight("take-one-at-random")],
    why: ["wrong-number-unfair"],
    notes: ["one-burn-as-ever"],
  };
  return byPoint(
    book,
    "deal-foreign",
    {
      misdeal: isMisdeal,
      scrap: { ...mended, on, notes },
      "replace-or-dead": withNotes(handActed ? dead : mended, holding.basis === "text" && book.base === "wsop-live-2026"),
    },
    { wrong: [neverRight("boxed-turned-over")], why: ["silent-others-hold"], notes: ["cause-not-listed", ...notes] },
  );
}

/** WSOP live 24 voids a hand for foreign cards, 119 takes a joker for a scrap of paper. */
const withNotes = (way: Way, twoRules: boolean): Way =>
  twoRules ? { ...way, notes: [...(way.notes ?? []), "foreign-cards-void-too"] } : way;

/** Another card for it: so say those who call it a scrap, and those too who replace it as long as its hand has not acted. */
function scrapElsewhere(handActed: boolean): Wrong {
  const values: readonly string[] = handActed ? ["scrap"] : ["scrap", "replace-or-dead"];
  return rightBy(
    "foreign-is-scrap",
    BOOK_IDS.filter((book) => values.includes(POINTS["deal-foreign"].books[book].value)),
    handActed ? 2021 : null,
  );
}

/** The card is a scrap of paper now whatever it was before; what its hand gets for it is not said. */
function foreignTooLate(holding: Holding, { on, notes }: Deadline, book: Rulebook): Ruling {
  return byPoint(book, "misdeal-too-late", {
    "hand-goes-on": {
      ...goesOn({ do: "discard-card", cards: "marked" }),
      wrong: [neverRight("misdeal-anyway"), neverRight("boxed-turned-over")],
      why: ["counts-as-nothing", "too-late"],
      on: holding.value === "floor" ? [on] : [holding, on],
      notes: ["scrap-replacement-not-stated", ...notes],
    },
  });
}

/** What is asked about a boxed card later in the hand. */
export interface BoxedFacts {
  /** The street that it came up on. */
  readonly street: BoardStreet;
}

const BEFORE = { flop: "preflop", turn: "flop", river: "turn" } as const;

/** The top card of the stub lies face up after the deal: silent in TDA, a scrap of paper elsewhere. */
export const boxedCard: Situation<BoxedFacts> = {
  facts: { street: { kind: "one-of", values: ["flop", "turn", "river"], default: "turn" } },
  points: ["boxed-later"],
  scene: ({ street }) => ({
    game: "holdem",
    betting: BEFORE[street],
    owed: false,
    burns: { flop: 1, turn: 2, river: 3 }[street],
    board: street === "flop" ? {} : street === "turn" ? { flop: 3 } : { flop: 3, turn: 1 },
    marked: { at: "stub", cards: 1 },
  }),
  rule({ street }, book) {
    const deal: Step = { do: "deal", street, burn: false };
    const wrong = [neverRight("deal-hand-again"), neverRight("burn-again")] as const;
    return byPoint(
      book,
      "boxed-later",
      {
        scrap: {
          decision: "boxed-is-scrap",
          steps: [{ do: "discard-card", cards: "marked" }, deal],
          wrong: [neverRight("boxed-turned-over"), ...wrong],
          why: ["counts-as-nothing"],
        },
        plays: { decision: "boxed-plays", steps: [deal], wrong, why: ["cards-to-come-unknown"] },
      },
      { wrong, why: ["silent-others-hold"], notes: ["one-burn-as-ever"] },
    );
  },
};
