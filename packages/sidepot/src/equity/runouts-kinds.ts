// On a board only ranks decide, unless somebody has a flush. So hands, and the cards to come, are told apart as far as one question
// needs it: by their ranks alone (a `Kinds` without a suit), or by their ranks and which of their cards are of one suit. Random hands
// are 91 kinds by rank and 351 by rank and suit, where there are 1,326 of them; two cards to come are 91 choices of ranks, where there
// are 1,176. This is what suit isomorphism gives, and more: suits that nobody can make a flush in are alike for every question.
import { SEVEN } from "../ranking/evaluate/evaluate.ts";
import { RANK_KEYS } from "../ranking/evaluate/keys.ts";
import type { Deck, Hands } from "./runouts-deck.ts";

// Constants of this module, since V8 loads imported ones anew each time.
const KEYS: Int32Array = RANK_KEYS;
const OFFSETS: Uint16Array = SEVEN.offsets;
const VALUES: Uint16Array = SEVEN.values;
const FLUSHES: Uint16Array = SEVEN.flushes;

/** Told apart by rank alone. */
export const NO_SUIT = 4;
/** Places for cards: 0-12 the ranks of the suit, 13-25 those of the other suits (of all four without a suit). */
const PLACES = 26;
/** Two more places with one card each that no hand has and that add nothing, for a card that is not to come. */
const NOTHING = PLACES;
/** Most kinds of one player's hands: pairs of places. */
const MOST_KINDS = 351;

/** The hands of all players by kinds; kinds of one player lie together, those with more cards of the suit first. */
export interface Kinds {
  readonly suit: number;
  readonly count: number;
  /** Where the kinds of each player begin, and at last where they end. */
  readonly starts: readonly number[];
  /** By player: where those with two cards of the suit end, and those with at least one. */
  readonly endOfTwo: readonly number[];
  readonly endOfOne: readonly number[];
  /** By player and hand. */
  readonly of: readonly Uint16Array[];
  readonly first: Uint8Array;
  readonly second: Uint8Array;
  /** Rank keys. */
  readonly keys: Int32Array;
  /** Ranks of the suit. */
  readonly ranks: Uint16Array;
  /** Cards in the deck by place. */
  readonly left: Uint8Array;
  /** The board's. */
  readonly boardKey: number;
  readonly boardRanks: number;
  readonly boardSuited: number;
}

const placeOf = (card: number, suit: number): number => ((card & 3) === suit ? 0 : 13) + (card >> 2);

/** Tells the hands of all players apart by one suit. */
function kindsOf(players: readonly Hands[], deck: Deck, suit: number): Kinds {
  const most = players.reduce((sum, { count }) => sum + Math.min(count, MOST_KINDS), 0);
  const first = new Uint8Array(most);
  const second = new Uint8Array(most);
  const starts = [0];
  const endOfTwo: number[] = [];
  const endOfOne: number[] = [];
  const of: Uint16Array[] = [];
  let count = 0;
  for (const hands of players) {
    const codes = new Uint16Array(hands.count);
    const found: number[] = [];
    const at = new Int16Array(PLACES * PLACES).fill(-1);
    for (let i = 0; i < hands.count; i++) {
      const a = placeOf(hands.high[i] as number, suit);
      const b = placeOf(hands.low[i] as number, suit);
      const code = a > b ? a * PLACES + b : b * PLACES + a;
      codes[i] = code;
      if (at[code] === -1) found.push(code);
      at[code] = 0;
    }
    for (let held = 2; held >= 0; held--) {
      for (const code of found) {
        const a = Math.floor(code / PLACES);
        const b = code % PLACES;
        if ((a < 13 ? 2 : b < 13 ? 1 : 0) !== held) continue;
        at[code] = count;
        first[count] = a;
        second[count] = b;
        count++;
      }
      if (held === 2) endOfTwo.push(count);
      if (held === 1) endOfOne.push(count);
    }
    for (let i = 0; i < hands.count; i++) codes[i] = at[codes[i] as number] as number;
    of.push(codes);
    starts.push(count);
  }
  const keys = new Int32Array(count);
  const ranks = new Uint16Array(count);
  for (let kind = 0; kind < count; kind++) {
    const a = first[kind] as number;
    const b = second[kind] as number;
    keys[kind] = (keyOf(a) + keyOf(b)) | 0;
    ranks[kind] = rankOf(a) | rankOf(b);
  }
  const left = new Uint8Array(PLACES + 2);
  left.fill(1, NOTHING);
  for (let card = 0; card < 52; card++) {
    const place = placeOf(card, suit);
    left[place] = (left[place] as number) + (deck.live[card] as number);
  }
  let boardKey = 0;
  let boardRanks = 0;
  let boardSuited = 0;
  for (const card of deck.board) {
    const place = placeOf(card, suit);
    boardKey = (boardKey + keyOf(place)) | 0;
    boardRanks |= rankOf(place);
    if (place < 13) boardSuited++;
  }
  return { suit, count, starts, endOfTwo, endOfOne, of, first, second, keys, ranks, left, boardKey, boardRanks, boardSuited };
}

/** Where the kinds of a player end that may have a flush when so many cards of the suit are enough. */
export function endOf(kinds: Kinds, player: number, need: number): number {
  if (need <= 0) return kinds.starts[player + 1] as number;
  return (need === 1 ? kinds.endOfOne[player] : kinds.endOfTwo[player]) as number;
}

/** How many cards of the suit in a hand are enough for a flush when cards in the places `a` and `b` come. */
export const needOf = ({ boardSuited }: Kinds, a: number, b: number): number => 5 - boardSuited - (a < 13 ? 1 : 0) - (b < 13 ? 1 : 0);

/** What a card in a place adds to a rank key. */
const keyOf = (place: number): number => (place >= NOTHING ? 0 : (KEYS[place < 13 ? place : place - 13] as number));
/** The rank of a card of the suit, as a set. */
const rankOf = (place: number): number => (place < 13 ? 1 << place : 0);

/** Cards to come as pairs of places, each choice once, with at least `least` cards of the suit. */
function runoutsOf(kinds: Kinds, coming: number, least: number): Uint8Array {
  const found: number[] = [];
  if (coming === 0) return least > 0 ? new Uint8Array(0) : Uint8Array.of(NOTHING, NOTHING + 1);
  for (let a = 0; a < PLACES; a++) {
    if (kinds.left[a] === 0) continue;
    const suited = a < 13 ? 1 : 0;
    if (coming === 1) {
      if (suited >= least) found.push(a, NOTHING);
      continue;
    }
    for (let b = a; b < PLACES; b++) {
      if (suited + (b < 13 ? 1 : 0) < least || (kinds.left[b] as number) < (a === b ? 2 : 1)) continue;
      found.push(a, b);
    }
  }
  return Uint8Array.from(found);
}

/** One choice of cards to come, and what is made of each kind of hand with it. */
export interface Runout {
  /** How many cards of a hand are enough for a flush: 0 or less when the board has one. */
  need: number;
  /** Values by kind, as if there were no flush. */
  readonly values: Uint16Array;
  /** Values by kind. */
  readonly flushed: Uint16Array;
  /** By kind, how many cards of the hand lie in the runout's places: `in the first | in the second << 3`. */
  readonly taken: Uint8Array;
  /** By the sum of what hands have taken: how often this choice of cards comes. */
  readonly chances: Float64Array;
}

/** A runout for so many kinds. */
export const emptyRunout = (count: number): Runout => ({
  need: 0,
  values: new Uint16Array(count),
  flushed: new Uint16Array(count),
  taken: new Uint8Array(count),
  chances: new Float64Array(64),
});

/** Fills in a runout that lies in the places `a` and `b`. */
export function dealRunout(kinds: Kinds, a: number, b: number, into: Runout): void {
  into.need = needOf(kinds, a, b);
  fillChances(kinds.left[a] as number, kinds.left[b] as number, a === b, into.chances);
  fillTaken(kinds.first, kinds.second, a, a === b ? 255 : b, into.taken);
  fillValues(kinds.keys, (kinds.boardKey + keyOf(a) + keyOf(b)) | 0, into.values);
  if (kinds.suit !== NO_SUIT) fillFlushed(kinds.ranks, kinds.boardRanks | rankOf(a) | rankOf(b), into.values, into.flushed);
}

function fillChances(a: number, b: number, same: boolean, chances: Float64Array): void {
  // Sums that no hands can have are left as they were: they meet a weight of 0.
  for (let i = 0; i <= a; i++) {
    if (same) chances[i] = ((a - i) * (a - i - 1)) / 2;
    else for (let j = 0; j <= b; j++) chances[i | (j << 3)] = (a - i) * (b - j);
  }
}

function fillTaken(first: Uint8Array, second: Uint8Array, a: number, b: number, taken: Uint8Array): void {
  for (let kind = 0; kind < taken.length; kind++) {
    const x = first[kind] as number;
    const y = second[kind] as number;
    taken[kind] = (x === a ? 1 : 0) + (y === a ? 1 : 0) + (x === b ? 8 : 0) + (y === b ? 8 : 0);
  }
}

function fillValues(keys: Int32Array, board: number, values: Uint16Array): void {
  for (let kind = 0; kind < values.length; kind++) {
    const key = ((keys[kind] as number) + board) | 0;
    values[kind] = VALUES[((key >>> 9) + (OFFSETS[key >>> 19] as number)) & 0xffff] as number;
  }
}

function fillFlushed(ranks: Uint16Array, board: number, values: Uint16Array, flushed: Uint16Array): void {
  for (let kind = 0; kind < values.length; kind++) {
    const value = values[kind] as number;
    // 0 for fewer than five cards. With five, the other two make no full house.
    flushed[kind] = Math.max(value, FLUSHES[(ranks[kind] as number) | board] as number);
  }
}

/** One way to tell hands apart, and the cards to come in which it matters, as pairs of places. */
export interface View {
  readonly kinds: Kinds;
  readonly runouts: Uint8Array;
}

/** By rank with all cards to come, then by each suit in which somebody may have a flush with those that make one possible. */
export function viewsOf(players: readonly Hands[], deck: Deck): View[] {
  const byRank = kindsOf(players, deck, NO_SUIT);
  const views = [{ kinds: byRank, runouts: runoutsOf(byRank, deck.coming, 0) }];
  for (let suit = 0; suit < 4; suit++) {
    let onBoard = 0;
    for (const card of deck.board) if ((card & 3) === suit) onBoard++;
    const least = Math.max(0, 3 - onBoard, 5 - mostHeld(players, suit) - onBoard);
    if (least > deck.coming) continue;
    const kinds = kindsOf(players, deck, suit);
    views.push({ kinds, runouts: runoutsOf(kinds, deck.coming, least) });
  }
  return views;
}

/** The most cards of a suit in one hand. */
function mostHeld(players: readonly Hands[], suit: number): number {
  let most = 0;
  for (const { count, high, low } of players) {
    for (let i = 0; i < count && most < 2; i++) {
      const held = (((high[i] as number) & 3) === suit ? 1 : 0) + (((low[i] as number) & 3) === suit ? 1 : 0);
      if (held > most) most = held;
    }
  }
  return most;
}
