// What everything that carries units to where they are counted has to keep, whether it calls, sends to a thread or to a browser's worker.
import { deepEqual, equal, ok as holds } from "node:assert/strict";
import { contestsOf, equity, planEquity } from "./equity.ts";
import { parseRange } from "./range.ts";
import { type Runner, runPlan } from "./run.ts";
import { readTally } from "./tally.ts";
import type { Equity, EquityInput, EquityOptions, EquityPlan, Range } from "./types.ts";

/** A way to have units counted elsewhere. */
interface Transport {
  /** Opens `count` runners on the plan that everyone makes of the question. */
  open(input: EquityInput, options: EquityOptions, count: number): Promise<Opened>;
}

/** Runners, until they are closed. */
interface Opened {
  readonly runners: readonly Runner[];
  close(): Promise<void>;
}

/** Reads a range that can be read. */
function range(text: string): Range {
  const read = parseRange(text);
  holds(read.ok);
  return read.value;
}

/** Many units, whose sums of weights are other numbers in another order. */
const RANGES: EquityInput = { players: [range("22+@30%,A2s+"), range("KTs+@70%,QQ")] };
/** One unit. */
const HANDS: EquityInput = { players: [range("AsAh"), range("KsKh"), range("5s5d")] };
const SAMPLED: EquityOptions = { method: "sampled", seed: 7, precision: 0.002 };

/** One thing that has to hold. */
interface RunnerRule {
  readonly name: string;
  /** Rejects where it does not hold. */
  check(transport: Transport): Promise<void>;
}

/** The contract of a runner: run each of these on each transport. */
export const RUNNER_CONTRACT: readonly RunnerRule[] = [
  ...[1, 3].map((count) => ({
    name: `${count} of them count what is counted here, to the last bit`,
    check: (transport: Transport) => sameAsHere(transport, RANGES, { method: "exact" }, count),
  })),
  {
    name: "2 of them sample what is sampled here, and stop where it stops",
    check: (transport) => sameAsHere(transport, HANDS, SAMPLED, 2),
  },
  {
    name: "a unit is the same whoever counts it, and however often",
    async check(transport) {
      const plan = planOf(HANDS, SAMPLED);
      const { runners, close } = await transport.open(HANDS, SAMPLED, 2);
      try {
        const last = plan.units - 1;
        const [one, other] = runners as readonly [Runner, Runner];
        deepEqual(await one(last), plan.run(last));
        deepEqual(await other(last), plan.run(last));
        deepEqual(await one(0), plan.run(0));
        deepEqual(await one(last), plan.run(last));
      } finally {
        await close();
      }
    },
  },
  {
    name: "asked several at once they answer each its own",
    async check(transport) {
      const plan = planOf(HANDS, SAMPLED);
      const { runners, close } = await transport.open(HANDS, SAMPLED, 2);
      try {
        const units = [0, 1, 2, 3].filter((unit) => unit < plan.units);
        const answers = await Promise.all(units.map((unit) => (runners[unit % 2] as Runner)(unit)));
        deepEqual(
          answers,
          units.map((unit) => plan.run(unit)),
        );
      } finally {
        await close();
      }
    },
  },
  {
    name: "closed in the middle of a unit they leave nobody waiting",
    async check(transport) {
      const { runners, close } = await transport.open(HANDS, SAMPLED, 1);
      const asked = (runners[0] as Runner)(0).then(
        () => "answered",
        () => "refused",
      );
      await close();
      holds(["answered", "refused"].includes(await asked));
    },
  },
  {
    name: "a run that was cancelled can be closed, and another one opened",
    async check(transport) {
      const { runners, close } = await transport.open(HANDS, SAMPLED, 2);
      const { signal, abort } = stopSignal();
      const running = runPlan(planOf(HANDS, SAMPLED), runners, { signal });
      abort();
      const result = await running;
      await close();
      equal(result.ok || result.error.code, "RUN_CANCELLED");
      await sameAsHere(transport, RANGES, { method: "exact" }, 2);
    },
  },
];

function planOf(input: EquityInput, options: EquityOptions): EquityPlan {
  const plan = planEquity(input, options);
  holds(plan.ok);
  return plan.value;
}

async function sameAsHere(transport: Transport, input: EquityInput, options: EquityOptions, count: number): Promise<void> {
  const plan = planOf(input, options);
  const { runners, close } = await transport.open(input, options, count);
  try {
    const sum = await runPlan(plan, runners);
    holds(sum.ok);
    const there: Equity = readTally(plan.method, sum.value, contestsOf(input), input.players.length);
    const here = equity(input, options);
    holds(here.ok);
    deepEqual(there, here.value);
  } finally {
    await close();
  }
}

/** An `AbortSignal` without a platform. */
function stopSignal() {
  const listeners = new Set<() => void>();
  const signal = {
    aborted: false,
    addEventListener: (_: "abort", listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: "abort", listener: () => void) => void listeners.delete(listener),
  };
  const abort = (): void => {
    signal.aborted = true;
    for (const listener of listeners) listener();
  };
  return { signal, abort };
}
