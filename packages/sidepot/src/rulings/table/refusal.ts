import type { BoardStreet, CardsAt, TableStep } from "../steps.ts";
import type { BurnStreet, Table } from "./table.ts";

/** Why hands cannot do a verb at a table. Seats count from 0. */
export type PhysicalRefusal =
  | { readonly code: "STUB_TOO_SHORT"; readonly needed: number; readonly left: number }
  /** No card lies in any of these places. */
  | { readonly code: "NOTHING_THERE"; readonly cards: readonly CardsAt[] }
  /** Somebody is owed an action, so no card comes. */
  | { readonly code: "STILL_OWED"; readonly seats: readonly number[] }
  | { readonly code: "ALREADY_BURNED"; readonly street: BurnStreet; readonly burns: number }
  /** Cards went back into the stub, and everybody may know where they lie. */
  | { readonly code: "NOT_SHUFFLED" }
  /** One is drawn by chance only from cards that lie face down and mixed. */
  | { readonly code: "NOT_SCRAMBLED"; readonly street: BoardStreet }
  /** The street has to be turned up before the next one comes. */
  | { readonly code: "FACE_DOWN"; readonly street: BoardStreet }
  | { readonly code: "STREET_FULL"; readonly street: BoardStreet; readonly cards: number; readonly most: number }
  /** An earlier street is not complete. */
  | { readonly code: "STREET_MISSING"; readonly street: BoardStreet; readonly cards: number; readonly most: number }
  | { readonly code: "NO_STREET_LEFT" }
  /** The betting that should be finished is not the one that is on. */
  | { readonly code: "OTHER_STREET"; readonly street: Table["street"]; readonly on: Table["street"] }
  | { readonly code: "HAND_NOT_SHORT" | "HAND_FULL"; readonly seat: number; readonly cards: number; readonly most: number }
  /** Fewer than two hands are live. */
  | { readonly code: "HAND_OVER"; readonly live: number }
  /** A hand that is played again begins with everybody's chips back. */
  | { readonly code: "BETS_STILL_IN"; readonly chips: number };

/** Why a verb is not the right one now, though hands could do it. */
export type PracticeRefusal =
  | { readonly code: "NOT_NOW" | "SHUFFLE_FIRST" }
  | { readonly code: "ONE_BURN_A_STREET"; readonly street: BurnStreet; readonly burns: number }
  | { readonly code: "FINISH_BETTING_FIRST"; readonly seats: readonly number[] }
  /** It would show a card that has to stay unknown. */
  | { readonly code: "WOULD_EXPOSE"; readonly street: BurnStreet }
  /** The last step is done. */
  | { readonly code: "PRACTICE_OVER" };

/** Why a verb was refused; in a practice with the verb that was tried and the one that comes now (null after the last). */
export type Refusal = (PhysicalRefusal | PracticeRefusal) & {
  readonly verb?: TableStep;
  readonly expected?: TableStep | null;
};
