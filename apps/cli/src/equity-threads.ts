import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { EquityInput, EquityOptions, Runner, Tally } from "sidepot/equity";

/** What a thread is given: everyone makes the same plan of it. */
export interface ThreadQuestion {
  readonly input: EquityInput;
  readonly options: EquityOptions;
}

/** Threads that count units of one question. */
export interface Threads {
  /** Each is there when its thread is ready; never, where `start` is not called. */
  readonly runners: readonly Promise<Runner>[];
  /** Starts the threads, once. */
  start(): void;
  /** Ends them, in the middle of a unit too. */
  close(): Promise<void>;
}

/** Units that wait at a thread beside the one that it counts, so that it need not wait for this thread, which may be counting too. */
const QUEUE = 2;
/** Beside this file, with its ending: `.ts` where the sources run. */
const ENTRY = new URL(`./equity-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url);

/** Makes threads for a question, without starting them. */
export function makeThreads(question: ThreadQuestion, count: number): Threads {
  const slots = Array.from({ length: count }, () => promised<Runner>());
  const threads: Thread[] = [];
  return {
    runners: slots.flatMap(({ promise }) => Array.from({ length: QUEUE }, () => promise)),
    start() {
      if (threads.length > 0) return;
      for (const { resolve, reject } of slots) {
        const thread = startThread(question);
        threads.push(thread);
        thread.ready.then(() => resolve(thread.run), reject);
      }
    },
    async close() {
      await Promise.all(threads.map(({ end }) => end()));
    },
  };
}

interface Thread {
  readonly ready: Promise<void>;
  readonly run: Runner;
  end(): Promise<void>;
}

function startThread(question: ThreadQuestion): Thread {
  const worker = new Worker(ENTRY, { workerData: question });
  const ready = promised<void>();
  const asked: Promised<Tally>[] = [];
  let gone: Error | null = null;
  worker.on("message", (message: Tally | "ready") => {
    if (message === "ready") ready.resolve();
    else asked.shift()?.resolve(message);
  });
  const fail = (error: Error): void => {
    gone ??= error;
    ready.reject(gone);
    for (const waiting of asked.splice(0)) waiting.reject(gone);
  };
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("the thread has ended")));
  return {
    ready: ready.promise,
    run(unit) {
      if (gone) return Promise.reject(gone);
      const answer = promised<Tally>();
      asked.push(answer);
      worker.postMessage(unit);
      return answer.promise;
    },
    async end() {
      await worker.terminate();
    },
  };
}

interface Promised<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(reason: unknown): void;
}

function promised<T>(): Promised<T> {
  let settle: Pick<Promised<T>, "resolve" | "reject"> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...(settle as Pick<Promised<T>, "resolve" | "reject">) };
}
