import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { type Card, parseCards } from "../cards/index.ts";
import { checkEquity } from "./check.ts";
import { parseRange } from "./range.ts";
import type { EquityInput, EquityOptions, Range } from "./types.ts";

const rangeOf = (text: string): Range => {
  const read = parseRange(text);
  return read.ok ? read.value : expect.unreachable(text);
};
const cardsOf = (text: string): Card[] => {
  const read = parseCards(text);
  return read.ok ? read.value : expect.unreachable(text);
};
const ask = (players: string[], more: { board?: string; dead?: string; contests?: number[][] } = {}): EquityInput => ({
  players: players.map(rangeOf),
  board: cardsOf(more.board ?? ""),
  dead: cardsOf(more.dead ?? ""),
  ...(more.contests ? { contests: more.contests } : {}),
});
const two = ask(["AsAh", "KsKh"]);
/** What a program may pass that does not look at types. */
const odd = (value: unknown): EquityInput => value as EquityInput;
const withHand = (combo: unknown): EquityInput => odd({ players: [[combo], rangeOf("KsKh")] });
const sixteen = "2c3c4c5c6c7c8c9cTcJcQcKcAc2d3d4d";

describe("a question that can be answered", () => {
  test.each<[string, EquityInput, EquityOptions?]>([
    ["two hands", two],
    ["without board and dead cards", { players: two.players }],
    ["ten times anything", ask(Array(10).fill("random"))],
    ["ten narrow ranges", ask(["AA", "KK", "QQ", "JJ", "TT", "AA", "KK", "QQ", "JJ", "TT"])],
    ["a board, dead cards, and a range that they touch", ask(["AA", "KsKh"], { board: "AsKd7c", dead: "AhKc" })],
    ["ten players, the board and nothing more", ask(Array(10).fill("random"), { dead: `${sixteen}5d6d7d8d9dTdJdQdKdAd2h` })],
    ["pots that some contest, and one that one player is alone in", ask(["AA", "KK", "QQ"], { contests: [[0, 1, 2], [2, 1], [1]] })],
    ["every option", two, { method: "sampled", seed: 2 ** 32 - 1, precision: 1e-6, mostSamples: 1 }],
    ["seed 0", two, { seed: 0 }],
  ])("%s", (_name, input, options) => expect(checkEquity(input, options)).toBeNull());
});

describe("what is wrong, and where", () => {
  test.each<[string, EquityInput, object]>([
    ["no question", odd(null), { code: "NOT_AN_OBJECT", path: "", got: "null" }],
    ["no players", odd({}), { code: "NOT_A_LIST", path: "players", got: "undefined" }],
    ["one player", ask(["AA"]), { code: "TOO_FEW_PLAYERS", path: "players", count: 1, least: 2 }],
    ["eleven players", ask(Array(11).fill("random")), { code: "TOO_MANY_PLAYERS", path: "players", count: 11, most: 10 }],
    ["a range that is text", odd({ players: [rangeOf("AA"), "KK"] }), { code: "NOT_A_LIST", path: "players[1]", got: "KK" }],
    ["an empty range", odd({ players: [rangeOf("AA"), []] }), { code: "NO_HANDS", path: "players[1]" }],
    ["one card", withHand({ cards: [51], weight: 1 }), { code: "HAND_INVALID", path: "players[0][0]", got: "51" }],
    ["three cards", withHand({ cards: [51, 50, 49], weight: 1 }), { code: "HAND_INVALID", path: "players[0][0]", got: "51 50 49" }],
    ["the same card", withHand({ cards: [51, 51], weight: 1 }), { code: "HAND_INVALID", path: "players[0][0]", got: "51 51" }],
    ["the low card first", withHand({ cards: [50, 51], weight: 1 }), { code: "HAND_INVALID", path: "players[0][0]", got: "50 51" }],
    ["no card", withHand({ cards: [52, 51], weight: 1 }), { code: "HAND_INVALID", path: "players[0][0]", got: "52 51" }],
    ["no hand", withHand(null), { code: "HAND_INVALID", path: "players[0][0]", got: "undefined" }],
    ["no weight", withHand({ cards: [51, 50] }), { code: "HAND_WEIGHT_INVALID", path: "players[0][0]", got: "undefined" }],
    ["weight 0", withHand({ cards: [51, 50], weight: 0 }), { code: "HAND_WEIGHT_INVALID", path: "players[0][0]", got: "0" }],
    ["weight above 1", withHand({ cards: [51, 50], weight: 1.01 }), { code: "HAND_WEIGHT_INVALID", path: "players[0][0]", got: "1.01" }],
    ["weight NaN", withHand({ cards: [51, 50], weight: Number.NaN }), { code: "HAND_WEIGHT_INVALID", path: "players[0][0]", got: "NaN" }],
    [
      "a hand twice in a range",
      odd({ players: [rangeOf("AA"), [...rangeOf("QQ"), ...rangeOf("QsQh")]] }),
      { code: "HAND_TWICE", path: "players[1][6]", cards: cardsOf("QsQh"), first: "players[1][0]" },
    ],
    ["a board of six", ask(["AA", "KK"], { board: "2c3c4c5c6c7c" }), { code: "BOARD_TOO_LONG", path: "board", count: 6, most: 5 }],
    ["a board that is text", odd({ ...two, board: "As" }), { code: "NOT_A_LIST", path: "board", got: "As" }],
    ["dead cards that are text", odd({ ...two, dead: "As" }), { code: "NOT_A_LIST", path: "dead", got: "As" }],
    ["no card on the board", odd({ ...two, board: [0, 52] }), { code: "CARD_UNKNOWN", path: "board[1]", text: "52", at: 0 }],
    ["no dead card", odd({ ...two, dead: ["As"] }), { code: "CARD_UNKNOWN", path: "dead[0]", text: "As", at: 0 }],
    ["a card twice on the board", odd({ ...two, board: [0, 0] }), { code: "CARD_TWICE", path: "board[1]", card: 0, first: "board[0]" }],
    [
      "a dead card on the board",
      ask(["AA", "KK"], { board: "2c3c4c", dead: "4c" }),
      { code: "CARD_TWICE", path: "dead[0]", card: 8, first: "board[2]" },
    ],
    [
      "a known hand with a card of the board",
      ask(["AsAh", "KsKh"], { board: "2c3cKh" }),
      { code: "CARD_TWICE", path: "players[1]", card: 46, first: "board[2]" },
    ],
    ["two known hands with one card", ask(["AsAh", "AhKh"]), { code: "CARD_TWICE", path: "players[1]", card: 50, first: "players[0]" }],
    ["a range that the board takes", ask(["AKs", "KsKh,KdKc"], { board: "KsKd2c" }), { code: "NO_HAND_LEFT", path: "players[1]" }],
    ["a range that dead cards take", ask(["AKs", "QQ"], { dead: "AsAhAdAc" }), { code: "NO_HAND_LEFT", path: "players[0]" }],
    ["three that want two aces each", ask(["AA", "AA", "AA"]), { code: "NO_DEAL", path: "players" }],
    ["ten that want one of four aces", ask(Array(10).fill("AA,A2+")), { code: "NO_DEAL", path: "players" }],
    [
      "too few cards for the board",
      ask(Array(10).fill("random"), { dead: `${sixteen}5d6d7d8d9dTdJdQdKdAd2h3h` }),
      { code: "DECK_TOO_SHORT", path: "dead", left: 4, need: 5 },
    ],
    ["a contest that is no list", odd({ ...two, contests: [0] }), { code: "NOT_A_LIST", path: "contests[0]", got: "0" }],
    ["contests that are no list", odd({ ...two, contests: "all" }), { code: "NOT_A_LIST", path: "contests", got: "all" }],
    ["no contest", ask(["AA", "KK"], { contests: [] }), { code: "CONTEST_EMPTY", path: "contests" }],
    ["a contest of nobody", ask(["AA", "KK"], { contests: [[0, 1], []] }), { code: "CONTEST_EMPTY", path: "contests[1]" }],
    [
      "a contest of somebody who is not there",
      ask(["AA", "KK"], { contests: [[0, 2]] }),
      { code: "CONTEST_PLAYER_UNKNOWN", path: "contests[0]", got: "2", players: 2 },
    ],
    ["a contestant twice", ask(["AA", "KK"], { contests: [[1, 1]] }), { code: "CONTEST_PLAYER_TWICE", path: "contests[0]", player: 1 }],
  ])("%s", (_name, input, problem) => expect(checkEquity(input)).toEqual(problem));

  test.each<[EquityOptions | null, object]>([
    [null, { code: "NOT_AN_OBJECT", path: "options", got: "null" }],
    [{ method: "best" as "auto" }, { code: "RULE_UNKNOWN", path: "method", got: "best", choices: ["auto", "exact", "sampled"] }],
    [{ seed: -1 }, { code: "SEED_INVALID", path: "seed", got: "-1" }],
    [{ seed: 2 ** 32 }, { code: "SEED_INVALID", path: "seed", got: "4294967296" }],
    [{ seed: 0.5 }, { code: "SEED_INVALID", path: "seed", got: "0.5" }],
    [{ precision: 0 }, { code: "PRECISION_INVALID", path: "precision", got: "0" }],
    [{ precision: 1 }, { code: "PRECISION_INVALID", path: "precision", got: "1" }],
    [{ precision: Number.NaN }, { code: "PRECISION_INVALID", path: "precision", got: "NaN" }],
    [{ mostSamples: 0 }, { code: "SAMPLES_INVALID", path: "mostSamples", got: "0" }],
    [{ mostSamples: 1.5 }, { code: "SAMPLES_INVALID", path: "mostSamples", got: "1.5" }],
  ])("%j", (options, problem) => expect(checkEquity(two, options as EquityOptions)).toEqual(problem));
});

const junk = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }),
  fc.constant(two.players),
  fc.integer(),
);
const question = fc.record(
  {
    players: fc.oneof(junk, fc.array(fc.oneof(junk, fc.array(fc.record({ cards: fc.array(fc.oneof(junk, fc.nat(52))), weight: junk }))))),
    board: fc.oneof(junk, fc.array(fc.oneof(junk, fc.nat(52)))),
    dead: junk,
    contests: fc.oneof(junk, fc.array(fc.array(fc.oneof(junk, fc.nat(3))))),
  },
  { requiredKeys: [] },
);

property.prop([fc.oneof(junk, question), fc.oneof(junk, fc.record({ method: junk, seed: junk, precision: junk, mostSamples: junk }))])(
  "nothing makes it throw",
  (input, options) => {
    const problem = checkEquity(input as EquityInput, options as EquityOptions);
    expect(problem === null || typeof problem.code === "string").toBe(true);
  },
);
