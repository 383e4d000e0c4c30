import { describe, expect, test } from "vitest";
import { type Card, makeCards, parseCards } from "../cards/index.ts";
import { standardHigh } from "./five.ts";
import { CATEGORIES, type Game } from "./games.ts";
import { type HandRank, rankHand } from "./rank.ts";
import { compareHands, handNotes } from "./why.ts";

const cards = (text: string): Card[] => {
  const read = parseCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const hand = (game: Game, hole: string, board: string, side: "high" | "low"): HandRank => {
  const ranked = rankHand(game, cards(hole), cards(board));
  const played = ranked.ok ? ranked.value[side] : null;
  if (!played) throw new Error(`${game} ${hole} has no ${side}`);
  return played;
};
const told = (game: Game, hole: string, board = "", side: "high" | "low" = "high"): string => {
  const { category, cards: five, hole: own } = hand(game, hole, board, side);
  return `${category} ${makeCards(five)} ${makeCards(own)}`;
};

test("all 2,598,960 five-card hands fall into the known categories", () => {
  const counts = new Map<string, number>(CATEGORIES.map((c) => [c, 0]));
  const five: Card[] = [];
  const deal = (from: number): void => {
    if (five.length === 5) {
      const category = standardHigh.category(standardHigh.strength(five) as number);
      counts.set(category, (counts.get(category) ?? 0) + 1);
      return;
    }
    for (let c = from; c < 52; c++) {
      five.push(c as Card);
      deal(c + 1);
      five.pop();
    }
  };
  deal(0);
  // The textbook counts: combinatorics of C(52,5).
  expect(Object.fromEntries(counts)).toEqual({
    "high-card": 1_302_540,
    pair: 1_098_240,
    "two-pair": 123_552,
    trips: 54_912,
    straight: 10_200,
    flush: 5_108,
    "full-house": 3_744,
    quads: 624,
    "straight-flush": 40,
  });
}, 60_000);

describe("the cards that count, most significant first, and those that came from the hand", () => {
  test.each<[string, Game, string, string, string]>([
    ["two pair with a kicker from the board", "holdem", "As7c", "QcJd9s9hAd", "two-pair AsAd9s9hQc As"],
    ["a wheel ends with its ace", "holdem", "As2c", "3d4h5sKdKh", "straight 5s4h3d2cAs 2cAs"],
    ["a full house takes the higher pair of two", "holdem", "TsTh", "2s3s2h3h3d", "full-house 3s3h3dTsTh TsTh"],
    ["a hole card that the board matches does not play", "holdem", "9c2d", "9h8c7d6s5h", "straight 9h8c7d6s5h "],
    ["omaha plays exactly two from the hand", "omaha", "AhKd6c7c", "AsKsQsJs2d", "two-pair AsAhKsKdQs AhKd"],
    ["short deck: flush over full house", "short", "AhTh", "6h8hTd8sJh", "flush AhJhTh8h6h AhTh"],
    ["short deck: ace below the six", "short", "As7c", "6d8h9sKdKh", "straight 9s8h7c6dAs 7cAs"],
    ["stud with a community card", "stud", "As2c3d4h9s9d", "5c", "straight 5c4h3d2cAs 4h3d2cAs"],
  ])("%s", (_name, game, hole, board, answer) => expect(told(game, hole, board)).toBe(answer));

  test.each<[string, Game, string, string, string]>([
    ["eight or better", "omaha8", "As2cKdKh", "3d4h8sQcQd", "high-card 8s4h3d2cAs 2cAs"],
    ["razz: no straight, no flush, ace low", "razz", "As2s3s4s5sKdKh", "", "high-card 5s4s3s2sAs 5s4s3s2sAs"],
    ["deuce to seven: the wheel is an ace-high hand", "27", "As2c3d4h5s", "", "high-card As5s4h3d2c As5s4h3d2c"],
    ["deuce to seven: a straight hurts", "27", "6s2c3d4h5s", "", "straight 6s5s4h3d2c 6s5s4h3d2c"],
    ["badugi of three", "badugi", "As2s3d4h", "", "badugi-3 4h3dAs 4h3dAs"],
  ])("low, %s", (_name, game, hole, board, answer) => expect(told(game, hole, board, "low")).toBe(answer));

  test("no low qualifies", () => {
    const ranked = rankHand("omaha8", cards("As2cKdKh"), cards("9d9hTsQcQd"));
    expect(ranked.ok && ranked.value.low).toBeNull();
  });
});

describe("why one hand beats another", () => {
  const why = (a: string, b: string, board: string, game: Game = "holdem", side: "high" | "low" = "high"): object =>
    compareHands(hand(game, a, board, side), hand(game, b, board, side), game, side);

  test.each<[string, string, string, string, object]>([
    ["a better category", "9c9d", "AsKd", "9h2c3dAh7s", { code: "CATEGORY", better: "trips", worse: "pair" }],
    ["the kicker", "AsKd", "AdQc", "Ah2c3d7s9h", { code: "RANK", category: "pair", part: "kicker", nth: 1, better: 11, worse: 10 }],
    ["the third kicker", "As8d", "Ad6c", "AhKcQd2s3h", { code: "RANK", category: "pair", part: "kicker", nth: 3, better: 6, worse: 4 }],
    [
      "the second pair",
      "KsQd",
      "KdJc",
      "KhQcJd2s3h",
      { code: "RANK", category: "two-pair", part: "second-pair", nth: 1, better: 10, worse: 9 },
    ],
    [
      "the fifth flush card",
      "Ah5h",
      "Kc4h",
      "QhJh9h7h2c",
      { code: "RANK", category: "flush", part: "high", nth: 1, better: 12, worse: 10 },
    ],
    [
      "the pair of a full house",
      "KsKd",
      "QsQd",
      "9h9c9d2s3h",
      { code: "RANK", category: "full-house", part: "pair", nth: 1, better: 11, worse: 10 },
    ],
    [
      "the top of a straight",
      "9s2d",
      "4s2c",
      "8h7c6d5s2h",
      { code: "RANK", category: "straight", part: "straight", nth: 1, better: 7, worse: 6 },
    ],
    ["equal fives", "As7c", "Ad6s", "QcJd9s9h5d", { code: "IDENTICAL", category: "pair" }],
  ])("%s", (_name, a, b, board, answer) => expect(why(a, b, board)).toEqual(answer));

  test("a low is decided by its highest card that differs", () => {
    const answer = { code: "RANK", category: "high-card", part: "low", nth: 2, better: 2, worse: 4 };
    expect(why("As2c4d3h8s", "Ac2d6d3s8h", "", "a5", "low")).toEqual(answer);
  });
});

describe("what the eye misses", () => {
  const notes = (hole: string, board: string, game: Game = "holdem"): object[] =>
    handNotes(game, hand(game, hole, board, "high"), cards(hole), cards(board));

  test("[point 13] the board plays", () => expect(notes("2c3d", "AsKhQdJcTh")).toEqual([{ code: "BOARD_PLAYS" }]));
  test("a hole card that does not play", () => expect(notes("Ac7c", "QcJd9s9h5d")).toEqual([{ code: "HOLE_UNUSED", cards: cards("7c") }]));
  test("a counterfeited pair", () =>
    expect(notes("5c5d", "8h8sKcKdQh")).toEqual([{ code: "BOARD_PLAYS" }, { code: "COUNTERFEITED", rank: 3 }]));
  test("a counterfeited pair of which one card is left as the kicker", () =>
    expect(notes("5c5d", "8h8sKcKd2h")).toEqual([
      { code: "HOLE_UNUSED", cards: cards("5c") },
      { code: "COUNTERFEITED", rank: 3 },
    ]));
  test("a pair made with one hole card can be counterfeited too", () =>
    expect(notes("4cAs", "4d8h8sKcKd")).toContainEqual({ code: "COUNTERFEITED", rank: 2 }));
  test("in omaha two hole cards never play", () =>
    expect(notes("AhKd6c7c", "AsKsQsJs2d", "omaha")).toEqual([{ code: "HOLE_UNUSED", cards: cards("6c7c") }]));
  test("no board, nothing to miss", () => expect(notes("As2c3d4h9s9dKc", "", "stud")).toEqual([]));
});

describe("cards that do not fit the game", () => {
  test.each<[Game | string, string, string, object]>([
    ["holdem", "As", "2c3c4c5c6c", { code: "CARD_COUNT", path: "hole", game: "holdem", got: 1, want: [2] }],
    ["holdem", "AsKs", "2c3c4c5c", { code: "CARD_COUNT", path: "board", game: "holdem", got: 4, want: [5] }],
    ["omaha", "AsKs", "2c3c4c5c6c", { code: "CARD_COUNT", path: "hole", game: "omaha", got: 2, want: [4] }],
    ["draw", "AsKsQsJs9s", "2c", { code: "CARD_COUNT", path: "board", game: "draw", got: 1, want: [0] }],
    ["stud", "AsKsQsJs9s8s7s", "2c", { code: "CARD_COUNT", path: "hole", game: "stud", got: 7, want: [6] }],
    ["short", "As5s", "6c7c8c9cTc", { code: "CARD_NOT_IN_DECK", path: "hole[1]", card: 15, game: "short" }],
    ["holdem", "AsKs", "As3c4c5c6c", { code: "CARD_TWICE", path: "board[0]", card: 51, first: "hole[0]" }],
  ])("%s %s on %s", (game, hole, board, error) => expect(rankHand(game as Game, cards(hole), cards(board))).toEqual({ ok: false, error }));

  test("a game that is none", () =>
    expect(rankHand("whist" as Game, [], [])).toMatchObject({ error: { code: "GAME_UNKNOWN", path: "game", got: "whist" } }));
});
