import type { Seat } from "sidepot";
import type { Card } from "sidepot/cards";
import { openLayers, type StreetName, streetsOf } from "sidepot/hand";
import { afterShow, boardsWith, type Dealt, type HandRecord, type RecordEvent, without } from "sidepot/history";
import { type Layers, layerPots } from "sidepot/pots";

/** One player at one moment. */
export interface SeatState {
  readonly stack: number;
  /** What lies in front of the player on this street. */
  readonly front: number;
  /** Everything put in that others have to match, and what is dead money. */
  readonly bet: number;
  readonly dead: number;
  readonly folded: boolean;
  readonly mucked: boolean;
  readonly cards: readonly Dealt[];
  /** Chips pushed to the player so far. */
  readonly won: number;
}

/** A record after one thing happened, or several that belong together: the cards of one deal, antes, a board and its street. */
export interface Step {
  readonly events: readonly RecordEvent[];
  /** What each `check-or-call` among the events added; null for every other event. */
  readonly added: readonly (number | null)[];
  /** The betting round from 0; -1 before the first one. */
  readonly street: number;
  /** Null in a game whose streets are not known. */
  readonly streetName: StreetName | null;
  readonly seats: readonly SeatState[];
  readonly boards: readonly (readonly Card[])[];
  /** The pots at this moment; null while no chip is in. */
  readonly layers: Layers | null;
}

interface Ledger {
  seats: SeatState[];
  boards: Card[][];
  street: number;
}

/**
 * A record step by step: the state after each thing that happened. The chips are counted as `replay` counts them, so the last step
 * holds the contributions of the settlement.
 */
export function stepsOf(record: HandRecord): Step[] {
  let ledger: Ledger = {
    seats: record.seats.map(({ stack }) => ({
      ...{ stack, front: 0, bet: 0, dead: 0, won: 0 },
      ...{ folded: false, mucked: false, cards: [] },
    })),
    boards: [[]],
    street: -1,
  };
  return grouped(record.events).map((events) => {
    const added: (number | null)[] = [];
    for (const event of events) {
      const before = ledger;
      ledger = after(record, ledger, event);
      const seat = event.do === "check-or-call" ? event.seat : null;
      added.push(seat === null ? null : (ledger.seats[seat]?.bet ?? 0) - (before.seats[seat]?.bet ?? 0));
    }
    return {
      events,
      added,
      street: ledger.street,
      streetName: streetNameOf(record, ledger),
      seats: ledger.seats,
      boards: ledger.boards,
      layers: layersAt(ledger, events.some(isBetting)),
    };
  });
}

/** Whether betting is going on after an event: whoever has chips can still match what lies there. */
const isBetting = ({ do: what }: RecordEvent): boolean =>
  !["board", "street", "show", "muck", "returned", "collect", "draw"].includes(what);

/** Events that are one thing at the table: a deal, the antes, a board with the round that it opens. */
export function grouped(events: readonly RecordEvent[]): RecordEvent[][] {
  const groups: RecordEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group && belongs(group, event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

function belongs(group: readonly RecordEvent[], next: RecordEvent): boolean {
  const last = group.at(-1);
  const has = (what: RecordEvent["do"]): boolean => group.some((event) => event.do === what);
  // A round that opens without a card shows itself in its first action.
  if (last?.do === "street" && group.length === 1) return true;
  switch (next.do) {
    case "deal":
      return last?.do === "deal" || (last?.do === "street" && !has("deal"));
    case "board":
      if (last?.do === "street") return !has("board");
      return last?.do === "board" && last.run !== next.run && last.cards.length === next.cards.length;
    case "post":
      return last?.do === "post" && last.kind === "ante" && next.kind === "ante";
    default:
      return false;
  }
}

function after(record: HandRecord, ledger: Ledger, event: RecordEvent): Ledger {
  const { seats, boards } = ledger;
  switch (event.do) {
    case "street":
      // What was posted before the first round lies in front of its players.
      return { ...ledger, street: event.street, seats: event.street > 0 ? seats.map((seat) => ({ ...seat, front: 0 })) : seats };
    case "board":
      return { ...ledger, boards: boardsWith(boards, event) };
    default:
      return { ...ledger, seats: seats.map((seat, at) => (at === event.seat ? change(record, ledger, seat, event) : seat)) };
  }
}

type SeatEvent = Exclude<RecordEvent, { do: "street" | "board" }>;

function change(record: HandRecord, { seats, street }: Ledger, seat: SeatState, event: SeatEvent): SeatState {
  switch (event.do) {
    case "post": {
      const dead = event.kind === "dead" || (event.kind === "ante" && !record.antesLive);
      const paid = { ...seat, stack: seat.stack - event.amount };
      if (dead) return { ...paid, dead: seat.dead + event.amount };
      const blind = event.kind !== "ante" && street < 1;
      return { ...paid, bet: seat.bet + event.amount, front: blind ? seat.front + event.amount : seat.front };
    }
    case "deal":
      return { ...seat, cards: [...seat.cards, ...event.cards] };
    case "draw":
      return { ...seat, cards: without(seat.cards, event.cards, event.count) };
    case "show":
      return { ...seat, cards: afterShow(seat.cards, event.cards) };
    case "muck":
      return { ...seat, mucked: true };
    case "fold":
      return { ...seat, folded: true };
    case "check":
      return seat;
    case "call":
      return withPaid(seat, event.amount);
    case "check-or-call":
      return withPaid(seat, Math.max(0, Math.min(Math.max(...seats.map(({ front }) => front)) - seat.front, seat.stack)));
    case "bet":
    case "raise":
      return withPaid(seat, Math.max(0, event.to - seat.front));
    case "bring-in":
      return withPaid(seat, Math.min(seat.stack, record.stakes.bringIn ?? 0));
    case "returned":
      return { ...seat, stack: seat.stack + event.amount, front: Math.max(0, seat.front - event.amount) };
    case "collect":
      return { ...seat, stack: seat.stack + event.amount, won: seat.won + event.amount };
  }
}

const withPaid = (seat: SeatState, amount: number): SeatState => ({
  ...seat,
  stack: seat.stack - amount,
  bet: seat.bet + amount,
  front: seat.front + amount,
});

function streetNameOf({ game, draws }: HandRecord, { street, boards }: Ledger): StreetName | null {
  if (game === null) return null;
  const streets = streetsOf(game, draws);
  // A board that is dealt out after an all-in may open no round of its own.
  const dealt = Math.max(...boards.map(({ length }) => length));
  const byBoard = streets.some(({ board }) => board > 0) && dealt > 0 ? Math.max(1, dealt - 2) : 0;
  return streets[Math.max(0, street, byBoard)]?.name ?? null;
}

function layersAt({ seats }: Ledger, betting: boolean): Layers | null {
  const stakes = seats.map(({ bet, dead, folded }) => ({ bet, dead, folded }));
  const layers = layerPots(stakes);
  if (!layers.ok || layers.value.total === 0) return null;
  const live = seats.filter(({ folded }) => !folded).length;
  return betting && live > 1
    ? openLayers(
        layers.value,
        seats.map(({ stack }) => stack),
      )
    : layers.value;
}

/** The seat that a step is about; null where it is about several or none. */
export function seatOf({ events }: Step): Seat | null {
  const [only, ...others] = events.filter(({ do: what }) => what !== "street");
  return only && others.length === 0 && "seat" in only ? only.seat : null;
}

/** Where a street begins among the steps. */
export interface StreetMark {
  readonly street: number;
  readonly name: StreetName | null;
  /** The first step that shows it. */
  readonly at: number;
}

/** The streets of a hand in order. What is posted and dealt before the first round belongs to it. */
export function streetMarks(steps: readonly Step[]): StreetMark[] {
  const marks: StreetMark[] = [];
  for (const [at, { street, streetName }] of steps.entries()) {
    if (at === 0) marks.push({ street: Math.max(0, street), name: streetName, at });
    else if (street > (marks.at(-1)?.street ?? 0)) marks.push({ street, name: streetName, at });
  }
  return marks;
}
