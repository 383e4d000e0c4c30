// A plan's units given out to whoever can count them. How a unit reaches its runner (a call, a thread, a worker of the browser) is the
// runner's own affair; what is added, and in which order, is decided here alone.
import { fail, ok, type Result } from "../result.ts";
import { addTally } from "./tally.ts";
import type { EquityPlan, Tally } from "./types.ts";

/** Counts one unit of a plan somewhere. It is given the next unit only when it has answered the last. */
export type Runner = (unit: number) => Promise<Tally>;

/** The part of the web's `AbortSignal` that is used here. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** How far a run is. */
export interface RunProgress {
  /** Units that were added. */
  readonly done: number;
  /** Units that there are; sampling may end before. */
  readonly units: number;
  /** Where the plan samples: the largest standard error of an equity so far. */
  readonly error?: number;
}

/** What a run may be given besides its plan and runners. */
export interface RunOptions {
  /** Ends the run at once; units that are being counted are left to end on their own. */
  readonly signal?: StopSignal;
  /** Told after each unit that is added. */
  readonly progress?: (progress: RunProgress) => void;
}

/** Why a run has no answer. */
export type RunFault =
  | { readonly code: "RUN_CANCELLED" }
  /** `reason` is what the runner, or a callback, threw. */
  | { readonly code: "RUN_FAILED"; readonly reason: unknown }
  | { readonly code: "RUN_WITHOUT_RUNNERS" };

/** The part of a plan that runs it. */
export type RunnablePlan = Pick<EquityPlan, "method" | "units" | "error" | "enough">;

/** Units for each runner by which the giving out may be ahead of the adding: one slow unit must not fill the memory. */
const AHEAD = 8;

/**
 * Works a plan's units off and adds their tallies strictly in the order of the units, so that the sum is the same to the last bit
 * however many runners there are and whichever is the fastest; what was counted beyond the unit at which it was enough is dropped.
 *
 * @param runners at least one; a promise joins the work when it is fulfilled, so that threads may start while the first units are done
 * @returns the sum, for `readTally`; or a fault, at once, when it was cancelled or when any runner failed. Never rejects. Closing the
 * runners is the caller's part
 */
export function runPlan(
  plan: RunnablePlan,
  runners: readonly (Runner | Promise<Runner>)[],
  { signal, progress }: RunOptions = {},
): Promise<Result<Tally, RunFault>> {
  return new Promise((resolve) => {
    const idle: Runner[] = [];
    const early = new Map<number, Tally>();
    let sum: Tally | null = null;
    let next = 0;
    let done = 0;
    let ended = false;

    const end = (result: Result<Tally, RunFault>): void => {
      ended = true;
      signal?.removeEventListener("abort", cancel);
      resolve(result);
    };
    const cancel = (): void => end(fail({ code: "RUN_CANCELLED" }));
    const add = (): void => {
      for (let tally = early.get(done); tally !== undefined && !ended; tally = early.get(done)) {
        early.delete(done);
        done++;
        sum ??= nothingLike(tally);
        addTally(sum, tally);
        progress?.(progressOf(plan, done, sum));
        if (done === plan.units || plan.enough(sum)) end(ok(sum));
      }
    };
    const give = (): void => {
      while (!ended && next < plan.units && next < done + AHEAD * runners.length) {
        const runner = idle.shift();
        if (runner === undefined) return;
        void work(runner, next++);
      }
    };
    const work = async (runner: Runner, unit: number): Promise<void> => {
      try {
        early.set(unit, await runner(unit));
        idle.push(runner);
        add();
        give();
      } catch (reason) {
        end(fail({ code: "RUN_FAILED", reason }));
      }
    };
    const join = async (coming: Promise<Runner>): Promise<void> => {
      try {
        idle.push(await coming);
        give();
      } catch (reason) {
        end(fail({ code: "RUN_FAILED", reason }));
      }
    };

    if (signal?.aborted) return cancel();
    if (runners.length === 0) return end(fail({ code: "RUN_WITHOUT_RUNNERS" }));
    signal?.addEventListener("abort", cancel);
    for (const runner of runners) {
      if (typeof runner === "function") idle.push(runner);
      else void join(runner);
    }
    give();
  });
}

/**
 * A runner that counts where it is called.
 *
 * @param pause lets other things happen before each unit, as a click on “cancel”: a promise of the platform's next turn
 */
export const runHere =
  (plan: Pick<EquityPlan, "run">, pause: () => Promise<unknown>): Runner =>
  async (unit) => {
    await pause();
    return plan.run(unit);
  };

const nothingLike = ({ counts }: Tally): Tally => ({ counts: counts.map((of) => new Float64Array(of.length)), total: 0, boards: 0 });

const progressOf = (plan: RunnablePlan, done: number, sum: Tally): RunProgress =>
  plan.method === "sampled" ? { done, units: plan.units, error: plan.error(sum) } : { done, units: plan.units };
