import { seeded } from "sidepot/random";
import { describe, expect, it } from "vitest";
import { worthOf } from "./best.ts";
import { kuhn, leduc } from "./games.ts";
import { type Plain, plainCfr, plainValue, triedAnswers } from "./plain.oracle.ts";
import { makeSolver, VARIANTS, type Variant } from "./solver.ts";
import { evenStrategy, type GameNode, makeTree, type Strategy, type Tree } from "./tree.ts";

const KUHN = makeTree(kuhn());
const LEDUC = makeTree(leduc());
const KUHN_VALUE = -1 / 18;
/** As OpenSpiel's linear program finds it. */
const LEDUC_VALUE = -0.08560642418;

function solved(tree: Tree, variant: Variant, iterations: number): Strategy {
  const solver = makeSolver(tree, variant);
  solver.iterate(iterations);
  return solver.average();
}

/** The strategy by the names of the sets. */
const named = (tree: Tree, strategy: Strategy): Plain =>
  new Map(tree.sets.map(({ name, slot, actions }) => [name, [...strategy.subarray(slot, slot + actions.length)]]));

/** Some strategy, no better than another. */
function anyStrategy(tree: Tree, seed: number): Strategy {
  const random = seeded(seed);
  const strategy = evenStrategy(tree);
  for (const { slot, actions } of tree.sets) {
    const parts = actions.map(() => 1 + random(100));
    const sum = parts.reduce((a, b) => a + b, 0);
    for (const [at, part] of parts.entries()) strategy[slot + at] = part / sum;
  }
  return strategy;
}

describe("Kuhn's game", () => {
  it("has twelve sets of two actions", () => {
    expect(KUHN.sets).toHaveLength(12);
    expect(KUHN.sets.map(({ name }) => name).sort()).toEqual(
      ["J ", "J pb", "Q ", "Q pb", "K ", "K pb", "J p", "J b", "Q p", "Q b", "K p", "K b"].sort(),
    );
  });

  it.each(["linear", "cfr+", "dcfr"] as const)("is worth -1/18 by %s, within 1e-4 of an equilibrium after 10,000 iterations", (variant) => {
    const { value, exploitability } = worthOf(KUHN, solved(KUHN, variant, 10_000));
    expect(Math.abs(value - KUHN_VALUE)).toBeLessThan(1e-6);
    expect(exploitability).toBeLessThan(1e-4);
    expect(exploitability).toBeGreaterThanOrEqual(0);
  });

  it("is solved as Kuhn did: bluffs and calls in his proportions", () => {
    const at = named(KUHN, solved(KUHN, "dcfr", 10_000));
    const bets = (set: string): number => (at.get(set) as number[])[1] as number;
    const bluff = bets("J ");
    expect(bluff).toBeLessThan(1 / 3 + 0.01);
    expect(bets("K ")).toBeCloseTo(3 * bluff, 2);
    expect(bets("Q pb")).toBeCloseTo(bluff + 1 / 3, 2);
    expect(bets("Q ")).toBeCloseTo(0, 2);
    expect(bets("J p")).toBeCloseTo(1 / 3, 2);
    expect(bets("Q b")).toBeCloseTo(1 / 3, 2);
    expect([bets("K p"), bets("K b"), bets("J b")].map(Math.round)).toEqual([1, 1, 0]);
  });

  it("has best answers that no pure strategy beats, and values that a plain walk finds", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const strategy = anyStrategy(KUHN, seed);
      const { value, best, exploitability } = worthOf(KUHN, strategy);
      const plain = named(KUHN, strategy);
      expect(value).toBeCloseTo(plainValue(kuhn(), plain), 12);
      expect(best[0]).toBeCloseTo(triedAnswers(kuhn(), plain, 0), 12);
      expect(best[1]).toBeCloseTo(triedAnswers(kuhn(), plain, 1), 12);
      expect(exploitability).toBeCloseTo((best[0] + best[1]) / 2, 12);
    }
  });
});

describe("Leduc hold'em", () => {
  it("has 3 * 6 sets before the open card and 3 * 3 * 30 after it", () => {
    expect(LEDUC.sets).toHaveLength(18 + 270);
  });

  it("is worth -0.0856064 within 1e-6, and dcfr is nearer than 1e-3 after 500 iterations, 1e-4 after 1,500", () => {
    const solver = makeSolver(LEDUC, "dcfr");
    solver.iterate(500);
    expect(worthOf(LEDUC, solver.average()).exploitability).toBeLessThan(1e-3);
    solver.iterate(1000);
    const { value, exploitability } = worthOf(LEDUC, solver.average());
    expect(solver.done).toBe(1500);
    expect(exploitability).toBeLessThan(1e-4);
    expect(Math.abs(value - LEDUC_VALUE)).toBeLessThan(1e-6);
  });

  it("is played badly by who folds, calls and raises alike", () => {
    // The NashConv that OpenSpiel's tests state for the even strategy.
    expect(2 * worthOf(LEDUC, evenStrategy(LEDUC)).exploitability).toBeCloseTo(4.747222222222222, 12);
  });
});

describe("regret minimisation", () => {
  it("in its plain variant is that of the definition, to the last digits", () => {
    for (const [root, tree, iterations] of [
      [kuhn(), KUHN, 50],
      [leduc(), LEDUC, 5],
    ] as const) {
      const plain = plainCfr(root, iterations);
      const fast = named(tree, solved(tree, "cfr", iterations));
      for (const [set, list] of plain) {
        for (const [at, chance] of list.entries()) expect((fast.get(set) as number[])[at]).toBeCloseTo(chance, 10);
      }
    }
  });

  it("comes nearer by every variant", () => {
    for (const variant of VARIANTS) {
      const solver = makeSolver(KUHN, variant);
      const seen = [10, 90, 900].map((times) => {
        solver.iterate(times);
        return worthOf(KUHN, solver.average()).exploitability;
      });
      expect(seen[1]).toBeLessThan(seen[0] as number);
      expect(seen[2]).toBeLessThan((seen[1] as number) / 2);
    }
  });

  it("goes on where it was: two times fifty are a hundred", () => {
    const solver = makeSolver(LEDUC, "dcfr");
    solver.iterate(50);
    solver.average();
    solver.iterate(50);
    expect(solver.average()).toEqual(solved(LEDUC, "dcfr", 100));
  });
});

describe("a game", () => {
  const end: GameNode = { kind: "end", gain: 1 };

  it("may be as small as its end", () => {
    expect(worthOf(makeTree(end), new Float64Array())).toEqual({ value: 1, best: [1, -1], exploitability: 0 });
  });

  it("must have chances that add up to 1, and sets whose places cannot be told apart", () => {
    const choice = (player: 0 | 1, actions: readonly string[]): GameNode => ({
      kind: "choice",
      player,
      set: "s",
      actions,
      next: actions.map(() => end),
    });
    const both = (a: GameNode, b: GameNode): GameNode => ({ kind: "chance", chances: [0.5, 0.5], next: [a, b] });
    expect(() => makeTree({ kind: "chance", chances: [0.5, 0.4], next: [end, end] })).toThrow("add up to 1");
    expect(() => makeTree(both(choice(0, ["a"]), choice(1, ["a"])))).toThrow("told apart");
    expect(() => makeTree(both(choice(0, ["a"]), choice(0, ["b"])))).toThrow("told apart");
    expect(() => makeTree({ kind: "choice", player: 0, set: "s", actions: ["a", "b"], next: [end] })).toThrow("each way on");
    expect(makeTree(both(choice(0, ["a", "b"]), choice(0, ["a", "b"]))).slots).toBe(2);
  });
});
