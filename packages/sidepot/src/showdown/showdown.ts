import { type Card, parseCards } from "../cards/index.ts";
import { findTwice } from "../cards/parse.ts";
import type { Problem } from "../problem.ts";
import { GAME_SHAPES } from "../ranking/index.ts";
import { checkDeal, checkGame, rank } from "../ranking/rank.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import { orderHands } from "./compare.ts";
import type { Showdown, ShowdownInput } from "./types.ts";

/**
 * Compares hands: who is best, who ties, which cards count and what decided.
 *
 * @param input a game, its complete board and one hand a player, in any notation that `parseCards` reads
 * @returns both sides of the game, or the first thing wrong with its place in the input
 */
export function showdown(input: ShowdownInput): Result<Showdown, Problem> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return fail({ code: "NOT_AN_OBJECT", path: "", got: show(input) });
  }
  const game = input.game === undefined ? "holdem" : input.game;
  const unknown = checkGame(game);
  if (unknown) return fail(unknown);
  if (!Array.isArray(input.hands)) return fail({ code: "NOT_A_LIST", path: "hands", got: show(input.hands) });
  if (input.hands.length === 0) return fail({ code: "TOO_FEW_PLAYERS", path: "hands", count: 0, least: 1 });

  const board = parseCards(input.board === undefined ? [] : input.board, "board");
  if (!board.ok) return board;
  const hands: Card[][] = [];
  for (const [i, given] of input.hands.entries()) {
    const hand = parseCards(given, `hands[${i}]`);
    if (!hand.ok) return hand;
    hands.push(hand.value);
  }
  const twice = findTwice([{ path: "board", cards: board.value }, ...hands.map((cards, i) => ({ path: `hands[${i}]`, cards }))]);
  if (twice) return fail(twice);
  for (const [i, hand] of hands.entries()) {
    const problem = checkDeal(game, hand, board.value, `hands[${i}]`, "board");
    if (problem) return fail(problem);
  }

  const { high, low } = GAME_SHAPES[game];
  const ranked = hands.map((hand) => rank(game, hand, board.value));
  return ok({
    game,
    board: board.value,
    hands,
    high:
      high &&
      orderHands(
        ranked.map((r) => r.high),
        game,
        "high",
      ),
    low:
      low &&
      orderHands(
        ranked.map((r) => r.low),
        game,
        "low",
      ),
  });
}
