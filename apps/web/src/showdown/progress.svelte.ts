import type { Desk } from "../desk.svelte.ts";
import type { Judged } from "./judged.ts";
import { withPushed } from "./slots.ts";

/** Two taps closer than this are one. */
const ONE_TAP_MS = 400;

/** Which pot is looked at, and which are pushed. */
export interface Progress {
  /** The pots in the order of pushing, by index. */
  readonly order: readonly number[];
  /** The pot that is looked at; null when all are pushed and nothing is chosen. */
  readonly pot: number | null;
  /** The one after it that is not pushed yet; null where there is none. */
  readonly next: number | null;
  readonly done: boolean;
  isPushed(pot: number): boolean;
  choose(pot: number): void;
  /** Ticks the pot that is looked at, and goes on. */
  push(at: number): void;
  goOn(at: number): void;
}

/** Follows the pushing of the pots. */
export function openProgress(desk: Desk, judged: () => Judged): Progress {
  let chosen = $state<number | null>(null);
  let lastTap = Number.NEGATIVE_INFINITY;
  const order = $derived(judged().settlement?.awardOrder ?? []);
  const pushed = $derived(new Set(desk.hand.pushed ?? []));
  const open = $derived(order.filter((pot) => !pushed.has(pot)));
  const pot = $derived(chosen !== null && order.includes(chosen) ? chosen : (open[0] ?? null));
  const next = $derived(
    pot === null
      ? null
      : (open.find((other) => other !== pot && order.indexOf(other) > order.indexOf(pot)) ?? open.find((other) => other !== pot) ?? null),
  );
  const tapped = (at: number): boolean => {
    const twice = at - lastTap < ONE_TAP_MS;
    lastTap = at;
    return twice;
  };
  return {
    get order() {
      return order;
    },
    get pot() {
      return pot;
    },
    get next() {
      return next;
    },
    get done() {
      return order.length > 0 && open.length === 0;
    },
    isPushed: (which) => pushed.has(which),
    choose(which) {
      chosen = which;
    },
    push(at) {
      if (tapped(at) || pot === null || pushed.has(pot)) return;
      const to = next;
      const returned = judged().settlement?.layers.returned && !pushed.has(-1) ? [-1] : [];
      desk.edit(withPushed(desk.hand, [...returned, pot]));
      chosen = to;
    },
    goOn(at) {
      if (!tapped(at)) chosen = next;
    },
  };
}
