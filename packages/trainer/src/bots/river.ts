import type { Card } from "sidepot/cards";
import type { Range } from "sidepot/equity";
import { fraction, type Random } from "sidepot/random";
import { HIGH, LOW, rangeOf, readWeights } from "../ranges/index.ts";
import { makeRiverSolver, type RiverAction, type RiverNode, type RiverPot, type RiverSpot } from "../river/index.ts";
import { CALL, CHECK, FOLD, raiseTo, type Want } from "./legal.ts";
import type { Spot } from "./spot.ts";

/** Always as many, so that the same spot is always played the same way. */
const ITERATIONS = 60;
/** Holdings of a range that are solved: with all-in players every pair of two counts. */
const MOST_PLAIN = 600;
const MOST_PAIRS = 120;
/** What is played less often than that is not played. */
const RARE = 0.06;

/** What the equilibrium of the river does; null where the river is not two players' to bet, or cannot be solved. */
export function riverWant(spot: Spot, random: Random): Want | null {
  const river = riverOf(spot);
  if (!river) return null;
  const made = makeRiverSolver(river.spot);
  if (!made.ok) return null;
  const solver = made.value;
  const node = nodeAfter(solver.nodes, river.path);
  if (!node || node.player !== river.player) return null;
  const hands = solver.hands[node.player];
  const [a, b] = spot.cards;
  const hand = hands.findIndex(([x, y]) => (x === a && y === b) || (x === b && y === a));
  if (hand < 0) return null;
  solver.run(ITERATIONS);
  const strategy = solver.strategy(node.index);
  const chances = node.actions.map((_, at) => {
    const chance = strategy[at * hands.length + hand] as number;
    return chance < RARE ? 0 : chance;
  });
  let left = fraction(random) * chances.reduce((sum, chance) => sum + chance, 0);
  const chosen = chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
  return chosen < 0 ? null : wantOf(node.actions[chosen] as RiverAction);
}

function wantOf(action: RiverAction): Want {
  if (action.do === "bet" || action.do === "raise") return raiseTo(action.to);
  return { fold: FOLD, check: CHECK, call: CALL }[action.do];
}

interface River {
  readonly spot: RiverSpot;
  readonly player: 0 | 1;
  /** What was done on the river so far. */
  readonly path: readonly RiverAction[];
}

/** The river from its beginning; null where it was not exactly two players' to bet then. */
function riverOf({ board, hand, line, seat, holding }: Spot): River | null {
  const { phase, stacks, bets, dead, folded, settings } = hand;
  if (board.length !== 5 || phase.at !== "betting") return null;
  const { front } = phase.round;
  const steps = line.steps.filter(({ street }) => street === 3);
  const gone = (other: number): boolean => folded[other] === true && !steps.some((step) => step.seat === other);
  const behind = stacks.map((chips, other) => chips + (front[other] as number));
  const order = stacks.map((_, i) => (settings.button + 1 + i) % stacks.length).filter((other) => !gone(other));
  const live = order.filter((other) => (behind[other] as number) > 0);
  const [first, second] = live;
  if (live.length !== 2 || first === undefined || second === undefined || !live.includes(seat)) return null;
  const allIn = order.filter((other) => !live.includes(other));
  const before = bets.map((chips, other) => chips - (front[other] as number));
  const most = allIn.length > 0 ? MOST_PAIRS : MOST_PLAIN;
  const range = (other: number): Range => {
    const weights = readWeights(line, board, other, "median", 3);
    return likeliest(weights, other === seat ? holding : -1, most);
  };
  const pots = potsOf(before, dead, allIn);
  const own = seat === first ? 0 : 1;
  return {
    spot: {
      board: [...board],
      ranges: [range(first), range(second)],
      allIn: allIn.map(range),
      pots,
      stacks: [behind[first] as number, behind[second] as number],
      menu: {
        bets: [0.7],
        raises: [0.9],
        allIn: true,
        mostRaises: 1,
        also: steps.flatMap(({ kind, to }) => (kind === "raise" ? [to] : [])),
      },
    },
    player: own,
    path: steps.map(
      ({ kind, to, level }): RiverAction => (kind === "raise" ? { do: level > 0 ? "raise" : "bet", to, allIn: false } : { do: kind }),
    ),
  };
}

/** The pots as they lay when the river began: cut where an all-in player ends, the last one between the two alone. */
function potsOf(before: readonly number[], dead: readonly number[], allIn: readonly number[]): RiverPot[] {
  const levels = [...new Set(allIn.map((other) => before[other] as number))].sort((a, b) => a - b);
  const top = Math.max(...before);
  const pots: RiverPot[] = [];
  let below = 0;
  if (levels.at(-1) !== top) levels.push(top);
  for (const level of levels) {
    let amount = level === levels[0] ? dead.reduce((sum, chips) => sum + chips, 0) : 0;
    for (const chips of before) amount += Math.min(chips, level) - Math.min(chips, below);
    pots.push({ amount, allIn: allIn.flatMap((other, index) => ((before[other] as number) >= level ? [index] : [])) });
    below = level;
  }
  return pots;
}

/** The likeliest holdings of a range, the player's own among them. */
function likeliest(weights: Float64Array, own: number, most: number): Range {
  const range = rangeOf(weights);
  const cards = own < 0 ? null : [HIGH[own] as Card, LOW[own] as Card];
  const kept = range.length <= most ? [...range] : [...range].sort((a, b) => b.weight - a.weight).slice(0, most);
  if (cards && !kept.some((combo) => combo.cards[0] === cards[0] && combo.cards[1] === cards[1])) {
    kept.push({ cards: [cards[0] as Card, cards[1] as Card], weight: kept.at(-1)?.weight ?? 1 });
  }
  return kept;
}

/** The place in the tree that the actions lead to, each by its kind and the nearest amount. */
function nodeAfter(nodes: readonly RiverNode[], path: readonly RiverAction[]): RiverNode | null {
  let node: RiverNode | undefined = nodes[0];
  for (const done of path) {
    if (!node) return null;
    let best = -1;
    let off = Number.POSITIVE_INFINITY;
    for (const [at, action] of node.actions.entries()) {
      if (action.do !== done.do) continue;
      const far = "to" in action && "to" in done ? Math.abs(action.to - done.to) : 0;
      if (far < off) {
        best = at;
        off = far;
      }
    }
    const next: number | null | undefined = node.next[best];
    node = next == null ? undefined : nodes[next];
  }
  return node ?? null;
}
