import type { PotAward } from "sidepot/pots";
import { canBeDecided, type Judged } from "./judged.ts";

/** Long enough for the next card to be on its way. */
const IDLE_MS = 250;

/**
 * Asks which open pots no card to come can change, beside the page; empty until the answer is there. A new question ends the
 * one before it.
 */
export function watchDecided(judged: () => Judged): { readonly pots: readonly (PotAward | null)[]; readonly asking: boolean } {
  let pots = $state.raw<readonly (PotAward | null)[]>([]);
  let asking = $state(false);
  $effect(() => {
    const now = judged();
    pots = [];
    const asked = canBeDecided(now);
    asking = asked;
    if (!asked) return;
    let worker: Worker | null = null;
    const timer = setTimeout(() => {
      worker = new Worker(new URL("./decided.worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = (event: MessageEvent<(PotAward | null)[]>) => {
        pots = event.data;
        asking = false;
        worker?.terminate();
      };
      worker.onerror = () => (asking = false);
      worker.postMessage(now.settlement);
    }, IDLE_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  });
  return {
    get pots() {
      return pots;
    },
    /** No answer is there yet. */
    get asking() {
      return asking;
    },
  };
}
