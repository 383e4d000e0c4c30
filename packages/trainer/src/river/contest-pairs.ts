// The ends of hands by a table of all pairs of hands: any number of all-in players.
import type { Contest } from "./contest.ts";
import { type Holdings, ranksAmong } from "./holdings.ts";
import type { PairShares } from "./shares.ts";

/** A contest that looks up each pair. */
export function pairContest(players: readonly [Holdings, Holdings], shares: readonly [PairShares, PairShares]): Contest {
  const ranks = [ranksAmong(players[0], players[1]), ranksAmong(players[1], players[0])] as const;
  return {
    shift: 0,
    weighs: (player, reach, out) => addWeight(shares[player].weight, reach, 1, out),
    wins: (player, reach, matched, out) => addAlone(shares[player], reach, matched, out),
    gives: (player, reach, matched, out) => {
      if (matched > 0) addWeight(shares[player].weight, reach, -matched, out);
    },
    shows: (player, reach, matched, out) => addShown(shares[player], ranks[player], reach, 0, matched, null, out),
    answers: (player, reach, paid, matched, fold, call) => addShown(shares[player], ranks[player], reach, paid, matched, fold, call),
    isAnswered: (player, folds, paid, calls, matched, out) => {
      addAlone(shares[player], folds, paid, out);
      addShown(shares[player], ranks[player], calls, 0, matched, null, out);
    },
  };
}

// Plain loops with whole numbers that are seen to stay small: what V8 runs fastest, short of several reaches at once.

function addWeight(weight: Float64Array, reach: Float64Array, factor: number, out: Float64Array): void {
  const others = reach.length;
  for (let hand = 0, at = 0; hand < out.length; hand++) {
    let met = 0;
    for (let other = 0; other < others; other = (other + 1) | 0, at = (at + 1) | 0)
      met += (weight[at] as number) * (reach[other] as number);
    out[hand] = (out[hand] as number) + factor * met;
  }
}

function addAlone({ alone, weight }: PairShares, reach: Float64Array, matched: number, out: Float64Array): void {
  const others = reach.length;
  for (let hand = 0, at = 0; hand < out.length; hand++) {
    let won = 0;
    let met = 0;
    for (let other = 0; other < others; other = (other + 1) | 0, at = (at + 1) | 0) {
      const comes = reach[other] as number;
      won += (alone[at] as number) * comes;
      met += (weight[at] as number) * comes;
    }
    out[hand] = (out[hand] as number) + won + matched * met;
  }
}

function addShown(
  { alone, weight, tied }: PairShares,
  { below, upTo }: ReturnType<typeof ranksAmong>,
  reach: Float64Array,
  paid: number,
  matched: number,
  fold: Float64Array | null,
  call: Float64Array,
): void {
  const others = reach.length;
  for (let hand = 0, at = 0; hand < call.length; hand++) {
    const low = below[hand] as number;
    const high = upTo[hand] as number;
    let won = 0;
    let beaten = 0;
    let other = 0;
    for (; other < low; other = (other + 1) | 0, at = (at + 1) | 0) {
      const comes = reach[other] as number;
      won += (alone[at] as number) * comes;
      beaten += (weight[at] as number) * comes;
    }
    let level = 0;
    for (; other < high; other = (other + 1) | 0, at = (at + 1) | 0) {
      const comes = reach[other] as number;
      won += (tied[at] as number) * comes;
      level += (weight[at] as number) * comes;
    }
    let lost = 0;
    for (; other < others; other = (other + 1) | 0, at = (at + 1) | 0) lost += (weight[at] as number) * (reach[other] as number);
    call[hand] = (call[hand] as number) + won + matched * (beaten - lost);
    if (fold !== null) fold[hand] = (fold[hand] as number) - paid * (beaten + level + lost);
  }
}
