import fc from "fast-check";
import { expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { factsOf, NAMES } from "../every.oracle.ts";
import { POINTS, type PointName } from "../points.ts";
import { rule } from "../rule.ts";
import { makeHouse, readHouse } from "./house.ts";

const POINT_NAMES = Object.keys(POINTS) as PointName[];
const holding = (point: PointName): fc.Arbitrary<unknown> => {
  const value = fc.constantFrom(...POINTS[point].values);
  return fc.oneof(value, fc.record({ value, note: fc.string({ maxLength: 300 }) }));
};
const points = fc
  .uniqueArray(fc.constantFrom(...POINT_NAMES), { maxLength: 12 })
  .chain((names) =>
    fc.tuple(...names.map((name) => holding(name).map((held) => [name, held] as const))).map((entries) => Object.fromEntries(entries)),
  );
const file = fc.record({
  name: fc.string({ minLength: 1, maxLength: 50 }).map((name) => `h${name}`),
  base: fc.constantFrom(...BOOK_IDS),
  points,
});

test("a house read and made again is the same file, and the same rulebook after JSON", () => {
  fc.assert(
    fc.property(file, (house) => {
      const read = readHouse(house);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      expect(makeHouse(read.value)).toEqual(house);
      expect(readHouse(JSON.parse(JSON.stringify(makeHouse(read.value))))).toEqual(read);
    }),
  );
});

test("any value at all is read or refused with its problems, and never throws", () => {
  const odd = fc.oneof(fc.jsonValue(), fc.record({ name: fc.jsonValue(), base: fc.jsonValue(), points: fc.oneof(points, fc.jsonValue()) }));
  fc.assert(
    fc.property(odd, (value) => {
      const read = readHouse(value);
      if (!read.ok) expect(read.error.length).toBeGreaterThan(0);
    }),
  );
});

test("every house decides every situation, or leaves it to the floor with choices", () => {
  const question = fc
    .constantFrom(...NAMES)
    .chain((situation) => fc.record({ situation: fc.constant(situation), facts: fc.constantFrom(...factsOf(situation)) }));
  fc.assert(
    fc.property(file, question, (house, asked) => {
      const read = readHouse(house);
      const rules = read.ok ? read.value : null;
      const first = rule({ ...asked, rules });
      // What is the same for every number in the known books need not be in a house.
      const open = !first.ok && first.error.code === "FACT_MISSING";
      const decided = open ? rule({ ...asked, rules, facts: { ...asked.facts, count: 1 } }) : first;
      if (!decided.ok) throw new Error(JSON.stringify(decided.error));
      const { decision, choices, steps } = decided.value;
      expect(steps.length).toBeGreaterThan(0);
      expect(choices.length >= 2).toBe(decision === "floor-decides");
    }),
  );
});
