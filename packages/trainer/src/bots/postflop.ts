import { fraction, type Random } from "sidepot/random";
import { boardOrder } from "../ranges/index.ts";
import { ALL_IN, CALL, CHECK, FOLD, raiseTo, type Want } from "./legal.ts";
import type { Spot } from "./spot.ts";
import type { Temper } from "./temper.ts";
import { placeOf, returned, weigh, worthCalling } from "./weigh.ts";

/** The part of the pot that a hand must expect to be bet for value, or raised, against one opponent: flop, turn, river. */
const VALUE = [0.53, 0.56, 0.6] as const;
const RAISE = [0.67, 0.7, 0.77] as const;
/** How often the last aggressor goes on with nothing, and how often anybody bets into players who have checked. */
const BARREL = [0.75, 0.45, 0.3] as const;
const STAB = 0.35;
/** How often a draw is bet, and raised. */
const DRAW_BET = 0.65;
const DRAW_RAISE = 0.25;
/** From so many outs on a hand is a draw. */
const DRAW = 7;

/** What a style that weighs its hand does after the flop. */
export function postflopWant(spot: Spot, temper: Temper, random: Random): Want {
  const weighed = weigh(spot, temper, random);
  const chance = fraction(random);
  const street = Math.min(2, spot.board.length - 3);
  const may = (spot.legal.bet ?? spot.legal.raise) !== null;
  return spot.call === 0 ? unbet() : facing();

  function unbet(): Want {
    if (!may) return CHECK;
    const share = weighed.live;
    const enough = needed(VALUE[street] as number, spot.live) - temper.eager;
    // Now and then a strong hand waits.
    if (share >= enough) return chance < 0.88 ? bet(spot, temper, share > 0.82 || street === 2 ? 0.75 : 0.6) : CHECK;
    const draws = street < 2 && outsOf(spot) >= DRAW;
    const led = lastAggressor(spot) === spot.seat;
    const often = (draws ? DRAW_BET : led ? (BARREL[street] as number) : spot.step.behind === 0 ? STAB : 0.05) / spot.live ** 1.5;
    // A player who is all-in does not fold: what a bluff wins at once is what the all-in player is not in for.
    return chance < often * temper.bluff * (temper.layers ? uncontested(spot) : 1) ? bet(spot, temper, 0.6) : CHECK;
  }

  function facing(): Want {
    const raises = spot.step.raises;
    const share = spot.live > 0 ? weighed.live : 0;
    const enough = needed(RAISE[street] as number, Math.max(1, spot.live)) + 0.05 * (raises - 1) - temper.eager;
    if (may && share >= enough && chance < 0.85) return raise(spot, temper);
    const draws = street < 2 && outsOf(spot) >= DRAW;
    if (may && raises === 1 && draws && chance < DRAW_RAISE * temper.bluff * (temper.layers ? uncontested(spot) : 1))
      return raise(spot, temper);
    const margin = margins(spot, draws, street);
    if (worthCalling(spot, weighed, temper, margin)) return CALL;
    return defends(spot, temper, returned(spot, weighed, temper)) ? CALL : FOLD;
  }
}

/** The share that is wanted of more opponents, when one is worth so much. */
const needed = (one: number, opponents: number): number => one ** (0.45 + 0.55 * Math.max(1, opponents));

/** Streets to come cost the weaker hand; a draw gets some of it back. */
function margins({ live, step }: Spot, draws: boolean, street: number): number {
  if (live === 0) return 1;
  if (street === 2) return 1.05;
  if (draws) return 0.95;
  return (street === 0 ? 1.3 : 1.18) + (step.behind === 0 ? 0 : 0.06);
}

/** Whether the hand is among those that must go on so that a bet with nothing gains nothing. It is asked against one opponent only. */
function defends(spot: Spot, temper: Temper, expected: number): boolean {
  if (temper.defend === 0 || spot.opponents.length !== 1 || spot.canWin <= spot.call) return false;
  // Hands that would win hardly ever are no part of anybody's defence.
  if (expected < 0.75 * spot.call) return false;
  // A bet of b into P risks b to win P: b / (P + b) may fold.
  const folds = spot.call / (spot.canWin - spot.call);
  return placeOf(spot) > 1 - (1 - folds) * temper.defend;
}

/** The part of the chips in the middle that no all-in player can win. */
function uncontested({ hand, opponents, layers, pot }: Spot): number {
  let most = -1;
  for (const other of opponents) if (hand.stacks[other] === 0) most = Math.max(most, hand.bets[other] as number);
  if (most < 0) return 1;
  let sum = 0;
  for (const { amount, level } of layers) if (level > most) sum += amount;
  return pot > 0 ? sum / pot : 0;
}

function lastAggressor({ line, board }: Spot): number {
  const street = board.length - 2;
  for (let i = line.steps.length - 1; i >= 0; i--) {
    const step = line.steps[i];
    if (step?.kind === "raise" && step.street < street) return step.seat;
  }
  return -1;
}

const outsOf = ({ board, holding }: Spot): number => boardOrder(board).outs[holding] as number;

function bet(spot: Spot, temper: Temper, part: number): Want {
  return sized(spot, part * temper.size * spot.pot);
}

function raise(spot: Spot, temper: Temper): Want {
  return sized(spot, spot.step.level + 0.75 * temper.size * (spot.pot + spot.call));
}

/** A street's total: nobody bets more than can be called, and what leaves little behind is everything. */
function sized({ step }: Spot, to: number): Want {
  const all = Math.min(step.cover, step.front + step.stack);
  return to >= 0.7 * all ? (step.cover < step.front + step.stack ? raiseTo(step.cover) : ALL_IN) : raiseTo(to);
}
