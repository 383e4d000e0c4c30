import { fc, test as prop } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { type SettleInput, type Settlement, settle } from "./index.ts";

const value = (input: unknown): Settlement => {
  const answer = settle(input as SettleInput);
  if (!answer.ok) throw new Error(`${answer.error.code} ${answer.error.path}`);
  return answer.value;
};
const wrong = (input: unknown): unknown => {
  const answer = settle(input as SettleInput);
  return answer.ok ? "fine" : [answer.error.code, answer.error.path];
};
const two = [
  { name: "A", bet: 500, strength: 2 },
  { name: "B", bet: 500, strength: 1 },
];
const raked = (rake: unknown, more: object = {}): unknown => {
  const answer = settle({ players: two, ...more, rake } as SettleInput);
  return answer.ok ? answer.value.rake?.total : [answer.error.code, answer.error.path];
};

describe("rake", () => {
  test("the pots stay as cut, and what is pushed is what the house leaves", () => {
    const s = value({
      unit: 5,
      rake: { percent: 5, cap: 100 },
      players: [
        { name: "A", bet: 100, strength: 3 },
        { name: "B", bet: 1_000, strength: 2 },
        { name: "C", bet: 1_200, strength: 1 },
      ],
    });
    expect(s.layers.returned).toEqual({ seat: 2, amount: 200 });
    expect(s.layers.pots.map((pot) => pot.amount)).toEqual([300, 1_800]);
    expect(s.rake).toEqual({ total: 100, pots: [15, 85] });
    expect(s.won).toEqual([285, 1_715, 0]);
    expect(s.net).toEqual([185, 715, -1_000]);
  });

  test.each<[string, unknown, unknown]>([
    ["percent", { percent: 5 }, 50],
    ["two decimals, exact", { percent: 0.29 }, 2],
    ["one decimal", { percent: 2.5 }, 25],
    ["basis points", { basisPoints: 250 }, 25],
    ["everything", { percent: 100 }, 1_000],
    ["three decimals", { percent: 2.555 }, ["RAKE_INVALID", "rake.percent"]],
    ["tiny", { percent: 1e-7 }, ["RAKE_INVALID", "rake.percent"]],
    ["above the whole", { percent: 100.01 }, ["RAKE_INVALID", "rake.percent"]],
    ["below nothing", { percent: -5 }, ["RAKE_INVALID", "rake.percent"]],
    ["text", { percent: "5" }, ["RAKE_INVALID", "rake.percent"]],
    ["both", { percent: 5, basisPoints: 500 }, ["RAKE_INVALID", "rake.percent"]],
    ["neither", {}, ["RAKE_INVALID", "rake"]],
    ["a fraction of a basis point", { basisPoints: 2.5 }, ["RAKE_INVALID", "rake.basisPoints"]],
    ["a bad cap", { percent: 5, cap: -1 }, ["CHIPS_INVALID", "rake.cap"]],
    ["a number", 5, ["NOT_AN_OBJECT", "rake"]],
    ["null", null, ["NOT_AN_OBJECT", "rake"]],
    ["a word for a flag", { percent: 5, flopSeen: "yes" }, ["NOT_TRUE_OR_FALSE", "rake.flopSeen"]],
    ["a word for the other", { percent: 5, noFlopNoDrop: "no" }, ["NOT_TRUE_OR_FALSE", "rake.noFlopNoDrop"]],
  ])("%s", (_name, rake, want) => {
    expect(raked(rake)).toEqual(want);
  });

  const oneLeft = [
    { name: "A", bet: 500 },
    { name: "B", bet: 500, folded: true },
  ];
  test.each<[string, object, object, unknown]>([
    ["two still in have seen a flop", {}, {}, 50],
    ["said not to have", { flopSeen: false }, {}, 0],
    ["one left and an empty board: no flop", {}, { players: oneLeft, board: [] }, 0],
    ["one left and a flop", {}, { players: oneLeft, board: "AsKd2c" }, 50],
    ["one left and no board: not known", {}, { players: oneLeft }, ["FLOP_UNCLEAR", "rake.flopSeen"]],
    ["a house that always drops", { noFlopNoDrop: false }, { players: oneLeft }, 50],
    [
      "said to have been none, and three cards lie there",
      { flopSeen: false },
      { players: oneLeft, board: "AsKd2c" },
      ["FLOP_UNCLEAR", "rake.flopSeen"],
    ],
    ["stud has no flop to wait for", { flopSeen: false }, { game: "stud", players: oneLeft }, 50],
  ])("flop: %s", (_name, rake, more, want) => {
    expect(raked({ percent: 5, ...rake }, more)).toEqual(want);
  });

  test("a misspelt field is named", () => {
    expect(value({ players: two, rake: { percent: 5, limit: 3 } }).warnings).toEqual([
      { code: "FIELD_UNKNOWN", path: "rake.limit", field: "limit" },
    ]);
  });
});

describe("players who are out", () => {
  const hand = [
    { name: "A", bet: 300, stack: 300, strength: 3 },
    { name: "B", bet: 500, stack: 500, strength: 2 },
    { name: "C", bet: 500, stack: 500, strength: 1 },
    { name: "D", bet: 300, stack: 300, strength: 1 },
    { name: "E", bet: 500, stack: 900, strength: 1 },
  ];

  test("places by the stack before the hand; bounties to the winner of the last pot that each was in", () => {
    const s = value({ players: hand, bounties: 50 });
    expect(s.busted).toEqual([[2], [3]]);
    expect(s.bounties?.map(({ seat, pot, to }) => [seat, pot, to.map((part) => [part.seat, part.amount])])).toEqual([
      [2, 1, [[1, 50]]],
      [3, 0, [[0, 50]]],
    ]);
  });

  test("equal stacks share a place; who has chips left or behind is not out", () => {
    const s = value({
      players: [
        { name: "A", bet: 300, stack: 300, strength: 3 },
        { name: "B", bet: 300, stack: 300, strength: 1 },
        { name: "C", bet: 290, dead: 10, stack: 300, strength: 1 },
        { name: "D", bet: 0, stack: 0, strength: 1 },
      ],
    });
    expect([s.busted, s.bounties]).toEqual([[[1, 2]], null]);
  });

  test("nothing is said while a pot is open, or without all stacks", () => {
    const open = hand.map(({ strength, ...player }, i) => (i === 4 ? player : { ...player, strength }));
    expect(value({ players: open, bounties: 50 })).toMatchObject({ busted: null, bounties: null, asked: { busted: true, bounties: true } });
    expect(value({ players: two })).toMatchObject({ busted: null, bounties: null, asked: { busted: false, bounties: false } });
  });

  test.each<[string, object, unknown]>([
    ["more put in than was there", { players: [{ ...two[0], stack: 400 }, two[1]] }, ["MORE_THAN_STACK", "players[0].stack"]],
    ["bounties without stacks", { players: two, bounties: 5 }, ["CHIPS_INVALID", "players[0].stack"]],
    ["a stack that is none", { players: [{ ...two[0], stack: "all" }, two[1]] }, ["CHIPS_INVALID", "players[0].stack"]],
    ["a bounty that is none", { players: hand, bounties: [1, 2, 3, 4, -5] }, ["CHIPS_INVALID", "bounties[4]"]],
    ["no bounty", { players: hand, bounties: "10" }, ["CHIPS_INVALID", "bounties"]],
    ["one bounty too few", { players: hand, bounties: [1, 2, 3, 4] }, ["NOT_ONE_EACH", "bounties"]],
    ["more than can be counted", { players: hand, bounties: hand.map(() => Number.MAX_SAFE_INTEGER) }, ["CHIPS_SUM_UNSAFE", "bounties"]],
  ])("%s", (_name, input, want) => {
    expect(wrong(input)).toEqual(want);
  });
});

const player = fc.record({
  bet: fc.nat(500),
  dead: fc.nat(20),
  folded: fc.boolean(),
  strength: fc.nat(3),
  behind: fc.constantFrom(0, 0, 7),
});

prop.prop([
  fc.array(player, { minLength: 2, maxLength: 7 }),
  fc.record({ basisPoints: fc.nat(10_000), cap: fc.nat(200), flopSeen: fc.boolean() }),
  fc.constantFrom(1, 5),
  fc.nat(100),
])("what was put in is returned, won or the house's; every bounty of those who are out is paid", (players, rake, unit, bounty) => {
  const seats = players.map(({ behind, ...rest }, i) => ({ ...rest, name: `P${i}`, stack: rest.bet + rest.dead + behind }));
  const answer = settle({ players: seats, rake, unit, bounties: bounty });
  if (!answer.ok) {
    expect(answer.error.code).toBe("NOBODY_LIVE");
    return;
  }
  const { layers, won, net, busted, bounties } = answer.value;
  const house = answer.value.rake?.total ?? Number.NaN;
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  expect(sum(layers.pots.map((pot) => pot.amount))).toBe(sum(won) + house);
  expect(sum(net) + house).toBe(0);
  expect(house).toBeLessThanOrEqual(rake.flopSeen ? rake.cap : 0);
  const paid = sum((bounties ?? []).flatMap(({ to }) => to.map((part) => part.amount)));
  const taken = (bounties ?? []).filter(({ to }) => to.length > 0);
  expect(paid).toBe(taken.length * bounty);
  if (rake.basisPoints < 5_000) expect(paid).toBe((busted ?? []).flat().length * bounty);
});
