// Compares the hands of the reference showdowns (showdown.jsonl) by the fast evaluators of the built library, which the command does not
// use, and holds the order against the one recorded. Prints `evaluators: N passed, N failed`.
import { parseCards } from "sidepot/cards";
import { evaluator } from "sidepot/evaluate/games";
import { readCases, tell } from "./tell.mjs";

/** @typedef {{ readonly order: readonly (readonly number[])[] }} Side */
/** @typedef {{ id: string, game: string, board: string[], hole: string[][], hi?: Side, lo?: Side }} Showdown */

/** The names of games that the file calls otherwise. */
const GAMES = /** @type {Readonly<Record<string, string>>} */ ({ stud7: "stud", draw5: "draw" });

/** @type {(texts: readonly string[]) => readonly number[]} */
function cards(texts) {
  const read = parseCards(texts);
  if (!read.ok) throw new Error(`not cards: ${texts}`);
  return read.value;
}

/**
 * Players best first, ties together, those worth nothing left out.
 * @param {readonly number[]} values
 */
const orderOf = (values) =>
  [...new Set(values)]
    .filter((value) => value > 0)
    .sort((a, b) => b - a)
    .map((value) => values.flatMap((other, player) => (other === value ? [player] : [])));

/** @type {(order: readonly (readonly number[])[]) => string} */
const plain = (order) => JSON.stringify(order.map((tied) => [...tied].sort((a, b) => a - b)));

/** @param {Showdown} showdown */
function faultOf({ game, board, hole, hi, lo }) {
  const { high, low } = evaluator(/** @type {import("sidepot/ranking").Game} */ (GAMES[game] ?? game));
  const common = cards(board);
  const hands = hole.map(cards);
  for (const [side, worth] of /** @type {const} */ ([
    [hi, high],
    [lo, low],
  ])) {
    if (!side) continue;
    const ours = orderOf(hands.map((hand) => worth(hand, common)));
    if (plain(ours) !== plain(side.order)) return `${plain(ours)} and not ${plain(side.order)}`;
  }
  return null;
}

tell("evaluators", readCases("showdown/showdown.jsonl"), faultOf);
