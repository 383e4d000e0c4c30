import { keptHand, makeHistory, parseHand, parseHistory } from "../device/saved.ts";
import type { Keep } from "../device/storage.ts";
import { type Change, changeOf } from "../pots/change.ts";
import { emptyHand, type Hand } from "../pots/hand.ts";
import { begin, edited, type History, redone, renewed, settled, undone } from "../pots/history.ts";
import { makeFragment, nameless, unpushed } from "../pots/link.ts";
import type { PasteFault } from "../pots/paste.ts";
import { type View, viewOf } from "../pots/view.ts";

/** What is said in passing, with a way back where something went. */
type Snack =
  | { readonly code: "undone" | "redone"; readonly change: Change }
  | { readonly code: "removed"; readonly name: string }
  | { readonly code: "refused"; readonly fault: PasteFault }
  | { readonly code: "cleared" | "last" | "forgotten" | "elsewhere" };

/** The hand with everything that was done to it. */
export interface Hands {
  readonly hand: Hand;
  readonly view: View;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The hand before this one; it stays until another one is finished. */
  readonly last: Hand | null;
  snack: Snack | null;
  /** Puts another hand in the place of this one, as one step of undo; equal kinds in a row are one step. */
  edit(hand: Hand, kind?: string): void;
  /** Closes the present edit: the next one is a step of its own. */
  close(): void;
  /** Begins another hand and keeps this one as the last. */
  renew(hand: Hand): void;
  undo(): void;
  redo(): void;
  /** Starts over with nothing. */
  forget(): void;
  /** Takes over what another tab has done to the hand since; true where there was something. */
  catchUp(): boolean;
}

/** Opens the hand that the device kept. `onstep` is called before what is on the screen changes by undo or redo. */
export function openHands(keep: Keep, onstep: () => void): Hands {
  /** The hand as this tab has read or written it last: what is kept and differs from it is newer. */
  let known = keep.get("hand");
  let history = $state.raw<History>(parseHistory(known) ?? begin(emptyHand()));
  let last = $state.raw<Hand | null>(parseHand(keep.get("last")));
  let snack = $state.raw<Snack | null>(null);
  const view = $derived(viewOf(history.now));

  const catchUp = (): boolean => {
    last = parseHand(keep.get("last"));
    const kept = keep.get("hand");
    if (kept === known) return false;
    known = kept;
    onstep();
    history = parseHistory(kept) ?? begin(emptyHand());
    snack = { code: kept === null ? "forgotten" : "elsewhere" };
    return true;
  };
  /** Older never goes over newer: where another tab has written without this one hearing of it, its hand is shown and the step is not done. */
  const put = (next: History, done: Snack | null): void => {
    if (catchUp()) return;
    history = next;
    known = makeHistory(next);
    keep.set("hand", known);
    snack = done;
  };
  return {
    get hand() {
      return history.now;
    },
    get view() {
      return view;
    },
    get canUndo() {
      return history.past.length > 0;
    },
    get canRedo() {
      return history.future.length > 0;
    },
    get last() {
      return last;
    },
    get snack() {
      return snack;
    },
    set snack(value) {
      snack = value;
    },
    edit(hand, kind = "") {
      put(edited(history, ticked(history.now, hand), kind), null);
    },
    close() {
      history = settled(history);
    },
    renew(hand) {
      const finished = view.layers ? history.now : null;
      put(renewed(history, hand), null);
      if (!finished || history.now !== hand) return;
      last = finished;
      keep.set("last", keptHand(finished));
    },
    undo() {
      if (history.past.length === 0) return;
      onstep();
      const next = undone(history);
      put(next, { code: "undone", change: changeOf(next.now, history.now) });
    },
    redo() {
      if (history.future.length === 0) return;
      onstep();
      const next = redone(history);
      put(next, { code: "redone", change: changeOf(history.now, next.now) });
    },
    forget() {
      history = begin(emptyHand());
      last = null;
      known = null;
    },
    catchUp,
  };
}

/** The next hand with its ticks, unless something changed that a pot or a card hangs on. */
function ticked(now: Hand, next: Hand): Hand {
  if (!next.pushed || next.pushed !== now.pushed) return next;
  const bare = unpushed(next);
  return makeFragment(nameless(bare)) === makeFragment(nameless(unpushed(now))) ? next : bare;
}
