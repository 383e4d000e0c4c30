import type { StepLine } from "@sidepot/words/rulings";
import type { Practice, TableStep } from "sidepot/rulings";
import { sameVerb } from "sidepot/rulings";

/** A row of the steps, and where the exercise stands in it. */
export interface Row {
  readonly text: string;
  readonly state: "done" | "now" | "next";
}

/** The steps that move something on the table, as they are read out, and after them the usual way on where the hand is played to the river. */
export function rowsOf(
  lines: readonly StepLine[],
  { of, done, over }: Pick<Practice, "of" | "done" | "over">,
  wayOn: string,
): readonly Row[] {
  // Past the decision's own steps all of its lines are done.
  const current = of[done] ?? Number.POSITIVE_INFINITY;
  // What is said or paid cannot be done on a deck.
  const ofCards = lines.filter(({ from, to }) => of.some((step) => step !== null && from <= step && step < to));
  const rows: Row[] = ofCards.map(({ text, from, to }) => ({
    text,
    state: to <= current ? "done" : from <= current ? "now" : "next",
  }));
  if (!of.includes(null)) return rows;
  return [...rows, { text: wayOn, state: over ? "done" : of[done] === null ? "now" : "next" }];
}

/** Whether a verb was done since the last street was dealt: then it is likely not wanted again, though it can still be tried. */
export function isSpent(verb: TableStep, { steps, done }: Pick<Practice, "steps" | "done">): boolean {
  const before = steps.slice(0, done);
  const dealt = before.findLastIndex((step) => step.do === "deal");
  return before.slice(dealt + 1).some((step) => sameVerb(verb, step));
}
