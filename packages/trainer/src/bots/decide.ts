import type { Action } from "sidepot/hand";
import { fraction, type Random } from "sidepot/random";
import { CALL, CHECK, FOLD, legalise, raiseTo, type Want } from "./legal.ts";
import { postflopWant } from "./postflop.ts";
import { preflopWant } from "./preflop.ts";
import { riverWant } from "./river.ts";
import { honestWant, randomWant } from "./simple.ts";
import { type Spot, spotOf } from "./spot.ts";
import { TEMPERS, type Temper } from "./temper.ts";
import type { Bot, Level, Seen } from "./types.ts";

/** How often a bot that weighs its hand takes its second choice. An easy one does not read the others' actions either: they may hold anything. */
export const SLIPS: Readonly<Record<Level, number>> = { easy: 0.3, normal: 0.02, hard: 0 };
/** A slip never costs more than this part of the stack: nobody calls off everything by mistake. */
const DEAREST = 0.2;

/**
 * A bot's choice: always a legal action, of what the bot's own seat may see alone. The same knowledge and the same randomness give the
 * same action. Never throws; where the game is not hold'em on one board, checks or folds.
 *
 * @param seen the hand and its events as the seat to act sees them
 * @param random taken from a few times a decision
 */
export function decide(seen: Seen, bot: Bot, random: Random): Action {
  return legalise(seen.hand, seen.seat, wanted(seen, bot, random));
}

function wanted(seen: Seen, bot: Bot, random: Random): Want {
  if (bot.style === "fold-man") return FOLD;
  if (bot.style === "station") return CALL;
  const spot = spotOf(seen);
  if (!spot) return FOLD;
  if (bot.style === "random") return randomWant(spot, random);
  if (bot.style === "honest") return honestWant(spot, random);
  const style = TEMPERS[bot.style];
  if (!style) return FOLD;
  const level = bot.level ?? "normal";
  const temper = level === "easy" ? { ...style, reads: false } : style;
  const slips = fraction(random) < SLIPS[level];
  const best = (bot.style === "solver" && riverWant(spot, random)) || weighedWant(spot, temper, random);
  return slips ? secondChoice(spot, best) : best;
}

const weighedWant = (spot: Spot, temper: Temper, random: Random): Want =>
  spot.board.length < 3 ? preflopWant(spot, temper, random) : postflopWant(spot, temper, random);

/** A bet becomes a check, a raise a call, a call a fold, a fold a call, a check a bet of half the pot; not where that costs much. */
function secondChoice(spot: Spot, best: Want): Want {
  const { call, pot, step } = spot;
  const cheap = (chips: number): boolean => chips <= DEAREST * step.stack;
  if (best.do === "raise") return call === 0 ? CHECK : CALL;
  if (call === 0) return cheap(pot / 2) ? raiseTo(step.level + pot / 2) : CHECK;
  if (best.do === "call") return FOLD;
  return cheap(call) ? CALL : FOLD;
}
