// The ends of hands beside one all-in player, without a table of pairs. What they may hold beside two hands is what they may hold beside
// the first one, less what has the second's cards: so a hand's sum over all others needs sums by card alone, and one product a card.
import type { Contest } from "./contest.ts";
import { type Holdings, ranksAmong, twinsAmong } from "./holdings.ts";
import type { RiverPot } from "./types.ts";

// Whole numbers are kept small (`| 0`) in the loops over cards: V8 runs these more than twice as fast.

/** Cards are numbered below 47 (dead ones are left out); rows of 48 begin at whole lines of the cache. */
const ROW = 48;

/** Sums over the all-in player's holdings that avoid a hand, by hand: of all, and of those with each card. */
interface Beside {
  readonly all: Float64Array;
  readonly byCard: Float64Array;
}

/** What one player's hands need to know. */
interface Side {
  readonly mine: Holdings;
  readonly others: Holdings;
  readonly below: Uint16Array;
  readonly upTo: Uint16Array;
  /** The all-in player's weight, and chips of the pots where the other player has folded. */
  readonly weight: Beside;
  readonly alone: Beside;
  /** The weight of the all-in player's same hand, by hand of the other player and by own hand. */
  readonly same: Float64Array;
  readonly own: Float64Array;
  /** The other player's same hand; their number of hands where there is none. */
  readonly twins: Uint16Array;
  /** The pairs that tie, hand by hand: their weight, and chips of the pots. */
  readonly tieStarts: Uint32Array;
  readonly tieWeight: Float64Array;
  readonly tied: Float64Array;
  /** Chips of the pots that the all-in player can win, and of the others. */
  readonly shared: number;
  readonly open: number;
}

/** Sums of what the other player comes with: of all, by card, and by pair of cards (each pair twice). */
interface Coming {
  all: number;
  readonly byCard: Float64Array;
  readonly byPair: Float64Array;
  /** The same of hands times the all-in player's weight of the same hand. */
  same: number;
  readonly sameByCard: Float64Array;
}

/** Room for the sums: of what folds, of what weighs, and of what is weaker than one's own hand. */
interface Room {
  readonly folding: Coming;
  readonly weighing: Coming;
  readonly weaker: Coming;
  /** By player, by hand. */
  readonly met: readonly [Float64Array, Float64Array];
  readonly weighed: readonly [Float64Array, Float64Array];
}

/** A contest of two players beside one who is all-in. */
export function contestBesideOne(players: readonly [Holdings, Holdings], allIn: Holdings, pots: readonly RiverPot[]): Contest {
  const sides = [sideOf(players[0], players[1], allIn, pots), sideOf(players[1], players[0], allIn, pots)] as const;
  const byHand = () => [new Float64Array(players[0].count), new Float64Array(players[1].count)] as const;
  const room: Room = { folding: nobody(), weighing: nobody(), weaker: nobody(), met: byHand(), weighed: byHand() };
  return {
    shift: 0,
    weighs: (player, reach, out) => addWeight(sides[player], room, reach, 1, out),
    wins: (player, reach, matched, out) => {
      const weighed = room.weighed[player === 0 ? 1 : 0];
      weighed.fill(0);
      addTimes(reach, matched, weighed);
      addFolds(sides[player], room, reach, weighed, out);
    },
    gives: (player, reach, matched, out) => {
      if (matched > 0) addWeight(sides[player], room, reach, -matched, out);
    },
    shows: (player, reach, matched, out) => {
      if (matched > 0) addWeight(sides[player], room, reach, -matched, out);
      addWon(sides[player], room, reach, matched, out);
    },
    answers: (player, reach, paid, matched, fold, call) => {
      const met = room.met[player];
      met.fill(0);
      addWeight(sides[player], room, reach, 1, met);
      addTimes(met, -paid, fold);
      addTimes(met, -matched, call);
      addWon(sides[player], room, reach, matched, call);
    },
    isAnswered: (player, folds, paid, calls, matched, out) => {
      // The other player's chips are won where they fold; one's own are given up where they call, and come back with what is won.
      const weighed = room.weighed[player === 0 ? 1 : 0];
      weighed.fill(0);
      addTimes(folds, paid, weighed);
      addTimes(calls, -matched, weighed);
      addFolds(sides[player], room, folds, weighed, out);
      addWon(sides[player], room, calls, matched, out);
    },
  };
}

const nobody = (): Coming => ({
  all: 0,
  byCard: new Float64Array(ROW),
  byPair: new Float64Array(ROW * ROW),
  same: 0,
  sameByCard: new Float64Array(ROW),
});

function clear(coming: Coming): void {
  coming.all = 0;
  coming.byCard.fill(0);
  coming.byPair.fill(0);
  coming.same = 0;
  coming.sameByCard.fill(0);
}

/** Adds the other player's hands at `from` to `to` - 1. */
function add(coming: Coming, { others, same }: Side, reach: Float64Array, from: number, to: number): void {
  const { byCard, byPair, sameByCard } = coming;
  const { first, second } = others;
  let all = coming.all;
  let allSame = coming.same;
  for (let other = from; other < to; other = (other + 1) | 0) {
    const comes = reach[other] as number;
    const a = first[other] as number;
    const b = second[other] as number;
    const both = comes * (same[other] as number);
    all += comes;
    allSame += both;
    byCard[a] = (byCard[a] as number) + comes;
    byCard[b] = (byCard[b] as number) + comes;
    byPair[(ROW * a + b) | 0] = comes;
    byPair[(ROW * b + a) | 0] = comes;
    sameByCard[a] = (sameByCard[a] as number) + both;
    sameByCard[b] = (sameByCard[b] as number) + both;
  }
  coming.all = all;
  coming.same = allSame;
}

/** The weight of all pairs, times a factor. */
function addWeight(side: Side, { weighing }: Room, reach: Float64Array, factor: number, out: Float64Array): void {
  clear(weighing);
  add(weighing, side, reach, 0, reach.length);
  const { all, same, byCard, byPair, sameByCard } = weighing;
  const { mine, own, weight } = side;
  const { first, second } = mine;
  const { all: weightAll, byCard: weightBy } = weight;
  for (let hand = 0, at = 0; hand < out.length; hand = (hand + 1) | 0) {
    const a = first[hand] as number;
    const b = second[hand] as number;
    let x = (ROW * a) | 0;
    let y = (ROW * b) | 0;
    const twin = byPair[(x + b) | 0] as number;
    let taken = 0;
    for (let card = 0; card < ROW; card = (card + 1) | 0, at = (at + 1) | 0, x = (x + 1) | 0, y = (y + 1) | 0) {
      taken += (weightBy[at] as number) * ((byCard[card] as number) - (byPair[x] as number) - (byPair[y] as number));
    }
    const met = all - (byCard[a] as number) - (byCard[b] as number) + twin;
    const twice = same - (sameByCard[a] as number) - (sameByCard[b] as number) + twin * (own[hand] as number);
    out[hand] = (out[hand] as number) + factor * ((weightAll[hand] as number) * met - taken + twice);
  }
}

/** The pots where the other player folds, and the weight of all pairs for another reach, `weighed`. */
function addFolds(side: Side, room: Room, folds: Float64Array, weighed: Float64Array, out: Float64Array): void {
  const { folding, weighing } = room;
  clear(folding);
  clear(weighing);
  add(folding, side, folds, 0, folds.length);
  add(weighing, side, weighed, 0, weighed.length);
  const { all, same, byCard, byPair, sameByCard } = folding;
  const { all: wAll, same: wSame, byCard: wByCard, byPair: wByPair, sameByCard: wSameByCard } = weighing;
  const { mine, own, open, weight, alone } = side;
  const { first, second } = mine;
  const { all: weightAll, byCard: weightBy } = weight;
  const { all: aloneAll, byCard: aloneBy } = alone;
  for (let hand = 0, at = 0; hand < out.length; hand = (hand + 1) | 0) {
    const a = first[hand] as number;
    const b = second[hand] as number;
    let x = (ROW * a) | 0;
    let y = (ROW * b) | 0;
    const twin = byPair[(x + b) | 0] as number;
    const wTwin = wByPair[(x + b) | 0] as number;
    let taken = 0;
    let wTaken = 0;
    for (let card = 0; card < ROW; card = (card + 1) | 0, at = (at + 1) | 0, x = (x + 1) | 0, y = (y + 1) | 0) {
      taken += (aloneBy[at] as number) * ((byCard[card] as number) - (byPair[x] as number) - (byPair[y] as number));
      wTaken += (weightBy[at] as number) * ((wByCard[card] as number) - (wByPair[x] as number) - (wByPair[y] as number));
    }
    const met = all - (byCard[a] as number) - (byCard[b] as number) + twin;
    const twice = same - (sameByCard[a] as number) - (sameByCard[b] as number) + twin * (own[hand] as number);
    const wMet = wAll - (wByCard[a] as number) - (wByCard[b] as number) + wTwin;
    const wTwice = wSame - (wSameByCard[a] as number) - (wSameByCard[b] as number) + wTwin * (own[hand] as number);
    const won = (aloneAll[hand] as number) * met - taken + open * twice;
    out[hand] = (out[hand] as number) + won + ((weightAll[hand] as number) * wMet - wTaken + wTwice);
  }
  // Holdings of the all-in player that are the other's very hand were taken off for both its cards. Of the pot that he can win, one half
  // comes back for those below one's own hand, and one half for those up to it, one's own among them.
  addSame(side, room.weaker, folds, side.below, false, out);
  addSame(side, room.weaker, folds, side.upTo, true, out);
}

function addSame(side: Side, { sameByCard }: Coming, folds: Float64Array, limits: Uint16Array, withOwn: boolean, out: Float64Array): void {
  const { mine, others, same, own, twins } = side;
  const half = side.shared / 2;
  sameByCard.fill(0);
  let all = 0;
  let other = 0;
  for (let hand = 0; hand < out.length; hand = (hand + 1) | 0) {
    for (const to = limits[hand] as number; other < to; other = (other + 1) | 0) {
      const both = (folds[other] as number) * (same[other] as number);
      const a = others.first[other] as number;
      const b = others.second[other] as number;
      all += both;
      sameByCard[a] = (sameByCard[a] as number) + both;
      sameByCard[b] = (sameByCard[b] as number) + both;
    }
    const twin = twins[hand] as number;
    const twice = withOwn && twin < folds.length ? (folds[twin] as number) * (own[hand] as number) : 0;
    const left = all - (sameByCard[mine.first[hand] as number] as number) - (sameByCard[mine.second[hand] as number] as number);
    out[hand] = (out[hand] as number) + half * (left + twice);
  }
}

function addTimes(values: Float64Array, factor: number, out: Float64Array): void {
  for (let hand = 0; hand < out.length; hand++) out[hand] = (out[hand] as number) + factor * (values[hand] as number);
}

/** Both show: the pots and both bets of what is weaker, and a part of the pots and one's own bet of what ties. */
function addWon(side: Side, { weaker }: Room, reach: Float64Array, matched: number, out: Float64Array): void {
  clear(weaker);
  const { byCard, byPair, sameByCard } = weaker;
  const { mine, below, upTo, weight, alone, tieStarts, tieWeight, tied } = side;
  const { first, second } = mine;
  const { all: weightAll, byCard: weightBy } = weight;
  const { all: aloneAll, byCard: aloneBy } = alone;
  const twice = 2 * matched;
  const chipsOfSame = side.shared + side.open + twice;
  let from = 0;
  for (let hand = 0, at = 0; hand < out.length; hand = (hand + 1) | 0) {
    const to = below[hand] as number;
    if (to > from) add(weaker, side, reach, from, to);
    from = to;
    const a = first[hand] as number;
    const b = second[hand] as number;
    let x = (ROW * a) | 0;
    let y = (ROW * b) | 0;
    let taken = 0;
    for (let card = 0; card < ROW; card = (card + 1) | 0, at = (at + 1) | 0, x = (x + 1) | 0, y = (y + 1) | 0) {
      const chips = (aloneBy[at] as number) + twice * (weightBy[at] as number);
      taken += chips * ((byCard[card] as number) - (byPair[x] as number) - (byPair[y] as number));
    }
    let level = 0;
    const end = upTo[hand] as number;
    for (let other = to, pair = tieStarts[hand] as number; other < end; other = (other + 1) | 0, pair = (pair + 1) | 0) {
      level += ((tied[pair] as number) + matched * (tieWeight[pair] as number)) * (reach[other] as number);
    }
    const met = weaker.all - (byCard[a] as number) - (byCard[b] as number);
    const same = weaker.same - (sameByCard[a] as number) - (sameByCard[b] as number);
    const chips = (aloneAll[hand] as number) + twice * (weightAll[hand] as number);
    out[hand] = (out[hand] as number) + chips * met - taken + chipsOfSame * same + level;
  }
}

function sideOf(mine: Holdings, others: Holdings, allIn: Holdings, pots: readonly RiverPot[]): Side {
  const { below, upTo } = ranksAmong(mine, others);
  const total = allIn.weight.reduce((sum, weight) => sum + weight, 0);
  const shared = pots.reduce((sum, pot) => sum + (pot.allIn.length > 0 ? pot.amount : 0), 0);
  const open = pots.reduce((sum, pot) => sum + (pot.allIn.length > 0 ? 0 : pot.amount), 0);
  const weights = new Map<number, number>();
  for (let hand = 0; hand < allIn.count; hand++) {
    weights.set(ROW * (allIn.first[hand] as number) + (allIn.second[hand] as number), (allIn.weight[hand] as number) / total);
  }
  const weightOf = ({ first, second }: Holdings): Float64Array =>
    Float64Array.from(first, (card, hand) => weights.get(ROW * card + (second[hand] as number)) ?? 0);
  const same = weightOf(others);
  const weight = besides(mine, allIn, total, () => 1);
  const alone = besides(mine, allIn, total, (weaker, level) => shared * (weaker + level / 2) + open);
  const halved = besides(mine, allIn, total, (weaker, level) => shared * (weaker / 2 + level / 3) + open / 2);
  const tieStarts = new Uint32Array(mine.count + 1);
  for (let hand = 0; hand < mine.count; hand++) {
    tieStarts[hand + 1] = (tieStarts[hand] as number) + (upTo[hand] as number) - (below[hand] as number);
  }
  const tieWeight = new Float64Array(tieStarts[mine.count] as number);
  const tied = new Float64Array(tieWeight.length);
  for (let hand = 0, at = 0; hand < mine.count; hand++) {
    for (let other = below[hand] as number; other < (upTo[hand] as number); other++, at++) {
      const a = others.first[other] as number;
      const b = others.second[other] as number;
      const [x, y] = [mine.first[hand] as number, mine.second[hand] as number];
      if (a === x || a === y || b === x || b === y) continue;
      const both = same[other] as number;
      tieWeight[at] = pairOf(weight, hand, a, b) + both;
      tied[at] = pairOf(halved, hand, a, b) + both * (shared / 3 + open / 2);
    }
  }
  return {
    mine,
    others,
    below,
    upTo,
    weight,
    alone,
    same,
    own: weightOf(mine),
    twins: twinsAmong(mine, others),
    tieStarts,
    tieWeight,
    tied,
    shared,
    open,
  };
}

const pairOf = ({ all, byCard }: Beside, hand: number, a: number, b: number): number =>
  (all[hand] as number) - (byCard[ROW * hand + a] as number) - (byCard[ROW * hand + b] as number);

/** Sums over what the all-in player may hold beside each hand, each holding counting `chips` by whether it is weaker or level. */
function besides(mine: Holdings, allIn: Holdings, total: number, chips: (weaker: number, level: number) => number): Beside {
  const all = new Float64Array(mine.count);
  const byCard = new Float64Array(ROW * mine.count);
  const kinds = { weaker: chips(1, 0) / total, level: chips(0, 1) / total, better: chips(0, 0) / total };
  for (let hand = 0; hand < mine.count; hand++) {
    const [x, y] = [mine.first[hand] as number, mine.second[hand] as number];
    const strength = mine.strength[hand] as number;
    for (let holding = 0; holding < allIn.count; holding++) {
      const a = allIn.first[holding] as number;
      const b = allIn.second[holding] as number;
      if (a === x || a === y || b === x || b === y) continue;
      const theirs = allIn.strength[holding] as number;
      const chipsOf = theirs < strength ? kinds.weaker : theirs === strength ? kinds.level : kinds.better;
      const value = chipsOf * (allIn.weight[holding] as number);
      all[hand] = (all[hand] as number) + value;
      byCard[ROW * hand + a] = (byCard[ROW * hand + a] as number) + value;
      byCard[ROW * hand + b] = (byCard[ROW * hand + b] as number) + value;
    }
  }
  return { all, byCard };
}
