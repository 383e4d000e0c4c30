import { type Hand, sameHand } from "./hand.ts";

/** A hand with the hands before it, newest last. `kind` names the edit that led to the present: equal ones in a row are one step. */
export interface History {
  readonly now: Hand;
  readonly past: readonly Hand[];
  readonly kind: string;
}

const MOST_STEPS = 200;

/** The start of a history. */
export const begin = (now: Hand): History => ({ now, past: [], kind: "" });

/**
 * The history after an edit. Digits typed into one row are one step, so that undo takes an amount back and not a figure;
 * an edit with the kind `""` always stands alone.
 */
export function edited(history: History, next: Hand, kind = ""): History {
  if (sameHand(history.now, next)) return history;
  if (kind !== "" && kind === history.kind) return { ...history, now: next };
  return { now: next, past: [...history.past, history.now].slice(-MOST_STEPS), kind };
}

/** The history one step earlier; itself where there is none. */
export function undone(history: History): History {
  const before = history.past.at(-1);
  return before ? { now: before, past: history.past.slice(0, -1), kind: "" } : history;
}

/** The history with its present edit closed: the next one is a step of its own. */
export const settled = (history: History): History => (history.kind === "" ? history : { ...history, kind: "" });
