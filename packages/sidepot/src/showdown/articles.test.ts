import { describe, expect, test } from "vitest";
import { type Card, cardOf, makeCards, rankOf } from "../cards/index.ts";
import { handNotes } from "../ranking/index.ts";
import { type Settlement, type SettlePlayer, settle, showdown } from "./index.ts";

// The worked examples of the four source articles (ko 000, ja 002, ko 003, ja 004), with the corrections of the rules digest, section 1.

const settled = (players: readonly SettlePlayer[], more: object = {}): Settlement => {
  const answer = settle({ players, ...more });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};
/** Players A, B, C… from `25:3` (bet and strength) or `20f` (folded). */
const table = (text: string): SettlePlayer[] =>
  text.split(" ").map((word, i) => {
    const name = String.fromCharCode(65 + i);
    if (word.endsWith("f")) return { name, bet: Number(word.slice(0, -1)), folded: true };
    const [bet, strength] = word.split(":").map(Number);
    return { name, bet: bet ?? 0, ...(strength === undefined ? {} : { strength }) };
  });
const pots = ({ layers }: Settlement): number[] => layers.pots.map((pot) => pot.amount);

describe("side pots (000, 002)", () => {
  test("25, 100, 100: main 75, side 150; A is best and B second, so B takes twice what A does", () => {
    const s = settled(table("25:3 100:2 100:1"));
    expect(pots(s)).toEqual([75, 150]);
    expect(s.won).toEqual([75, 150, 0]);
    expect(s.awardOrder).toEqual([1, 0]);
  });

  test("20, 50, 50: 60 and 60, no third pot", () => {
    const s = settled(table("20:3 50:2 50:1"));
    expect(pots(s)).toEqual([60, 60]);
    expect(s.layers.returned).toBeNull();
    expect(s.won).toEqual([60, 60, 0]);
  });

  test("[point 2] a fourth player folded 20: the dead chips are in the main pot, 80 and not 60", () => {
    const s = settled(table("20:3 50:2 50:1 20f"));
    expect(pots(s)).toEqual([80, 60]);
    expect(s.layers.pots[0]?.eligible).toEqual([0, 1, 2]);
  });

  test("[point 15] 101 in two: 51 and 50, the odd chip left of the button", () => {
    expect(settled(table("50:1 50:1 1f")).won).toEqual([51, 50, 0]);
  });

  test("all-in for 38: 38 from each opponent and no more", () => {
    const s = settled(table("38:9 100:2 100:1"));
    expect(s.won).toEqual([114, 124, 0]);
    expect(s.net).toEqual([76, 24, -100]);
  });

  test("all-in for 38 with a big blind ante: the dead money comes on top of 38 from each", () => {
    const s = settled([
      { name: "A", bet: 38, strength: 9 },
      { name: "B", bet: 100, dead: 10, strength: 2 },
      { name: "C", bet: 100, strength: 1 },
    ]);
    expect(s.won).toEqual([124, 124, 0]);
  });

  test("a tie in one pot splits that pot alone", () => {
    expect(settled(table("20:5 50:5 50:1")).won).toEqual([30, 90, 0]);
  });

  test("a tie for the main pot, the side pot to its one winner", () => {
    const s = settled(table("50:2 120:2 120:1"));
    expect(s.awards.map((pot) => pot.awards?.map((a) => [a.seat, a.amount]))).toEqual([
      [
        [0, 75],
        [1, 75],
      ],
      [[1, 140]],
    ]);
  });
});

describe("the calculator article (004)", () => {
  test("[point 1] 50, 120, 200: 150, 140, 80 back", () => {
    const s = settled(table("50 120 200"));
    expect(pots(s)).toEqual([150, 140]);
    expect(s.layers.returned).toEqual({ seat: 2, amount: 80 });
    expect(s.layers.total).toBe(370);
  });

  test("20, 50, 120, 200: 80, 90, 140, 80 back", () => {
    const s = settled(table("20 50 120 200"));
    expect(pots(s)).toEqual([80, 90, 140]);
    expect(s.layers.returned).toEqual({ seat: 3, amount: 80 });
  });

  test("smallest all-in times players left is no formula: folded chips count (K1)", () => {
    expect(pots(settled(table("50 120 200 50f")))).toEqual([200, 140]);
  });

  test("a level of a folded player is no pot (K2)", () => {
    expect(pots(settled(table("50 120 200 80f")))).toEqual([200, 170]);
  });
});

describe("boards (000, 002)", () => {
  const shown = (board: string, ...hands: string[]) => {
    const answer = showdown({ board, hands });
    if (!answer.ok || !answer.value.high) throw new Error(board);
    return { ...answer.value, high: answer.value.high };
  };

  test("[point 12] Q J 9 9 5: A7 and A6 both play 9-9-A-Q-J; the seven and the six do not play", () => {
    const s = shown("Qc Jd 9s 9h 5d", "Ac7c", "Ad6s");
    expect(s.high.order).toEqual([[0, 1]]);
    const hands = s.high.hands.map((hand) => makeCards(hand?.cards ?? []));
    expect(hands).toEqual(["9s9hAcQcJd", "9s9hAdQcJd"]);
    const unused = s.high.hands.map((hand, i) => hand && handNotes("holdem", hand, s.hands[i] as Card[], s.board));
    expect(unused).toEqual([[{ code: "HOLE_UNUSED", cards: [20] }], [{ code: "HOLE_UNUSED", cards: [19] }]]);
  });

  test("[point 13] the broadway board: every two cards split it, and the board plays", () => {
    const board = ["As", "Kh", "Qd", "Jc", "Th"];
    const used = showdown({ board, hands: [["2c", "2d"]] });
    const taken = used.ok ? used.value.board : [];
    const rest = Array.from({ length: 52 }, (_, i) => i as Card).filter((c) => !taken.includes(c));
    let hands = 0;
    for (const [i, a] of rest.entries()) {
      for (const b of rest.slice(i + 1)) {
        const answer = showdown({ board, hands: [[a, b]] });
        expect(answer.ok && answer.value.high?.hands[0]).toMatchObject({ category: "straight", hole: [] });
        hands++;
      }
    }
    expect(hands).toBe(1081);
  });

  test("a five-flush board: a higher card of the suit wins, and so does a lower one that makes a straight flush (P13)", () => {
    expect(shown("9s8s7s6sKs", "5s2d", "AcAd").high.order).toEqual([[0], [1]]);
    expect(shown("9s8s7s6sKs", "Ts2d", "As3d").high.order).toEqual([[0], [1]]);
    expect(shown("As9s7s6s2s", "4h3h", "KdKc").high.order).toEqual([[0, 1]]);
    expect(shown("As9s7s6s5s", "4s3h", "KdKc").high.order).toEqual([[0, 1]]);
  });

  test("on 112 of the 1,287 boards of one suit lower cards win; on 35 a single one does", () => {
    const card = (rank: number, suit: number): Card => {
      const made = cardOf(rank, suit);
      if (!made.ok) throw new Error(String(rank));
      return made.value;
    };
    const improves = (board: Card[], hand: Card[]): boolean => {
      const answer = showdown({ board, hands: [hand] });
      return answer.ok && (answer.value.high?.hands[0]?.hole.length ?? 0) > 0;
    };
    const found = { boards: 0, single: 0, any: 0 };
    for (let mask = 0; mask < 2 ** 13; mask++) {
      const ranks = Array.from({ length: 13 }, (_, r) => r).filter((r) => mask & (1 << r));
      if (ranks.length !== 5) continue;
      const board = ranks.map((r) => card(r, 3));
      const below = Array.from({ length: ranks[0] as number }, (_, r) => r);
      const single = below.some((r) => improves(board, [card(r, 3), card(r, 0)]));
      const pair = below.some((r) => below.some((q) => q < r && improves(board, [card(r, 3), card(q, 3)])));
      found.boards++;
      if (single) found.single++;
      if (single || pair) found.any++;
    }
    expect(found).toEqual({ boards: 1287, single: 35, any: 112 });
  });

  test("[point 14] 8 8 5 5 Q: a five makes fives full; a king or an ace plays as the kicker, it is not the board (P14)", () => {
    const s = shown("8s8h5d5cQs", "KdJd", "5h2c", "AcTc");
    expect(s.high.order).toEqual([[1], [2], [0]]);
    expect(s.high.hands.map((hand) => [hand?.category, makeCards(hand?.cards ?? [])])).toEqual([
      ["two-pair", "8s8h5d5cKd"],
      ["full-house", "5h5d5c8s8h"],
      ["two-pair", "8s8h5d5cAc"],
    ]);
  });

  test("8 8 5 5 Q: 524 of the 990 hands without a five improve on the board (P14)", () => {
    const board = ["8s", "8h", "5d", "5c", "Qs"];
    const on = showdown({ board, hands: [["2c", "2d"]] });
    const taken = on.ok ? on.value.board : [];
    const rest = Array.from({ length: 52 }, (_, i) => i as Card).filter((c) => !taken.includes(c) && rankOf(c) !== 3);
    let better = 0;
    let all = 0;
    for (const [i, a] of rest.entries()) {
      for (const b of rest.slice(i + 1)) {
        const answer = showdown({ board, hands: [[a, b]] });
        all++;
        if (answer.ok && (answer.value.high?.hands[0]?.hole.length ?? 0) > 0) better++;
      }
    }
    expect([all, better]).toEqual([990, 524]);
  });
});

test("one hand, three winners: each takes the pot that was matched", () => {
  const s = settled(
    [
      { name: "A", bet: 2500, cards: "AhAd" },
      { name: "B", bet: 6000, cards: "KcKs" },
      { name: "C", bet: 12_300, cards: "JcTc" },
      { name: "D", bet: 20_000, dead: 1000, cards: "QcQs" },
      { name: "E", bet: 4000, folded: true },
    ],
    { board: "AsKhQd2c2s", unit: 100 },
  );
  expect(pots(s)).toEqual([13_500, 12_000, 12_600]);
  expect(s.layers.returned).toEqual({ seat: 3, amount: 7700 });
  expect(s.won).toEqual([13_500, 12_000, 0, 12_600, 0]);
});
