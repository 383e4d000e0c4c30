/** The games that the referee ranks, as the command line names them. */
export const GAMES = ["holdem", "omaha", "omaha5", "omaha6", "omaha8", "short", "stud", "stud8", "razz", "27", "a5", "badugi", "draw"] as const;

/** A game's name. */
export type Game = (typeof GAMES)[number];

/** Categories of five cards from the weakest, in the games of 52 cards. */
export const CATEGORIES = [
  "high-card",
  "pair",
  "two-pair",
  "trips",
  "straight",
  "flush",
  "full-house",
  "quads",
  "straight-flush",
] as const;

/** A category of five cards, or the number of cards that a badugi holds. */
export type Category = (typeof CATEGORIES)[number] | "badugi-4" | "badugi-3" | "badugi-2" | "badugi-1";

/** How a game is put together: cards on the board, in the hand, and what the hand is judged by. */
export interface GameShape {
  /** Cards that the complete board has. */
  readonly board: number;
  /** Cards that a player may hold (several where a community card can stand in). */
  readonly hand: readonly number[];
  /** Exactly this many from the hand; null where any number plays. */
  readonly fromHand: number | null;
  /** The high order in force, or null where only the low counts. */
  readonly high: "standard" | "short" | null;
  /** The low order in force, or null. `eight` is ace-to-five with an eight or better to qualify. */
  readonly low: "a5" | "eight" | "27" | "badugi" | null;
}

const omaha = (hand: number): GameShape => ({ board: 5, hand: [hand], fromHand: 2, high: "standard", low: null });
const own = (hand: number, high: GameShape["high"], low: GameShape["low"]): GameShape => ({
  board: 0,
  hand: [hand],
  fromHand: null,
  high,
  low,
});

/** The shape of each game. */
export const GAME_SHAPES: Readonly<Record<Game, GameShape>> = {
  holdem: { board: 5, hand: [2], fromHand: null, high: "standard", low: null },
  omaha: omaha(4),
  omaha5: omaha(5),
  omaha6: omaha(6),
  omaha8: { ...omaha(4), low: "eight" },
  short: { board: 5, hand: [2], fromHand: null, high: "short", low: null },
  stud: own(7, "standard", null),
  stud8: own(7, "standard", "eight"),
  razz: own(7, null, "a5"),
  "27": own(5, null, "27"),
  a5: own(5, null, "a5"),
  badugi: own(4, null, "badugi"),
  draw: own(5, "standard", null),
};

/** Whether a game splits its pots between a high and a low hand. */
export const isHiLo = (game: Game): boolean => GAME_SHAPES[game].high !== null && GAME_SHAPES[game].low !== null;
