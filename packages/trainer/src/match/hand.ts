import type { Result } from "sidepot";
import { type Card, fullDeck } from "sidepot/cards";
import {
  type Action,
  apply,
  dueCount,
  type Hand,
  type HandConfig,
  type HandEvent,
  type Illegal,
  legalActions,
  start,
  viewEvent,
  viewFor,
} from "sidepot/hand";
import { type Random, seeded, shuffled } from "sidepot/random";
import type { Bot, Decide } from "../bots/types.ts";
import type { Seat } from "../seat.ts";

/** Somebody who plays: a bot, and what decides for it. */
export interface Entrant {
  readonly bot: Bot;
  readonly decide: Decide;
}

/** One hand to be played. The same deal and the same players are the same hand. */
export interface Deal {
  readonly config: HandConfig;
  /** 0 to 2^32 - 1. */
  readonly seed: number;
  /** Which hand of the seed: 0 to 2^28 - 1. */
  readonly number: number;
}

/** A choice that could not be played; the player checked or folded instead. */
export interface Fault {
  readonly seat: Seat;
  readonly kind: "illegal" | "exception";
  /** What was chosen, or what was thrown. */
  readonly got: unknown;
}

/** A hand that is over. */
export interface MatchHand {
  readonly hand: Hand;
  /** With every card. */
  readonly events: readonly HandEvent[];
  /** Chips won or lost, by seat. */
  readonly net: readonly number[];
  readonly faults: readonly Fault[];
}

const DECK: readonly Card[] = fullDeck();
/** Streams of one hand: its deck, and one for the choices of each seat. */
const STREAMS = 16;

/** The deck of a deal, first card first. */
export const deckOf = ({ seed, number }: Deal): Card[] => shuffled(DECK, seeded(seed, number * STREAMS));

/**
 * The randomness of one seat in a deal. It belongs to the seat and not to who sits there, so that a duplicate match gives everybody
 * the same dice in the same place. Made when it is first asked for: many choices need none.
 */
export function diceOf({ seed, number }: Deal, seat: number): Random {
  let random: Random | null = null;
  return (n) => {
    random ??= seeded(seed, number * STREAMS + 1 + seat);
    return random(n);
  };
}

/**
 * Plays a hand to its end. Everybody decides by what `viewFor` and `viewEvent` show their seat; a choice that is illegal or thrown is
 * noted, and that player checks or folds. Whoever is asked to show does.
 *
 * @param players by seat; at most as many as the configuration has stacks
 * @param deck first card first; default: that of the deal
 * @returns the hand, or what is wrong with its configuration
 */
export function playHand(deal: Deal, players: readonly Entrant[], deck: readonly Card[] = deckOf(deal)): Result<MatchHand, Illegal> {
  const begun = start(deal.config);
  if (!begun.ok) return begun;
  let { hand } = begun.value;
  const events = begun.value.events.slice();
  const faults: Fault[] = [];
  const seats = players.map((_, seat): Place => ({ seen: [], upTo: 0, dice: diceOf(deal, seat) }));
  let at = 0;
  for (;;) {
    const { phase } = hand;
    let action: Action;
    if (phase.at === "betting") action = chosen(hand, events, phase.toAct, players, seats, faults);
    else if (phase.at === "dealing") {
      const count = dueCount(phase.due);
      action = { do: "deal", cards: deck.slice(at, at + count) };
      at += count;
    } else if (phase.at === "showdown") action = { do: "show", seat: phase.toAct };
    else break;
    let done = apply(hand, action);
    if (!done.ok && phase.at === "betting") {
      faults.push({ seat: phase.toAct, kind: "illegal", got: action });
      done = apply(hand, instead(hand, phase.toAct));
    }
    if (!done.ok) return done;
    hand = done.value.hand;
    for (const event of done.value.events) events.push(event);
  }
  const { finishing } = hand.phase.at === "complete" ? hand.phase.outcome : { finishing: [] };
  return { ok: true, value: { hand, events, net: finishing.map((chips, i) => chips - (deal.config.stacks[i] as number)), faults } };
}

/** What a seat has seen so far; events are shown to it when it is to act. */
interface Place {
  readonly seen: HandEvent[];
  upTo: number;
  readonly dice: Random;
}

function chosen(
  hand: Hand,
  events: readonly HandEvent[],
  seat: Seat,
  players: readonly Entrant[],
  places: readonly Place[],
  faults: Fault[],
): Action {
  const { bot, decide } = players[seat] as Entrant;
  const place = places[seat] as Place;
  for (; place.upTo < events.length; place.upTo++) place.seen.push(viewEvent(events[place.upTo] as HandEvent, seat));
  try {
    // A copy: what a bot keeps of one decision does not grow under its hands.
    const action = decide({ hand: viewFor(hand, seat), events: place.seen.slice(), seat }, bot, place.dice);
    if (isBetting(action, seat)) return action;
    faults.push({ seat, kind: "illegal", got: action });
  } catch (error) {
    faults.push({ seat, kind: "exception", got: error });
  }
  return instead(hand, seat);
}

/** A betting action of the one to act: the engine would let a floor take another's hand away. */
const isBetting = (action: Action, seat: Seat): boolean =>
  "seat" in action && action.seat === seat && action.do !== "kill" && action.do !== "show" && action.do !== "muck" && action.do !== "draw";

/** What is always possible. */
const instead = (hand: Hand, seat: Seat): Action => ({ do: legalActions(hand)?.check ? "check" : "fold", seat });
