import { makeCards, parseCards } from "sidepot/cards";
import { evaluate } from "sidepot/evaluate";
import { expect, it } from "vitest";
import { boardOrder } from "./board.ts";
import { HIGH, HOLDINGS, holdingOf, LOW } from "./combos.ts";

function cardsOf(text: string) {
  const cards = parseCards(text);
  if (!cards.ok) throw new Error(text);
  return cards.value;
}
const placeOf = (text: string): number => holdingOf(...(cardsOf(text) as [never, never]));

it("says on a river which part of all holdings is behind, ties half", () => {
  const board = cardsOf("Ks8d4c9h2s");
  const { strengths, order, values } = boardOrder(board);
  expect(order).toHaveLength((47 * 46) / 2);
  const all = [...order].map((at) => ({ at, value: evaluate([HIGH[at] as number, LOW[at] as number, ...board]) }));
  for (const hand of ["KhQh", "7h6h", "AsAd", "3c2d", "JhTh", "4h4d"]) {
    const own = evaluate([...cardsOf(hand), ...board]);
    const behind = all.filter(({ value }) => value < own).length + all.filter(({ value }) => value === own).length / 2;
    expect(strengths[placeOf(hand)], hand).toBeCloseTo(behind / all.length, 5);
  }
  for (let at = 0; at < HOLDINGS; at++) {
    const onBoard = board.includes(HIGH[at] as never) || board.includes(LOW[at] as never);
    expect((values[at] as number) === 0, makeCards([HIGH[at] as never, LOW[at] as never])).toBe(onBoard);
  }
});

it("is in order, whatever the street", () => {
  for (const text of ["Ks8d4c", "Ks8d4c9h", "Ks8d4c9h2s"]) {
    const { order, strengths } = boardOrder(cardsOf(text));
    expect(new Set(order).size).toBe(order.length);
    for (let i = 1; i < order.length; i++) {
      expect((strengths[order[i] as number] as number) - (strengths[order[i - 1] as number] as number)).toBeGreaterThan(-3e-6);
    }
  }
});

it("counts the outs of draws until the river", () => {
  const outs = (board: string, hand: string): number => boardOrder(cardsOf(board)).outs[placeOf(hand)] as number;
  // Nine for the flush; eight for a straight open at both ends, four for one with a hole; the straight's two of the flush once.
  expect(outs("Ks8s4c", "7s2s")).toBe(9);
  expect(outs("Kd8s7c", "6h5d")).toBe(8);
  expect(outs("Kd8s7c", "Th6d")).toBe(4);
  expect(outs("Kd8s7s", "6s5s")).toBe(15);
  // Two cards above the board count half of six.
  expect(outs("8d6c2s", "KhQd")).toBe(3);
  // Nothing to come, nothing left to draw to, and straights that lie on the board for everybody.
  expect(outs("Ks8s4c9h2d", "7s2s".replace("2s", "6s"))).toBe(0);
  expect(outs("9d8s7c", "6h5d")).toBe(0);
  expect(outs("9d8s7c6h", "2h2d")).toBe(0);
  const strength = (board: string, hand: string): number => boardOrder(cardsOf(board)).strengths[placeOf(hand)] as number;
  expect(strength("Ks8s4c", "7s6s")).toBeGreaterThan(strength("Ks8s4c", "7h6d") + 0.1);
});
