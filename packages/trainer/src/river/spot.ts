import type { Result } from "sidepot";
import { problemOf } from "./check.ts";
import type { Contest } from "./contest.ts";
import { contestBesideOne } from "./contest-one.ts";
import { pairContest } from "./contest-pairs.ts";
import { plainContest } from "./contest-plain.ts";
import { deckOf, type Holdings, holdingsOf } from "./holdings.ts";
import { jointOf } from "./joint.ts";
import { pairShares } from "./shares.ts";
import { type RiverTree, treeOf } from "./tree.ts";
import type { RiverProblem, RiverSpot } from "./types.ts";

/** A spot made ready for the solver. */
export interface Prepared {
  readonly spot: RiverSpot;
  readonly players: readonly [Holdings, Holdings];
  readonly tree: RiverTree;
  readonly contest: Contest;
  /** All pots at the beginning of the street. */
  readonly pot: number;
  /** Weight of all deals. */
  readonly deals: number;
  /** Whether every holding of the all-in players is counted. */
  readonly complete: boolean;
}

const fail = (error: RiverProblem): Result<never, RiverProblem> => ({ ok: false, error });

/** Checks a spot and makes it ready. */
export function prepare(spot: RiverSpot): Result<Prepared, RiverProblem> {
  const problem = problemOf(spot);
  if (problem !== null) return fail(problem);
  const tree = treeOf(spot);
  if (tree === null) return fail({ code: "MENU_INVALID" });
  const deck = deckOf(spot.board, spot.dead ?? []);
  const ranges = [...spot.ranges, ...spot.allIn].map((range) => holdingsOf(range, deck));
  const empty = ranges.findIndex(({ count }) => count === 0);
  if (empty !== -1) return fail({ code: "RANGE_EMPTY", player: empty });
  const [first, second, ...allIn] = ranges as [Holdings, Holdings, ...Holdings[]];
  const players = [first, second] as const;
  const pot = spot.pots.reduce((sum, { amount }) => sum + amount, 0);
  const made = contestOf(players, allIn, spot, pot);
  if (made === null) return fail({ code: "NO_DEAL" });
  const { contest, complete } = made;
  const met = new Float64Array(first.count);
  contest.weighs(0, second.weight, met);
  const deals = met.reduce((sum, weight, hand) => sum + weight * (first.weight[hand] as number), 0);
  if (!(deals > 0)) return fail({ code: "NO_DEAL" });
  return { ok: true, value: { spot, players, tree, contest, pot, deals, complete } };
}

function contestOf(
  players: readonly [Holdings, Holdings],
  allIn: readonly Holdings[],
  spot: RiverSpot,
  pot: number,
): { readonly contest: Contest; readonly complete: boolean } | null {
  if (allIn.length === 0) return { contest: plainContest(players, pot), complete: true };
  const [only] = allIn as [Holdings, ...Holdings[]];
  if (allIn.length === 1) return { contest: contestBesideOne(players, only, spot.pots), complete: true };
  const joint = jointOf(allIn);
  if (joint.count === 0) return null;
  return { contest: pairContest(players, pairShares(players, allIn, joint, spot.pots)), complete: joint.complete };
}
