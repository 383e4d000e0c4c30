import { type Card, parseCards } from "sidepot/cards";
import { equity, parseRange, type Range } from "sidepot/equity";
import { describe, expect, it } from "vitest";
import { HOLDINGS, holdingOf } from "../ranges/index.ts";
import { estimate } from "./estimate.ts";

function rangeOf(text: string): Range {
  const range = parseRange(text);
  if (!range.ok) throw new Error(text);
  return range.value;
}
function cardsOf(text: string): Card[] {
  const cards = parseCards(text);
  if (!cards.ok) throw new Error(text);
  return [...cards.value];
}
function weightsOf(range: Range): Float64Array {
  const weights = new Float64Array(HOLDINGS);
  for (const { cards, weight } of range) weights[holdingOf(...cards)] = weight;
  return weights;
}

/** What the equity room counts, for the main pot of all and the side pot of those who put in most. */
function counted(own: string, others: readonly string[], board: string, side: readonly number[]): number[] {
  const answer = equity({
    players: [rangeOf(own), ...others.map(rangeOf)],
    board: cardsOf(board),
    contests: [
      [0, ...others.map((_, i) => i + 1)],
      [0, ...side.map((i) => i + 1)],
    ],
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.contests.map(({ shares }) => shares[0]?.equity as number);
}

const DEALS = 40_000;
/** Four standard errors of a share. */
const NEAR = 4 * Math.sqrt(0.25 / DEALS);

describe("an estimate", () => {
  const cases = [
    ["AhKh", ["QQ-99, AQ"], "", "before the flop"],
    ["AhKh", ["QQ-99, AQ", "22+, A2s+@50%"], "Kd7h2h", "on a flop against two"],
    ["7c7d", ["random", "TT+, AK", "KQs"], "7hKs2c9s", "on a turn against three"],
    ["KdQd", ["22+, AJ+", "A2s+, KT+"], "KsQc7h7d2s", "on a river against two"],
  ] as const;
  for (const [own, others, board, name] of cases) {
    it(`is near what is counted ${name}, for the main pot and the side pot`, () => {
      const [main, side] = counted(own, others, board, [0]) as [number, number];
      const [a, b] = cardsOf(own) as [Card, Card];
      const found = estimate(
        [a, b],
        cardsOf(board),
        // The first opponent has covered everything, the others have put in less.
        others.map((range, i) => ({ weights: weightsOf(rangeOf(range)), put: i === 0 ? 200 : 100, live: i === 0 })),
        [
          { amount: 1, level: 100 },
          { amount: 1, level: 200 },
        ],
        DEALS,
        17,
      );
      expect(Math.abs((found.shares[0] as number) - main)).toBeLessThan(NEAR);
      expect(Math.abs((found.shares[1] as number) - side)).toBeLessThan(NEAR);
      expect(Math.abs(found.all - main)).toBeLessThan(NEAR);
      expect(Math.abs(found.live - side)).toBeLessThan(NEAR);
    });
  }

  it("is exact on a river against one", () => {
    const [share] = counted("KdQd", ["22+, AJ+, KQ@30%"], "KsQc7h7d2s", [0]) as [number];
    const found = estimate(
      cardsOf("KdQd") as unknown as [Card, Card],
      cardsOf("KsQc7h7d2s"),
      [{ weights: weightsOf(rangeOf("22+, AJ+, KQ@30%")), put: 5, live: false }],
      [
        { amount: 1, level: 5 },
        { amount: 1, level: 9 },
      ],
      100,
      1,
    );
    expect(found.all).toBeCloseTo(share, 10);
    // The layer above is nobody else's, and nobody can still bet.
    expect(found).toEqual({ shares: [found.all, 1], all: found.all, live: 1 });
  });

  it("takes anything where an opponent's whole range lies on the board", () => {
    const found = estimate(
      cardsOf("AhAd") as unknown as [Card, Card],
      cardsOf("KsKc7h7d2s"),
      [{ weights: weightsOf(rangeOf("KsKc")), put: 5, live: true }],
      [{ amount: 1, level: 5 }],
      100,
      1,
    );
    expect(found.all).toBeGreaterThan(0.5);
  });
});
