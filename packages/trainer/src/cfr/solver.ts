import { CHANCE, END, evenStrategy, type Strategy, type Tree } from "./tree.ts";

/** Ways of minimising regret, the oldest first. */
export const VARIANTS = ["cfr", "linear", "cfr+", "dcfr"] as const;
/**
 * One of {@link VARIANTS}. `cfr` counts all iterations alike (Zinkevich et al. 2007). `linear` weighs an iteration by its number, in
 * regrets and in the average; `cfr+` forgets negative regrets at once and weighs the average so (Tammelin 2014); `dcfr` discounts old
 * regrets by t^1.5 / (t^1.5 + 1) where they are positive and by a half where they are negative, and weighs the average by the square
 * of the iteration (Brown and Sandholm 2019, with α 1.5, β 0, γ 2).
 */
export type Variant = (typeof VARIANTS)[number];

/** Regret minimisation under way. */
export interface Solver {
  /** Iterations done. */
  readonly done: number;
  /** Does so many more; each updates player 0 and then player 1. */
  iterate(times: number): void;
  /** The average strategy: the one that comes near an equilibrium. A new array. */
  average(): Strategy;
}

/** Begins to solve a game from the strategy in which all actions are as likely. */
export function makeSolver(tree: Tree, variant: Variant): Solver {
  const work: Work = {
    strategy: evenStrategy(tree),
    regrets: new Float64Array(tree.slots),
    sums: new Float64Array(tree.slots),
    own: new Float64Array(tree.nodes),
    others: new Float64Array(tree.nodes),
    values: new Float64Array(tree.nodes),
    first: new Int32Array(tree.sets.map((set) => set.slot)),
    last: new Int32Array(tree.sets.map((set) => set.slot + set.actions.length)),
    player: new Uint8Array(tree.sets.map((set) => set.player)),
  };
  let done = 0;
  return {
    get done() {
      return done;
    },
    iterate(times) {
      for (let i = 0; i < times; i++) {
        done++;
        for (const player of [0, 1] as const) update(tree, work, variant, player, done);
      }
    },
    average: () => normalised(tree, work.sums),
  };
}

/** What an iteration works on; everything is made once. */
interface Work {
  /** By slot. */
  readonly strategy: Float64Array;
  readonly regrets: Float64Array;
  readonly sums: Float64Array;
  /** By node: how likely the player to be updated comes there by their own choices, and the others by theirs and by chance. */
  readonly own: Float64Array;
  readonly others: Float64Array;
  readonly values: Float64Array;
  /** By set: its slots, and whose it is. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly player: Uint8Array;
}

/** One player's half of an iteration: down the tree for the reach of every node, up again for values and regrets. */
function update(tree: Tree, work: Work, variant: Variant, player: 0 | 1, iteration: number): void {
  descend(tree, work, player, averageWeight(variant, iteration));
  ascend(tree, work, player, variant === "linear" ? iteration : 1);
  discount(work, variant, player, iteration);
}

/** How much an iteration counts in the average. */
function averageWeight(variant: Variant, iteration: number): number {
  if (variant === "cfr") return 1;
  return variant === "dcfr" ? iteration * iteration : iteration;
}

function descend(
  { nodes, kind, edges, to, chance, slot }: Tree,
  { strategy, sums, own, others }: Work,
  player: number,
  weight: number,
): void {
  own[0] = 1;
  others[0] = 1;
  for (let node = 0; node < nodes; node++) {
    const what = kind[node] as number;
    if (what === END) continue;
    const from = edges[node] as number;
    const end = edges[node + 1] as number;
    const mine = own[node] as number;
    const theirs = others[node] as number;
    if (what === CHANCE) {
      for (let edge = from; edge < end; edge++) {
        const child = to[edge] as number;
        own[child] = mine;
        others[child] = theirs * (chance[edge] as number);
      }
    } else if (what === player) {
      let at = slot[node] as number;
      for (let edge = from; edge < end; edge++, at++) {
        const child = to[edge] as number;
        const part = mine * (strategy[at] as number);
        own[child] = part;
        others[child] = theirs;
        // Its player's own choices lead alike to all places of a set, so that each place adds the same.
        sums[at] = (sums[at] as number) + weight * part;
      }
    } else {
      let at = slot[node] as number;
      for (let edge = from; edge < end; edge++, at++) {
        const child = to[edge] as number;
        own[child] = mine;
        others[child] = theirs * (strategy[at] as number);
      }
    }
  }
}

function ascend(
  { nodes, kind, edges, to, chance, gain, slot }: Tree,
  { strategy, regrets, others, values }: Work,
  player: number,
  weight: number,
): void {
  const sign = player === 0 ? 1 : -1;
  for (let node = nodes - 1; node >= 0; node--) {
    const what = kind[node] as number;
    if (what === END) {
      values[node] = sign * (gain[node] as number);
      continue;
    }
    const from = edges[node] as number;
    const end = edges[node + 1] as number;
    let value = 0;
    if (what === CHANCE) {
      for (let edge = from; edge < end; edge++) value += (chance[edge] as number) * (values[to[edge] as number] as number);
    } else {
      const first = slot[node] as number;
      for (let edge = from, at = first; edge < end; edge++, at++)
        value += (strategy[at] as number) * (values[to[edge] as number] as number);
      if (what === player) {
        const reach = weight * (others[node] as number);
        for (let edge = from, at = first; edge < end; edge++, at++) {
          regrets[at] = (regrets[at] as number) + reach * ((values[to[edge] as number] as number) - value);
        }
      }
    }
    values[node] = value;
  }
}

/** Old regrets lose weight, and the player's next strategy is made: actions as likely as their regrets are positive. */
function discount({ strategy, regrets, first, last, player: owner }: Work, variant: Variant, player: number, iteration: number): void {
  const power = iteration ** 1.5;
  const up = variant === "dcfr" ? power / (power + 1) : 1;
  const down = variant === "dcfr" ? 0.5 : variant === "cfr+" ? 0 : 1;
  for (let set = 0; set < first.length; set++) {
    if (owner[set] !== player) continue;
    const from = first[set] as number;
    const end = last[set] as number;
    let sum = 0;
    for (let at = from; at < end; at++) {
      const old = regrets[at] as number;
      const regret = old > 0 ? old * up : old * down;
      regrets[at] = regret;
      if (regret > 0) sum += regret;
    }
    const even = 1 / (end - from);
    for (let at = from; at < end; at++) {
      const regret = regrets[at] as number;
      strategy[at] = sum > 0 ? (regret > 0 ? regret / sum : 0) : even;
    }
  }
}

/** The sums of each set as parts of 1; all alike where a set was never reached. */
function normalised(tree: Tree, sums: Float64Array): Strategy {
  const strategy = evenStrategy(tree);
  for (const { slot, actions } of tree.sets) {
    let sum = 0;
    for (let at = slot; at < slot + actions.length; at++) sum += sums[at] as number;
    if (sum > 0) for (let at = slot; at < slot + actions.length; at++) strategy[at] = (sums[at] as number) / sum;
  }
  return strategy;
}
