// Which hands play before the flop, as parts of all hands in the order of `chart.ts`. These are charts of an ordinary sound player;
// a style plays a multiple of them, and a reader of actions turns them round.
import type { Step } from "./line.ts";

/** What is opened with so many players behind (0 to 8), with a hundred big blinds. */
const OPEN = [1, 0.42, 0.46, 0.28, 0.215, 0.175, 0.15, 0.13, 0.11] as const;
/** Heads-up the button opens more: one opponent, and position. */
const OPEN_HEADS_UP = 0.8;
/** What goes all-in with ten big blinds and so many players behind. One behind is close to the equilibrium heads-up (58.3 %). */
const PUSH = [1, 0.58, 0.38, 0.28, 0.22, 0.18, 0.155, 0.135, 0.12] as const;
/** Up to so many big blinds a player goes all-in or folds. */
export const SHORT = 11;

const clamp = (x: number, least: number, most: number): number => Math.min(most, Math.max(least, x));

/** How deep a player is, in blinds: what can go in against the largest opponent. */
export const depthOf = (step: Step, blind: number): number => Math.min(step.front + step.stack, step.cover) / blind;

/** The part of hands that opens the betting; more where antes lie in the middle. All-in or fold where the stack is {@link SHORT}. */
export function openPart(step: Step, blind: number, players: number): number {
  const depth = depthOf(step, blind);
  const behind = Math.min(8, step.behind);
  // Limpers have put in more than the blinds, but they have hands.
  const dead = step.pot - step.callers * step.level;
  const money = clamp(dead / (1.5 * blind), 0.6, 3) ** 0.3;
  if (depth <= SHORT) return clamp((PUSH[behind] as number) * Math.sqrt(10 / Math.max(1, depth)) * money, 0.03, 1);
  const open = players === 2 ? OPEN_HEADS_UP : (OPEN[behind] as number);
  return clamp(open * money * 0.8 ** step.callers, 0.03, 0.95);
}

/** What goes on against a raise: `raise` is the part of all hands that raises again, `call` the part that calls or raises. */
export interface Answer {
  readonly raise: number;
  readonly call: number;
}

/**
 * What goes on against raises, given the part of hands that the last raise stands for.
 *
 * @param closing nobody is left to act behind, as for the big blind
 * @param own the part of hands that this player has shown by raising before; 1 without
 */
export function answerPart(step: Step, raised: number, closing: boolean, own: number): Answer {
  const price = (step.level - step.front) / Math.max(1, step.pot);
  // An ordinary raise asks for about half of the pot; larger ones leave fewer hands.
  const dear = clamp((0.5 / Math.max(0.05, price)) ** 0.6, 0.45, 1.5);
  if (own < 1) {
    const raise = Math.min(0.16 * own, 0.3 * raised + 0.01);
    return { raise: Math.max(0.015, raise), call: Math.max(raise, clamp(0.42 * own * dear, 0.02, own)) };
  }
  if (step.raises >= 2) return { raise: 0.2 * raised + 0.008, call: (0.45 * raised + 0.01) * dear };
  const raise = 0.022 + 0.16 * raised;
  const call = closing ? 0.04 + 0.58 * raised : 0.01 + 0.26 * raised;
  return { raise, call: Math.max(raise, clamp(call * dear * (step.callers > 0 ? 1.15 : 1), 0.02, 0.8)) };
}
