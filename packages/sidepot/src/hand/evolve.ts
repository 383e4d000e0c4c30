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

/** A hand before anything has happened. */
export function blank(settings: Settings): Moving {
  const each = <T>(value: T): T[] => settings.stacks.map(() => value);
  return {
    settings,
    stacks: inPlay(settings),
    bets: each(0),
    dead: each(0),
    folded: each(false),
    cards: settings.stacks.map(() => []),
    up: settings.stacks.map(() => []),
    tabled: each(false),
    discards: [],
    boards: Array.from({ length: settings.boards }, () => []),
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

/** The hand after an event. An event is a fact: nothing is judged here. */
export function evolve(hand: Moving, event: HandEvent): Moving {
  switch (event.type) {
    case "started":
      return blank(event.settings);
    case "posted": {
      const pool = event.dead ? "dead" : "bets";
      return {
        ...hand,
        ...paid(hand, event.seat, event.amount),
        [pool]: replaced(hand[pool], event.seat, (hand[pool][event.seat] as number) + event.amount),
      };
    }
    case "dealt":
      return { ...dealt(hand as Hand, event.due, event.cards), phase: after("cards") };
    case "folded":
    case "mucked":
    case "killed":
      return afterLeaving({ ...hand, folded: replaced(hand.folded, event.seat, true) }, event.seat);
    case "checked":
      return afterAction(hand, event.seat, acted(roundOf(hand), event.seat));
    case "called":
      return afterAction(bettor(hand, event), event.seat, called(roundOf(hand), event.seat, event.amount));
    case "bet":
    case "raised": {
      const round = raised(hand as Hand, roundOf(hand), event.seat, event.to, event.full);
      return afterAction({ ...bettor(hand, event), aggressor: event.seat }, event.seat, round);
    }
    case "brought-in": {
      const round = called({ ...roundOf(hand), bringIn: null }, event.seat, event.amount);
      return afterAction(bettor(hand, event), event.seat, { ...round, level: hand.settings.bringIn });
    }
    case "drew":
      return afterDraw(hand, event.seat, event.discard);
    case "returned":
      return {
        ...hand,
        stacks: replaced(hand.stacks, event.seat, (hand.stacks[event.seat] as number) + event.amount),
        bets: replaced(hand.bets, event.seat, (hand.bets[event.seat] as number) - event.amount),
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

const paid = ({ stacks }: Moving, seat: number, amount: number): Pick<Hand, "stacks"> => ({
  stacks: replaced(stacks, seat, (stacks[seat] as number) - amount),
});

/** The chips of a betting action, moved from the stack to the hand. */
function bettor(hand: Moving, event: Extract<HandEvent, { readonly allIn: boolean }>): Moving {
  const { seat, amount, allIn } = event;
  return {
    ...hand,
    ...paid(hand, seat, amount),
    bets: replaced(hand.bets, seat, (hand.bets[seat] as number) + amount),
    shover: allIn && (event.type !== "called" || hand.shover === null) ? seat : hand.shover,
  };
}

const acted = (round: Round, seat: number): Round => ({ ...round, acted: replaced(round.acted, seat, true) });

const called = (round: Round, seat: number, amount: number): Round => ({
  ...acted(round, seat),
  front: replaced(round.front, seat, (round.front[seat] as number) + amount),
});

/** The action goes to the next one who owes; without one the round is over. */
function afterAction(hand: Moving, seat: Seat, round: Round): Moving {
  const toAct = nextOwing(hand as Hand, round, seat + 1);
  return { ...hand, phase: toAct === null ? after("betting") : { at: "betting", toAct, round } };
}

/** A hand left the game, in turn or taken away by the dealer: whoever was to act still is, unless it was theirs. */
function afterLeaving(hand: Moving, seat: Seat): Moving {
  const { phase } = hand;
  if (hand.folded.filter((out) => !out).length === 1) return { ...hand, phase: after("betting") };
  switch (phase.at) {
    case "betting":
      return afterAction(
        hand,
        (phase.toAct === seat ? seat : phase.toAct - 1) as Seat,
        withoutLevelOf(hand, acted(phase.toAct === seat ? passedOn(phase.round) : phase.round, seat), seat),
      );
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
