// Two ranges. Hands of a kind have the same value, so kinds are compared instead of hands, each pair of kinds with the weight of those
// of its hands that share no card. A first pass compares as if there were no flush; then for each suit what flushes change is put right.
import { boardsOf, type Deck, type Hands } from "./runouts-deck.ts";
import { dealRunout, emptyRunout, endOf, type Kinds, NO_SUIT, type Runout, type View } from "./runouts-kinds.ts";

/** Weights of deals by who wins: the first player, the second, both; and the weight and number of all. */
export interface Split {
  first: number;
  second: number;
  both: number;
  total: number;
  deals: number;
}

/**
 * By pair of kinds (`first × columns + second`), the weight of the pairs of hands without a common card: all pairs, less those that
 * share a card, which for two equal hands have gone twice.
 */
function pairsOf(one: Hands, two: Hands, kinds: Kinds): Float64Array {
  const middle = kinds.starts[1] as number;
  const columns = (kinds.starts[2] as number) - middle;
  const kindsOne = kinds.of[0] as Uint16Array;
  const kindsTwo = kinds.of[1] as Uint16Array;
  const pairs = new Float64Array(middle * columns);
  const sums = new Float64Array(kinds.count);
  // By card, the weight of the hands of each kind that have it.
  const withCard = new Float64Array(52 * kinds.count);
  addHands(one, kindsOne, kinds.count, sums, withCard);
  addHands(two, kindsTwo, kinds.count, sums, withCard);
  for (let i = 0, at = 0; i < middle; i++) {
    const sum = sums[i] as number;
    for (let j = 0; j < columns; j++, at++) pairs[at] = sum * (sums[middle + j] as number);
  }
  const columnsHeld = new Int32Array(columns);
  for (let card = 0; card < 52; card++) {
    const from = card * kinds.count;
    let held = 0;
    for (let j = 0; j < columns; j++) if (withCard[from + middle + j] !== 0) columnsHeld[held++] = j;
    if (held === 0) continue;
    for (let i = 0; i < middle; i++) {
      const weight = withCard[from + i] as number;
      if (weight === 0) continue;
      for (let h = 0; h < held; h++) {
        const j = columnsHeld[h] as number;
        pairs[i * columns + j] = (pairs[i * columns + j] as number) - weight * (withCard[from + middle + j] as number);
      }
    }
  }
  const own = new Float64Array(52 * 52);
  const where = new Uint16Array(52 * 52);
  for (let i = 0; i < one.count; i++) {
    const hand = nameOf(one, i);
    own[hand] = one.weights[i] as number;
    where[hand] = kindsOne[i] as number;
  }
  for (let j = 0; j < two.count; j++) {
    const hand = nameOf(two, j);
    if (own[hand] === 0) continue;
    const at = (where[hand] as number) * columns + (kindsTwo[j] as number) - middle;
    pairs[at] = (pairs[at] as number) + (own[hand] as number) * (two.weights[j] as number);
  }
  return pairs;
}

/** A number for a hand, whichever of its cards is named first. */
function nameOf(hands: Hands, at: number): number {
  const a = hands.high[at] as number;
  const b = hands.low[at] as number;
  return a > b ? a * 52 + b : b * 52 + a;
}

function addHands(hands: Hands, kindOf: Uint16Array, width: number, sums: Float64Array, withCard: Float64Array): void {
  for (let i = 0; i < hands.count; i++) {
    const kind = kindOf[i] as number;
    const weight = hands.weights[i] as number;
    sums[kind] = (sums[kind] as number) + weight;
    const a = (hands.high[i] as number) * width + kind;
    const b = (hands.low[i] as number) * width + kind;
    withCard[a] = (withCard[a] as number) + weight;
    withCard[b] = (withCard[b] as number) + weight;
  }
}

/** Number of pairs of hands without a common card. */
function countPairs(one: Hands, two: Hands): number {
  const withCard = new Uint16Array(52);
  const own = new Uint8Array(52 * 52);
  for (let i = 0; i < one.count; i++) {
    const a = one.high[i] as number;
    const b = one.low[i] as number;
    withCard[a] = (withCard[a] as number) + 1;
    withCard[b] = (withCard[b] as number) + 1;
    own[nameOf(one, i)] = 1;
  }
  let count = one.count * two.count;
  for (let j = 0; j < two.count; j++) {
    count -= (withCard[two.high[j] as number] as number) + (withCard[two.low[j] as number] as number);
    count += own[nameOf(two, j)] as number;
  }
  return count;
}

/** Sums of a loop: weight of the deals that the first wins, and that the second wins. */
const SUMS: Float64Array = new Float64Array(2);

/** Compares kinds of the first player with all of the second as if there were no flush. */
function compareRanks(pairs: Float64Array, rows: number, columns: number, { values, taken, chances }: Runout): void {
  let first = 0;
  let second = 0;
  for (let i = 0, at = 0; i < rows; i++) {
    const value = values[i] as number;
    const took = taken[i] as number;
    for (let j = rows; j < rows + columns; j++, at++) {
      const weight = (pairs[at] as number) * (chances[took + (taken[j] as number)] as number);
      const difference = (values[j] as number) - value;
      first += weight * (difference >>> 31);
      second += weight * (-difference >>> 31);
    }
  }
  SUMS[0] = (SUMS[0] as number) + first;
  SUMS[1] = (SUMS[1] as number) + second;
}

/** What flushes change between kinds `from` to `to` of the first player and the first `some` of the second. */
function compareFlushes(
  pairs: Float64Array,
  from: number,
  to: number,
  rows: number,
  columns: number,
  some: number,
  { values, flushed, taken, chances }: Runout,
): void {
  let first = 0;
  let second = 0;
  for (let i = from; i < to; i++) {
    const value = values[i] as number;
    const truth = flushed[i] as number;
    const took = taken[i] as number;
    let at = i * columns;
    for (let j = rows; j < rows + some; j++, at++) {
      const weight = (pairs[at] as number) * (chances[took + (taken[j] as number)] as number);
      const before = (values[j] as number) - value;
      const after = (flushed[j] as number) - truth;
      first += weight * ((after >>> 31) - (before >>> 31));
      second += weight * ((-after >>> 31) - (-before >>> 31));
    }
  }
  SUMS[0] = (SUMS[0] as number) + first;
  SUMS[1] = (SUMS[1] as number) + second;
}

/** Counts all deals of two ranges. */
export function countTwo(one: Hands, two: Hands, deck: Deck, views: readonly View[]): Split {
  SUMS.fill(0);
  let total = 0;
  for (const { kinds, runouts } of views) {
    const rows = kinds.starts[1] as number;
    const columns = kinds.count - rows;
    const pairs = pairsOf(one, two, kinds);
    const runout = emptyRunout(kinds.count);
    if (kinds.suit === NO_SUIT) for (let at = 0; at < pairs.length; at++) total += pairs[at] as number;
    for (let at = 0; at < runouts.length; at += 2) {
      dealRunout(kinds, runouts[at] as number, runouts[at + 1] as number, runout);
      if (kinds.suit === NO_SUIT) {
        compareRanks(pairs, rows, columns, runout);
        continue;
      }
      const first = endOf(kinds, 0, runout.need);
      const second = endOf(kinds, 1, runout.need) - rows;
      compareFlushes(pairs, 0, first, rows, columns, columns, runout);
      if (second > 0) compareFlushes(pairs, first, rows, rows, columns, second, runout);
    }
  }
  const boards = boardsOf(deck, 2);
  const scale = one.scale * two.scale;
  total *= boards;
  // Sums that are no whole numbers may miss 0 by their rounding.
  const first = Math.max(0, SUMS[0] as number);
  const second = Math.max(0, SUMS[1] as number);
  const both = Math.max(0, total - first - second);
  return { first: first / scale, second: second / scale, both: both / scale, total: total / scale, deals: countPairs(one, two) * boards };
}
