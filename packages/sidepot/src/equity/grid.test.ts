import { describe, expect, test } from "vitest";
import { makeCards, parseCards } from "../cards/index.ts";
import { checkEquity } from "./check.ts";
import { classOf, combosOf, gridOf, HAND_CLASSES, indexOf, setClass, toggleClass } from "./grid.ts";
import { everyHand } from "./range.oracle.ts";
import { parseRange } from "./range.ts";
import { makeRange } from "./range-make.ts";
import type { Range } from "./types.ts";

const rangeOf = (text: string): Range => {
  const read = parseRange(text);
  return read.ok ? read.value : expect.unreachable(text);
};
const at = (name: string): number => HAND_CLASSES.findIndex((hand) => hand.name === name);

describe("the 169 classes", () => {
  test("stand row by row from the aces: pairs on the diagonal, suited hands to the right of it", () => {
    expect(HAND_CLASSES.map(({ name }) => name).slice(0, 15)).toEqual(
      "AA AKs AQs AJs ATs A9s A8s A7s A6s A5s A4s A3s A2s AKo KK".split(" "),
    );
    expect(HAND_CLASSES.map(({ name }) => name).slice(-3)).toEqual(["42o", "32o", "22"]);
    for (const [index, hand] of HAND_CLASSES.entries()) {
      expect(hand.index).toBe(index);
      expect(hand.kind).toBe(index % 14 === 0 ? "pair" : index % 13 > index / 13 ? "suited" : "offsuit");
      expect(indexOf(hand.low, hand.high, hand.kind === "suited")).toBe(index);
    }
  });
  test("hold 1,326 hands, each in one class, in either order of its cards", () => {
    expect(HAND_CLASSES.flatMap(({ index }) => combosOf(index)).sort(([a, b], [c, d]) => c - a || d - b)).toEqual(everyHand);
    for (const { index } of HAND_CLASSES) {
      for (const [a, b] of combosOf(index)) expect([classOf(a, b), classOf(b, a)]).toEqual([index, index]);
    }
  });
  test.each([
    ["AsAh", "AA"],
    ["KdAd", "AKs"],
    ["2c7d", "72o"],
  ])("%s is %s", (cards, name) => {
    const read = parseCards(cards);
    const [a, b] = read.ok ? read.value : [];
    expect(a !== undefined && b !== undefined && HAND_CLASSES[classOf(a, b)]?.name).toBe(name);
  });
  test("the hands of a class begin with the spades", () => {
    expect(combosOf(at("AKs")).map(makeCards)).toEqual(["AsKs", "AhKh", "AdKd", "AcKc"]);
    expect(combosOf(at("AKo")).map(makeCards).slice(0, 2)).toEqual(["AsKh", "AsKd"]);
    expect([169, -1, 0.5].map(combosOf)).toEqual([[], [], []]);
  });
});

describe("a range in the grid", () => {
  test("a class is held wholly, in part, with weights that differ, or not at all", () => {
    const grid = gridOf(rangeOf("AA, AKs@30%, AsKh@50%, KK, KsKh@50%"));
    expect(grid[at("AA")]).toEqual({ held: 6, of: 6, weight: 1, mean: 1 });
    expect(grid[at("AKs")]).toEqual({ held: 4, of: 4, weight: 0.3, mean: 0.3 });
    expect(grid[at("AKo")]).toEqual({ held: 1, of: 12, weight: null, mean: 0.5 / 12 });
    expect(grid[at("KK")]).toEqual({ held: 6, of: 6, weight: null, mean: 5.5 / 6 });
    expect(grid[at("QQ")]).toEqual({ held: 0, of: 6, weight: 0, mean: 0 });
  });
  test("a class is put in, changed and taken out", () => {
    const range = rangeOf("AA,AsKs");
    expect(makeRange(setClass(range, at("AKs"), 0.5))).toBe("AA,AKs@50%");
    expect(makeRange(setClass(range, at("AKs"), 0))).toBe("AA");
    expect(makeRange(setClass(range, at("72o"), 0))).toBe("AA,AsKs");
  });
  test("what is no class changes nothing, and what is no weight is refused when it is asked about", () => {
    const range = rangeOf("AA,AsKs");
    for (const index of [-1, 169, 0.5, Number.NaN]) {
      expect(setClass(range, index, 0.5)).toEqual(range);
      expect(toggleClass(range, index)).toEqual(range);
    }
    for (const weight of [-1, Number.NaN]) expect(makeRange(setClass(range, at("AA"), weight))).toBe("AsKs");
    const players = [setClass(range, at("QQ"), 1.5), rangeOf("KK")];
    expect(checkEquity({ players })).toMatchObject({ code: "HAND_WEIGHT_INVALID", got: "1.5" });
  });
  test("a tap takes a whole class out, and makes any other whole", () => {
    const range = rangeOf("AA,AsKs");
    expect(makeRange(toggleClass(range, at("AA")))).toBe("AsKs");
    expect(makeRange(toggleClass(range, at("AA"), 0.5))).toBe("AsKs,AA@50%");
    expect(makeRange(toggleClass(range, at("AKs")))).toBe("AA,AKs");
    expect(toggleClass(toggleClass(range, at("QQ")), at("QQ"))).toEqual(range);
  });
});
