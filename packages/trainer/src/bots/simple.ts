// Styles that need no ranges.
import { fraction, type Random } from "sidepot/random";
import { HOLDINGS } from "../ranges/index.ts";
import { estimate } from "./estimate.ts";
import { ALL_IN, CALL, FOLD, raiseTo, type Want } from "./legal.ts";
import type { Spot } from "./spot.ts";

/** Folds, calls and raises alike, when nothing is owed checks and bets; amounts from the least to three times as much, now and then all-in. */
export function randomWant({ legal, call }: Pick<Spot, "legal" | "call">, random: Random): Want {
  const range = legal.bet ?? legal.raise;
  const choices = call > 0 ? 3 : 2;
  const choice = random(choices);
  if (choice === 0 && range) {
    if (random(20) === 0) return ALL_IN;
    return raiseTo(range.min + fraction(random) * Math.min(range.max - range.min, 2 * range.min));
  }
  return choice === 2 ? FOLD : CALL;
}

const ANY = new Float64Array(HOLDINGS).fill(1);
/** Deals behind the win rate of `honest`. */
const HONEST_DEALS = 300;

/** Calls where any two cards for each of the others leave it at least its part of the wins, and never raises. */
export function honestWant({ cards, board, opponents, live, hand, seat }: Spot, random: Random): Want {
  const others = hand.folded.filter((out, other) => !out && other !== seat).length;
  const all = Array.from({ length: Math.max(others, opponents.length, live) }, () => ({ weights: ANY, put: 0, live: false }));
  return estimate(cards, board, all, [], HONEST_DEALS, random(2 ** 32)).all >= 1 / (all.length + 1) ? CALL : FOLD;
}
