import type { Card } from "sidepot/cards";
import type { Range } from "sidepot/equity";
import { type Action, apply, type Hand } from "sidepot/hand";
import type { Choice } from "./types.ts";

/** How often an opponent goes on with two cards when asked. */
export type Goes = (seat: number, cards: readonly [Card, Card]) => number;

/**
 * What a choice comes to when the hand itself is played to its end by the referee, deal by deal: asked opponents call or fold, nobody
 * bets again, every hand is shown. In chips over folding. Slow, and nothing in common with the coach's sums.
 *
 * @param ranges by seat; none for the player and for those who have folded
 */
export function worthSlowly(hand: Hand, seat: number, choice: Choice, ranges: ReadonlyMap<number, Range>, goes: Goes): number {
  const before = hand.stacks[seat] as number;
  let weights = 0;
  let sum = 0;
  const used = [...(hand.boards[0] ?? []), ...(hand.cards[seat] ?? [])].map(Number);
  eachDeal(used, [...ranges], (cards, weight) => {
    // The smallest chip is small enough for every tie to divide.
    const dealt = { ...hand, settings: { ...hand.settings, unit: 1 }, cards: hand.cards.map((own, i) => cards.get(i) ?? own) };
    const first = played(
      dealt,
      choice.do === "call" || choice.do === "check" || choice.do === "fold" ? { do: choice.do, seat } : { ...choice, seat },
    );
    for (const [end, often] of goOn(first, cards, goes)) sum += weight * often * ((end.stacks[seat] as number) - before);
    weights += weight;
  });
  return sum / weights;
}

function played(hand: Hand, action: Action): Hand {
  const done = apply(hand, action);
  if (!done.ok) throw new Error(`${done.error.code} ${JSON.stringify(action)}`);
  return done.value.hand;
}

/** All ends of the hand with how often they come. */
function goOn(hand: Hand, cards: ReadonlyMap<number, readonly [Card, Card]>, goes: Goes): [Hand, number][] {
  const { phase } = hand;
  if (phase.at === "complete") return [[hand, 1]];
  if (phase.at === "showdown") return goOn(played(hand, { do: "show", seat: phase.toAct }), cards, goes);
  if (phase.at !== "betting") throw new Error(`cards are due: ${phase.at}`);
  const { toAct, round } = phase;
  if ((round.front[toAct] as number) >= round.level) return goOn(played(hand, { do: "check", seat: toAct }), cards, goes);
  const often = goes(toAct, cards.get(toAct) as readonly [Card, Card]);
  const ends: [Hand, number][] = [];
  for (const [action, part] of [["call", often] as const, ["fold", 1 - often] as const]) {
    if (part === 0) continue;
    for (const [end, more] of goOn(played(hand, { do: action, seat: toAct }), cards, goes)) ends.push([end, part * more]);
  }
  return ends;
}

function eachDeal(
  used: readonly number[],
  ranges: readonly (readonly [number, Range])[],
  found: (cards: Map<number, readonly [Card, Card]>, weight: number) => void,
): void {
  const [next, ...rest] = ranges;
  if (!next) {
    found(new Map(), 1);
    return;
  }
  for (const { cards, weight } of next[1]) {
    if (cards.some((card) => used.includes(card))) continue;
    eachDeal([...used, ...cards], rest, (others, more) => found(new Map([...others, [next[0], cards]]), weight * more));
  }
}
