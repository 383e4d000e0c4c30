import type { BoardStreet } from "../steps.ts";

/** A table at the moment when a mistake is seen, as numbers of cards; {@link Table} makes cards of it. */
export interface Scene {
  readonly game: "holdem" | "stud";
  /** The street whose betting is going on or was interrupted; its bets are in front of the players. */
  readonly betting: "preflop" | BoardStreet;
  /** Whether somebody is still owed an action on it now. */
  readonly owed: boolean;
  /** Nobody can bet any more in this hand: streets that are dealt open no betting. */
  readonly allIn?: boolean;
  readonly burns: number;
  /** Burns made for each street, where it is not one for each from the flop on with what is over for the newest. */
  readonly burned?: Readonly<Partial<Record<BoardStreet, number>>>;
  /** How many cards of each street lie in the middle; a street that is left out has none. */
  readonly board: Readonly<Partial<Record<BoardStreet, number>>>;
  /** Cards that each player holds. Default: 2, in stud 7. */
  readonly hole?: number;
  /** The button lies in front of the last seat and belongs one seat before it. */
  readonly wrongButton?: boolean;
  /** Hands that are left; the cards of the others lie in the muck. Default: all. */
  readonly live?: number;
  /** Cards in the stub where they are fewer than all that are left; the others lie in the muck. */
  readonly stub?: number;
  /**
   * The cards that the mistake is about: `hand`, so many cards of one hand are marked, or the hand holds `extra` more or fewer than
   * the others; `stub`, on top of the stub; `board`, the last ones of the newest street.
   */
  readonly marked?: { readonly at: "hand" | "stub" | "board"; readonly cards: number; readonly extra?: number };
}
