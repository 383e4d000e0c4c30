import { fraction, type Random } from "sidepot/random";
import { answerPart, depthOf, openPart, partIn, raisedUntil, SHORT } from "../ranges/index.ts";
import { ALL_IN, CALL, FOLD, raiseTo, type Want } from "./legal.ts";
import type { Spot } from "./spot.ts";
import type { Temper } from "./temper.ts";
import { weigh, worthCalling } from "./weigh.ts";

/** From that part of the stack on a call is for the whole hand. */
const COMMITTED = 0.34;
/** From that part of the stack on a raise may as well be everything. */
const ALL_THE_WAY = 0.4;

/** What a style that weighs its hand does before the flop: the charts, and equity where the whole stack is at stake. */
export function preflopWant(spot: Spot, temper: Temper, random: Random): Want {
  const { step, holding, line, call, hand, opponents } = spot;
  const { blind, players } = line;
  const chance = fraction(random);
  if (step.raises === 0) {
    const part = openPart(step, blind, players) * temper.open;
    const open = partIn(holding, Math.min(0.97, part));
    if (chance < open) {
      if (depthOf(step, blind) <= SHORT) return ALL_IN;
      return sized(spot, (step.behind === 1 ? 2.8 : 2.4) * Math.max(blind, step.level) + step.callers * blind, temper);
    }
    return call === 0 || chance < partIn(holding, Math.min(0.97, part + temper.limp)) ? CALL : FOLD;
  }
  const raised = raisedUntil(line, line.steps.length);
  const closing = step.behind === 0;
  const answer = answerPart(step, raised.last, closing, raised.parts[spot.seat] as number);
  const raiserIsAllIn = (hand.stacks[step.raiser] ?? 0) === 0;
  if (raiserIsAllIn || call >= COMMITTED * step.stack) {
    const weighed = weigh(spot, temper, random);
    const margin = closing || opponents.length === 0 ? 1 : 1.08;
    if (!worthCalling(spot, weighed, temper, margin)) return FOLD;
    return spot.live > 0 && weighed.live > 0.58 ? ALL_IN : CALL;
  }
  if (chance < partIn(holding, Math.min(0.9, answer.raise * temper.reraise))) {
    const to = step.raises === 1 ? (3 + step.callers) * step.level : 2.3 * step.level;
    return step.raises >= 3 ? ALL_IN : sized(spot, to, temper);
  }
  return chance < partIn(holding, Math.min(0.97, Math.max(answer.raise, answer.call * temper.call))) ? CALL : FOLD;
}

/** A raise of about that total: larger by the style, all-in where most of the stack would be gone. */
function sized({ step }: Spot, to: number, temper: Temper): Want {
  const total = to * Math.sqrt(temper.size);
  return total >= ALL_THE_WAY * (step.front + step.stack) || total >= 0.7 * step.cover ? ALL_IN : raiseTo(total);
}
