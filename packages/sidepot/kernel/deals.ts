// Random deals: the loop of src/equity/sample-plain.ts, word for word of its random numbers. What the words of the image mean is said in
// src/equity/sample-image.ts.
import { BOARD_SUITS, CARDS, DRAWN, FLUSHES, FOUND, IMAGE, NO_SUIT, OFFSETS, RANDOM, VALUES } from "./memory";

// Words of the head, and of a list in bytes.
const PLAYERS: usize = 0;
const DECK: usize = 1;
const BOARD_CARDS: usize = 2;
const OPEN: usize = 3;
const LISTS: usize = 4;
const CONTESTS: usize = 5;
const BOARD: usize = 6;
const HANDS_AT: usize = 9;
const CARDS_AT: usize = 10;
const OPEN_AT: usize = 11;
const LISTS_AT: usize = 12;
const SETS_AT: usize = 13;
const LIST_BYTES: usize = 20;
const LIST_HANDS: usize = 4;
const LIST_COUNT: usize = 8;
const LIST_REFUSED: usize = 12;
const LIST_ODDS: usize = 16;

// @ts-ignore: decorator
@inline
function head(word: usize): u32 {
  return load<u32>(IMAGE + (word << 2));
}

/** The address of a part of the image. */
// @ts-ignore: decorator
@inline
function part(word: usize): usize {
  return IMAGE + (<usize>head(word) << 2);
}

let s0: u32 = 0;
let s1: u32 = 0;
let s2: u32 = 0;
let s3: u32 = 0;

/** xoshiro128**. */
// @ts-ignore: decorator
@inline
function next(): u32 {
  const word = rotl<u32>(s1 * 5, 7) * 9;
  const c = s2 ^ s0;
  const d = s3 ^ s1;
  s0 ^= d;
  s2 = c ^ (s1 << 9);
  s1 ^= c;
  s3 = rotl<u32>(d, 11);
  return word;
}

/** The value of an int32 key without regard to suits. */
// @ts-ignore: decorator
@inline
function rankValue(key: u32): u32 {
  return load<u16>(((key >>> 8) + load<u16>((key >>> 18) & 0x3ffe, OFFSETS)) & 0x1fffe, VALUES);
}

/** The value of cards of one suit, five or more; 0 for fewer. */
// @ts-ignore: decorator
@inline
function suitValue(bits: u64, shift: u64): u32 {
  return load<u16>(<usize>((bits >>> shift) & 0x1fff) << 1, FLUSHES);
}

/** 1 for a card that is not out, 0 for one that is: the next card drawn takes its place. */
// @ts-ignore: decorator
@inline
function counted(bits: u64, out: u64): u32 {
  return (bits & out) == 0 ? 1 : 0;
}

/** The set of winners of a contest among the values found. */
function winners(set: u32): u32 {
  let best: u32 = 0;
  let found: u32 = 0;
  for (let rest = set; rest != 0; rest &= rest - 1) {
    const player = ctz<u32>(rest);
    const value = load<u32>(<usize>player << 2, FOUND);
    if (value > best) {
      best = value;
      found = 1 << player;
    } else if (value == best) found |= 1 << player;
  }
  return found;
}

// @ts-ignore: decorator
@inline
function more(counts: usize, set: u32): void {
  const at = counts + (<usize>set << 2);
  store<u32>(at, load<u32>(at) + 1);
}

/** Plays so many deals of the image at IMAGE from the generator at RANDOM; adds to the 32-bit counters at `counts`. */
export function deals(many: u32, counts: usize): void {
  s0 = load<u32>(RANDOM);
  s1 = load<u32>(RANDOM, 4);
  s2 = load<u32>(RANDOM, 8);
  s3 = load<u32>(RANDOM, 12);
  const hands = part(HANDS_AT);
  const handsEnd = hands + (<usize>head(PLAYERS) << 4);
  const cards = part(CARDS_AT);
  const deck = head(DECK);
  const ways = deck * deck * deck * deck * deck;
  const refusedCards: u32 = ways == 0 ? 0 : <u32>((<u64>1 << 32) % ways);
  const openAt = part(OPEN_AT);
  const openEnd = openAt + (<usize>head(OPEN) << 2);
  const wanted = head(BOARD_CARDS) + 2 * head(OPEN);
  const boardBytes: usize = <usize>head(BOARD_CARDS) << 2;
  const listsAt = part(LISTS_AT);
  const listsEnd = listsAt + LIST_BYTES * <usize>head(LISTS);
  const contests = head(CONTESTS);
  const sets = part(SETS_AT);
  const players = head(PLAYERS);
  const everyone = contests == 1 && load<u32>(sets) == (1 << players) - 1;
  for (let deal: u32 = 0; deal < many; deal++) {
    // Hands that come from lists; all of them again when two collide.
    let out: u64 = 0;
    let list = listsAt;
    while (list < listsEnd) {
      const count = load<u32>(list, LIST_COUNT);
      const refused = load<u32>(list, LIST_REFUSED);
      let word: u32;
      do {
        word = next();
      } while (word * count < refused);
      let number: usize = <usize>((<u64>word * count) >>> 32);
      const odds: usize = load<u32>(list, LIST_ODDS);
      if (odds != 0) {
        const own = IMAGE + (odds << 2) + (number << 3);
        if (next() >= load<u32>(own)) number = load<u32>(own, 4);
      }
      const from: usize = IMAGE + (<usize>load<u32>(list, LIST_HANDS) << 2) + (number << 4);
      const bits = load<u64>(from);
      if ((bits & out) != 0) {
        out = 0;
        list = listsAt;
        continue;
      }
      out |= bits;
      const hand: usize = hands + (<usize>load<u32>(list) << 4);
      store<u64>(hand, bits);
      store<u32>(hand, load<u32>(from, 8), 8);
      list += LIST_BYTES;
    }
    // Cards from the deck, five from a random word. Whether a card is out already is added up and not asked: nothing could foretell it.
    let got: u32 = 0;
    while (got < wanted) {
      let rest: u32;
      do {
        rest = next();
      } while (rest * ways < refusedCards);
      for (let i = 0; i < 5; i++) {
        const digits = <u64>rest * deck;
        rest = <u32>digits;
        const card: usize = cards + (<usize>(digits >>> 32) << 4);
        const bits = load<u64>(card);
        store<u32>(<usize>got << 2, <u32>card, DRAWN);
        got += counted(bits, out);
        out |= bits;
      }
    }
    let drawn: usize = DRAWN;
    for (let open = openAt; open < openEnd; open += 4) {
      const a: usize = load<u32>(drawn);
      const b: usize = load<u32>(drawn, 4);
      const hand = hands + (<usize>load<u32>(open) << 4);
      store<u64>(hand, load<u64>(a) | load<u64>(b));
      store<u32>(hand, load<u32>(a, 8) + load<u32>(b, 8), 8);
      drawn += 8;
    }
    let bits = load<u64>(IMAGE + (BOARD << 2));
    let key = head(BOARD + 2);
    for (const end = drawn + boardBytes; drawn < end; drawn += 4) {
      const card: usize = load<u32>(drawn);
      bits |= load<u64>(card);
      key += load<u32>(card, 8);
    }
    const suit: u32 = load<u8>(key & 511, BOARD_SUITS);
    // Two suits in each word, 13 bits each.
    const shift: u64 = 13 * (suit & 1) + ((suit & 2) << 4);
    if (everyone) {
      let best: u32 = 0;
      let found: u32 = 0;
      let player: u32 = 1;
      // Selections and no branches, since who wins cannot be foretold.
      if (suit == NO_SUIT) {
        for (let hand = hands; hand < handsEnd; hand += 16) {
          const value = rankValue(key + load<u32>(hand, 8));
          found = select<u32>(player, select<u32>(found | player, found, value == best), value > best);
          best = select<u32>(value, best, value > best);
          player <<= 1;
        }
      } else {
        for (let hand = hands; hand < handsEnd; hand += 16) {
          const value = max<u32>(rankValue(key + load<u32>(hand, 8)), suitValue(bits | load<u64>(hand), shift));
          found = select<u32>(player, select<u32>(found | player, found, value == best), value > best);
          best = select<u32>(value, best, value > best);
          player <<= 1;
        }
      }
      more(counts, found);
      continue;
    }
    let to: usize = FOUND;
    for (let hand = hands; hand < handsEnd; hand += 16) {
      let value = rankValue(key + load<u32>(hand, 8));
      if (suit != NO_SUIT) value = max<u32>(value, suitValue(bits | load<u64>(hand), shift));
      store<u32>(to, value);
      to += 4;
    }
    for (let contest: u32 = 0; contest < contests; contest++) {
      more(counts + (<usize>(contest << players) << 2), winners(load<u32>(sets + (<usize>contest << 2))));
    }
  }
}
