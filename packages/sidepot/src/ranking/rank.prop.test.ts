import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { type Card, fullDeck, rankOf } from "../cards/card.ts";
import { GAME_SHAPES, GAMES, type Game } from "./games.ts";
import { badugiValue, bestValue, compareValues, deuceValue, highValue, lowValue, qualifies, type Value } from "./rank.oracle.ts";
import { type Ranked, rankHand } from "./rank.ts";

/** A game, a board and two hands dealt from one deck. */
const deal = fc.constantFrom(...GAMES).chain((game) => {
  const { deals, high } = GAME_SHAPES[game];
  const deck = fullDeck().filter((c) => high !== "short" || rankOf(c) >= 4);
  return fc.constantFrom(...deals).chain(({ board, hand }) => {
    const size = board + 2 * hand;
    return fc.shuffledSubarray(deck, { minLength: size, maxLength: size }).map((cards) => ({
      game,
      board: cards.slice(0, board),
      a: cards.slice(board, board + hand),
      b: cards.slice(board + hand),
    }));
  });
});

function oracle(game: Game, hole: readonly Card[], board: readonly Card[]): { high: Value | null; low: Value | null } {
  const { high, low, fromHand } = GAME_SHAPES[game];
  const lows = {
    a5: () => bestValue(hole, board, fromHand, lowValue),
    eight: () => bestValue(hole, board, fromHand, lowValue, qualifies),
    "27": () => deuceValue(hole),
    badugi: () => badugiValue(hole),
  };
  return {
    high: high && bestValue(hole, board, fromHand, (five) => highValue(five, high === "short")),
    low: low && lows[low](),
  };
}

const ranked = (game: Game, hole: readonly Card[], board: readonly Card[]): Ranked => {
  const answer = rankHand(game, hole, board);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};

test.prop([deal], { numRuns: 1500 })("orders two hands as the oracle does, in every game", ({ game, board, a, b }) => {
  const mine = [ranked(game, a, board), ranked(game, b, board)] as const;
  const theirs = [oracle(game, a, board), oracle(game, b, board)] as const;
  for (const side of ["high", "low"] as const) {
    const [x, y] = [mine[0][side], mine[1][side]];
    const [u, v] = [theirs[0][side], theirs[1][side]];
    expect([x === null, y === null]).toEqual([u === null, v === null]);
    if (x && y && u && v) expect(Math.sign(x.strength - y.strength)).toBe(Math.sign(compareValues(u, v)));
  }
});

test.prop([deal], { numRuns: 500 })(
  "[point 22] the cards named are worth the strength, and the game lets them play",
  ({ game, board, a }) => {
    const { fromHand, low } = GAME_SHAPES[game];
    const { high, low: lowHand } = ranked(game, a, board);
    for (const hand of [high, lowHand]) {
      if (!hand) continue;
      expect(hand.cards.every((c) => a.includes(c) || board.includes(c))).toBe(true);
      expect(new Set(hand.cards).size).toBe(hand.cards.length);
      expect(hand.hole).toEqual(hand.cards.filter((c) => a.includes(c)));
      if (low !== "badugi") expect(hand.cards).toHaveLength(5);
      if (fromHand !== null) expect(hand.hole).toHaveLength(fromHand);
    }
    const value = high && oracle(game, a, board).high;
    if (high && value) expect(highValue(high.cards, GAME_SHAPES[game].high === "short")).toEqual(value);
  },
);

test.prop([deal, fc.gen()], { numRuns: 200 })("the order in which cards are given changes nothing", ({ game, board, a }, gen) => {
  const shuffled = <T>(items: T[]): T[] => gen(() => fc.shuffledSubarray(items, { minLength: items.length }));
  expect(ranked(game, shuffled(a), shuffled(board))).toEqual(ranked(game, a, board));
});
