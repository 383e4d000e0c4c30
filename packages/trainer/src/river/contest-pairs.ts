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
    wins: (player, reach, matched, out) => {
      const { weight, alone } = shares[player];
      for (let hand = 0, at = 0; hand < out.length; hand++) {
        let won = 0;
        let met = 0;
        for (let other = 0; other < reach.length; other++, at++) {
          const comes = reach[other] as number;
          won += (alone[at] as number) * comes;
          met += (weight[at] as number) * comes;
        }
        out[hand] = (out[hand] as number) + won + matched * met;
      }
    },
    gives: (player, reach, matched, out) => {
      if (matched > 0) addWeight(shares[player].weight, reach, -matched, out);
    },
    shows: (player, reach, matched, out) => {
      const { weight, alone, tied } = shares[player];
      const { below, upTo } = ranks[player];
      for (let hand = 0, start = 0; hand < out.length; hand++, start += reach.length) {
        const low = below[hand] as number;
        const high = upTo[hand] as number;
        let won = 0;
        let met = 0;
        let other = 0;
        for (; other < low; other++) {
          const comes = reach[other] as number;
          won += (alone[start + other] as number) * comes;
          met += (weight[start + other] as number) * comes;
        }
        for (; other < high; other++) won += (tied[start + other] as number) * (reach[other] as number);
        let lost = 0;
        for (; other < reach.length; other++) lost += (weight[start + other] as number) * (reach[other] as number);
        out[hand] = (out[hand] as number) + won + matched * (met - lost);
      }
    },
  };
}

function addWeight(weight: Float64Array, reach: Float64Array, factor: number, out: Float64Array): void {
  for (let hand = 0, at = 0; hand < out.length; hand++) {
    let met = 0;
    for (let other = 0; other < reach.length; other++, at++) met += (weight[at] as number) * (reach[other] as number);
    out[hand] = (out[hand] as number) + factor * met;
  }
}
