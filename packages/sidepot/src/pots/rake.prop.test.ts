import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { takeRake } from "./rake.ts";

const amounts = fc.array(fc.oneof(fc.nat(500), fc.nat(1_000_000_000_000)), { maxLength: 8 });
const rules = fc.record(
  { basisPoints: fc.nat(10_000), cap: fc.oneof(fc.nat(300), fc.nat(1_000_000_000)), unit: fc.constantFrom(1, 1, 5, 25, 100) },
  { requiredKeys: ["basisPoints", "unit"] },
);
const take = (list: readonly number[], rake: Parameters<typeof takeRake>[1]): readonly number[] => {
  const answer = takeRake(list.map((amount) => ({ amount })) as never, rake);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

test.prop([amounts, rules])(
  "no unit is made or lost, none is taken that is not there, and never more than the cap or the rate",
  (list, rake) => {
    const taken = take(list, rake);
    expect(taken).toHaveLength(list.length);
    for (const [i, part] of taken.entries()) {
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(list[i] as number);
      expect(part % rake.unit).toBe(0);
    }
    expect(sum(taken) + sum(list.map((amount, i) => amount - (taken[i] as number)))).toBe(sum(list));
    const due = Number((BigInt(sum(list)) * BigInt(rake.basisPoints)) / 10_000n);
    expect(sum(taken)).toBeLessThanOrEqual(Math.min(due, rake.cap ?? Number.MAX_SAFE_INTEGER));
  },
);

test.prop([amounts, rules])("where the pots are made of the table's chips, the whole is that of one pot", (list, rake) => {
  const whole = list.map((amount) => amount * rake.unit);
  fc.pre(sum(whole) <= Number.MAX_SAFE_INTEGER);
  expect(sum(take(whole, rake))).toBe(sum(take([sum(whole)], rake)));
});

test.prop([amounts, rules, fc.nat(10_000), fc.nat(1_000)])(
  "a higher rate, a higher cap and a larger pot never take less",
  (list, rake, more, chips) => {
    const before = sum(take(list, rake));
    expect(sum(take(list, { ...rake, basisPoints: Math.max(rake.basisPoints, more) }))).toBeGreaterThanOrEqual(before);
    if (rake.cap !== undefined) expect(sum(take(list, { ...rake, cap: rake.cap + more }))).toBeGreaterThanOrEqual(before);
    if (list.length > 0) expect(sum(take([...list.slice(0, -1), (list.at(-1) as number) + chips], rake))).toBeGreaterThanOrEqual(before);
  },
);
