import type { Card } from "sidepot/cards";
import { checkEquity, type EquityProblem, parseRange } from "sidepot/equity";
import { describe, expect, test } from "vitest";
import type { Coded } from "../text.ts";
import { LANGS } from "../words.ts";
import { equityProblem } from "./index.ts";
import { readQuestionPlace } from "./places.ts";
import type { OwnProblem } from "./problems.ts";

type Samples<T extends { readonly code: string }> = { readonly [C in T["code"]]: readonly Coded<T, C>[] };

const ace = 51 as Card;
const hand = [ace, 46 as Card] as const;
const where = (token: string): { readonly path: string; readonly token: string; readonly at: number } => ({
  path: "hands[1]",
  token,
  at: 4,
});

/** One of each code at least: a code without a sample does not compile. */
const samples: Samples<OwnProblem> = {
  RANGE_EMPTY: [
    { code: "RANGE_EMPTY", path: "" },
    { code: "RANGE_EMPTY", path: "players[1]" },
  ],
  RANGE_TOO_LONG: [{ code: "RANGE_TOO_LONG", path: "", length: 120_000, most: 100_000 }],
  RANGE_TOKEN_UNKNOWN: ["AKQ", "😀", "뷁", "(1)"].map((token) => ({ code: "RANGE_TOKEN_UNKNOWN", ...where(token) })),
  RANGE_FORM_FOREIGN: ["A2s+", "random"].map((like) => ({ code: "RANGE_FORM_FOREIGN", ...where("Axs"), like: [like] })),
  RANGE_SHARE: [{ code: "RANGE_SHARE", ...where("15%") }],
  RANGE_EXCLUSION: [{ code: "RANGE_EXCLUSION", ...where("!TT") }],
  RANGE_RANK_UNKNOWN: ["X", "😀", "1"].map((rank) => ({ code: "RANGE_RANK_UNKNOWN", ...where(`${rank}Ks`), rank })),
  RANGE_PAIR_SUIT: [..."AKQJT98765432"].map((rank) => ({ code: "RANGE_PAIR_SUIT", ...where(`${rank}${rank}s`), pair: `${rank}${rank}` })),
  RANGE_CARD_ALONE: [{ code: "RANGE_CARD_ALONE", ...where("As"), card: ace }],
  RANGE_CARD_TWICE: [{ code: "RANGE_CARD_TWICE", ...where("AsAs"), card: ace }],
  RANGE_ENDS_MIXED: [[], ["AKs-76s"]].map((like) => ({ code: "RANGE_ENDS_MIXED", ...where("AKs-76o"), like })),
  RANGE_ENDS_APART: [["T9s-65s", "T9s-T4s"]].map((like) => ({ code: "RANGE_ENDS_APART", ...where("T9s-64s"), like })),
  RANGE_WEIGHT_MISSING: [{ code: "RANGE_WEIGHT_MISSING", ...where("AA@") }],
  RANGE_WEIGHT_ALONE: [{ code: "RANGE_WEIGHT_ALONE", ...where("@50%") }],
  RANGE_WEIGHT_INVALID: ["50", "half", "!"].map((weight) => ({ code: "RANGE_WEIGHT_INVALID", ...where(`AA@${weight}`), weight })),
  NO_HANDS: [{ code: "NO_HANDS", path: "players[1]" }],
  HAND_INVALID: ["51 51", "undefined"].map((got) => ({ code: "HAND_INVALID", path: "players[1][4]", got })),
  HAND_TWICE: [{ code: "HAND_TWICE", path: "players[1][4]", cards: hand, first: "players[1][0]" }],
  HAND_WEIGHT_INVALID: ["0", "undefined"].map((got) => ({ code: "HAND_WEIGHT_INVALID", path: "players[1][4]", got })),
  BOARD_TOO_LONG: [{ code: "BOARD_TOO_LONG", path: "board", count: 6, most: 5 }],
  NO_HAND_LEFT: [{ code: "NO_HAND_LEFT", path: "players[0]" }],
  NO_DEAL: [{ code: "NO_DEAL", path: "players" }],
  DECK_TOO_SHORT: [0, 1, 4].map((left) => ({ code: "DECK_TOO_SHORT", path: "dead", left, need: left + 1 })),
  CONTEST_EMPTY: ["contests", "contests[0]", "contests[1]"].map((path) => ({ code: "CONTEST_EMPTY", path })),
  CONTEST_PLAYER_UNKNOWN: [{ code: "CONTEST_PLAYER_UNKNOWN", path: "contests[0]", got: "2", players: 2 }],
  CONTEST_PLAYER_TWICE: [0, 2].map((player) => ({ code: "CONTEST_PLAYER_TWICE", path: "contests[1]", player })),
  SEED_INVALID: [{ code: "SEED_INVALID", path: "seed", got: "-1" }],
  PRECISION_INVALID: [{ code: "PRECISION_INVALID", path: "precision", got: "undefined" }],
  TOO_MUCH_TO_COUNT: [{ code: "TOO_MUCH_TO_COUNT", path: "method" }],
  SAMPLES_INVALID: [{ code: "SAMPLES_INVALID", path: "mostSamples", got: "0" }],
  CARD_TWICE: ["board[0]", "dead[1]", "players[0]", "hands[0]"].map((first) => ({
    code: "CARD_TWICE",
    path: "players[1]",
    card: ace,
    first,
  })),
};

/** Problems that the referee has elsewhere too, at places that only a question of equity has. */
const others: readonly EquityProblem[] = [
  { code: "CARD_UNKNOWN", path: "dead[1]", text: "52", at: 0 },
  { code: "CARD_UNKNOWN", path: "board[1]", text: "52", at: 0 },
  { code: "CARDS_IN_ENTRY", path: "dead[0]", text: "AsAc", count: 2 },
  { code: "NOT_A_LIST", path: "dead", got: "As" },
  { code: "NOT_A_LIST", path: "contests[0]", got: "0" },
  { code: "NOT_A_LIST", path: "players[1]", got: "KK" },
  { code: "TOO_MANY_PLAYERS", path: "players", count: 11, most: 10 },
  { code: "RULE_UNKNOWN", path: "method", got: "best", choices: ["auto", "exact", "sampled"] },
  { code: "NOT_TEXT", path: "hands[0]", got: "7" },
];

const everything = LANGS.flatMap((lang) =>
  [...Object.values<readonly EquityProblem[]>(samples).flat(), ...others].map((problem): [string, string, string] => [
    lang,
    problem.code,
    equityProblem(lang)(problem),
  ]),
);

describe("every code in every language", () => {
  test.each(everything)("%s %s: %s", (lang, _code, text) => {
    expect(text).not.toMatch(/undefined|NaN|\[object|\{|\}|null|\n/);
    expect(text.trim()).toBe(text);
    expect(text).toMatch(lang === "ja" ? /。$/ : /[.?]$/);
    expect(text).not.toMatch(/이\(가\)|은\(는\)|을\(를\)|과\(와\)|\(으\)로|\(이\)나/);
    if (lang === "ko") expect(text).toMatch(/요[.?]/);
    if (lang === "ja") expect(text).toMatch(/(です|ます|ません|ください)(か。|。)/);
  });
});

test.each<[EquityProblem, string, string, string]>([
  [
    { code: "RANGE_TOKEN_UNKNOWN", path: "players[1]", token: "AKQ", at: 4 },
    "Player 2: “AKQ” (character 5) cannot be read as hands. Write them as AA, AKs, AKo, TT+, A5s-A2s, AsKh or random.",
    "플레이어 2: ‘AKQ’ 부분을 핸드로 읽을 수 없어요(5번째 글자). AA, AKs, AKo, TT+, A5s-A2s, AsKh, random처럼 적어 주세요.",
    "プレイヤー2：「AKQ」（5文字目）はハンドとして読めません。AA、AKs、AKo、TT+、A5s-A2s、AsKh、randomのように書いてください。",
  ],
  [
    { code: "CARD_TWICE", path: "players[1]", card: ace, first: "dead[1]" },
    "Player 2: the ace of spades is already among the dead cards. Change one of the two.",
    "플레이어 2: 스페이드 에이스는 이미 데드 카드 중에 있어요. 둘 중 하나를 바꿔 주세요.",
    "プレイヤー2：スペードのエースはもうデッドカードの2番目にあります。どちらかを変えてください。",
  ],
  [
    { code: "CARD_UNKNOWN", path: "dead[1]", text: "Xd", at: 0 },
    "Dead card 2: “Xd” is not a card (character 1). Write rank and suit, such as As, Td or 9h.",
    "데드 카드 2번째: ‘Xd’는 카드가 아니에요(1번째 글자). As, Td, 9h처럼 숫자와 무늬를 넣어 주세요.",
    "デッドカードの2番目：「Xd」はカードではありません（1文字目）。As、Td、9hのように数字とスートを入れてください。",
  ],
  [
    { code: "CONTEST_EMPTY", path: "contests[1]" },
    "Side pot 1: nobody contests it. Name at least one player.",
    "사이드 팟 1: 겨루는 플레이어가 없어요. 한 명 이상 넣어 주세요.",
    "サイドポット1：争うプレイヤーがいません。1人以上入れてください。",
  ],
])("%j", (problem, ...sentences) => {
  expect(LANGS.map((lang) => equityProblem(lang)(problem))).toEqual(sentences);
});

test.each([
  ["22-", "“22-” (character 1) is not how hands are written here. Write “22”."],
  ["AA|KK", "“AA|KK” (character 1) is not how hands are written here. Write “AA,KK”."],
  [
    "15%",
    "“15%” (character 1): no order of all hands is known here from which a share could be taken. Name the hands, such as 22+,A2s+,KTo+.",
  ],
  ["22+ !TT", "“!TT” (character 5): hands cannot be taken out again. Name only the hands that stay, such as JJ+,99-22."],
])("%s of another tool is told how it is written here", (text, said) => {
  const read = parseRange(text);
  expect(read.ok ? "" : equityProblem("en")(read.error)).toBe(said);
});

test("the referee's own refusals have their sentences", () => {
  const range = parseRange("TT+, T9s-64s", "hands[0]");
  expect(range.ok ? "" : equityProblem("en")(range.error)).toMatch(/^Hand 1: “T9s-64s” \(character 6\): .*“T9s-65s” or “T9s-T4s”\?$/);
  const wrong = checkEquity({ players: [[{ cards: hand, weight: 1 }], []] });
  expect(wrong && equityProblem("en")(wrong)).toBe("Player 2: there are no hands here. Give at least one.");
});

test("what a user typed cannot hide or reorder the rest", () => {
  const read = parseRange("AA, \u202e\u001bKK");
  for (const lang of LANGS) expect(read.ok ? "" : equityProblem(lang)(read.error)).toContain("[U+202E][U+001B]KK");
});

test.each([
  ["players[1]", { kind: "player", index: 1, item: null }],
  ["players[1][4]", { kind: "player", index: 1, item: 4 }],
  ["hands[0]", { kind: "hand", index: 0, item: null }],
  ["board", { kind: "board", item: null }],
  ["dead[2]", { kind: "dead", item: 2 }],
  ["contests[0]", { kind: "contest", item: 0 }],
  ["players", null],
  ["seed", null],
  ["", null],
])("the place %s", (path, place) => expect(readQuestionPlace(path)).toEqual(place));
