import type { Card } from "sidepot/cards";
import type { Combo, Range } from "sidepot/equity";
import type { Dealt } from "sidepot/hand";
import type { Seen } from "../bots/types.ts";
import type { Seat } from "../seat.ts";
import { boardOrder } from "./board.ts";
import { CLASS, classIn } from "./chart.ts";
import { HIGH, HOLDINGS, LOW } from "./combos.ts";
import { type Line, readLine, type Step } from "./line.ts";
import { narrow } from "./postflop.ts";
import { answerPart, depthOf, openPart, SHORT } from "./preflop.ts";
import type { Width } from "./types.ts";

/** How many more hands than usual a player's actions stand for. */
const WIDE: Readonly<Record<Width, number>> = { tight: 0.65, median: 1, wide: 1.5 };
/** Charts of sound players hardly call a raise without having put chips in; people do, with so many hands at least. */
const CALLED = 0.06;
/** Below that part of the likeliest holding, one is left out of a range. */
const CUT = 0.004;

/**
 * What a player's actions say about their two cards: before the flop by charts of position, action and depth, after it by the place
 * of a holding within what the player had, draws counted until the river. Only what everybody knows is used: cards that the reader
 * holds are still in the range, those on the board are not. Never empty; the likeliest holdings have the weight 1.
 *
 * @param seen the hand as anybody at the table sees it
 * @param width how much the player is taken to play
 */
export function readRange(seen: Seen, seat: Seat, width: Width): Range {
  return rangeOf(readWeights(readLine(seen.events), boardOf(seen.hand.boards[0]), seat, width));
}

/** The cards of a board that are known. */
export const boardOf = (board: readonly Dealt[] | undefined): Card[] => (board ?? []).filter((card): card is Card => card !== null);

/** Weights by holding as a range. */
export function rangeOf(weights: Float64Array): Range {
  let most = 0;
  for (const weight of weights) if (weight > most) most = weight;
  const range: Combo[] = [];
  for (let at = HOLDINGS - 1; at >= 0; at--) {
    const weight = (weights[at] as number) / most;
    if (weight >= CUT) range.push({ cards: [HIGH[at] as Card, LOW[at] as Card], weight });
  }
  return range;
}

/**
 * As {@link readRange}, as weights by holding (`HIGH`, `LOW`).
 *
 * @param streets only what was done before this street counts; default: everything
 */
export function readWeights(line: Line, board: readonly Card[], seat: number, width: Width, streets = 9): Float64Array {
  const weights = new Float64Array(HOLDINGS).fill(1);
  const factor = WIDE[width];
  readPreflop(weights, line, seat, factor);
  const known = board.length >= 3 ? boardOrder(board).values : null;
  if (known) for (let at = 0; at < HOLDINGS; at++) if (known[at] === 0) weights[at] = 0;
  for (const step of line.steps) {
    if (step.seat !== seat || step.street === 0 || step.street >= streets || board.length < step.street + 2) continue;
    narrow(weights, boardOrder(board.slice(0, step.street + 2)), step, factor);
  }
  return weights;
}

/** The parts of all hands that a player's last raise before the flop stood for, followed along the line. */
export interface Raised {
  /** By seat; 1 where the player has not raised. */
  readonly parts: number[];
  /** Of the last raise; 1 without. */
  last: number;
}

/** Follows what the raises before the flop stand for, up to a step of the line. */
export function raisedUntil(line: Line, until: number): Raised {
  const raised: Raised = { parts: new Array<number>(line.players).fill(1), last: 1 };
  for (let i = 0; i < until; i++) {
    const step = line.steps[i] as Step;
    if (step.street > 0) break;
    if (step.kind !== "raise") continue;
    raised.last = raisePart(step, line, raised);
    raised.parts[step.seat] = raised.last;
  }
  return raised;
}

function raisePart(step: Step, line: Line, raised: Raised): number {
  const depth = depthOf(step, line.blind);
  if (step.raises === 0) {
    const open = openPart(step, line.blind, line.players);
    // All-in for much more than an ordinary raise is no ordinary range.
    return step.to >= step.front + step.stack && depth > SHORT ? open * Math.max(0.4, (SHORT / depth) ** 0.5) : open;
  }
  const answer = answerPart(step, raised.last, step.behind === 0, raised.parts[step.seat] as number);
  // Short stacks go all-in with what would otherwise call.
  return step.to >= step.front + step.stack && depth < 30 ? Math.max(answer.raise, (answer.raise + answer.call) / 2) : answer.raise;
}

function readPreflop(weights: Float64Array, line: Line, seat: number, width: number): void {
  const raised: Raised = { parts: new Array<number>(line.players).fill(1), last: 1 };
  for (const step of line.steps) {
    if (step.street > 0) break;
    if (step.kind === "raise") {
      const part = raisePart(step, line, raised);
      if (step.seat === seat) keepTop(weights, 0, 1, Math.min(1, part * width), step.raises > 0 ? 0.12 : 0.05);
      raised.last = part;
      raised.parts[step.seat] = part;
    } else if (step.seat === seat && step.kind === "call") {
      if (step.raises === 0) {
        const open = openPart(step, line.blind, line.players);
        keepTop(weights, 0.4 * open, 0.3, Math.min(1, (1.3 * open + 0.2) * width), 0.1);
      } else {
        const answer = answerPart(step, raised.last, step.behind === 0, raised.parts[seat] as number);
        // Nothing was left to raise with where the call was all-in.
        const slow = step.to >= step.front + step.stack ? 1 : 0.2;
        keepTop(weights, answer.raise, slow, Math.min(1, Math.max(answer.call, answer.raise + CALLED) * width), 0.12);
      }
    } else if (step.seat === seat && step.kind === "check") {
      keepTop(weights, 0.07, 0.25, 1, 1);
    }
  }
}

/** Nothing is ruled out before the flop either. */
const LEAST = 0.003;

const kept = new Float64Array(169);

/** Keeps the best `to` of all hands, those better than `from` at a part, the next half as many at another. */
function keepTop(weights: Float64Array, from: number, best: number, to: number, next: number): void {
  const most = Math.min(1, to * 1.5);
  for (let hand = 0; hand < 169; hand++) {
    const inside = classIn(hand, to);
    const top = Math.min(classIn(hand, from), inside);
    kept[hand] = Math.max(LEAST, top * best + (inside - top) + (classIn(hand, most) - inside) * next);
  }
  for (let at = 0; at < HOLDINGS; at++) weights[at] = (weights[at] as number) * (kept[CLASS[at] as number] as number);
}
