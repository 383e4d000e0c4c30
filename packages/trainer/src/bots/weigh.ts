import type { Random } from "sidepot/random";
import { boardOrder, HOLDINGS, readWeights } from "../ranges/index.ts";
import { type Estimate, estimate } from "./estimate.ts";
import type { Spot } from "./spot.ts";
import type { Temper } from "./temper.ts";

const ANY = new Float64Array(HOLDINGS).fill(1);
/** Deals behind an estimate; on a river they cost little. */
const DEALS = 160;
const RIVER_DEALS = 600;

/** What the hand takes of each pot against what the others' actions say. */
export function weigh({ cards, board, opponents, layers, hand, line }: Spot, temper: Temper, random: Random): Estimate {
  const others = opponents.map((other) => ({
    weights: temper.reads ? readWeights(line, board, other, "median") : ANY,
    put: hand.bets[other] as number,
    live: (hand.stacks[other] as number) > 0,
  }));
  return estimate(cards, board, others, layers, board.length === 5 ? RIVER_DEALS : DEALS, random(2 ** 32));
}

/** Whether a call returns its price: by what can be won, or, for who does not know better, by everything on the table. */
export function worthCalling(spot: Spot, weighed: Estimate, temper: Temper, margin: number): boolean {
  return returned(spot, weighed, temper) >= spot.call * temper.price * margin;
}

/** What a call is expected to bring back, in chips. */
export function returned({ layers, pot, call }: Spot, { shares, all }: Estimate, temper: Temper): number {
  if (!temper.layers) return (pot + call) * all;
  let sum = 0;
  for (let i = 0; i < layers.length; i++) sum += (layers[i] as { amount: number }).amount * (shares[i] as number);
  return sum;
}

/** How good the hand is within what this player's own actions say: the part of that range which is weaker, 0 to 1. */
export function placeOf({ line, board, seat, holding }: Spot): number {
  const { order, strengths } = boardOrder(board);
  const weights = readWeights(line, board, seat, "median");
  const own = strengths[holding] as number;
  let weaker = 0;
  let total = 0;
  for (let i = 0; i < order.length; i++) {
    const at = order[i] as number;
    const weight = weights[at] as number;
    total += weight;
    if ((strengths[at] as number) < own) weaker += weight;
  }
  return total > 0 ? weaker / total : 0.5;
}
