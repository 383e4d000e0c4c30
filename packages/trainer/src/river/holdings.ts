import type { Card } from "sidepot/cards";
import type { Range } from "sidepot/equity";
import { evaluate7 } from "sidepot/evaluate";

/** What one player may hold on one board, the weakest first: the hands of a range that board and dead cards leave. */
export interface Holdings {
  readonly count: number;
  readonly cards: readonly (readonly [Card, Card])[];
  /** By hand: its two cards, numbered as they lie among the cards that are not out (0 to `live` - 1 of the {@link Deck}). */
  readonly first: Uint8Array;
  readonly second: Uint8Array;
  readonly weight: Float64Array;
  /** Of the seven cards: higher is better, equal ties. */
  readonly strength: Uint16Array;
}

/** The cards that players may hold on a board, numbered anew without gaps. */
export interface Deck {
  readonly board: readonly Card[];
  /** How many there are. */
  readonly live: number;
  /** By card 0 to 51 its new number; -1 for a card that is out. */
  readonly number: Int8Array;
}

/** Takes board and dead cards out of the deck. */
export function deckOf(board: readonly Card[], dead: readonly Card[]): Deck {
  const number = new Int8Array(52);
  for (const card of [...board, ...dead]) number[card] = -1;
  let live = 0;
  for (let card = 0; card < 52; card++) if (number[card] === 0) number[card] = live++;
  return { board, live, number };
}

/**
 * The hands of a range that are possible, sorted by strength and then by cards, so that equal ranges are equal holdings. Weights are made
 * parts of the largest one: they are relative, and what is small to the solver must not depend on their scale.
 */
export function holdingsOf(range: Range, deck: Deck): Holdings {
  const [a, b, c, d, e] = deck.board as unknown as [number, number, number, number, number];
  const found: { readonly cards: readonly [Card, Card]; readonly weight: number; readonly strength: number; readonly key: number }[] = [];
  let most = 0;
  for (const { cards, weight } of range) {
    const [high, low] = cards[0] > cards[1] ? cards : ([cards[1], cards[0]] as const);
    if (deck.number[high] === -1 || deck.number[low] === -1) continue;
    found.push({ cards: [high, low], weight, strength: evaluate7(a, b, c, d, e, high, low), key: 52 * high + low });
    most = Math.max(most, weight);
  }
  const hands = found.sort((x, y) => x.strength - y.strength || x.key - y.key);
  return {
    count: hands.length,
    cards: hands.map((hand) => hand.cards),
    first: Uint8Array.from(hands, (hand) => deck.number[hand.cards[0]] as number),
    second: Uint8Array.from(hands, (hand) => deck.number[hand.cards[1]] as number),
    weight: Float64Array.from(hands, (hand) => hand.weight / most),
    strength: Uint16Array.from(hands, (hand) => hand.strength),
  };
}

/** By hand of `mine`: how many hands of `others` are weaker, and how many are not stronger. */
export function ranksAmong(mine: Holdings, others: Holdings): { readonly below: Uint16Array; readonly upTo: Uint16Array } {
  const below = new Uint16Array(mine.count);
  const upTo = new Uint16Array(mine.count);
  let low = 0;
  let high = 0;
  for (let hand = 0; hand < mine.count; hand++) {
    const strength = mine.strength[hand] as number;
    while (low < others.count && (others.strength[low] as number) < strength) low++;
    while (high < others.count && (others.strength[high] as number) <= strength) high++;
    below[hand] = low;
    upTo[hand] = high;
  }
  return { below, upTo };
}

/** By hand of `mine`: the place of the same hand among `others`; their number of hands where there is none. */
export function twinsAmong(mine: Holdings, others: Holdings): Uint16Array {
  const places = new Map<number, number>();
  for (let other = 0; other < others.count; other++) {
    places.set(52 * (others.first[other] as number) + (others.second[other] as number), other);
  }
  return Uint16Array.from(mine.first, (first, hand) => places.get(52 * first + (mine.second[hand] as number)) ?? others.count);
}
