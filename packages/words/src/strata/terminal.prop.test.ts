import { fc, test } from "@fast-check/vitest";
import type { Stake } from "sidepot/pots";
import { expect } from "vitest";
import { columnsOf, drawn } from "./fixtures/columns.ts";
import { cut, figures } from "./fixtures/hands.ts";
import { charactersOf } from "./measure.ts";

const chips = fc.oneof(fc.nat(50), fc.nat(100_000), fc.nat(10_000_000_000), fc.constantFrom(0, 100, 2500));
const stake: fc.Arbitrary<Stake> = fc.record({
  bet: chips,
  folded: fc.boolean(),
  dead: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: chips }),
});
const table = fc
  .array(stake, { minLength: 2, maxLength: 12 })
  .filter((stakes) => stakes.some(({ folded }) => !folded))
  .map(cut);
/** Each begins with a sign of its own, so that it is found again however short it is cut. */
const names = "민アCクW플さRᄒ1ケZ".split("").map((first, i) => first + ["수", "", "hristopher", "レオパトラ"][i % 4]);
const setting = fc.record({ width: fc.integer({ min: 24, max: 160 }), ascii: fc.boolean() });
const inText = (text: string): number[] => (text.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(",", "")));

test.prop([table, setting])("no line is wider than asked, and none ends in a blank", (layers, options) => {
  for (const line of drawn(layers, names.slice(0, layers.bets.length), options)) {
    expect(columnsOf(line)).toBeLessThanOrEqual(options.width);
    expect(line).toBe(line.trimEnd());
  }
});

test.prop([table, setting])("every player stands there, by the whole name or by its first characters", (layers, options) => {
  const seats = names.slice(0, layers.bets.length);
  const text = drawn(layers, seats, options).join("\n");
  for (const name of seats) {
    const starts = charactersOf(name).map((_, i, all) => all.slice(0, i + 1).join(""));
    expect(text.includes(name) || starts.some((start) => text.includes(start + (options.ascii ? "~" : "…")))).toBe(true);
  }
});

test.prop([table])("the amounts beside the bands and the uncalled piece add up to everything put in", (layers) => {
  const lines = drawn(layers, names.slice(0, layers.bets.length), { width: 200 });
  const tags = layers.pots.map((_, pot) => figures.potTag(pot));
  const banded = lines.filter((line) => tags.includes(line.trim().split(" ")[0] ?? ""));
  expect(banded).toHaveLength(layers.pots.length);
  const amounts = banded.map((line) => inText(line).at(-1) ?? 0);
  const piece = inText(lines.find((line) => line.includes("↑")) ?? "0").at(-1) ?? 0;
  expect(amounts.reduce((a, b) => a + b, 0) + piece).toBe(layers.total);
});

test.prop([table])("each pot has a row at least, and chips only where somebody has some in it", (layers) => {
  const lines = drawn(layers, names.slice(0, layers.bets.length), { width: 200 });
  for (const [pot, { floor, cap }] of layers.pots.entries()) {
    const line = lines.find((text) => text.trim().startsWith(`${figures.potTag(pot)} `)) ?? "";
    const live = layers.bets.some((bet, seat) => bet >= cap && cap > floor && !layers.folded[seat]);
    expect(line.includes("█")).toBe(live);
  }
});
