import { floorChooses } from "../by-point.ts";
import type { NoteCode, WrongCode } from "../codes.ts";
import type { Act } from "../facts.ts";
import type { Holding } from "../point.ts";
import { POINTS, type PointName } from "../points.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { neverRight, type Ruling } from "../situation.ts";
import type { Step } from "../steps.ts";
import type { Scene } from "../table/scene.ts";
import { isCheckAndFold, type SubstantialAction, substantialAction } from "./substantial.ts";

/** One value of a point as a ruling: what is decided by it, and what is said with it. */
export interface Way extends Omit<Ruling, "choices" | "on"> {
  /** Further holdings it rests on, after the point's own. */
  readonly on?: readonly Holding[];
}

/** What is said where the floor has to choose between the ways. */
export type Open = Pick<Ruling, "wrong" | "why" | "notes">;

/** Rules by one point: by the way that the book holds, or by the floor, which has the ways to choose from. */
export function byPoint<N extends PointName>(
  book: Rulebook,
  name: N,
  ways: Readonly<Record<(typeof POINTS)[N]["values"][number], Way>>,
  open: Open = { wrong: [neverRight("deal-hand-again")], why: ["silent-others-hold"] },
): Ruling {
  const holding: Holding = holdingOf(book, name);
  const table: Readonly<Record<string, Way>> = ways;
  const way = table[holding.value];
  if (way !== undefined) {
    const notes = [...(way.notes ?? []), ...practiceNotes(book, holding)];
    return { ...way, notes, on: [holding, ...(way.on ?? [])] };
  }
  const values = holding.choices.length > 0 ? holding.choices : POINTS[name].values;
  return { ...open, ...floorChooses({ choices: values }, table), on: [holding] };
}

const practiceNotes = (book: Rulebook, { basis }: Holding): readonly NoteCode[] =>
  book.base === "tda-pre-2022" && basis === "practice" ? ["text-not-read"] : [];

/** Whether the time for a misdeal is over, and what that rests on. */
export interface Deadline {
  readonly over: boolean;
  readonly on: Holding<SubstantialAction>;
  readonly notes: readonly NoteCode[];
}

/** Holds a sequence of actions against the book's deadline for misdeals. */
export function deadlineOf(actions: readonly Act[], book: Rulebook): Deadline {
  const on = holdingOf(book, "substantial-action");
  const definition: SubstantialAction = on.value === "floor" ? "chips-or-three" : on.value;
  const open = definition === "chips-or-three" && isCheckAndFold(actions);
  return { over: substantialAction(actions, definition), on, notes: open ? ["check-fold-open"] : [] };
}

/** All bets back, all cards together, the same deal again: the button does not move. */
export const MISDEAL: Pick<Way, "decision" | "misdeal" | "steps" | "unchanged"> = {
  decision: "misdeal",
  misdeal: true,
  steps: [{ do: "return-bets" }, { do: "redeal-hand" }],
  unchanged: ["button"],
};

/** No misdeal; with nothing to mend the cards stay as they are. */
export const goesOn = (...steps: readonly Step[]): Pick<Way, "decision" | "steps"> => ({
  decision: "hand-goes-on",
  steps: steps.length > 0 ? steps : [{ do: "let-stand" }],
});

/** A hold'em table before the flop, with somebody still to act. */
export const BEFORE_FLOP: Scene = { game: "holdem", betting: "preflop", owed: true, burns: 0, board: {} };

/** Too late for a misdeal, and nothing to mend; `wrong` and `also` are the mistake's own. */
export function tooLate({ on, notes }: Deadline, book: Rulebook, wrong: WrongCode, also: readonly NoteCode[] = []): Ruling {
  return byPoint(book, "misdeal-too-late", {
    "hand-goes-on": {
      ...goesOn(),
      wrong: [neverRight("misdeal-anyway"), neverRight(wrong)],
      why: ["too-late"],
      on: [on],
      notes: [...also, ...notes],
    },
  });
}

/** What an answer that hangs on the deadline rests on, and what has to be said with it. */
export const within = ({ on, notes }: Deadline): Pick<Way, "on" | "notes"> => ({ on: [on], notes });

/** Cards that a hold'em hand is dealt. */
export const HAND = 2;
