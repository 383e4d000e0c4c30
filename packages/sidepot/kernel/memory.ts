// Where things lie in the kernel's memory, and how a key becomes a value. AssemblyScript: compiled by `npm run kernel`.

// Copied in by src/ranking/evaluate/kernel.ts, which has the same numbers.
/** The int32 key of each card: 23 bits of rank sum above 9 of suit sum. */
export const CARDS: usize = 0x200;
export const FLUSHES: usize = 0x4000;
/** Of the rows of keys, doubled: an offset in bytes. */
export const OFFSETS: usize = 0x8000;
export const VALUES: usize = 0x20000;
export const RANDOM: usize = 0xf00;
export const TOTALS: usize = 0xe00;

// Made by `prepare`.
/** Of each card 64 bits that add up: the rank sum, doubled, in the lower half, and from bit 48 how many there are of each suit. */
export const KEYS: usize = 0x400;
/** The same with each suit begun at 3, so that the fifth card of a suit sets the upper bit of its four. */
export const BEGUN: usize = 0x600;
/** The bit of each card: 16 bits a suit. */
export const BITS: usize = 0x800;
/** `ONES + 8 × category`: a byte that counts. */
export const ONES: usize = 0xa00;
/** Suit sum of the five cards of a board → the suit of which there are at least three, or NO_SUIT. */
export const BOARD_SUITS: usize = 0xc00;
/** Keys of two cards by both bytes at once. */
export const PAIRS: usize = 0x40000;
/** The lower halves of the keys of all pairs, the highest lower card first: those above a card lead the list. */
export const LAST_RANKS: usize = 0xc000;
/** The same pairs with their whole keys, and the bits of both cards. */
export const LAST_KEYS: usize = 0x10000;
export const LAST_BITS: usize = 0x13000;
/** By suit, 2 KB each, its own pairs in the same order: key, bits. */
export const SUIT_PAIRS: usize = 0xe000;

// Places to work in.
export const DRAWN: usize = 0x1000;
export const FOUND: usize = 0x1200;
/** From here on, what one call works on. */
export const IMAGE: usize = 0x60000;

export const NO_SUIT: u32 = 4;
/** The bits that a fifth card of a suit sets. */
export const FIVE: u64 = 0x8888000000000000;

// @ts-ignore: decorator
@inline
export function keyOf(card: usize): u64 {
  return load<u64>(card << 3, KEYS);
}

// @ts-ignore: decorator
@inline
export function bitsOf(card: usize): u64 {
  return load<u64>(card << 3, BITS);
}

/** The value of the lower half of a key, where no suit has five cards. */
// @ts-ignore: decorator
@inline
export function rankValue(key: u32): u32 {
  return load<u16>((key + load<u16>((key >>> 10) & 0x3ffe, OFFSETS)) & 0x1fffe, VALUES);
}

/** The value of the bits of cards, of which `key` has five of a suit. */
// @ts-ignore: decorator
@inline
export function flushValue(bits: u64, key: u64): u32 {
  const suit = (ctz<u64>(key & FIVE) - 51) << 2;
  return load<u16>(<usize>((bits >>> suit) & 0x1fff) << 1, FLUSHES);
}

function fillBoardSuits(): void {
  memory.fill(BOARD_SUITS, <u8>NO_SUIT, 512);
  for (let suit: usize = 0; suit < 4; suit++) {
    for (let a: usize = 0; a < 4; a++) {
      for (let b: usize = 0; b < 4; b++) {
        // Three of the suit and any two. Of the twos the key is the suit sum alone.
        const sum = 3 * load<u32>(suit << 2, CARDS) + load<u32>(a << 2, CARDS) + load<u32>(b << 2, CARDS);
        store<u8>(sum & 511, <u8>suit, BOARD_SUITS);
      }
    }
  }
}

function fillPairs(): void {
  let at: usize = 0;
  for (let low: i32 = 50; low >= 0; low--) {
    for (let high: i32 = low + 1; high < 52; high++) {
      const key = keyOf(low) + keyOf(high);
      const bits = bitsOf(low) | bitsOf(high);
      store<u32>(at << 2, <u32>key, LAST_RANKS);
      store<u64>(at << 3, key, LAST_KEYS);
      store<u64>(at << 3, bits, LAST_BITS);
      store<u64>((<usize>low | (<usize>high << 8)) << 3, key, PAIRS);
      store<u64>((<usize>high | (<usize>low << 8)) << 3, key, PAIRS);
      at++;
    }
  }
  for (let suit: i32 = 0; suit < 4; suit++) {
    let to: usize = SUIT_PAIRS + (<usize>suit << 11);
    for (let low: i32 = 44 + suit; low >= 0; low -= 4) {
      for (let high: i32 = low + 4; high < 52; high += 4) {
        store<u64>(to, keyOf(low) + keyOf(high));
        store<u64>(to, bitsOf(low) | bitsOf(high), 8);
        to += 16;
      }
    }
  }
}

/** Makes the tables from those that were copied in. */
export function prepare(): void {
  for (let card: usize = 0; card < 52; card++) {
    const suit: u64 = card & 3;
    const rank = <u64>((load<u32>(card << 2, CARDS) >>> 9) << 1);
    const key = rank + (<u64>1 << (48 + 4 * suit));
    store<u64>(card << 3, key, KEYS);
    store<u64>(card << 3, key + 0x3333000000000000, BEGUN);
    store<u64>(card << 3, <u64>1 << (16 * suit + (card >> 2)), BITS);
  }
  for (let category: usize = 0; category < 8; category++) store<u64>(category << 3, <u64>1 << (category << 3), ONES);
  fillBoardSuits();
  fillPairs();
}
