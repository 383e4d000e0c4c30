import { describe, expect, test } from "vitest";
import { awardPots, layerPots, type OddChips } from "../../pots/index.ts";
import { oddChipRule } from "../../showdown/index.ts";
import { BOOK_IDS } from "../books.ts";
import { decided, expectBooks, house, stepsOf, wrongOf } from "./said.oracle.ts";

const UNIT = "break-odd-chips into=smallest-in-play";

describe("odd chips by rulebook", () => {
  test("a tie in a button game: first left of the button", () =>
    expectBooks("odd-chip", { split: "button-game" }, [
      "odd-left-of-button text TDA-2024 20",
      "odd-left-of-button practice",
      "odd-left-of-button text ROBERTS TIES",
      "odd-left-of-button text WSOP-TOURNAMENT-2026 73",
      "odd-left-of-button text WSOP-LIVE-2026 153 WSOP-LIVE-2026 152",
    ]));
  test("a tie in stud high: the highest card by suit, of five cards or, by Robert's Rules, of all", () => {
    expectBooks("odd-chip", { split: "stud-high" }, [
      "odd-high-card text TDA-2024 20-B TDA-2024 20",
      "odd-high-card practice",
      "odd-high-card text ROBERTS TIES ROBERTS TIES-1",
      "odd-high-card text WSOP-TOURNAMENT-2026 73",
      "odd-high-card text WSOP-LIVE-2026 153 WSOP-LIVE-2026 150 WSOP-LIVE-2026 152",
    ]);
    const to = BOOK_IDS.map((id) => decided(id, "odd-chip", { split: "stud-high" }).steps.at(-1));
    expect(to.map((step) => (step?.do === "give-odd-chip" ? step.to : null))).toEqual([
      "high-card-of-five",
      "high-card-of-five",
      "high-card-of-all",
      "high-card-of-five",
      "high-card-of-five",
    ]);
  });
  test("tied lows in razz: the highest card by suit, by Robert's Rules the lowest", () =>
    expectBooks("odd-chip", { split: "low" }, [
      "odd-high-card text TDA-2024 20-B TDA-2024 20",
      "odd-high-card practice",
      "odd-low-card text ROBERTS TIES ROBERTS TIES-1",
      "odd-high-card text WSOP-TOURNAMENT-2026 73",
      "odd-high-card text WSOP-LIVE-2026 153 WSOP-LIVE-2026 150 WSOP-LIVE-2026 152",
    ]));
  test("between high and low: the high side", () =>
    expectBooks("odd-chip", { split: "high-low" }, [
      "odd-high-side text TDA-2024 20",
      "odd-high-side practice",
      "odd-high-side text ROBERTS TIES",
      "odd-high-side text WSOP-TOURNAMENT-2026 73",
      "odd-high-side text WSOP-LIVE-2026 153 WSOP-LIVE-2026 152",
    ]));
  test("between two lows: only the WSOP cash rules say, and the floor decides elsewhere", () => {
    expectBooks("odd-chip", { split: "two-lows" }, [
      "floor-decides floor TDA-2024 1 TDA-2024 20",
      "floor-decides floor",
      "floor-decides floor ROBERTS TIES",
      "floor-decides floor WSOP-TOURNAMENT-2026 73",
      "odd-left-of-button text WSOP-LIVE-2026 153 WSOP-LIVE-2026 152",
    ]);
    expect(decided("tda-2024", "odd-chip", { split: "two-lows" }).choices.map(({ decision }) => decision)).toEqual([
      "odd-left-of-button",
      "odd-high-card",
    ]);
  });
  test("several odd chips: one each, which only Robert's Rules say", () => {
    expectBooks("odd-chip", { split: "several" }, [
      "odd-one-each practice TDA-2024 20",
      "odd-one-each practice",
      "odd-one-each text ROBERTS TIES",
      "odd-one-each practice WSOP-TOURNAMENT-2026 73",
      "odd-one-each practice WSOP-LIVE-2026 153 WSOP-LIVE-2026 152",
    ]);
    expect(decided("tda-2024", "odd-chip", { split: "several" }).notes).toEqual(["several-not-stated"]);
    expect(decided("roberts", "odd-chip", { split: "several" }).notes).toEqual([]);
  });
  test("the same hands both ways: as evenly as can be, on which the TDA is silent", () => {
    expectBooks("odd-chip", { split: "same-both-ways" }, [
      "even-split practice TDA-2024 20",
      "even-split practice",
      "even-split text ROBERTS TIES",
      "even-split text WSOP-TOURNAMENT-2026 73",
      "even-split text WSOP-LIVE-2026 153 WSOP-LIVE-2026 152",
    ]);
    expect(decided("tda-2024", "odd-chip", { split: "same-both-ways" }).notes).toEqual(["even-split-not-stated"]);
  });
  test("chips are broken first: to the smallest in play, by the WSOP cash rules to the smallest of the blinds", () => {
    expect(stepsOf(decided("tda-2024", "odd-chip", { split: "button-game" }))).toBe(
      `odd-left-of-button: ${UNIT}, split-pot how=evenly, give-odd-chip to=first-left-of-button`,
    );
    const first = BOOK_IDS.map((id) => decided(id, "odd-chip", { split: "high-low" }).steps[0]);
    expect(first.map((step) => (step?.do === "break-odd-chips" ? step.into : null))).toEqual([
      "smallest-in-play",
      "smallest-in-play",
      "smallest-in-play",
      "smallest-in-play",
      "smallest-blind-chip",
    ]);
  });
  test("what is wrong by one book and right by another is said with that book", () => {
    expect(wrongOf(decided("tda-2024", "odd-chip", { split: "low" }))).toEqual(["suit-wins-pot", "odd-low-by-lowest (roberts)"]);
    expect(wrongOf(decided("roberts", "odd-chip", { split: "low" }))).toEqual([
      "suit-wins-pot",
      "odd-low-by-highest (tda-2024,tda-pre-2022,wsop-tournament-2026,wsop-live-2026)",
    ]);
    const ours = decided(house("tda-2024", { "odd-chip-low": "low-card-of-all" }), "odd-chip", { split: "low" });
    expect(ours).toMatchObject({ decision: "odd-low-card", basis: "house" });
  });
});

// The settlement of `sidepot settle` and the floor's assistant must not say two things.
describe("the same places as awardPots", () => {
  /** Three players tie for a pot of 100 and a fourth has folded; the button is at seat 1. */
  const award = (oddChips: OddChips, highCard?: readonly number[], pot = 25) => {
    const cut = layerPots([{ bet: pot }, { bet: pot }, { bet: pot, folded: false }, { bet: pot, folded: true }]);
    if (!cut.ok) throw new Error(cut.error.code);
    const high = { strength: [5, 5, 5, null], ...(highCard ? { highCard: [...highCard, null] } : {}) };
    const awarded = awardPots(cut.value, { high }, { button: 1, oddChips });
    if (!awarded.ok) throw new Error(awarded.error.code);
    return Object.fromEntries((awarded.value[0]?.awards ?? []).map(({ seat, oddChips: odd }) => [seat, odd]));
  };

  test("button games go by seat and stud games by card, in the referee and in TDA 2024", () => {
    const ruled = (split: string): string => decided("tda-2024", "odd-chip", { split }).decision;
    for (const game of ["holdem", "omaha8"] as const) expect(oddChipRule(game)).toBe("one-each");
    expect(ruled("button-game")).toBe("odd-left-of-button");
    for (const game of ["stud", "stud8", "razz"] as const) expect(oddChipRule(game)).toBe("high-card-by-suit");
    expect([ruled("stud-high"), ruled("low")]).toEqual(["odd-high-card", "odd-high-card"]);
  });
  test("one chip of 100 over three: the first winner left of the button", () => {
    expect(award("one-each")).toEqual({ 2: 1, 0: 0, 1: 0 });
    expect(award("high-card-by-suit", [50, 20, 30])).toEqual({ 0: 1, 1: 0, 2: 0 });
  });
  test("two chips of 104 over three: one each from the button on, or all to the first", () => {
    expect(award("one-each", undefined, 26)).toEqual({ 2: 1, 0: 1, 1: 0 });
    expect(award("all-to-first", undefined, 26)).toEqual({ 2: 2, 0: 0, 1: 0 });
    expect(decided("tda-2024", "odd-chip", { split: "several" }).decision).toBe("odd-one-each");
    expect(decided(house("tda-2024", { "odd-chip-several": "all-to-first" }), "odd-chip", { split: "several" }).decision).toBe(
      "odd-all-to-first",
    );
  });
  test("the high side has the odd chip of the total; hands the same both ways share evenly", () => {
    const cut = layerPots([{ bet: 5 }, { bet: 5 }, { bet: 5, folded: true }]);
    if (!cut.ok) throw new Error(cut.error.code);
    const halves = awardPots(cut.value, { high: { strength: [2, 1, null] }, low: { strength: [1, 2, null] } });
    if (!halves.ok) throw new Error(halves.error.code);
    expect(halves.value[0]?.awards?.map(({ side, amount }) => [side, amount])).toEqual([
      ["high", 8],
      ["low", 7],
    ]);
    const both = awardPots(cut.value, { high: { strength: [2, 2, null] }, low: { strength: [2, 2, null] } });
    if (!both.ok) throw new Error(both.error.code);
    const total = [0, 1].map((seat) =>
      both.value[0]?.awards?.filter((part) => part.seat === seat).reduce((sum, part) => sum + part.amount, 0),
    );
    expect(total.toSorted()).toEqual([7, 8]);
  });
});
