import type { HandConfig } from "sidepot/hand";
import { expect, test } from "vitest";
import { playMatch } from "./duplicate.ts";
import type { Entrant } from "./hand.ts";
import { caller, folder, gambler, shover } from "./stand-ins.oracle.ts";

const headsUp: HandConfig = { game: "holdem", blinds: [50, 100], stacks: [10_000, 10_000] };
const uneven: HandConfig = { game: "holdem", blinds: [50, 100], stacks: [700, 10_000, 2_300, 5_000], antes: [10, 10, 10, 10] };

/** A match that must be possible. */
function result(players: readonly Entrant[], blocks: number, config = headsUp, seed = 1) {
  const answer = playMatch({ players, config: () => config, blocks, seed });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

test("folders heads-up lose exactly their blinds: nothing on the whole, half a big blind up or down a hand", () => {
  const { standings, hands } = result([folder, folder], 10);
  expect(hands).toBe(20);
  for (const { rate, handDeviation } of standings) {
    expect(rate.mean).toBe(0);
    expect(rate.half).toBe(0);
    // Ten times +500 and ten times -500, of which the deviation is 500 * sqrt(20 / 19).
    expect(handDeviation).toBeCloseTo(500 * Math.sqrt(20 / 19), 9);
  }
});

test("a folder loses both blinds to who calls: 750 mbb a hand", () => {
  const { standings } = result([folder, caller], 50);
  expect(standings.map(({ rate }) => rate.mean)).toEqual([-750, 750]);
  expect(standings.map(({ rate }) => rate.half)).toEqual([0, 0]);
});

test("players who play alike come out exactly even, with chance or without, whatever the stacks", () => {
  for (const player of [caller, shover, gambler]) {
    for (const { rate, handDeviation } of result([player, player, player, player], 40, uneven).standings) {
      expect(Math.abs(rate.mean)).toBeLessThan(1e-9);
      expect(rate.half).toBeLessThan(1e-9);
      expect(handDeviation).toBeGreaterThan(100);
    }
  }
});

test("the mean is over blocks: each player's hands with one deck are one value", () => {
  const { standings, hands } = result([shover, gambler, caller, gambler], 30, uneven);
  expect(hands).toBe(120);
  for (const { rate, counts } of standings) {
    expect(rate.count).toBe(30);
    expect(counts.hands).toBe(120);
  }
  // Chips are not made or lost.
  expect(standings.reduce((sum, { rate }) => sum + rate.mean, 0)).toBeCloseTo(0, 6);
});

test("faults are counted, and a wrong table is answered", () => {
  const broken: Entrant = { bot: { style: "random" }, decide: ({ seat }) => ({ do: "bet", seat, to: -1 }) };
  const { illegal, exceptions } = result([broken, folder], 5);
  expect([illegal, exceptions]).toEqual([5, 0]);
  expect(playMatch({ players: [folder, folder], config: () => ({ ...headsUp, stacks: [] }), blocks: 1, seed: 1 }).ok).toBe(false);
});
