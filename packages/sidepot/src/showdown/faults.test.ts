import { describe, expect, test } from "vitest";
import type { Game } from "../ranking/index.ts";
import { type SettlePlayer, settle, showdown } from "./index.ts";

// Faults that poker programs have shipped, reduced to small hands: the answer that is right, named by what went wrong there.

/** `300:2` bet and strength, `300f` folded; seat by seat from the first one left of the button. */
const players = (text: string): SettlePlayer[] =>
  text.split(" ").map((word, i) => {
    const [bet, strength] = word.replace("f", "").split(":").map(Number);
    const folded = word.endsWith("f");
    return { name: String.fromCharCode(65 + i), bet: bet ?? 0, folded, ...(strength === undefined || folded ? {} : { strength }) };
  });

describe("pots", () => {
  test.each<[string, string, string, number[]]>([
    ["a player all-in early is dropped from the pot that was paid into", "300:2 300:1 100:3", "300 ABC, 400 AB", [400, 0, 300]],
    ["a fold after a side pot exists takes away the claim to the main pot too", "400:1 300f 100:2", "300 AC, 400 A", [400, 0, 300]],
    ["the top slice belongs to folded players alone and its chips vanish", "50:2 120f 120f 50:1", "340 AD", [340, 0, 0, 0]],
    ["the uncalled part of the biggest stack is neither returned nor paid", "1204:3 2f 899:2 899:1", "2699 ACD", [2699, 0, 0, 0]],
    [
      "chips are made when two side pots are paid from one pile",
      "20:5 50:4 100:3 100:2 0f 0f",
      "80 ABCD, 90 BCD, 100 CD",
      [80, 90, 100, 0, 0, 0],
    ],
    ["a return makes the loser of the hand look like a winner", "800:1 500:2", "1000 AB", [0, 1000]],
    ["the overflow of a short all-in is added to the pot, not taken out of it", "100:1 60:3 100:2", "180 ABC, 80 AC", [0, 180, 80]],
    ["all folded chips are thrown into the main pot", "50:3 100:2 150:1 120f", "200 ABC, 150 BC, 40 C", [200, 150, 40, 0]],
    ["a tie is split without regard to what each could match", "100:9 80:2 20:9", "60 ABC, 120 AB", [150, 0, 30]],
    ["a folded small blind is credited with chips", "1f 2:2 2:1", "5 BC", [0, 5, 0]],
    ["the last uncalled hundred is forgotten in the sum", "300:4 500:3 900:2 1000:1", "1200 ABCD, 600 BCD, 800 CD", [1200, 600, 800, 0]],
    ["the smallest all-in takes everything", "5:1 5:2 3:3", "9 ABC, 4 AB", [0, 4, 9]],
    ["a call for less becomes a raise below zero", "198:2 280:1", "396 AB", [396, 0]],
    ["a tie among the losers is taken for a tie for the pot", "10:2 10:1 10:1", "30 ABC", [30, 0, 0]],
    ["tied winners are both paid nothing", "91:4 91:2 91:4", "273 ABC", [137, 0, 136]],
  ])("%s", (_name, hand, pots, won) => {
    const answer = settle({ players: players(hand) });
    if (!answer.ok) throw new Error(answer.error.code);
    const { layers } = answer.value;
    const letters = (seats: readonly number[]): string => seats.map((seat) => String.fromCharCode(65 + seat)).join("");
    expect(layers.pots.map((pot) => `${pot.amount} ${letters(pot.eligible)}`).join(", ")).toBe(pots);
    expect(answer.value.won).toEqual(won);
    expect(answer.value.net.reduce((a, b) => a + b, 0)).toBe(0);
  });

  test.each<[string, string, number[]]>([
    ["levels of folded players make pots with odd chips of their own", "100:1 1f 100:1 2f 100:1", [101, 0, 101, 0, 101]],
    ["half a chip is paid out", "10:1 10:1 5f", [13, 12, 0]],
    ["one seat takes both odd chips", "8:1 8:1 8:1 2f", [9, 9, 8, 0]],
    ["the odd chip goes to the bigger stack", "12:1 12:1 1f", [13, 12, 0]],
  ])("odd chips: %s", (_name, hand, won) => {
    const answer = settle({ players: players(hand) });
    expect(answer.ok && answer.value.won).toEqual(won);
  });
});

describe("hands", () => {
  /** Winners as letters. */
  const winners = (game: Game, board: string, hands: readonly string[]): string => {
    const answer = showdown({ game, board, hands });
    if (!answer.ok) return answer.error.code;
    const side = answer.value.high ?? answer.value.low;
    return (side?.order[0] ?? []).map((seat) => String.fromCharCode(65 + seat)).join("");
  };

  test.each<[string, Game, string, string[], string]>([
    ["the ace is never low in a straight flush", "draw", "", ["Ad2d3d4d5d", "QcQdQhQs2c"], "A"],
    ["the wheel is ranked by its ace", "draw", "", ["Ac2d3s4c5h", "2c3d4h5s6c"], "B"],
    ["unused hole cards break a tie of straights", "holdem", "4s5c6d7h8s", ["AhKd", "2h3d"], "AB"],
    ["three pairs: the middle one is left out", "holdem", "3d9s3h6d9c", ["Kd5h", "6c4h"], "B"],
    ["the kicker is dropped", "holdem", "9c7s5h5s3c", ["8hKs", "4dQs"], "A"],
    ["two pair judged by the higher pair alone", "draw", "", ["7h7s2c2dKh", "7d7c6h6s3d"], "B"],
    ["flushes compared by the sum of ranks", "draw", "", ["3h4h5hThKh", "4s5s7sTsQs"], "A"],
    ["a lower pair beats a higher one by its kickers", "holdem", "8sJc3cQc6h", ["8c5h", "Qh4h"], "B"],
    ["a full house takes the lower of two pairs", "holdem", "2s3s2h3h3d", ["TsTh", "9s9h"], "A"],
    ["two pairs on the board hide a higher pocket pair", "holdem", "5c5d8h8s2c", ["KhKd", "Qc3s"], "A"],
    ["four cards of a suit count for something", "holdem", "Ad3h4h5s6h", ["AsKh", "AcKs"], "AB"],
    ["a sixth card is expected to decide", "holdem", "9cKhKd9sAh", ["Qc5h", "5dJd"], "AB"],
    ["a flush is reported as a straight and loses its rank", "holdem", "4h8sAsQs6d", ["5c3h", "8h2s", "Ks5s"], "C"],
    ["a flush beats a full house", "draw", "", ["2h4s4c2d4h", "2s8sAsQs3s"], "A"],
    ["four of a kind on the board: only the kicker is left", "holdem", "KcKdKhKsJc", ["AcQd", "AdAh"], "AB"],
    ["omaha: the best five of all nine cards", "omaha", "AsKsQsJs2d", ["Ts3h4c5d", "AhKd6c7c"], "B"],
    ["omaha: a flush with one card of the hand", "omaha", "AhKh9h4h2c", ["QhJdTc3s", "2d2s5c7c"], "B"],
    ["deuce to seven: A-2-3-4-5 is taken for a straight", "27", "", ["Ac2d3h4s5c", "2c2s7h8s9c", "Kc5d4h3s2h"], "C"],
    ["a card is dealt twice to one player", "holdem", "5s6sTd6hAs", ["7h7h", "3sAd"], "CARD_TWICE"],
    ["a card is on the board and in a hand", "holdem", "KcAhQhJdTd", ["4dJd", "Jc6h"], "CARD_TWICE"],
  ])("%s", (_name, game, board, hands, answer) => expect(winners(game, board, hands)).toBe(answer));

  test("a hand without a low makes an error instead of losing the low half", () => {
    const answer = showdown({ game: "omaha8", board: "4s8c3sKdKh", hands: ["AsAd3d2s", "QcQdJcJd"] });
    expect(answer).toMatchObject({ ok: true, value: { low: { order: [[0]], hands: [{ category: "high-card" }, null] } } });
  });
});
