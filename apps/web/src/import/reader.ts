import type { Source } from "./lines.ts";
import type { Opened } from "./opened.ts";
import type { News } from "./reading.ts";
import type { Ask, Tell } from "./reading.worker.ts";

/** Reads histories beside the page and hands the hands out one by one. */
export interface Reader {
  open(index: number): Promise<Opened | null>;
  /** Ends the reading; what was read can still be opened. */
  stop(): void;
  /** Forgets everything. */
  close(): void;
}

/** Begins to read; `lost` is called when the reading broke off. */
export function startReading(sources: readonly Source[], tell: (news: News) => void, lost: () => void): Reader {
  const waiting = new Map<number, (hand: Opened | null) => void>();
  const worker = new Worker(new URL("./reading.worker.ts", import.meta.url), { type: "module" });
  const ask = (message: Ask): void => worker.postMessage(message);
  const breakOff = (): void => {
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
    lost();
  };
  worker.onmessage = ({ data }: MessageEvent<Tell>) => {
    if (data.tell === "news") tell(data.news);
    else {
      waiting.get(data.index)?.(data.hand);
      waiting.delete(data.index);
    }
  };
  worker.onerror = breakOff;
  worker.onmessageerror = breakOff;
  ask({ ask: "read", sources });
  return {
    open: (index) =>
      new Promise((resolve) => {
        waiting.set(index, resolve);
        ask({ ask: "open", index });
      }),
    stop: () => ask({ ask: "stop" }),
    close: () => worker.terminate(),
  };
}
