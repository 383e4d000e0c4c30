import fc from "fast-check";
import { CASES, SITUATIONS } from "sidepot/rulings";
import { expect, test } from "vitest";
import { runInMemory } from "./memory-io.ts";

const names = [...Object.keys(SITUATIONS), ...Object.values(CASES).flatMap((cases) => cases.map(({ id }) => id))];
const facts = Object.values(SITUATIONS).flatMap((one) => Object.keys(one.facts));
const value = fc.oneof(fc.constantFrom("yes", "no", "3", "fold,call", "flop", ""), fc.string({ maxLength: 8 }));
const pair = fc.tuple(fc.oneof(fc.constantFrom(...facts), fc.string({ maxLength: 8 })), value).map(([fact, given]) => `${fact}=${given}`);
const option = fc.constantFrom(
  "--json",
  "--list",
  "--chances",
  "--players=6",
  "--players=22",
  "--rules=roberts,tda-2024",
  "--rules=x",
  "--lang=ja",
);
const words = fc.tuple(
  fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 12 })),
  fc.array(fc.oneof(pair, option), { maxLength: 5 }),
);

test("whatever is typed is answered or refused, and never a fault of ours", async () => {
  await fc.assert(
    fc.asyncProperty(words, async ([situation, others]) => {
      const { status, err } = await runInMemory(["rule", situation, ...others], "{}");
      expect([0, 2], err).toContain(status);
      expect(err).not.toMatch(/Internal|\n {4}at /);
    }),
    { numRuns: 300 },
  );
});

test("whatever stands in a line is answered or refused on one line", async () => {
  const record = fc.record(
    {
      id: fc.jsonValue(),
      rules: fc.oneof(fc.constantFrom("roberts", "tda-2024"), fc.jsonValue()),
      situation: fc.oneof(fc.constantFrom(...names), fc.jsonValue()),
      facts: fc.oneof(
        fc.dictionary(fc.constantFrom(...facts), fc.oneof(fc.boolean(), fc.nat(9), fc.jsonValue()), { maxKeys: 3 }),
        fc.jsonValue(),
      ),
      table: fc.oneof(fc.record({ players: fc.nat(25) }), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 5 }), async (lines) => {
      const { status, out, err } = await runInMemory(["rule", "--jsonl"], lines.map((line) => JSON.stringify(line)).join("\n"));
      const answers = out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect({ err, answers: answers.length }).toEqual({ err: "", answers: lines.length });
      expect(status).toBe(answers.some((answer) => "error" in answer) ? 2 : 0);
    }),
    { numRuns: 200 },
  );
});
