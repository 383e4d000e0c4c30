import type { Answer } from "./answers.ts";
import { betterHands, contestOf, dot, sum } from "./layer-ev.ts";
import { askedBy, type Slice, slicesAt, slicesOf } from "./outcome.ts";
import type { Beats } from "./sampled.ts";
import type { Showdowns } from "./showdowns.ts";
import type { Spot } from "./spot.ts";
import type { Choice, LayerValue } from "./types.ts";

/** What a choice is worth, before it is known of which model. */
export interface Worth {
  readonly ev: number;
  readonly error: number;
  readonly layers: readonly LayerValue[];
  readonly folds: number | null;
  /** How often the live opponent folds hands that beat the player's; where that is known. */
  readonly betterFolds?: number | null;
}

/** One run of actions to the end and how often each of the opponent's hands takes it: 0 to 1. */
export interface Run {
  readonly slices: readonly Slice[];
  readonly often: Float64Array;
}

/** The all-in opponents besides the principal one, in the order of the showdowns' bits. */
export const besides = (spot: Spot): readonly number[] => spot.allIn.filter((seat) => seat !== spot.principal);

/**
 * What a choice is worth on a river with one live opponent: every holding counted.
 *
 * @param answer how often each hand of the opponent goes on when asked
 */
export function worthOf(spot: Spot, choice: Choice, showdowns: Showdowns, answer: Answer | null): Worth {
  if (choice.do === "fold") return nothing(spot);
  const asked = askedBy(spot, choice);
  const all = showdowns.chance.map(() => 1);
  if (asked.responders.length === 0 || answer === null) {
    return { ...worthOfRuns(spot, showdowns, [{ slices: slicesOf(spot, asked, 0), often: all }]), folds: "to" in choice ? 0 : null };
  }
  const going = 1 << spot.principal;
  const runs = [
    { slices: slicesOf(spot, asked, going), often: answer },
    { slices: slicesOf(spot, asked, 0), often: answer.map((often) => 1 - often) },
  ];
  const folds = Math.max(0, 1 - dot(showdowns.chance, answer));
  return { ...worthOfRuns(spot, showdowns, runs), folds: "to" in choice ? folds : null, betterFolds: betterFolds(showdowns, answer) };
}

/** The player's part of the pot that the all-in players contest without the live one, and of a showdown with the principal alone. */
export function beatsIn(spot: Spot, showdowns: Showdowns): Beats {
  const contest = contestOf(besides(spot).map((_, i) => i));
  return { allIn: sum(showdowns.shares(contest).without), live: sum(showdowns.shares(0).with) };
}

/** How often the hands that beat the player's fold; null where there are none. */
export function betterFolds(showdowns: Showdowns, answer: Answer): number | null {
  const better = betterHands(showdowns);
  const all = sum(better);
  return all > 1e-12 ? Math.max(0, 1 - dot(better, answer) / all) : null;
}

/** Giving the hand up: the layers are as they lie then. */
export function nothing(spot: Spot): Worth {
  const slices = slicesAt(spot, { fronts: spot.fronts, folded: spot.folded.map((out, i) => out || i === spot.seat) });
  const layers = spot.layers.map(({ kind, pot, band, eligible }, i) => {
    const amount = slices.reduce((chips, slice) => chips + (slice.layer === i ? slice.amount : 0), 0);
    return { kind, pot, band, eligible, amount, paid: 0, won: 0 };
  });
  return { ev: 0, error: 0, layers, folds: null };
}

/** Adds up runs of actions: chances are those of the showdowns. */
export function worthOfRuns(spot: Spot, showdowns: Showdowns, runs: readonly Run[]): Omit<Worth, "folds" | "betterFolds"> {
  const totals = spot.layers.map(() => ({ amount: 0, paid: 0, won: 0 }));
  const first = spot.principal;
  const others = besides(spot);
  for (const { slices, often } of runs) {
    const chance = dot(showdowns.chance, often);
    for (const { layer, amount, opponents, open, paid } of slices) {
      const total = totals[layer] as { amount: number; paid: number; won: number };
      total.amount += amount * chance;
      total.paid += paid * chance;
      if (!open || amount === 0) continue;
      const contest = contestOf(others.flatMap((seat, i) => ((opponents >> seat) & 1 ? [i] : [])));
      const shares = showdowns.shares(contest);
      total.won += amount * dot((opponents >> first) & 1 ? shares.with : shares.without, often);
    }
  }
  const layers = spot.layers.map(({ kind, pot, band, eligible }, i) => ({
    kind,
    pot,
    band,
    eligible,
    ...(totals[i] as (typeof totals)[number]),
  }));
  return { ev: sum(Float64Array.from(layers, ({ won, paid }) => won - paid)), error: 0, layers };
}
