/** A game of two players in which one gains what the other loses, as data. Players remember what they knew and did. */
export type GameNode =
  /** The end: what player 0 gains. */
  | { readonly kind: "end"; readonly gain: number }
  /** Chances are more than 0 and add up to 1. */
  | { readonly kind: "chance"; readonly chances: readonly number[]; readonly next: readonly GameNode[] }
  /** All places that a player cannot tell apart have the same `set`, a name of any kind, and the same actions. */
  | {
      readonly kind: "choice";
      readonly player: 0 | 1;
      readonly set: string;
      readonly actions: readonly string[];
      readonly next: readonly GameNode[];
    };

/** What the numbers of {@link Tree.kind} mean; a choice is the number of its player. */
export const CHANCE = 2;
export const END = 3;

/**
 * A game laid out flat: nodes in the order of a walk from the root, so that every node comes after the one that leads to it. An edge
 * leads to each node but the first; those of one node lie side by side.
 */
export interface Tree {
  readonly nodes: number;
  /** By node: 0 or 1 for a choice of that player, {@link CHANCE} or {@link END}. */
  readonly kind: Uint8Array;
  /** By node: its first edge; those of the next node begin at `edges[node + 1]`. */
  readonly edges: Int32Array;
  /** By edge: the node that it leads to. */
  readonly to: Int32Array;
  /** By edge: of chance its probability, otherwise 0. */
  readonly chance: Float64Array;
  /** By node: what player 0 gains at an end, otherwise 0. */
  readonly gain: Float64Array;
  /** By node: the first slot of its set, the others follow in the order of the actions; -1 where nobody chooses. */
  readonly slot: Int32Array;
  /** How many numbers a strategy has: one for each action of each set. */
  readonly slots: number;
  readonly sets: readonly SetOf[];
}

/** Places that a player cannot tell apart. */
export interface SetOf {
  readonly name: string;
  readonly player: 0 | 1;
  readonly actions: readonly string[];
  /** Where its actions begin in a strategy. */
  readonly slot: number;
  readonly nodes: readonly number[];
}

/** Probabilities of all actions in all sets, by slot. */
export type Strategy = Float64Array;

/**
 * Lays a game out flat.
 *
 * @throws RangeError for what is no game: chances that do not add up to 1, a set of two players or with different actions
 */
export function makeTree(root: GameNode): Tree {
  const order = [root];
  const first: number[] = [];
  const to: number[] = [];
  const chance: number[] = [];
  const sets = new Map<string, SetOf & { readonly nodes: number[] }>();
  let slots = 0;
  for (let node = 0; node < order.length; node++) {
    const now = order[node] as GameNode;
    first.push(to.length);
    if (now.kind === "end") continue;
    if (now.kind === "chance") checkChances(now.chances, now.next);
    else {
      const { player, set, actions, next } = now;
      if (actions.length === 0 || actions.length !== next.length) throw new RangeError(`${set}: an action for each way on`);
      const known = sets.get(set) ?? { name: set, player, actions, slot: slots, nodes: [] };
      if (!sets.has(set)) {
        sets.set(set, known);
        slots += actions.length;
      }
      if (known.player !== player || known.actions.join() !== actions.join()) throw new RangeError(`${set}: places that can be told apart`);
      known.nodes.push(node);
    }
    for (const [i, child] of now.next.entries()) {
      to.push(order.length);
      chance.push(now.kind === "chance" ? (now.chances[i] as number) : 0);
      order.push(child);
    }
  }
  first.push(to.length);
  return {
    nodes: order.length,
    kind: Uint8Array.from(order, (node) => (node.kind === "choice" ? node.player : node.kind === "chance" ? CHANCE : END)),
    edges: Int32Array.from(first),
    to: Int32Array.from(to),
    chance: Float64Array.from(chance),
    gain: Float64Array.from(order, (node) => (node.kind === "end" ? node.gain : 0)),
    slot: Int32Array.from(order, (node) => (node.kind === "choice" ? (sets.get(node.set) as SetOf).slot : -1)),
    slots,
    sets: [...sets.values()],
  };
}

function checkChances(chances: readonly number[], next: readonly GameNode[]): void {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  const fine = chances.length === next.length && chances.every((chance) => chance > 0) && Math.abs(sum - 1) < 1e-9;
  if (!fine) throw new RangeError("chances that do not add up to 1");
}

/** Every action as likely as the others. */
export function evenStrategy({ sets, slots }: Tree): Strategy {
  const strategy = new Float64Array(slots);
  for (const { slot, actions } of sets) strategy.fill(1 / actions.length, slot, slot + actions.length);
  return strategy;
}
