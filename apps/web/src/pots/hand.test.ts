import { expect, test } from "vitest";
import {
  allInPressed,
  emptyHand,
  exampleHand,
  fitName,
  MOST_CHIPS,
  nameOf,
  nextHand,
  typed,
  withBet,
  withName,
  withoutRow,
  withRow,
  withState,
} from "./hand.ts";
import { shownOf } from "./names.ts";

test("keys type from the right and never past the most that a row takes", () => {
  expect(["2", "5", "00"].reduce((bet, key) => typed(bet, key as "2"), 0)).toBe(2500);
  expect(typed(0, "000")).toBe(0);
  expect(typed(2500, "back")).toBe(250);
  expect(typed(7, "back")).toBe(0);
  expect(typed(MOST_CHIPS, "0")).toBe(MOST_CHIPS);
});

test("a fold keeps the amount", () => {
  expect(withState(withBet(emptyHand(), 1, 4000), 1, "folded").players[1]).toEqual({ name: "", bet: 4000, state: "folded" });
});

test("all-in goes from inferred to sure to still to act and back", () => {
  expect(allInPressed("live", true)).toBe("all-in");
  expect(allInPressed("all-in", true)).toBe("to-act");
  expect(allInPressed("to-act", true)).toBe("live");
  expect(allInPressed("all-in", false)).toBe("live");
  expect(allInPressed("folded", true)).toBe("all-in");
});

test("rows are two to ten, and the button stays with its player", () => {
  let hand = emptyHand(9);
  hand = withRow(withRow(hand));
  expect(hand.players).toHaveLength(10);
  expect(hand.button).toBe(9);
  expect(withoutRow({ ...hand, button: 4 }, 1).button).toBe(3);
  expect(withoutRow({ ...hand, button: 4 }, 6).button).toBe(4);
  expect(withoutRow(hand, 9).button).toBe(8);
  expect(withoutRow(withBet(emptyHand(2), 0, 5), 0)).toEqual(emptyHand(2));
});

test("names are cut between characters, and the row's letter is no name", () => {
  expect(fitName("  Christopher Robin ")).toBe("Christopher");
  expect(fitName("👍🏽👍🏽👍🏽👍🏽")).toBe("👍🏽👍🏽👍🏽");
  expect(fitName("a\u2028b\n\ud800")).toBe("ab");
  expect(nameOf(withName(emptyHand(), 2, "C"), 2)).toBe("C");
  expect(withName(emptyHand(), 2, "C").players[2]?.name).toBe("");
});

test("a name that shows nothing is none, and nothing in one turns the text round", () => {
  for (const text of ["\u200b\u200d", "\u0301\u0308", "\u3164", "\u2800 \u00a0", "\u202e\u2066\u200f", "\ufe0f"])
    expect(fitName(text)).toBe("");
  expect(fitName("\u202eAnn\u202c\u200b\u00ad")).toBe("Ann");
  expect(fitName("\u2067דן\u2069")).toBe("דן");
  expect(fitName("1\ufe0f\u20e3")).toBe("1\ufe0f\u20e3");
  expect(fitName("می\u200cخواهم")).toBe("می\u200cخواهم");
});

const called = (...names: string[]): string[] =>
  names.map((_, row) => nameOf({ ...emptyHand(names.length), players: names.map((name) => ({ name, bet: 0, state: "live" })) }, row));

test("every row is called differently, whatever was typed", () => {
  expect(called("B", "", "")).toEqual(["B", "B2", "C"]);
  expect(called("Kim", "", "Kim")).toEqual(["Kim A", "B", "Kim C"]);
  expect(called("Kim", "Kim A", "Kim")).toEqual(["Kim A2", "Kim A", "Kim C"]);
  expect(called("B", "", "B2", "B")).toEqual(["B A", "B", "B2", "B D"]);
  expect(called("B", "", "B2")).toEqual(["B", "B3", "B2"]);
  expect(called("Zoe\u0308", "Zo\u00eb")).toEqual(["Zoe\u0308 A", "Zo\u00eb B"]);
});

test("names read from right to left are set apart, and no others", () => {
  expect(called("דן", "Ann", "علي", "민수")).toEqual(["\u2068דן\u2069", "Ann", "\u2068علي\u2069", "민수"]);
});

test("a strange text is quoted shortened, and cannot hide or turn the rest", () => {
  expect(shownOf("hello 팟")).toBe("hello 팟");
  expect(shownOf("👍🏽".repeat(5), 3)).toBe("👍🏽👍🏽👍🏽…");
  expect(shownOf("x".repeat(100_000))).toHaveLength(121);
  expect(shownOf("a\u202eb")).toBe("a\ufffdb");
});

test("the next hand keeps names, ante and unit", () => {
  const hand = withName({ ...exampleHand(), dead: 100, unit: 50 }, 0, "민수");
  expect(nextHand(hand)).toMatchObject({ dead: 100, unit: 50, players: [{ name: "민수", bet: 0 }, { bet: 0 }, { bet: 0 }] });
});
