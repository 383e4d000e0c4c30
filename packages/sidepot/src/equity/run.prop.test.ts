import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { type Runner, runPlan } from "./run.ts";
import { addTally, emptyTally } from "./tally.ts";
import type { Tally } from "./types.ts";

const weight = fc.double({ min: 0, max: 1e6, noNaN: true });
const tally: fc.Arbitrary<Tally> = fc
  .tuple(fc.array(weight, { minLength: 4, maxLength: 4 }), weight)
  .map(([counts, total]) => ({ counts: [Float64Array.from(counts)], total, boards: 1 }));
const tallies = fc.array(tally, { minLength: 1, maxLength: 40 });
const crowd = fc.integer({ min: 1, max: 8 });

/** One after another, as somebody would who is alone. */
function inOrder(units: readonly Tally[], enough: (sum: Tally) => boolean): Tally {
  const sum = emptyTally(2, 1);
  for (const unit of units) {
    addTally(sum, unit);
    if (enough(sum)) break;
  }
  return sum;
}

test.prop([tallies, crowd, fc.option(fc.integer({ min: 1, max: 40 })), fc.scheduler()])(
  "whoever is the fastest, the sum is that of the units in their order, to the last bit",
  async (units, runners, stop, scheduler) => {
    const enough = (sum: Tally): boolean => stop !== null && sum.boards >= stop;
    const given: number[] = [];
    const runner: Runner = (unit) => {
      given.push(unit);
      return scheduler.schedule(Promise.resolve(units[unit] as Tally));
    };
    const plan = { method: "exact" as const, units: units.length, error: () => 0, enough };
    const result = await scheduler.waitFor(
      runPlan(
        plan,
        Array.from({ length: runners }, () => runner),
      ),
    );
    expect(result).toEqual({ ok: true, value: inOrder(units, enough) });
    // Each unit was given once, in order, and no more were out at a time than there are runners.
    expect(given).toEqual(Array.from(given, (_, unit) => unit));
    expect(given.length).toBeGreaterThanOrEqual(Math.min(units.length, stop ?? units.length));
  },
);

test.prop([tallies, crowd, fc.integer({ min: 0, max: 39 }), fc.scheduler()])(
  "a unit that fails ends the run with its reason, unless it was enough before",
  async (units, runners, bad, scheduler) => {
    const runner: Runner = (unit) =>
      scheduler.schedule(unit === bad ? Promise.reject(new Error("bad")) : Promise.resolve(units[unit] as Tally));
    const plan = { method: "exact" as const, units: units.length, error: () => 0, enough: () => false };
    const result = await scheduler.waitFor(
      runPlan(
        plan,
        Array.from({ length: runners }, () => runner),
      ),
    );
    if (bad < units.length) expect(result).toEqual({ ok: false, error: { code: "RUN_FAILED", reason: new Error("bad") } });
    else expect(result.ok).toBe(true);
  },
);

test.prop([tallies, crowd, fc.integer({ min: 0, max: 40 }), fc.scheduler()])(
  "cancelled after any number of answers it ends at once and gives nothing more out",
  async (units, runners, after, scheduler) => {
    const stop = new AbortController();
    let answers = 0;
    let given = 0;
    const runner: Runner = async (unit) => {
      given++;
      const answer = await scheduler.schedule(Promise.resolve(units[unit] as Tally));
      if (++answers === after) stop.abort();
      return answer;
    };
    if (after === 0) stop.abort();
    const plan = { method: "exact" as const, units: units.length, error: () => 0, enough: () => false };
    const running = runPlan(
      plan,
      Array.from({ length: runners }, () => runner),
      { signal: stop.signal },
    );
    const result = await scheduler.waitFor(running);
    const before = given;
    await scheduler.waitIdle();
    expect(given).toBe(before);
    if (after <= units.length) expect(result).toEqual({ ok: false, error: { code: "RUN_CANCELLED" } });
    else expect(result.ok).toBe(true);
  },
);
