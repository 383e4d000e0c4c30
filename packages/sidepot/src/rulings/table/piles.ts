import type { Card } from "../../cards/index.ts";
import { BOARD_STREETS, type BoardStreet, type CardsAt } from "../steps.ts";
import { type BurnStreet, boardOf, NO_BURNS, type Table, USUAL } from "./table.ts";

/** Cards that were picked up, and the table without them. */
export interface Taken {
  readonly table: Table;
  readonly cards: readonly Card[];
}

/** Picks up the cards of some places, in the order named; none where nothing lies. */
export function take(table: Table, places: readonly CardsAt[]): Taken {
  let left = table;
  const cards: Card[] = [];
  for (const place of places) {
    const taken = takeOne(left, place);
    left = taken.table;
    cards.push(...taken.cards);
  }
  return { table: left, cards };
}

function takeOne(table: Table, place: CardsAt): Taken {
  switch (place) {
    case "flop":
    case "turn":
    case "river":
      return without(table, table.board[place]);
    case "aside":
      return { table: { ...table, aside: [] }, cards: table.aside };
    case "muck":
      return { table: { ...table, muck: [] }, cards: table.muck };
    case "burns":
      return { table: { ...table, burns: [], burned: NO_BURNS }, cards: table.burns };
    case "last-burn":
      return { table: { ...table, burns: table.burns.slice(0, -1), burned: oneFewer(table) }, cards: table.burns.slice(-1) };
    case "marked": {
      // A card that was burned, mucked or taken out is not picked up again.
      const there = new Set([...table.stub, ...boardOf(table), ...table.hands.flatMap(({ cards }) => cards), ...table.aside]);
      return without(
        table,
        table.marked.cards.filter((card) => there.has(card)),
      );
    }
  }
}

/** Takes cards from wherever they lie among stub, board, hands and what is set aside. */
export function without(table: Table, cards: readonly Card[]): Taken {
  const gone = new Set(cards);
  const rest = (pile: readonly Card[]): readonly Card[] => pile.filter((card) => !gone.has(card));
  const board = mapBoard(table.board, rest);
  return {
    table: {
      ...table,
      stub: rest(table.stub),
      board,
      shared: rest(table.shared),
      scrambled: table.scrambled.filter((street) => board[street].length > 0),
      hands: table.hands.map((hand) => ({ ...hand, cards: rest(hand.cards) })),
      aside: rest(table.aside),
    },
    cards,
  };
}

const mapBoard = (board: Table["board"], map: (cards: readonly Card[]) => readonly Card[]): Table["board"] => ({
  flop: map(board.flop),
  turn: map(board.turn),
  river: map(board.river),
});

const LATEST: readonly BurnStreet[] = ["stud-street", ...BOARD_STREETS.toReversed()];

/** The last burn was made for the latest street that has one. */
function oneFewer(table: Table): Table["burned"] {
  const latest = LATEST.find((street) => table.burned[street] > 0);
  return latest === undefined ? table.burned : { ...table.burned, [latest]: table.burned[latest] - 1 };
}

/** The burn of a street that leaves the board for good is spent: what comes in its place is burned for again. */
export function spendBurns(before: Table, after: Table): Table {
  const left = (street: BoardStreet): number =>
    before.board[street].length > 0 && after.board[street].length === 0 ? 0 : after.burned[street];
  return { ...after, burned: { ...after.burned, flop: left("flop"), turn: left("turn"), river: left("river") } };
}

/** A street that is not complete any more has no betting: what was owed on it is void, and the round before it was the last. */
export function voidBetting(before: Table, after: Table): Table {
  const { street } = before;
  if (street === "preflop" || before.board[street].length < USUAL[street] || after.board[street].length >= USUAL[street]) return after;
  return { ...after, street: BOARD_STREETS[BOARD_STREETS.indexOf(street) - 1] ?? "preflop", owed: [] };
}

/** Puts cards on the burn pile for a street. */
export const addBurns = (table: Table, cards: readonly Card[], street: BurnStreet): Table => ({
  ...table,
  burns: [...table.burns, ...cards],
  burned: { ...table.burned, [street]: table.burned[street] + cards.length },
});

/** Gives cards to one seat. */
export const giveTo = (table: Table, seat: number, cards: readonly Card[]): Table => ({
  ...table,
  hands: table.hands.map((hand, at) => (at === seat ? { ...hand, cards: [...hand.cards, ...cards] } : hand)),
});
