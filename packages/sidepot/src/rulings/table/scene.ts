import type { BoardStreet } from "../steps.ts";

/** A table at the moment when a mistake is seen, as numbers of cards; {@link Table} makes cards of it. */
export interface Scene {
  readonly game: "holdem" | "stud";
  /** The street whose betting is going on or was interrupted; its bets are in front of the players. */
  readonly betting: "preflop" | BoardStreet;
  /** Whether somebody is still owed an action on it. */
  readonly owed: boolean;
  readonly burns: number;
  /** How many cards of each street lie in the middle; a street that is left out has none. */
  readonly board: Readonly<Partial<Record<BoardStreet, number>>>;
  /** Cards that each player holds. Default: 2, in stud 7. */
  readonly hole?: number;
  /**
   * The cards that the mistake is about: `hand`, so many cards of one hand are marked, or the hand holds `extra` more or fewer than
   * the others; `stub`, on top of the stub; `board`, the last ones of the newest street.
   */
  readonly marked?: { readonly at: "hand" | "stub" | "board"; readonly cards: number; readonly extra?: number };
}
