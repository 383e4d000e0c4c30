import type { Card } from "sidepot/cards";
import { type Hand, type Legal, legalActions } from "sidepot/hand";
import { boardOf, holdingOf, type Line, readLine, type Step } from "../ranges/index.ts";
import type { Seen } from "./types.ts";

/** One layer of the money that a player can win after calling. */
export interface Layer {
  readonly amount: number;
  /** Who has put in so much can win it. */
  readonly level: number;
}

/** A decision, with what a player at the table counts before it. Chips are whole numbers in the smallest unit. */
export interface Spot {
  readonly hand: Hand;
  readonly seat: number;
  readonly legal: Legal;
  readonly cards: readonly [Card, Card];
  readonly holding: number;
  readonly board: readonly Card[];
  readonly line: Line;
  /** This decision as the line's next step. */
  readonly step: Step;
  /** All chips in the middle and in front. */
  readonly pot: number;
  /** Chips to add; 0 where nothing is owed. */
  readonly call: number;
  /** Seats that may be at the showdown against this one: not folded, and not still to come in. */
  readonly opponents: readonly number[];
  /** How many others could still put chips in. */
  readonly live: number;
  /** What calling plays for, main pot first. Chips of others above that are not in it. */
  readonly layers: readonly Layer[];
  /** The sum of {@link layers}. */
  readonly canWin: number;
}

/**
 * The decision of a seat; null where it is no decision of ours: not hold'em on one board, or not this seat's turn.
 */
export function spotOf({ hand, events, seat }: Seen): Spot | null {
  const { phase, settings, bets, folded, stacks } = hand;
  if (phase.at !== "betting" || phase.toAct !== seat || settings.game !== "holdem" || hand.boards.length > 1) return null;
  const legal = legalActions(hand);
  const [first, second] = hand.cards[seat] ?? [];
  if (!legal || first == null || second == null) return null;
  const line = readLine(events);
  if (line.players !== stacks.length) return null;
  const opponents: number[] = [];
  let live = 0;
  let pot = 0;
  for (let other = 0; other < stacks.length; other++) {
    pot += (bets[other] as number) + (hand.dead[other] as number);
    if (other === seat || folded[other]) continue;
    const behind = (stacks[other] as number) > 0;
    if (behind) live++;
    // Who has not spoken on this street and owes chips is taken to fold.
    const absent = behind && phase.round.acted[other] === false && (phase.round.front[other] as number) < phase.round.level;
    if (!absent) opponents.push(other);
  }
  const layers = layersAfter(hand, seat, legal.call, opponents);
  return {
    hand,
    seat,
    legal,
    cards: [first, second],
    holding: holdingOf(first, second),
    board: boardOf(hand.boards[0]),
    line,
    step: line.next(seat),
    pot,
    call: legal.call,
    opponents,
    live,
    layers,
    canWin: layers.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/**
 * What a player can win by calling: of everybody's chips, folded ones too, at most what the player will have put in, cut where an
 * opponent has put in less. Dead chips are in the first layer.
 */
export function layersAfter({ bets, dead }: Hand, seat: number, call: number, opponents: readonly number[]): Layer[] {
  const own = (bets[seat] as number) + call;
  const levels = [...new Set([own, ...opponents.map((other) => Math.min(own, bets[other] as number))])].sort((a, b) => a - b);
  const layers: Layer[] = [];
  let below = 0;
  for (const level of levels) {
    let amount = level === levels[0] ? dead.reduce((sum, chips) => sum + chips, 0) : 0;
    for (let other = 0; other < bets.length; other++) {
      const put = other === seat ? own : (bets[other] as number);
      amount += Math.min(put, level) - Math.min(put, below);
    }
    if (amount > 0) layers.push({ amount, level });
    below = level;
  }
  return layers;
}
