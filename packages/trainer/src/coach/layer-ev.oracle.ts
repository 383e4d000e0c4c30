import { rankHand, settle } from "sidepot";
import type { Card } from "sidepot/cards";
import type { Range } from "sidepot/equity";

/** A river told by what everybody put in. The player is seat 0, the live opponent seat 1, the all-in players come next, folded ones last. */
export interface DealtSpot {
  readonly board: readonly Card[];
  readonly hero: readonly [Card, Card];
  readonly live: Range;
  readonly allIn: readonly Range[];
  /** Bets before this street, in the order of the seats. */
  readonly bets: readonly number[];
  readonly bet: number;
  readonly goesOn: (cards: readonly [Card, Card]) => number;
}

/** What the player has of it in the end on average, less what was put in from now on. */
export interface DealtEv {
  readonly check: number;
  readonly bet: number;
  readonly call: number;
}

/** Every deal for itself: each is settled by the referee, which knows nothing of layers with shares. */
export function layerEvSlowly(spot: DealtSpot): DealtEv {
  let weights = 0;
  const sums = { check: 0, bet: 0, call: 0 };
  const { hero, live, allIn } = spot;
  eachDeal([hero.map(Number), spot.board.map(Number)].flat(), [live, ...allIn], (hands, weight) => {
    weights += weight;
    const both = settled(spot, hands, 0, false);
    const called = settled(spot, hands, spot.bet, false);
    const folded = settled(spot, hands, spot.bet, true);
    const goes = spot.goesOn(hands[0] as readonly [Card, Card]);
    sums.check += weight * both;
    sums.call += weight * called;
    sums.bet += weight * (goes * called + (1 - goes) * folded);
  });
  return { check: sums.check / weights, bet: sums.bet / weights, call: sums.call / weights };
}

function eachDeal(
  used: readonly number[],
  ranges: readonly Range[],
  found: (hands: (readonly [Card, Card])[], weight: number) => void,
): void {
  const [range, ...rest] = ranges;
  if (!range) {
    found([], 1);
    return;
  }
  for (const { cards, weight } of range) {
    if (cards.some((card) => used.includes(card))) continue;
    eachDeal([...used, ...cards], rest, (hands, more) => found([cards, ...hands], weight * more));
  }
}

/** Chips are counted in sixtieths, so that every tie of up to six divides without an odd chip. */
const PARTS = 60;

function settled({ board, hero, bets }: DealtSpot, hands: readonly (readonly [Card, Card])[], more: number, folds: boolean): number {
  const players = bets.map((chips, seat) => {
    const cards = seat === 0 ? hero : hands[seat - 1];
    const put = chips + (seat === 0 || (seat === 1 && !folds) ? more : 0);
    const folded = cards === undefined || (seat === 1 && folds);
    return { name: `${seat}`, bet: PARTS * put, folded, ...(folded ? {} : { strength: strengthOf(cards, board) }) };
  });
  const answer = settle({ players });
  if (!answer.ok) throw new Error(answer.error.code);
  const { won, layers } = answer.value;
  const back = layers.returned?.seat === 0 ? layers.returned.amount : 0;
  return ((won[0] as number) + back) / PARTS - more;
}

function strengthOf(cards: readonly [Card, Card], board: readonly Card[]): number {
  const ranked = rankHand("holdem", cards, board);
  if (!ranked.ok || !ranked.value.high) throw new Error("no hand");
  return ranked.value.high.strength;
}
