import type { Session } from "@sidepot/trainer/table";
import { type Action, legalActions } from "sidepot/hand";
import type { Ask, Tell } from "./bots.worker.ts";

/** A bot answers in tenths of a second at most; a worker that is silent for so long is taken for lost. */
const SILENCE_MS = 8000;

/** Decides for the bots: in a worker, and in the page where there is none. */
export interface Thinker {
  /** What the bot whose turn it is does. Always an answer, and the same wherever it was found. */
  decide(session: Session): Promise<Action>;
  close(): void;
}

/** Opens a thinker; the worker starts with the first question. */
export function openThinker(): Thinker {
  let worker: Worker | null = null;
  let broken = false;
  let turn = 0;

  const inWorker = (session: Session): Promise<Action | null> =>
    new Promise((resolve, reject) => {
      const now = ++turn;
      worker ??= new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
      const timer = setTimeout(() => reject(new Error("silent")), SILENCE_MS);
      const lost = (): void => {
        clearTimeout(timer);
        reject(new Error("lost"));
      };
      worker.onerror = lost;
      worker.onmessageerror = lost;
      worker.onmessage = ({ data }: MessageEvent<Tell>) => {
        if (data.turn !== now) return;
        clearTimeout(timer);
        resolve(data.action);
      };
      const ask: Ask = { turn: now, session };
      worker.postMessage(ask);
    });
  const close = (): void => {
    worker?.terminate();
    worker = null;
  };

  return {
    async decide(session) {
      if (!broken)
        try {
          const action = await inWorker(session);
          if (action) return action;
        } catch {
          // Some browsers allow no workers in private windows, and a phone may end one: the page goes on by itself.
          broken = true;
          close();
        }
      try {
        const action = (await import("./deciding.ts")).decideFor(session);
        if (action) return action;
      } catch {
        // Nothing of the bots could be loaded.
      }
      return anyway(session);
    },
    close,
  };
}

/** What is never illegal, so that no hand stops. */
export function anyway({ play }: Session): Action {
  const phase = play?.hand.phase;
  const seat = phase?.at === "betting" ? phase.toAct : 0;
  return { do: play && legalActions(play.hand)?.check ? "check" : "fold", seat };
}
