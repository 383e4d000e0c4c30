import { rulingWords } from "@sidepot/words/rulings";
import { attempt, type Decision, openPractice, type Practice, rule } from "sidepot/rulings";
import { expect, test } from "vitest";
import { isSpent, rowsOf } from "./progress.ts";

const decided = rule({ situation: "premature-turn", facts: { actionPending: true } });
if (!decided.ok) throw new Error(decided.error.code);
const TURN: Decision = decided.value;

function after(verbs: number): Practice {
  const opened = openPractice(TURN, 6, () => 0.5);
  if (!opened?.ok) throw new Error("no exercise");
  let practice = opened.value;
  for (const verb of practice.steps.slice(0, verbs)) {
    const done = attempt(practice, verb, () => 0.5);
    if (!done.ok) throw new Error(done.error.code);
    practice = done.value;
  }
  return practice;
}

test("return and shuffle are one line that stays the present one until both are done", () => {
  const lines = rulingWords("en").lines(TURN.steps);
  const now = (verbs: number): number => rowsOf(lines, after(verbs), "on").findIndex(({ state }) => state === "now");
  const ticked = (verbs: number): number => rowsOf(lines, after(verbs), "on").filter(({ state }) => state === "done").length;
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(now)).toEqual([0, 1, 2, 2, 3, 4, 4, 4, -1]);
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(ticked)).toEqual([0, 1, 2, 2, 3, 4, 4, 4, 5]);
});

test("what is said or paid is no step on a deck", () => {
  const decision = rule({ situation: "killed-hand", facts: { identifiable: true } });
  if (!decision.ok) throw new Error(decision.error.code);
  const opened = openPractice(decision.value, 6, () => 0.5);
  if (!opened?.ok) throw new Error("no exercise");
  const lines = rulingWords("en").lines(decision.value.steps);
  const rows = rowsOf(lines, opened.value, "on");
  expect(rows[0]?.state).toBe("now");
  expect(rows.length).toBeLessThan(lines.length);
});

test("a verb is spent until the next street is dealt", () => {
  const spent = (verbs: number): readonly string[] => {
    const practice = after(verbs);
    return [...new Set(practice.steps.filter((step) => isSpent(step, practice)).map((step) => step.do))];
  };
  expect(spent(0)).toEqual([]);
  expect(spent(2)).toEqual(["finish-betting", "keep-burns"]);
  expect(spent(5)).toEqual([]);
  expect(spent(6)).toEqual(["finish-betting"]);
});
