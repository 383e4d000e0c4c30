// Known hands: a thousand boards at most, so one after another is the fastest. The question that drills ask, over and over.
import { SEVEN } from "../ranking/evaluate/evaluate.ts";
import { CARD_KEYS, NO_FLUSH } from "../ranking/evaluate/keys.ts";
import { bestOf } from "./every.ts";
import { boardsOf, type Deck, type Hands } from "./runouts-deck.ts";
import { emptyTally } from "./tally.ts";
import type { Tally } from "./types.ts";

// Constants of this module, since V8 loads imported ones anew each time.
const KEYS: Int32Array = CARD_KEYS;
const OFFSETS: Uint16Array = SEVEN.offsets;
const VALUES: Uint16Array = SEVEN.values;
const FLUSHES: Uint16Array = SEVEN.flushes;
const SUITED: Uint8Array = SEVEN.suited;
const NONE = NO_FLUSH;
const MOST_PLAYERS = 10;

// The question that is being counted. One at a time, nothing outlives it, and fixed places are faster than an object's.

let players = 0;
/** Keys of each player's cards and the known board's. */
const HELD: Int32Array = new Int32Array(MOST_PLAYERS);
/** `RANKS[4 * player + suit]`: ranks that the player has of the suit with the known board. */
const RANKS: Uint16Array = new Uint16Array(4 * MOST_PLAYERS);
/** The deck, and how many cards are in it. */
const LIVE: Uint8Array = new Uint8Array(52);
let live = 0;
const VALUE: Int32Array = new Int32Array(MOST_PLAYERS);
/** Who contests each pot, as sets. */
let sets: Int32Array = new Int32Array(0);
/** Number of boards: `counts[contest << players | set of the best]`. */
let counts: Float64Array = new Float64Array(0);

const withCard = (ranks: number, card: number, suit: number): number => ((card & 3) === suit ? ranks | (1 << (card >> 2)) : ranks);

/** The value of a player's hand when the cards `a` and `b` come, whose keys add up to `key`. */
function value(player: number, key: number, a: number, b: number): number {
  const sum = ((HELD[player] as number) + key) | 0;
  const suit = SUITED[sum & 511] as number;
  if (suit === NONE) return VALUES[((sum >>> 9) + (OFFSETS[sum >>> 19] as number)) & 0xffff] as number;
  return FLUSHES[withCard(withCard(RANKS[4 * player + suit] as number, a, suit), b, suit)] as number;
}

/** One pot between two players: card `a`, then each card of the deck from place `from` on. */
function headsUp(a: number, key: number, from: number): void {
  let first = 0;
  let second = 0;
  for (let i = from; i < live; i++) {
    const b = LIVE[i] as number;
    const more = (key + (KEYS[b] as number)) | 0;
    const difference = value(0, more, a, b) - value(1, more, a, b);
    first += -difference >>> 31;
    second += difference >>> 31;
  }
  counts[1] = (counts[1] as number) + first;
  counts[2] = (counts[2] as number) + second;
  counts[3] = (counts[3] as number) + (live - from - first - second);
}

/** Any pots: card `a`, then each card of the deck from place `from` on. */
function severalWay(a: number, key: number, from: number): void {
  for (let i = from; i < live; i++) {
    const b = LIVE[i] as number;
    oneBoard(a, b, (key + (KEYS[b] as number)) | 0);
  }
}

function oneBoard(a: number, b: number, key: number): void {
  for (let player = 0; player < players; player++) VALUE[player] = value(player, key, a, b);
  for (let at = 0; at < sets.length; at++) {
    const place = (at << players) | bestOf(VALUE, sets[at] as number);
    counts[place] = (counts[place] as number) + 1;
  }
}

/** Fills in the question; whether the hands can be dealt together. */
function take(hands: readonly Hands[], { live: inDeck, board }: Deck, contests: readonly (readonly number[])[]): boolean {
  players = hands.length;
  sets = Int32Array.from(contests, (eligible) => eligible.reduce((set, player) => set | (1 << player), 0));
  counts = new Float64Array(sets.length << players);
  HELD.fill(0);
  RANKS.fill(0);
  const left = inDeck.slice();
  for (const [player, { high, low }] of hands.entries()) {
    const own = [high[0] as number, low[0] as number];
    for (const card of own) {
      if (left[card] === 0) return false;
      left[card] = 0;
    }
    for (const card of own) addCard(player, card);
    for (const card of board) addCard(player, card);
  }
  live = 0;
  for (let card = 0; card < 52; card++) if (left[card] === 1) LIVE[live++] = card;
  return true;
}

function addCard(player: number, card: number): void {
  HELD[player] = ((HELD[player] as number) + (KEYS[card] as number)) | 0;
  const at = 4 * player + (card & 3);
  RANKS[at] = (RANKS[at] as number) | (1 << (card >> 2));
}

/** Counts all boards for two to ten players with one hand each. */
export function countHands(hands: readonly Hands[], deck: Deck, contests: readonly (readonly number[])[]): Tally {
  const tally = emptyTally(hands.length, contests.length);
  if (!take(hands, deck, contests)) return tally;
  const walk = players === 2 && sets.length === 1 && sets[0] === 3 ? headsUp : severalWay;
  // In the place of a card that is not to come, one that is there anyway changes nothing.
  const there = deck.board[0] as number;
  if (deck.coming === 2) for (let i = 0; i < live; i++) walk(LIVE[i] as number, KEYS[LIVE[i] as number] as number, i + 1);
  else if (deck.coming === 1) walk(there, 0, 0);
  else oneBoard(there, there, 0);
  const weight = hands.reduce((product, { weights, scale }) => (product * (weights[0] as number)) / scale, 1);
  for (const [at, sums] of tally.counts.entries())
    for (let set = 0; set < sums.length; set++) sums[set] = (counts[(at << players) | set] as number) * weight;
  tally.boards = boardsOf(deck, players);
  tally.total = tally.boards * weight;
  return tally;
}
