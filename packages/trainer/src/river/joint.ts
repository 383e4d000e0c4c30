// What all all-in players hold together: no card twice. One player's holdings are the range itself; two players' are always listed in
// full; beyond that a list that would be too long is drawn at random, so that the spot is solved for many such holdings instead of all.
import { seeded } from "sidepot/random";
import type { Holdings } from "./holdings.ts";

/** Joint holdings of the all-in players. */
export interface Joint {
  readonly players: number;
  readonly count: number;
  /** By joint holding its cards (two a player), the lowest first. */
  readonly cards: Uint8Array;
  /** By joint holding: which hand each player has. */
  readonly hands: Uint16Array;
  readonly weight: Float64Array;
  /** Whether these are all. */
  readonly complete: boolean;
}

/** So many sums are worth adding up for a list of all: about a second. */
const MOST_SUMS = 150_000_000;
/** And so many for a list of some. The standard error of a share is below half by the root of its length: 0.05 % for three players. */
const DRAWN_SUMS = 60_000_000;
/** Draws for each joint holding that is wanted: where cards meet so often that these do not do, fewer holdings must. */
const MOST_DRAWS = 20;

/** How many subsets of at most four cards a set of 2 × `players` has. */
function subsets(players: number): number {
  let sum = 1;
  for (let size = 1, choices = 1; size <= 4; size++) {
    choices = (choices * (2 * players - size + 1)) / size;
    sum += choices;
  }
  return sum;
}

/**
 * Lists what the all-in players may hold together, in full or (from three players on) drawn at random with a fixed seed.
 *
 * @param mostSums the work that a full list may be
 * @param drawnSums the work that a drawn one is
 */
export function jointOf(ranges: readonly Holdings[], mostSums: number = MOST_SUMS, drawnSums: number = DRAWN_SUMS): Joint {
  const product = ranges.reduce((most, { count }) => most * count, 1);
  const sums = subsets(ranges.length);
  if (ranges.length <= 2 || product * sums <= mostSums) return listed(ranges, product);
  return drawn(ranges, Math.floor(drawnSums / sums));
}

interface Writing {
  count: number;
  readonly ranges: readonly Holdings[];
  readonly cards: Uint8Array;
  readonly hands: Uint16Array;
  readonly weight: Float64Array;
}

function writing(ranges: readonly Holdings[], most: number): Writing {
  const players = ranges.length;
  return {
    count: 0,
    ranges,
    cards: new Uint8Array(2 * players * most),
    hands: new Uint16Array(players * most),
    weight: new Float64Array(most),
  };
}

function finished({ count, ranges, cards, hands, weight }: Writing, complete: boolean): Joint {
  const players = ranges.length;
  return {
    players,
    count,
    cards: cards.slice(0, 2 * players * count),
    hands: hands.slice(0, players * count),
    weight: weight.slice(0, count),
    complete,
  };
}

function write(to: Writing, hands: Uint16Array, weight: number): void {
  const players = to.ranges.length;
  const at = 2 * players * to.count;
  for (let player = 0; player < players; player++) {
    const { first, second } = to.ranges[player] as Holdings;
    const hand = hands[player] as number;
    to.hands[players * to.count + player] = hand;
    to.cards[at + 2 * player] = first[hand] as number;
    to.cards[at + 2 * player + 1] = second[hand] as number;
  }
  to.cards.subarray(at, at + 2 * players).sort();
  to.weight[to.count] = weight;
  to.count++;
}

function listed(ranges: readonly Holdings[], product: number): Joint {
  const to = writing(ranges, product);
  const hands = new Uint16Array(ranges.length);
  const taken = new Uint8Array(52);
  const fill = (player: number, weight: number): void => {
    const range = ranges[player];
    if (range === undefined) {
      write(to, hands, weight);
      return;
    }
    for (let hand = 0; hand < range.count; hand++) {
      const a = range.first[hand] as number;
      const b = range.second[hand] as number;
      if (taken[a] === 1 || taken[b] === 1) continue;
      taken[a] = taken[b] = 1;
      hands[player] = hand;
      fill(player + 1, weight * (range.weight[hand] as number));
      taken[a] = taken[b] = 0;
    }
  };
  fill(0, 1);
  return finished(to, true);
}

/** Drawing each player's hand by its weight, and again all of them where two hold one card, makes joint holdings as likely as they are. */
function drawn(ranges: readonly Holdings[], wanted: number): Joint {
  const to = writing(ranges, wanted);
  const random = seeded(1);
  const totals = ranges.map(({ weight }) => runningSums(weight));
  const hands = new Uint16Array(ranges.length);
  const taken = new Int32Array(52).fill(-1);
  for (let draw = 0; draw < MOST_DRAWS * wanted && to.count < wanted; draw++) {
    let fits = true;
    for (let player = 0; player < ranges.length && fits; player++) {
      const { first, second } = ranges[player] as Holdings;
      const sums = totals[player] as Float64Array;
      const hand = firstAbove(sums, (random(2 ** 31) / 2 ** 31) * (sums.at(-1) as number));
      const a = first[hand] as number;
      const b = second[hand] as number;
      fits = taken[a] !== draw && taken[b] !== draw;
      taken[a] = taken[b] = draw;
      hands[player] = hand;
    }
    if (fits) write(to, hands, 1);
  }
  return finished(to, false);
}

function runningSums(weights: Float64Array): Float64Array {
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum;
  });
}

function firstAbove(sums: Float64Array, value: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] as number) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
