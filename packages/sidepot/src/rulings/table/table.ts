import type { Card } from "../../cards/index.ts";
import { BOARD_STREETS, type BoardStreet, type DealtStreet } from "../steps.ts";

/** A player's cards; a folded or killed hand has none, they lie in the muck. */
export interface HeldHand {
  readonly cards: readonly Card[];
  readonly live: boolean;
}

/** Streets that are burned for one by one. */
export type BurnStreet = BoardStreet | "stud-street";

/**
 * A table with each of its 52 cards in one place. People at it do not know the order of the stub and of what lies face down; the
 * model does. Seats count from 0, the first left of a button on the last seat.
 */
export interface Table {
  readonly game: "holdem" | "stud";
  /** The top card first. */
  readonly stub: readonly Card[];
  /** Cards went back into the stub, and it was not shuffled since. */
  readonly unshuffled: boolean;
  /** In the order in which they were burned. */
  readonly burns: readonly Card[];
  /** Burns made for each street; one that was spent on a street that is set aside counts for none. */
  readonly burned: Readonly<Record<BurnStreet, number>>;
  readonly board: Readonly<Record<BoardStreet, readonly Card[]>>;
  /** The stud card that all share when the stub runs short. */
  readonly shared: readonly Card[];
  /** Streets of the board that lie face down and mixed. */
  readonly scrambled: readonly BoardStreet[];
  readonly hands: readonly HeldHand[];
  /** How many cards a hand should hold. */
  readonly hole: number;
  readonly muck: readonly Card[];
  readonly aside: readonly Card[];
  /** Out of the deck for this hand. */
  readonly out: readonly Card[];
  /** The cards that the mistake is about wherever they lie, and the seat that it is about. */
  readonly marked: { readonly cards: readonly Card[]; readonly seat: number | null };
  /** Every card that was ever face up; a card stays known when it goes back. */
  readonly shown: readonly Card[];
  readonly button: number;
  readonly rightButton: number;
  /** What each seat has put in in this hand, and what of it was given back. */
  readonly bets: readonly number[];
  readonly returned: readonly number[];
  /** The street whose betting is on or was last. */
  readonly street: "preflop" | BoardStreet;
  /** Seats that are still owed an action on it. */
  readonly owed: readonly number[];
  readonly allIn: boolean;
}

/** The number of cards with which a street of the board is complete. */
export const USUAL: Readonly<Record<BoardStreet, number>> = { flop: 3, turn: 1, river: 1 };
/** No burn made for any street. */
export const NO_BURNS: Table["burned"] = { flop: 0, turn: 0, river: 0, "stud-street": 0 };
/** An empty board. */
export const NO_BOARD: Table["board"] = { flop: [], turn: [], river: [] };

/** Cards by place, as a person counts them. `burns` counts a burn that was drawn from the board as well. */
export interface Counts {
  readonly stub: number;
  readonly burns: number;
  readonly board: number;
  readonly aside: number;
}

/** The cards on the board, in order. */
export const boardOf = (table: Table): readonly Card[] => [...BOARD_STREETS.flatMap((street) => table.board[street]), ...table.shared];

/** Counts the cards that a dealer would count. */
export const countsOf = (table: Table): Counts => ({
  stub: table.stub.length,
  burns: table.burns.length,
  board: boardOf(table).length,
  aside: table.aside.length,
});

/** Every card of the table once for each place in which it is. */
export const everyCard = (table: Table): readonly Card[] => [
  ...table.stub,
  ...table.burns,
  ...boardOf(table),
  ...table.hands.flatMap(({ cards }) => cards),
  ...table.muck,
  ...table.aside,
  ...table.out,
];

/** The first street that is not complete; null when all are. In stud there is always one until the hands are full. */
export const nextStreet = (table: Table): BurnStreet | null =>
  table.game === "stud" ? "stud-street" : (BOARD_STREETS.find((street) => table.board[street].length < USUAL[street]) ?? null);

/** The street whose burn protects a street that is dealt. */
export const burnStreet = (street: DealtStreet): BurnStreet => (street === "shared-seventh" ? "stud-street" : street);

/** Seats whose hands are live. */
export const liveSeats = (table: Table): readonly number[] => table.hands.flatMap(({ live }, seat) => (live ? [seat] : []));

/** Known to have been shown: what was, and these. */
export const shownToo = (table: Table, cards: readonly Card[]): readonly Card[] => [...new Set([...table.shown, ...cards])];
