/** Decisions of this group. */
export type RoomDecision = never;
/** Wrong answers that people give here. */
export type RoomWrong = never;
/** Reasons. */
export type RoomWhy = never;
/** What is said beside a decision. */
export type RoomNote = never;
/** Steps that move no card of the model. */
export type RoomStep = never;
