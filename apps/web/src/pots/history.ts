import { type Hand, sameHand } from "./hand.ts";

/**
 * A hand with the hands before it, newest last, and those that were undone, the next one first. `kind` names the edit that led to
 * the present: equal ones in a row are one step. `start` counts the steps that belong to the hand before this one.
 */
export interface History {
  readonly now: Hand;
  readonly past: readonly Hand[];
  readonly future: readonly Hand[];
  readonly kind: string;
  readonly start: number;
}

/** The start of a history. */
export const begin = (now: Hand): History => ({ now, past: [], future: [], kind: "", start: 0 });

/**
 * The history after an edit. Digits typed into one row are one step, so that undo takes an amount back and not a figure;
 * an edit with the kind `""` always stands alone. What was undone before is gone.
 */
export function edited(history: History, next: Hand, kind = ""): History {
  if (sameHand(history.now, next)) return history;
  if (kind !== "" && kind === history.kind) return { ...history, now: next };
  return { ...history, now: next, past: [...history.past, history.now], future: [], kind };
}

/** The history one step earlier; itself where there is none. */
export function undone(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  const past = history.past.slice(0, -1);
  return { now: before, past, future: [history.now, ...history.future], kind: "", start: Math.min(history.start, past.length) };
}

/** The history with the last undone step done again; itself where there is none. */
export function redone(history: History): History {
  const [next, ...future] = history.future;
  return next ? { ...history, now: next, past: [...history.past, history.now], future, kind: "" } : history;
}

/** The history with its present edit closed: the next one is a step of its own. */
export const settled = (history: History): History => (history.kind === "" ? history : { ...history, kind: "" });

/** The history with another hand begun. Undo reaches back through the hand before it and no further, so that it never grows for ever. */
export function renewed(history: History, next: Hand): History {
  const past = [...history.past.slice(history.start), history.now];
  return { now: next, past, future: [], kind: "", start: past.length };
}
