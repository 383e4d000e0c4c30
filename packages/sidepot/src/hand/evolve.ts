import type { Seat } from "../units.ts";
import { newRound, nextOwing, raised } from "./betting.ts";
import { dealt } from "./dealing.ts";
import { inPlay, nominalLevel } from "./posting.ts";
import type { Dealt, Hand, HandEvent, Phase, Round, Settings } from "./types.ts";

/** Between two phases: what was due is done, and what follows is not said yet. Inside of one action only. */
interface Between {
  readonly at: "between";
  /** What has just been done on the street. */
  readonly after: "nothing" | "cards" | "betting" | "showdown";
  /** How many cards each player gave back, by seat, when a draw was done. */
  readonly drawn?: readonly number[];
}

/** A hand on its way: the last event of an action always leaves a {@link Hand}. */
export type Moving = Omit<Hand, "phase"> & { readonly phase: Phase | Between };

const after = (what: Between["after"]): Between => ({ at: "between", after: what });

/** A hand before anything has happened. Lists are never changed, so that equal ones can be the same. */
export function blank(settings: Settings): Moving {
  const none = settings.stacks.map(() => 0);
  const no = settings.stacks.map(() => false);
  const empty = settings.stacks.map(() => []);
  return {
    settings,
    stacks: inPlay(settings),
    bets: none,
    dead: none,
    folded: no,
    cards: empty,
    up: empty,
    tabled: no,
    discards: [],
    boards: settings.boards === 1 ? [[]] : Array.from({ length: settings.boards }, () => []),
    street: 0,
    aggressor: null,
    shover: null,
    phase: after("nothing"),
  };
}

const replaced = <T>(list: readonly T[], at: number, value: T): T[] => {
  const copy = list.slice();
  copy[at] = value;
  return copy;
};

const added = (list: readonly number[], at: number, amount: number): number[] => replaced(list, at, (list[at] as number) + amount);

/** The hand after an event. An event is a fact: nothing is judged here. */
export function evolve(hand: Moving, event: HandEvent): Moving {
  switch (event.type) {
    case "started":
      return blank(event.settings);
    case "posted": {
      const { seat, amount } = event;
      const stacks = added(hand.stacks, seat, -amount);
      return event.dead
        ? { ...hand, stacks, dead: added(hand.dead, seat, amount) }
        : { ...hand, stacks, bets: added(hand.bets, seat, amount) };
    }
    case "dealt":
      return { ...dealt(hand as Hand, event.due, event.cards), phase: after("cards") };
    case "folded":
    case "mucked":
    case "killed":
      return afterLeaving({ ...hand, folded: replaced(hand.folded, event.seat, true) }, event.seat);
    case "checked":
      return { ...hand, phase: turnAfter(hand.folded, hand.stacks, acted(roundOf(hand), event.seat), event.seat + 1) };
    case "called":
      return bettor(hand, event, called(roundOf(hand), event.seat, event.amount), hand.aggressor);
    case "bet":
    case "raised":
      return bettor(hand, event, raised(hand as Hand, roundOf(hand), event.seat, event.to, event.full), event.seat);
    case "brought-in": {
      const round = called(roundOf(hand), event.seat, event.amount);
      return bettor(hand, event, { ...round, bringIn: null, level: hand.settings.bringIn }, hand.aggressor);
    }
    case "drew":
      return afterDraw(hand, event.seat, event.discard);
    case "returned":
      return {
        ...hand,
        stacks: added(hand.stacks, event.seat, event.amount),
        bets: added(hand.bets, event.seat, -event.amount),
      };
    case "showed":
      return afterShow(
        { ...hand, cards: replaced(hand.cards, event.seat, event.cards), tabled: replaced(hand.tabled, event.seat, true) },
        event.seat,
      );
    case "tabled":
      return { ...hand, tabled: hand.tabled.map((shown, seat) => shown || event.seats.includes(seat as Seat)) };
    case "run":
      return { ...hand, boards: Array.from({ length: event.times }, () => hand.boards[0] ?? []), phase: after("nothing") };
    case "opened":
      return { ...hand, street: event.street, phase: event.phase, aggressor: event.street === hand.street ? hand.aggressor : null };
    case "ended": {
      const stacks = hand.stacks.map((stack, seat) => stack + (event.outcome.won[seat] as number));
      return { ...hand, stacks, phase: { at: "complete", outcome: event.outcome } };
    }
  }
}

const roundOf = ({ phase }: Moving): Round => {
  if (phase.at !== "betting") throw new RangeError(`a betting event in the phase ${phase.at}`);
  return phase.round;
};

/** The chips of a betting action, moved from the stack to the hand; the action goes to the next one who owes. */
function bettor(hand: Moving, event: Extract<HandEvent, { readonly allIn: boolean }>, round: Round, aggressor: Seat | null): Moving {
  const { seat, amount, allIn } = event;
  const stacks = added(hand.stacks, seat, -amount);
  const shover = allIn && (event.type !== "called" || hand.shover === null) ? seat : hand.shover;
  const phase = turnAfter(hand.folded, stacks, round, seat + 1);
  return { ...hand, stacks, bets: added(hand.bets, seat, amount), aggressor, shover, phase };
}

const acted = (round: Round, seat: number): Round => ({ ...round, acted: replaced(round.acted, seat, true) });

const called = (round: Round, seat: number, amount: number): Round => ({
  ...round,
  acted: replaced(round.acted, seat, true),
  front: added(round.front, seat, amount),
});

/** The action goes to the first one from a seat on who owes; without one the round is over. */
function turnAfter(folded: readonly boolean[], stacks: readonly number[], round: Round, from: number): Moving["phase"] {
  const toAct = nextOwing({ folded, stacks }, round, from);
  return toAct === null ? after("betting") : { at: "betting", toAct, round };
}

/** A hand left the game, in turn or taken away by the dealer: whoever was to act still is, unless it was theirs. */
function afterLeaving(hand: Moving, seat: Seat): Moving {
  const { phase } = hand;
  if (hand.folded.filter((out) => !out).length === 1) return { ...hand, phase: after("betting") };
  switch (phase.at) {
    case "betting": {
      const turn = phase.toAct === seat;
      const round = withoutLevelOf(hand, acted(turn ? passedOn(phase.round) : phase.round, seat), seat);
      return { ...hand, phase: turnAfter(hand.folded, hand.stacks, round, turn ? seat + 1 : phase.toAct) };
    }
    case "drawing":
      return phase.toAct === seat ? afterDraw(hand, seat, []) : hand;
    case "showdown":
      return afterShow(hand, seat);
    case "dealing": {
      // Cards that were due to this hand are not dealt to it.
      const due = phase.due.filter((entry) => entry.to !== "seat" || entry.seat !== seat);
      return { ...hand, phase: due.length > 0 ? { ...phase, due } : after("cards") };
    }
    default:
      return hand;
  }
}

/** A bring-in whose hand is gone: the next player may pay it. */
const passedOn = (round: Round): Round => (round.bringIn === null ? round : { ...round, bringIn: "may" });

/** A bet that nobody has called goes with its hand (TDA 2024 65-A): the others face what those still in have bet. */
function withoutLevelOf(hand: Moving, round: Round, seat: Seat): Round {
  if (round.front[seat] !== round.level) return round;
  const { bringIn } = hand.settings;
  const forced = Math.max(nominalLevel(hand.settings), round.bringIn === null ? bringIn : 0);
  let level = hand.street === 0 ? forced : 0;
  for (let i = 0; i < round.front.length; i++) if (!hand.folded[i]) level = Math.max(level, round.front[i] as number);
  if (level === round.level) return round;
  const base = hand.street === 0 && level <= bringIn ? 0 : level;
  const full = Math.min(round.full, Math.max(level, newRound(hand as Hand).full));
  return { ...round, level, base, full, bets: level === 0 ? 0 : round.bets };
}

function afterDraw(hand: Moving, seat: Seat, discard: readonly number[]): Moving {
  const { phase } = hand;
  if (phase.at !== "drawing") throw new RangeError(`a draw in the phase ${phase.at}`);
  const own = hand.cards[seat] as readonly Dealt[];
  const away = new Set(discard);
  const drawn = replaced(phase.drawn, seat, discard.length);
  const order = Array.from({ length: drawn.length }, (_, i) => ((hand.settings.button + 1 + i) % drawn.length) as Seat);
  const toAct = order.slice(order.indexOf(seat) + 1).find((next) => !hand.folded[next]);
  return {
    ...hand,
    cards: replaced(
      hand.cards,
      seat,
      own.filter((_, i) => !away.has(i)),
    ),
    up: replaced(
      hand.up,
      seat,
      (hand.up[seat] as readonly boolean[]).filter((_, i) => !away.has(i)),
    ),
    discards: [...hand.discards, ...own.filter((_, i) => away.has(i))],
    phase: toAct === undefined ? { at: "between", after: "nothing", drawn } : { at: "drawing", toAct, drawn },
  };
}

function afterShow(hand: Moving, seat: Seat): Moving {
  const { phase } = hand;
  if (phase.at !== "showdown") return hand;
  const order = phase.order.filter((other) => other !== seat);
  const [toAct] = order;
  return { ...hand, phase: toAct === undefined ? after("showdown") : { ...phase, order, toAct } };
}
