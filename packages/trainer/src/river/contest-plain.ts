// The ends of hands where nobody is all-in: sums over the other player's sorted hands, less those that share a card with one's own.
import type { Contest } from "./contest.ts";
import { type Holdings, ranksAmong, twinsAmong } from "./holdings.ts";

/** Where to look for what one player's hands meet, by hand. */
interface Side {
  readonly count: number;
  /** Bounds into the running sums of the other player's hands: weaker ones end at `below`, those that tie at `upTo`. */
  readonly below: Uint16Array;
  readonly upTo: Uint16Array;
  /** The same into the running sums by card, for the two cards of the hand. */
  readonly firstBelow: Uint16Array;
  readonly firstUpTo: Uint16Array;
  readonly firstEnd: Uint16Array;
  readonly secondBelow: Uint16Array;
  readonly secondUpTo: Uint16Array;
  readonly secondEnd: Uint16Array;
  /** The other player's same hand; their number of hands where there is none. */
  readonly twins: Uint16Array;
  /** The other player's hands card by card, each card's sorted by strength; and where each card's begin. */
  readonly byCard: Uint16Array;
  readonly starts: Uint16Array;
  /** Running sums: of all hands, and of each card's, one longer than its hands. */
  readonly sums: Float64Array;
  readonly cardSums: Float64Array;
}

/**
 * A contest of two players for everything. Values are counted from half the pot, so that winning and losing are the same with another
 * sign.
 */
export function plainContest(players: readonly [Holdings, Holdings], pot: number): Contest {
  const sides = [sideOf(players[0], players[1]), sideOf(players[1], players[0])] as const;
  const half = pot / 2;
  return {
    shift: half,
    weighs: (player, reach, out) => addMet(summed(sides[player], reach), reach, 1, out),
    wins: (player, reach, matched, out) => addMet(summed(sides[player], reach), reach, half + matched, out),
    gives: (player, reach, matched, out) => addMet(summed(sides[player], reach), reach, -half - matched, out),
    shows: (player, reach, matched, out) => addBeaten(summed(sides[player], reach), reach, half + matched, out),
    answers: (player, reach, paid, matched, fold, call) => {
      const side = summed(sides[player], reach);
      addMet(side, reach, -half - paid, fold);
      addBeaten(side, reach, half + matched, call);
    },
    isAnswered: (player, folds, paid, calls, matched, out) => {
      addMet(summed(sides[player], folds), folds, half + paid, out);
      addBeaten(summed(sides[player], calls), calls, half + matched, out);
    },
  };
}

function sideOf(mine: Holdings, others: Holdings): Side {
  const { below, upTo } = ranksAmong(mine, others);
  const lists: number[][] = Array.from({ length: 52 }, () => []);
  for (let other = 0; other < others.count; other++) {
    lists[others.first[other] as number]?.push(other);
    lists[others.second[other] as number]?.push(other);
  }
  const starts = new Uint16Array(53);
  for (const [card, list] of lists.entries()) starts[card + 1] = (starts[card] as number) + list.length;
  // Each card's running sums have one place more than the card has hands.
  const begin = (card: number): number => (starts[card] as number) + card;
  const bound = (card: number, limit: number): number => begin(card) + (lists[card] as number[]).filter((other) => other < limit).length;
  const by = (cards: Uint8Array, limits: Uint16Array): Uint16Array =>
    Uint16Array.from(cards, (card, hand) => bound(card, limits[hand] as number));
  const ends = (cards: Uint8Array): Uint16Array => Uint16Array.from(cards, (card) => begin(card + 1) - 1);
  return {
    count: mine.count,
    below,
    upTo,
    firstBelow: by(mine.first, below),
    firstUpTo: by(mine.first, upTo),
    firstEnd: ends(mine.first),
    secondBelow: by(mine.second, below),
    secondUpTo: by(mine.second, upTo),
    secondEnd: ends(mine.second),
    twins: twinsAmong(mine, others),
    byCard: Uint16Array.from(lists.flat()),
    starts,
    sums: new Float64Array(others.count + 1),
    cardSums: new Float64Array(2 * others.count + 53),
  };
}

/** Makes a side's running sums those of a reach. */
function summed(side: Side, reach: Float64Array): Side {
  const { byCard, starts, sums, cardSums } = side;
  let sum = 0;
  for (let other = 0; other < reach.length; other++) {
    sum += reach[other] as number;
    sums[other + 1] = sum;
  }
  for (let card = 0; card < 52; card++) {
    const end = starts[card + 1] as number;
    let at = (starts[card] as number) + card;
    let cardSum = 0;
    for (let place = starts[card] as number; place < end; place++) {
      cardSum += reach[byCard[place] as number] as number;
      at++;
      cardSums[at] = cardSum;
    }
  }
  return side;
}

/** Everything that shares no card, times a factor. */
function addMet(side: Side, reach: Float64Array, factor: number, out: Float64Array): void {
  const { sums, cardSums, firstEnd, secondEnd, twins } = side;
  const all = sums[reach.length] as number;
  for (let hand = 0; hand < out.length; hand++) {
    const twin = twins[hand] as number;
    const twice = twin < reach.length ? (reach[twin] as number) : 0;
    const blocked = (cardSums[firstEnd[hand] as number] as number) + (cardSums[secondEnd[hand] as number] as number) - twice;
    out[hand] = (out[hand] as number) + factor * (all - blocked);
  }
}

/** What is beaten less what beats, times a factor. The same hand is counted for both cards, but beats nothing. */
function addBeaten(side: Side, reach: Float64Array, factor: number, out: Float64Array): void {
  const { sums, cardSums, below, upTo, firstBelow, firstUpTo, firstEnd, secondBelow, secondUpTo, secondEnd } = side;
  const all = sums[reach.length] as number;
  for (let hand = 0; hand < out.length; hand++) {
    const any = (sums[below[hand] as number] as number) + (sums[upTo[hand] as number] as number) - all;
    const a =
      (cardSums[firstBelow[hand] as number] as number) +
      (cardSums[firstUpTo[hand] as number] as number) -
      (cardSums[firstEnd[hand] as number] as number);
    const b =
      (cardSums[secondBelow[hand] as number] as number) +
      (cardSums[secondUpTo[hand] as number] as number) -
      (cardSums[secondEnd[hand] as number] as number);
    out[hand] = (out[hand] as number) + factor * (any - a - b);
  }
}
