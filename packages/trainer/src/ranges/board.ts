// How strong every holding is on a board, so that actions can be read as parts of an order: made hands by their place among all, and
// before the river what draws may still become.
import type { Card } from "sidepot/cards";
import { evaluate } from "sidepot/evaluate";
import { HIGH, HOLDINGS, LOW } from "./combos.ts";

/** All holdings on a board of three to five cards. */
export interface BoardOrder {
  /** By holding: the value of the made hand (`sidepot/evaluate`); 0 where a card lies on the board. */
  readonly values: Uint16Array;
  /** By holding: the part of all holdings that it is ahead of now, ties half, raised by its draws: 0 to 1. */
  readonly strengths: Float32Array;
  /** By holding: cards that make it a straight, a flush or an over-pair, the last counted half. */
  readonly outs: Float32Array;
  /** The holdings that are possible, the weakest first. */
  readonly order: Uint16Array;
}

/** The lowest value of a straight: hands from there on are made, and their draws count for nothing. */
const STRAIGHT = 4 << 12;
/** What one out adds of what is missing, by cards on the board: two cards to come, one, none. */
const OUT = [0, 0, 0, 0.032, 0.02, 0] as const;

/** By a set of ranks (bit 0 the two): the ranks that would make a straight of it. */
const COMPLETES: Uint16Array = new Uint16Array(1 << 13);
const RUNS = [0b1_0000_0000_1111, ...Array.from({ length: 9 }, (_, low) => 0b11111 << low)];
for (let set = 0; set < 1 << 13; set++) {
  let found = 0;
  for (const run of RUNS) {
    const missing = run & ~set;
    if ((missing & (missing - 1)) === 0) found |= missing;
  }
  COMPLETES[set] = found;
}

function bits(set: number): number {
  let rest = set;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const KEY = 2048;
const packed = new Int32Array(HOLDINGS);

/** The last board of each length: everybody at a table asks about the same ones. What is kept changes no answer. */
const kept: (readonly [string, BoardOrder] | undefined)[] = [];

/** The order of all holdings on a board. */
export function boardOrder(board: readonly Card[]): BoardOrder {
  const name = board.join(" ");
  const last = kept[board.length];
  if (last?.[0] === name) return last[1];
  const made = orderOn(board);
  kept[board.length] = [name, made];
  return made;
}

function orderOn(board: readonly Card[]): BoardOrder {
  const values = new Uint16Array(HOLDINGS);
  const strengths = new Float32Array(HOLDINGS);
  const outs = new Float32Array(HOLDINGS);
  const onBoard = new Uint8Array(52);
  for (const card of board) onBoard[card] = 1;
  const cards = [0, 0, ...board];
  let count = 0;
  for (let at = 0; at < HOLDINGS; at++) {
    const high = HIGH[at] as number;
    const low = LOW[at] as number;
    if (onBoard[high] === 1 || onBoard[low] === 1) continue;
    cards[0] = high;
    cards[1] = low;
    const value = evaluate(cards);
    values[at] = value;
    packed[count++] = value * KEY + at;
  }
  const sorted = packed.subarray(0, count).sort();
  for (let from = 0; from < count; ) {
    const value = (sorted[from] as number) >> 11;
    let to = from + 1;
    while (to < count && (sorted[to] as number) >> 11 === value) to++;
    const strength = (from + to) / 2 / count;
    for (let i = from; i < to; i++) strengths[(sorted[i] as number) & (KEY - 1)] = strength;
    from = to;
  }
  const order = new Uint16Array(count);
  if (board.length < 5) {
    addDraws(board, values, strengths, outs);
    for (let i = 0; i < count; i++) {
      const at = (sorted[i] as number) & (KEY - 1);
      packed[i] = Math.round((strengths[at] as number) * 500_000) * KEY + at;
    }
    packed.subarray(0, count).sort();
  }
  for (let i = 0; i < count; i++) order[i] = (packed[i] as number) & (KEY - 1);
  return { values, strengths, outs, order };
}

function addDraws(board: readonly Card[], values: Uint16Array, strengths: Float32Array, outs: Float32Array): void {
  const out = OUT[board.length] ?? 0;
  const suits = [0, 0, 0, 0];
  let ranks = 0;
  let top = 0;
  for (const card of board) {
    suits[card & 3] = (suits[card & 3] as number) + 1;
    ranks |= 1 << (card >> 2);
    top = Math.max(top, card >> 2);
  }
  const open = COMPLETES[ranks] as number;
  for (let at = 0; at < HOLDINGS; at++) {
    const value = values[at] as number;
    if (value === 0 || value >= STRAIGHT) continue;
    const high = HIGH[at] as number;
    const low = LOW[at] as number;
    const a = high & 3;
    const b = low & 3;
    const flush = a === b ? (suits[a] as number) + 2 === 4 : (suits[a] as number) + 1 === 4 || (suits[b] as number) + 1 === 4;
    const straight = bits((COMPLETES[ranks | (1 << (high >> 2)) | (1 << (low >> 2))] as number) & ~open);
    let found = (flush ? (a === b ? 9 : 7) : 0) + straight * (flush ? 3 : 4);
    // High cards that may pair; a value below a pair is none.
    if (value < 1 << 12) found += (high >> 2 > top ? 1.5 : 0) + (low >> 2 > top ? 1.5 : 0);
    outs[at] = found;
    const strength = strengths[at] as number;
    strengths[at] = strength + (1 - strength) * Math.min(0.5, found * out);
  }
}
