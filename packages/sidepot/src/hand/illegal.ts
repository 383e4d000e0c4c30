import type { Card } from "../cards/index.ts";
import type { Problem } from "../problem.ts";

/** Why an action cannot be done; amounts are street totals unless named otherwise. Also any {@link Problem} of the cards it brings. */
export type Illegal =
  | Problem
  /** Cards cannot come while somebody owes an action. */
  | { readonly code: "STREET_NOT_COMPLETE"; readonly path: string; readonly toAct: number }
  | { readonly code: "NOT_YOUR_TURN"; readonly path: string; readonly seat: number; readonly toAct: number }
  /** The raise that came was short, and this player has matched all before it (TDA 2024 47-A). */
  | { readonly code: "NOT_REOPENED"; readonly path: string; readonly facing: number; readonly full: number }
  | { readonly code: "BELOW_MINIMUM"; readonly path: string; readonly to: number; readonly min: number; readonly max: number }
  | { readonly code: "ABOVE_MAXIMUM"; readonly path: string; readonly to: number; readonly min: number; readonly max: number }
  | { readonly code: "NOTHING_TO_CALL"; readonly path: string }
  /** `owed` is what must be added. */
  | { readonly code: "CANNOT_CHECK"; readonly path: string; readonly owed: number }
  | { readonly code: "HAND_OVER"; readonly path: string }
  /** A bet where there is one already: it would be a raise. */
  | { readonly code: "ALREADY_BET"; readonly path: string; readonly level: number }
  | { readonly code: "NOTHING_TO_RAISE"; readonly path: string }
  /** Every opponent is all-in or could put in no more. */
  | { readonly code: "NOBODY_CAN_ANSWER"; readonly path: string }
  | { readonly code: "RAISE_CAP"; readonly path: string; readonly cap: number }
  /** The whole stack does not exceed what is owed: it can only call. */
  | { readonly code: "STACK_TOO_SHORT"; readonly path: string; readonly stack: number; readonly owed: number }
  | { readonly code: "CANNOT_FOLD"; readonly path: string }
  | { readonly code: "BRING_IN_DUE"; readonly path: string; readonly amount: number }
  | { readonly code: "NO_BRING_IN"; readonly path: string }
  /** The cards are due before anybody may act. */
  | { readonly code: "DEAL_FIRST"; readonly path: string; readonly count: number }
  | { readonly code: "DEAL_COUNT"; readonly path: string; readonly got: number; readonly want: number }
  /** An open card must be known, since it decides who acts. */
  | { readonly code: "CARD_NEEDED"; readonly path: string }
  | { readonly code: "CARD_IN_PLAY"; readonly path: string; readonly card: Card }
  /** The hand is at another point: drawing, showing. */
  | { readonly code: "NOT_NOW"; readonly path: string; readonly phase: "dealing" | "betting" | "drawing" | "showdown" }
  | { readonly code: "DISCARD_INVALID"; readonly path: string; readonly got: string; readonly cards: number }
  /** A hand that is all-in, or that called an all-in, cannot be thrown away (TDA 2024 16). */
  | { readonly code: "CANNOT_MUCK"; readonly path: string }
  | { readonly code: "NOT_IN_HAND"; readonly path: string; readonly seat: number }
  | { readonly code: "RUNS_INVALID"; readonly path: string; readonly got: string; readonly most: number }
  /** An action's text whose first word is nobody's name. */
  | { readonly code: "PLAYER_UNKNOWN"; readonly path: string; readonly got: string; readonly names: readonly string[] }
  /** An action's text that cannot be read. */
  | { readonly code: "ACTION_UNREADABLE"; readonly path: string; readonly got: string }
  | { readonly code: "SETTING_INVALID"; readonly path: string; readonly got: string };

/** The codes of {@link Illegal}. */
export type IllegalCode = Illegal["code"];
