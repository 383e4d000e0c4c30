import fc from "fast-check";
import type { Card } from "sidepot/cards";
import type { Range } from "sidepot/equity";
import { seeded, shuffled } from "sidepot/random";
import { describe, expect, it } from "vitest";
import { makeRiverSolver } from "./index.ts";
import { type Before, potsBefore, RiverOracle } from "./river.oracle.ts";
import type { BetMenu, RiverNode, RiverSpot } from "./types.ts";

const menus: readonly BetMenu[] = [
  { bets: [0.5], raises: [], allIn: false, mostRaises: 0 },
  { bets: [0.7], raises: [0.5], allIn: true, mostRaises: 1 },
  { bets: [], raises: [], allIn: true, mostRaises: 2, also: [120] },
];

/** A small spot: few cards, so that they are often in each other's way, and weak boards, so that ties are common. */
function spotOf(seed: number, players: number): { readonly spot: RiverSpot; readonly before: Before } {
  const random = seeded(seed);
  const deck = shuffled(
    Array.from({ length: 52 }, (_, card) => card as Card),
    random,
  );
  const board = deck.slice(0, 5);
  const pool = deck.slice(5, 15 + random(4));
  const range = (): Range => {
    const hands = pool.flatMap((a, at) => pool.slice(at + 1).map((b) => (a > b ? [a, b] : [b, a]) as [Card, Card]));
    const size = 1 + random(players > 2 ? 3 : 5);
    return shuffled(hands, random)
      .slice(0, size)
      .map((cards) => ({ cards, weight: [1, 0.5, 0.2][random(3)] as number }));
  };
  const live = 60 * (1 + random(4));
  const before = { live, allIn: Array.from({ length: players }, () => 60 * (1 + random(live / 60))), dead: 60 * random(2) };
  const spot = {
    board,
    ranges: [range(), range()] as const,
    allIn: before.allIn.map(range),
    pots: potsBefore(before),
    stacks: [60 * (1 + random(5)), 60 * (1 + random(5))] as const,
    menu: menus[random(3)] as BetMenu,
    dead: deck.slice(15, 16),
  };
  return { spot, before };
}

describe("the river solver", () => {
  it("knows what every action is worth, and what a best response gains, as the referee settles each deal", () => {
    let solved = 0;
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), (seed, players, iterations) => {
        const { spot, before } = spotOf(seed, players);
        const solver = makeRiverSolver(spot);
        if (!solver.ok) {
          expect(["NO_DEAL", "RANGE_EMPTY"]).toContain(solver.error.code);
          return;
        }
        solved++;
        solver.value.run(iterations);
        const oracle = new RiverOracle(solver.value, before);
        const { gains } = solver.value.exploitability();
        for (const player of [0, 1] as const) {
          expect(gains[player]).toBeCloseTo(oracle.expects(player, "best") - oracle.expects(player, "strategy"), 8);
        }
        for (const node of solver.value.nodes) {
          const values = solver.value.values(node.index);
          expect(values).toHaveLength(node.actions.length * solver.value.hands[node.player].length);
          for (const [at, value] of values.entries()) expectValue(oracle, node, at, values.length, value);
        }
      }),
      { numRuns: 150 },
    );
    expect(solved).toBeGreaterThan(50);
  });
});

function expectValue(oracle: RiverOracle, node: RiverNode, at: number, length: number, value: number): void {
  const hands = length / node.actions.length;
  expect(value).toBeCloseTo(oracle.value(node, Math.floor(at / hands), at % hands) ?? 0, 8);
}
