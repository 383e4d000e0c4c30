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
  | { readonly code: "cleared" | "last" | "forgotten" };

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
}

/** Opens the hand that the device kept. `onstep` is called before what is on the screen changes by undo or redo. */
export function openHands(keep: Keep, onstep: () => void): Hands {
  let history = $state.raw<History>(parseHistory(keep.get("hand")) ?? begin(emptyHand()));
  let last = $state.raw<Hand | null>(parseHand(keep.get("last")));
  let snack = $state.raw<Snack | null>(null);
  const view = $derived(viewOf(history.now));

  const put = (next: History): void => {
    history = next;
    keep.set("hand", makeHistory(next));
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
      snack = null;
      put(edited(history, ticked(history.now, hand), kind));
    },
    close() {
      history = settled(history);
    },
    renew(hand) {
      if (view.layers) {
        last = history.now;
        keep.set("last", keptHand(last));
      }
      put(renewed(history, hand));
    },
    undo() {
      if (history.past.length === 0) return;
      onstep();
      const after = history.now;
      put(undone(history));
      snack = { code: "undone", change: changeOf(history.now, after) };
    },
    redo() {
      if (history.future.length === 0) return;
      onstep();
      const before = history.now;
      put(redone(history));
      snack = { code: "redone", change: changeOf(before, history.now) };
    },
    forget() {
      history = begin(emptyHand());
      last = null;
    },
  };
}

/** The next hand with its ticks, unless something changed that a pot or a card hangs on. */
function ticked(now: Hand, next: Hand): Hand {
  if (!next.pushed || next.pushed !== now.pushed) return next;
  const bare = unpushed(next);
  return makeFragment(nameless(bare)) === makeFragment(nameless(unpushed(now))) ? next : bare;
}
