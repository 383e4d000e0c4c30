import type { Card } from "sidepot/cards";
import type { Game } from "sidepot/ranking";
import { fitName, isolated, letterOf, uniqueNames } from "./names.ts";

export { fitName, LONGEST_NAME, letterOf } from "./names.ts";

/** Where a player stands. `live` says nothing more; a live player who has less than the top is taken for all-in until told otherwise. */
export const STATES = ["live", "all-in", "to-act", "folded"] as const;
/** One of {@link STATES}. */
export type PlayerState = (typeof STATES)[number];

/** Places for cards in their order; null is one that is still empty. Empty places at the end are left out. */
export type Slots = readonly (Card | null)[];

/** One row: what a player put in over the whole hand. A name left empty is the row's letter. */
export interface Player {
  readonly name: string;
  readonly bet: number;
  readonly state: PlayerState;
  /** The player's own cards, as far as they were shown and entered. */
  readonly cards?: Slots;
  /** The player shows no cards. */
  readonly hidden?: true;
}

/** What the screen is told about one hand; never changed, only replaced. */
export interface Hand {
  /** Clockwise from the seat left of the button. */
  readonly players: readonly Player[];
  /** The row with the dealer button. */
  readonly button: number;
  /** Dead money that nobody has to match: the big blind ante. */
  readonly dead: number;
  /** The smallest chip in play. */
  readonly unit: number;
  /** Left out for hold'em. */
  readonly game?: Exclude<Game, "holdem">;
  readonly board?: Slots;
  /** The pots that were pushed to their winners, by index; −1 is the return. */
  readonly pushed?: readonly number[];
}

/** Rows at least and at most. */
export const ROWS = { least: 2, most: 10 } as const;
/** The largest amount that a row takes. */
export const MOST_CHIPS = 999_999_999_999;

const EMPTY: Player = { name: "", bet: 0, state: "live" };

const names = new WeakMap<Hand, readonly string[]>();

/** What the rows are called in sentences, each one differently; names read from right to left are set apart. */
function namesOf(hand: Hand): readonly string[] {
  const known = names.get(hand) ?? uniqueNames(hand.players.map(({ name }) => name)).map(isolated);
  names.set(hand, known);
  return known;
}

/** What a row is called. */
export const nameOf = (hand: Hand, row: number): string => namesOf(hand)[row] ?? letterOf(row);

/** A hand nobody has put anything into. */
export const emptyHand = (rows = 4, unit = 1): Hand => ({
  players: Array.from({ length: rows }, () => EMPTY),
  button: rows - 1,
  dead: 0,
  unit,
});

/** The example of the empty screen: 50, 120, 200. */
export const exampleHand = (): Hand => ({
  ...emptyHand(3),
  players: [50, 120, 200].map((bet) => ({ ...EMPTY, bet })),
});

const withPlayer = (hand: Hand, row: number, change: Partial<Player>): Hand => ({
  ...hand,
  players: hand.players.map((player, i) => (i === row ? { ...player, ...change } : player)),
});

/** The hand with another amount in a row. */
export const withBet = (hand: Hand, row: number, bet: number): Hand => withPlayer(hand, row, { bet });

/** The hand with a row in another state; a fold keeps its amount. */
export const withState = (hand: Hand, row: number, state: PlayerState): Hand => withPlayer(hand, row, { state });

/** The hand with a row renamed, as {@link fitName} makes it fit; the row's own letter is no name. */
export function withName(hand: Hand, row: number, name: string): Hand {
  const clean = fitName(name);
  return withPlayer(hand, row, { name: clean === letterOf(row) ? "" : clean });
}

/** The hand with one more row at the end; the button stays last if it was. */
export function withRow(hand: Hand): Hand {
  const rows = hand.players.length;
  if (rows >= ROWS.most) return hand;
  return { ...hand, players: [...hand.players, EMPTY], button: hand.button === rows - 1 ? rows : hand.button };
}

/** The hand without a row. Letters move up, so nameless players after it are renamed with it. */
export function withoutRow(hand: Hand, row: number): Hand {
  const rows = hand.players.length;
  if (rows <= ROWS.least) return { ...hand, players: hand.players.map((player, i) => (i === row ? EMPTY : player)) };
  const button = hand.button > row || hand.button === rows - 1 ? hand.button - 1 : hand.button;
  return { ...hand, players: hand.players.filter((_, i) => i !== row), button };
}

/** The next hand at the same table: names, seats, game, ante and unit stay; chips, states and cards go. */
export const nextHand = ({ board: _, pushed: __, ...hand }: Hand): Hand => ({
  ...hand,
  players: hand.players.map(({ name }) => ({ ...EMPTY, name })),
});

/** The keys of the number pad. */
export const DIGIT_KEYS = ["7", "8", "9", "4", "5", "6", "1", "2", "3", "00", "0", "000"] as const;
/** One of them, or the one that takes the last digit back. */
export type NumberKey = (typeof DIGIT_KEYS)[number] | "back";

/** An amount after a key; what would be too large changes nothing. */
export function typed(bet: number, key: NumberKey): number {
  if (key === "back") return Math.floor(bet / 10);
  const next = bet * 10 ** key.length + Number(key);
  return next > MOST_CHIPS ? bet : next;
}

/** All-in, pressed: inferred → sure → still to act → back. A folded player comes back all-in. */
export function allInPressed(state: PlayerState, short: boolean): PlayerState {
  if (state === "all-in") return short ? "to-act" : "live";
  return state === "to-act" ? "live" : "all-in";
}

/** Whether two hands say the same. */
export const sameHand = (a: Hand, b: Hand): boolean => JSON.stringify(a) === JSON.stringify(b);
