// Random deals in TypeScript: what runs where there is no WebAssembly, and what the kernel is compared with, deal by deal.

import { nextRandom, type RandomState } from "../random/random.ts";
import { SEVEN } from "../ranking/evaluate/evaluate.ts";
import { CARD_KEYS } from "../ranking/evaluate/keys.ts";
import { bestOf } from "./every.ts";
import { HAND_WORDS, HEAD, LIST, LIST_WORDS, ODDS_WORDS, SUIT_WIDTH } from "./sample-image.ts";

const OFFSETS: Uint16Array = SEVEN.offsets;
const VALUES: Uint16Array = SEVEN.values;
const FLUSHES: Uint16Array = SEVEN.flushes;
const WORD = 2 ** 32;
const RANKS = (1 << SUIT_WIDTH) - 1;
const NO_SUIT = 4;

/** For the five cards of a board: suit sum → the suit of which there are at least three, without which nobody has a flush. */
const BOARD_SUITS: Uint8Array = new Uint8Array(512).fill(NO_SUIT);
for (let suit = 0; suit < 4; suit++) {
  const sums = [0, 1, 2, 3].map((s) => (CARD_KEYS[s] as number) & 511);
  // Any two cards beside three of the suit.
  for (const a of sums) for (const b of sums) BOARD_SUITS[3 * (sums[suit] as number) + a + b] = suit;
}

/** A random number below `count`, each equally often: words below `refused` (2^32 modulo `count`) would make some come more often. */
function below(count: number, refused: number, random: RandomState): number {
  for (;;) {
    const word = nextRandom(random) >>> 0;
    if (Math.imul(word, count) >>> 0 >= refused) return ((word * count) / WORD) | 0;
  }
}

/** What a loop over deals works on. */
export interface Desk {
  readonly image: Int32Array;
  /** Low, high and key of each player's hand. */
  readonly hands: Int32Array;
  /** Places of the cards drawn. */
  readonly drawn: Int32Array;
  readonly random: RandomState;
  /** Cards of the hands drawn from lists. */
  low: number;
  high: number;
}

/** A desk for one loop. */
export function makeDesk(image: Int32Array, random: RandomState): Desk {
  const hands = image[HEAD.hands] as number;
  const end = hands + HAND_WORDS * (image[HEAD.players] as number);
  return { image, hands: image.slice(hands, end), drawn: new Int32Array(52 + BATCH), random, low: 0, high: 0 };
}

/** Gives a player the hand at a place of the image. */
export function giveHand(desk: Desk, player: number, place: number): void {
  const { image, hands } = desk;
  const low = image[place] as number;
  const high = image[place + 1] as number;
  desk.low |= low;
  desk.high |= high;
  hands[HAND_WORDS * player] = low;
  hands[HAND_WORDS * player + 1] = high;
  hands[HAND_WORDS * player + 2] = image[place + 2] as number;
}

/** Draws each hand from its list, whatever the others are; false when two of them collide. */
function drawHands(desk: Desk): boolean {
  const { image, random } = desk;
  const lists = image[HEAD.listsAt] as number;
  const end = lists + LIST_WORDS * (image[HEAD.lists] as number);
  desk.low = 0;
  desk.high = 0;
  for (let list = lists; list < end; list += LIST_WORDS) {
    let hand = below(image[list + LIST.count] as number, image[list + LIST.refused] as number, random);
    const odds = image[list + LIST.odds] as number;
    if (odds !== 0) {
      const own = odds + ODDS_WORDS * hand;
      if (nextRandom(random) >>> 0 >= (image[own] as number) >>> 0) hand = image[own + 1] as number;
    }
    const place = (image[list + LIST.hands] as number) + HAND_WORDS * hand;
    if ((((image[place] as number) & desk.low) | ((image[place + 1] as number) & desk.high)) !== 0) return false;
    giveHand(desk, image[list + LIST.player] as number, place);
  }
  return true;
}

/** Cards that one random word draws: 52^5 is less than 2^32. */
const BATCH = 5;

/**
 * Draws so many different cards of the deck that are in no hand drawn before: any card, and another one where it is out already. Five
 * cards come from one random word, digit by digit, so that every five cards are equally often drawn.
 */
function drawCards(desk: Desk, wanted: number): void {
  const { image, drawn, random } = desk;
  const cards = image[HEAD.cards] as number;
  const deck = image[HEAD.deck] as number;
  const ways = deck ** BATCH;
  const refused = WORD % ways;
  let { low, high } = desk;
  let got = 0;
  while (got < wanted) {
    let rest = nextRandom(random) >>> 0;
    while (Math.imul(rest, ways) >>> 0 < refused) rest = nextRandom(random) >>> 0;
    for (let i = 0; i < BATCH; i++) {
      const digits = rest * deck;
      rest = digits >>> 0;
      const card = cards + HAND_WORDS * ((digits / WORD) | 0);
      const ownLow = image[card] as number;
      const ownHigh = image[card + 1] as number;
      if (((ownLow & low) | (ownHigh & high)) !== 0) continue;
      drawn[got++] = card;
      low |= ownLow;
      high |= ownHigh;
    }
  }
}

/** Values of all players on the board that the last cards drawn complete. */
function evaluateAll(desk: Desk, board: number, values: Int32Array): void {
  const { image, hands, drawn } = desk;
  let low = image[HEAD.board] as number;
  let high = image[HEAD.board + 1] as number;
  let key = image[HEAD.board + 2] as number;
  const end = board + (image[HEAD.drawn] as number);
  for (let i = board; i < end; i++) {
    const card = drawn[i] as number;
    low |= image[card] as number;
    high |= image[card + 1] as number;
    key = (key + (image[card + 2] as number)) | 0;
  }
  const suit = BOARD_SUITS[key & 511] as number;
  for (let player = 0; player < values.length; player++) {
    const own = (key + (hands[HAND_WORDS * player + 2] as number)) | 0;
    values[player] = VALUES[((own >>> 9) + (OFFSETS[own >>> 19] as number)) & 0xffff] as number;
  }
  if (suit === NO_SUIT) return;
  const word = suit < 2 ? 0 : 1;
  const shift = SUIT_WIDTH * (suit & 1);
  const shared = suit < 2 ? low : high;
  for (let player = 0; player < values.length; player++) {
    const set = ((shared | (hands[HAND_WORDS * player + word] as number)) >>> shift) & RANKS;
    values[player] = Math.max(values[player] as number, FLUSHES[set] as number);
  }
}

/** Two cards of the deck for each player who holds any two. */
function giveOpen(desk: Desk): void {
  const { image, hands, drawn } = desk;
  const openAt = image[HEAD.openAt] as number;
  const open = image[HEAD.open] as number;
  for (let i = 0; i < open; i++) {
    const a = drawn[2 * i] as number;
    const b = drawn[2 * i + 1] as number;
    const hand = HAND_WORDS * (image[openAt + i] as number);
    hands[hand] = (image[a] as number) | (image[b] as number);
    hands[hand + 1] = (image[a + 1] as number) | (image[b + 1] as number);
    hands[hand + 2] = ((image[a + 2] as number) + (image[b + 2] as number)) | 0;
  }
}

/** Finishes a deal whose hands are drawn from lists, and adds its weight, by contest, to the set of those who have the best hand. */
export function playDeal(desk: Desk, values: Int32Array, counts: Float64Array, weight: number): void {
  const { image } = desk;
  const open = 2 * (image[HEAD.open] as number);
  drawCards(desk, open + (image[HEAD.drawn] as number));
  giveOpen(desk);
  evaluateAll(desk, open, values);
  const sets = image[HEAD.sets] as number;
  for (let contest = 0; contest < (image[HEAD.contests] as number); contest++) {
    const at = (contest << values.length) + bestOf(values, image[sets + contest] as number);
    counts[at] = (counts[at] as number) + weight;
  }
}

/** Plays so many random deals: by contest and set of winners, how many. `counts` has 2^players places for each contest. */
export function playDeals(image: Int32Array, random: RandomState, deals: number, counts: Float64Array): void {
  const desk = makeDesk(image, random);
  const values = new Int32Array(image[HEAD.players] as number);
  for (let deal = 0; deal < deals; deal++) {
    while (!drawHands(desk));
    playDeal(desk, values, counts, 1);
  }
}

/** How often hands drawn from lists do not collide, in so many tries. */
export function tryHands(image: Int32Array, random: RandomState, tries: number): number {
  const desk = makeDesk(image, random);
  let kept = 0;
  for (let i = 0; i < tries; i++) if (drawHands(desk)) kept++;
  return kept;
}
