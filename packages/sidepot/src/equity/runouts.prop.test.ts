import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import type { Card } from "../cards/card.ts";
import { countEvery } from "./every.ts";
import { dealsOf, planRunouts } from "./runouts.ts";
import { addTally, emptyTally } from "./tally.ts";
import type { EquityInput, Range, Tally } from "./types.ts";

/** The cards of two suits and a few of the others, so that hands share cards, tie, and make flushes and full houses often. */
const FEW = [...Array(52).keys()].filter((card) => (card & 2) === 0 || card >= 44) as Card[];
const ALL = [...Array(52).keys()] as Card[];

function rangeOf(deck: readonly Card[], most: number, weight: fc.Arbitrary<number>): fc.Arbitrary<Range> {
  const hands = deck.flatMap((high) => deck.filter((low) => low < high).map((low) => [high, low] as const));
  const combo = fc.record({ cards: fc.constantFrom(...hands), weight });
  return fc.uniqueArray(combo, { minLength: 1, maxLength: most, selector: ({ cards: [high, low] }) => 52 * high + low });
}

function questionOf(players: number, most: number, weight: fc.Arbitrary<number>, coming: number): fc.Arbitrary<Required<EquityInput>> {
  return fc.constantFrom(FEW, ALL).chain((deck) =>
    fc
      .record({
        ranges: fc.array(rangeOf(deck, most, weight), { minLength: players, maxLength: players }),
        known: fc.shuffledSubarray([...deck], { minLength: 5, maxLength: 12 }),
        coming: fc.integer({ min: 0, max: coming }),
        contests: fc.array(fc.subarray([...Array(players).keys()]), { maxLength: 3 }),
      })
      .map(({ ranges, known, coming, contests }) => ({
        players: ranges,
        board: known.slice(0, 5 - coming),
        dead: known.slice(5),
        contests: [ranges.map((_, player) => player), ...contests],
      })),
  );
}

function answer(input: Required<EquityInput>, most?: number): Tally {
  const plan = planRunouts(input, most);
  const sum = emptyTally(input.players.length, input.contests.length);
  for (let unit = 0; unit < plan.units; unit++) addTally(sum, plan.run(unit));
  return sum;
}

const whole = fc.constant(1);
const steps = fc.constantFrom(1, 200, 5000, undefined);

test.prop([questionOf(2, 20, whole, 2), steps])("two ranges are counted as one by one, in whole numbers", (input, most) => {
  expect(answer(input, most)).toEqual(countEvery(input));
});

test.prop([questionOf(3, 6, whole, 2), steps])("so are three", (input, most) => {
  expect(answer(input, most)).toEqual(countEvery(input));
});

test.prop([fc.integer({ min: 4, max: 6 }).chain((players) => questionOf(players, 3, whole, 1)), steps])("and more", (input, most) => {
  expect(answer(input, most)).toEqual(countEvery(input));
});

test.prop([fc.integer({ min: 2, max: 10 }).chain((players) => questionOf(players, 1, whole, 2))])("and known hands", (input) => {
  expect(answer(input)).toEqual(countEvery(input));
});

const weight = fc.oneof(
  fc.double({ min: 1e-6, max: 1, noNaN: true }),
  fc.integer({ min: 1, max: 10_000 }).map((w) => w / 10_000),
);
test.prop([fc.integer({ min: 2, max: 3 }).chain((players) => questionOf(players, 6, weight, 2)), steps])(
  "weights count as products",
  (input, most) => {
    const [ours, every] = [answer(input, most), countEvery(input)];
    expect(ours.boards).toBe(every.boards);
    const near = 1e-9 * every.total;
    expect(Math.abs(ours.total - every.total)).toBeLessThanOrEqual(near);
    for (const [contest, counts] of ours.counts.entries())
      for (const [set, count] of counts.entries()) {
        expect(count).toBeGreaterThanOrEqual(0);
        expect(Math.abs(count - Number(every.counts[contest]?.[set]))).toBeLessThanOrEqual(near);
      }
  },
);

test.prop([questionOf(3, 6, whole, 2)])("no question has more deals than the bound", (input) => {
  expect(dealsOf(input)).toBeGreaterThanOrEqual(countEvery(input).boards);
});
