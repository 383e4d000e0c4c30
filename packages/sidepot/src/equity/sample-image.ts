// A question ready for sampling, as one array of 32-bit words, so that the loop in TypeScript and the one in WebAssembly
// (packages/sidepot/kernel/deals.ts) read the same numbers at the same places and count the same deals.
import type { Card } from "../cards/card.ts";
import { CARD_KEYS } from "../ranking/evaluate/keys.ts";
import type { Range } from "./types.ts";

/** Words of the head. */
export const HEAD = {
  players: 0,
  /** Cards in the deck. */
  deck: 1,
  /** Cards of the board that are drawn. */
  drawn: 2,
  /** Players who are dealt two cards of the deck whatever they are. */
  open: 3,
  /** Players whose hands are drawn from a list. */
  lists: 4,
  contests: 5,
  /** Low, high and key of the board's known cards. */
  board: 6,
  /** Where the parts begin, in words. */
  hands: 9,
  cards: 10,
  openAt: 11,
  listsAt: 12,
  sets: 13,
} as const;
const HEAD_WORDS = 16;

/** Words of a hand or a card: low and high of its cards, key, and nothing, so that it begins at a multiple of 16 bytes. */
export const HAND_WORDS = 4;
/** Words of a list. */
export const LIST_WORDS = 5;
/** Words of a list, each at its offset: whose it is, where its hands begin, how many they are, `refused` of `below`, where odds begin. */
export const LIST = { player: 0, hands: 1, count: 2, refused: 3, odds: 4 } as const;
/** Words of a hand's odds: the threshold below which it is kept, and the number of the hand that is taken otherwise. */
export const ODDS_WORDS = 2;

/** A set of cards is two words, low (clubs and diamonds) and high (hearts and spades); in each a suit has the bits of its 13 ranks. */
export const SUIT_WIDTH = 13;

/** A player whose hand is drawn from a list. */
export interface Narrow {
  readonly player: number;
  readonly range: Range;
}

/** The parts of a question that a deal is drawn from. */
export interface Drawn {
  readonly players: number;
  readonly board: readonly Card[];
  readonly deck: readonly Card[];
  readonly fixed: readonly (readonly [Card, Card] | null)[];
  readonly open: readonly number[];
  readonly narrow: readonly Narrow[];
  readonly contests: readonly (readonly number[])[];
}

/** Low, high and key of cards together. */
function words(cards: readonly number[]): [number, number, number] {
  let [low, high, key] = [0, 0, 0];
  for (const card of cards) {
    key = (key + (CARD_KEYS[card] as number)) | 0;
    const bit = 1 << ((card >> 2) + SUIT_WIDTH * (card & 1));
    if ((card & 2) === 0) low |= bit;
    else high |= bit;
  }
  return [low, high, key];
}

/**
 * Walker's alias method as Vose builds it: of `n` places each is drawn equally often, and gives its own hand below a threshold and
 * another one from there. Thresholds are 32-bit words, so a probability is right to about 2^-32.
 */
function writeOdds(range: Range, image: Int32Array, at: number): void {
  const total = range.reduce((sum, { weight }) => sum + weight, 0);
  const parts = range.map(({ weight }) => (weight * range.length) / total);
  const small: number[] = [];
  const large: number[] = [];
  for (const [i, part] of parts.entries()) (part < 1 ? small : large).push(i);
  const put = (i: number, part: number, other: number): void => {
    image[at + ODDS_WORDS * i] = Math.min(2 ** 32 - 1, Math.round(part * 2 ** 32)) | 0;
    image[at + ODDS_WORDS * i + 1] = other;
  };
  while (small.length > 0 && large.length > 0) {
    const less = small.pop() as number;
    const more = large[large.length - 1] as number;
    put(less, parts[less] as number, more);
    const rest = (parts[more] as number) - (1 - (parts[less] as number));
    parts[more] = rest;
    if (rest < 1) {
      large.pop();
      small.push(more);
    }
  }
  // What is left has its whole place, but for the rounding of the sums.
  for (const i of [...small, ...large]) put(i, 1, i);
}

/** Whether all hands weigh the same. */
export const areAlike = (range: Range): boolean => range.every(({ weight }) => weight === range[0]?.weight);

/** Writes the image. */
export function imageOf(deal: Drawn): Int32Array {
  const held = deal.narrow.reduce((sum, { range }) => sum + range.length, 0);
  const hands = HEAD_WORDS;
  const cards = hands + HAND_WORDS * deal.players;
  let handsAt = cards + HAND_WORDS * deal.deck.length;
  let odds = handsAt + HAND_WORDS * held;
  const openAt = odds + ODDS_WORDS * held;
  const listsAt = openAt + deal.open.length;
  const sets = listsAt + LIST_WORDS * deal.narrow.length;
  const image = new Int32Array(sets + deal.contests.length);
  image[HEAD.players] = deal.players;
  image[HEAD.deck] = deal.deck.length;
  image[HEAD.drawn] = 5 - deal.board.length;
  image[HEAD.open] = deal.open.length;
  image[HEAD.lists] = deal.narrow.length;
  image[HEAD.contests] = deal.contests.length;
  image.set(words(deal.board), HEAD.board);
  image[HEAD.hands] = hands;
  image[HEAD.cards] = cards;
  image[HEAD.openAt] = openAt;
  image[HEAD.listsAt] = listsAt;
  image[HEAD.sets] = sets;
  for (const [player, hand] of deal.fixed.entries()) if (hand) image.set(words(hand), hands + HAND_WORDS * player);
  for (const [i, card] of deal.deck.entries()) image.set(words([card]), cards + HAND_WORDS * i);
  image.set(deal.open, openAt);
  for (const [i, { player, range }] of deal.narrow.entries()) {
    const alike = areAlike(range);
    image.set([player, handsAt, range.length, 2 ** 32 % range.length, alike ? 0 : odds], listsAt + LIST_WORDS * i);
    for (const [n, hand] of range.entries()) image.set(words(hand.cards), handsAt + HAND_WORDS * n);
    if (!alike) writeOdds(range, image, odds);
    handsAt += HAND_WORDS * range.length;
    odds += ODDS_WORDS * range.length;
  }
  for (const [i, eligible] of deal.contests.entries()) image[sets + i] = eligible.reduce((set, player) => set | (1 << player), 0);
  return image;
}
