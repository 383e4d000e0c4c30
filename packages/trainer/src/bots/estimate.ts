// How much of each layer a hand takes on average against what the opponents may hold: counted on a river against one, dealt at random
// otherwise. Working arrays are kept between calls and always filled before they are read.
import type { Card } from "sidepot/cards";
import { evaluate7 } from "sidepot/evaluate";
import { boardOrder, HIGH, HOLDINGS, LOW } from "../ranges/index.ts";
import type { Layer } from "./spot.ts";

/** Somebody whose hand is not known. */
export interface Opponent {
  /** By holding. */
  readonly weights: Float64Array;
  /** What they have put in. */
  readonly put: number;
  /** Whether they can still put chips in. */
  readonly live: boolean;
}

/** Parts of 1. */
export interface Estimate {
  /** By layer: the part that the hand takes. */
  readonly shares: readonly number[];
  /** The part of a pot that everybody contests. */
  readonly all: number;
  /** The part of a pot that those contest who can still put chips in; 1 where there are none. */
  readonly live: number;
}

const MOST = 9;
const LIST: Uint16Array = new Uint16Array(MOST * HOLDINGS);
const SUMS: Float64Array = new Float64Array(MOST * HOLDINGS);
const COUNTS: Int32Array = new Int32Array(MOST);
const DRAWN: Int32Array = new Int32Array(MOST);
const VALUES: Int32Array = new Int32Array(MOST);
const USED: Int32Array = new Int32Array(52);
const CARDS: Int32Array = new Int32Array(5);

/**
 * @param board none, or three to five cards
 * @param seed where the random deals begin
 */
export function estimate(
  [a, b]: readonly [Card, Card],
  board: readonly Card[],
  opponents: readonly Opponent[],
  layers: readonly Layer[],
  samples: number,
  seed: number,
): Estimate {
  const many = Math.min(MOST, opponents.length);
  if (many === 0) return { shares: layers.map(() => 1), all: 1, live: 1 };
  USED.fill(-1);
  USED[a] = USED[b] = samples;
  for (let i = 0; i < board.length; i++) {
    USED[board[i] as number] = samples;
    CARDS[i] = board[i] as number;
  }
  for (let j = 0; j < many; j++) list(j, (opponents[j] as Opponent).weights, samples);
  const river = board.length === 5 ? boardOrder(board).values : null;
  if (river && many === 1) {
    const share = against(
      river,
      evaluate7(a, b, CARDS[0] as number, CARDS[1] as number, CARDS[2] as number, CARDS[3] as number, CARDS[4] as number),
    );
    const { put, live } = opponents[0] as Opponent;
    return { shares: layers.map(({ level }) => (put >= level ? share : 1)), all: share, live: live ? share : 1 };
  }
  const shares = new Array<number>(layers.length).fill(0);
  let all = 0;
  let live = 0;
  let state = (seed ^ 0x9e3779b9) | 1;
  for (let sample = 0; sample < samples; sample++) {
    state = deal(many, sample, state);
    for (let i = board.length; i < 5; ) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      const card = Math.floor(((state >>> 0) / 4294967296) * 52);
      if ((USED[card] as number) >= sample) continue;
      USED[card] = sample;
      CARDS[i++] = card;
    }
    const c = CARDS[0] as number;
    const d = CARDS[1] as number;
    const e = CARDS[2] as number;
    const f = CARDS[3] as number;
    const g = CARDS[4] as number;
    const own = evaluate7(a, b, c, d, e, f, g);
    let better = false;
    let ties = 1;
    let liveBetter = false;
    let liveTies = 1;
    for (let j = 0; j < many; j++) {
      const holding = DRAWN[j] as number;
      const value = river ? (river[holding] as number) : evaluate7(HIGH[holding] as number, LOW[holding] as number, c, d, e, f, g);
      VALUES[j] = value;
      if (value < own) continue;
      const isLive = (opponents[j] as Opponent).live;
      if (value > own) {
        better = true;
        if (isLive) liveBetter = true;
      } else {
        ties++;
        if (isLive) liveTies++;
      }
    }
    if (!better) all += 1 / ties;
    if (!liveBetter) live += 1 / liveTies;
    for (let k = 0; k < layers.length; k++) {
      if (!better && ties === 1) {
        shares[k] = (shares[k] as number) + 1;
        continue;
      }
      const { level } = layers[k] as Layer;
      let among = 1;
      for (let j = 0; j < many; j++) {
        if ((opponents[j] as Opponent).put < level || (VALUES[j] as number) < own) continue;
        among = (VALUES[j] as number) > own ? 0 : among === 0 ? 0 : among + 1;
        if (among === 0) break;
      }
      if (among > 0) shares[k] = (shares[k] as number) + 1 / among;
    }
  }
  for (let k = 0; k < shares.length; k++) shares[k] = (shares[k] as number) / samples;
  return { shares, all: all / samples, live: live / samples };
}

/** Up to so many opponents a deal in which two hold the same card is dealt again as a whole, as it must be; with more, that hand alone. */
const WHOLE = 4;
const TRIES = 40;

/** Draws a holding for each opponent into {@link DRAWN} and marks its cards as used by this sample; answers the new state of the randomness. */
function deal(many: number, sample: number, seed: number): number {
  let state = seed;
  for (let j = 0, tries = 0; j < many; ) {
    const start = j * HOLDINGS;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    let low = start;
    let high = start + (COUNTS[j] as number) - 1;
    const x = ((state >>> 0) / 4294967296) * (SUMS[high] as number);
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((SUMS[middle] as number) > x) high = middle;
      else low = middle + 1;
    }
    const holding = LIST[low] as number;
    const a = HIGH[holding] as number;
    const b = LOW[holding] as number;
    // After many tries the clash is let be: ranges of a few hands that can hardly be held together.
    if (((USED[a] as number) >= sample || (USED[b] as number) >= sample) && tries++ < TRIES) {
      if (many <= WHOLE) {
        for (; j > 0; j--) USED[HIGH[DRAWN[j - 1] as number] as number] = USED[LOW[DRAWN[j - 1] as number] as number] = -1;
      }
      continue;
    }
    DRAWN[j++] = holding;
    USED[a] = sample;
    USED[b] = sample;
  }
  return state;
}

/** Lists what an opponent may hold beside the known cards, with the sums of the weights; anything at all where nothing fits. */
function list(j: number, weights: Float64Array, blocked: number): void {
  const start = j * HOLDINGS;
  for (let pass = 0; pass < 2; pass++) {
    let to = start;
    let sum = 0;
    for (let at = 0; at < HOLDINGS; at++) {
      const weight = pass === 0 ? (weights[at] as number) : 1;
      if (weight === 0 || USED[HIGH[at] as number] === blocked || USED[LOW[at] as number] === blocked) continue;
      sum += weight;
      SUMS[to] = sum;
      LIST[to++] = at;
    }
    COUNTS[j] = to - start;
    if (to > start && sum > 0) return;
  }
}

/** The share against the first opponent's list on a finished board. */
function against(values: Uint16Array, own: number): number {
  const count = COUNTS[0] as number;
  let before = 0;
  let share = 0;
  for (let i = 0; i < count; i++) {
    const weight = (SUMS[i] as number) - before;
    before = SUMS[i] as number;
    const value = values[LIST[i] as number] as number;
    if (value < own) share += weight;
    else if (value === own) share += weight / 2;
  }
  return share / before;
}
