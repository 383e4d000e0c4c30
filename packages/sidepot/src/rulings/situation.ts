import type { BookId } from "./books.ts";
import type { DecisionCode, NoteCode, WhyCode, WrongCode } from "./codes.ts";
import type { FactSpecs } from "./facts.ts";
import type { Holding } from "./point.ts";
import type { PointName } from "./points.ts";
import type { Rulebook } from "./rulebook.ts";
import type { Step } from "./steps.ts";
import type { Scene } from "./table/scene.ts";

/** What a decision leaves as it was. */
export type Unchanged = "button" | "bets" | "burns" | "board" | "hands";

/** An answer heard at tables that is wrong by the book asked for. */
export interface Wrong {
  readonly answer: WrongCode;
  /** Books by which it is right, or was. */
  readonly rightIn: readonly BookId[];
  /** The last year in which it was right for tournaments; null where it never was, or still is in `rightIn`. */
  readonly until: number | null;
}

/** What can be ruled: the answer, or one of the choices where the text is silent. */
export interface Choice {
  readonly decision: DecisionCode;
  readonly misdeal: boolean;
  /** In order, at most five lines when they are read out; verb first. */
  readonly steps: readonly Step[];
  readonly unchanged: readonly Unchanged[];
}

/** What a situation answers. What is left out: no misdeal, and button, bets and burns unchanged. */
export interface Ruling extends Pick<Choice, "decision" | "steps">, Partial<Pick<Choice, "misdeal" | "unchanged">> {
  /** The holdings it rests on, the deciding one first: they make the citations and the basis. */
  readonly on: readonly Holding[];
  /** Where the text is silent: what floors have ruled. */
  readonly choices?: readonly (Pick<Choice, "decision" | "steps"> & Partial<Choice>)[];
  /** Never empty: what people say instead. */
  readonly wrong: readonly [Wrong, ...Wrong[]];
  readonly why: readonly [WhyCode, ...WhyCode[]];
  readonly notes?: readonly NoteCode[];
}

/** Two facts of one question that exclude each other. */
export interface Conflict<F> {
  readonly fact: keyof F & string;
  readonly other: keyof F & string;
}

/** One kind of mistake or question, and how it is ruled by any book. `F` names its facts and their types. */
export interface Situation<F> {
  readonly facts: FactSpecs<F>;
  /** The points that it reads, the deciding one first. */
  readonly points: readonly [PointName, ...PointName[]];
  rule(facts: F, book: Rulebook): Ruling;
  /** Two of the facts that cannot both be so; null where there are none. */
  conflict?(facts: F): Conflict<F> | null;
  /** A fact with an open default that the answer hangs on all the same, beside the others that were given; null where none is. */
  missing?(facts: F, book: Rulebook): (keyof F & string) | null;
  /** The cards of a table at the moment when the mistake is seen; left out where no card is concerned. */
  scene?(facts: F, book: Rulebook): Scene;
}

/** The situations of a group, from an interface that names each one's facts. */
export type SituationTable<T> = { readonly [N in keyof T]: Situation<T[N]> };

/** A wrong answer that was never right by any book here. */
export const neverRight = (answer: WrongCode): Wrong => ({ answer, rightIn: [], until: null });
/** A wrong answer that is right by other books; `until` where tournaments have dropped it. */
export const rightBy = (answer: WrongCode, rightIn: readonly BookId[], until: number | null = null): Wrong => ({ answer, rightIn, until });
