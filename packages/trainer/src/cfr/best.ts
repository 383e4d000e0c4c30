import { CHANCE, END, type Strategy, type Tree } from "./tree.ts";

/** What two strategies are worth, in the game's chips a hand. */
export interface Worth {
  /** What player 0 gains when both play the strategies. */
  readonly value: number;
  /** What each player would gain by the best answer to the other's strategy. */
  readonly best: readonly [number, number];
  /** How far from an equilibrium: half of what both could gain by changing to their best answers (NashConv / 2). 0 in an equilibrium. */
  readonly exploitability: number;
}

/** Measures a strategy exactly, by walking the whole tree. */
export function worthOf(tree: Tree, strategy: Strategy): Worth {
  const best = [bestAnswer(tree, strategy, 0), bestAnswer(tree, strategy, 1)] as const;
  return { value: gainOf(tree, strategy), best, exploitability: (best[0] + best[1]) / 2 };
}

/** What player 0 gains when both play the strategy. */
function gainOf({ nodes, kind, edges, to, chance, gain, slot }: Tree, strategy: Strategy): number {
  const values = gain.slice();
  for (let node = nodes - 1; node >= 0; node--) {
    if (kind[node] === END) continue;
    const from = edges[node] as number;
    const first = slot[node] as number;
    let value = 0;
    for (let edge = from; edge < (edges[node + 1] as number); edge++) {
      const weight = first < 0 ? (chance[edge] as number) : (strategy[first + edge - from] as number);
      value += weight * (values[to[edge] as number] as number);
    }
    values[node] = value;
  }
  return values[0] as number;
}

/** What a player gains by the best answer to the other's strategy: in each set the action that is best over all its places. */
function bestAnswer(tree: Tree, strategy: Strategy, player: 0 | 1): number {
  const { nodes, kind, edges, to, chance, gain, slot, sets } = tree;
  const reach = reachWithout(tree, strategy, player);
  const values = new Float64Array(nodes).fill(Number.NaN);
  // By first slot: the action taken in the sets that are decided already.
  const decided = new Map<number, number>();
  const places = new Map(sets.map((set) => [set.slot, set.nodes]));

  /** Which action is best in a set: one further down is decided first, since players remember and sets never meet again. */
  function choice(first: number, actions: number): number {
    const known = decided.get(first);
    if (known !== undefined) return known;
    let most = Number.NEGATIVE_INFINITY;
    let action = 0;
    for (let i = 0; i < actions; i++) {
      let sum = 0;
      for (const node of places.get(first) as readonly number[]) {
        sum += (reach[node] as number) * value(to[(edges[node] as number) + i] as number);
      }
      if (sum > most) {
        most = sum;
        action = i;
      }
    }
    decided.set(first, action);
    return action;
  }

  function value(node: number): number {
    const known = values[node] as number;
    if (!Number.isNaN(known)) return known;
    const from = edges[node] as number;
    const end = edges[node + 1] as number;
    const first = slot[node] as number;
    let sum = 0;
    if (kind[node] === END) sum = player === 0 ? (gain[node] as number) : -(gain[node] as number);
    else if (kind[node] === player) sum = value(to[from + choice(first, end - from)] as number);
    else {
      for (let edge = from; edge < end; edge++) {
        const weight = kind[node] === CHANCE ? (chance[edge] as number) : (strategy[first + edge - from] as number);
        sum += weight * value(to[edge] as number);
      }
    }
    values[node] = sum;
    return sum;
  }
  return value(0);
}

/** How likely chance and the other player come to each node, when the player does all they can to get there. */
function reachWithout({ nodes, kind, edges, to, chance, slot }: Tree, strategy: Strategy, player: 0 | 1): Float64Array {
  const reach = new Float64Array(nodes);
  reach[0] = 1;
  for (let node = 0; node < nodes; node++) {
    const from = edges[node] as number;
    for (let edge = from; edge < (edges[node + 1] as number); edge++) {
      const own = kind[node] === player;
      const weight = own
        ? 1
        : kind[node] === CHANCE
          ? (chance[edge] as number)
          : (strategy[(slot[node] as number) + edge - from] as number);
      reach[to[edge] as number] = (reach[node] as number) * weight;
    }
  }
  return reach;
}
