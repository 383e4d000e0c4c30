import type { Choice, Grade, Review } from "@sidepot/trainer/coach";
import { nameAt } from "../text.ts";

/** What the sentences on a review are made of. */
export type ReviewFacts =
  /** Nothing is better than what was done. */
  | { readonly code: "RIGHT"; readonly made: Choice; readonly models: number }
  /** `better` is. */
  | {
      readonly code: "LOSES";
      readonly made: Choice;
      readonly better: Choice;
      readonly grade: Grade;
      readonly loss: number;
      readonly ofPot: number;
      readonly models: number;
    }
  /** It pays when better hands fold often enough. */
  | {
      readonly code: "HANGS_ON_FOLDS";
      readonly choice: Choice;
      /** Who can fold. */
      readonly live: readonly string[];
      /** Who cannot. */
      readonly allIn: readonly string[];
      readonly breakEven: number;
      readonly ordinary: number | null;
      readonly least: number;
      readonly most: number;
    }
  /** The models differ, and no one number decides. */
  | { readonly code: "HANGS_ON_HANDS"; readonly choice: Choice; readonly other: Choice; readonly least: number; readonly most: number };

const CHECK: Choice = { do: "check" };

/** Draws out of a review what its sentences need. */
export function reviewFacts(review: Review, names: readonly string[]): ReviewFacts {
  const { verdict, choices, models } = review;
  const choiceAt = (at: number): Choice => choices[at]?.choice ?? CHECK;
  const made = choiceAt(review.made);
  if (verdict.kind === "agreed") {
    if (verdict.best === review.made || verdict.grade === "best") return { code: "RIGHT", made, models: models.length };
    const { grade, loss, ofPot } = verdict;
    return { code: "LOSES", made, better: choiceAt(verdict.best), grade, loss, ofPot, models: models.length };
  }
  const { between, breakEven, ordinary, least, most } = verdict;
  // The one that puts in more is the question; the other is what it is compared with.
  const [bold, quiet] = between.toSorted((a, b) => boldness(choiceAt(b)) - boldness(choiceAt(a))) as [number, number];
  const choice = choiceAt(bold);
  if (breakEven === null) return { code: "HANGS_ON_HANDS", choice, other: choiceAt(quiet), least, most };
  const { live, allIn } = opponentsOf(review, bold);
  const named = (seats: readonly number[]): string[] => seats.map((seat) => nameAt(names, seat));
  return { code: "HANGS_ON_FOLDS", choice, live: named(live), allIn: named(allIn), breakEven, ordinary, least, most };
}

/** How much a choice puts at risk, for comparisons alone. */
function boldness(choice: Choice): number {
  if (choice.do === "bet" || choice.do === "raise") return 2 + choice.to;
  return choice.do === "call" ? 1 : choice.do === "check" ? 0.5 : 0;
}

/** Who can still fold to a bet, and who only has a claim on the pots: read from who can win which layer. */
function opponentsOf({ event, choices }: Review, at: number): { readonly live: number[]; readonly allIn: number[] } {
  const own = "seat" in event ? event.seat : null;
  const layers = choices[at]?.values[0]?.layers ?? [];
  const seatsOf = (fresh: boolean): number[] => layers.flatMap(({ kind, eligible }) => ((kind === "new") === fresh ? eligible : []));
  const live = [...new Set(seatsOf(true))].filter((seat) => seat !== own).sort((a, b) => a - b);
  const allIn = [...new Set(seatsOf(false))].filter((seat) => seat !== own && !live.includes(seat)).sort((a, b) => a - b);
  return { live, allIn };
}

/** The largest standard error of a review's values, in chips. */
export const errorOf = ({ choices }: Review): number => Math.max(0, ...choices.flatMap(({ values }) => values.map(({ error }) => error)));
