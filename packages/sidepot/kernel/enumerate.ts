// All 133,784,560 hands of seven cards. The last two cards are one look-up and one addition, from a list of all pairs of which those
// above the fifth card are the beginning, so that the innermost loop is long and knows nothing of suits. Where the first five cards have
// three of a suit, the few pairs of that suit are counted again as flushes; where they have four or five, every hand is looked at.
import {
  bitsOf,
  FIVE,
  FLUSHES,
  flushValue,
  keyOf,
  LAST_BITS,
  LAST_KEYS,
  LAST_RANKS,
  ONES,
  rankValue,
  SUIT_PAIRS,
  TOTALS,
} from "./memory";

/** Suits begun at 3; with so much more, four cards, or three, of a suit set its upper bit. */
const BEGIN: u64 = 0x3333000000000000;
const FOUR_TO_FIVE: u64 = 0x1111000000000000;
const THREE_TO_FIVE: u64 = 0x2222000000000000;
/** Hands that a byte can count, in bytes of the list. */
const STRETCH: usize = 4 * 240;

// @ts-ignore: decorator
@inline
function one(value: u32): u64 {
  return load<u64>((value >>> 9) & 0x38, ONES);
}

// @ts-ignore: decorator
@inline
function count(value: u32, many: u64): void {
  const at: usize = (value >>> 12) << 3;
  store<u64>(at, load<u64>(at, TOTALS) + many, TOTALS);
}

/** Every pair after five cards of which four or five are of a suit. */
function manySuited(key: u64, bits: u64, end: usize): u64 {
  let sum: u64 = 0;
  for (let at: usize = 0; at < end; at += 8) {
    const whole = key + load<u64>(at, LAST_KEYS);
    const value = (whole & FIVE) == 0 ? rankValue(<u32>whole) : flushValue(bits | load<u64>(at, LAST_BITS), whole);
    count(value, 1);
    sum += value;
  }
  return sum;
}

/** What the pairs of a suit change, of which three cards are there. */
function threeSuited(key: u64, bits: u64, suit: usize, last: usize): u64 {
  const above: usize = 12 - (last >> 2) + (suit > (last & 3) ? 1 : 0);
  const list: usize = SUIT_PAIRS + (suit << 11);
  const end: usize = list + (((above * (above - 1)) >> 1) << 4);
  let sum: u64 = 0;
  for (let at = list; at < end; at += 16) {
    const without = rankValue(<u32>(key + load<u64>(at)));
    const set = ((bits | load<u64>(at, 8)) >>> (suit << 4)) & 0x1fff;
    const value: u32 = load<u16>(<usize>set << 1, FLUSHES);
    count(without, -1);
    count(value, 1);
    sum += value - without;
  }
  return sum;
}

/** Adds the bytes of a stretch to sums of 16 bits. */
// @ts-ignore: decorator
@inline
function widen(sums: v128, bytes: u64): v128 {
  return v128.add<u16>(sums, v128.extend_low<u8>(v128.splat<u64>(bytes)));
}

function drain(sums: v128): void {
  const low = v128.extend_low<u16>(sums);
  const high = v128.extend_high<u16>(sums);
  v128.store(TOTALS, v128.add<u64>(v128.load(TOTALS), v128.extend_low<u32>(low)));
  v128.store(TOTALS, v128.add<u64>(v128.load(TOTALS, 16), v128.extend_high<u32>(low)), 16);
  v128.store(TOTALS, v128.add<u64>(v128.load(TOTALS, 32), v128.extend_low<u32>(high)), 32);
  v128.store(TOTALS, v128.add<u64>(v128.load(TOTALS, 48), v128.extend_high<u32>(high)), 48);
}

/** The sum of all values; with `counting`, which the compiler knows, also how many hands of each category there are, at TOTALS. */
// @ts-ignore: decorator
@inline
function walk(counting: bool): u64 {
  let sum: u64 = 0;
  memory.fill(TOTALS, 0, 128);
  for (let a: usize = 0; a < 46; a++) {
    const keyA = BEGIN + keyOf(a);
    for (let b: usize = a + 1; b < 47; b++) {
      const keyB = keyA + keyOf(b);
      for (let c: usize = b + 1; c < 48; c++) {
        const keyC = keyB + keyOf(c);
        const bitsC = bitsOf(a) | bitsOf(b) | bitsOf(c);
        for (let d: usize = c + 1; d < 49; d++) {
          const keyD = keyC + keyOf(d);
          const bitsD = bitsC | bitsOf(d);
          // At most C(48, 3) hands: 16 bits hold them.
          let sums = v128.splat<u16>(0);
          for (let e: usize = d + 1; e < 50; e++) {
            const key = keyD + keyOf(e);
            const pairs: usize = ((51 - e) * (50 - e)) >> 1;
            if (((key + FOUR_TO_FIVE) & FIVE) != 0) {
              sum += manySuited(key, bitsD | bitsOf(e), pairs << 3);
              continue;
            }
            const ranks = <u32>key;
            const end: usize = pairs << 2;
            let at: usize = 0;
            while (at < end) {
              let bytes: u64 = 0;
              const stop: usize = counting ? min<usize>(end, at + STRETCH) : end;
              for (; at + 16 <= stop; at += 16) {
                const v = rankValue(ranks + load<u32>(at, LAST_RANKS));
                const w = rankValue(ranks + load<u32>(at, LAST_RANKS + 4));
                const x = rankValue(ranks + load<u32>(at, LAST_RANKS + 8));
                const y = rankValue(ranks + load<u32>(at, LAST_RANKS + 12));
                sum += v + w + x + y;
                if (counting) bytes += one(v) + one(w) + one(x) + one(y);
              }
              for (; at < stop; at += 4) {
                const v = rankValue(ranks + load<u32>(at, LAST_RANKS));
                sum += v;
                if (counting) bytes += one(v);
              }
              if (counting) sums = widen(sums, bytes);
            }
            const three = (key + THREE_TO_FIVE) & FIVE;
            if (three != 0) sum += threeSuited(key, bitsD | bitsOf(e), <usize>(ctz<u64>(three) - 51) >> 2, e);
          }
          if (counting) drain(sums);
        }
      }
    }
  }
  return sum;
}

export function sumAll(): u64 {
  return walk(false);
}

export function countAll(): u64 {
  return walk(true);
}
