import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { makeCards, parseCards } from "../../cards/index.ts";
import { readSetup } from "./claim.ts";
import { expectWhole } from "./invariants.oracle.ts";
import { seeded } from "./random.ts";
import { boardOf, countsOf } from "./table.ts";

const SIX = { players: 6, street: "flop", burns: 1 };
const TURN = { players: 6, street: "turn", burns: 2, board: { flop: "Kh 7c 2d", turn: "9s" } };

const problemOf = (claim: unknown): unknown => {
  const read = readSetup(claim);
  return read.ok ? "a table" : read.error;
};

describe("what can be is read", () => {
  test("counts of a six-handed turn", () => {
    const read = readSetup({ ...TURN, stub: 34 });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(countsOf(read.value)).toEqual({ stub: 34, burns: 2, board: 4, aside: 0 });
    expect(makeCards(boardOf(read.value))).toBe("Kh7c2d9s");
    expect(read.value.shown).toEqual(boardOf(read.value));
    expect(read.value.burned).toMatchObject({ flop: 1, turn: 1, river: 0 });
    expectWhole(read.value, "turn");
  });

  test("hands by seat, a folded one, named muck, named top of the stub, bets and button", () => {
    const read = readSetup({
      players: 3,
      street: "flop",
      burns: "3c",
      board: ["Kh", "7c", "2d"],
      hands: [["As", "Ad"], null, 2],
      muck: "Qs Qd",
      stub: undefined,
      bets: [100, 0, 100],
      button: 1,
    });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { hands, muck, bets, button, burns } = read.value;
    expect(hands.map(({ cards, live }) => [cards.length, live])).toEqual([
      [2, true],
      [0, false],
      [2, true],
    ]);
    expect([makeCards(muck), makeCards(burns), bets, button]).toEqual(["QsQd", "3c", [100, 0, 100], 1]);
    expectWhole(read.value, "three");
  });

  test("a board as a list or a number of cards falls to its streets", () => {
    for (const board of [5, "Kh 7c 2d 9s 3h"]) {
      const read = readSetup({ players: 6, street: "river", burns: 3, board });
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      expect(Object.values(read.value.board).map((cards) => cards.length)).toEqual([3, 1, 1]);
    }
  });

  test("mistakes that happen are tables: a premature turn, a second burn, a four-card flop", () => {
    for (const claim of [
      { players: 6, street: "flop", burns: 2, board: { flop: 3, turn: 1 } },
      { players: 6, street: "turn", burns: 4, board: { flop: 3, turn: 1 } },
      { players: 6, street: "flop", burns: 1, board: { flop: 4 } },
    ]) {
      expect(readSetup(claim), JSON.stringify(claim)).toMatchObject({ ok: true });
    }
  });

  test("cards that nobody named are always the same without chance, and others by chance", () => {
    expect(readSetup(SIX)).toEqual(readSetup(SIX));
    expect(readSetup(SIX, seeded(2))).not.toEqual(readSetup(SIX, seeded(3)));
  });
});

describe("hands, boards and bets that no table has are refused", () => {
  const base = { players: 6, street: "flop", burns: 1, board: "AhKdQc" };
  test.each([
    ["a folded hand whose cards are nowhere", { hands: [null, 2, 2, 2, 2, 2], muck: 0 }, "muck", "0", 1, 7],
    ["ten cards in the muck and nobody has folded", { muck: 10 }, "muck", "10", 0, 3],
    ["live hands without a card", { hands: [0, 0, 0, 0, 0, 0] }, "hands[0]", "0", 1, 4],
    ["nobody left", { hands: [null, null, null, null, null, null] }, "hands", "0", 1, 6],
    ["a hand of twenty", { players: 2, hands: [2, 20] }, "hands[1]", "20", 1, 4],
    ["a whole board before the flop", { street: "preflop", board: 5, burns: 0 }, "board.river", "1", 0, 0],
    ["the river is bet on, and nothing lies there", { street: "river", board: 0, burns: 0 }, "board.flop", "0", 3, 6],
    ["a turn behind a flop of one", { board: { flop: 1, turn: 1, river: 1 } }, "board.flop", "1", 3, 6],
    [
      "more chips than can be counted",
      { bets: [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 0, 0, 0, 0] },
      "bets",
      "18014398509481982",
      0,
      Number.MAX_SAFE_INTEGER,
    ],
  ])("%s", (_, claim, path, got, least, most) => {
    expect(problemOf({ ...base, ...claim })).toEqual({ code: "COUNT_INVALID", path, got, least, most });
  });

  test("mistakes that happen are still tables: a flop and a turn too early, a hand with three cards, a board left out", () => {
    for (const claim of [
      { ...base, street: "preflop", board: { flop: 3, turn: 1 }, burns: 2 },
      { ...base, hands: [3, 1, 2, 2, 2, null] },
      { ...base, muck: 1 },
    ]) {
      expect(readSetup(claim), JSON.stringify(claim)).toMatchObject({ ok: true });
    }
    const read = readSetup({ players: 6, street: "turn", burns: 2 });
    expect(read.ok && countsOf(read.value)).toEqual({ stub: 34, burns: 2, board: 4, aside: 0 });
  });
});

describe("what cannot be is refused with its place and numbers", () => {
  test.each([
    ["five burns on the turn", { ...TURN, burns: 5 }, { code: "TOO_MANY_BURNS", path: "burns", street: "turn", got: 5, most: 4 }],
    [
      "three burns before the flop",
      { players: 6, street: "preflop", burns: 3 },
      { code: "TOO_MANY_BURNS", path: "burns", street: "preflop", got: 3, most: 2 },
    ],
    [
      "five burns on the river",
      { players: 6, street: "river", burns: 5, board: 5 },
      { code: "TOO_MANY_BURNS", path: "burns", street: "river", got: 5, most: 4 },
    ],
    [
      "a card on the board and in the muck",
      { ...TURN, muck: "Kh" },
      { code: "CARD_IN_TWO_PLACES", path: "muck", card: card("Kh"), first: "board.flop", second: "muck" },
    ],
    [
      "a card twice on the flop",
      { ...TURN, board: { flop: "Kh Kh 2d" } },
      { code: "CARDS_UNREADABLE", path: "board.flop", got: "Kh Kh 2d" },
    ],
    [
      "a card in two hands",
      { ...SIX, players: 2, hands: ["As Ad", "As Kc"] },
      { code: "CARD_IN_TWO_PLACES", path: "hands[1]", card: card("As"), first: "hands[0]", second: "hands[1]" },
    ],
    ["35 in the stub on an ordinary turn", { ...TURN, stub: 35 }, { code: "COUNT_DOES_NOT_ADD_UP", path: "stub", got: 53, expected: 52 }],
    ["more cards than a deck has", { ...TURN, aside: 40 }, { code: "TOO_MANY_CARDS", path: "", got: 58, most: 52 }],
    ["a turn without a flop", { ...TURN, board: { turn: 1 } }, { code: "BOARD_WITHOUT", path: "board", street: "turn", before: "flop" }],
    [
      "a river without a turn",
      { ...TURN, board: { flop: 3, river: 1 } },
      { code: "BOARD_WITHOUT", path: "board", street: "river", before: "turn" },
    ],
    ["a flop of seven", { ...TURN, board: { flop: 7 } }, { code: "COUNT_INVALID", path: "board.flop", got: "7", least: 0, most: 6 }],
    ["six cards on the board", { ...TURN, board: 6 }, { code: "COUNT_INVALID", path: "board", got: "6", least: 0, most: 5 }],
    [
      "a street that is none",
      { ...TURN, board: { fifth: 1 } },
      { code: "KEY_UNKNOWN", path: "board.fifth", key: "fifth", choices: ["flop", "turn", "river"] },
    ],
    ["one player", { ...SIX, players: 1 }, { code: "PLAYERS_INVALID", path: "players", got: "1", least: 2, most: 22 }],
    [
      "no number of players",
      { street: "flop", burns: 1 },
      { code: "PLAYERS_INVALID", path: "players", got: "undefined", least: 2, most: 22 },
    ],
    [
      "an unknown street",
      { ...SIX, street: "fourth" },
      { code: "STREET_UNKNOWN", path: "street", got: "fourth", choices: ["preflop", "flop", "turn", "river"] },
    ],
    ["half a burn", { ...SIX, burns: 0.5 }, { code: "COUNT_INVALID", path: "burns", got: "0.5", least: 0, most: 52 }],
    ["a card that is none", { ...SIX, burns: "Zz" }, { code: "CARDS_UNREADABLE", path: "burns", got: "Zz" }],
    ["hands for fewer seats", { ...SIX, hands: [2, 2] }, { code: "SEATS_DIFFER", path: "hands", got: 2, players: 6 }],
    ["hands that are no list", { ...SIX, hands: 12 }, { code: "CARDS_UNREADABLE", path: "hands", got: "12" }],
    ["bets for more seats", { ...SIX, players: 2, bets: [1, 2, 3] }, { code: "SEATS_DIFFER", path: "bets", got: 3, players: 2 }],
    [
      "a bet below nothing",
      { ...SIX, players: 2, bets: [1, -2] },
      { code: "COUNT_INVALID", path: "bets[1]", got: "-2", least: 0, most: Number.MAX_SAFE_INTEGER },
    ],
    [
      "bets that are no list",
      { ...SIX, bets: 7 },
      { code: "COUNT_INVALID", path: "bets", got: "7", least: 0, most: Number.MAX_SAFE_INTEGER },
    ],
    ["a button beyond the table", { ...SIX, button: 6 }, { code: "COUNT_INVALID", path: "button", got: "6", least: 0, most: 5 }],
    [
      "an entry that is none",
      { ...SIX, burn: 1 },
      { code: "KEY_UNKNOWN", path: "burn", key: "burn", choices: expect.arrayContaining(["burns"]) },
    ],
    ["no object", [SIX], { code: "SETUP_NOT_AN_OBJECT", path: "", got: "a list" }],
  ])("%s", (_, claim, problem) => {
    expect(problemOf(claim)).toEqual(problem);
  });
});

property.prop([fc.anything()])("anything is answered, and nothing throws", (claim) => {
  const read = readSetup(claim);
  if (read.ok) expectWhole(read.value, JSON.stringify(claim));
});

const pile = fc.oneof(fc.integer({ min: -1, max: 9 }), fc.constantFrom("", "As", "Kh 7c", "As Kd Qc"));
property.prop(
  [
    fc.record(
      {
        players: fc.integer({ min: 1, max: 23 }),
        street: fc.constantFrom("preflop", "flop", "turn", "river"),
        burns: pile,
        board: fc.oneof(pile, fc.record({ flop: pile, turn: pile, river: pile }, { requiredKeys: [] })),
        muck: pile,
        aside: pile,
        stub: fc.oneof(pile, fc.integer({ min: 0, max: 52 })),
      },
      { requiredKeys: ["players", "street", "burns"] },
    ),
  ],
  { numRuns: 2_000 },
)("a claim is a whole deck or is refused", (claim) => {
  const read = readSetup(claim);
  if (read.ok) expectWhole(read.value, JSON.stringify(claim));
  else expect(read.error.code).toMatch(/^[A-Z_]+$/);
});

function card(text: string): number | undefined {
  const read = parseCards(text);
  return read.ok ? read.value[0] : undefined;
}
