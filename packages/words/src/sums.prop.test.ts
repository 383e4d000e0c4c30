import { fc, test } from "@fast-check/vitest";
import type { Seat } from "sidepot";
import { layerPots, shareOf } from "sidepot/pots";
import { expect } from "vitest";
import { LANGS, parseAmount, say } from "./index.ts";
import { potSum } from "./sums.ts";

const stakes = fc.array(
  fc.record({
    bet: fc.oneof(fc.nat(12), fc.nat(50_000), fc.constantFrom(0, 100, 2_500)),
    dead: fc.oneof({ arbitrary: fc.constant(0), weight: 3 }, { arbitrary: fc.nat(2_000), weight: 1 }),
    folded: fc.boolean(),
  }),
  { minLength: 2, maxLength: 10 },
);

const names = ["A", "B2", "C 3", "4", "E", "F", "G", "H", "I", "10"];

/** Works the line out as a reader would: products and numbers between plus signs; words and names aside. */
function worth(line: string): { readonly left: number; readonly right: number } {
  const [left, right] = line.split(" = ") as [string, string];
  const number = (text: string): number => {
    const read = parseAmount(text);
    if (!read.ok) throw new Error(`${line}: ${text}`);
    return read.value;
  };
  const sum = right.split(" + ").reduce((total, part) => {
    const [, each, times = "1"] = /^(?:[^\d(]*\s)?([\d,]+)(?: × (\d+))?(?: \(.*\))?$/.exec(part) as unknown as [string, string, string?];
    return total + number(each) * number(times);
  }, 0);
  return { left: number(left), right: sum };
}

test.prop([stakes], { numRuns: 2_000 })("the arithmetic line of every pot adds up, in each language", (players) => {
  const layers = layerPots(players);
  if (!layers.ok) return;
  for (const [i, pot] of layers.value.pots.entries()) {
    for (const lang of LANGS) {
      for (const dead of ["dead", "ante"] as const) {
        const line = say(lang).potArithmetic(layers.value, i, names, dead);
        expect(worth(line), line).toEqual({ left: pot.amount, right: pot.amount });
      }
    }
  }
});

test.prop([stakes], { numRuns: 2_000 })("each seat stands in a pot's sum with just the chips that it has there", (players) => {
  const layers = layerPots(players);
  if (!layers.ok) return;
  for (const [i, pot] of layers.value.pots.entries()) {
    const sum = potSum(layers.value, i);
    expect(sum.dead).toBe(pot.dead);
    for (const seat of players.keys()) {
      const own = sum.addends.flatMap((a) => (a.seats.includes(seat as Seat) ? [a.each] : [])).reduce((a, b) => a + b, 0);
      expect(own).toBe(shareOf(layers.value, pot, seat as Seat));
    }
  }
});
