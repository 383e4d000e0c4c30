// How near the solvers come: small games whose values are known, and rivers, with all-in players and without.
import { kuhn, leduc, makeSolver, makeTree, worthOf } from "@sidepot/trainer/cfr";
import * as river from "@sidepot/trainer/river";

const { makeRiverSolver, RIVER_SUITE = [], SIDE_POT_SUITE = [] } = river;

import { cpuTime, row, spreadOf } from "./trainer-rows.mjs";

const VARIANT = "dcfr";
const ITERATIONS = 10_000;
const KUHN = -1 / 18;
/** As OpenSpiel's linear program finds it. */
const LEDUC = -0.08560642418;

const small = {
  names: ["kuhn value error", "kuhn exploitability @10k", "leduc value error", "leduc exploitability @10k", "leduc iterations"],
  measure({ quick }) {
    const iterations = quick ? 1000 : ITERATIONS;
    const solved = (root) => {
      const tree = makeTree(root);
      const solver = makeSolver(tree, VARIANT);
      const began = cpuTime();
      solver.iterate(iterations);
      return { ...worthOf(tree, solver.average()), rate: (iterations * 1000) / (cpuTime() - began) };
    };
    const [a, b] = [solved(kuhn()), solved(leduc())];
    return {
      rows: [
        row("kuhn value error", Math.abs(a.value - KUHN), "chips", { required: 1e-6, less: true }),
        row("kuhn exploitability @10k", a.exploitability, "chips", { required: 1e-4, less: true }),
        row("leduc value error", Math.abs(b.value - LEDUC), "chips", { required: 1e-6, less: true }),
        row("leduc exploitability @10k", b.exploitability, "chips", { required: 1e-5, less: true }),
        row("leduc iterations", b.rate, "/s"),
      ],
      notes: [
        `small games: ${VARIANT} (1.5, 0, 2), ${iterations} iterations, NashConv / 2 by exact best answers; ${signed(a.value)} and ${signed(b.value)} chips for the first player, known are ${signed(KUHN)} and ${signed(LEDUC)}`,
      ],
    };
  },
};

const signed = (value) => value.toFixed(10);
const CHECKS = 100;

/** What 100 iterations leave of each spot, in percent of the pot, and their CPU time. */
function solvedRivers(spots) {
  const left = [];
  const times = [];
  const hands = [];
  for (const spot of spots) {
    const made = makeRiverSolver(spot);
    if (!made.ok) throw new Error(`a spot that cannot be solved: ${made.error.code}`);
    const solver = made.value;
    const began = cpuTime();
    solver.run(CHECKS);
    times.push(cpuTime() - began);
    left.push(100 * solver.exploitability().ofPot);
    hands.push(solver.hands.map((list) => list.length));
  }
  return { left, times, hands };
}

/** The worst spot is what counts; the spread is over all of them. */
const worst = (name, values, unit, goals) => row(name, Math.max(...values), unit, { ...goals, spread: spreadOf(values) });
const middle = (name, values, unit, goals) =>
  row(name, values.toSorted((a, b) => a - b)[values.length >> 1], unit, { ...goals, spread: spreadOf(values) });

const suite = (name, timeName, spots, goals, timeGoals, what) => ({
  names: [name, timeName],
  measure({ quick }) {
    const chosen = quick ? spots.slice(0, 1) : spots;
    // The first one is solved before, for the compiler.
    if (!quick) solvedRivers(spots.slice(0, 1));
    const { left, times, hands } = solvedRivers(chosen);
    const sizes = [...new Set(hands.map((pair) => pair.join(" x ")))].slice(0, 4).join(", ");
    return {
      rows: [worst(name, left, "% of pot", goals), middle(timeName, times, "ms", timeGoals)],
      notes: [
        `${what}: ${chosen.length} fixed spots, ${sizes} hands${hands.length > 4 ? " and so on" : ""}; the worst spot's exploitability (NashConv / 2) and the median CPU time of 100 iterations, without the making of the tree`,
      ],
    };
  },
});

export const solvers = (RIVER_SUITE.length ? [] : [small]).concat(
  RIVER_SUITE.length === 0
    ? []
    : [
        small,
        suite(
          "river exploitability % of pot @100",
          "river CPU time @100",
          RIVER_SUITE,
          { required: 0.3, less: true },
          { required: 500, aim: 200, less: true },
          "rivers of two players",
        ),
        suite(
          "side-pot river exploitability % of pot @100",
          "side-pot river CPU time @100",
          SIDE_POT_SUITE,
          { required: 0.02, less: true },
          { required: 1000, less: true },
          "rivers with all-in players",
        ),
      ],
);
