import type { PointName } from "../points.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, rightBy, type Situation } from "../situation.ts";
import type { BoardStreet, Step } from "../steps.ts";

/** What is asked about a street that came before the betting was over. */
export interface PrematureFacts {
  /** Was somebody still owed an action when the card came out? */
  readonly actionPending: boolean;
  /** Is any betting still to be finished now? Null: as `actionPending`. */
  readonly bettingLeft: boolean | null;
  /** Players already acted on the new street. */
  readonly actedOnNext: boolean;
}

const BEFORE = { flop: "preflop", turn: "flop", river: "turn" } as const;

/** A street dealt before the betting on the one before was over (TDA 2024 RP-5). */
function premature(street: BoardStreet): Situation<PrematureFacts> {
  const name = `premature-${street}` as const satisfies PointName;
  return {
    facts: {
      actionPending: { kind: "yes-no" },
      bettingLeft: { kind: "yes-no", default: null },
      actedOnNext: { kind: "yes-no", default: false },
    },
    points: [name, "reshuffle-cut", "premature-acted-on"],
    scene: ({ actionPending }) => ({
      game: "holdem",
      betting: BEFORE[street],
      owed: actionPending,
      burns: { flop: 1, turn: 2, river: 3 }[street],
      board: { flop: 3, ...(street === "flop" ? {} : { turn: 1 }), ...(street === "river" ? { river: 1 } : {}) },
    }),
    rule({ actionPending, bettingLeft, actedOnNext }, book) {
      const way = holdingOf(book, name);
      if (!actionPending) {
        return {
          decision: "card-plays",
          steps: [{ do: "let-stand" }],
          on: [way],
          wrong: [neverRight("redeal-though-complete"), neverRight("deal-hand-again")],
          why: ["premature-means-unfinished"],
        };
      }
      const finish: readonly Step[] = (bettingLeft ?? actionPending) ? [{ do: "finish-betting" }] : [];
      if (actedOnNext) return actedOn(street, book, finish);
      return way.value === "natural-river" ? naturalRiver(book, finish) : redeal(street, book, finish);
    },
  };
}

function redeal(street: BoardStreet, book: Rulebook, finish: readonly Step[]): Ruling {
  const way = holdingOf(book, `premature-${street}`);
  const cut = holdingOf(book, "reshuffle-cut");
  return {
    decision: "redeal-street",
    steps: [...finish, { do: "keep-burns" }, ...redealSteps(street, cut.value === "cut")],
    on: cut.value === "cut" ? [way, cut] : [way],
    wrong: [
      neverRight("deal-hand-again"),
      street === "turn" ? rightBy("move-river-up", ["tda-pre-2022", "roberts"], 2021) : neverRight("let-premature-stand"),
      neverRight("burn-again"),
    ],
    why: ["burn-protects-stub", "card-keeps-its-chance", "no-misdeal-after-deal"],
    notes: [...(book.base === "tda-2024" && finish.length > 0 ? (["order-not-stated"] as const) : []), "fold-changes-nothing"],
  };
}

const redealSteps = (street: BoardStreet, cut: boolean): readonly Step[] => [
  { do: "return-to-stub", cards: [street] },
  { do: "shuffle-stub", faceDown: true },
  ...(cut ? ([{ do: "cut-stub" }] as const) : []),
  { do: "deal", street, burn: false },
];

/** The way of before 2022, and of Robert's Rules: the turn is put aside, the river-to-be becomes the turn. */
function naturalRiver(book: Rulebook, finish: readonly Step[]): Ruling {
  const way = holdingOf(book, "premature-turn");
  return {
    decision: "natural-river",
    steps: [
      { do: "set-aside", cards: ["turn"] },
      ...finish,
      { do: "deal", street: "turn", burn: true },
      { do: "finish-betting", street: "turn" },
      { do: "return-to-stub", cards: ["aside"] },
      { do: "shuffle-stub", faceDown: true },
      ...(holdingOf(book, "reshuffle-cut").value === "cut" ? ([{ do: "cut-stub" }] as const) : []),
      { do: "deal", street: "river", burn: false },
    ],
    on: [way],
    wrong: [neverRight("deal-hand-again"), neverRight("burn-again"), rightBy("reshuffle-at-once", ["tda-2024"])],
    why: ["one-way-back", "no-misdeal-after-deal"],
    notes: book.base === "tda-pre-2022" ? ["text-not-read", "fold-changes-nothing"] : ["fold-changes-nothing"],
  };
}

/** Nobody said so, and players acted on the new street: every text is silent, and floors have ruled both ways. */
function actedOn(street: BoardStreet, book: Rulebook, finish: readonly Step[]): Ruling {
  const point = holdingOf(book, "premature-acted-on");
  const ways = {
    "card-stands": { decision: "card-plays", steps: [{ do: "let-stand" }] },
    "go-back": { decision: "redeal-street", steps: [...finish, { do: "keep-burns" }, ...redealSteps(street, false)] },
  } as const;
  const common = {
    on: [point],
    wrong: [neverRight("deal-hand-again")],
    why: ["rulebook-silent"],
  } as const satisfies Partial<Ruling>;
  if (point.value !== "floor") return { ...ways[point.value], ...common };
  return { ...common, decision: "floor-decides", steps: [{ do: "call-floor" }], choices: point.choices.map((value) => ways[value]) };
}

/** The three streets. */
export const prematureFlop: Situation<PrematureFacts> = premature("flop");
export const prematureTurn: Situation<PrematureFacts> = premature("turn");
export const prematureRiver: Situation<PrematureFacts> = premature("river");
