// Equity by random deals, in chunks that know nothing of each other.

import { randomState } from "../random/random.ts";
import { type Kernel, kernel } from "../ranking/evaluate/kernel.ts";
import { findDeal } from "./deal.ts";
import { type Reduced, reduceInput } from "./sample-cards.ts";
import { areAlike, imageOf, type Narrow } from "./sample-image.ts";
import { playDeals, tryHands } from "./sample-plain.ts";
import { findScale, playWeighed } from "./sample-weighed.ts";
import { emptyTally } from "./tally.ts";
import type { EquityInput, Tally } from "./types.ts";

/** A question ready for sampling. */
export interface Sampling {
  readonly players: number;
  readonly contests: number;
  /** Random deals of one chunk: some milliseconds, tens of them where hands often collide. */
  readonly deals: number;
  /** What the loops read. */
  readonly image: Int32Array;
  /** Where hands nearly always collide: weights of the hands in each list, and the scale of the deals' weights. */
  readonly weighed: { readonly weights: readonly Float64Array[]; readonly scale: number } | null;
}

const DEALS = 20_000;
const DEALS_WEIGHED = 2_000;
/** Tries by which it is found out how often hands collide. */
const TRIES = 4096;
/** When fewer of them succeed, deals are weighed: then one of some hundred tries costs more than to look for hands that are possible. */
const LEAST_SUCCESSES = 12;
/** Tries that a chunk may take on average. */
const TRIES_PER_CHUNK = 1_000_000;

/** Whether a player may hold any two cards of the deck, all equally likely. */
const isOpen = (range: Narrow["range"], { deck }: Reduced): boolean =>
  range.length === (deck.length * (deck.length - 1)) / 2 && areAlike(range);

/**
 * Prepares a question for random deals, or answers null when no deal fits it: ranges that leave no hands beside each other, the board
 * and the dead cards, or more cards than the deck has. The input must be valid otherwise.
 *
 * A deal is to be drawn with a probability in proportion to the product of its hands' weights, among all deals without a collision.
 * So each hand is drawn from its range by weight, knowing nothing of the others, and all of them again when two collide: to mend only
 * the one that collides would favour hands that collide rarely. Players with any two cards take theirs from the deck when the other
 * hands are known, since the ways to do so are as many whatever those are; so are the boards.
 */
export function planSampling(input: Required<EquityInput>): Sampling | null {
  const reduced = reduceInput(input);
  if (!reduced) return null;
  const { fixed, ranges, deck } = reduced;
  const open: number[] = [];
  const narrow: Narrow[] = [];
  for (const [player, range] of ranges.entries()) {
    if (fixed[player]) continue;
    if (isOpen(range, reduced)) open.push(player);
    else narrow.push({ player, range });
  }
  // Short lists first: they collide most, and a collision that comes early costs least.
  narrow.sort((a, b) => a.range.length - b.range.length);
  if (!findDeal(narrow.map(({ range }) => range.map(({ cards }) => cards)))) return null;

  const { board, contests } = input;
  const image = imageOf({ players: ranges.length, board, deck, fixed, open, narrow, contests });
  const made = { players: ranges.length, contests: contests.length, image };
  const successes = narrow.length < 2 ? TRIES : tryHands(image, randomState(0, 0), TRIES);
  if (successes >= LEAST_SUCCESSES) {
    return { ...made, deals: Math.min(DEALS, Math.floor((TRIES_PER_CHUNK * successes) / TRIES)), weighed: null };
  }
  const weights = narrow.map(({ range }) => Float64Array.from(range, ({ weight }) => weight));
  const scale = findScale(image, randomState(0, 0), weights, TRIES);
  return { ...made, deals: DEALS_WEIGHED, weighed: { weights, scale } };
}

/**
 * Plays one chunk of random deals. The same seed and chunk number (whole numbers, 0 to 2^32 - 1) give the same tally everywhere, with
 * the kernel and without (null). Where deals are weighed, the tally's total is the number of equal deals that would tell as much.
 */
export function sampleChunk(sampling: Sampling, seed: number, chunk: number, using: Kernel | null = kernel()): Tally {
  const { players, contests, deals, image, weighed } = sampling;
  const counts = new Float64Array(contests << players);
  const random = randomState(seed, chunk);
  const tally = emptyTally(players, contests);
  tally.boards = deals;
  tally.total = deals;
  if (weighed) tally.total = playWeighed(image, random, deals, counts, weighed.weights, weighed.scale);
  else if (using) using.deals(image, random, deals, counts);
  else playDeals(image, random, deals, counts);
  for (const [contest, sums] of tally.counts.entries()) sums.set(counts.subarray(contest << players, (contest + 1) << players));
  return tally;
}
