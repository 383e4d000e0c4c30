import type { Card } from "sidepot/cards";
import { BETTER, EQUAL, type Holdings, standings } from "./holdings.ts";

/** So many holdings of all players but the last all-in one are gone through at most. */
const MOST_STEPS = 8_000_000;
/** What is left of a sum that should be 0. */
const DUST = 1e-12;

/**
 * Every showdown of a river with one live opponent, summed up: how the player's one hand fares against each hand of the live opponent
 * and everything that the all-in players may hold beside it. Cards are removed between all of them.
 */
export interface Showdowns {
  readonly live: Holdings;
  /** How each hand of the live opponent stands to the player's. */
  readonly standing: Uint8Array;
  /** How likely each hand of the live opponent is: weights times the weights of all holdings of the others beside it; adds up to 1. */
  readonly chance: Float64Array;
  /** What the player wins of a pot, by the all-in players who contest it (bit i is player i). */
  shares(contest: number): PotShares;
}

/** What the player wins of a pot on average, by hand of the live opponent, times the hand's chance. */
export interface PotShares {
  /** The live opponent has folded. */
  readonly without: Float64Array;
  /** The live opponent shows down, too. */
  readonly with: Float64Array;
}

function stepsOf(live: Holdings, allIn: readonly Holdings[]): number {
  const counts = allIn.map(({ count }) => count).sort((a, b) => a - b);
  return counts.slice(0, -1).reduce((steps, count) => steps * count, live.count);
}

/** Whether counting every holding would take too long, or its sums too much room. */
export const tooMany = (live: Holdings, allIn: readonly Holdings[]): boolean =>
  Math.max(stepsOf(live, allIn), live.count * 3 ** allIn.length) > MOST_STEPS;

/**
 * Goes through all holdings. Since the player's hand is one, each opponent's hand is worse, equal or better and nothing else, so
 * the last all-in player's part is sums by card instead of a loop.
 *
 * @returns null where no deal fits
 */
export function showdownsOf(
  board: readonly Card[],
  hero: readonly [Card, Card],
  live: Holdings,
  allIn: readonly Holdings[],
): Showdowns | null {
  const standing = standings(live, board, hero);
  const states = 3 ** allIn.length;
  /** `[hand × states + state]`: a state holds one standing for each all-in player, the first one as the lowest digit. */
  const joint = jointOf(board, hero, live, allIn, states);
  let total = 0;
  for (const mass of joint) total += mass;
  if (total <= DUST) return null;
  const chance = new Float64Array(live.count);
  for (let hand = 0; hand < live.count; hand++) {
    for (let state = 0; state < states; state++) {
      const at = hand * states + state;
      const mass = (joint[at] as number) / total;
      joint[at] = mass;
      chance[hand] = (chance[hand] as number) + mass;
    }
  }
  const known = new Map<number, PotShares>();
  const shares = (contest: number): PotShares => {
    const found = known.get(contest) ?? sharesOf(contest);
    known.set(contest, found);
    return found;
  };
  return { live, standing, chance, shares };

  function sharesOf(contest: number): PotShares {
    const without = new Float64Array(live.count);
    const together = new Float64Array(live.count);
    for (let state = 0; state < states; state++) {
      const equals = equalsIn(state, contest, allIn.length);
      if (equals < 0) continue;
      for (let hand = 0; hand < live.count; hand++) {
        const mass = joint[hand * states + state] as number;
        without[hand] = (without[hand] as number) + mass / (1 + equals);
        if (standing[hand] === BETTER) continue;
        const more = standing[hand] === EQUAL ? 1 : 0;
        together[hand] = (together[hand] as number) + mass / (1 + equals + more);
      }
    }
    return { without, with: together };
  }
}

/** How many of the contesting all-in players are as good as the player; -1 where one is better. */
function equalsIn(state: number, contest: number, players: number): number {
  let equals = 0;
  for (let i = 0, rest = state; i < players; i++, rest = Math.floor(rest / 3)) {
    if (((contest >> i) & 1) === 0) continue;
    if (rest % 3 === BETTER) return -1;
    if (rest % 3 === EQUAL) equals++;
  }
  return equals;
}

function jointOf(
  board: readonly Card[],
  hero: readonly [Card, Card],
  live: Holdings,
  allIn: readonly Holdings[],
  states: number,
): Float64Array {
  const joint = new Float64Array(live.count * states);
  if (allIn.length === 0) {
    joint.set(live.weights);
    return joint;
  }
  // The largest range last, where sums stand in for the loop.
  const places = allIn.map((_, i) => i).sort((a, b) => (allIn[a] as Holdings).count - (allIn[b] as Holdings).count);
  const order = places.map((i) => allIn[i] as Holdings);
  const digits = places.map((i) => 3 ** i);
  const last = order.at(-1) as Holdings;
  const standing = order.map((holdings) => standings(holdings, board, hero));
  const sums = cardSums(last, standing.at(-1) as Uint8Array);
  const lastDigit = digits.at(-1) as number;
  const used: number[] = [];

  const go = (depth: number, weight: number, at: number): void => {
    if (depth === order.length - 1) {
      for (let kind = 0; kind < 3; kind++) {
        const mass = sums.left(kind, used);
        if (mass > DUST) joint[at + kind * lastDigit] = (joint[at + kind * lastDigit] as number) + weight * mass;
      }
      return;
    }
    const { count, first, second, weights } = order[depth] as Holdings;
    const stands = standing[depth] as Uint8Array;
    const digit = digits[depth] as number;
    for (let i = 0; i < count; i++) {
      const a = first[i] as number;
      const b = second[i] as number;
      if (used.includes(a) || used.includes(b)) continue;
      used.push(a, b);
      go(depth + 1, weight * (weights[i] as number), at + (stands[i] as number) * digit);
      used.length -= 2;
    }
  };

  for (let hand = 0; hand < live.count; hand++) {
    used.length = 0;
    used.push(live.first[hand] as number, live.second[hand] as number);
    go(0, live.weights[hand] as number, hand * states);
  }
  return joint;
}

interface CardSums {
  /** The weight of the hands of a standing that hold none of these cards. */
  left(kind: number, used: readonly number[]): number;
}

/** Weights by standing: of all hands, of those with a card, of each hand. Without some cards: all, less each card's, plus the pairs' that were taken off twice. */
function cardSums({ count, first, second, weights }: Holdings, standing: Uint8Array): CardSums {
  const all = new Float64Array(3);
  const ofCard = new Float64Array(3 * 52);
  const ofPair = new Float64Array(3 * 52 * 52);
  for (let i = 0; i < count; i++) {
    const kind = standing[i] as number;
    const a = first[i] as number;
    const b = second[i] as number;
    const weight = weights[i] as number;
    all[kind] = (all[kind] as number) + weight;
    ofCard[kind * 52 + a] = (ofCard[kind * 52 + a] as number) + weight;
    ofCard[kind * 52 + b] = (ofCard[kind * 52 + b] as number) + weight;
    ofPair[(kind * 52 + a) * 52 + b] = weight;
    ofPair[(kind * 52 + b) * 52 + a] = weight;
  }
  return {
    left(kind, used) {
      let sum = all[kind] as number;
      for (let i = 0; i < used.length; i++) {
        const row = kind * 52 + (used[i] as number);
        sum -= ofCard[row] as number;
        for (let j = 0; j < i; j++) sum += ofPair[row * 52 + (used[j] as number)] as number;
      }
      return sum;
    },
  };
}
