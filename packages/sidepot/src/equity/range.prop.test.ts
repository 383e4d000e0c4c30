import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { classOf, gridOf, HAND_CLASSES } from "./grid.ts";
import { everyHand } from "./range.oracle.ts";
import { parseRange } from "./range.ts";
import { makeRange } from "./range-make.ts";
import type { Combo, Range } from "./types.ts";

const byClass = HAND_CLASSES.map(({ index }) => everyHand.filter(([a, b]) => classOf(a, b) === index));

/** A few steps, so that hands share them, and any number that a program may hand over. */
const weight = fc.oneof(
  fc.constantFrom(1, 0.5, 0.25, 1 / 3),
  fc.integer({ min: 1, max: 10_000 }).map((step) => step / 10_000),
  fc.double({ min: Number.MIN_VALUE, max: 1, noNaN: true }),
);

/** Whole classes with a weight each, then single hands over them. */
const range: fc.Arbitrary<Range> = fc
  .record({
    classes: fc.array(fc.tuple(fc.nat(168), weight), { maxLength: 60 }),
    span: fc.tuple(fc.nat(168), fc.nat(168)),
    hands: fc.array(fc.tuple(fc.constantFrom(...everyHand), weight), { maxLength: 20 }),
  })
  .map(({ classes, span: [from, to], hands }) => {
    const weights = new Map<string, number>();
    for (let index = from; index < to; index++) for (const cards of byClass[index] ?? []) weights.set(cards.join(), 1);
    for (const [index, w] of classes) for (const cards of byClass[index] ?? []) weights.set(cards.join(), w);
    for (const [cards, w] of hands) weights.set(cards.join(), w);
    return everyHand.flatMap((cards): Combo[] =>
      weights.has(cards.join()) ? [{ cards, weight: weights.get(cards.join()) as number }] : [],
    );
  });

test.prop([range])("parseRange undoes makeRange, to the last bit of every weight, and one range has one text", (given) => {
  fc.pre(given.length > 0);
  const text = makeRange(given);
  const read = parseRange(text);
  expect(read).toEqual({ ok: true, value: given });
  if (read.ok) expect(makeRange(read.value)).toBe(text);
});

test.prop([range], { numRuns: 40 })("the grid holds what the range holds", (given) => {
  const grid = gridOf(given);
  expect(grid.reduce((sum, { held }) => sum + held, 0)).toBe(given.length);
  for (const [index, cell] of grid.entries()) {
    const weights = given.filter(({ cards }) => classOf(...cards) === index).map((combo) => combo.weight);
    const all = [...weights, ...Array.from({ length: cell.of - weights.length }, () => 0)];
    expect(cell.weight).toBe(new Set(all).size === 1 ? all[0] : null);
    expect(cell.mean).toBeCloseTo(all.reduce((a, b) => a + b, 0) / cell.of, 12);
  }
});

const piece = fc.constantFrom(
  "A",
  "K",
  "9",
  "10",
  "s",
  "o",
  "h",
  "♠",
  "+",
  "-",
  "@",
  "50%",
  "0.5",
  " ",
  ",",
  "any two",
  "X",
  "모",
  "﷽",
  "😀",
);

test.prop(
  [
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(piece).map((pieces) => pieces.join("")),
    ),
  ],
  { numRuns: 2_000 },
)("no text makes it throw, and a problem's token stands where it says", (text) => {
  const read = parseRange(text);
  if (read.ok) {
    for (const { cards, weight } of read.value) expect(cards[0] > cards[1] && weight > 0 && weight <= 1).toBe(true);
    expect(makeRange(read.value)).not.toBe("");
  } else if ("token" in read.error) {
    expect(read.error.token).not.toBe("");
    expect(text.startsWith(read.error.token, read.error.at)).toBe(true);
  } else expect(read.error.code).toBe("RANGE_EMPTY");
});

test.prop([fc.anything()])("nothing at all makes it throw", (value) => {
  expect(typeof parseRange(value as string).ok).toBe("boolean");
});
