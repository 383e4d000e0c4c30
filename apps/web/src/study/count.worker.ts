import {
  type Equity,
  type EquityInput,
  type EquityOptions,
  type EquityPlan,
  type EquityProblem,
  equity,
  planEquity,
  type Runner,
  type RunProgress,
  runHere,
  runPlan,
  type Tally,
} from "sidepot/equity";
import { breath } from "../device/breath.ts";

/** What the page asks of a worker. */
export type Ask =
  /** Count this question; others may help. The question before it has ended. */
  | { readonly ask: "count"; readonly input: EquityInput; readonly options: EquityOptions; readonly helpers: number }
  /** One that helps with this question and those after it. */
  | { readonly ask: "helper"; readonly port: MessagePort }
  | { readonly ask: "stop" }
  /** Help the one at the other end of the port. */
  | { readonly ask: "help"; readonly port: MessagePort }
  /** Answer a small question as a whole. */
  | { readonly ask: "whole"; readonly input: EquityInput; readonly options: EquityOptions };

/** What it is told. */
export type Tell =
  /** There is work for more than one. */
  | { readonly tell: "long" }
  | { readonly tell: "progress"; readonly progress: RunProgress }
  | { readonly tell: "counted"; readonly method: EquityPlan["method"]; readonly tally: Tally }
  | { readonly tell: "fault"; readonly fault: EquityProblem | null }
  /** Nothing is being counted any more, by helpers neither. */
  | { readonly tell: "stopped" }
  | { readonly tell: "whole"; readonly equity: Equity | null };

/** What a helper is asked through its port: to get ready, or for a unit. */
type Order = { readonly input: EquityInput; readonly options: EquityOptions } | { readonly unit: number };

const tell = (message: Tell): void => postMessage(message);

/** A helper as the one who leads has it. */
interface Helper {
  readonly port: MessagePort;
  /** Who waits for its answers, in their order. */
  readonly waiting: ((tally: Tally) => void)[];
  /** What it was asked for last: it is free when this is there. */
  last: Promise<unknown>;
}
const helpers: Helper[] = [];
const joined: (() => void)[] = [];
let stop = new AbortController();

/** The helper with this number, when it has come and knows the question. */
async function runnerOf(at: number, input: EquityInput, options: EquityOptions, signal: AbortSignal): Promise<Runner> {
  while (helpers.length <= at) await new Promise<void>((resolve) => joined.push(resolve));
  const helper = helpers[at] as Helper;
  if (!signal.aborted) helper.port.postMessage({ input, options } satisfies Order);
  return (unit) => {
    const counted = new Promise<Tally>((resolve) => helper.waiting.push(resolve));
    helper.last = counted;
    helper.port.postMessage({ unit } satisfies Order);
    return counted;
  };
}

async function count(input: EquityInput, options: EquityOptions, many: number): Promise<void> {
  stop = new AbortController();
  const { signal } = stop;
  const made = planEquity(input, options);
  if (!made.ok) {
    tell({ tell: "fault", fault: made.error });
    return;
  }
  const plan = made.value;
  const wanted = Math.min(many, plan.units - 1);
  if (wanted > 0) tell({ tell: "long" });
  const others = Array.from({ length: wanted }, (_, at) => runnerOf(at, input, options, signal));
  const progress = (now: RunProgress): void => tell({ tell: "progress", progress: now });
  const ran = await runPlan(plan, [runHere(plan, breath), ...others], { signal, progress });
  // What helpers count beyond the end is nobody's; the next question begins when they are free.
  await Promise.all(helpers.map(({ last }) => last));
  if (ran.ok) tell({ tell: "counted", method: plan.method, tally: ran.value });
  else tell(ran.error.code === "RUN_CANCELLED" ? { tell: "stopped" } : { tell: "fault", fault: null });
}

/** Counts what the one at the other end of a port asks for. */
function help(port: MessagePort): void {
  let plan: EquityPlan | null = null;
  port.onmessage = ({ data }: MessageEvent<Order>) => {
    if ("input" in data) {
      const made = planEquity(data.input, data.options);
      plan = made.ok ? made.value : null;
    } else if (plan) port.postMessage(plan.run(data.unit));
  };
}

/** Counts away from the page that people touch. */
addEventListener("message", ({ data }: MessageEvent<Ask>) => {
  if (data.ask === "count") void count(data.input, data.options, data.helpers);
  else if (data.ask === "stop") stop.abort();
  else if (data.ask === "help") help(data.port);
  else if (data.ask === "whole") {
    const answer = equity(data.input, data.options);
    tell({ tell: "whole", equity: answer.ok ? answer.value : null });
  } else {
    const helper: Helper = { port: data.port, waiting: [], last: Promise.resolve() };
    data.port.onmessage = ({ data: tally }: MessageEvent<Tally>) => helper.waiting.shift()?.(tally);
    helpers.push(helper);
    for (const go of joined.splice(0)) go();
  }
});
