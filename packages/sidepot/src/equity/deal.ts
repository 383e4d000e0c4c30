import type { Card } from "../cards/card.ts";
import type { Pair } from "./grid.ts";
import { both, type CardGraph, emptyGraph, hasMatching, join } from "./matching.ts";
import { dealsAlike, type SuitMap } from "./symmetry.ts";

/** What a player may still be dealt. */
interface Waiting {
  readonly player: number;
  readonly hands: readonly Pair[];
}

/**
 * A hand for each player, of those that the player may hold, so that no card is there twice; null where there is none.
 *
 * The player with the fewest hands chooses first. That alone would try millions of deals where many want the few same cards, so a
 * branch is cut where some of the players together cannot be served: n players need n hands that share no card.
 */
export function findDeal(ranges: readonly (readonly Pair[])[]): readonly Pair[] | null {
  const dealt: Pair[] = [];
  const taken = new Set<Card>();
  /** Only cards that somebody still wants make a difference. */
  const wanted = ranges.map((hands) => new Set(hands.flat()));
  const failed = new Set<string>();
  let suits: readonly SuitMap[] | null = null;

  /** Who waits, and the cards they miss: the same for states that a change of suits makes of each other. */
  const stateOf = (waiting: readonly Waiting[]): string => {
    suits ??= dealsAlike({ players: ranges.map((hands) => hands.map((cards) => ({ cards, weight: 1 }))) });
    const gone = [...taken].filter((card) => waiting.some(({ player }) => wanted[player]?.has(card)));
    const sets = suits.map((map) => String(gone.map((card) => map[card] as number).sort((a, b) => a - b)));
    return `${waiting.map(({ player }) => player)} ${sets.sort()[0]}`;
  };
  const deal = (waiting: readonly Waiting[]): boolean => {
    const easy = easiest(waiting);
    const rest = waiting.filter((one) => one !== easy);
    // Whatever the others take, one of these hands is left.
    if (easy) return deal(rest) && give(easy);
    if (waiting.length === 0) return true;
    const state = stateOf(waiting);
    if (failed.has(state)) return false;
    if (canServe(waiting)) {
      const next = waiting.reduce((least, one) => (one.hands.length < least.hands.length ? one : least));
      const others = waiting.filter((one) => one !== next);
      for (const hand of leastWanted(next.hands, others)) {
        hold(next.player, hand);
        if (deal(others.map(({ player, hands }) => ({ player, hands: hands.filter((other) => isFree(other, hand)) })))) return true;
        for (const card of hand) taken.delete(card);
      }
    }
    failed.add(state);
    return false;
  };
  const hold = (player: number, hand: Pair): void => {
    dealt[player] = hand;
    for (const card of hand) taken.add(card);
  };
  const give = ({ player, hands }: Waiting): boolean => {
    const hand = hands.find(([a, b]) => !taken.has(a) && !taken.has(b));
    if (hand) hold(player, hand);
    return hand !== undefined;
  };

  return deal(ranges.map((hands, player) => ({ player, hands }))) ? dealt : null;
}

const isFree = ([a, b]: Pair, [c, d]: Pair): boolean => a !== c && a !== d && b !== c && b !== d;

/** In how many hands each card is. */
function countCards(hands: readonly Pair[]): Int32Array {
  const found = new Int32Array(52);
  for (const hand of hands) for (const card of hand) found[card] = (found[card] as number) + 1;
  return found;
}

/** A player with so many hands that the cards of all others cannot touch every one of them. */
const easiest = (waiting: readonly Waiting[]): Waiting | undefined =>
  waiting.find(({ hands }) => hands.length > 2 * (waiting.length - 1) * Math.max(...countCards(hands)));

/** Hands in order of how many hands of the others they would take away. */
function leastWanted(hands: readonly Pair[], others: readonly Waiting[]): Pair[] {
  const wanted = countCards(others.flatMap((other) => other.hands));
  const cost = ([a, b]: Pair): number => (wanted[a] as number) + (wanted[b] as number);
  return [...hands].sort((x, y) => cost(x) - cost(y));
}

/** Whether the hands of any n of the players hold n that share no card: needed, though not always enough. */
function canServe(waiting: readonly Waiting[]): boolean {
  const graphs = waiting.map(({ hands }) => {
    const graph = emptyGraph();
    for (const [a, b] of hands) join(graph, a, b);
    return graph;
  });
  const extend = (from: number, union: CardGraph, size: number): boolean =>
    graphs.slice(from).every((graph, i) => {
      const more = both(union, graph);
      return hasMatching(more, size + 1) && extend(from + i + 1, more, size + 1);
    });
  return extend(0, emptyGraph(), 0);
}
