import type { Seat } from "../seat.ts";
import { worthOf } from "./exact.ts";
import { betterHands, sum } from "./layer-ev.ts";
import { askedBy, totalOf } from "./outcome.ts";
import type { ModelWorths } from "./review.ts";
import type { Showdowns } from "./showdowns.ts";
import type { Spot } from "./spot.ts";
import type { CallShare, LayerValue, Verdict } from "./types.ts";
import { threshold } from "./verdict.ts";

type Hangs = Omit<Extract<Verdict, { kind: "depends" }>, "kind" | "between">;

/** What the difference of two choices turns on, with what the models say of it. */
export function hinge(
  spot: Spot,
  models: readonly ModelWorths[],
  middle: number,
  showdowns: Showdowns | null,
  [made, other]: readonly [number, number],
): Hangs {
  const gains = models.map(({ worths }) => (worths[other]?.ev ?? 0) - (worths[made]?.ev ?? 0));
  const plain = { breakEven: null, ordinary: null, ...spread(gains), share: callShare(spot, models, middle, made, other) };
  const at = [made, other].find((i) => "to" in (spot.choices[i] ?? {}));
  if (at === undefined || showdowns === null) return plain;
  const breakEven = breakEvenOf(spot, showdowns, at, at === made ? other : made);
  const folds = models.flatMap(({ worths }) => worths[at]?.betterFolds ?? []);
  if (breakEven === null || folds.length < models.length) return plain;
  // The number is the answer only where it tells the models apart: worse hands that call can make a bet pay, too.
  const sign = at === other ? 1 : -1;
  const tells = gains.every((gain, i) => {
    const { errors } = models[i] as ModelWorths;
    return Math.abs(gain) <= threshold(spot.reach, errors[other] ?? 0) || sign * gain > 0 === (folds[i] as number) > breakEven;
  });
  if (!tells) return plain;
  return { ...plain, breakEven, ordinary: ordinaryOf(spot, at), ...spread(folds) };
}

const spread = (values: readonly number[]): { readonly least: number; readonly most: number } => ({
  least: Math.min(...values),
  most: Math.max(...values),
});

/**
 * How often better hands must fold so that a bet is worth as much as the other choice, when nothing worse goes on: the values of "never"
 * and "always", and the line between them. Null where no part of them does it.
 */
export function breakEvenOf(spot: Spot, showdowns: Showdowns, bet: number, other: number): number | null {
  const [choice, rest] = [spot.choices[bet], spot.choices[other]];
  if (!choice || !rest || askedBy(spot, choice).responders.length !== 1 || sum(betterHands(showdowns)) === 0) return null;
  const stay = showdowns.standing.length;
  const never = Float64Array.from(betterHands(showdowns), (chance) => (chance > 0 ? 1 : 0));
  const instead = worthOf(spot, rest, showdowns, never).ev;
  const atNone = worthOf(spot, choice, showdowns, never).ev - instead;
  const atAll = worthOf(spot, choice, showdowns, new Float64Array(stay)).ev - instead;
  const part = -atNone / (atAll - atNone);
  return atAll > atNone && part > 0 && part < 1 ? part : null;
}

/** How often folds must come to pay for a bet in a pot that a fold wins whole. */
export function ordinaryOf(spot: Spot, bet: number): number {
  const choice = spot.choices[bet];
  const { fronts, stacks, live, seat, pot } = spot;
  if (!choice) return 1;
  const reach = Math.max(0, ...live.map((i) => (fronts[i] as number) + (stacks[i] as number)));
  const risked = Math.min(totalOf(spot, choice), reach) - (fronts[seat] as number);
  return risked / (pot + risked);
}

/** What a call must win of what it can win, where the question is a call or a fold. */
function callShare(
  { choices, pot, seat }: Spot,
  models: readonly ModelWorths[],
  middle: number,
  made: number,
  other: number,
): CallShare | null {
  const kinds = [choices[made]?.do, choices[other]?.do];
  if (!kinds.includes("call") || !kinds.includes("fold")) return null;
  const call = choices[made]?.do === "call" ? made : other;
  const parts = models.map(({ worths }) => {
    const layers = worths[call]?.layers ?? [];
    const total = (what: "paid" | "won"): number => layers.reduce((all, layer) => all + layer[what], 0);
    return { paid: total("paid"), won: total("won"), can: reachable(layers, seat) };
  });
  const main = parts[middle];
  if (!main || main.can <= 0) return null;
  const shares = parts.map(({ won, can }) => (can > 0 ? won / can : 0));
  return { needed: main.paid / main.can, seemed: main.paid / (pot + main.paid), ...spread(shares) };
}

/** Chips of the layers that are not out of the player's reach. */
const reachable = (layers: readonly LayerValue[], seat: Seat): number =>
  layers.reduce((all, { amount, eligible }) => all + (eligible.includes(seat) ? amount : 0), 0);
