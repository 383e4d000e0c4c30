import type { Action, Hand, HandEvent } from "sidepot/hand";
import type { Random } from "sidepot/random";
import type { Seat } from "../seat.ts";

/** What one player knows of a hand at their turn: nothing here holds a card that they may not see. */
export interface Seen {
  /** As `viewFor(hand, seat)` shows it. */
  readonly hand: Hand;
  /** Everything that happened so far, each as `viewEvent(event, seat)` shows it. */
  readonly events: readonly HandEvent[];
  /** Who is to act. */
  readonly seat: Seat;
}

/** The opponents to choose from, the weakest first. */
export const STYLES = [
  "random",
  "fold-man",
  "station",
  "maniac",
  "naive",
  "honest",
  "nit",
  "loose-aggressive",
  "tight-aggressive",
  "solver",
] as const;
/**
 * One of {@link STYLES}. `naive` plays like `tight-aggressive` and counts every pot as if it could win it; `solver` plays like
 * `tight-aggressive` and solves the river wherever two players can still bet.
 */
export type Style = (typeof STYLES)[number];

/** How sure a bot's hand is: how often it takes an action other than its best one. */
export const LEVELS = ["easy", "normal", "hard"] as const;
/** One of {@link LEVELS}. */
export type Level = (typeof LEVELS)[number];

/** How a bot plays. */
export interface Bot {
  readonly style: Style;
  /** Default `normal`. */
  readonly level?: Level;
}

/** Chooses an action: always a legal one, whatever the style. The same knowledge and randomness give the same action. */
export type Decide = (seen: Seen, bot: Bot, random: Random) => Action;
