/** Decisions of this group. */
export type ShowdownDecision = never;
/** Wrong answers that people give here. */
export type ShowdownWrong = never;
/** Reasons. */
export type ShowdownWhy = never;
/** What is said beside a decision. */
export type ShowdownNote = never;
/** Steps that move no card of the model. */
export type ShowdownStep = never;
