import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { BET_WORDS, DECLARE_RULES, type Declaration, type Interpretation, interpret } from "./declare.ts";

const amount = fc.nat(60).map((n) => n * 25);
const chips = fc.array(fc.constantFrom(25, 100, 500, 1_000), { maxLength: 6 });
const some = fc.record(
  {
    rules: fc.constantFrom(...DECLARE_RULES),
    betting: fc.constantFrom("no-limit", "pot-limit", "fixed-limit"),
    facing: amount,
    minRaise: amount.map((n) => n + 25),
    opener: fc.boolean(),
    headsUp: fc.boolean(),
    pot: amount,
    stack: fc.nat(400).map((n) => n * 25),
    front: amount,
    pulledBack: amount,
    said: fc.record({ word: fc.constantFrom(...BET_WORDS), amount, vague: fc.nat(20) }, { requiredKeys: [] }),
    chips,
    motions: fc.array(chips, { maxLength: 3 }),
    first: fc.constantFrom("said", "chips", "together"),
    told: amount,
    timeIsUp: fc.boolean(),
    outOfTurn: fc.constantFrom("waiting", "unchanged", { facing: 500, minRaise: 200 }),
  },
  { requiredKeys: ["facing", "minRaise", "stack", "pot"] },
);

const within = (r: Interpretation, d: Declaration): void => {
  if (r.kind === "pending") {
    within(r.reading, d);
    return;
  }
  expect(r.cites.length).toBeGreaterThan(0);
  const all = d.stack + (d.front ?? 0);
  const choices = r.kind === "action" ? [] : r.choices;
  for (const c of choices) if ("min" in c) expect(c.min <= c.max && c.max <= all).toBe(true);
  if (r.kind !== "action") return;
  const lies = (d.front ?? 0) - (d.pulledBack ?? 0) + [...(d.chips ?? []), ...(d.motions ?? []).flat()].reduce((a, b) => a + b, 0);
  // What lies there, less what comes back, more what is owed, is what the action puts in: never more than there is.
  const put = lies - r.back + r.owes;
  expect(put).toBeGreaterThanOrEqual(0);
  expect(put).toBeLessThanOrEqual(all);
  if ("to" in r.action) {
    expect(put).toBe(r.action.to);
    expect(r.action.to).toBeGreaterThanOrEqual(d.facing + d.minRaise);
    expect(r.action.to).toBeLessThan(all);
    expect(r.action.do).toBe(d.facing === 0 ? "bet" : "raise");
  }
  if (r.action.do === "call") expect(put).toBe(Math.min(d.facing, all));
  if (r.action.do === "all-in") expect(put).toBe(all);
};

test.prop([some], { numRuns: 3_000 })("every reading is an action that the chips can make, or choices; bad input is a problem", (d) => {
  const answer = interpret(d as Declaration);
  if (answer.ok) within(answer.value, d as Declaration);
  else expect(["MORE_THAN_STACK", "ABOVE_MOST", "NOTHING_DECLARED"]).toContain(answer.error.code);
});

test.prop([
  fc.anything(),
  fc.dictionary(fc.constantFrom("facing", "minRaise", "stack", "chips", "said", "motions", "outOfTurn"), fc.anything()),
])("nothing throws", (one, two) => {
  for (const input of [one, { facing: 100, minRaise: 100, stack: 500, chips: [100], ...two }]) interpret(input as Declaration);
});
