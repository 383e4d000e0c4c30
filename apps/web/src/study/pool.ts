import type { Equity, EquityInput, EquityOptions, EquityPlan, EquityProblem, RunProgress, Tally } from "sidepot/equity";
import type { Ask, Tell } from "./count.worker.ts";

/** Workers at most: more of them are a burden on a phone and no faster on a desk. */
const MOST_WORKERS = 4;
/** A unit is done in some tens of milliseconds; workers that are not free so long after they were told to stop are ended. */
const GRACE_MS = 300;

/** What a counting came to; a fault of null is a worker that broke. */
type Counted =
  | { readonly method: EquityPlan["method"]; readonly tally: Tally }
  | { readonly fault: EquityProblem | null }
  | { readonly stopped: true };

/**
 * Workers that count. The first one leads: it plans the question, so that nothing of it is done on the page, and gives out its units to
 * itself and to the others, which are started when there is work for them.
 */
export interface Pool {
  readonly size: number;
  /** Counts a question; one that is still being counted is stopped before. */
  count(input: EquityInput, options: EquityOptions, progress: (progress: RunProgress) => void): Promise<Counted>;
  /** Stops what is being counted, and every small question. */
  stop(): void;
  /** Answers a small question as a whole; null for one that cannot be answered, or that was stopped. */
  whole(input: EquityInput, options: EquityOptions): Promise<Equity | null>;
  close(): void;
}

interface Hand {
  readonly worker: Worker;
  /** Small questions that it has still to answer, in their order. */
  readonly waiting: ((equity: Equity | null) => void)[];
}

/** A counting that is going on. */
interface Job {
  readonly progress: (progress: RunProgress) => void;
  readonly end: (counted: Counted) => void;
  /** The page no longer wants it. */
  stopped: boolean;
}

/** Opens a pool; nothing is started yet. */
export function openPool(cores: number = navigator.hardwareConcurrency || 2): Pool {
  const size = Math.max(1, Math.min(MOST_WORKERS, cores));
  let hands: Hand[] = [];
  let job: Job | null = null;
  /** The lead is free when this is kept. */
  let free: Promise<unknown> = Promise.resolve();
  /** Counts the stops: a counting that waits for its turn is not begun when one has come in between. */
  let stops = 0;

  const say = ({ worker }: Hand, message: Ask, ...ports: MessagePort[]): void => worker.postMessage(message, ports);
  const end = (counted: Counted): void => {
    const ended = job;
    job = null;
    ended?.end(counted);
  };
  /** Ends every worker: one that is lost takes the others with it, as they wait for each other. */
  const close = (why: Counted): void => {
    const ended = hands;
    hands = [];
    for (const { worker, waiting } of ended) {
      worker.terminate();
      for (const answer of waiting.splice(0)) answer(null);
    }
    end(why);
  };
  const hear = (hand: Hand, data: Tell): void => {
    if (data.tell === "whole") hand.waiting.shift()?.(data.equity);
    else if (data.tell === "long") while (hands.length < size) start();
    else if (data.tell === "progress") job?.progress(data.progress);
    else if (data.tell === "counted") end({ method: data.method, tally: data.tally });
    else end(data.tell === "fault" ? { fault: data.fault } : { stopped: true });
  };
  const start = (): Hand => {
    const worker = new Worker(new URL("./count.worker.ts", import.meta.url), { type: "module" });
    const hand: Hand = { worker, waiting: [] };
    worker.onmessage = ({ data }: MessageEvent<Tell>) => hands.includes(hand) && hear(hand, data);
    const lost = (): void => {
      if (hands.includes(hand)) close({ fault: null });
    };
    worker.onerror = lost;
    worker.onmessageerror = lost;
    const [lead] = hands;
    hands.push(hand);
    if (lead) {
      const { port1, port2 } = new MessageChannel();
      say(lead, { ask: "helper", port: port1 }, port1);
      say(hand, { ask: "help", port: port2 }, port2);
    }
    return hand;
  };
  const stop = (): void => {
    stops++;
    for (const { waiting } of hands) for (const answer of waiting.splice(0, waiting.length, ...waiting.map(() => () => {}))) answer(null);
    const [lead] = hands;
    const now = job;
    if (!lead || !now || now.stopped) return;
    now.stopped = true;
    say(lead, { ask: "stop" });
    setTimeout(() => job === now && close({ stopped: true }), GRACE_MS);
  };

  return {
    size,
    stop,
    async count(input, options, progress) {
      stop();
      const own = stops;
      const before = free;
      let done: () => void = () => {};
      free = new Promise<void>((resolve) => (done = resolve));
      await before;
      if (own !== stops) {
        done();
        return { stopped: true };
      }
      const counted = await new Promise<Counted>((resolve) => {
        job = { progress, end: resolve, stopped: false };
        say(hands[0] ?? start(), { ask: "count", input, options, helpers: size - 1 });
      });
      done();
      return counted;
    },
    whole(input, options) {
      while (hands.length < size) start();
      const [idlest] = hands.toSorted((a, b) => a.waiting.length - b.waiting.length);
      return new Promise((resolve) => {
        if (!idlest) return resolve(null);
        idlest.waiting.push(resolve);
        say(idlest, { ask: "whole", input, options });
      });
    },
    close: () => close({ stopped: true }),
  };
}
