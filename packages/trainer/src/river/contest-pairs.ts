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
  };
}

/** Products of a part of a row with a reach. Four sums, since one alone waits for its own last addition. */
function product(row: Float64Array, start: number, reach: Float64Array, from: number, to: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  let other = from;
  for (let at = start + from; other < to - 3; other += 4, at += 4) {
    a += (row[at] as number) * (reach[other] as number);
    b += (row[at + 1] as number) * (reach[other + 1] as number);
    c += (row[at + 2] as number) * (reach[other + 2] as number);
    d += (row[at + 3] as number) * (reach[other + 3] as number);
  }
  for (; other < to; other++) a += (row[start + other] as number) * (reach[other] as number);
  return a + b + (c + d);
}

function addWeight(weight: Float64Array, reach: Float64Array, factor: number, out: Float64Array): void {
  const others = reach.length;
  for (let hand = 0; hand < out.length; hand++) {
    out[hand] = (out[hand] as number) + factor * product(weight, hand * others, reach, 0, others);
  }
}

function addAlone({ alone, weight }: PairShares, reach: Float64Array, matched: number, out: Float64Array): void {
  const others = reach.length;
  for (let hand = 0, start = 0; hand < out.length; hand++, start += others) {
    const won = product(alone, start, reach, 0, others);
    out[hand] = (out[hand] as number) + won + matched * product(weight, start, reach, 0, others);
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
  for (let hand = 0, start = 0; hand < call.length; hand++, start += others) {
    const low = below[hand] as number;
    const high = upTo[hand] as number;
    const won = product(alone, start, reach, 0, low) + product(tied, start, reach, low, high);
    const beaten = product(weight, start, reach, 0, low);
    const lost = product(weight, start, reach, high, others);
    call[hand] = (call[hand] as number) + won + matched * (beaten - lost);
    if (fold === null) continue;
    fold[hand] = (fold[hand] as number) - paid * (beaten + lost + product(weight, start, reach, low, high));
  }
}
