import { type Card, rankOf, suitOf } from "../cards/card.ts";
import { CATEGORIES, type Category } from "./games.ts";

/** How five cards are judged in one order of hands. */
export interface FiveOrder {
  /** Higher is better, equal ties; null where the five do not qualify. */
  strength(cards: readonly Card[]): number | null;
  /** The category that a strength is of. */
  category(strength: number): Category;
  /** The same cards, most significant first. */
  arrange(cards: readonly Card[]): Card[];
}

/** A strength is `category × STEP + the ranks by significance, base 13`. */
const STEP = 13 ** 5;
const LIMIT = CATEGORIES.length * STEP;
const HIGH_CARD = 0;
const PAIR = 1;
const TWO_PAIR = 2;
const TRIPS = 3;
const STRAIGHT = 4;
const FLUSH = 5;
const FULL_HOUSE = 6;
const QUADS = 7;
const STRAIGHT_FLUSH = 8;
/** Full house and flush change places where a flush is rarer: in a deck from the six up. */
const SHORT_PLACES = [0, 1, 2, 3, 4, 6, 5, 7, 8];

/** The rank with the ace as the lowest: ace 0, two 1, king 12. */
export const lowRank = (c: Card): number => (rankOf(c) + 1) % 13;

/** Scratch space: how often each rank is there, and the five by significance as `16 × times + rank`. */
const times = new Uint8Array(13);
const keys = new Uint8Array(5);

/** Fills `keys` with five cards, larger groups of a rank first, then higher ranks. */
function sortBySignificance(cards: readonly Card[], rank: (c: Card) => number): void {
  times.fill(0);
  for (const c of cards) times[rank(c)] = (times[rank(c)] as number) + 1;
  for (let i = 0; i < 5; i++) {
    const r = rank(cards[i] as Card);
    const key = 16 * (times[r] as number) + r;
    let j = i;
    for (; j > 0 && (keys[j - 1] as number) < key; j--) keys[j] = keys[j - 1] as number;
    keys[j] = key;
  }
}

const rankAt = (i: number): number => (keys[i] as number) & 15;
const timesAt = (i: number): number => (keys[i] as number) >> 4;

/** The category by groups alone; `HIGH_CARD` when all five ranks differ. */
function grouped(): number {
  const first = timesAt(0);
  if (first === 4) return QUADS;
  if (first === 3) return timesAt(3) === 2 ? FULL_HOUSE : TRIPS;
  if (first === 2) return timesAt(2) === 2 ? TWO_PAIR : PAIR;
  return HIGH_CARD;
}

const packed = (): number => (((rankAt(0) * 13 + rankAt(1)) * 13 + rankAt(2)) * 13 + rankAt(3)) * 13 + rankAt(4);

const isFlush = (cards: readonly Card[]): boolean => cards.every((c) => suitOf(c) === suitOf(cards[0] as Card));

const withStraightAndFlush = (straight: boolean, flush: boolean): number =>
  straight ? (flush ? STRAIGHT_FLUSH : STRAIGHT) : flush ? FLUSH : HIGH_CARD;

/** Cards by significance: larger groups of a rank, then higher ranks, then higher suits. */
function arrange(cards: readonly Card[], rank: (c: Card) => number): Card[] {
  const count = (c: Card): number => cards.filter((d) => rank(d) === rank(c)).length;
  const key = (c: Card): number => 64 * count(c) + 4 * rank(c) + suitOf(c);
  return [...cards].sort((a, b) => key(b) - key(a));
}

/** The high order. `wheelTop` is the rank on which the lowest straight ends, its ace counting low. */
function highOrder(wheelTop: number, places: readonly number[]): FiveOrder {
  const isWheel = (): boolean => rankAt(0) === 12 && rankAt(1) === wheelTop && rankAt(4) === wheelTop - 3;
  return {
    strength(cards) {
      sortBySignificance(cards, rankOf);
      let category = grouped();
      if (category !== HIGH_CARD) return (places[category] as number) * STEP + packed();
      const wheel = isWheel();
      const straight = wheel || rankAt(0) - rankAt(4) === 4;
      category = withStraightAndFlush(straight, isFlush(cards));
      return (places[category] as number) * STEP + (straight ? rankAt(wheel ? 1 : 0) : packed());
    },
    category: (strength) => CATEGORIES[places.indexOf(Math.floor(strength / STEP))] as Category,
    arrange(cards) {
      const sorted = arrange(cards, rankOf);
      sortBySignificance(cards, rankOf);
      // In a wheel the ace is the lowest card and stands last.
      return grouped() === HIGH_CARD && isWheel() ? [...sorted.slice(1), sorted[0] as Card] : sorted;
    },
  };
}

/** The high order with 52 cards: suits never decide, the lowest straight is 5-4-3-2-A. */
export const standardHigh: FiveOrder = highOrder(3, [0, 1, 2, 3, 4, 5, 6, 7, 8]);

/** The high order in a deck from the six up: a flush beats a full house, the lowest straight is 9-8-7-6-A. */
export const shortHigh: FiveOrder = highOrder(7, SHORT_PLACES);

const lowOrder = (rank: (c: Card) => number, strength: FiveOrder["strength"]): FiveOrder => ({
  strength,
  category: (value) => CATEGORIES[Math.floor((LIMIT - 1 - value) / STEP)] as Category,
  arrange: (cards) => arrange(cards, rank),
});

/** The ace-to-five low: straights and flushes do not exist, pairs hurt, the ace is low. */
export const aceToFive: FiveOrder = lowOrder(lowRank, (cards) => {
  sortBySignificance(cards, lowRank);
  return LIMIT - 1 - (grouped() * STEP + packed());
});

/** The ace-to-five low of eight or better: five different ranks, none above the eight. */
export const eightOrBetter: FiveOrder = lowOrder(lowRank, (cards) => {
  sortBySignificance(cards, lowRank);
  return grouped() === HIGH_CARD && rankAt(0) <= 7 ? LIMIT - 1 - packed() : null;
});

/** The deuce-to-seven low: straights and flushes hurt, the ace is high and A-2-3-4-5 is no straight. */
export const deuceToSeven: FiveOrder = lowOrder(rankOf, (cards) => {
  sortBySignificance(cards, rankOf);
  let category = grouped();
  if (category === HIGH_CARD) category = withStraightAndFlush(rankAt(0) - rankAt(4) === 4, isFlush(cards));
  return LIMIT - 1 - (category * STEP + packed());
});
