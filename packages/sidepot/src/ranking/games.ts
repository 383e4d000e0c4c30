/** The games that the referee ranks, as the command line names them. */
export const GAMES = [
  "holdem",
  "omaha",
  "omaha5",
  "omaha6",
  "omaha8",
  "short",
  "stud",
  "stud8",
  "razz",
  "27",
  "a5",
  "badugi",
  "draw",
] as const;

/** A game's name. */
export type Game = (typeof GAMES)[number];

/** Categories of five cards from the weakest, in the games of 52 cards. */
export const CATEGORIES = ["high-card", "pair", "two-pair", "trips", "straight", "flush", "full-house", "quads", "straight-flush"] as const;

/** A category of five cards, or the number of cards that a badugi holds. */
export type Category = (typeof CATEGORIES)[number] | "badugi-4" | "badugi-3" | "badugi-2" | "badugi-1";

/** Cards on the board and in one hand when all are dealt. */
export interface Deal {
  readonly board: number;
  readonly hand: number;
}

/** How a game is put together: what is dealt, and what a hand is judged by. */
export interface GameShape {
  /** The complete deal first; in stud games also the one where a community card ends a short stub (TDA 2024 RP-10-H). */
  readonly deals: readonly [Deal, ...Deal[]];
  /** Exactly this many cards play from the hand; null where any number does. */
  readonly fromHand: number | null;
  /** The high order in force, or null where only the low counts. */
  readonly high: "standard" | "short" | null;
  /** The low order in force, or null. `eight` is ace-to-five with an eight or better to qualify. */
  readonly low: "a5" | "eight" | "27" | "badugi" | null;
}

const omaha = (hand: number): GameShape => ({ deals: [{ board: 5, hand }], fromHand: 2, high: "standard", low: null });
const stud = (high: GameShape["high"], low: GameShape["low"]): GameShape => ({
  deals: [
    { board: 0, hand: 7 },
    { board: 1, hand: 6 },
  ],
  fromHand: null,
  high,
  low,
});
const drawn = (hand: number, high: GameShape["high"], low: GameShape["low"]): GameShape => ({
  deals: [{ board: 0, hand }],
  fromHand: null,
  high,
  low,
});

/** The shape of each game. */
export const GAME_SHAPES: Readonly<Record<Game, GameShape>> = {
  holdem: { deals: [{ board: 5, hand: 2 }], fromHand: null, high: "standard", low: null },
  omaha: omaha(4),
  omaha5: omaha(5),
  omaha6: omaha(6),
  omaha8: { ...omaha(4), low: "eight" },
  short: { deals: [{ board: 5, hand: 2 }], fromHand: null, high: "short", low: null },
  stud: stud("standard", null),
  stud8: stud("standard", "eight"),
  razz: stud(null, "a5"),
  "27": drawn(5, null, "27"),
  a5: drawn(5, null, "a5"),
  badugi: drawn(4, null, "badugi"),
  draw: drawn(5, "standard", null),
};

/** Whether a game splits its pots between a high and a low hand. */
export const isHiLo = (game: Game): boolean => GAME_SHAPES[game].high !== null && GAME_SHAPES[game].low !== null;
