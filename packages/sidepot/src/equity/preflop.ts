// Known hands before the flop, exactly, without walking boards. What decides a board is which ranks lie there, unless somebody has a
// flush. So choices of ranks are walked (6,188 for five cards, where there are up to 1.7 million boards), each with the number of its
// boards on which nobody has a flush; boards with a flush are counted apart, by the set of cards of its suit.
import type { Card } from "../cards/card.ts";
import { SEVEN } from "../ranking/evaluate/evaluate.ts";
import { RANK_KEYS } from "../ranking/evaluate/keys.ts";
import { bestOf } from "./every.ts";
import { sizeOf } from "./tally.ts";
import type { Tally } from "./types.ts";

// Constants of this module, since V8 loads imported ones anew each time.
const KEYS: Int32Array = RANK_KEYS;
const VALUES: Uint16Array = SEVEN.values;
const OFFSETS: Uint16Array = SEVEN.offsets;
const FLUSHES: Uint16Array = SEVEN.flushes;

const ALL_RANKS = 0x1fff;
const MOST_PLAYERS = 10;

// The question that is being counted. One at a time, nothing outlives it, and fixed places are faster than an object's.

let players = 0;
/** Cards that the board still lacks. */
let missing = 0;
/** Rank keys of each player's cards and the known board's. */
const HELD: Int32Array = new Int32Array(MOST_PLAYERS);
/** `SUITED[4 * player + suit]`: ranks that the player has of the suit with the known board. */
const SUITED: Uint16Array = new Uint16Array(4 * MOST_PLAYERS);
/** Ranks of each player's own cards. */
const OWN: Uint16Array = new Uint16Array(MOST_PLAYERS);
/** Cards of each rank in the deck. */
const LEFT: Int32Array = new Int32Array(13);
/** Ranks in the deck by suit. */
const LIVE: Uint16Array = new Uint16Array(4);
/** `WAYS[5 * rank + n]`: ways to deal n cards of a rank. */
const WAYS: Int32Array = new Int32Array(65);
/** Ranks of the known board, those that lie there twice, and ranks by suit. */
let boardRanks = 0;
let boardPairs = 0;
const BOARD_SUITS: Uint16Array = new Uint16Array(4);
const VALUE: Int32Array = new Int32Array(MOST_PLAYERS);
/** Who contests each pot, as sets. */
let sets: Int32Array = new Int32Array(0);
/** Weight of boards: `counts[contest << players | set of the best]`. */
let counts: Float64Array = new Float64Array(0);
/** Two players and one pot that both contest. */
let headsUp = false;

// Kinds of suits in which somebody can have a flush; suits that are alike are one kind.

let kinds = 0;
const KIND_SUIT: Int32Array = new Int32Array(4);
/** Ranks of the suit in the deck. */
const KIND_LIVE: Uint16Array = new Uint16Array(4);
/** How many suits are of the kind. */
const KIND_ALIKE: Int32Array = new Int32Array(4);
/** How many of the missing cards may be of other suits, 0 to 2, for somebody to have a flush. */
const KIND_SPARE: Int32Array = new Int32Array(4);
/**
 * Ways to deal some ranks with 0, 1, 2 cards of other suits, in one number: eight bits for each, the fewest lowest. There are 90 ways at
 * most, so a product of two such numbers is that of the ways, cut to as many spare cards as make a flush.
 *
 * `STEPS[kind][5 * rank + n]`: n cards of one rank, of which one is of the suit or none is.
 */
const STEPS: readonly Int32Array[] = Array.from({ length: 4 }, () => new Int32Array(65));
const [STEPS_0, STEPS_1, STEPS_2, STEPS_3] = STEPS as [Int32Array, Int32Array, Int32Array, Int32Array];
const SPARE_BITS = 8;
/** By kind: the bits of as many spare cards as make a flush. */
const MASKS: Int32Array = new Int32Array(4);

/** Ways to choose `k` of `n`, up to 4. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

function take(hands: readonly (readonly [Card, Card])[], board: readonly Card[], dead: readonly Card[]): void {
  players = hands.length;
  missing = 5 - board.length;
  LEFT.fill(4);
  LIVE.fill(ALL_RANKS);
  BOARD_SUITS.fill(0);
  boardRanks = 0;
  boardPairs = 0;
  for (const card of [...hands.flat(), ...board, ...dead]) {
    LEFT[card >> 2] = (LEFT[card >> 2] as number) - 1;
    LIVE[card & 3] = (LIVE[card & 3] as number) & ~(1 << (card >> 2));
  }
  for (let rank = 0; rank < 13; rank++) for (let n = 0; n < 5; n++) WAYS[5 * rank + n] = choose(LEFT[rank] as number, n);
  for (const card of board) {
    const bit = 1 << (card >> 2);
    boardPairs |= boardRanks & bit;
    boardRanks |= bit;
    BOARD_SUITS[card & 3] = (BOARD_SUITS[card & 3] as number) | bit;
  }
  for (const [player, hand] of hands.entries()) {
    let key = 0;
    for (const card of [...hand, ...board]) key = (key + (KEYS[card >> 2] as number)) | 0;
    HELD[player] = key;
    OWN[player] = (1 << (hand[0] >> 2)) | (1 << (hand[1] >> 2));
    for (let suit = 0; suit < 4; suit++) SUITED[4 * player + suit] = BOARD_SUITS[suit] as number;
    for (const card of hand) {
      const at = 4 * player + (card & 3);
      SUITED[at] = (SUITED[at] as number) | (1 << (card >> 2));
    }
  }
  findKinds();
  takeSteps();
}

/** Suits count alike when the same players hold the same ranks of them, and the same ranks lie on the board and in the deck. */
function findKinds(): void {
  const known = new Map<string, number>();
  kinds = 0;
  KIND_ALIKE.fill(0);
  for (let suit = 0; suit < 4; suit++) {
    let most = 0;
    const name = [LIVE[suit], BOARD_SUITS[suit]];
    for (let player = 0; player < players; player++) {
      most = Math.max(most, sizeOf(SUITED[4 * player + suit] as number));
      name.push(SUITED[4 * player + suit]);
    }
    const spare = missing - (5 - most);
    if (spare < 0) continue;
    const before = known.get(name.join());
    if (before !== undefined) {
      KIND_ALIKE[before] = (KIND_ALIKE[before] as number) + 1;
      continue;
    }
    known.set(name.join(), kinds);
    KIND_SUIT[kinds] = suit;
    KIND_LIVE[kinds] = LIVE[suit] as number;
    KIND_ALIKE[kinds] = 1;
    // A flush needs three cards of its suit on the board.
    KIND_SPARE[kinds] = Math.min(2, spare);
    kinds++;
  }
}

/** Fills in the ways of each kind of flush, none for kinds that are not there. */
function takeSteps(): void {
  for (let kind = 0; kind < 4; kind++) {
    const there = kind < kinds;
    MASKS[kind] = there ? (1 << (SPARE_BITS * ((KIND_SPARE[kind] as number) + 1))) - 1 : 0;
    const steps = STEPS[kind] as Int32Array;
    for (let rank = 0; rank < 13; rank++) {
      const suited = there ? ((LIVE[KIND_SUIT[kind] as number] as number) >> rank) & 1 : 0;
      const other = (LEFT[rank] as number) - suited;
      for (let n = 1; n < 5; n++) {
        const few = n > 3 ? 0 : (suited * choose(other, n - 1)) << (SPARE_BITS * (n - 1));
        const many = n > 2 ? 0 : choose(other, n) << (SPARE_BITS * n);
        steps[5 * rank + n] = few + many;
      }
    }
  }
}

/** Adds boards on which the values are those in `VALUE`. */
function add(weight: number): void {
  for (let at = 0; at < sets.length; at++) {
    const best = (at << players) | bestOf(VALUE, sets[at] as number);
    counts[best] = (counts[best] as number) + weight;
  }
}

/** The same for two players with one pot, the most frequent question; without a branch, which nobody could predict. Ties count as 0. */
function addTwo(a: number, b: number, weight: number): void {
  const best = ((b - a) >>> 31) | (((a - b) >>> 31) << 1);
  counts[best] = (counts[best] as number) + weight;
}

const value = (key: number): number => VALUES[((key >>> 9) + (OFFSETS[key >>> 19] as number)) & 0xffff] as number;

/** Adds boards without a flush. */
function addRanks(key: number, weight: number): void {
  if (headsUp) {
    addTwo(value((key + (HELD[0] as number)) | 0), value((key + (HELD[1] as number)) | 0), weight);
    return;
  }
  for (let player = 0; player < players; player++) VALUE[player] = value((key + (HELD[player] as number)) | 0);
  add(weight);
}

/** The sum of the ways in one number. */
const sumOf = (ways: number): number => (ways & 0xff) + ((ways >> SPARE_BITS) & 0xff) + (ways >> (2 * SPARE_BITS));

/**
 * Walks the choices of `need` more cards from `rank` down. `key` and `ways` are those of the cards chosen so far; `a` to `d` are the ways
 * of each kind of flush.
 */
function walk(rank: number, need: number, key: number, ways: number, a: number, b: number, c: number, d: number): void {
  if (need === 1) {
    walkLast(rank, key, ways, a, b, c, d);
    return;
  }
  for (let r = rank; r >= 0; r--) {
    const left = LEFT[r] as number;
    for (let n = 1; n <= need && n <= left; n++) {
      const at = 5 * r + n;
      const more = (key + n * (KEYS[r] as number)) | 0;
      const product = ways * (WAYS[at] as number);
      const nextA = Math.imul(a, STEPS_0[at] as number) & (MASKS[0] as number);
      const nextB = Math.imul(b, STEPS_1[at] as number) & (MASKS[1] as number);
      const nextC = Math.imul(c, STEPS_2[at] as number) & (MASKS[2] as number);
      const nextD = Math.imul(d, STEPS_3[at] as number) & (MASKS[3] as number);
      if (n < need) walk(r - 1, need - n, more, product, nextA, nextB, nextC, nextD);
      else {
        const weight = product - flushes(nextA, nextB, nextC, nextD);
        if (weight !== 0) addRanks(more, weight);
      }
    }
  }
}

/** Ways to deal ranks so that somebody has a flush. */
function flushes(a: number, b: number, c: number, d: number): number {
  if ((a | b | c | d) === 0) return 0;
  return (
    (KIND_ALIKE[0] as number) * sumOf(a) +
    (KIND_ALIKE[1] as number) * sumOf(b) +
    (KIND_ALIKE[2] as number) * sumOf(c) +
    (KIND_ALIKE[3] as number) * sumOf(d)
  );
}

/**
 * The last card alone. With fewer spare cards so far than the flush allows any card will do; with all of them the card has to be of the
 * suit.
 */
function walkLast(rank: number, key: number, ways: number, a: number, b: number, c: number, d: number): void {
  if ((a | b | c | d) === 0) {
    for (let r = rank; r >= 0; r--) {
      const left = LEFT[r] as number;
      if (left > 0) addRanks((key + (KEYS[r] as number)) | 0, ways * left);
    }
    return;
  }
  const fullA = MASKS[0] as number;
  const fullB = MASKS[1] as number;
  const fullC = MASKS[2] as number;
  const fullD = MASKS[3] as number;
  const any = ways - flushes(a & (fullA >> SPARE_BITS), b & (fullB >> SPARE_BITS), c & (fullC >> SPARE_BITS), d & (fullD >> SPARE_BITS));
  const lastA = (KIND_ALIKE[0] as number) * sumOf(a & ~(fullA >> SPARE_BITS));
  const lastB = (KIND_ALIKE[1] as number) * sumOf(b & ~(fullB >> SPARE_BITS));
  const lastC = (KIND_ALIKE[2] as number) * sumOf(c & ~(fullC >> SPARE_BITS));
  const lastD = (KIND_ALIKE[3] as number) * sumOf(d & ~(fullD >> SPARE_BITS));
  for (let r = rank; r >= 0; r--) {
    const suited =
      lastA * (((KIND_LIVE[0] as number) >> r) & 1) +
      lastB * (((KIND_LIVE[1] as number) >> r) & 1) +
      lastC * (((KIND_LIVE[2] as number) >> r) & 1) +
      lastD * (((KIND_LIVE[3] as number) >> r) & 1);
    const weight = any * (LEFT[r] as number) - suited;
    if (weight !== 0) addRanks((key + (KEYS[r] as number)) | 0, weight);
  }
}

// Boards with a flush, one kind of suit after the other.

let suit = 0;
let alike = 0;
/** Cards of other suits in the deck by rank, and in all. */
const REST: Int32Array = new Int32Array(13);
let others = 0;

function countFlushes(kind: number): void {
  suit = KIND_SUIT[kind] as number;
  alike = KIND_ALIKE[kind] as number;
  const live = LIVE[suit] as number;
  others = 0;
  for (let r = 0; r < 13; r++) {
    REST[r] = (LEFT[r] as number) - ((live >> r) & 1);
    others += REST[r] as number;
  }
  for (let spare = 0; spare <= (KIND_SPARE[kind] as number); spare++) chooseSuited(live, missing - spare, spare, 0, 0);
}

/** Chooses `need` more cards of the suit among the ranks `from`; `spare` cards of other suits come to them. */
function chooseSuited(from: number, need: number, spare: number, chosen: number, key: number): void {
  if (need === 0) {
    flushBoards(chosen, spare, key);
    return;
  }
  for (let rest = from; rest !== 0; ) {
    const r = 31 - Math.clz32(rest);
    rest ^= 1 << r;
    chooseSuited(rest, need - 1, spare, chosen | (1 << r), (key + (KEYS[r] as number)) | 0);
  }
}

/**
 * All boards whose cards of the suit are the known board's and `chosen`, with `spare` cards of other suits.
 *
 * A flush loses only to a better one, and to a full house or four of a kind of somebody without one. That takes trips or two pairs on
 * the board, or a pair there and a hand of which every rank is there; all other boards are added at once.
 */
function flushBoards(chosen: number, spare: number, key: number): void {
  let flushed = 0;
  for (let player = 0; player < players; player++) {
    const v = FLUSHES[(SUITED[4 * player + suit] as number) | chosen] as number;
    VALUE[player] = v;
    if (v !== 0) flushed |= 1 << player;
  }
  // A contest in which nobody has a flush, or a pair on the board already: every board is looked at.
  let every = (boardPairs | (boardRanks & chosen)) !== 0;
  for (let at = 0; at < sets.length; at++) if (((sets[at] as number) & flushed) === 0) every = true;
  const ranks = boardRanks | chosen;
  const completing = every ? ALL_RANKS : completingRanks(flushed, ranks);
  let rest = spare === 0 ? 1 : spare === 1 ? others : (others * (others - 1)) / 2;
  if (spare === 0 && every) rest -= compare(flushed, key, 1);
  const last = spare === 0 || (spare === 1 && completing !== ALL_RANKS) ? 0 : 13;
  for (let r = 0; r < last; r++) {
    const ways = REST[r] as number;
    if (ways === 0) continue;
    const inside = every || ((ranks >> r) & 1) !== 0;
    const once = (key + (KEYS[r] as number)) | 0;
    if (spare === 1) {
      if (inside) rest -= compare(flushed, once, ways);
      continue;
    }
    const partners = every ? ALL_RANKS : inside ? ranks | completing : ((completing >> r) & 1) !== 0 ? ranks | (1 << r) : 0;
    for (let left = partners & ((2 << r) - 1); left !== 0; ) {
      const q = 31 - Math.clz32(left);
      left ^= 1 << q;
      const both = q === r ? (ways * (ways - 1)) / 2 : ways * (REST[q] as number);
      if (both > 0) rest -= compare(flushed, (once + (KEYS[q] as number)) | 0, both);
    }
  }
  if (rest === 0) return;
  for (let player = 0; player < players; player++) if (((flushed >> player) & 1) === 0) VALUE[player] = 0;
  add(rest * alike);
}

/** Ranks that put every rank of some hand without a flush on the board; all, when it is there already. */
function completingRanks(flushed: number, ranks: number): number {
  let found = 0;
  for (let player = 0; player < players; player++) {
    if (((flushed >> player) & 1) !== 0) continue;
    const lacking = (OWN[player] as number) & ~ranks;
    if (lacking === 0) return ALL_RANKS;
    if ((lacking & (lacking - 1)) === 0) found |= lacking;
  }
  return found;
}

/** Boards with a flush for some, and for the others what their ranks are worth. Answers how many they are, but for suits alike. */
function compare(flushed: number, key: number, ways: number): number {
  for (let player = 0; player < players; player++) {
    if (((flushed >> player) & 1) === 0) VALUE[player] = value((key + (HELD[player] as number)) | 0);
  }
  add(ways * alike);
  return ways;
}

/**
 * Counts all boards for two to ten known hands when at most two cards of the board are known. The cards are all different; nothing is
 * checked.
 *
 * @param contests who contests each pot, as indices of `hands`
 */
export function countPreflop(
  hands: readonly (readonly [Card, Card])[],
  board: readonly Card[],
  dead: readonly Card[],
  contests: readonly (readonly number[])[],
): Tally {
  take(hands, board, dead);
  sets = Int32Array.from(contests, (eligible) => eligible.reduce((set, player) => set | (1 << player), 0));
  headsUp = players === 2 && sets.length === 1 && sets[0] === 3;
  counts = new Float64Array(sets.length << players);
  walk(12, missing, 0, 1, 1, 1, 1, 1);
  for (let kind = 0; kind < kinds; kind++) countFlushes(kind);
  if (headsUp) {
    counts[3] = (counts[3] as number) + (counts[0] as number);
    counts[0] = 0;
  }
  const total = counts.subarray(0, 1 << players).reduce((sum, weight) => sum + weight, 0);
  return { counts: contests.map((_, at) => counts.slice(at << players, (at + 1) << players)), total, boards: total };
}
