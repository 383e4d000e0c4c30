import { setImmediate as nextTurn } from "node:timers/promises";
import type { Result } from "sidepot";
import { contestsOf, type Equity, planEquity, type RunProgress, readTally, runHere, runPlan } from "sidepot/equity";
import { progressBar } from "./equity-bar.ts";
import type { EquityRefused, Question } from "./equity-question.ts";
import { makeThreads } from "./equity-threads.ts";
import { detailOf, Refusal } from "./fault.ts";
import type { Io } from "./io.ts";
import type { Voice } from "./speech.ts";

/** Units that are counted on one thread whatever it takes. */
const HANDFUL = 8;
/** Work that is done before must not pay for starting threads, in milliseconds. */
const SOON = 150;

/**
 * Counts a question's units here and, where it takes long, on other threads too; the answer does not depend on how many. An interrupt
 * ends it with a {@link Refusal}.
 *
 * @param threads how many to count on, this one included
 * @param soon milliseconds after which the others are started
 */
export async function countEquity(
  io: Io,
  { input, options }: Pick<Question, "input" | "options">,
  threads: number,
  voice: Voice,
  soon: number = SOON,
): Promise<Result<Equity, EquityRefused>> {
  const made = planEquity(input, options);
  if (!made.ok) return made;
  const plan = made.value;
  const others = makeThreads({ input, options }, threads - 1);
  const bar = progressBar(io, voice.terminal.equity, options.precision);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  const began = performance.now();
  const progress = (now: RunProgress): void => {
    if (now.units - now.done > HANDFUL && performance.now() - began >= soon) others.start();
    bar.tell(now);
  };
  io.once?.("SIGINT", interrupt);
  try {
    const sum = await runPlan(plan, [runHere(plan, nextTurn), ...others.runners], { signal: stop.signal, progress });
    if (sum.ok) return { ok: true, value: readTally(plan.method, sum.value, contestsOf(input), input.players.length) };
    const { error } = sum;
    if (error.code === "RUN_CANCELLED") throw new Refusal({ code: "RUN_CANCELLED" });
    throw new Refusal({ code: "INTERNAL_FAULT", detail: error.code === "RUN_FAILED" ? detailOf(error.reason) : error.code });
  } finally {
    io.off?.("SIGINT", interrupt);
    bar.clear();
    await others.close();
  }
}
