import { describe, expect, test } from "vitest";
import { type Card, fullDeck, makeCard, makeCards } from "./card.ts";
import { latinKeys } from "./hangul.ts";
import { type CardsInput, parseCards } from "./parse.ts";

const read = (input: CardsInput): string => {
  const cards = parseCards(input, "board");
  return cards.ok ? makeCards(cards.value) : `${cards.error.code} ${cards.error.path}`;
};

describe("[point 58] every notation that people use", () => {
  test.each([
    ["plain", "AsKdTc9h", "AsKdTc9h"],
    ["lower case", "askdtc9h", "AsKdTc9h"],
    ["ten in digits", "10h 10S", "ThTs"],
    ["filled suits", "A♠ K♥ Q♦ J♣", "AsKhQdJc"],
    ["outline suits", "A♤ K♡ Q♢ J♧", "AsKhQdJc"],
    ["emoji suits", "A♠️K♥️", "AsKh"],
    ["suit first", "♠A ♦K, h10", "AsKdTh"],
    ["brackets and commas", "[As, Kh] (Qd;Jc)", "AsKhQdJc"],
    ["full width", "Ａｓ　Ｋｄ　１０ｈ", "AsKdTh"],
    ["nothing", "", ""],
  ])("%s", (_name, text, cards) => expect(read(text)).toBe(cards));

  test.each([
    ["ㅁㄴ", "As"],
    ["모", "Ah"],
    ["ㅏㅇ", "Kd"],
    ["ㅂㅊ", "Qc"],
    ["ㅃㅊ", "Qc"],
    ["ㅓㅗ", "Jh"],
    ["ㅅㄴ", "Ts"],
    ["ㅆㄴ", "Ts"],
    ["9ㅗ", "9h"],
    ["10ㄴ", "Ts"],
    ["ㅁㄴㅏㅇ", "AsKd"],
    ["뫙", "AhKd"],
  ])("typed with a Korean keyboard on: %s", (text, cards) => expect(read(text)).toBe(cards));

  test("typed with a Korean keyboard on and stored decomposed", () => expect(read("모".normalize("NFD"))).toBe("Ah"));

  test("a list of texts or card numbers", () => expect(read(["As", "10h", 0 as Card])).toBe("AsTh2c"));
});

describe("[point 58] Korean keys", () => {
  test("compound vowels and finals are the two keys that were pressed", () => {
    expect([..."과닭없위의"].map(latinKeys)).toEqual(["rhk", "ekfr", "djqt", "dnl", "dml"]);
  });
  test("anything else is no Hangul", () => expect(latinKeys("A")).toBeNull());
});

describe("what is wrong, and where", () => {
  test.each<[CardsInput, object]>([
    ["As Xd", { code: "CARD_UNKNOWN", path: "board", text: "Xd", at: 3 }],
    ["As1h", { code: "CARD_UNKNOWN", path: "board", text: "1h", at: 2 }],
    ["AssK", { code: "CARD_UNKNOWN", path: "board", text: "sK", at: 2 }],
    ["♠A K♦", { code: "CARD_INCOMPLETE", path: "board", rank: "K", at: 3 }],
    ["♠A ♦", { code: "CARD_UNKNOWN", path: "board", text: "♦", at: 3 }],
    ["8s8", { code: "CARD_INCOMPLETE", path: "board", rank: "8", at: 2 }],
    ["8 8s", { code: "CARD_INCOMPLETE", path: "board", rank: "8", at: 0 }],
    ["AsKdAs", { code: "CARD_TWICE", path: "board[2]", card: 51, first: "board[0]" }],
    [["As", "AsKd"], { code: "CARDS_IN_ENTRY", path: "board[1]", text: "AsKd", count: 2 }],
    [["As", ""], { code: "CARD_UNKNOWN", path: "board[1]", text: "", at: 0 }],
    [["As", 52 as Card], { code: "CARD_UNKNOWN", path: "board[1]", text: "52", at: 0 }],
    [["As", null as unknown as string], { code: "CARD_UNKNOWN", path: "board[1]", text: "null", at: 0 }],
    [7 as unknown as string, { code: "NOT_CARDS", path: "board", got: "7" }],
  ])("%j", (input, error) => expect(parseCards(input, "board")).toEqual({ ok: false, error }));
});

test("a card is four times its rank plus its suit", () => {
  expect(fullDeck().map(makeCard).slice(0, 5)).toEqual(["2c", "2d", "2h", "2s", "3c"]);
  expect(makeCard(51 as Card)).toBe("As");
});
