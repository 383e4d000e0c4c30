import type { BookId } from "../books.ts";
import { heldBy } from "../by-point.ts";
import type { NoteCode } from "../codes.ts";
import type { PointName } from "../points.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling, rightBy, type Situation } from "../situation.ts";
import type { BoardStreet, Step } from "../steps.ts";
import { BEFORE, BOARD, BURNS, reshuffled, ruled, type Way } from "./way.ts";

/** What is asked about a street that came before the betting was over. */
export interface PrematureFacts {
  /** Was somebody still owed an action when the card came out? */
  readonly actionPending: boolean;
  /** Is any betting still to be finished now? Null: as `actionPending`. */
  readonly bettingLeft: boolean | null;
  /** Players already acted on the new street. */
  readonly actedOnNext: boolean;
  /** The folds have left one hand. */
  readonly oneHandLeft: boolean;
}

/** A street dealt before the betting on the one before was over (TDA 2024 RP-5). */
function premature(street: BoardStreet): Situation<PrematureFacts> {
  const name = `premature-${street}` as const satisfies PointName;
  return {
    facts: {
      actionPending: { kind: "yes-no" },
      bettingLeft: { kind: "yes-no", default: null },
      actedOnNext: { kind: "yes-no", default: false },
      oneHandLeft: { kind: "yes-no", default: false },
    },
    points: [name, "reshuffle-cut", "premature-then-fold", "premature-acted-on", "one-hand-left"],
    scene: ({ actionPending, bettingLeft, oneHandLeft }, book) => ({
      game: "holdem",
      betting: BEFORE[street],
      owed: actionPending && bettingLeft !== false && !oneHandLeft,
      // Owed an action and yet nothing to bet: whoever was skipped is all-in, or all others are.
      ...(actionPending && bettingLeft === false ? { allIn: true } : {}),
      ...(oneHandLeft ? { live: 1 } : {}),
      burns: BURNS[street],
      board: BOARD[street],
      ...(street === "turn" && holdingOf(book, "premature-turn").value === "keep-river" ? { marked: BURN_AND_RIVER } : {}),
    }),
    // Betting that is left is owed by somebody, who was owed it when the card came out too.
    conflict: ({ actionPending, bettingLeft }) =>
      bettingLeft === true && !actionPending ? { fact: "bettingLeft", other: "actionPending" } : null,
    rule({ actionPending, bettingLeft, actedOnNext, oneHandLeft }, book) {
      if (oneHandLeft) return handOver(book);
      if (!actionPending) {
        return {
          decision: "card-plays",
          steps: [{ do: "let-stand" }],
          on: [holdingOf(book, name)],
          wrong: [neverRight("redeal-though-complete"), neverRight("deal-hand-again")],
          why: ["premature-means-unfinished"],
        };
      }
      const finish: readonly Step[] = (bettingLeft ?? actionPending) ? [{ do: "finish-betting" }] : [];
      return actedOnNext ? actedOn(street, book, finish) : corrected(street, book, finish);
    },
  };
}

/** The next burn and the river-to-be, on top of the stub. */
const BURN_AND_RIVER = { at: "stub", cards: 2 } as const;

/** With one hand left there is nothing to deal for, and nothing is shown for curiosity (TDA 2024 28). */
function handOver(book: Rulebook): Ruling {
  return {
    decision: "hand-over",
    steps: [{ do: "deal-no-more" }, { do: "award-pot", pot: "this", to: "live-hand" }],
    on: [holdingOf(book, "one-hand-left")],
    wrong: [neverRight("show-what-would-come"), neverRight("deal-hand-again")],
    why: ["one-hand-left"],
  };
}

/** The early street is put right as the book does it. */
function corrected(street: BoardStreet, book: Rulebook, finish: readonly Step[]): Ruling {
  const held = holdingOf(book, `premature-${street}`);
  const fold = holdingOf(book, "premature-then-fold");
  const said = fold.basis === "text";
  const ruling = ruled<WayName>(held, waysOf(street, book, finish), { wrong: [neverRight("deal-hand-again")], why: ["rulebook-silent"] });
  return {
    ...ruling,
    on: [...ruling.on, ...(said ? [fold] : [])],
    notes: [
      ...(book.base === "tda-pre-2022" && held.basis === "practice" ? (["text-not-read"] as const) : []),
      ...(ruling.notes ?? []),
      // Where nothing is left to bet nobody can fold any more.
      ...(finish.length === 0 ? [] : [said ? ("fold-said-in-text" as const) : ("fold-changes-nothing" as const)]),
    ],
  };
}

/** Texts that name both the betting and the cards, and not which of them comes first (TDA 2024 RP-5, WSOP 90-f). */
const ORDER_OPEN: readonly BookId[] = ["tda-2024", "wsop-tournament-2026"];

type WayName = "reshuffle" | "reshuffle-with-burns" | "natural-river" | "keep-river";

function waysOf(street: BoardStreet, book: Rulebook, finish: readonly Step[]): Readonly<Record<WayName, Way>> {
  const back = reshuffled(book, street);
  const withBurn = reshuffled(book, street, "last-burn");
  const order: readonly NoteCode[] = ORDER_OPEN.includes(book.base) && finish.length > 0 ? ["order-not-stated"] : [];
  return {
    reshuffle: {
      decision: "redeal-street",
      steps: [...finish, { do: "keep-burns" }, ...back.steps, { do: "deal", street, burn: false }],
      also: back.also,
      wrong: [
        neverRight("deal-hand-again"),
        street === "turn" ? rightBy("move-river-up", heldBy("premature-turn", "natural-river"), 2021) : neverRight("let-premature-stand"),
        neverRight("burn-again"),
      ],
      why: ["burn-protects-stub", "card-keeps-its-chance", "no-misdeal-after-deal"],
      notes: order,
    },
    "reshuffle-with-burns": {
      decision: "redeal-street",
      steps: [...finish, ...withBurn.steps, { do: "deal", street, burn: true }],
      also: withBurn.also,
      unchanged: ["button", "bets"],
      wrong: [neverRight("deal-hand-again"), neverRight("let-premature-stand"), neverRight("no-shuffle")],
      why: ["card-keeps-its-chance", "no-misdeal-after-deal"],
      notes: ["burn-goes-back-too"],
    },
    // The way of before 2022, and of Robert's Rules: the turn is put aside, the river-to-be becomes the turn.
    "natural-river": {
      decision: "natural-river",
      steps: [
        { do: "set-aside", cards: ["turn"] },
        ...finish,
        { do: "deal", street: "turn", burn: true },
        { do: "finish-betting", street: "turn" },
        ...reshuffled(book, "aside").steps,
        { do: "deal", street: "river", burn: false },
      ],
      also: back.also,
      wrong: [
        neverRight("deal-hand-again"),
        neverRight("fold-makes-it-good"),
        rightBy("reshuffle-at-once", heldBy("premature-turn", "reshuffle")),
      ],
      why: ["one-way-back", "no-misdeal-after-deal"],
    },
    // Next burn and river keep their order: they lie aside while the turn goes into the rest.
    "keep-river": {
      decision: "keep-river",
      steps: [
        ...finish,
        { do: "set-aside", cards: ["marked"] },
        ...back.steps,
        { do: "deal", street: "turn", burn: false },
        { do: "return-to-stub", cards: ["aside"], onTop: true },
      ],
      also: back.also,
      wrong: [
        rightBy("move-river-up", heldBy("premature-turn", "natural-river"), 2021),
        rightBy("reshuffle-at-once", heldBy("premature-turn", "reshuffle")),
        neverRight("deal-hand-again"),
      ],
      why: ["natural-order", "no-misdeal-after-deal"],
      notes: ["aside-is-burn-and-river"],
    },
  };
}

/** Nobody said so, and players acted on the new street: every text is silent, and floors have ruled both ways. */
function actedOn(street: BoardStreet, book: Rulebook, finish: readonly Step[]): Ruling {
  const beside = {
    wrong: [neverRight("deal-hand-again"), neverRight("players-agree")],
    why: ["rulebook-silent"],
    notes: ["skipped-hand"],
  } as const satisfies Partial<Ruling>;
  // Going back undoes a street that has been bet on: no river is moved up for that.
  const ways = waysOf(street, book, finish);
  const own = holdingOf(book, `premature-${street}`).value as WayName;
  const { decision, steps, unchanged } = ways[own === "natural-river" ? "reshuffle" : own];
  return ruled(
    holdingOf(book, "premature-acted-on"),
    {
      "card-stands": { decision: "card-plays", steps: [{ do: "let-stand" }], ...beside, why: ["action-relied-on-cards"] },
      "go-back": {
        decision,
        steps,
        ...(unchanged === undefined ? {} : { unchanged }),
        ...beside,
        why: ["no-misdeal-after-deal"],
        notes: [],
      },
    },
    beside,
  );
}

/** The three streets. */
export const prematureFlop: Situation<PrematureFacts> = premature("flop");
export const prematureTurn: Situation<PrematureFacts> = premature("turn");
export const prematureRiver: Situation<PrematureFacts> = premature("river");
