import { describe, expect, test } from "vitest";
import { type SettleInput, type ShowdownInput, settle, showdown } from "./index.ts";

const base: SettleInput = {
  game: "holdem",
  button: 2,
  unit: 25,
  board: ["Qc", "Jd", "9s", "9h", "5d"],
  players: [
    { name: "A", bet: 350, cards: ["Ac", "7c"] },
    { name: "B", bet: 150, folded: true },
    { name: "C", bet: 350, dead: 25, cards: ["Ad", "6s"] },
  ],
  rules: { oddChips: "one-each", awardOrder: "last-side-first" },
};
const players = (...list: object[]): SettleInput => ({ players: list as unknown as SettleInput["players"] });
const two = (a: object, b: object): SettleInput => players({ name: "A", bet: 50, ...a }, { name: "B", bet: 50, ...b });

test("the published example: a tie, the odd 25 to the first seat left of the button", () => {
  const answer = settle(base);
  expect(answer).toMatchObject({
    ok: true,
    value: {
      awards: [
        {
          awards: [
            { seat: 0, amount: 450, oddChips: 1 },
            { seat: 2, amount: 425, oddChips: 0 },
          ],
          uncontested: false,
        },
      ],
      won: [450, 0, 425],
      net: [100, -150, 50],
      warnings: [],
    },
  });
});

describe("who can be paid already", () => {
  test("an unknown hand holds up the pots that it may win, not the others", () => {
    const answer = settle({
      board: "AsKhQd2c2s",
      players: [
        { name: "A", bet: 20 },
        { name: "B", bet: 50, cards: "KcKs" },
        { name: "C", bet: 50, cards: "JcTc" },
      ],
    });
    expect(answer).toMatchObject({
      value: { awards: [{ awards: null, missing: [0] }, { awards: [{ seat: 1, amount: 60 }] }], won: [0, 60, 0] },
    });
  });

  test.each([
    ["", 5],
    ["AsKhQd", 2],
    ["AsKhQd2c", 1],
  ])("board %j: pots are there, winners are not yet", (board, missing) => {
    const answer = settle({ ...two({ cards: "KcKs" }, { cards: "JcTc" }), board });
    expect(answer).toMatchObject({
      value: { awards: [{ awards: null }], showdown: null, warnings: [{ code: "BOARD_INCOMPLETE", missing }] },
    });
  });

  test("everyone else folded: no cards are needed", () => {
    expect(settle(two({}, { folded: true }))).toMatchObject({ value: { won: [100, 0], awards: [{ uncontested: true }] } });
  });

  test("a folded hand is never compared", () => {
    const answer = settle({
      ...players(
        { name: "A", bet: 5, cards: "AsAd", folded: true },
        { name: "B", bet: 5, cards: "KsKd" },
        { name: "C", bet: 5, cards: "QsQd" },
      ),
      board: "2c3c4d7h9s",
    });
    expect(answer).toMatchObject({ value: { won: [0, 15, 0], showdown: { high: { order: [[1], [2]] } } } });
  });
});

describe("games", () => {
  test("hi-lo: the odd unit of the total to the high side, the low half to the best low", () => {
    const answer = settle({
      ...players({ name: "A", bet: 50, cards: "KcKsQhQd" }, { name: "B", bet: 50, cards: "Ac2c3h9h" }, { name: "C", bet: 1, folded: true }),
      game: "omaha8",
      board: "Kd8h7s4cJd",
    });
    expect(answer).toMatchObject({
      value: {
        awards: [
          {
            awards: [
              { seat: 0, amount: 51, side: "high" },
              { seat: 1, amount: 50, side: "low" },
            ],
          },
        ],
      },
    });
  });

  test("a game for the low alone is awarded by its low", () => {
    const answer = settle({ ...two({ cards: "As2c3d4h6s" }, { cards: "KsKdKhKcQs" }), game: "a5" });
    expect(answer).toMatchObject({ value: { won: [100, 0], showdown: { high: null, low: { order: [[0], [1]] } } } });
  });

  const stud = {
    ...players(
      { name: "A", bet: 50, cards: "AsKdQhJc9s2c2d" },
      { name: "B", bet: 50, cards: "AhKsQdJd9c2h2s" },
      { name: "C", bet: 1, folded: true },
    ),
    game: "stud",
  } as const;
  test("stud: the high card by suit of the five takes the odd chip when that rule is named", () => {
    const answer = settle({ ...stud, rules: { oddChips: "high-card-by-suit" }, button: 0 });
    expect(answer).toMatchObject({ value: { won: [51, 50, 0], warnings: [] } });
  });
  test("the highest card is on the board for both: by position, with a word about it", () => {
    const answer = settle({
      ...two({ cards: "Kh9h8h7d3h3s" }, { cards: "Ks9d8d7c3d3c" }),
      game: "stud",
      board: "As",
      unit: 100,
      rules: { oddChips: "high-card-by-suit" },
    });
    expect(answer).toMatchObject({ value: { won: [100, 0], warnings: [{}, {}, { code: "ODD_CHIP_CARD_SHARED", pot: 0 }] } });
  });
  test("stud without a rule named: by position, with a word about it", () => {
    expect(settle({ ...stud, button: 0 })).toMatchObject({
      value: { won: [50, 51, 0], warnings: [{ code: "STUD_ODD_CHIP_BY_POSITION", pot: 0 }] },
    });
  });
  test("strengths cannot place an odd chip by a card", () => {
    const answer = settle({
      players: [
        { name: "A", bet: 50, strength: 1 },
        { name: "B", bet: 50, strength: 1 },
        { name: "C", bet: 1, folded: true },
      ],
      rules: { oddChips: "high-card-by-suit" },
    });
    expect(answer).toEqual({ ok: false, error: { code: "ODD_CHIP_NEEDS_CARDS", path: "players[0].cards" } });
  });
});

describe("what is refused, and where", () => {
  test.each<[string, unknown, object]>([
    ["no object", 5, { code: "NOT_AN_OBJECT", path: "", got: "5" }],
    ["null", null, { code: "NOT_AN_OBJECT", path: "" }],
    ["no players", {}, { code: "NOT_A_LIST", path: "players" }],
    ["one player", players({ name: "A", bet: 1 }), { code: "TOO_FEW_PLAYERS", path: "players" }],
    ["a player that is none", players({ name: "A", bet: 1 }, 7 as unknown as object), { code: "NOT_AN_OBJECT", path: "players[1]" }],
    ["no name", players({ bet: 1 }, { name: "B", bet: 1 }), { code: "NAME_MISSING", path: "players[0].name" }],
    [
      "a name that is a number",
      players({ name: 5, bet: 1 }, { name: "B", bet: 1 }),
      { code: "NOT_TEXT", path: "players[0].name", got: "5" },
    ],
    [
      "a name that draws nothing",
      players({ name: "\u200b\u2060", bet: 1 }, { name: "B", bet: 1 }),
      { code: "NAME_MISSING", path: "players[0].name" },
    ],
    ["a game that is null", { ...two({}, {}), game: null as unknown as "holdem" }, { code: "GAME_UNKNOWN", path: "game", got: "null" }],
    ["a board that is null", { ...two({}, {}), board: null as unknown as string }, { code: "NOT_CARDS", path: "board", got: "null" }],
    ["a blank name", players({ name: " ", bet: 1 }, { name: "B", bet: 1 }), { code: "NAME_MISSING", path: "players[0].name" }],
    [
      "equal names",
      players({ name: "A", bet: 1 }, { name: "A", bet: 1 }),
      { code: "NAME_TAKEN", path: "players[1].name", first: "players[0].name" },
    ],
    ["nobody live", two({ folded: true }, { folded: true }), { code: "NOBODY_LIVE", path: "players" }],
    ["a negative bet", two({ bet: -5 }, {}), { code: "CHIPS_INVALID", path: "players[0].bet", fault: "negative" }],
    ["a fraction", two({}, { bet: 0.1 }), { code: "CHIPS_INVALID", path: "players[1].bet", fault: "fraction" }],
    ["an unknown game", { ...two({}, {}), game: "whist" }, { code: "GAME_UNKNOWN", path: "game" }],
    ["rules that are none", { ...two({}, {}), rules: 5 as unknown as object }, { code: "NOT_AN_OBJECT", path: "rules" }],
    ["an unknown rule", { ...two({}, {}), rules: { oddChips: "mine" } }, { code: "RULE_UNKNOWN", path: "rules.oddChips" }],
    ["a button beyond the table", { ...two({}, {}), button: 2 }, { code: "BUTTON_OUT_OF_RANGE", path: "button", players: 2 }],
    ["a unit below 1", { ...two({}, {}), unit: 0 }, { code: "UNIT_INVALID", path: "unit" }],
    ["strength as text", two({ strength: "5" }, { strength: 1 }), { code: "STRENGTH_INVALID", path: "players[0].strength" }],
    ["strength of infinity", two({ strength: 1 / 0 }, { strength: 1 }), { code: "STRENGTH_INVALID", path: "players[0].strength" }],
    ["cards here, a strength there", two({ cards: "AsAd" }, { strength: 1 }), { code: "CARDS_AND_STRENGTH", path: "players[1].strength" }],
    [
      "a low strength in hold'em",
      two({ strength: 1, strengthLow: 1 }, { strength: 1 }),
      { code: "NO_LOW_IN_GAME", path: "players[0].strengthLow" },
    ],
    [
      "a card twice",
      { ...two({ cards: "AsAd" }, { cards: "KsAs" }), board: "2c3c4c5c6c" },
      { code: "CARD_TWICE", path: "players[1].cards[1]", first: "players[0].cards[0]" },
    ],
    [
      "a card on the board again",
      { ...two({ cards: "AsAd" }, {}), board: "2cAs4c5c6c" },
      { code: "CARD_TWICE", path: "players[0].cards[0]", first: "board[1]" },
    ],
    ["an unknown card", two({ cards: "AsXx" }, {}), { code: "CARD_UNKNOWN", path: "players[0].cards", at: 2 }],
    ["three hole cards", two({ cards: "AsKdQc" }, {}), { code: "CARD_COUNT", path: "players[0].cards", got: 3, want: [2] }],
    ["two board cards", { ...two({}, {}), board: "2c3c" }, { code: "CARD_COUNT", path: "board", got: 2, want: [0, 3, 4, 5] }],
    ["six board cards", { ...two({}, {}), board: "2c3c4c5c6c7c" }, { code: "CARD_COUNT", path: "board", got: 6 }],
    [
      "a five in short deck",
      { ...two({ cards: "AsKs" }, { cards: "QdJd" }), game: "short", board: "5c6c7d8h9s" },
      { code: "CARD_NOT_IN_DECK", path: "board[0]" },
    ],
  ])("%s", (_name, input, error) => {
    const answer = settle(input as SettleInput);
    expect(answer).toMatchObject({ ok: false, error });
  });

  test("a field that nothing reads is named, wherever it stands", () => {
    const answer = settle({ ...two({ fold: true }, {}), butten: 1, rules: { odd: 1 } } as SettleInput);
    expect(answer.ok && answer.value.warnings.map((w) => w.path)).toEqual(["butten", "rules.odd", "players[0].fold"]);
  });

  test.each<[string, unknown, object]>([
    ["no object", [], { code: "NOT_AN_OBJECT", path: "" }],
    ["no hands", {}, { code: "NOT_A_LIST", path: "hands" }],
    ["an empty list of hands", { hands: [] }, { code: "TOO_FEW_PLAYERS", path: "hands", least: 1 }],
    ["an unknown game", { game: "whist", hands: ["AsAd"] }, { code: "GAME_UNKNOWN", path: "game" }],
    ["an unfinished board", { board: "2c3c4c", hands: ["AsAd"] }, { code: "CARD_COUNT", path: "board", got: 3, want: [5] }],
    [
      "a card in two hands",
      { board: "2c3c4c5c6c", hands: ["AsAd", "AsKd"] },
      { code: "CARD_TWICE", path: "hands[1][0]", first: "hands[0][0]" },
    ],
    ["a card twice in a hand", { board: "2c3c4c5c6c", hands: ["7h7h"] }, { code: "CARD_TWICE", path: "hands[0][1]", first: "hands[0][0]" }],
  ])("showdown: %s", (_name, input, error) => expect(showdown(input as ShowdownInput)).toMatchObject({ ok: false, error }));
});
