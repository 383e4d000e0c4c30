import { type Card, RANKS, rankOf, suitOf } from "../cards/card.ts";
import type { Combo, Range } from "./types.ts";

/** How the two cards of a starting hand go together. */
export type HandKind = "pair" | "suited" | "offsuit";

/** One of the 169 kinds of starting hand: what is left of two cards when suits have no names. */
export interface HandClass {
  /** Its place in the grid: `13 × row + column`, both counted from the aces at 0. */
  readonly index: number;
  /** `AA`, `AKs`, `AKo`. */
  readonly name: string;
  readonly kind: HandKind;
  /** Ranks 0 (two) to 12 (ace), the higher one first. */
  readonly high: number;
  readonly low: number;
}

/** Two cards, the one with the higher number first. */
export type Pair = readonly [Card, Card];

/** The place of a class in the grid: pairs on the diagonal, suited hands above it, the others below. Ranks in any order. */
export function indexOf(a: number, b: number, suited: boolean): number {
  const [high, low] = a > b ? [12 - a, 12 - b] : [12 - b, 12 - a];
  return suited ? 13 * high + low : 13 * low + high;
}

function handClass(index: number): HandClass {
  const [row, column] = [Math.floor(index / 13), index % 13];
  const kind = row === column ? "pair" : row < column ? "suited" : "offsuit";
  const [high, low] = [12 - Math.min(row, column), 12 - Math.max(row, column)];
  const name = `${RANKS[high]}${RANKS[low]}${{ pair: "", suited: "s", offsuit: "o" }[kind]}`;
  return { index, name, kind, high, low };
}

/** The 169 classes, row by row from `AA`: 13 rows of 13, pairs on the diagonal, suited hands above it. */
export const HAND_CLASSES: readonly HandClass[] = /* @__PURE__ */ Array.from({ length: 169 }, (_, index) => handClass(index));

/** The index of the class of two different cards, in any order. Not checked: what `parseCards` and `isCard` take is right. */
export const classOf = (a: Card, b: Card): number => indexOf(rankOf(a), rankOf(b), suitOf(a) === suitOf(b));

/** The hands of a class, spades first: 6 of a pair, 4 suited, 12 others; none where the index is out of the grid. */
export function combosOf(index: number): Pair[] {
  const hand = HAND_CLASSES[index];
  const found: Pair[] = [];
  if (!hand) return found;
  for (let a = 3; a >= 0; a--) {
    for (let b = 3; b >= 0; b--) {
      if (hand.kind === "suited" ? a !== b : a === b) continue;
      if (hand.kind === "pair" && a < b) continue;
      found.push([(4 * hand.high + a) as Card, (4 * hand.low + b) as Card]);
    }
  }
  return found;
}

/** What a range holds of one class. */
export interface ClassWeight {
  /** How many hands of the class are in the range, and how many there are. */
  readonly held: number;
  readonly of: number;
  /** The weight of every hand of the class: 0 where none is held, null where they differ. */
  readonly weight: number | null;
  /** The mean weight over all hands of the class, 0 to 1: what to shade a cell with. */
  readonly mean: number;
}

/** What a range holds of each class, in the order of {@link HAND_CLASSES}. The range is not checked: see {@link setClass}. */
export function gridOf(range: Range): ClassWeight[] {
  const weights: number[][] = HAND_CLASSES.map(() => []);
  for (const { cards, weight } of range) weights[classOf(...cards)]?.push(weight);
  return weights.map((held, index) => {
    const of = { pair: 6, suited: 4, offsuit: 12 }[(HAND_CLASSES[index] as HandClass).kind];
    const first = held[0] ?? 0;
    const same = held.every((weight) => weight === first) && (held.length === 0 || held.length === of);
    // The sum of equal weights is not always their number times the weight.
    const mean = same ? first : held.reduce((sum, weight) => sum + weight, 0) / of;
    return { held: held.length, of, weight: same ? first : null, mean };
  });
}

/**
 * The range with every hand of a class at one weight; without the class where that is not above 0. An index out of the grid changes
 * nothing. Neither the range nor the weight is checked: give what `parseRange` or this function made, and a weight of at most 1; `checkEquity`
 * refuses any other (`HAND_WEIGHT_INVALID`).
 */
export function setClass(range: Range, index: number, weight: number): Range {
  const rest = range.filter(({ cards }) => classOf(...cards) !== index);
  return inOrder(weight > 0 ? [...rest, ...combosOf(index).map((cards) => ({ cards, weight }))] : rest);
}

/** Takes a class out where all of it is there at this weight; puts all of it in at this weight otherwise. As little checked as {@link setClass}. */
export function toggleClass(range: Range, index: number, weight = 1): Range {
  return setClass(range, index, gridOf(range)[index]?.weight === weight ? 0 : weight);
}

/** From the highest hand to the lowest, by the numbers of its cards: the order in which ranges are made here. */
export const inOrder = (range: Range): Combo[] => [...range].sort((a, b) => b.cards[0] - a.cards[0] || b.cards[1] - a.cards[1]);
