import type { Game } from "../games.ts";
import { evaluate5, evaluate7 } from "./evaluate.ts";
import { omahaHigh, short7 } from "./highs.ts";
import { aceToFive5, aceToFive7, badugi4, deuce5, eightLow7, omahaLow } from "./lows.ts";

/**
 * What a hand is worth on one side: higher is better, equal ties, 0 where no low qualifies or the game has no such side. Values are
 * comparable within one game and side only.
 *
 * @param hole the player's own cards, as numbers 0-51
 * @param board the common cards, complete; none in draw games. Nothing is checked: `rankHand` says what is wrong with a deal.
 */
export type Worth = (hole: ArrayLike<number>, board: ArrayLike<number>) => number;

/** How the hands of one game are compared, without the reasons that `rankHand` gives: for loops over many hands. */
export interface Evaluator {
  readonly high: Worth;
  readonly low: Worth;
}

type Five = (a: number, b: number, c: number, d: number, e: number) => number;
type Seven = (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => number;

const none: Worth = () => 0;

/** Two cards of one's own and five common ones. */
const holdem =
  (worth: Seven): Worth =>
  (hole, board) =>
    worth(
      hole[0] as number,
      hole[1] as number,
      board[0] as number,
      board[1] as number,
      board[2] as number,
      board[3] as number,
      board[4] as number,
    );

/** Seven cards of one's own, or six and a common one where the deck ran short. */
const stud =
  (worth: Seven): Worth =>
  (hole, board) =>
    worth(
      hole[0] as number,
      hole[1] as number,
      hole[2] as number,
      hole[3] as number,
      hole[4] as number,
      hole[5] as number,
      (hole.length > 6 ? hole[6] : board[0]) as number,
    );

const draw =
  (worth: Five): Worth =>
  (hole) =>
    worth(hole[0] as number, hole[1] as number, hole[2] as number, hole[3] as number, hole[4] as number);

const OMAHA: Evaluator = { high: omahaHigh, low: none };

const EVALUATORS: Readonly<Record<Game, Evaluator>> = {
  holdem: { high: holdem(evaluate7), low: none },
  omaha: OMAHA,
  omaha5: OMAHA,
  omaha6: OMAHA,
  omaha8: { high: omahaHigh, low: omahaLow },
  short: { high: holdem(short7), low: none },
  stud: { high: stud(evaluate7), low: none },
  stud8: { high: stud(evaluate7), low: stud(eightLow7) },
  razz: { high: none, low: stud(aceToFive7) },
  "27": { high: none, low: draw(deuce5) },
  a5: { high: none, low: draw(aceToFive5) },
  badugi: { high: none, low: (hole) => badugi4(hole[0] as number, hole[1] as number, hole[2] as number, hole[3] as number) },
  draw: { high: draw(evaluate5), low: none },
};

/** How hands of a game are compared fast. Tables that only some games need are filled at the first hand that needs them. */
export const evaluator = (game: Game): Evaluator => EVALUATORS[game];
