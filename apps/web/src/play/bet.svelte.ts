import { type Options, stepped } from "./betting.ts";

/** An all-in waits so long for its second press. */
const AGAIN_MS = 2000;

/** The buttons that an all-in can stand on. */
export type Armed = "call" | "raise";

/** What is set below the table at the person's turn. */
export interface Bet {
  readonly amount: number;
  /** The chosen part of the pot; null for an amount of one's own. */
  readonly preset: number | null;
  /** The button that waits for a second press. */
  readonly armed: Armed | null;
  choose(preset: number): void;
  step(by: number): void;
  /** Whether a press is meant: an all-in is pressed twice. */
  meant(which: Armed, allIn: boolean): boolean;
  /** No button waits any longer. */
  disarm(): void;
  /** As at the beginning of a turn. */
  clear(): void;
}

/** Sets bets within what the person can do, which is null while it is not their turn. */
export function openBet(options: () => Options | null): Bet {
  let armed = $state<Armed | null>(null);
  let preset = $state<number | null>(0);
  let own = $state<number | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const amount = $derived(own ?? options()?.presets[preset ?? 0] ?? 0);
  const disarm = (): void => {
    clearTimeout(timer);
    armed = null;
  };

  return {
    get amount() {
      return amount;
    },
    get preset() {
      return preset;
    },
    get armed() {
      return armed;
    },
    choose(next) {
      disarm();
      preset = next;
      own = null;
    },
    step(by) {
      const range = options();
      if (!range?.kind) return;
      disarm();
      own = stepped(amount, by, range);
      preset = null;
    },
    meant(which, allIn) {
      if (!allIn || armed === which) return true;
      disarm();
      armed = which;
      timer = setTimeout(disarm, AGAIN_MS);
      return false;
    },
    disarm,
    clear() {
      disarm();
      preset = 0;
      own = null;
    },
  };
}
