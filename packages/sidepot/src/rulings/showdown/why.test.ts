import { expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import type { Question } from "../rule.ts";
import type { SituationName } from "../situations.ts";
import { decided, house } from "./said.oracle.ts";

const WHO = ["roberts", "wsop-live-2026"] as const;
const whyOf = (book: Parameters<typeof decided>[0], situation: SituationName, facts: Question["facts"]): readonly string[] =>
  decided(book, situation, facts).why;

test("a share that was kept by saying so is not explained by the duty to table (Robert's Rules hold'em 9)", () => {
  const said = decided("roberts", "playing-the-board", { cards: "thrown-away", declared: true });
  expect(said).toMatchObject({ decision: "board-share-stands", why: ["board-was-said"], notes: [] });
  expect(decided("tda-2024", "playing-the-board", { cards: "thrown-away", declared: true })).toMatchObject({
    decision: "hand-out",
    why: ["all-cards-face-up"],
    notes: ["alone-wins-without-cards"],
  });
});

test("all-in hands that are shown one after the other are not explained by who called", () => {
  for (const book of WHO) {
    expect(whyOf(book, "showdown-order", { ended: "all-in" })).toEqual(["all-ins-in-turn"]);
    expect(whyOf(book, "all-in-exposure", { bettingLeft: false })).toEqual(["all-ins-in-turn"]);
    expect(whyOf(book, "showdown-order", { ended: "bet" })).toEqual(["called-hand-shows"]);
  }
  expect(whyOf("tda-2024", "showdown-order", { ended: "all-in" })).toEqual(["open-all-ins-are-fair"]);
});

test("a level that is put right is not explained by the hand that keeps its own (TDA 23)", () => {
  expect(whyOf("tda-2024", "wrong-level", { substantialAction: false })).toEqual(["level-by-clock"]);
  expect(whyOf("tda-2024", "wrong-level", { substantialAction: true })).toEqual(["hand-keeps-its-level"]);
  const ours = house("tda-2024", { "wrong-level": "corrected-at-once" });
  expect(whyOf(ours, "wrong-level", { substantialAction: true })).toEqual(["level-by-clock"]);
});

test("a straddle is not explained by what the blinds cost", () => {
  for (const book of WHO) expect(whyOf(book, "straddle", {})).toEqual(["straddle-is-own"]);
});

test("where a pot is to be divided nobody speaks of folded chips", () => {
  for (const book of BOOK_IDS) {
    expect(decided(book, "chop-asked", { what: "pot" }).wrong.map(({ answer }) => answer)).toContain("settle-afterwards");
    expect(decided(book, "chop-asked", { what: "pot" }).wrong.map(({ answer }) => answer)).not.toContain("folded-chips-back");
  }
});
