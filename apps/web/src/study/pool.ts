import type { Equity, EquityInput, EquityOptions, Tally } from "sidepot/equity";
import type { Ask, Tell } from "./count.worker.ts";

/** Workers at most: more of them are a burden on a phone and no faster on a desk. */
const MOST_WORKERS = 4;
/** A unit is done in some tens of milliseconds; what takes longer after it is no longer wanted is ended with its worker. */
const GRACE_MS = 250;

/** Counts one unit of a question. */
export type Runner = (unit: number) => Promise<Tally>;

/** Workers that count. They are made when the first question comes, and stay. */
export interface Pool {
  readonly size: number;
  /** As many runners for a question as there are workers, or as there are units. */
  runners(input: EquityInput, options: EquityOptions, units: number): Runner[];
  /** Answers small questions one by one, in any worker; null for one that cannot be answered. */
  whole(input: EquityInput, options: EquityOptions): Promise<Equity | null>;
  /** Nothing of what was asked is wanted any more. */
  drop(): void;
  close(): void;
}

/** One worker; it answers in the order in which it was asked. */
interface Hand {
  readonly worker: Worker;
  readonly waiting: { readonly done: (tell: Tell) => void; readonly lost: (why: Error) => void }[];
}

/** Opens a pool; nothing is started yet. */
export function openPool(cores: number = navigator.hardwareConcurrency || 2): Pool {
  const size = Math.max(1, Math.min(MOST_WORKERS, cores));
  let hands: Hand[] = [];
  /** Busy with what is no longer wanted: back among the others when that is done soon, ended when not. */
  const resting = new Set<Hand>();

  const end = (hand: Hand): void => {
    hand.worker.terminate();
    hands = hands.filter((one) => one !== hand);
    resting.delete(hand);
    for (const { lost } of hand.waiting.splice(0)) lost(new Error("the worker has ended"));
  };
  const start = (): Hand => {
    const worker = new Worker(new URL("./count.worker.ts", import.meta.url), { type: "module" });
    const hand: Hand = { worker, waiting: [] };
    worker.onmessage = ({ data }: MessageEvent<Tell>) => {
      hand.waiting.shift()?.done(data);
      if (hand.waiting.length > 0 || !resting.delete(hand)) return;
      if (hands.length < size) hands.push(hand);
      else worker.terminate();
    };
    worker.onerror = () => end(hand);
    worker.onmessageerror = () => end(hand);
    return hand;
  };
  const crew = (many: number): readonly Hand[] => {
    while (hands.length < many) hands.push(start());
    return hands.slice(0, many);
  };
  const ask = (hand: Hand, message: Ask): Promise<Tell> =>
    new Promise((done, lost) => {
      hand.waiting.push({ done, lost });
      hand.worker.postMessage(message);
    });

  return {
    size,
    runners: (input, options, units) =>
      crew(Math.min(size, units)).map((hand) => {
        hand.worker.postMessage({ ask: "plan", input, options } satisfies Ask);
        return async (unit) => {
          const told = await ask(hand, { ask: "unit", unit });
          if ("tally" in told && told.tally) return told.tally;
          throw new Error("the worker has no such question");
        };
      }),
    async whole(input, options) {
      const [idlest] = crew(size).toSorted((a, b) => a.waiting.length - b.waiting.length);
      if (!idlest) return null;
      const told = await ask(idlest, { ask: "whole", input, options });
      return "equity" in told ? told.equity : null;
    },
    drop() {
      for (const hand of hands.filter(({ waiting }) => waiting.length > 0)) {
        hands = hands.filter((one) => one !== hand);
        resting.add(hand);
        setTimeout(() => resting.has(hand) && end(hand), GRACE_MS);
      }
    },
    close() {
      for (const hand of [...hands, ...resting]) end(hand);
    },
  };
}
