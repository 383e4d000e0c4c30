import type { Card } from "../cards/card.ts";
import { evaluate7 } from "../ranking/evaluate/evaluate.ts";
import { emptyTally } from "./tally.ts";
import type { EquityInput, Tally } from "./types.ts";

/** The set of those among `eligible` (a set) whose value is the highest. */
export function bestOf(values: ArrayLike<number>, eligible: number): number {
  let best = -1;
  let set = 0;
  for (let player = 0, rest = eligible; rest !== 0; player++, rest >>= 1) {
    if ((rest & 1) === 0) continue;
    const value = values[player] as number;
    if (value > best) {
      best = value;
      set = 1 << player;
    } else if (value === best) set |= 1 << player;
  }
  return set;
}

/** Counts every deal one by one: any number of ranges, any board. The plain way, and the oracle of the others. */
export function countEvery(input: Required<EquityInput>): Tally {
  const { players, board, dead, contests } = input;
  const tally = emptyTally(players.length, contests.length);
  const sets = contests.map((eligible) => eligible.reduce((set, player) => set | (1 << player), 0));
  const used = new Uint8Array(52);
  for (const card of [...board, ...dead]) used[card] = 1;
  const held: (readonly [Card, Card])[] = [];
  const values = new Int32Array(players.length);
  const five: number[] = [...board];

  const boards = (from: number, weight: number): void => {
    if (five.length < 5) {
      for (let card = from; card < 52; card++) {
        if (used[card]) continue;
        five.push(card);
        boards(card + 1, weight);
        five.pop();
      }
      return;
    }
    const [a, b, c, d, e] = five as [number, number, number, number, number];
    for (const [player, [x, y]] of held.entries()) values[player] = evaluate7(x, y, a, b, c, d, e);
    for (const [at, eligible] of sets.entries()) {
      const counts = tally.counts[at] as Float64Array;
      const best = bestOf(values, eligible);
      counts[best] = (counts[best] as number) + weight;
    }
    tally.total += weight;
    tally.boards++;
  };
  const hands = (player: number, weight: number): void => {
    if (player === players.length) {
      boards(0, weight);
      return;
    }
    for (const combo of players[player] as (typeof players)[number]) {
      const [x, y] = combo.cards;
      if (used[x] || used[y]) continue;
      used[x] = 1;
      used[y] = 1;
      held.push(combo.cards);
      hands(player + 1, weight * combo.weight);
      held.pop();
      used[x] = 0;
      used[y] = 0;
    }
  };
  hands(0, 1);
  return tally;
}
