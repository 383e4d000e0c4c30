import { expect, test } from "vitest";
import { BOOK_IDS } from "./books.ts";
import { CASES } from "./cases.ts";
import { everyCase, everyQuestion, NAMES } from "./every.oracle.ts";
import { BASES } from "./point.ts";
import { POINTS } from "./points.ts";
import { rule } from "./rule.ts";
import { SITUATIONS } from "./situations.ts";

test("every situation is ruled by every book with every combination of facts", () => {
  let ruled = 0;
  for (const asked of everyQuestion()) {
    const decided = rule(asked);
    if (!decided.ok) throw new Error(`${JSON.stringify(asked)}: ${JSON.stringify(decided.error)}`);
    const { decision, basis, cites, choices, steps, wrong, why, misdeal } = decided.value;
    const place = JSON.stringify(asked);
    // Where the text is silent nothing is pretended: the floor decides, and has something to choose from.
    expect(decision === "floor-decides", place).toBe(basis === "floor");
    expect(choices.length >= 2, place).toBe(basis === "floor");
    if (basis === "floor") expect(misdeal, place).toBe(false);
    // Nobody can choose between two that are the same.
    const named = choices.map((choice) => `${choice.decision} ${JSON.stringify(choice.steps)}`);
    expect(new Set(named).size, place).toBe(named.length);
    if (basis === "text") expect(cites.length, place).toBeGreaterThan(0);
    expect(steps.length, place).toBeGreaterThan(0);
    expect(wrong.length, place).toBeGreaterThan(0);
    for (const { rightIn } of wrong) expect(rightIn, `${place}: right by the book that calls it wrong`).not.toContain(asked.rules);
    expect(why.length, place).toBeGreaterThan(0);
    ruled++;
  }
  expect(ruled).toBeGreaterThan(NAMES.length * BOOK_IDS.length);
}, 120_000);

test("every point is held by every book, with a value that it can have", () => {
  for (const [name, { values, books }] of Object.entries(POINTS)) {
    expect(Object.keys(books).sort(), name).toEqual([...BOOK_IDS].sort());
    for (const [book, { value, basis, choices, cites }] of Object.entries(books)) {
      const place = `${name} in ${book}`;
      expect([...values, "floor"], place).toContain(value);
      expect(BASES, place).toContain(basis);
      expect(value === "floor", place).toBe(basis === "floor");
      expect(choices.length === 0, place).toBe(value !== "floor");
      for (const choice of choices) expect(values, place).toContain(choice);
      if (basis === "text") expect(cites.length, place).toBeGreaterThan(0);
      for (const cite of cites)
        expect(cite, place).toMatch(/^(TDA-20\d\d|ROBERTS|WSOP-TOURNAMENT-2026|WSOP-LIVE-2026) [A-Z0-9][A-Za-z0-9-]*$/);
    }
  }
});

test("a situation reads the points that it says, and every point is read by one", () => {
  const read = new Set(Object.values(SITUATIONS).flatMap(({ points }) => points as readonly string[]));
  expect([...read].sort()).toEqual(Object.keys(POINTS).sort());
});

test("every case is ruled by every book whatever is answered, in at most three choices", () => {
  const ids = Object.values(CASES).flatMap((cases) => cases.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { one, answer, facts } of everyCase()) {
    for (const rules of BOOK_IDS) {
      const decided = rule({ rules, situation: one.situation, facts });
      expect(decided, `${one.id} ${answer}`).toMatchObject({ ok: true });
    }
    if (one.answers.length > 0) expect(one.answers.length, one.id).toBeGreaterThanOrEqual(2);
    expect(one.answers.length, one.id).toBeLessThanOrEqual(4);
  }
});

test("every situation can be reached from a case", () => {
  expect(new Set(Object.values(CASES).flatMap((cases) => cases.map(({ situation }) => situation)))).toEqual(new Set(NAMES));
});
