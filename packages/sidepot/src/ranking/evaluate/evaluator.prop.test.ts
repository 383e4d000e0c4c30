import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { type Card, fullDeck, rankOf, suitOf } from "../../cards/card.ts";
import { GAME_SHAPES, GAMES, type Game } from "../games.ts";
import { type Ranked, rankHand } from "../rank.ts";
import { evaluator } from "./evaluator.ts";

/** Whole decks, and parts of one in which flushes, straights and lows are common. */
const DECKS = [() => true, (c: Card) => suitOf(c) < 2, (c: Card) => rankOf(c) < 7 || rankOf(c) === 12, (c: Card) => rankOf(c) >= 6];

/** A board and two hands dealt from one deck of the game. */
const deal = (game: Game): fc.Arbitrary<{ board: Card[]; a: Card[]; b: Card[] }> =>
  fc.tuple(fc.constantFrom(...GAME_SHAPES[game].deals), fc.constantFrom(...DECKS)).chain(([{ board, hand }, keep]) => {
    const deck = fullDeck().filter((c) => keep(c) && (GAME_SHAPES[game].high !== "short" || rankOf(c) >= 4));
    const size = board + 2 * hand;
    return fc
      .shuffledSubarray(deck, { minLength: size, maxLength: size })
      .map((cards) => ({ board: cards.slice(0, board), a: cards.slice(board, board + hand), b: cards.slice(board + hand) }));
  });

const ranked = (game: Game, hole: readonly Card[], board: readonly Card[]): Ranked => {
  const answer = rankHand(game, hole, board);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};

describe.each(GAMES)("%s", (game) => {
  test.prop([deal(game)], { numRuns: 600 })("two hands compare as rankHand compares them", ({ board, a, b }) => {
    const mine = evaluator(game);
    for (const side of ["high", "low"] as const) {
      const [x, y] = [mine[side](a, board), mine[side](b, board)];
      const [u, v] = [ranked(game, a, board)[side], ranked(game, b, board)[side]];
      expect([x === 0, y === 0]).toEqual([u === null, v === null]);
      if (u && v) expect(Math.sign(x - y)).toBe(Math.sign(u.strength - v.strength));
    }
  });

  test.prop([deal(game), fc.gen()], { numRuns: 50 })("the order of the cards and the kind of array change nothing", ({ board, a }, gen) => {
    const { high, low } = evaluator(game);
    const shuffled = Uint8Array.from(gen(() => fc.shuffledSubarray(a, { minLength: a.length })));
    const common = Uint8Array.from(gen(() => fc.shuffledSubarray(board, { minLength: board.length })));
    expect([high(shuffled, common), low(shuffled, common)]).toEqual([high(a, board), low(a, board)]);
  });
});

test("hands that no game deals are worth nothing, and break nothing", () => {
  for (const game of GAMES) {
    const { high, low } = evaluator(game);
    for (const hole of [[], [0], [0, 1], [99, -1, 0.5, Number.NaN]]) {
      for (const side of [high, low]) expect(side(hole, [])).toBeTypeOf("number");
    }
  }
  expect(evaluator("omaha").high([0], [4, 8, 12, 16, 20])).toBe(0);
  expect(evaluator("short").high([0, 1], [2, 3, 4, 5, 6])).toBe(0);
});
