// How near the solvers come: small games whose values are known, and rivers, with all-in players and without.
import { kuhn, leduc, makeSolver, makeTree, worthOf } from "@sidepot/trainer/cfr";
import { betsBySidePot, makeRiverSolver, RIVER_SUITE, SIDE_POT_RAISES, SIDE_POT_SUITE, spotOf } from "@sidepot/trainer/river";
import { cpuTime, row, spreadOf } from "./trainer-rows.mjs";

const VARIANT = "dcfr";
const ITERATIONS = 10_000;
const KUHN = -1 / 18;
/** As OpenSpiel's linear program finds it. */
const LEDUC = -0.08560642418;

const smallNames = (iterations) => [
  "kuhn value error",
  `kuhn exploitability @${iterations / 1000}k`,
  "leduc value error",
  `leduc exploitability @${iterations / 1000}k`,
  "leduc iterations",
];

const small = {
  names: smallNames(ITERATIONS),
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
    const [kuhnValue, kuhnLeft, leducValue, leducLeft, rate] = smallNames(iterations);
    return {
      rows: [
        row(kuhnValue, Math.abs(a.value - KUHN), "chips", { required: 1e-6, less: true }),
        row(kuhnLeft, a.exploitability, "chips", { required: 1e-4, less: true }),
        row(leducValue, Math.abs(b.value - LEDUC), "chips", { required: 1e-6, less: true }),
        row(leducLeft, b.exploitability, "chips", { required: 1e-5, less: true }),
        row(rate, b.rate, "/s"),
      ],
      notes: [
        `small games: ${VARIANT} (1.5, 0, 2), ${iterations.toLocaleString("en")} iterations, NashConv / 2 by exact best answers; ${signed(a.value)} and ${signed(b.value)} chips for the first player, known are ${signed(KUHN)} and ${signed(LEDUC)}`,
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

/** The median spot; the spread is over all of them. */
const middle = (name, values, unit, goals) =>
  row(name, values.toSorted((a, b) => a - b)[values.length >> 1], unit, { ...goals, spread: spreadOf(values) });

/** Rows of what is left and of the time. The first spot is solved once before, for the compiler. */
const suite = (name, timeName, spots, goals, timeGoals, what) => ({
  names: [name, `${name}, worst spot`, timeName],
  measure({ quick }) {
    const chosen = quick ? spots.slice(0, 1) : spots;
    if (!quick) solvedRivers(spots.slice(0, 1));
    const { left, times, hands } = solvedRivers(chosen);
    const sizes = hands.map(([a, b]) => a * b);
    const largest = hands[sizes.indexOf(Math.max(...sizes))];
    const smallest = hands[sizes.indexOf(Math.min(...sizes))];
    const within = left.filter((each) => each <= goals.required).length;
    return {
      rows: [
        middle(name, left, "% of pot", goals),
        row(`${name}, worst spot`, Math.max(...left), "% of pot", goals),
        middle(timeName, times, "ms", timeGoals),
      ],
      notes: [
        `${name}: ${what}, ${chosen.length} fixed spots, ${smallest.join(" x ")} to ${largest.join(" x ")} hands; NashConv / 2 after ${CHECKS} iterations and their CPU time, without the making of tree and tables: the median spot, least and most of all; ${within} of ${chosen.length} spots within ${goals.required} %`,
      ],
    };
  },
});

const PLAIN = RIVER_SUITE.map(spotOf);
/** Every hand that the board leaves, 1,081 against 1,081: the suite's first spot on each of its boards. */
const WHOLE = PLAIN.map(({ board }) => ({ ...PLAIN[0], board }));

const SIDE_POT_ITERATIONS = 1000;
const shares = [
  ["bets %", "bets"],
  ["air bets %", "airBets"],
  ["bluffs % of bets", "bluffShare"],
  ["opponent folds %", "folds"],
];
const TOTAL = 300;
const SIDES = [0, 100, 200, 300];
const nameOf = (side, what) => `side pot ${side} of ${TOTAL}: ${what}`;

/** How the same bet into the same pot changes with the side pot. */
const lesson = {
  names: SIDES.flatMap((side) => shares.map(([what]) => nameOf(side, what))),
  measure({ quick }) {
    const iterations = quick ? 20 : SIDE_POT_ITERATIONS;
    const table = betsBySidePot(undefined, SIDES, iterations);
    if (!table.ok) throw new Error(table.error.code);
    const left = Math.max(...table.value.map(({ ofPot }) => 100 * ofPot));
    return {
      rows: table.value.flatMap((each) => shares.map(([what, key]) => row(nameOf(each.side, what), 100 * each[key], "%"))),
      notes: [
        `side pot lesson: Ks8d4c9h2s, half the pot behind, one all-in player; equal ranges of the two who can bet; ${iterations} iterations, at most ${left.toPrecision(2)} % of the pot from an equilibrium; air beats less than 25 % of the opponent's hands, a bluff less than 40 %`,
      ],
    };
  },
};

export const solvers = [
  small,
  suite(
    "river exploitability % of pot @100",
    "river CPU time @100",
    WHOLE,
    { required: 0.3, less: true },
    { required: 500, aim: 200, less: true },
    "rivers of two players who may hold anything",
  ),
  suite(
    "river suite exploitability % of pot @100",
    "river suite CPU time @100",
    PLAIN,
    { required: 0.3, less: true },
    {},
    "rivers of two players with ranges as they come up",
  ),
  suite(
    "side-pot river exploitability % of pot @100",
    "side-pot river CPU time @100",
    SIDE_POT_SUITE.map(spotOf),
    { required: 0.02, less: true },
    { required: 1000, less: true },
    "rivers with one or two all-in players, one bet of half the pot",
  ),
  suite(
    "side-pot river with raises exploitability % of pot @100",
    "side-pot river with raises CPU time @100",
    SIDE_POT_RAISES.map(spotOf),
    { required: 0.02, less: true },
    {},
    "the same with a whole pot behind, two bets and a raise",
  ),
  lesson,
];
