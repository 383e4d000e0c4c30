import { type Card, GAMES, type Problem, type Warning } from "sidepot";
import { describe, expect, test } from "vitest";
import type { AmountFault } from "./amount.ts";
import { LANGS, say } from "./index.ts";
import type { Coded } from "./text.ts";

type Samples<T extends { readonly code: string }> = { readonly [C in T["code"]]: readonly Coded<T, C>[] };

const spadeAce = 51 as Card;
const bet = "players[1].bet";

/** One of each code at least: a code without a sample does not compile. */
const problems: Samples<Problem> = {
  NOT_AN_OBJECT: [
    { code: "NOT_AN_OBJECT", path: "", got: "5" },
    { code: "NOT_AN_OBJECT", path: "players[0]", got: "undefined" },
  ],
  NOT_A_LIST: [{ code: "NOT_A_LIST", path: "players", got: "object" }],
  NOT_TEXT: [{ code: "NOT_TEXT", path: "players[2].name", got: "7" }],
  NOT_TRUE_OR_FALSE: [{ code: "NOT_TRUE_OR_FALSE", path: "players[2].folded", got: "yes" }],
  NOT_JSON: [{ code: "NOT_JSON", path: "", got: "hello" }],
  NOT_CARDS: [{ code: "NOT_CARDS", path: "players[1].cards", got: "7" }],
  TOO_MANY_PLAYERS: [{ code: "TOO_MANY_PLAYERS", path: "players", count: 1_001, most: 1_000 }],
  TOO_FEW_PLAYERS: [
    { code: "TOO_FEW_PLAYERS", path: "players", count: 1, least: 2 },
    { code: "TOO_FEW_PLAYERS", path: "hands", count: 0, least: 1 },
  ],
  NAME_MISSING: [{ code: "NAME_MISSING", path: "players[0].name" }],
  NAME_TAKEN: [{ code: "NAME_TAKEN", path: "players[3].name", name: "L", first: "players[0].name" }],
  CHIPS_INVALID: (["not-a-number", "negative", "zero", "fraction", "too-large"] as const).map((fault) => ({
    code: "CHIPS_INVALID",
    path: bet,
    got: "1.5",
    fault,
  })),
  CHIPS_SUM_UNSAFE: [{ code: "CHIPS_SUM_UNSAFE", path: "players" }],
  UNIT_INVALID: [{ code: "UNIT_INVALID", path: "unit", got: "0" }],
  RAKE_INVALID: [
    { code: "RAKE_INVALID", path: "rake.percent", got: "2.555" },
    { code: "RAKE_INVALID", path: "rake", got: "undefined" },
  ],
  FLOP_UNCLEAR: [0, 1, 3].map((board) => ({ code: "FLOP_UNCLEAR", path: "rake.flopSeen", board })),
  MORE_THAN_STACK: [{ code: "MORE_THAN_STACK", path: "players[1].stack", amount: 1_200, stack: 1_000 }],
  ABOVE_MOST: [{ code: "ABOVE_MOST", path: "pulledBack", amount: 500, most: 300 }],
  NOTHING_DECLARED: [{ code: "NOTHING_DECLARED", path: "" }],
  NOT_ONE_EACH: [1, 4].map((count) => ({ code: "NOT_ONE_EACH", path: "bounties", count, players: 3 })),
  BUTTON_OUT_OF_RANGE: [{ code: "BUTTON_OUT_OF_RANGE", path: "button", got: "9", players: 3 }],
  SEAT_OUT_OF_RANGE: [{ code: "SEAT_OUT_OF_RANGE", path: "live[0].seat", got: "9", players: 3 }],
  NOBODY_LIVE: [{ code: "NOBODY_LIVE", path: "players" }],
  GAME_UNKNOWN: [{ code: "GAME_UNKNOWN", path: "game", got: "bridge", choices: GAMES }],
  RULE_UNKNOWN: [{ code: "RULE_UNKNOWN", path: "rules.oddChips", got: "mine", choices: ["one-each", "all-to-first"] }],
  STRENGTH_INVALID: [{ code: "STRENGTH_INVALID", path: "players[0].strengthLow", got: "best" }],
  CARDS_AND_STRENGTH: [{ code: "CARDS_AND_STRENGTH", path: "players[1].strength" }],
  NO_LOW_IN_GAME: GAMES.map((game) => ({ code: "NO_LOW_IN_GAME", path: "players[1].strengthLow", game })),
  ODD_CHIP_NEEDS_CARDS: [{ code: "ODD_CHIP_NEEDS_CARDS", path: "players[1].cards" }],
  CARDS_IN_ENTRY: [{ code: "CARDS_IN_ENTRY", path: "board[3]", text: "AsKd", count: 2 }],
  CARD_UNKNOWN: [{ code: "CARD_UNKNOWN", path: "board[3]", text: "Zx", at: 4 }],
  CARD_INCOMPLETE: [{ code: "CARD_INCOMPLETE", path: "hands[1]", rank: "8", at: 2 }],
  CARD_TWICE: ["board", "players[0].cards", "hands[0]", "cards"].map((first) => ({
    code: "CARD_TWICE",
    path: "players[1].cards",
    card: spadeAce,
    first,
  })),
  CARD_NOT_IN_DECK: [{ code: "CARD_NOT_IN_DECK", path: "players[1].cards[0]", card: 0 as Card, game: "short" }],
  CARD_COUNT: [
    { code: "CARD_COUNT", path: "players[0].cards", game: "holdem", got: 1, want: [2] },
    { code: "CARD_COUNT", path: "board", game: "holdem", got: 2, want: [0, 3, 4, 5] },
  ],
};

const warnings: Samples<Warning> = {
  NOT_A_MULTIPLE_OF_UNIT: [{ code: "NOT_A_MULTIPLE_OF_UNIT", path: bet, amount: 1_250, unit: 100 }],
  UNCALLED_BY_FOLDED: [{ code: "UNCALLED_BY_FOLDED", path: bet, seat: 1, amount: 30 }],
  FOLDED_ABOVE_LIVE: [0, 1].map((pot) => ({ code: "FOLDED_ABOVE_LIVE", path: `pots[${pot}]`, amount: 200, pot })),
  BOARD_INCOMPLETE: [1, 2, 3, 5].map((missing) => ({ code: "BOARD_INCOMPLETE", path: "board", missing })),
  ODD_CHIP_CARD_SHARED: [{ code: "ODD_CHIP_CARD_SHARED", path: "pots[1]", pot: 1 }],
  STUD_ODD_CHIP_BY_POSITION: [{ code: "STUD_ODD_CHIP_BY_POSITION", path: "pots[0]", pot: 0 }],
  FIELD_UNKNOWN: [
    { code: "FIELD_UNKNOWN", path: "players[1].chips", field: "chips" },
    { code: "FIELD_UNKNOWN", path: "unti", field: "unti" },
  ],
};

const amounts: Samples<AmountFault> = {
  EMPTY: [{ code: "EMPTY" }],
  MINUS: [{ code: "MINUS", character: "−", at: 0 }],
  CHARACTER: [
    { code: "CHARACTER", character: "\u200b", at: 2 },
    { code: "CHARACTER", character: " ", at: 2 },
    { code: "CHARACTER", character: "f", at: 1 },
  ],
  AMBIGUOUS_DECIMAL: [{ code: "AMBIGUOUS_DECIMAL", text: "1.234", grouped: "1234" }],
  GROUPING: [{ code: "GROUPING", text: "1,23" }],
  FRACTION: [{ code: "FRACTION", text: "1.5" }],
  UNIT_ORDER: [{ code: "UNIT_ORDER", text: "2천1만" }],
  TOO_LARGE: [{ code: "TOO_LARGE", text: "9e99" }],
};

const names = ["A", "B", "C", "D"];
const everything = LANGS.flatMap((lang) => {
  const words = say(lang);
  const of = <T extends { readonly code: string }>(samples: Samples<T>, speak: (value: T) => string): [string, string, string][] =>
    Object.values<readonly T[]>(samples).flatMap((list) => list.map((value): [string, string, string] => [lang, value.code, speak(value)]));
  return [...of(problems, words.problem), ...of(warnings, (w) => words.warning(w, names)), ...of(amounts, words.amount)];
});

describe("every code in every language", () => {
  test.each(everything)("%s %s: %s", (lang, _code, text) => {
    expect(text).not.toMatch(/undefined|NaN|\[object|\{|\}|null/);
    expect(text.trim()).toBe(text);
    expect(text).toMatch(lang === "ja" ? /。$/ : /[.?]$/);
    // Particles with both forms, and no sign of a currency.
    expect(text).not.toMatch(/이\(가\)|은\(는\)|을\(를\)|과\(와\)|\(으\)로/);
    expect(text).not.toMatch(/\p{Sc}/u);
    if (lang === "ko") expect(text).toMatch(/요[.?]/);
    if (lang === "ja") expect(text).toMatch(/(です|ます|ません|ください|でした|ました)(か|。)/);
  });
});

const exact: readonly (readonly [Problem, string, string, string])[] = [
  [
    { code: "CHIPS_INVALID", path: bet, got: "-5", fault: "negative" },
    "Player 2 (bet): “-5” is below zero. Give a whole number of chips, 0 or more.",
    "플레이어 2(벳): ‘-5’는 0보다 작아요. 0 이상의 정수로 넣어 주세요.",
    "プレイヤー2（ベット）：「-5」は0より小さい数です。0以上の整数を入れてください。",
  ],
  [
    { code: "CARD_TWICE", path: "players[3].cards", card: spadeAce, first: "board" },
    "Player 4 (cards): the ace of spades is already on the board. Change one of the two.",
    "플레이어 4(카드): 스페이드 에이스는 이미 보드에 있어요. 둘 중 하나를 바꿔 주세요.",
    "プレイヤー4（カード）：スペードのエースはもうボードにあります。どちらかを変えてください。",
  ],
  [
    { code: "NOT_TRUE_OR_FALSE", path: "players[0].folded", got: "yes" },
    "Player 1 (folded), players[0].folded: true or false is needed here, but this is “yes”.",
    "플레이어 1(폴드 여부), players[0].folded: true나 false가 있어야 하는데 ‘yes’가 있어요.",
    "プレイヤー1（フォールドの有無）、players[0].folded：trueかfalseが必要ですが、「yes」が入っています。",
  ],
];

test.each(exact)("%j", (problem, ...sentences) => {
  expect(LANGS.map((lang) => say(lang).problem(problem))).toEqual(sentences);
});

test("an amount left out is missing, not a wrong number", () => {
  expect(LANGS.map((lang) => say(lang).problem({ code: "CHIPS_INVALID", path: bet, got: "undefined", fault: "not-a-number" }))).toEqual([
    "Player 2 (bet): the amount is missing. Give a whole number of chips, 0 or more.",
    "플레이어 2(벳): 칩 수가 없어요. 0 이상의 정수로 넣어 주세요.",
    "プレイヤー2（ベット）：チップの数がありません。0以上の整数を入れてください。",
  ]);
});

test("the sentences of design.md 3.14", () => {
  expect(say("en").warning({ code: "NOT_A_MULTIPLE_OF_UNIT", path: bet, amount: 1_250, unit: 100 }, names)).toContain(
    "1,250 cannot be made with chips of 100.",
  );
  expect(say("en").warning({ code: "UNCALLED_BY_FOLDED", path: bet, seat: 1, amount: 30 }, names)).toMatch(
    /30 .*was never called\. TDA 15-B returns it; check with the floor\.$/,
  );
  expect(say("en").amount({ code: "AMBIGUOUS_DECIMAL", text: "1.234", grouped: "1234" })).toMatch(/^1,234 or 1\.234\?/);
});

describe("places", () => {
  const places: readonly (readonly [string, string, string, string])[] = [
    [bet, "player 2 (bet)", "플레이어 2(벳)", "プレイヤー2（ベット）"],
    ["players[9]", "player 10", "플레이어 10", "プレイヤー10"],
    ["players[1].cards[0]", "player 2 (cards no. 1)", "플레이어 2(카드 1번째)", "プレイヤー2（カードの1番目）"],
    ["board[3]", "board no. 4", "보드 4번째", "ボードの4番目"],
    ["pots[0]", "main pot", "메인 팟", "メインポット"],
    ["rules.oddChips", "rule for odd chips", "남는 칩 규칙", "端数チップのルール"],
    ["a.b[0]", "a.b[0]", "a.b[0]", "a.b[0]"],
    ["", "", "", ""],
  ];
  test.each(places)("%s", (path, ...shown) => {
    expect(LANGS.map((lang) => say(lang).place(path))).toEqual(shown);
  });
  test("players go by their names where these are known", () => {
    expect(LANGS.map((lang) => say(lang).place(bet, names))).toEqual(["B (bet)", "B(벳)", "B（ベット）"]);
  });
});

test("what a user typed cannot hide or reorder the rest", () => {
  for (const lang of LANGS) {
    const text = say(lang).problem({ code: "CARD_UNKNOWN", path: "board", text: "\u202e\u001b[31mA", at: 0 });
    expect(text).toContain("[U+202E][U+001B][31mA");
  }
});
