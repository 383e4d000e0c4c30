import { fc, test } from "@fast-check/vitest";
import type { Stake } from "sidepot/pots";
import { expect } from "vitest";
import { cut, figures, phone } from "./fixtures/hands.ts";
import { type Box, type Label, layStrata, type Strata } from "./geometry.ts";
import { LEAST_BAND } from "./heights.ts";

const chips = fc.oneof(fc.nat(50), fc.nat(100_000), fc.nat(10_000_000_000), fc.constantFrom(0, 100, 2500));
const stake: fc.Arbitrary<Stake> = fc.record({
  bet: chips,
  folded: fc.boolean(),
  dead: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: chips }),
});
const table = fc
  .array(stake, { minLength: 2, maxLength: 10 })
  .filter((stakes) => stakes.some(({ folded }) => !folded))
  .map(cut);
const name = fc.oneof(
  fc.constantFrom("A", "민수", "アレクサンダー", "Christopher", "플레이어 3", "WWWWWWWWWWWW"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
);
const setting = fc.record({
  width: fc.constantFrom(288, 328, 398, 480, 520),
  height: fc.integer({ min: 204, max: 520 }),
  amounts: fc.boolean(),
  foldedWord: fc.constantFrom("folded", "폴드", "フォールド"),
  button: fc.integer({ min: 0, max: 9 }),
});
const scene = fc
  .record({ layers: table, names: fc.array(name, { minLength: 10, maxLength: 10 }), setting })
  .map(({ layers, names, setting: s }) => ({
    layers,
    strata: layStrata(layers, names.slice(0, layers.bets.length), figures, { ...phone, ...s, amounts: s.amounts && s.width >= 398 }),
    height: s.height,
  }));

const texts = (s: Strata): Label[] =>
  [
    ...s.bands.flatMap((band) => [band.tag.label, band.level, band.amount, band.dead?.label, ...band.cells.map(({ label }) => label)]),
    ...s.columns.flatMap(({ name: n, mark }) => [n, mark]),
    s.returned?.label,
    s.dead?.label,
    s.caption,
  ].filter((label) => label != null);
const boxes = (s: Strata): Box[] => [
  ...s.bands.flatMap(({ box, tag, cells, dead }) => [box, tag.box, ...cells.map((cell) => cell.box), ...(dead ? [dead.box] : [])]),
  ...s.caps.map(({ box }) => box),
  ...s.columns.map(({ box }) => box),
  ...(s.returned ? [s.returned.box] : []),
  ...(s.dead ? [s.dead.box] : []),
];
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;

test.prop([scene])("bands fill the height, none under the least", ({ strata, layers, height }) => {
  const heights = strata.bands.map(({ box }) => box.h + 2);
  expect(heights).toHaveLength(layers.pots.length);
  for (const h of heights) expect(h).toBeGreaterThanOrEqual(LEAST_BAND);
  const spans = layers.pots.some(({ floor, cap }) => cap > floor);
  if (spans) expect(strata.baseline - strata.top).toBe(Math.max(height, LEAST_BAND * layers.pots.length));
});

test.prop([scene])("everything lies on the canvas", ({ strata }) => {
  for (const { x, y, w, h } of [...boxes(strata), ...texts(strata).map(({ box }) => box)]) {
    expect(x).toBeGreaterThanOrEqual(-0.01);
    expect(y).toBeGreaterThanOrEqual(-0.01);
    expect(w).toBeGreaterThan(0);
    expect(h).toBeGreaterThan(0);
    expect(x + w).toBeLessThanOrEqual(strata.width + 0.01);
    expect(y + h).toBeLessThanOrEqual(strata.height + 0.01);
  }
});

test.prop([scene], { numRuns: 500 })("[point 11] no two texts overlap, and no text leaves the box that it stands in", ({ strata }) => {
  const all = texts(strata);
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) expect(overlap(a.box, b.box), `"${a.text}" over "${b.text}"`).toBe(false);
  }
  for (const cell of strata.bands.flatMap(({ cells }) => cells)) {
    if (cell.label) expect(cell.label.box.w).toBeLessThanOrEqual(cell.box.w);
  }
});

test.prop([scene])("the chips drawn are the chips there", ({ strata, layers }) => {
  for (const [pot, band] of strata.bands.entries()) {
    const drawn = band.cells.reduce((sum, cell) => sum + cell.chips, 0);
    const above = pot === strata.bands.length - 1 ? strata.caps.reduce((sum, cap) => sum + cap.chips, 0) : 0;
    expect(drawn + above + (layers.pots[pot]?.dead ?? 0)).toBe(layers.pots[pot]?.amount);
  }
  expect(strata.returned?.chips).toBe(layers.returned?.amount);
});
