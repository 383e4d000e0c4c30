import { describe, expect, it, test } from "vitest";
import type { Card } from "../cards/card.ts";
import { parseCards } from "../cards/parse.ts";
import { countEvery } from "./every.ts";
import { countPreflop } from "./preflop.ts";

type Hand = readonly [Card, Card];

function cards(text: string): Card[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

const hands = (text: string): Hand[] => text.split(" ").map((two) => cards(two) as unknown as Hand);
const everyone = (dealt: readonly Hand[]): number[] => dealt.map((_, player) => player);
const plainly = (dealt: readonly Hand[], board: readonly Card[], dead: readonly Card[], contests: readonly (readonly number[])[]) =>
  countEvery({ players: dealt.map((two) => [{ cards: two, weight: 1 }]), board, dead, contests });

/** Wins of the first, of the second and ties, of 1,712,304 boards. */
function headsUp(text: string): [number, number, number] {
  const [counts] = countPreflop(hands(text), [], [], [[0, 1]]).counts as [Float64Array];
  return [counts[1] as number, counts[2] as number, counts[3] as number];
}

describe("known answers", () => {
  test("aces against kings of the same suits", () => {
    const [wins, losses, ties] = headsUp("AsAh KsKh");
    expect([wins, losses, ties]).toEqual([1_410_336, 292_660, 9308]);
    expect((wins + ties / 2) / 1_712_304).toBeCloseTo(0.826366, 6);
  });

  test("aces against kings of four suits", () => {
    const [wins, losses, ties] = headsUp("AsAh KdKc");
    expect(wins + losses + ties).toBe(1_712_304);
    expect((wins + ties / 2) / 1_712_304).toBeCloseTo(0.812555, 6);
  });

  test("aces, kings and queens of the same suits", () => {
    const { counts, total } = countPreflop(hands("AsAh KsKh QsQh"), [], [], [[0, 1, 2]]);
    const [, a, , ab, , ac, , abc] = counts[0] as Float64Array as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    expect(total).toBe(1_370_754);
    expect((a + ab / 2 + ac / 2 + abc / 3) / total).toBeCloseTo(0.676703, 6);
  });
});

// By hand against the count of every board: flushes with one and two cards of a suit, in several suits, tied and beaten; boards that
// have a pair, or two cards of a suit; contests that leave out whoever has the flush.
it.each([
  ["AsAh KsKh", "", ""],
  ["AsKs QhJh", "", ""],
  ["AsKs 2h2d", "", "AhAd"],
  ["AsKs QsJs", "Ts", ""],
  ["AsKs QhJh 2s2d", "TsTd", "3c4h"],
  ["AsKs QhJh 2s2d", "TsTd", "ThTc"],
  ["9s8s 9h8h", "TsTh", ""],
  ["9s8s 7s6s 5s4s", "TsJs", ""],
  ["2s3s 2h3d 4s5s 8c8d", "", "AsKs"],
  ["AsAh AdAc", "2s", "KsQsJs"],
  ["2c2d 3c3d 4c4d 5c5d 6c6d 7c7d", "2h", ""],
])("%s on “%s” without “%s”", (dealt, board, dead) => {
  const players = hands(dealt);
  const contests = [everyone(players), [0, 1], [players.length - 1], [1, players.length - 1]];
  expect(countPreflop(players, cards(board), cards(dead), contests)).toEqual(plainly(players, cards(board), cards(dead), contests));
});
