import type { Decision, NoReview, Review, ReviewProgress } from "@sidepot/trainer/coach";
import type { SidePotBets } from "@sidepot/trainer/river";
import type { FinishedHand } from "@sidepot/trainer/table";

/** What the page asks of its worker. */
export type Ask =
  /** Review a hand: every decision of the person. */
  | { readonly ask: "hand"; readonly hand: FinishedHand }
  /** This job before the others. */
  | { readonly ask: "first"; readonly job: JobName }
  | { readonly ask: "stop" | "go"; readonly job: JobName };

/** A decision by its place among the hand's events, or the rows of the demonstration. */
export type JobName = number | "side-pots";

/** What it is told. */
export type Tell =
  | { readonly tell: "decisions"; readonly decisions: readonly Decision[] }
  | {
      readonly tell: "review";
      readonly job: number;
      readonly over: boolean;
      readonly progress: ReviewProgress;
      readonly review: Review | null;
      readonly problem: NoReview | null;
    }
  | { readonly tell: "side-pots"; readonly over: boolean; readonly rows: readonly SidePotRow[] }
  | { readonly tell: "failed"; readonly job: JobName };

/** One row of the demonstration, and how near to an equilibrium it came: parts of the pot, the first measurement first. */
export interface SidePotRow extends Omit<SidePotBets, "ofPot"> {
  readonly course: readonly number[];
}
