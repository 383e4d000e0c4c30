import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import type { Card } from "../cards/card.ts";
import { countEvery } from "./every.ts";
import { countPreflop } from "./preflop.ts";

/** A deck in any order, of which suits and ranks come in clumps as often as not. */
const deck = fc
  .tuple(fc.shuffledSubarray([...Array(52).keys()], { minLength: 52, maxLength: 52 }), fc.integer({ min: 0, max: 2 }))
  .map(([all, clump]) => {
    const by = (card: number): number => (clump === 1 ? card & 3 : card >> 2);
    return (clump === 0 ? all : [...all].sort((a, b) => Math.floor(by(a) / 2) - Math.floor(by(b) / 2))) as Card[];
  });

test.prop(
  [deck, fc.integer({ min: 2, max: 7 }), fc.integer({ min: 1, max: 2 }), fc.integer({ min: 0, max: 12 }), fc.infiniteStream(fc.boolean())],
  {
    numRuns: 40,
  },
)("counts what counting every board counts", (cards, players, board, dead, coin) => {
  const hands = Array.from({ length: players }, (_, at) => [cards[2 * at], cards[2 * at + 1]] as unknown as readonly [Card, Card]);
  const known = cards.slice(2 * players, 2 * players + board);
  const out = cards.slice(2 * players + board, 2 * players + board + dead);
  const everyone = hands.map((_, player) => player);
  const some = everyone.filter(() => coin.next().value);
  const contests = some.length > 0 ? [everyone, some] : [everyone];
  const plain = countEvery({ players: hands.map((two) => [{ cards: two, weight: 1 }]), board: known, dead: out, contests });
  expect(countPreflop(hands, known, out, contests)).toEqual(plain);
});
