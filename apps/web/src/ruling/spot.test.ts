import { BOOK_IDS, bookOf, type Rulebook } from "sidepot/rulings";
import { expect, test } from "vitest";
import { allBooks } from "./books.ts";
import {
  ALL_CASES,
  decisionAt,
  factsAt,
  findCase,
  hasCards,
  openFacts,
  othersAt,
  type Spot,
  saysMisdeal,
  specOf,
  stopsHand,
} from "./spot.ts";

const TDA = bookOf("tda-2024");
const spotOf = (id: string, answer: string | null, facts: Spot["facts"] = {}, book: Rulebook = TDA): Spot => {
  const found = findCase(id);
  if (!found) throw new Error(id);
  return { case: found.one, answer, facts, book };
};
const decided = (spot: Spot) => {
  const ruled = decisionAt(spot);
  if (!ruled.ok) throw new Error(JSON.stringify(ruled.error));
  return ruled.value;
};

test("[point 26, 27] every answer of every case is ruled by every book, and no further question is open", () => {
  const ids = ALL_CASES.map(({ one }) => one.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { one } of ALL_CASES) {
    expect([0, 2, 3, 4], one.id).toContain(one.answers.length);
    for (const answer of one.answers.length > 0 ? one.answers.map(({ id }) => id) : [null]) {
      for (const id of BOOK_IDS) {
        const { wrong, basis, cites } = decided(spotOf(one.id, answer, {}, bookOf(id)));
        expect(wrong.length, `${one.id} ${answer} ${id}`).toBeGreaterThan(0);
        expect(basis !== "text" || cites.length > 0, `${one.id} ${answer} ${id}`).toBe(true);
      }
    }
    // Every fact that can be changed beside the outcome belongs to the situation, and has something to start from.
    for (const fact of one.more) expect(specOf(one, fact), `${one.id} ${fact}`).not.toBeNull();
  }
});

test("what the answer settles is no longer open, and cannot be changed behind its back", () => {
  const spot = spotOf("premature-turn", "complete", { actionPending: true, actedOnNext: true });
  expect(factsAt(spot)).toEqual({ actionPending: false, actedOnNext: true });
  expect(openFacts(spot)).toContain("actedOnNext");
  expect(openFacts(spot)).not.toContain("actionPending");
});

test("[point 29] other rulebooks are alternatives beside the answer: those that rule the same, and those that do not", () => {
  const spot = spotOf("premature-turn", "action-left");
  const { alike, different } = othersAt(spot, decided(spot), allBooks([]));
  expect(alike.map(({ id }) => id)).toEqual(["wsop-tournament-2026", "wsop-live-2026"]);
  expect(different.map(({ book, decision }) => [book.id, decision.decision])).toEqual([
    ["tda-pre-2022", "natural-river"],
    ["roberts", "natural-river"],
  ]);
});

test("the hand is stopped where cards move or the floor chooses, and not where the play just goes on", () => {
  expect(stopsHand(decided(spotOf("premature-turn", "action-left")))).toBe(true);
  expect(stopsHand(decided(spotOf("premature-turn", "action-left", { actedOnNext: true })))).toBe(true);
  expect(stopsHand(decided(spotOf("premature-turn", "complete")))).toBe(false);
  expect(hasCards(spotOf("premature-turn", null).case)).toBe(true);
});

test("the cases that other screens lead to are there", () => {
  for (const id of ["odd-chip", "award-order", "showdown-order"]) expect(findCase(id)?.group, id).toBe("showdown");
});

test("a misdeal is said besides a decision that does not name it", () => {
  const said = (id: string, answer: string | null): boolean => saysMisdeal(decided(spotOf(id, answer)));
  expect(said("too-few-cards", "in-time")).toBe(false);
  expect(said("premature-turn", "action-left")).toBe(false);
  expect(said("misdeal-redeal", null)).toBe(true);
});
