import type { Result } from "sidepot";
import { type Card, fullDeck } from "sidepot/cards";
import { type Action, apply, countOf, type Due, type Hand, type HandConfig, type HandEvent, type Illegal, start } from "sidepot/hand";
import { seeded, shuffled } from "sidepot/random";
import type { Seat } from "../seat.ts";
import { anteAt } from "./blinds.ts";
import { unitOf } from "./config.ts";
import type { Play, TableConfig, Taken } from "./types.ts";

/** What a hand begins with. */
export interface Beginning {
  readonly config: TableConfig;
  /** The hand's number at this table, from 1. */
  readonly number: number;
  readonly blinds: readonly [number, number];
  /** By seat of the hand: the place among the players. */
  readonly seats: readonly number[];
  /** By seat of the hand. */
  readonly stacks: readonly number[];
  /** The seat with the button. */
  readonly button: number;
}

/** The deck of a hand, first card first: a shuffle by the table's seed and the hand's number alone. */
export const deckOf = (seed: number, number: number): Card[] => shuffled(fullDeck(), seeded(seed, number));

/** A hand with its forced bets and first cards. */
export function begin(beginning: Beginning, deck: readonly Card[] = deckOf(beginning.config.seed, beginning.number)): Play {
  const { number, seats } = beginning;
  const begun = start(handConfig(beginning));
  // A table's settings are checked when it is opened.
  if (!begun.ok) throw new RangeError(`a table without a hand: ${begun.error.code}`);
  return onward({ number, seats, ...begun.value, deck, dealt: 0, actions: [] });
}

function handConfig({ config, blinds, stacks, button }: Beginning): HandConfig {
  const players = stacks.length;
  const ante = anteAt(config, blinds);
  const third = (button + 3) % players;
  const straddle = 2 * blinds[1];
  // A straddle is a choice to raise blind: who would be all-in by it makes none.
  const straddles = config.straddle && players > 2 && (stacks[third] as number) - (config.ante === "each" ? ante : 0) > straddle;
  return {
    game: "holdem",
    stacks,
    button,
    blinds,
    unit: unitOf(config),
    ...(config.ante === "each" ? { antes: stacks.map(() => ante) } : {}),
    ...(config.ante === "big-blind" ? { bigBlindAnte: ante } : {}),
    ...(straddles ? { straddles: [{ seat: third, amount: straddle }] } : {}),
  };
}

/** Deals what is due, and shows every hand that is asked for: what needs nobody's decision. */
function onward(play: Play): Play {
  let { hand, dealt } = play;
  const events = play.events.slice();
  for (;;) {
    const next = following(hand, play.deck, dealt);
    if (next === null) return { ...play, hand, events, dealt };
    const done = apply(hand, next);
    if (!done.ok) throw new RangeError(`a deal that the table refuses: ${done.error.code}`);
    if (next.do === "deal") dealt += next.cards.length;
    hand = done.value.hand;
    events.push(...done.value.events);
  }
}

function following({ phase }: Hand, deck: readonly Card[], dealt: number): Extract<Action, { readonly do: "deal" | "show" }> | null {
  if (phase.at === "dealing") return { do: "deal", cards: deck.slice(dealt, dealt + cardsOf(phase.due)) };
  return phase.at === "showdown" ? { do: "show", seat: phase.toAct } : null;
}

const cardsOf = (due: readonly Due[]): number => due.reduce((sum, entry) => sum + countOf(entry), 0);

/** What a player does when it is their turn. */
export type Bet =
  | { readonly do: "fold" | "check" | "call" | "all-in"; readonly seat: number }
  | { readonly do: "bet" | "raise"; readonly seat: number; readonly to: number };
/** What can be done then. */
export const BETS: readonly Action["do"][] = ["fold", "check", "call", "bet", "raise", "all-in"] satisfies Taken["do"][];

/** The hand after a player's action with everything that follows by itself, or why it cannot be done. Cards, shows and kills are no player's action. */
export function acted(play: Play, action: Action): Result<Play, Illegal> {
  const { hand } = play;
  const own = typeof action !== "object" || action === null || BETS.includes(action.do);
  if (!own && hand.phase.at === "betting") return { ok: false, error: { code: "NOT_NOW", path: "action", phase: hand.phase.at } };
  const done = apply(hand, action);
  if (!done.ok) return done;
  const events: HandEvent[] = [...play.events, ...done.value.events];
  const taken = [...play.actions, takenOf(action as Bet, hand.street)];
  return { ok: true, value: onward({ ...play, hand: done.value.hand, events, actions: taken }) };
}

const takenOf = (action: Bet, street: number): Taken => {
  const { seat, do: what } = action;
  return "to" in action ? { seat, do: what, to: action.to, street } : { seat, do: what, street };
};

/** The action that was taken. */
export const actionOf = ({ seat, do: what, to }: Taken): Action =>
  what === "bet" || what === "raise" ? { do: what, seat, to: to as number } : { do: what, seat };

/** What a hand that was begun came from. */
export function beginningOf(config: TableConfig, blinds: readonly [number, number], { number, seats, hand }: Play): Beginning {
  const { stacks, button } = hand.settings;
  return { config, number, blinds, seats, stacks, button };
}

/** Whether nothing is left to be done. */
export const isOver = ({ hand }: Play): boolean => hand.phase.at === "complete";

/** Whose turn it is; null when the hand is over. */
export const turnOf = ({ hand }: Play): Seat | null => (hand.phase.at === "betting" ? hand.phase.toAct : null);
