import type { Result } from "sidepot";
import { type Action, type Illegal, viewEvent, viewFor } from "sidepot/hand";
import { type Random, seeded } from "sidepot/random";
import type { Seen } from "../bots/types.ts";
import type { Seat } from "../seat.ts";
import { blindsAt } from "./blinds.ts";
import { checkConfig, personOf, startStack } from "./config.ts";
import { acted, actionOf, begin, beginningOf, isOver, turnOf } from "./play.ts";
import { schoolStacks } from "./stacks.ts";
import type { Play, Session, TableConfig, TableProblem, Taken } from "./types.ts";

/** Keep the bots' randomness and the draw for the button apart from the cards'. */
const BOTS = 0xb07b07;
const BUTTON = 0xd3a1e5;

/**
 * Opens a table. No hand is begun yet; who gets the button first is drawn by the seed.
 *
 * @returns the table, or the first thing wrong with the configuration
 */
export function openTable(config: TableConfig): Result<Session, TableProblem> {
  const problem = checkConfig(config);
  if (problem) return { ok: false, error: problem };
  const players = config.players.length;
  const chips = config.players.map(() => startStack(config));
  const button = seeded((config.seed ^ BUTTON) >>> 0)(players);
  return { ok: true, value: { config, chips, button, blinds: blindsAt(config, 1), play: null, hands: 0 } };
}

/** The next hand, dealt. While a hand is at play, and once a tournament is won, the session stays as it is. */
export function nextHand(session: Session): Session {
  const { config, play } = session;
  if ((play && !isOver(play)) || winner(session) !== null) return session;
  const number = session.hands + 1;
  const chips = stacksFor(session, number);
  const seats = chips.flatMap((stack, place) => (stack > 0 ? [place] : []));
  const place = buttonFor(session, seats);
  const blinds = blindsAt(config, number);
  const stacks = seats.map((seat) => chips[seat] as number);
  const next = begin({ config, number, blinds, seats, stacks, button: seats.indexOf(place) });
  return settled({ config, chips, button: place, blinds, play: next, hands: number });
}

function stacksFor({ config, chips }: Session, number: number): readonly number[] {
  switch (config.mode) {
    case "school":
      return schoolStacks(config, number);
    case "cash":
      return chips.map((stack) => Math.max(stack, startStack(config)));
    case "tournament":
      return chips;
  }
}

/** The button moves to the next player with chips. With two left nobody pays the big blind twice running (TDA 2024 34-B). */
function buttonFor({ config, button, play }: Session, seats: readonly number[]): number {
  if (!play) return button;
  const players = config.players.length;
  let next = (button + 1) % players;
  while (!seats.includes(next)) next = (next + 1) % players;
  const [a, b] = seats;
  if (seats.length !== 2 || play.seats.length === 2) return next;
  const paid = play.hand.settings.forced.find(({ kind }) => kind === "big-blind");
  const last = paid && play.seats[paid.seat];
  return last === a || last === b ? (last as number) : next;
}

/** Does one player's action, deals and shows what follows from it, and moves the chips once the hand is over. */
export function act(session: Session, action: Action): Result<Session, Illegal> {
  if (!session.play) return { ok: false, error: { code: "HAND_OVER", path: "action" } };
  const done = acted(session.play, action);
  return done.ok ? { ok: true, value: settled({ ...session, play: done.value }) } : done;
}

/** A session whose hand is over holds the chips after it. */
function settled(session: Session): Session {
  const { play } = session;
  return play && isOver(play) ? { ...session, chips: chipsOf(session.chips, play, play.hand.stacks) } : session;
}

function chipsOf(chips: readonly number[], { seats }: Play, stacks: readonly number[]): number[] {
  const after = chips.slice();
  for (const [seat, place] of seats.entries()) after[place] = stacks[seat] as number;
  return after;
}

/** Whose turn it is, as a seat of the hand; null between hands. */
export const toAct = ({ play }: Session): Seat | null => play && turnOf(play);

/** Who has won the tournament, as a place among the players; null while it goes on, and in the other modes. */
export function winner({ config, play, chips }: Session): number | null {
  if (config.mode !== "tournament" || (play && !isOver(play))) return null;
  const left = chips.flatMap((stack, place) => (stack > 0 ? [place] : []));
  return left.length === 1 ? (left[0] as number) : null;
}

/** What the player of a seat knows, for a bot to choose by and for a screen to show. Null before the first hand. */
export function seenBy({ play }: Session, seat: Seat): Seen | null {
  return play && { hand: viewFor(play.hand, seat), events: play.events.map((event) => viewEvent(event, seat)), seat };
}

/**
 * The randomness of the decision at hand: the same wherever the table has come to the same point of the same hand, so that going back
 * or reading a kept session changes no bot's mind.
 */
export function botRandom({ config, play, hands }: Session): Random {
  const stream = Math.imul(hands, 0x9e3779b1) + (play?.actions.length ?? 0);
  return seeded((config.seed ^ BOTS) >>> 0, stream >>> 0);
}

/** The person's seat of the hand; null where there is none, or they are out. */
export function heroOf({ config, play }: Session): Seat | null {
  const person = personOf(config);
  const seat = play && person !== null ? play.seats.indexOf(person) : -1;
  return seat < 0 ? null : (seat as Seat);
}

/**
 * Back to where the street began on which the person last acted (of a table or hand without a person: on which anybody did), so that it can be
 * played differently; also once the hand is over. The bots do the same again for the same actions.
 *
 * @returns null where there is nothing to take back
 */
export function undoStreet(session: Session): Session | null {
  const { play } = session;
  const hero = heroOf(session);
  const last = play?.actions.findLast(({ seat }) => hero === null || seat === hero);
  if (!play || !last) return null;
  const { config, blinds } = session;
  const before = chipsOf(session.chips, play, play.hand.settings.stacks);
  const earlier = play.actions.filter(({ street }) => street < last.street);
  const again = resumed({ ...session, chips: before }, begin(beginningOf(config, blinds, play), play.deck), earlier);
  return again.ok ? again.value : null;
}

/**
 * A session whose hand is played again from its beginning.
 *
 * @param session with the chips before the hand
 */
export function resumed(session: Omit<Session, "play">, beginning: Play, actions: readonly Taken[]): Result<Session, Illegal> {
  let play = beginning;
  for (const taken of actions) {
    const done = acted(play, actionOf(taken));
    if (!done.ok) return done;
    play = done.value;
  }
  const { config, chips, button, blinds, hands } = session;
  return { ok: true, value: settled({ config, chips, button, blinds, play, hands }) };
}
