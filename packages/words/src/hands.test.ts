import { type Game, parseCards, showdown, type Why } from "sidepot";
import { describe, expect, test } from "vitest";
import { LANGS, say } from "./index.ts";

type Named = readonly [en: string, ko: string, ja: string];

function named(game: Game, hand: string, side: "high" | "low", board = ""): string[] {
  const judged = showdown({ game, board, hands: [hand] });
  if (!judged.ok) throw new Error(JSON.stringify(judged.error));
  const rank = judged.value[side]?.hands[0];
  if (!rank) throw new Error("no hand on that side");
  return LANGS.map((lang) => say(lang).handName(rank, game, side));
}

const highs: readonly (readonly [string, ...Named])[] = [
  ["AsKd9h7c2s", "Ace high", "에이스 하이", "エースハイ"],
  ["9s9hAcQdJs", "Pair of nines, ace kicker", "9 원페어, 에이스 키커", "9のワンペア、エースキッカー"],
  ["6s6hTcQdJs", "Pair of sixes, queen kicker", "6 원페어, 퀸 키커", "6のワンペア、クイーンキッカー"],
  ["AsAh9c9dQs", "Two pair, aces and nines, queen kicker", "에이스와 9 투페어, 퀸 키커", "エースと9のツーペア、クイーンキッカー"],
  ["KsKhTcTdQs", "Two pair, kings and tens, queen kicker", "킹과 텐 투페어, 퀸 키커", "キングと10のツーペア、クイーンキッカー"],
  ["9s9h9cAdQs", "Three of a kind, nines, ace kicker", "9 트리플, 에이스 키커", "9のスリーカード、エースキッカー"],
  ["AsKhQdJcTs", "Straight, ace high", "스트레이트, 에이스 하이", "ストレート、エースハイ"],
  ["As2h3d4c5s", "Straight, five high (the wheel)", "스트레이트, 5 하이 (휠)", "ストレート、5ハイ（ホイール）"],
  ["AsKs9s7s2s", "Flush, ace high", "플러시, 에이스 하이", "フラッシュ、エースハイ"],
  ["QsQhQd2c2s", "Full house, queens full of twos", "풀하우스, 퀸 셋과 2 둘", "フルハウス、クイーンが3枚と2が2枚"],
  ["9s9h9c9dQs", "Four of a kind, nines, queen kicker", "9 포카드, 퀸 키커", "9のフォーカード、クイーンキッカー"],
  ["9s8s7s6s5s", "Straight flush, nine high", "스트레이트 플러시, 9 하이", "ストレートフラッシュ、9ハイ"],
  ["Ad2d3d4d5d", "Straight flush, five high (the wheel)", "스트레이트 플러시, 5 하이 (휠)", "ストレートフラッシュ、5ハイ（ホイール）"],
  ["AhKhQhJhTh", "Royal flush", "로열 플러시", "ロイヤルフラッシュ"],
];

test.each(highs)("%s is %s", (cards, ...names) => {
  expect(named("draw", cards, "high")).toEqual(names);
});

test("a deck from the six up has its own lowest straight, which is no wheel", () => {
  expect(named("short", "As6h", "high", "7d8c9sKhQd")).toEqual(["Straight, nine high", "스트레이트, 9 하이", "ストレート、9ハイ"]);
});

const lows: readonly (readonly [Game, string, ...Named])[] = [
  ["a5", "As2h4d6c8s", "Eight-six low", "8-6 로우", "8-6ロー"],
  ["a5", "As2h3d4c5s", "Five-four low (the wheel)", "5-4 로우 (휠)", "5-4ロー（ホイール）"],
  ["a5", "AsKhQdTc2s", "King-queen low", "K-Q 로우", "K-Qロー"],
  ["a5", "Ts9h8d7c2s", "Ten-nine low", "10-9 로우", "10-9ロー"],
  ["a5", "2s2h8d7c3s", "Pair of twos", "2 원페어", "2のワンペア"],
  ["razz", "AsAh2d4c6s8hKd", "Eight-six low", "8-6 로우", "8-6ロー"],
  ["27", "7s5h4d3c2s", "Seven-five low", "7-5 로우", "7-5ロー"],
  ["27", "As5h4d3c2s", "Ace-five low", "A-5 로우", "A-5ロー"],
  ["27", "6s5h4d3c2s", "Straight, six high", "스트레이트, 6 하이", "ストレート、6ハイ"],
  ["27", "8s7s4s3s2s", "Flush, eight high", "플러시, 8 하이", "フラッシュ、8ハイ"],
  ["stud8", "As2h4d6c8sKhKd", "Eight-six low", "8-6 로우", "8-6ロー"],
  ["badugi", "As3h5d7c", "Badugi, 7-5-3-A", "바둑이, 7-5-3-A", "バドゥーギ、7-5-3-A"],
  ["badugi", "As3hTd7d", "Three cards, 7-3-A", "3장, 7-3-A", "3枚、7-3-A"],
  ["badugi", "AsThJdQc", "Badugi, Q-J-10-A", "바둑이, Q-J-10-A", "バドゥーギ、Q-J-10-A"],
  ["badugi", "AsAhAdAc", "One card, A", "1장, A", "1枚、A"],
];

test.each(lows)("%s %s is %s", (game, cards, ...names) => {
  expect(named(game, cards, "low")).toEqual(names);
});

test("a hi-lo hand has both names", () => {
  const hand = "As2s8dKd";
  expect(named("omaha8", hand, "high", "3s4s5s9hQc")[0]).toBe("Straight flush, five high (the wheel)");
  expect(named("omaha8", hand, "low", "3s4s5s9hQc")[0]).toBe("Five-four low (the wheel)");
});

const cards: readonly (readonly [string, ...Named])[] = [
  ["As", "ace of spades", "스페이드 에이스", "スペードのエース"],
  ["Th", "ten of hearts", "하트 텐", "ハートの10"],
  ["Kd", "king of diamonds", "다이아 킹", "ダイヤのキング"],
  ["2c", "two of clubs", "클럽 2", "クラブの2"],
];

test.each(cards)("[point 41] %s is called %s", (text, ...names) => {
  const card = parseCards(text);
  const [first] = card.ok ? card.value : [];
  expect(first === undefined ? [] : LANGS.map((lang) => say(lang).cardName(first))).toEqual(names);
});

const whys: readonly (readonly [Why, ...Named])[] = [
  [
    { code: "CATEGORY", better: "full-house", worse: "straight" },
    "A full house beats a straight.",
    "풀하우스가 스트레이트를 이겨요.",
    "フルハウスはストレートに勝ちます。",
  ],
  [
    { code: "CATEGORY", better: "high-card", worse: "pair" },
    "No pair beats a pair.",
    "노페어가 원페어를 이겨요.",
    "ノーペアはワンペアに勝ちます。",
  ],
  [
    { code: "CATEGORY", better: "badugi-3", worse: "badugi-2" },
    "Three cards beat two cards.",
    "3장짜리 핸드가 2장짜리 핸드를 이겨요.",
    "3枚のハンドは2枚のハンドに勝ちます。",
  ],
  [
    { code: "RANK", category: "pair", part: "kicker", nth: 2, better: 12, worse: 6 },
    "Both have a pair; the second kicker decides: an ace beats an eight.",
    "둘 다 원페어예요. 두 번째 키커로 갈려요: 에이스가 8을 이겨요.",
    "どちらもワンペアです。2枚目のキッカーで決まり、エースが8に勝ちます。",
  ],
  [
    { code: "RANK", category: "full-house", part: "trips", nth: 1, better: 12, worse: 11 },
    "Both have a full house; three aces beat three kings.",
    "둘 다 풀하우스예요. 세 장이 같은 카드로 갈려요: 에이스가 킹을 이겨요.",
    "どちらもフルハウスです。3枚そろったカードで決まり、エースがキングに勝ちます。",
  ],
  [
    { code: "RANK", category: "straight", part: "straight", nth: 1, better: 12, worse: 7 },
    "Both have a straight; ace high beats nine high.",
    "둘 다 스트레이트예요. 가장 높은 카드로 갈려요: 에이스가 9를 이겨요.",
    "どちらもストレートです。一番高いカードで決まり、エースが9に勝ちます。",
  ],
  [
    { code: "RANK", category: "high-card", part: "low", nth: 2, better: 4, worse: 5 },
    "Both have a low; the second card decides: a six beats a seven.",
    "둘 다 로우예요. 두 번째 카드로 갈려요: 6이 7을 이겨요.",
    "どちらもローです。2枚目のカードで決まり、6が7に勝ちます。",
  ],
  [
    { code: "IDENTICAL", category: "pair" },
    "The cards that count are equal in rank: a tie.",
    "겨루는 카드의 숫자가 모두 같아서 비겨요.",
    "比べるカードの数字がすべて同じなので、引き分けです。",
  ],
];

test.each(whys)("%j", (reason, ...sentences) => {
  expect(LANGS.map((lang) => say(lang).why(reason))).toEqual(sentences);
});

describe("notes", () => {
  const unused = parseCards("7c6s");
  test("name cards by words, so that they can be read aloud", () => {
    const note = { code: "HOLE_UNUSED", cards: unused.ok ? unused.value : [] } as const;
    expect(LANGS.map((lang) => say(lang).note(note))).toEqual([
      "The seven of clubs and the six of spades do not play.",
      "클럽 7과 스페이드 6은 쓰이지 않아요.",
      "クラブの7とスペードの6は使いません。",
    ]);
  });
  test("[point 13] the board plays", () => {
    const [en, ko, ja] = LANGS.map((lang) => say(lang).note({ code: "BOARD_PLAYS" }));
    expect(en).toMatch(/^The board plays/);
    expect(ko).toMatch(/^보드를 그대로 써요/);
    expect(ja).toMatch(/^ボードをそのまま使います/);
  });
  test("counterfeited", () => {
    expect(say("ko").note({ code: "COUNTERFEITED", rank: 3 })).toContain("5 페어는");
  });
});
