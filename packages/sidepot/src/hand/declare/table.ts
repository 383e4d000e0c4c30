import { type Because, ground, type Topic } from "./ground.ts";
import type { Choice, Declaration, DeclaredAction, Reading } from "./types.ts";

/** A declaration with its defaults filled in and its sums done. */
export interface Table {
  readonly d: Declaration;
  readonly rules: NonNullable<Declaration["rules"]>;
  readonly facing: number;
  /** What the player has bet so far on the street. */
  readonly bet: number;
  /** Chips of earlier bets that still lie in front. */
  readonly left: number;
  /** The street's total if everything goes in. */
  readonly all: number;
  /** The least bet or raise, and the most that the betting allows, whatever the stack. */
  readonly min: number;
  readonly max: number;
  /** Nothing is owed. */
  readonly free: boolean;
  readonly motions: readonly (readonly number[])[];
  /** All chips pushed. */
  readonly pushed: number;
}

export const sumOf = (list: readonly number[]): number => list.reduce((sum, amount) => sum + amount, 0);

/** Reads the numbers of a declaration that was checked. */
export function tableOf(d: Declaration): Table {
  const { facing, minRaise, stack, front = 0, pulledBack = 0, pot = 0, betting = "no-limit" } = d;
  const bet = d.bet ?? Math.min(front, facing);
  const motions = [...(d.chips ? [d.chips] : []), ...(d.motions ?? [])].filter((motion) => motion.length > 0);
  const min = facing + minRaise;
  // The most of pot-limit is the pot after a call (TDA 2024 54).
  const most = { "no-limit": Number.MAX_SAFE_INTEGER, "fixed-limit": min, "pot-limit": Math.max(min, 2 * facing - bet + pot) };
  return {
    d,
    rules: d.rules ?? "tda-2024",
    facing,
    bet,
    left: front - pulledBack,
    all: front + stack,
    min,
    max: most[betting],
    free: facing === bet,
    motions,
    pushed: sumOf(motions.flat()),
  };
}

/** An action with the chips that come back and those that must still go out. */
export function action(t: Table, done: DeclaredAction, because: Because, topics: readonly Topic[]): Reading {
  const lies = t.left + t.pushed;
  const total = totalOf(t, done);
  return {
    kind: "action",
    action: done,
    back: Math.max(0, lies - total),
    owes: Math.max(0, total - lies),
    ...ground(t.rules, because, topics),
  };
}

function totalOf({ facing, bet, all }: Table, done: DeclaredAction): number {
  if ("to" in done) return done.to;
  return { fold: bet, check: bet, call: Math.min(facing, all), "all-in": all }[done.do];
}

/** A call of whatever is owed; where nothing is, a check. */
export const call = (t: Table, because: Because, topics: readonly Topic[]): Reading =>
  action(t, { do: t.free ? "check" : "call" }, because, topics);

/** Bound to one of these; chips pushed come back until the player has chosen. */
export const committed = (t: Table, choices: readonly Choice[], because: Because, topics: readonly Topic[]): Reading => ({
  kind: "committed",
  choices,
  back: t.pushed,
  ...ground(t.rules, because, topics),
});

/** Left to the floor. */
export const floor = (t: Table, choices: readonly Choice[], because: Because, topics: readonly Topic[]): Reading => ({
  kind: "floor",
  choices,
  ...ground(t.rules, because, topics),
});

/** The same reading, resting on more rules; they are cited first. */
export function also<R extends Reading>(rules: Table["rules"], reading: R, topics: readonly Topic[]): R {
  const more = ground(rules, reading.because, topics);
  return { ...reading, cites: [...new Set([...more.cites, ...reading.cites])], basis: reading.basis === "text" ? more.basis : "practice" };
}

/** Every bet or raise that is open to the player; only all-in where the stack is short of the least, nothing where it cannot exceed the call. */
export function raises({ facing, min, max, all }: Table): Choice[] {
  if (all <= facing) return [];
  if (all <= min) return [{ do: "all-in" }];
  return [{ do: facing === 0 ? "bet" : "raise", min, max: Math.min(max, all) }];
}

/** A bet or raise to `total`, brought to what the betting allows (TDA 2024 43-A, 52). */
export function raiseTo(t: Table, total: number, because: Because, topics: readonly Topic[]): Reading {
  const { facing, min, max, all } = t;
  const to = Math.max(min, Math.min(total, max));
  if (to >= all) return action(t, { do: "all-in" }, because, topics);
  const doing = facing === 0 ? "bet" : "raise";
  if (total > max) {
    const limit = t.d.betting === "fixed-limit";
    return action(t, { do: doing, to }, limit ? "LIMIT_SIZE" : "ABOVE_POT", limit ? topics : ["abovePot", ...topics]);
  }
  if (total < min && because !== "HALF_OR_MORE") {
    return action(t, { do: doing, to }, "BELOW_MINIMUM", [facing === 0 ? "below" : "half", ...topics]);
  }
  return action(t, { do: doing, to }, because, topics);
}

/** The 50 % standard (TDA 2024 43-A): half of a raise or more is a whole one, less is a call. */
export function byHalf(t: Table, total: number, topics: readonly Topic[]): Reading {
  const { facing, min } = t;
  if (2 * (total - facing) < min - facing) return call(t, "BELOW_HALF", ["half", ...topics]);
  return raiseTo(t, total, total < min ? "HALF_OR_MORE" : "FULL_RAISE", ["half", ...topics]);
}
