import type { Choice, Finding, Grade, LayerValue, Model, NoReview, Response, Review } from "@sidepot/trainer/coach";
import type { Width } from "@sidepot/trainer/ranges";
import type { Lang } from "../words.ts";

/** What a finding teaches, and the numbers that make it true in this hand. */
export interface Lesson {
  readonly lesson: string;
  readonly numbers: string;
}

/** What a layer's name is made of. */
export type NamedLayer = Pick<LayerValue, "kind" | "pot" | "band">;

/** What a review comes to. */
export interface Saying {
  /** One sentence: what should have been done, or what it hangs on. */
  readonly verdict: string;
  /** Why it can be said, or what the models say of it. */
  readonly grounds: string;
}

/**
 * What one language says of a reviewed hand: plain text, for screens and terminals. The player whose decision it is, is “you”;
 * everybody else is called by name. `names` are the players' names by seat, fit to be shown. Means of chips have tenths.
 */
export interface CoachWords {
  readonly lang: Lang;
  /** `Bet 150`: the head of a column, a line of a list. */
  choice(choice: Choice): string;
  grade(grade: Grade): string;
  /** How many hands the opponents are taken to play. */
  width(width: Width): string;
  /** How they are taken to answer a bet. */
  response(response: Response): string;
  /** What that means, in a sentence. */
  responseNote(response: Response): string;
  /** `Medium range, minimum defence`. */
  model(model: Model): string;
  /** `Main pot`, `Side pot 1`, `Bets this street`; of several of these `Bets this street up to 400`, `Bets this street above 400`. */
  layer(layer: NamedLayer): string;
  /** `≤400`, `400–900`, `>900`: what tells several layers of new bets apart where there is little room; empty elsewhere. */
  band(layer: NamedLayer): string;
  review(review: Review, names: readonly string[]): Saying;
  /** Why a decision is not reviewed. */
  noReview(problem: NoReview): string;
  finding(finding: Finding, names: readonly string[]): Lesson;
  /** How the numbers were come by: counted or sampled, and what is assumed. */
  method(review: Review): string;
  /** How far the solver's answer is from an equilibrium; empty where it was not asked. */
  solved(review: Review): string;
}
