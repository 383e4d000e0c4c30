import type { IllegalCode } from "../hand/index.ts";

/** What a strict table would not have allowed, or could not have asked for; the record is settled as it happened all the same. */
export type DeviationCode =
  | Extract<
      IllegalCode,
      | "NOT_YOUR_TURN"
      | "NOT_REOPENED"
      | "BELOW_MINIMUM"
      | "ABOVE_MAXIMUM"
      | "CANNOT_CHECK"
      | "NOTHING_TO_CALL"
      | "NOBODY_CAN_ANSWER"
      | "RAISE_CAP"
      | "STREET_NOT_COMPLETE"
      | "BRING_IN_DUE"
      | "NO_BRING_IN"
      | "NOT_IN_HAND"
      | "HAND_OVER"
    >
  /** A call of less than what was owed, by a player who had more. */
  | "CALLED_SHORT"
  /** A call, bet or raise to no more than what was there already, or beyond what was owed. */
  | "CALLED_MORE"
  /** A raise that does not raise. */
  | "RAISED_NOTHING";

/** One departure from the rules; `action` is the place of the event in the record (PHH: the action's index) from 1. */
export interface Deviation {
  readonly action: number;
  readonly code: DeviationCode;
}
