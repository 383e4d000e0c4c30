import { fc, test as prop } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import type { Seat } from "../units.ts";
import { awardBounties, bountyTotals, bustedPlaces } from "./bounty.ts";
import { awardPots, layerPots, type Stake } from "./index.ts";

/** All-ins with their strengths, by seat; every head is worth 10 unless said otherwise. */
function knock(
  stakes: (Stake & { strength: number; low?: number })[],
  { button = stakes.length - 1, bounties = stakes.map(() => 10) } = {},
) {
  const layers = layerPots(stakes);
  if (!layers.ok) throw new Error(layers.error.code);
  const low = stakes.some((stake) => stake.low !== undefined);
  const awards = awardPots(
    layers.value,
    { high: { strength: stakes.map((s) => s.strength) }, ...(low ? { low: { strength: stakes.map((s) => s.low ?? null) } } : {}) },
    { button },
  );
  if (!awards.ok) throw new Error(awards.error.code);
  const pushed = awards.value.map((part, pot) => ({ pot, awards: part.awards ?? [] }));
  const back = layers.value.returned;
  const finishing = stakes.map(
    (_, seat) =>
      pushed.flatMap((part) => part.awards).reduce((sum, a) => sum + (a.seat === seat ? a.amount : 0), 0) +
      (back?.seat === seat ? back.amount : 0),
  );
  const stacks = stakes.map(({ bet, dead = 0 }) => bet + dead);
  const busted = bustedPlaces(stacks, finishing).flat();
  return { paid: awardBounties({ layers: layers.value, pushed, busted, bounties, button }), busted };
}
const brief = ({ paid }: ReturnType<typeof knock>) => paid.map(({ seat, pot, to }) => [seat, pot, to.map((t) => [t.seat, t.amount])]);

describe("bounties", () => {
  test("a short stack wins the main pot, the bigger one the heads in the side pot", () => {
    // A 100 beats all, B 500 beats C 500 for the side pot: C's head is B's, not A's.
    expect(
      brief(
        knock([
          { bet: 100, strength: 3 },
          { bet: 500, strength: 2 },
          { bet: 500, strength: 1 },
        ]),
      ),
    ).toEqual([[2, 1, [[1, 10]]]]);
  });

  test("a head in the main pot alone goes to its winner", () => {
    expect(
      brief(
        knock([
          { bet: 100, strength: 1 },
          { bet: 500, strength: 3 },
          { bet: 500, strength: 2 },
        ]),
      ),
    ).toEqual([
      [2, 1, [[1, 10]]],
      [0, 0, [[1, 10]]],
    ]);
  });

  test("winners share it; the odd unit goes to the first one left of the button", () => {
    const stakes = [
      { bet: 50, strength: 2 },
      { bet: 50, strength: 2 },
      { bet: 50, strength: 1 },
    ];
    expect(brief(knock(stakes, { button: 0, bounties: [0, 0, 25] }))).toEqual([
      [
        2,
        0,
        [
          [1, 13],
          [0, 12],
        ],
      ],
    ]);
  });

  test("one token that two would share is the first one's", () => {
    const stakes = [
      { bet: 50, strength: 2 },
      { bet: 50, strength: 2 },
      { bet: 50, strength: 1 },
    ];
    expect(brief(knock(stakes, { bounties: [1, 1, 1] }))).toEqual([[2, 0, [[0, 1]]]]);
  });

  test("high and low halves share alike, and a scoop counts once", () => {
    const stakes = [
      { bet: 50, strength: 3, low: 2 },
      { bet: 50, strength: 2, low: 2 },
      { bet: 50, strength: 1 },
    ];
    expect(brief(knock(stakes))).toEqual([
      [
        2,
        0,
        [
          [0, 5],
          [1, 5],
        ],
      ],
    ]);
  });

  test("a killed all-in hand was in the pots that its chips reached", () => {
    expect(
      brief(
        knock([
          { bet: 100, strength: 2 },
          { bet: 400, strength: 1 },
          { bet: 250, folded: true, strength: 0 },
        ]),
      ),
    ).toEqual([[2, 1, [[1, 10]]]]);
  });

  test("one whose last chips were dead money was in the main pot", () => {
    expect(
      brief(
        knock([
          { bet: 100, strength: 2 },
          { bet: 100, strength: 1 },
          { bet: 0, dead: 10, folded: true, strength: 0 },
        ]),
      ),
    ).toEqual([
      [1, 0, [[0, 10]]],
      [2, 0, [[0, 10]]],
    ]);
  });

  test("a head worth nothing is no bounty, and a pot that was taken whole has nobody to pay", () => {
    expect(
      brief(
        knock(
          [
            { bet: 50, strength: 2 },
            { bet: 50, strength: 1 },
          ],
          { bounties: [10, 0] },
        ),
      ),
    ).toEqual([]);
    const layers = layerPots([{ bet: 5 }, { bet: 5 }]);
    if (!layers.ok) throw new Error(layers.error.code);
    const none = awardBounties({ layers: layers.value, pushed: [], busted: [0 as Seat], bounties: [10, 10], button: 1 });
    expect(none).toEqual([{ seat: 0, amount: 10, pot: 0, to: [] }]);
  });
});

describe("places", () => {
  test("the larger stack finishes ahead, equal ones share", () => {
    expect(bustedPlaces([100, 300, 100, 900, 0], [0, 0, 0, 1_400, 0])).toEqual([[1], [0, 2]]);
  });
  test("nobody out", () => {
    expect(bustedPlaces([5, 5], [5, 5])).toEqual([]);
  });
});

const stake = fc.record({ bet: fc.integer({ min: 1, max: 40 }), strength: fc.nat(3), low: fc.nat(3) });

prop.prop([fc.array(stake, { minLength: 2, maxLength: 7 }), fc.nat(6), fc.array(fc.nat(50), { minLength: 7, maxLength: 7 })])(
  "every busted head is paid once, to players who still have chips",
  (stakes, button, heads) => {
    const bounties = stakes.map((_, i) => heads[i] as number);
    const { paid, busted } = knock(stakes, { button: button % stakes.length, bounties });
    const due = busted.reduce((sum, seat) => sum + (bounties[seat] as number), 0);
    expect(paid.flatMap(({ to }) => to).every(({ seat }) => !busted.includes(seat))).toBe(true);
    const totals = bountyTotals(paid, stakes.length);
    expect(totals.reduce((a, b) => a + b, 0)).toBe(due);
  },
);
