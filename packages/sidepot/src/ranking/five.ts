import { type Card, rankOf, suitOf } from "../cards/card.ts";
import { CATEGORIES, type Category } from "./games.ts";

/** Five cards judged: the higher strength is better within one order. */
export interface Five {
  readonly category: Category;
  readonly strength: number;
  /** Most significant first. */
  readonly cards: readonly Card[];
}

/** One more than any strength of five cards. */
const LIMIT = 9 * 13 ** 5;
/** Full house and flush change places where a flush is rarer: in a deck from the six up. */
const SHORT_ORDER = [0, 1, 2, 3, 4, 6, 5, 7, 8];
/** The lowest straight ends with this rank, its ace counting low: five high, nine high in a deck from the six up. */
const WHEEL_TOP = { standard: 3, short: 7 } as const;

/** Five cards in the high order. Ranks beat suits beat nothing: suits never decide. */
export function highFive(cards: readonly Card[], order: "standard" | "short"): Five {
  const sorted = bySignificance(cards, rankOf);
  const ranks = sorted.map(rankOf);
  const groups = groupSizes(ranks);
  const flush = isFlush(cards);
  const [top, second, third, fourth, last] = ranks as [number, number, number, number, number];
  const wheel = WHEEL_TOP[order];
  const low = top === 12 && second === wheel && third === wheel - 1 && fourth === wheel - 2 && last === wheel - 3;
  const straight = groups === 11111 && (top - last === 4 || low);
  const category = categoryOf(groups, straight, flush);
  // In a wheel the ace is the lowest card and stands last.
  const wheeled = straight && low;
  const played = wheeled ? [...sorted.slice(1), sorted[0] as Card] : sorted;
  const weight = order === "short" ? (SHORT_ORDER[category] as number) : category;
  const strength = weight * 13 ** 5 + (straight ? (wheeled ? second : top) : packed(ranks));
  return { category: CATEGORIES[category] as Category, strength, cards: played };
}

/** The rank with the ace as the lowest: ace 0, two 1, king 12. */
export const lowRank = (c: Card): number => (rankOf(c) + 1) % 13;

/** Five cards in the ace-to-five low: straights and flushes do not exist, pairs hurt. */
export function aceToFive(cards: readonly Card[]): Five {
  const sorted = bySignificance(cards, lowRank);
  const ranks = sorted.map(lowRank);
  const category = categoryOf(groupSizes(ranks), false, false);
  const strength = LIMIT - 1 - (category * 13 ** 5 + packed(ranks));
  return { category: CATEGORIES[category] as Category, strength, cards: sorted };
}

/** Five cards in the deuce-to-seven low: straights and flushes hurt, the ace is high and A-2-3-4-5 is no straight. */
export function deuceToSeven(cards: readonly Card[]): Five {
  const sorted = bySignificance(cards, rankOf);
  const ranks = sorted.map(rankOf);
  const groups = groupSizes(ranks);
  const straight = groups === 11111 && (ranks[0] as number) - (ranks[4] as number) === 4;
  const category = categoryOf(groups, straight, isFlush(cards));
  const strength = LIMIT - 1 - (category * 13 ** 5 + packed(ranks));
  return { category: CATEGORIES[category] as Category, strength, cards: sorted };
}

/** Whether five cards make an ace-to-five low of eight or better. */
export function isEightLow(cards: readonly Card[]): boolean {
  const ranks = cards.map(lowRank);
  return ranks.every((r) => r <= 7) && new Set(ranks).size === 5;
}

const isFlush = (cards: readonly Card[]): boolean => cards.every((c) => suitOf(c) === suitOf(cards[0] as Card));

/** Larger groups of a rank first, then higher ranks, then higher suits. */
function bySignificance(cards: readonly Card[], rank: (c: Card) => number): Card[] {
  const counts = new Array<number>(13).fill(0);
  for (const c of cards) counts[rank(c)] = (counts[rank(c)] as number) + 1;
  const key = (c: Card): number => (counts[rank(c)] as number) * 64 + rank(c) * 4 + suitOf(c);
  return [...cards].sort((a, b) => key(b) - key(a));
}

/** The sizes of the groups of equal ranks as digits, as 2111 for a pair; `ranks` come by significance. */
function groupSizes(ranks: readonly number[]): number {
  let digits = 0;
  let size = 0;
  for (let i = 0; i < ranks.length; i++) {
    size++;
    if (ranks[i] !== ranks[i + 1]) {
      digits = digits * 10 + size;
      size = 0;
    }
  }
  return digits;
}

function categoryOf(groups: number, straight: boolean, flush: boolean): number {
  switch (groups) {
    case 41:
      return 7;
    case 32:
      return 6;
    case 311:
      return 3;
    case 221:
      return 2;
    case 2111:
      return 1;
    default:
      return straight ? (flush ? 8 : 4) : flush ? 5 : 0;
  }
}

const packed = (ranks: readonly number[]): number => ranks.reduce((sum, r) => sum * 13 + r, 0);
