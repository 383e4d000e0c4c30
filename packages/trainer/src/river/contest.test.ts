import { type Combo, equity, type Range } from "sidepot/equity";
import { fraction, type Random, seeded } from "sidepot/random";
import { describe, expect, it } from "vitest";
import type { Contest } from "./contest.ts";
import { contestBesideOne } from "./contest-one.ts";
import { pairContest } from "./contest-pairs.ts";
import { plainContest } from "./contest-plain.ts";
import { deckOf, type Holdings, holdingsOf } from "./holdings.ts";
import { type Joint, jointOf } from "./joint.ts";
import { pairShares } from "./shares.ts";
import { RIVER_SUITE, spotOf } from "./suites.ts";
import type { RiverPot } from "./types.ts";

const ANY: Range = spotOf(RIVER_SUITE[0] as (typeof RIVER_SUITE)[number]).ranges[0];
const { board } = spotOf(RIVER_SUITE[11] as (typeof RIVER_SUITE)[number]);
const deck = deckOf(board, []);

function some(random: Random, part: number): Range {
  return ANY.filter(() => fraction(random) < part).map(({ cards }) => ({ cards, weight: (1 + random(4)) / 4 }));
}

function reachOf(random: Random, { count }: Holdings): Float64Array {
  return Float64Array.from({ length: count }, () => (random(3) === 0 ? 0 : fraction(random)));
}

type End = (contest: Contest, player: 0 | 1, reach: Float64Array, out: Float64Array) => void;

const ENDS: readonly (readonly [string, End])[] = [
  ["weighs", (contest, player, reach, out) => contest.weighs(player, reach, out)],
  ["wins", (contest, player, reach, out) => contest.wins(player, reach, 70, out)],
  ["gives", (contest, player, reach, out) => contest.gives(player, reach, 30, out)],
  ["shows", (contest, player, reach, out) => contest.shows(player, reach, 90, out)],
  ["shows without a bet", (contest, player, reach, out) => contest.shows(player, reach, 0, out)],
];

/** How far two contests are apart in the values of a player, at most, beside the largest value. */
function apart([one, other]: readonly [Contest, Contest], end: End, player: 0 | 1, reach: Float64Array, hands: number): number {
  const [left, right] = [new Float64Array(hands), new Float64Array(hands)];
  end(one, player, reach, left);
  end(other, player, reach, right);
  return Math.max(...left.map((value, hand) => Math.abs(value - (right[hand] as number)))) / Math.max(...left.map(Math.abs));
}

describe("a contest", () => {
  const random = seeded(5);
  const players = [holdingsOf(some(random, 0.2), deck), holdingsOf(some(random, 0.3), deck)] as const;
  const reaches = [reachOf(random, players[0]), reachOf(random, players[1])] as const;
  const all = [holdingsOf(some(random, 0.3), deck)];
  const pots: RiverPot[] = [
    { amount: 120, allIn: [0] },
    { amount: 50, allIn: [] },
  ];
  const byPairs = pairContest(players, pairShares(players, all, jointOf(all), pots));

  it.each(ENDS)("beside one player adds up to what a table of pairs says: %s", (_, end) => {
    const byCards = contestBesideOne(players, all[0] as Holdings, pots);
    for (const player of [0, 1] as const) {
      const reach = reaches[1 - player] as Float64Array;
      expect(apart([byPairs, byCards], end, player, reach, players[player].count)).toBeLessThan(1e-12);
    }
  });

  it.each(ENDS.slice(1))("of two is what it is beside a player who may hold anything and win nothing: %s", (_, end) => {
    const plain = plainContest(players, 170);
    const any = [holdingsOf(ANY, deck)];
    const beside = contestBesideOne(players, any[0] as Holdings, [{ amount: 170, allIn: [] }]);
    // Of 1,081 holdings 903 share no card with four others; and the plain contest counts from half of the pot.
    const scaled: End = (contest, player, reach, out) => {
      end(contest, player, reach, out);
      if (contest !== plain) return;
      const met = new Float64Array(out.length);
      plain.weighs(player, reach, met);
      for (let hand = 0; hand < out.length; hand++) {
        out[hand] = ((out[hand] as number) + plain.shift * (met[hand] as number)) * (903 / 1081);
      }
    };
    for (const player of [0, 1] as const) {
      const reach = reaches[1 - player] as Float64Array;
      expect(apart([beside, plain], scaled, player, reach, players[player].count)).toBeLessThan(1e-12);
    }
  });

  it.each([
    ["of two", plainContest(players, 170)],
    ["beside one player", contestBesideOne(players, all[0] as Holdings, pots)],
    ["of pairs", byPairs],
  ])("%s answers a bet as by folding and by calling", (_, contest) => {
    for (const player of [0, 1] as const) {
      const reach = reaches[1 - player] as Float64Array;
      const [fold, call, gives, shows] = Array.from({ length: 4 }, () => new Float64Array(players[player].count).fill(1)) as [
        Float64Array,
        Float64Array,
        Float64Array,
        Float64Array,
      ];
      contest.answers(player, reach, 40, 90, fold, call);
      contest.gives(player, reach, 40, gives);
      contest.shows(player, reach, 90, shows);
      for (const [hand, value] of fold.entries()) expect(value).toBeCloseTo(gives[hand] as number, 8);
      for (const [hand, value] of call.entries()) expect(value).toBeCloseTo(shows[hand] as number, 8);
    }
  });

  it.each([
    ["of two", plainContest(players, 170)],
    ["beside one player", contestBesideOne(players, all[0] as Holdings, pots)],
    ["of pairs", byPairs],
  ])("%s adds up what a bet gets from folds and from calls", (_, contest) => {
    for (const player of [0, 1] as const) {
      const folds = reaches[1 - player] as Float64Array;
      const calls = folds.map((comes, hand) => comes / (1 + (hand % 3)));
      const [answered, apart] = [new Float64Array(players[player].count), new Float64Array(players[player].count)];
      contest.isAnswered(player, folds, 40, calls, 90, answered);
      contest.wins(player, folds, 40, apart);
      contest.shows(player, calls, 90, apart);
      for (const [hand, value] of answered.entries()) expect(value).toBeCloseTo(apart[hand] as number, 8);
    }
  });
});

describe("several all-in players", () => {
  const random = seeded(9);
  const [second, first] = holdingsOf(ANY, deck)
    .cards.slice(900)
    .filter((_, at) => at % 90 === 0) as [Combo["cards"], Combo["cards"]];
  const hands = [
    { cards: first, weight: 1 },
    { cards: second, weight: 1 },
  ] as const;
  const players = [holdingsOf([hands[0]], deck), holdingsOf([hands[1]], deck)] as const;

  /** The first player's share of a pot that two of the all-in players can win, the other player being in it. */
  function shareOf(all: readonly Holdings[], joint: Joint): number {
    const contest = pairContest(players, pairShares(players, all, joint, [{ amount: 1, allIn: [0, 1] }]));
    const [won, met] = [new Float64Array(1), new Float64Array(1)];
    contest.shows(0, Float64Array.of(1), 0, won);
    contest.weighs(0, Float64Array.of(1), met);
    return (won[0] as number) / (met[0] as number);
  }

  it.each([
    [2, 0.3],
    [3, 0.03],
  ])("are counted in full: %i", (many, part) => {
    const ranges = Array.from({ length: many }, () => some(random, part));
    const counted = equity({ players: [[hands[0]], [hands[1]], ...ranges], board, contests: [[0, 1, 2, 3]] }, { method: "exact" });
    if (!counted.ok) throw new Error(JSON.stringify(counted.error));
    const all = ranges.map((range) => holdingsOf(range, deck));
    const joint = jointOf(all);
    expect(joint.complete).toBe(true);
    const share = shareOf(all, joint);
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.95);
    expect(share).toBeCloseTo(counted.value.contests[0]?.shares[0]?.equity as number, 10);
  });

  it("are drawn, where they are three with wide ranges, near what they are", () => {
    const all = [0.05, 0.06, 0.07].map((part) => holdingsOf(some(random, part), deck));
    const drawn = jointOf(all, 0, 57 * 40_000);
    expect(drawn.complete).toBe(false);
    expect(drawn.count).toBe(40_000);
    // A standard error is below 0.0025.
    expect(Math.abs(shareOf(all, drawn) - shareOf(all, jointOf(all)))).toBeLessThan(0.01);
    expect(jointOf(all, 0, 57 * 40_000)).toEqual(drawn);
  });
});
