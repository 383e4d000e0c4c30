import fc from "fast-check";
import { layerPots } from "sidepot";
import type { Card } from "sidepot/cards";
import type { Combo } from "sidepot/equity";
import { expect, test } from "vitest";
import { layerEvSlowly } from "./layer-ev.oracle.ts";
import { betGain, evOf, layerEv } from "./layer-ev.ts";

/** A pack of few ranks, so that ties and shared cards are common: the sixes to tens of all suits, by number. */
const PACK = Array.from({ length: 20 }, (_, i) => (16 + i) as Card);
const hand = fc.shuffledSubarray(PACK, { minLength: 2, maxLength: 2 });
const rangeOf = fc
  .uniqueArray(fc.tuple(hand, fc.constantFrom(0.25, 0.5, 1)), {
    minLength: 2,
    maxLength: 6,
    selector: ([cards]) => [...cards].sort((a, b) => a - b).join(),
  })
  .map((list) => list.map(([cards, weight]): Combo => ({ cards: [...cards].sort((a, b) => b - a) as [Card, Card], weight })));

const spots = fc.record({
  cards: fc.shuffledSubarray(PACK, { minLength: 7, maxLength: 7 }),
  live: rangeOf,
  allIn: fc.array(fc.tuple(rangeOf, fc.integer({ min: 1, max: 40 })), { maxLength: 3 }),
  level: fc.integer({ min: 1, max: 40 }),
  folded: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 1 }),
  bet: fc.integer({ min: 1, max: 50 }),
  rule: fc.array(fc.constantFrom(0, 0.3, 1), { minLength: 52, maxLength: 52 }),
});

test("every number is what settling each deal comes to, with any all-in players, side pots and ties", () => {
  let answered = 0;
  fc.assert(
    fc.property(spots, ({ cards, live, allIn, level, folded, bet, rule }) => {
      const board = cards.slice(0, 5);
      const hero = cards.slice(5) as unknown as readonly [Card, Card];
      const goesOn = ([a, b]: readonly [Card, Card]): number => rule[(a + b) % 52] as number;
      const bets = [level, level, ...allIn.map(([, chips]) => Math.min(chips, level)), ...folded.map((chips) => Math.min(chips, level))];
      const seats = allIn.length + 2;
      const layers = layerPots(bets.map((chips, seat) => ({ bet: chips, folded: seat >= seats })));
      if (!layers.ok) throw new Error(layers.error.code);
      const pots = layers.value.pots.map(({ amount, eligible }) => ({
        amount,
        allIn: eligible.filter((seat) => seat > 1).map((seat) => seat - 2),
      }));
      const ranges = allIn.map(([range]) => range);
      const fast = layerEv({ board, hero, live, allIn: ranges, pots, bet, goesOn });
      const slow = layerEvSlowly({ board, hero, live, allIn: ranges, bets, bet, goesOn });
      if (!fast.ok) {
        expect(fast.error.code).toBe("NO_DEAL");
        expect(slow.check).toBeNaN();
        return;
      }
      answered++;
      expect(evOf(fast.value.check)).toBeCloseTo(slow.check, 8);
      expect(evOf(fast.value.bet)).toBeCloseTo(slow.bet, 8);
      expect(evOf(fast.value.call)).toBeCloseTo(slow.call, 8);
      expect(evOf(fast.value.fold)).toBe(0);
      // The formula: folds times the effective pot, calls times the bet.
      expect(betGain(fast.value.terms, bet)).toBeCloseTo(slow.bet - slow.check, 8);
    }),
    { numRuns: 150 },
  );
  expect(answered).toBeGreaterThan(50);
});
