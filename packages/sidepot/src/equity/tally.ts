import type { Contest, Equity, EquityPlan, Share, Tally } from "./types.ts";

/** A tally with nothing in it. Its numbers are not checked: they are of a question that `checkEquity` passes. */
export function emptyTally(players: number, contests: number): Tally {
  return { counts: Array.from({ length: contests }, () => new Float64Array(1 << players)), total: 0, boards: 0 };
}

/** Adds `part` to `sum`; both are of one question, which is not checked. */
export function addTally(sum: Tally, part: Tally): void {
  sum.total += part.total;
  sum.boards += part.boards;
  for (const [contest, counts] of sum.counts.entries()) {
    const more = part.counts[contest] as Float64Array;
    for (let set = 0; set < counts.length; set++) counts[set] = (counts[set] as number) + (more[set] as number);
  }
}

/** Number of players in a set. */
export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** What a player has of one contest. */
function shareOf(counts: Float64Array, total: number, player: number, sampled: boolean): Share {
  let win = 0;
  let tie = 0;
  let equity = 0;
  let squares = 0;
  for (let set = 1; set < counts.length; set++) {
    const weight = counts[set] as number;
    if (weight === 0 || ((set >> player) & 1) === 0) continue;
    const size = sizeOf(set);
    if (size === 1) win += weight;
    else tie += weight;
    equity += weight / size;
    squares += weight / (size * size);
  }
  if (total === 0) return { win: 0, tie: 0, equity: 0, error: 0 };
  const mean = equity / total;
  // One deal more than there were, so that a hundred wins in a row are not taken for certainty.
  const error = sampled ? Math.sqrt(Math.max(0, squares / total - mean * mean) / total + 1 / (total * total)) : 0;
  return { win: win / total, tie: tie / total, equity: mean, error };
}

/** The largest standard error of a sampled equity, over the contests and those who are in them. */
export function largestError(sum: Tally, contests: readonly (readonly number[])[]): number {
  let largest = 0;
  for (const [at, eligible] of contests.entries())
    for (const player of eligible) largest = Math.max(largest, shareOf(sum.counts[at] as Float64Array, sum.total, player, true).error);
  return largest;
}

/** Multiplies what was counted. */
export function weighTally(tally: Tally, weight: number): Tally {
  return { counts: tally.counts.map((counts) => counts.map((n) => n * weight)), total: tally.total * weight, boards: tally.boards };
}

/** Reads a tally: what each player has of each contest. Nothing is checked: the tally is what a plan of the same contests and players counted. */
export function readTally(method: EquityPlan["method"], tally: Tally, contests: readonly (readonly number[])[], players: number): Equity {
  const read = (eligible: readonly number[], at: number): Contest => ({
    eligible,
    shares: Array.from({ length: players }, (_, player) =>
      eligible.includes(player) ? shareOf(tally.counts[at] as Float64Array, tally.total, player, method === "sampled") : null,
    ),
  });
  return { method, boards: tally.boards, contests: contests.map(read), tally };
}
