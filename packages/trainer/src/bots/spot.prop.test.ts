import fc from "fast-check";
import type { Hand } from "sidepot/hand";
import { expect, it } from "vitest";
import { layersAfter } from "./spot.ts";

/** Players with what they have put in, dead chips, and whether they are still in; the first one is to call. */
const tables = fc.array(fc.record({ bet: fc.nat(60), dead: fc.nat(5), folded: fc.boolean() }), { minLength: 2, maxLength: 9 });

it("what can be won is of everybody's chips at most what one has put in oneself, and each layer is for who has put in as much", () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 1, max: 60 }), (players, call) => {
      const hand = { bets: players.map(({ bet }) => bet), dead: players.map(({ dead }) => dead) } as unknown as Hand;
      const opponents = players.flatMap(({ folded }, seat) => (seat > 0 && !folded ? [seat] : []));
      const layers = layersAfter(hand, 0, call, opponents);
      const own = (players[0]?.bet as number) + call;
      const put = players.map(({ bet }, seat) => (seat === 0 ? own : bet));
      const dead = players.reduce((sum, player) => sum + player.dead, 0);
      expect(layers.reduce((sum, { amount }) => sum + amount, 0)).toBe(dead + put.reduce((sum, chips) => sum + Math.min(chips, own), 0));
      // Chip by chip: the n-th chip of everybody lies in the lowest layer that reaches to it.
      const counted = layers.map(() => 0);
      counted[0] = dead;
      for (const chips of put) {
        for (let nth = 1; nth <= Math.min(chips, own); nth++) {
          const at = layers.findIndex(({ level }) => level >= nth);
          counted[at] = (counted[at] as number) + 1;
        }
      }
      expect(layers.map(({ amount }) => amount)).toEqual(counted);
      const levels = new Set([own, ...opponents.map((seat) => Math.min(own, put[seat] as number))]);
      expect(layers.every(({ level }) => levels.has(level))).toBe(true);
    }),
  );
});
