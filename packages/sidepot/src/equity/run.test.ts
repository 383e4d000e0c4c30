import { describe, expect, test } from "vitest";
import { planEquity } from "./equity.ts";
import { RUNNER_CONTRACT } from "./run.contract.ts";
import { type Runner, type RunProgress, runHere, runPlan } from "./run.ts";
import type { Tally } from "./types.ts";

/** Adding these in another order gives another sum: 0.1 + 0.2 + 0.3 is not 0.3 + 0.2 + 0.1. */
const unitTally = (unit: number): Tally => ({
  counts: [Float64Array.of(0, (unit + 1) / 10, 1 / (unit + 3), 0)],
  total: (unit + 1) / 7,
  boards: 1,
});
const exact = (units: number) => ({ method: "exact" as const, units, error: () => 0, enough: () => false });
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const here: Runner = runHere({ run: unitTally }, turn);

/** A runner whose answers are given by hand. */
function held() {
  const open = new Map<number, { answer: (tally: Tally) => void; refuse: (reason: unknown) => void }>();
  const runner: Runner = (unit) => new Promise((answer, refuse) => void open.set(unit, { answer, refuse }));
  return { open, runner };
}

describe("runner contract, where it is called", () => {
  test.each(RUNNER_CONTRACT)("$name", ({ check }) =>
    check({
      async open(input, options, count) {
        const plan = planEquity(input, options);
        if (!plan.ok) throw new Error(plan.error.code);
        const { value } = plan;
        return { runners: Array.from({ length: count }, () => runHere(value, turn)), close: async () => {} };
      },
    }),
  );
});

describe("cancelling", () => {
  test.each([0, 1, 2, 3, 4, 5])("after %d units: at once, and nothing more is given out", async (after) => {
    const stop = new AbortController();
    const given: number[] = [];
    const runner: Runner = (unit) => {
      given.push(unit);
      return here(unit);
    };
    if (after === 0) stop.abort();
    const result = await runPlan(exact(6), [runner], {
      signal: stop.signal,
      progress: ({ done }) => done === after && stop.abort(),
    });
    expect(result).toEqual({ ok: false, error: { code: "RUN_CANCELLED" } });
    await turn();
    await turn();
    expect(given).toEqual(Array.from({ length: after }, (_, unit) => unit));
  });

  test("does not wait for a unit that never ends", async () => {
    const stop = new AbortController();
    const running = runPlan(exact(2), [() => new Promise<Tally>(() => {})], { signal: stop.signal });
    stop.abort();
    expect(await running).toEqual({ ok: false, error: { code: "RUN_CANCELLED" } });
  });

  test("an answer that comes after it changes nothing, nor does a failure", async () => {
    for (const late of ["answer", "refuse"] as const) {
      const stop = new AbortController();
      const { open, runner } = held();
      const told: RunProgress[] = [];
      const running = runPlan(exact(1), [runner], { signal: stop.signal, progress: (p) => told.push(p) });
      stop.abort();
      open.get(0)?.[late](unitTally(0));
      expect(await running).toEqual({ ok: false, error: { code: "RUN_CANCELLED" } });
      await turn();
      expect(told).toEqual([]);
    }
  });

  test("the signal is let go of at the end", async () => {
    const kept = new Set<unknown>();
    const signal = {
      aborted: false,
      addEventListener: (_: string, listener: () => void) => void kept.add(listener),
      removeEventListener: (_: string, listener: () => void) => void kept.delete(listener),
    };
    const running = runPlan(exact(2), [here], { signal });
    expect(kept.size).toBe(1);
    expect((await running).ok).toBe(true);
    expect(kept.size).toBe(0);
  });
});

describe("a runner that fails", () => {
  test("ends the run with its reason, once, whatever the others do", async () => {
    const { open, runner } = held();
    const running = runPlan(exact(9), [runner, runner, runner]);
    open.get(1)?.refuse("broken");
    open.get(2)?.refuse("broken too");
    open.get(0)?.answer(unitTally(0));
    expect(await running).toEqual({ ok: false, error: { code: "RUN_FAILED", reason: "broken" } });
    await turn();
    expect([...open.keys()]).toEqual([0, 1, 2]);
  });

  test("throwing instead of rejecting is the same", async () => {
    const reason = new Error("at once");
    const runner = (): never => {
      throw reason;
    };
    expect(await runPlan(exact(1), [runner])).toEqual({ ok: false, error: { code: "RUN_FAILED", reason } });
  });

  test("so is a callback that throws", async () => {
    const reason = new Error("progress");
    const progress = (): never => {
      throw reason;
    };
    expect(await runPlan(exact(3), [here], { progress })).toEqual({ ok: false, error: { code: "RUN_FAILED", reason } });
  });

  test("nobody to work is said, not waited for", async () => {
    expect(await runPlan(exact(1), [])).toEqual({ ok: false, error: { code: "RUN_WITHOUT_RUNNERS" } });
  });
});

describe("a runner that comes late", () => {
  test("joins the work that is going on", async () => {
    let come = (_: Runner): void => {};
    const coming = new Promise<Runner>((resolve) => {
      come = resolve;
    });
    const late: number[] = [];
    const result = await runPlan(exact(6), [here, coming], {
      progress({ done }) {
        if (done === 2)
          come((unit) => {
            late.push(unit);
            return here(unit);
          });
      },
    });
    expect(result).toEqual(await runPlan(exact(6), [here]));
    expect(late.length).toBeGreaterThan(0);
  });

  test("and is not waited for where it never comes", async () => {
    expect((await runPlan(exact(40), [here, new Promise<Runner>(() => {})])).ok).toBe(true);
  });

  test("one that cannot come ends the run", async () => {
    const coming = Promise.reject(new Error("no thread"));
    const result = await runPlan(exact(3), [here, coming]);
    expect(result).toEqual({ ok: false, error: { code: "RUN_FAILED", reason: new Error("no thread") } });
  });
});

test("one slow unit holds the others back after a few, so that they do not fill the memory", async () => {
  const { open, runner } = held();
  const running = runPlan(exact(100), [runner, here]);
  for (let turns = 0; turns < 200; turns++) await turn();
  expect([...open.keys()]).toEqual([0]);
  let most = 0;
  const told: number[] = [];
  const counted = runPlan(
    exact(100),
    [
      runner,
      (unit) => {
        most = Math.max(most, unit);
        return here(unit);
      },
    ],
    { progress: ({ done }) => told.push(done) },
  );
  for (let turns = 0; turns < 200; turns++) await turn();
  expect(most).toBe(15);
  expect(told).toEqual([]);
  open.get(0)?.answer(unitTally(0));
  while (told.length < 16) await turn();
  expect(told.slice(0, 16)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  void running;
  void counted;
});

test("progress is told once a unit, with the error where it samples", async () => {
  const told: RunProgress[] = [];
  await runPlan(exact(3), [here, here], { progress: (progress) => told.push(progress) });
  expect(told).toEqual([1, 2, 3].map((done) => ({ done, units: 3 })));
  const sampled: RunProgress[] = [];
  const plan = {
    method: "sampled" as const,
    units: 3,
    error: ({ boards }: Tally) => 1 / boards,
    enough: ({ boards }: Tally) => boards === 2,
  };
  await runPlan(plan, [here], { progress: (progress) => sampled.push(progress) });
  expect(sampled).toEqual([
    { done: 1, units: 3, error: 1 },
    { done: 2, units: 3, error: 0.5 },
  ]);
});
