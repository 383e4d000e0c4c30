import type { Chips, Seat } from "sidepot";
import { countOf, type Dealt, type HandEvent, type Outcome, type Settings } from "sidepot/hand";
import type { HandRecord, RecordEvent } from "sidepot/history";
import type { FinishedHand } from "./types.ts";

/**
 * A hand as `sidepot/history` writes it: with the cards of every player, and the seed as the table's name, so that the deal can be proved from
 * the record alone.
 */
export function toRecord({ proof, names, events, outcome, mode }: FinishedHand): HandRecord | null {
  const [first] = events;
  if (first?.type !== "started") return null;
  const { settings } = first;
  const turn = turner(settings);
  const order = names.map((_, seat) => turn.back(seat));
  const total = outcome.pots.reduce((sum, pot) => sum + pot.amount, 0) as Chips;
  return {
    format: "pokerstars",
    id: `${proof.seed}-${proof.number}`,
    variant: "Hold'em No Limit",
    game: "holdem",
    draws: 0,
    betting: "no-limit",
    cap: null,
    scale: 1,
    currency: null,
    tournament: mode === "tournament",
    table: `Sidepot ${proof.seed}`,
    when: null,
    stakes: stakesOf(settings),
    antesLive: !settings.forced.some(({ kind, dead }) => kind === "ante" && dead === true),
    seats: order.map((seat) => ({ name: names[seat] as string, label: seat + 1, stack: settings.stacks[seat] as Chips })),
    events: [...told(events, turn.seat), ...pushes(outcome, turn.seat)].map((event, i) => ({ ...event, at: i + 1 }) as RecordEvent),
    result: {
      totalPot: total,
      pots: outcome.pots.length > 1 ? outcome.pots.map(({ amount }) => amount) : null,
      rake: 0 as Chips,
      finishing: order.map((seat) => outcome.finishing[seat] as Chips),
    },
    unknown: [],
    extra: {},
  };
}

/** Records count seats from the one left of the button. */
function turner({ stacks, button }: Settings): { readonly seat: (seat: number) => Seat; readonly back: (seat: number) => number } {
  const n = stacks.length;
  return { seat: (seat) => ((seat - button - 1 + n) % n) as Seat, back: (seat) => (seat + button + 1) % n };
}

function stakesOf({ forced, minBet }: Settings): HandRecord["stakes"] {
  const due = (kind: string): Chips => (forced.find((payment) => payment.kind === kind)?.amount ?? 0) as Chips;
  const each = forced.find(({ kind, dead }) => kind === "ante" && dead !== true);
  return {
    smallBlind: due("small-blind"),
    bigBlind: due("big-blind"),
    ante: (each?.amount ?? 0) as Chips,
    bringIn: null,
    smallBet: null,
    bigBet: null,
    minBet: minBet as Chips,
  };
}

/** An event of a record before it has its number. */
type Told = RecordEvent extends infer Event ? (Event extends unknown ? Omit<Event, "at"> : never) : never;

/** The events in the record's words. What follows by itself (whose turn it is, the end) is left out. */
function told(events: readonly HandEvent[], seatOf: (seat: number) => Seat): Told[] {
  const hands = new Map<number, readonly Dealt[]>();
  return events.flatMap((event): Told[] => {
    switch (event.type) {
      case "posted":
        return [{ do: "post", seat: seatOf(event.seat), kind: event.kind, amount: event.amount }];
      case "opened":
        return event.phase.at === "dealing" ? [{ do: "street", street: event.street }] : [];
      case "dealt":
        return dealt(event, hands, seatOf);
      case "folded":
        return [{ do: "fold", seat: seatOf(event.seat) }];
      case "checked":
        return [{ do: "check", seat: seatOf(event.seat) }];
      case "called":
        return [{ do: "call", seat: seatOf(event.seat), amount: event.amount }];
      case "bet":
        return [{ do: "bet", seat: seatOf(event.seat), to: event.to }];
      case "raised":
        return [{ do: "raise", seat: seatOf(event.seat), to: event.to }];
      case "returned":
        return [{ do: "returned", seat: seatOf(event.seat), amount: event.amount }];
      case "tabled":
        return event.seats.map((seat) => ({ do: "show", seat: seatOf(seat), cards: hands.get(seat) ?? [] }));
      case "showed":
        return [{ do: "show", seat: seatOf(event.seat), cards: event.cards }];
      default:
        return [];
    }
  });
}

/** Cards to players and to the board; who got which is kept for when hands are tabled. */
function dealt(
  { due, cards }: Extract<HandEvent, { readonly type: "dealt" }>,
  hands: Map<number, readonly Dealt[]>,
  seatOf: (seat: number) => Seat,
): Told[] {
  let at = 0;
  return due.map((entry): Told => {
    const part = cards.slice(at, at + countOf(entry));
    at += part.length;
    if (entry.to === "board") return { do: "board", run: entry.board, cards: part.filter((card) => card !== null) };
    hands.set(entry.seat, part);
    return { do: "deal", seat: seatOf(entry.seat), cards: part };
  });
}

/** The pots as they were pushed, the last side pot first. */
function pushes({ pots }: Outcome, seatOf: (seat: number) => Seat): Told[] {
  return pots
    .toReversed()
    .flatMap(({ pot, awards }) =>
      awards.map(({ seat, amount }): Told => ({ do: "collect", seat: seatOf(seat), amount, pot: pots.length > 1 ? pot : null, run: null })),
    );
}
