import { fail, ok, type Result } from "../result.ts";
import type { Chips, Seat } from "../units.ts";
import type { Illegal } from "./illegal.ts";
import { streetsOf } from "./plans.ts";
import { blindFronts, blindShortfall, nominalLevel } from "./posting.ts";
import type { Action, Hand, HandEvent, Legal, Range, Round } from "./types.ts";

/** A hand whose phase is not looked at. */
export type Table = Omit<Hand, "phase">;

/** Who is in, and with what behind. */
type Seated = Pick<Hand, "folded" | "stacks">;

/** The size of a fixed-limit bet on the street that is being played. */
function limitBet({ settings, street }: Table): number {
  return streetsOf(settings.game, settings.draws)[street]?.bigBet ? settings.bigBet : settings.smallBet;
}

/** The round that opens a street, before anybody has acted. */
export function newRound(hand: Table): Round {
  const { settings, street } = hand;
  const players = settings.stacks.length;
  const acted = new Array<boolean>(players).fill(false);
  const limit = settings.betting === "fixed-limit";
  const least = limit ? limitBet(hand) : settings.minBet;
  if (street > 0) {
    return { front: new Array<number>(players).fill(0), acted, level: 0, full: least, base: 0, bets: 0, bringIn: null };
  }
  const level = nominalLevel(settings);
  return {
    front: blindFronts(settings),
    acted,
    level,
    full: Math.max(level, least),
    base: level,
    bets: level > 0 ? 1 : 0,
    bringIn: settings.bringIn > 0 ? "must" : null,
  };
}

/**
 * Whether a player still owes an action: has chips and has not matched the level, or not spoken since it was raised.
 * One whom nobody could answer owes nothing beyond what the others still in have put in.
 */
function owes({ folded, stacks }: Seated, round: Round, seat: number): boolean {
  if (folded[seat] || stacks[seat] === 0) return false;
  const front = round.front[seat] as number;
  let most = 0;
  let answers = false;
  for (let i = 0; i < stacks.length; i++) {
    if (i === seat || folded[i]) continue;
    if ((stacks[i] as number) > 0) answers = true;
    if ((round.front[i] as number) > most) most = round.front[i] as number;
  }
  if (!answers) return front < most;
  return front < round.level || !round.acted[seat];
}

/** The first seat from `start` on, clockwise, that owes an action; null when the round is over. */
export function nextOwing(hand: Seated, round: Round, start: number): Seat | null {
  const n = hand.stacks.length;
  for (let i = 0; i < n; i++) {
    const seat = (start + i) % n;
    if (owes(hand, round, seat)) return seat as Seat;
  }
  return null;
}

/** Whether an opponent with chips could put in more than the level. */
function canBeAnswered({ stacks, folded }: Table, { front, level }: Round, seat: number): boolean {
  for (let i = 0; i < stacks.length; i++) {
    const chips = stacks[i] as number;
    if (i !== seat && !folded[i] && chips > 0 && (front[i] as number) + chips > level) return true;
  }
  return false;
}

/** All chips in the pots, as a pot-limit player counts them on this street. */
function potCount(hand: Table): number {
  let sum = hand.street === 0 ? blindShortfall(hand.settings) : 0;
  for (let i = 0; i < hand.bets.length; i++) sum += (hand.bets[i] as number) + (hand.dead[i] as number);
  return sum;
}

const range = (min: number, max: number): Range => ({ min: min as Chips, max: max as Chips });

/** How far this player may bet or raise, as street totals; or why not at all. */
function raiseRange(hand: Table, round: Round, seat: number): Range | NonNullable<Legal["closed"]> {
  const { settings } = hand;
  const { front, level, full, base } = round;
  const own = front[seat] as number;
  const all = own + (hand.stacks[seat] as number);
  const limit = settings.betting === "fixed-limit";
  const owed = level - own;
  // A bring-in is forced: whoever has put in no more than that faces a completion whole.
  const facing = own <= settings.bringIn && hand.street === 0 ? level : owed;
  if (all <= level) return "STACK_TOO_SHORT";
  if (!canBeAnswered(hand, round, seat)) return "NOBODY_CAN_ANSWER";
  // TDA 2024 47: re-opened by a full raise over what this player has matched, in limit by half of one.
  if (round.acted[seat] && (limit ? 2 * facing < limitBet(hand) : facing < full)) return "NOT_REOPENED";
  if (limit) {
    const { raiseCap } = settings;
    if (raiseCap !== null && round.bets > raiseCap) return "RAISE_CAP";
    const to = Math.min(base + limitBet(hand), all);
    return range(to, to);
  }
  const least = base + full;
  if (all <= least) return range(all, all);
  if (settings.betting === "no-limit") return range(least, all);
  return range(least, Math.max(least, Math.min(all, level + potCount(hand) + owed)));
}

/** What the player to act may do. */
export function legalBetting(hand: Table, round: Round, seat: Seat): Legal {
  const own = round.front[seat] as number;
  const owed = Math.max(0, round.level - own);
  const stack = hand.stacks[seat] as number;
  const most = raiseRange(hand, round, seat);
  const open = typeof most === "string" ? null : most;
  const closed = typeof most === "string" ? most : null;
  if (round.bringIn !== null) {
    const bringIn = Math.min(stack, hand.settings.bringIn) as Chips;
    return { fold: round.bringIn === "may", check: false, call: 0 as Chips, bringIn, bet: open, raise: null, closed };
  }
  return {
    fold: true,
    check: owed === 0,
    call: Math.min(owed, stack) as Chips,
    bringIn: null,
    bet: round.level === 0 ? open : null,
    raise: round.level > 0 ? open : null,
    closed,
  };
}

/** A betting action as an event, or why it cannot be done. */
export function bettingEvent(hand: Table, round: Round, seat: Seat, action: Action): Result<HandEvent, Illegal> {
  const path = "action";
  const own = round.front[seat] as number;
  const stack = hand.stacks[seat] as number;
  const owed = Math.max(0, round.level - own);
  const early = action.do === "check" || action.do === "call" || (action.do === "fold" && round.bringIn === "must");
  if (round.bringIn !== null && early) {
    return fail({ code: "BRING_IN_DUE", path, amount: Math.min(stack, hand.settings.bringIn) });
  }
  switch (action.do) {
    case "fold":
      return ok({ type: "folded", seat });
    case "check":
      return owed === 0 ? ok({ type: "checked", seat }) : fail({ code: "CANNOT_CHECK", path, owed: Math.min(owed, stack) });
    case "call":
      return owed > 0 ? ok(call(seat, owed, stack)) : fail({ code: "NOTHING_TO_CALL", path });
    case "bring-in":
      return round.bringIn !== null
        ? ok(bringIn(seat, Math.min(stack, hand.settings.bringIn), stack))
        : fail({ code: "NO_BRING_IN", path });
    case "all-in":
      return allIn(hand, round, seat);
    case "bet":
    case "raise":
      if (action.do === "bet" && round.level > 0) return fail({ code: "ALREADY_BET", path, level: round.level });
      if (action.do === "raise" && round.level === 0 && round.bringIn === null) return fail({ code: "NOTHING_TO_RAISE", path });
      return betTo(hand, round, seat, action.to);
    default:
      return fail({ code: "NOT_NOW", path, phase: "betting" });
  }
}

const call = (seat: Seat, owed: number, stack: number): HandEvent => ({
  type: "called",
  seat,
  amount: Math.min(owed, stack) as Chips,
  allIn: owed >= stack,
});

const bringIn = (seat: Seat, amount: number, stack: number): HandEvent => ({
  type: "brought-in",
  seat,
  to: amount as Chips,
  amount: amount as Chips,
  allIn: amount === stack,
  full: false,
});

/** All-in is whatever the stack makes it: a call for what is owed or less, otherwise a bet or raise. */
function allIn(hand: Table, round: Round, seat: Seat): Result<HandEvent, Illegal> {
  const own = round.front[seat] as number;
  const stack = hand.stacks[seat] as number;
  const owed = Math.max(0, round.level - own);
  if (round.bringIn !== null && stack <= hand.settings.bringIn) return ok(bringIn(seat, stack, stack));
  return owed > 0 && stack <= owed ? ok(call(seat, owed, stack)) : betTo(hand, round, seat, own + stack);
}

function betTo(hand: Table, round: Round, seat: Seat, to: number): Result<HandEvent, Illegal> {
  const path = "action";
  if (!Number.isSafeInteger(to) || to < 0) return fail({ code: "SETTING_INVALID", path: "action.to", got: String(to) });
  const own = round.front[seat] as number;
  const stack = hand.stacks[seat] as number;
  const most = raiseRange(hand, round, seat);
  if (typeof most === "string") return fail(refusal(hand, round, seat, most));
  if (to < most.min) return fail({ code: "BELOW_MINIMUM", path, to, ...most });
  if (to > most.max) return fail({ code: "ABOVE_MAXIMUM", path, to, ...most });
  return ok({
    type: round.level === 0 ? "bet" : "raised",
    seat,
    to: to as Chips,
    amount: (to - own) as Chips,
    allIn: to - own === stack,
    full: isFull(hand, round, to),
  });
}

function refusal(hand: Table, round: Round, seat: Seat, why: NonNullable<Legal["closed"]>): Illegal {
  const path = "action";
  const owed = Math.max(0, round.level - (round.front[seat] as number));
  switch (why) {
    case "NOT_REOPENED":
      return { code: why, path, facing: owed, full: hand.settings.betting === "fixed-limit" ? limitBet(hand) : round.full };
    case "RAISE_CAP":
      return { code: why, path, cap: hand.settings.raiseCap ?? 0 };
    case "STACK_TOO_SHORT":
      return { code: why, path, stack: hand.stacks[seat] as number, owed };
    case "NOBODY_CAN_ANSWER":
      return { code: why, path };
  }
}

/** Whether a bet or raise to `to` counts as a whole one: in fixed limit half of it does (TDA 2024 47-B). */
export function isFull(hand: Table, round: Round, to: number): boolean {
  if (hand.settings.betting !== "fixed-limit") return to - round.base >= round.full;
  return 2 * (to - round.base) >= limitBet(hand);
}

/** The round after a bet or raise to `to`. */
export function raised(hand: Table, round: Round, seat: Seat, to: number, full: boolean): Round {
  const limit = hand.settings.betting === "fixed-limit";
  const front = round.front.slice();
  front[seat] = to;
  const acted = round.acted.slice();
  acted[seat] = true;
  return {
    front,
    acted,
    level: Math.max(round.level, to),
    full: full && !limit ? to - round.base : round.full,
    base: limit ? (full ? to : round.base) : to,
    bets: full ? round.bets + 1 : round.bets,
    bringIn: null,
  };
}
