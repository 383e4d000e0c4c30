import type { Card } from "sidepot/cards";
import { evaluate7 } from "sidepot/evaluate";
import { type Random, seeded } from "sidepot/random";

/** Run-outs that the worth of a hand is averaged over before the river. */
const RUN_OUTS = 240;
/** A stream of its own, so that the deals of a review are others. */
const STREAM = 77;
/** `evaluate7` answers below that. */
const VALUES = 9 << 12;

/** How good two cards are on a board that may not be complete; by `52 × first + second`, either way round. Parts of 1. */
export interface Potential {
  /** What they win of a showdown with any other two cards. */
  readonly ofAny: Float64Array;
  /** What they win of a showdown with the player's hand. */
  readonly ofHero: Float64Array;
}

/** Everything about a river, an average over the same run-outs for all hands before it: fixed by the cards alone. */
export function potentialOf(board: readonly Card[], hero: readonly [Card, Card]): Potential {
  const known = new Set<number>([...board, ...hero]);
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !known.has(card));
  const random = seeded(1, STREAM);
  const missing = 5 - board.length;
  const runs = missing === 0 ? 1 : RUN_OUTS;
  const sums = { any: new Float64Array(52 * 52), hero: new Float64Array(52 * 52), seen: new Float64Array(52 * 52) };
  for (let run = 0; run < runs; run++) {
    const left = drawn(deck, missing, random);
    add(sums, [...board, ...left.splice(-missing || left.length, missing)], left, hero);
  }
  const mean = (total: Float64Array): Float64Array => total.map((value, i) => value / Math.max(1, sums.seen[i] as number));
  return { ofAny: mean(sums.any), ofHero: mean(sums.hero) };
}

/** The deck with `count` random cards moved to its end. */
function drawn(deck: readonly number[], count: number, random: Random): number[] {
  const cards = deck.slice();
  for (let i = 0; i < count; i++) {
    const last = cards.length - 1 - i;
    const at = random(last + 1);
    [cards[at], cards[last]] = [cards[last] as number, cards[at] as number];
  }
  return cards;
}

interface Sums {
  readonly any: Float64Array;
  readonly hero: Float64Array;
  readonly seen: Float64Array;
}

const COUNTS = new Int32Array(VALUES);

function add(sums: Sums, board: readonly number[], left: readonly number[], hero: readonly [Card, Card]): void {
  const [c, d, e, f, g] = board as [number, number, number, number, number];
  const own = evaluate7(hero[0], hero[1], c, d, e, f, g);
  const values: number[] = [];
  for (let i = 0; i < left.length; i++) {
    for (let j = 0; j < i; j++) values.push(evaluate7(left[i] as number, left[j] as number, c, d, e, f, g));
  }
  COUNTS.fill(0);
  for (const value of values) COUNTS[value] = (COUNTS[value] as number) + 1;
  // From counts to how many are below, each value's own counting half.
  const share = new Map<number, number>();
  let below = 0;
  for (let value = 0; value < VALUES; value++) {
    const count = COUNTS[value] as number;
    if (count === 0) continue;
    share.set(value, (below + count / 2) / values.length);
    below += count;
  }
  let at = 0;
  for (let i = 0; i < left.length; i++) {
    for (let j = 0; j < i; j++) {
      const value = values[at++] as number;
      const any = share.get(value) as number;
      const beats = value > own ? 1 : value === own ? 0.5 : 0;
      const a = 52 * (left[i] as number) + (left[j] as number);
      const b = 52 * (left[j] as number) + (left[i] as number);
      for (const place of [a, b]) {
        sums.any[place] = (sums.any[place] as number) + any;
        sums.hero[place] = (sums.hero[place] as number) + beats;
        sums.seen[place] = (sums.seen[place] as number) + 1;
      }
    }
  }
}
