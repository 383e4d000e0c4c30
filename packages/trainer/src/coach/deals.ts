import { evaluate7 } from "sidepot/evaluate";
import { fraction, type Random } from "sidepot/random";
import type { Holdings } from "./holdings.ts";
import type { Spot } from "./spot.ts";

/** How often a deal is tried before a spot counts as one that has none. */
const MOST_TRIES = 20_000;

/** The player's part of a pot against some seats. */
export function shareOf(values: Int32Array, seat: number, against: number): number {
  const own = values[seat] as number;
  let ties = 1;
  for (let rest = against; rest !== 0; rest &= rest - 1) {
    const value = values[31 - Math.clz32(rest & -rest)] as number;
    if (value > own) return 0;
    if (value === own) ties++;
  }
  return 1 / ties;
}

/** Random deals: holdings of the opponents, and the rest of the board. */
export interface Dealer {
  /** Draws holdings that share no card, and the rest of the board; false where none are found. */
  next(): boolean;
  /** The place of an opponent's hand among the holdings. */
  holding(place: number): number;
  /** Writes everybody's strength, by seat. */
  strengths(opponents: readonly number[], values: Int32Array): void;
}

/** Deals to a spot. */
export function dealer({ board, hero, seat }: Spot, holdings: readonly Holdings[], random: Random): Dealer {
  const sums = holdings.map(({ weights }) => {
    let total = 0;
    return weights.map((weight) => (total += weight));
  });
  const picked = new Int32Array(holdings.length);
  const used = new Uint8Array(52);
  const five = new Int32Array(5);
  five.set(board);

  const pick = (place: number): number => {
    const cumulated = sums[place] as Float64Array;
    const at = fraction(random) * (cumulated.at(-1) as number);
    let low = 0;
    let high = cumulated.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulated[middle] as number) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const known = (): void => {
    used.fill(0);
    for (const card of [...board, ...hero]) used[card] = 1;
  };
  const tryHoldings = (): boolean => {
    known();
    for (let place = 0; place < holdings.length; place++) {
      const { first, second } = holdings[place] as Holdings;
      const at = pick(place);
      const a = first[at] as number;
      const b = second[at] as number;
      // All hands are drawn anew, not this one alone, or hands that fit easily would come too often.
      if (used[a] === 1 || used[b] === 1) return false;
      used[a] = 1;
      used[b] = 1;
      picked[place] = at;
    }
    return true;
  };
  const strength = (a: number, b: number): number =>
    evaluate7(a, b, five[0] as number, five[1] as number, five[2] as number, five[3] as number, five[4] as number);
  return {
    next() {
      let tries = 0;
      while (!tryHoldings()) if (++tries > MOST_TRIES) return false;
      for (let i = board.length; i < 5; i++) {
        let card = random(52);
        while (used[card] === 1) card = random(52);
        used[card] = 1;
        five[i] = card;
      }
      return true;
    },
    holding: (place) => picked[place] as number,
    strengths(opponents, values) {
      values[seat] = strength(hero[0], hero[1]);
      for (let place = 0; place < opponents.length; place++) {
        const { first, second } = holdings[place] as Holdings;
        const at = picked[place] as number;
        values[opponents[place] as number] = strength(first[at] as number, second[at] as number);
      }
    },
  };
}
