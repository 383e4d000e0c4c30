// Hands of seven cards by the thousand. Block by block: first the keys of all, four hands to seven words; then their values, as if there
// were no flushes; then the few flushes. Each loop is short and runs without a branch that nothing foretells.
import { evaluate7 } from "./evaluate.ts";
import { CARD_KEYS } from "./keys.ts";
import { SEVEN } from "./seven.ts";

const OFFSETS: Uint16Array = SEVEN.offsets;
const VALUES: Uint16Array = SEVEN.values;
const FLUSHES: Uint16Array = SEVEN.flushes;
const SUITED: Uint8Array = SEVEN.suited;
const NO_FLUSH = 4;

/** Hands in a block: few enough for all of it to stay in the nearest cache. */
const BLOCK = 512;
const CARDS: Uint8Array = new Uint8Array(7 * BLOCK);
const WORDS: Int32Array = new Int32Array(CARDS.buffer);
const KEYS: Int32Array = new Int32Array(BLOCK);
const FOUND: Uint16Array = new Uint16Array(BLOCK);
/** Which hands of the block are flushes. */
const FLUSHED: Uint16Array = new Uint16Array(BLOCK);

/** The key of a byte, and of two neighbouring bytes: filled when they are first needed. */
const ONE: Int32Array = new Int32Array(1 << 8);
const TWO: Int32Array = new Int32Array(1 << 14);
const littleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

function fillKeys(): void {
  for (let a = 0; a < 52; a++) {
    ONE[a] = CARD_KEYS[a] as number;
    for (let b = 0; b < 52; b++) TWO[(a << 8) | b] = (CARD_KEYS[a] as number) + (CARD_KEYS[b] as number);
  }
}

function addKeys(many: number): void {
  let at = 0;
  for (let i = 0; i < many; i = (i + 4) | 0) {
    const a = WORDS[at] as number;
    const b = WORDS[(at + 1) | 0] as number;
    const c = WORDS[(at + 2) | 0] as number;
    const d = WORDS[(at + 3) | 0] as number;
    const e = WORDS[(at + 4) | 0] as number;
    const f = WORDS[(at + 5) | 0] as number;
    const g = WORDS[(at + 6) | 0] as number;
    at = (at + 7) | 0;
    KEYS[i] =
      (((TWO[a & 0x3fff] as number) + (TWO[a >>> 16] as number)) | 0) +
      (((TWO[b & 0x3fff] as number) + (ONE[(b >>> 16) & 255] as number)) | 0);
    KEYS[(i + 1) | 0] =
      (((ONE[b >>> 24] as number) + (TWO[c & 0x3fff] as number)) | 0) + (((TWO[c >>> 16] as number) + (TWO[d & 0x3fff] as number)) | 0);
    KEYS[(i + 2) | 0] =
      (((TWO[d >>> 16] as number) + (TWO[e & 0x3fff] as number)) | 0) + (((TWO[e >>> 16] as number) + (ONE[f & 255] as number)) | 0);
    KEYS[(i + 3) | 0] =
      (((ONE[(f >>> 8) & 255] as number) + (TWO[f >>> 16] as number)) | 0) +
      (((TWO[g & 0x3fff] as number) + (TWO[g >>> 16] as number)) | 0);
  }
}

/** Finds the values without flushes; answers how many flushes there are. */
function findValues(many: number): number {
  let flushes = 0;
  for (let i = 0; i < many; i++) {
    const key = KEYS[i] as number;
    FOUND[i] = VALUES[((key >>> 9) + (OFFSETS[key >>> 19] as number)) & 0xffff] as number;
    if (SUITED[key & 511] !== NO_FLUSH) {
      FLUSHED[flushes] = i;
      flushes++;
    }
  }
  return flushes;
}

function findFlushes(flushes: number): void {
  for (let i = 0; i < flushes; i++) {
    const hand = FLUSHED[i] as number;
    const suit = SUITED[(KEYS[hand] as number) & 511] as number;
    let set = 0;
    for (let at = 7 * hand; at < 7 * hand + 7; at++) {
      const card = CARDS[at] as number;
      set |= Number((card & 3) === suit) << (card >> 2);
    }
    FOUND[hand] = FLUSHES[set] as number;
  }
}

/**
 * The values of hands of seven different cards each, one hand after another, as of {@link evaluate7}: the fastest way to rank many.
 * Nothing is checked; what is left over after the last seven is not read.
 *
 * @param values where to write them, as long as there are hands; a new array when left out
 */
export function evaluateMany(cards: Uint8Array, values: Uint16Array = new Uint16Array(Math.floor(cards.length / 7))): Uint16Array {
  const hands = Math.min(Math.floor(cards.length / 7), values.length);
  if (!littleEndian) return oneByOne(cards, hands, values);
  if (TWO[1] === 0) fillKeys();
  for (let start = 0; start < hands; start += BLOCK) {
    const many = Math.min(BLOCK, hands - start);
    CARDS.set(cards.subarray(7 * start, 7 * (start + many)));
    addKeys(many);
    findFlushes(findValues(many));
    values.set(many === BLOCK ? FOUND : FOUND.subarray(0, many), start);
  }
  return values;
}

function oneByOne(cards: Uint8Array, hands: number, values: Uint16Array): Uint16Array {
  for (let hand = 0; hand < hands; hand++) {
    const [a, b, c, d, e, f, g] = cards.subarray(7 * hand, 7 * hand + 7) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    values[hand] = evaluate7(a, b, c, d, e, f, g);
  }
  return values;
}
