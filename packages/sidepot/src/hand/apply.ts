import { isCard } from "../cards/index.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import type { Seat } from "../units.ts";
import { bettingEvent, legalBetting } from "./betting.ts";
import { dealEvent, dueCount, playersFrom, stub } from "./dealing.ts";
import { uncalled } from "./ending.ts";
import { blank, evolve, type Moving } from "./evolve.ts";
import { consequence, orderOf } from "./flow.ts";
import type { Illegal } from "./illegal.ts";
import { streetsOf } from "./plans.ts";
import { payments } from "./posting.ts";
import { settingsOf } from "./settings.ts";
import type { Action, Dealt, Hand, HandConfig, HandEvent, Legal } from "./types.ts";

/** A hand and what led to it from the one before. */
export interface Applied {
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
}

/**
 * Begins a hand: the forced bets are posted, and the first cards are due.
 *
 * @returns the hand with its events, or the first thing wrong with the configuration
 */
export function start(config: HandConfig): Result<Applied, Illegal> {
  const settings = settingsOf(config);
  if (!settings.ok) return settings;
  const events: HandEvent[] = [{ type: "started", settings: settings.value }];
  for (const payment of payments(settings.value)) events.push({ type: "posted", ...payment });
  let hand = blank(settings.value);
  for (const event of events) hand = evolve(hand, event);
  return ok(settled(hand, events));
}

/**
 * Does one thing to a hand. The hand itself is not changed.
 *
 * @returns the hand after it with everything that happened, or why it cannot be done
 */
export function apply(hand: Hand, action: Action): Result<Applied, Illegal> {
  if (typeof action !== "object" || action === null) return fail({ code: "NOT_AN_OBJECT", path: "action", got: show(action) });
  const event = eventOf(hand, action);
  if (!event.ok) return event;
  const events = [event.value];
  let after = evolve(hand, event.value);
  const back = event.value.type === "killed" ? uncalled(after) : null;
  // TDA 2024 65-A: what nobody has called comes back when the hand is killed, not only when the round is over.
  if (back && "seat" in action && back.seat === action.seat) {
    events.push({ type: "returned", ...back });
    after = evolve(after, { type: "returned", ...back });
  }
  return ok(settled(after, events));
}

/** Lets everything follow that follows by itself. */
function settled(hand: Moving, events: HandEvent[]): Applied {
  let moving = hand;
  for (let next = consequence(moving); next !== null; next = consequence(moving)) {
    events.push(next);
    moving = evolve(moving, next);
  }
  return { hand: moving as Hand, events };
}

/** The hand that a list of events tells: the same as the one they came from, byte for byte. Null for events that are no whole hand. */
export function replayEvents(events: readonly HandEvent[]): Hand | null {
  const [first, ...rest] = events;
  if (first?.type !== "started") return null;
  let hand = blank(first.settings);
  for (const event of rest) hand = evolve(hand, event);
  return hand.phase.at === "between" ? null : (hand as Hand);
}

/** What the player to act may do; null when nobody is asked for a bet. */
export function legalActions(hand: Hand): Legal | null {
  return hand.phase.at === "betting" ? legalBetting(hand, hand.phase.round, hand.phase.toAct) : null;
}

function eventOf(hand: Hand, action: Action): Result<HandEvent, Illegal> {
  const { phase } = hand;
  if (phase.at === "complete") return fail({ code: "HAND_OVER", path: "action" });
  if (action.do === "deal") {
    return phase.at === "dealing"
      ? dealEvent(hand, phase.due, action.cards)
      : fail({ code: "STREET_NOT_COMPLETE", path: "action", toAct: phase.toAct });
  }
  if (action.do === "run") return run(hand, action.times);
  const players = hand.stacks.length;
  if (!(Number.isInteger(action.seat) && action.seat >= 0 && action.seat < players)) {
    return fail({ code: "SEAT_OUT_OF_RANGE", path: "action.seat", got: show(action.seat), players });
  }
  const seat = action.seat as Seat;
  if (hand.folded[seat]) return fail({ code: "NOT_IN_HAND", path: "action.seat", seat });
  if (action.do === "kill") {
    return playersFrom(hand).length > 1 ? ok({ type: "killed", seat }) : fail({ code: "CANNOT_FOLD", path: "action" });
  }
  if (phase.at === "dealing") return fail({ code: "DEAL_FIRST", path: "action", count: dueCount(phase.due) });
  if (seat !== phase.toAct) return fail({ code: "NOT_YOUR_TURN", path: "action.seat", seat, toAct: phase.toAct });
  switch (phase.at) {
    case "betting":
      return bettingEvent(hand, phase.round, seat, action);
    case "drawing":
      return action.do === "draw" ? draw(hand, seat, action.discard) : fail({ code: "NOT_NOW", path: "action", phase: phase.at });
    case "showdown":
      return shown(hand, seat, action);
  }
}

function draw(hand: Hand, seat: Seat, discard: readonly number[]): Result<HandEvent, Illegal> {
  const cards = hand.cards[seat]?.length ?? 0;
  const fine =
    Array.isArray(discard) &&
    new Set(discard).size === discard.length &&
    discard.every((at: unknown) => Number.isInteger(at) && (at as number) >= 0 && (at as number) < cards);
  return fine ? ok({ type: "drew", seat, discard }) : fail({ code: "DISCARD_INVALID", path: "action.discard", got: show(discard), cards });
}

function shown(hand: Hand, seat: Seat, action: Action): Result<HandEvent, Illegal> {
  const own = hand.cards[seat] as readonly Dealt[];
  if (action.do === "muck") {
    const together = orderOf(hand, playersFrom(hand), true).mode === "together";
    return together ? fail({ code: "CANNOT_MUCK", path: "action" }) : ok({ type: "mucked", seat });
  }
  if (action.do !== "show") return fail({ code: "NOT_NOW", path: "action", phase: "showdown" });
  const cards = action.cards ?? own;
  const problem = checkShown(hand, seat, cards);
  return problem ? fail(problem) : ok({ type: "showed", seat, cards });
}

/** A hand shown names every card, none of another's, and those that were known already among them. */
function checkShown(hand: Hand, seat: Seat, cards: readonly Dealt[]): Illegal | null {
  const own = hand.cards[seat] as readonly Dealt[];
  const path = "action.cards";
  if (!Array.isArray(cards)) return { code: "NOT_A_LIST", path, got: show(cards) };
  if (cards.length !== own.length) return { code: "DEAL_COUNT", path, got: cards.length, want: own.length };
  const elsewhere = new Set<Dealt>([...hand.boards.flat(), ...hand.cards.flatMap((other, i) => (i === seat ? [] : other))]);
  for (const [i, card] of cards.entries()) {
    if (card === null) return { code: "CARD_NEEDED", path: `${path}[${i}]` };
    if (!isCard(card)) return { code: "NOT_CARDS", path: `${path}[${i}]`, got: show(card) };
    if (elsewhere.has(card) || cards.indexOf(card) !== i) return { code: "CARD_IN_PLAY", path: `${path}[${i}]`, card };
  }
  const missing = own.find((card) => card !== null && !cards.includes(card));
  if (missing !== undefined && missing !== null) return { code: "NOT_CARDS", path, got: show(cards) };
  return hand.boards.some((board) => board.includes(null)) ? { code: "CARD_NEEDED", path: "board" } : null;
}

/** Runs that a board may be dealt, however long the stub is. */
const MOST_RUNS = 4;

function run(hand: Hand, times: number): Result<HandEvent, Illegal> {
  const { phase, settings, boards, street } = hand;
  const able = playersFrom(hand).filter((seat) => (hand.stacks[seat] as number) > 0).length;
  const left = streetsOf(settings.game, settings.draws).slice(street);
  if (phase.at !== "dealing" || able > 1 || left[0]?.board === 0 || boards.length > 1) {
    return fail({ code: "NOT_NOW", path: "action", phase: phase.at === "complete" ? "showdown" : phase.at });
  }
  const board = left.reduce((sum, next) => sum + next.board, 0);
  const most = Math.min(MOST_RUNS, Math.floor(stub(hand) / board));
  const fine = Number.isInteger(times) && times >= 2 && times <= most;
  return fine ? ok({ type: "run", times }) : fail({ code: "RUNS_INVALID", path: "action.times", got: show(times), most });
}
