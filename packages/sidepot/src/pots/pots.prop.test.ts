import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import type { Seat } from "../units.ts";
import { type AwardRules, awardPots, clockwiseFrom, ODD_CHIP_RULES, type PotAward } from "./award.ts";
import { chipByChip } from "./layers.oracle.ts";
import { type Layers, layerPots, type Stake, shareOf, standingIn } from "./layers.ts";
import { potWarnings } from "./warnings.ts";

const stake = (most: number) =>
  fc.record({
    bet: fc.oneof(fc.nat({ max: most }), fc.constantFrom(0, 1, most)),
    dead: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 9 }) }),
    folded: fc.oneof({ weight: 2, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  });
/** 2 to 10 players, at least one of them still in. */
const table = (most = 40) =>
  fc.array(stake(most), { minLength: 2, maxLength: 10 }).filter((stakes) => stakes.some(({ folded }) => !folded));

const layersOf = (stakes: readonly Stake[]): Layers => {
  const layers = layerPots(stakes);
  if (!layers.ok) throw new Error(layers.error.code);
  return layers.value;
};
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

test.prop([table()], { numRuns: 3000 })("the layers are what counting chip by chip gives", (stakes) => {
  const { returned, pots } = layersOf(stakes);
  const oracle = chipByChip(stakes);
  expect(stakes.map((_, seat) => (returned?.seat === seat ? returned.amount : 0))).toEqual(oracle.returned);
  expect(pots.map(({ amount, eligible }) => ({ amount, eligible }))).toEqual(oracle.pots);
});

test.prop([table(1_000_000_000)], { numRuns: 2000 })("[point 4] no chip is made or lost, and every pot can be won", (stakes) => {
  const layers = layersOf(stakes);
  const paid = sum(stakes.map(({ bet, dead }) => bet + dead));
  expect(layers.total).toBe(paid);
  expect((layers.returned?.amount ?? 0) + sum(layers.pots.map((pot) => pot.amount))).toBe(paid);
  for (const pot of layers.pots) {
    expect(pot.eligible.length).toBeGreaterThan(0);
    expect(pot.amount).toBeGreaterThan(0);
    const shares = stakes.map((_, seat) => shareOf(layers, pot, seat as Seat));
    expect(sum(shares) + pot.dead).toBe(pot.amount);
    expect(pot.eligible).toEqual(stakes.flatMap((_, seat) => (standingIn(layers, pot, seat as Seat) === "eligible" ? [seat] : [])));
  }
  const sets = layers.pots.map((pot) => String(pot.eligible));
  expect(new Set(sets).size).toBe(sets.length);
});

test.prop([table(500), fc.gen()], { numRuns: 1000 })("seating the players otherwise seats the answer otherwise", (stakes, gen) => {
  const seats = [...stakes.keys()];
  const order = gen(() => fc.shuffledSubarray(seats, { minLength: seats.length }));
  const [a, b] = [layersOf(stakes), layersOf(order.map((seat) => stakes[seat] as Stake))];
  const back = (seat: number): number => order[seat] as number;
  expect(b.pots.map((p) => ({ amount: p.amount, eligible: p.eligible.map(back).sort((x, y) => x - y) }))).toEqual(
    a.pots.map((p) => ({ amount: p.amount, eligible: p.eligible })),
  );
  expect(b.returned && { ...b.returned, seat: back(b.returned.seat) }).toEqual(a.returned);
});

const contest = table(200).chain((stakes) =>
  fc.record({
    stakes: fc.constant(stakes),
    high: fc.array(fc.nat(3), { minLength: stakes.length, maxLength: stakes.length }),
    low: fc.array(fc.option(fc.nat(2)), { minLength: stakes.length, maxLength: stakes.length }),
    button: fc.nat(stakes.length - 1),
    unit: fc.constantFrom(1, 1, 5, 25, 100),
    oddChips: fc.constantFrom(...ODD_CHIP_RULES),
    hiLo: fc.boolean(),
  }),
);

interface Contest extends AwardRules {
  readonly stakes: Stake[];
  readonly high: number[];
  readonly low: (number | null)[];
  readonly hiLo: boolean;
}

const pushed = (c: Contest): [Layers, PotAward[]] => {
  const layers = layersOf(c.stakes);
  const highCard = c.high.map((_, seat) => (seat * 7) % 5);
  const comparisons = { high: { strength: c.high, highCard }, ...(c.hiLo ? { low: { strength: c.low, highCard } } : {}) };
  const awards = awardPots(layers, comparisons, c);
  if (!awards.ok) throw new Error(awards.error.code);
  return [layers, awards.value];
};

test.prop([contest], { numRuns: 3000 })("each pot is paid out whole, to its own best, in whole chips as even as the unit allows", (c) => {
  const [layers, awards] = pushed(c);
  for (const [i, pot] of layers.pots.entries()) {
    const { awards: parts, uncontested } = awards[i] as PotAward;
    expect(parts).not.toBeNull();
    expect(sum((parts ?? []).map((part) => part.amount))).toBe(pot.amount);
    if (uncontested) continue;
    const best = Math.max(...pot.eligible.map((seat) => c.high[seat] as number));
    for (const side of c.hiLo ? (["high", "low"] as const) : ([undefined] as const)) {
      const mine = (parts ?? []).filter((part) => part.side === side);
      if (side !== "low") expect(mine.every((part) => pot.eligible.includes(part.seat) && c.high[part.seat] === best)).toBe(true);
      if (mine.length === 0) continue;
      const spread = Math.max(...mine.map((p) => p.amount)) - Math.min(...mine.map((p) => p.amount));
      // One odd unit each, and what no unit can make goes with the first of them.
      if (c.oddChips !== "all-to-first") expect(spread).toBeLessThan(2 * c.unit);
      if (c.oddChips !== "all-to-first" && pot.amount % c.unit === 0) expect(spread).toBeLessThanOrEqual(c.unit);
    }
  }
});

test.prop([contest], { numRuns: 1000 })("[point 17] odd chips go clockwise from the button, one each, among that pot's winners", (c) => {
  const [, awards] = pushed({ ...c, oddChips: "one-each" as const });
  const order = clockwiseFrom(c.button, c.stakes.length);
  for (const { awards: parts } of awards) {
    const on = (side: "high" | "low" | undefined) =>
      (parts ?? []).filter((part) => part.side === side).sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
    for (const side of [undefined, "high", "low"] as const) {
      const odd = on(side).map((part) => part.oddChips);
      expect(odd.every((n) => n <= 1)).toBe(true);
      // The low half of players who share both halves is the one that may begin elsewhere.
      if (side !== "low" || String(on("low").map((p) => p.seat)) !== String(on("high").map((p) => p.seat))) {
        expect(odd).toEqual([...odd].sort((a, b) => b - a));
      }
    }
  }
});

test.prop([contest], { numRuns: 1000 })("players who share both halves share the pot as evenly as chips allow", (c) => {
  const equal = c.high.map(() => 1);
  const [layers, awards] = pushed({ ...c, hiLo: true, low: equal, high: equal, oddChips: "one-each" as const });
  for (const [i, pot] of layers.pots.entries()) {
    if (awards[i]?.uncontested) continue;
    const totals = pot.eligible.map((seat) => sum((awards[i]?.awards ?? []).filter((a) => a.seat === seat).map((a) => a.amount)));
    // What no chip makes goes to one of them on top of that.
    expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(c.unit + (pot.amount % c.unit));
  }
});

test.prop([contest], { numRuns: 1000 })(
  "nobody wins more from an opponent than was matched, dead money and folded chips on top aside",
  (c) => {
    const { stakes, high } = c;
    const layers = layersOf(stakes);
    const awards = awardPots(layers, { high: { strength: high } }, { unit: 1 });
    if (!awards.ok) throw new Error(awards.error.code);
    const cap = (seat: number): number => {
      const mine = layers.bets[seat] as number;
      const matched = sum(layers.bets.map((bet) => Math.min(bet, mine)));
      const extra = layers.pots.filter((pot) => pot.eligible.includes(seat as Seat)).map((pot) => pot.dead + pot.foldedAbove);
      return matched + sum(extra);
    };
    const won = stakes.map((_, seat) =>
      sum(
        awards.value
          .flatMap((pot) => pot.awards ?? [])
          .filter((a) => a.seat === seat)
          .map((a) => a.amount),
      ),
    );
    for (const [seat, amount] of won.entries()) expect(amount).toBeLessThanOrEqual(cap(seat));
  },
);

test.prop([fc.anything()], { numRuns: 2000 })("no stakes make it throw", (value) => {
  expect(typeof layerPots(value as Stake[]).ok).toBe("boolean");
  expect(typeof layerPots([value, value] as Stake[]).ok).toBe("boolean");
});

test.prop([table(300), fc.constantFrom(1, 5, 25)])("warnings name what is there", (stakes, unit) => {
  const layers = layersOf(stakes);
  const warnings = potWarnings(stakes, layers, unit);
  const odd = stakes.flatMap(({ bet, dead }) => [bet, dead]).filter((chips) => chips % unit !== 0).length;
  expect(warnings.filter((w) => w.code === "NOT_A_MULTIPLE_OF_UNIT")).toHaveLength(odd);
  const above = warnings.filter((w) => w.code === "FOLDED_ABOVE_LIVE").map((w) => w.amount);
  expect(sum(above)).toBe(sum(layers.pots.map((pot) => pot.foldedAbove)));
});
