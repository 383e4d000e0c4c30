// The lesson of dry side pots as one table: the same pot and the same bet, with more and more of the pot out of the all-in player's reach.
import type { Result } from "sidepot";
import { problemOf } from "./check.ts";
import { solverOf } from "./solver.ts";
import { type Prepared, prepare } from "./spot.ts";
import { type SuiteSpot, spotOf } from "./suites.ts";
import type { RiverProblem, RiverSolver, RiverSpot } from "./types.ts";

/** How the first player bets where so much of the pot is a side pot. All parts are of 1. */
export interface SidePotBets {
  /** Chips that the all-in player can win, and chips that only the two who can still bet can win. */
  readonly main: number;
  readonly side: number;
  /** How much of the range bets. */
  readonly bets: number;
  /** How much of the air bets: hands that beat less than a quarter of what the live opponent holds. */
  readonly airBets: number;
  /** How much of what bets is bluffs: hands that beat less than 40 % of what the live opponent holds. */
  readonly bluffShare: number;
  /** How often the live opponent folds to a bet. */
  readonly folds: number;
  /** Exploitability of the strategies behind these numbers, as a part of the pot. */
  readonly ofPot: number;
}

/** The spot of the table: king high, half the pot behind, one all-in player with a wide range, two equal ranges of medium width. */
export const SIDE_POT_TABLE: SuiteSpot = {
  name: "Ks8d4c9h2s, bet 150 into 300",
  board: "Ks8d4c9h2s",
  ranges: [
    "22+,A2s+,K8s+,Q8s+,J8s+,T8s+,97s+,86s+,76s,65s,54s,ATo+,KTo+,QTo+,JTo",
    "22+,A2s+,K8s+,Q8s+,J8s+,T8s+,97s+,86s+,76s,65s,54s,ATo+,KTo+,QTo+,JTo",
  ],
  allIn: ["22+,A2s+,K5s+,Q7s+,J7s+,T7s+,97s+,86s+,75s+,64s+,54s,A7o+,K9o+,Q9o+,J9o+,T9o"],
  pots: [{ amount: 300, allIn: [0] }],
  stacks: [150, 150],
  menu: { bets: [0.5], raises: [], allIn: false, mostRaises: 0 },
};

/** The parts of 300 chips that lie in a side pot. */
const SIDES = [0, 100, 200, 300];
const AIR = 0.25;
const BLUFF = 0.4;

/**
 * Solves a spot with one all-in player once for each way to part its pot into main and side pot, and tells how the first player bets.
 *
 * @param sides chips of the side pot, row by row: at most the whole pot; default for the table's own spot
 * @param iterations default 1000: exploitability far below a thousandth of the pot
 */
export function betsBySidePot(
  spot: RiverSpot = spotOf(SIDE_POT_TABLE),
  sides: readonly number[] = SIDES,
  iterations = 1000,
): Result<readonly SidePotBets[], RiverProblem> {
  const problem = problemOf(spot);
  if (problem !== null) return { ok: false, error: problem };
  const rows: SidePotBets[] = [];
  const pot = spot.pots.reduce((sum, { amount }) => sum + amount, 0);
  for (const side of sides) {
    const pots = [
      { amount: pot - side, allIn: spot.allIn.map((_, player) => player) },
      { amount: side, allIn: [] },
    ];
    const row = rowOf({ ...spot, pots }, side, iterations);
    if (!row.ok) return row;
    rows.push(row.value);
  }
  return { ok: true, value: rows };
}

function rowOf(spot: RiverSpot, side: number, iterations: number): Result<SidePotBets, RiverProblem> {
  const prepared = prepare(spot);
  if (!prepared.ok) return prepared;
  const { players, contest, pot } = prepared.value;
  const solver = solverOf(prepared.value);
  solver.run(iterations);
  const [mine, theirs] = players;
  const met = new Float64Array(mine.count);
  contest.weighs(0, theirs.weight, met);
  // A showdown for one chip more is worth what is beaten less what beats.
  const [none, one] = [new Float64Array(mine.count), new Float64Array(mine.count)];
  contest.shows(0, theirs.weight, 0, none);
  contest.shows(0, theirs.weight, 1, one);
  const strategy = solver.strategy(0);
  const sums = { all: 0, bets: 0, air: 0, airBets: 0, bluffs: 0 };
  const betting = new Float64Array(mine.count);
  for (let hand = 0; hand < mine.count; hand++) {
    const weight = (mine.weight[hand] as number) * (met[hand] as number);
    if (!(weight > 0)) continue;
    const beats = (((one[hand] as number) - (none[hand] as number)) / (met[hand] as number) + 1) / 2;
    // The first action is the check.
    const bets = 1 - (strategy[hand] as number);
    betting[hand] = bets * (mine.weight[hand] as number);
    sums.all += weight;
    sums.bets += weight * bets;
    if (beats < AIR) sums.air += weight;
    if (beats < AIR) sums.airBets += weight * bets;
    if (beats < BLUFF) sums.bluffs += weight * bets;
  }
  return {
    ok: true,
    value: {
      main: pot - side,
      side,
      bets: sums.bets / sums.all,
      airBets: sums.air > 0 ? sums.airBets / sums.air : 0,
      bluffShare: sums.bets > 0 ? sums.bluffs / sums.bets : 0,
      folds: foldsOf(prepared.value, solver, betting),
      ofPot: solver.exploitability().ofPot,
    },
  };
}

function foldsOf({ players, contest }: Prepared, solver: RiverSolver, betting: Float64Array): number {
  const [, theirs] = players;
  const met = new Float64Array(theirs.count);
  contest.weighs(1, betting, met);
  const node = solver.nodes.find(({ player, path }) => player === 1 && path.length === 1 && path[0]?.do === "bet");
  // A fold is the first action of whoever faces a bet.
  const strategy = node === undefined ? new Float64Array(theirs.count) : solver.strategy(node.index);
  let all = 0;
  let folds = 0;
  for (let hand = 0; hand < theirs.count; hand++) {
    const weight = (theirs.weight[hand] as number) * (met[hand] as number);
    all += weight;
    folds += weight * (strategy[hand] as number);
  }
  return all > 0 ? folds / all : 0;
}
