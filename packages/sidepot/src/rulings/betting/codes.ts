/** Decisions of this group. */
export type BettingDecision = never;
/** Wrong answers that people give here. */
export type BettingWrong = never;
/** Reasons. */
export type BettingWhy = never;
/** What is said beside a decision. */
export type BettingNote = never;
/** Steps that move no card of the model. */
export type BettingStep = never;
