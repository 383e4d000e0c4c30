// Equity by random deals, in chunks that know nothing of each other.

import { type Kernel, kernel } from "../ranking/evaluate/kernel.ts";
import { alone, gather, type Narrow } from "./sample-groups.ts";
import { imageOf } from "./sample-image.ts";
import { sampleDeals, tryHands } from "./sample-plain.ts";
import { canHold, type Reduced, reduceInput } from "./sample-possible.ts";
import { randomState } from "./sample-random.ts";
import { emptyTally } from "./tally.ts";
import type { EquityInput, Tally } from "./types.ts";

/** A question ready for sampling. */
export interface Sampling {
  readonly players: number;
  readonly contests: number;
  /** Random deals of one chunk: 20,000, and fewer where hands collide so often that a chunk would take long. */
  readonly deals: number;
  /** What the loops read. */
  readonly image: Int32Array;
}

/** Deals of a chunk: some milliseconds. */
const DEALS_PER_CHUNK = 20_000;
const FEWEST_DEALS = 200;

/** Tries by which it is found out how often hands collide. */
const TRIES = 4096;
/** When fewer tries than this succeed, hands are drawn in groups that cannot collide. */
const GROUP_BELOW = TRIES / 8;
/** Tries that a chunk may take on average. */
const TRIES_PER_CHUNK = 500_000;

/** Whether a player may hold any two cards of the deck, all equally likely. */
const isOpen = ({ ranges, deck }: Reduced, player: number): boolean => {
  const range = ranges[player] as Reduced["ranges"][number];
  return range.length === (deck.length * (deck.length - 1)) / 2 && range.every(({ weight }) => weight === range[0]?.weight);
};

/**
 * Prepares a question for random deals, or answers null when no deal fits it: ranges that leave no hands beside each other, the board
 * and the dead cards, or more cards than the deck has. The input must be valid otherwise.
 *
 * Each deal is drawn with a probability in proportion to the product of its hands' weights, among all deals without a collision.
 * Players with any two cards take theirs from the deck when all other hands are known: the ways to do so are as many whatever those
 * are, and so are the boards, so that the order changes no probability.
 */
export function planSampling(input: Required<EquityInput>): Sampling | null {
  const reduced = reduceInput(input);
  if (!reduced) return null;
  const { fixed, ranges, deck } = reduced;
  const drawn = [...ranges.keys()].filter((player) => fixed[player] === null);
  const open = drawn.filter((player) => isOpen(reduced, player));
  const narrow = drawn
    .filter((player) => !open.includes(player))
    .map((player): Narrow => ({ player, range: ranges[player] as Narrow["range"] }))
    .sort((a, b) => a.range.length - b.range.length);
  if (!canHold(narrow.map(({ range }) => range))) return null;

  const { board, contests } = input;
  const parts = { players: ranges.length, board, deck, fixed, open, contests };
  const kept = (image: Int32Array): number => (narrow.length < 2 ? TRIES : tryHands(image, randomState(0, 0), TRIES));
  let image = imageOf({ ...parts, groups: narrow.map(alone) });
  let successes = kept(image);
  if (successes < GROUP_BELOW) {
    const groups = gather(narrow);
    if (!groups) return null;
    image = imageOf({ ...parts, groups });
    successes = kept(image);
  }
  const most = Math.floor((TRIES_PER_CHUNK * Math.max(1, successes)) / TRIES);
  const deals = Math.max(FEWEST_DEALS, Math.min(DEALS_PER_CHUNK, most));
  return { players: ranges.length, contests: contests.length, deals, image };
}

/**
 * Plays one chunk of random deals. The same seed and chunk number (whole numbers, 0 to 2^32 - 1) give the same tally everywhere, with
 * the kernel and without (null).
 */
export function sampleChunk(sampling: Sampling, seed: number, chunk: number, using: Kernel | null = kernel()): Tally {
  const { players, contests, deals, image } = sampling;
  const counts = new Uint32Array(contests << players);
  const random = randomState(seed, chunk);
  if (using) using.deals(image, random, deals, counts);
  else sampleDeals(image, random, deals, counts);
  const tally = emptyTally(players, contests);
  for (const [contest, sums] of tally.counts.entries()) sums.set(counts.subarray(contest << players, (contest + 1) << players));
  tally.total = deals;
  tally.boards = deals;
  return tally;
}
