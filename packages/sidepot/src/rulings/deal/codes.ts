/** Decisions of this group. */
export type DealDecision = never;
/** Wrong answers that people give here. */
export type DealWrong = never;
/** Reasons. */
export type DealWhy = never;
/** What is said beside a decision. */
export type DealNote = never;
