// Counterfactual regret minimisation over whole ranges: one walk of the tree for each player in turn, every hand of both at once.
import type { Result } from "sidepot";
import { exploitabilityOf, reachOf, valuesOf } from "./best.ts";
import { type Prepared, prepare } from "./spot.ts";
import type { RiverEnd, RiverTree } from "./tree.ts";
import type { RiverNode, RiverProblem, RiverSolver, RiverSpot } from "./types.ts";

// Discounted CFR by Brown and Sandholm ("Solving imperfect-information games via discounted regret minimization", 2019). Their 1.5, 0, 2
// would keep half of a negative regret; 0.3 and 3 came out better on our rivers, CFR+ by Tammelin and its predictive form worse.
const POSITIVE = 1.5;
const NEGATIVE = 0.3;
const AVERAGE = 3;

/** What the solver keeps of one node: by action, by hand of the player to act. */
interface NodeState {
  readonly actions: number;
  readonly regrets: Float64Array;
  /** The current strategy. */
  readonly current: Float64Array;
  /** The weighed sum of all strategies so far. */
  readonly sum: Float64Array;
}

/** Room for the walks, one of each kind for each depth of the tree. */
interface Room {
  /** What the other player comes with, by hand. */
  readonly reach: readonly Float64Array[];
  /** What the other player folds, where the tree ends there. */
  readonly folds: Float64Array;
  /** By depth and action what the player's hands get. */
  readonly values: readonly (readonly Float64Array[])[];
  /** By hand, while a node is updated. */
  readonly mean: Float64Array;
  readonly scale: Float64Array;
}

/**
 * Makes a solver of a river with two players who can still bet, and any number of all-in ones.
 *
 * Every holding of the two is counted against every other, and what all-in players hold is counted exactly up to two of them; from three on
 * a long list of joint holdings is drawn at random with a fixed seed where all of them would be too many (`method`).
 *
 * @returns a {@link RiverProblem} where the spot makes no sense or is too large
 */
export function makeRiverSolver(spot: RiverSpot): Result<RiverSolver, RiverProblem> {
  const prepared = prepare(spot);
  return prepared.ok ? { ok: true, value: solverOf(prepared.value) } : prepared;
}

/** The solver of a spot made ready. */
export function solverOf(prepared: Prepared): RiverSolver {
  const { spot, players, tree, complete } = prepared;
  const states = tree.nodes.map(({ player, actions }) => emptyState(actions.length, players[player].count));
  const rooms = [roomOf(tree, players[0].count, players[1].count), roomOf(tree, players[1].count, players[0].count)] as const;
  let iterations = 0;
  const averages = (): Float64Array[] => states.map(averageOf);
  return {
    spot,
    nodes: tree.nodes,
    hands: [players[0].cards, players[1].cards],
    method: complete ? "exact" : "sampled",
    get iterations() {
      return iterations;
    },
    run: (more) => {
      for (let left = more; left > 0; left--) {
        iterations++;
        for (const player of [0, 1] as const) {
          new Walk(prepared, states, rooms[player], player, iterations).run();
        }
      }
    },
    exploitability: () => exploitabilityOf(prepared, averages()),
    strategy: (node) => averageOf(states[node] as NodeState),
    values: (node) => valuesOf(prepared, averages(), node),
    reach: (node) => reachOf(prepared, averages(), node, (tree.nodes[node] as RiverNode).player),
  };
}

function emptyState(actions: number, hands: number): NodeState {
  const size = actions * hands;
  return {
    actions,
    regrets: new Float64Array(size),
    current: new Float64Array(size).fill(1 / actions),
    sum: new Float64Array(size),
  };
}

function roomOf({ nodes }: RiverTree, mine: number, others: number): Room {
  // By depth the most actions that a node there has; the first one holds what the whole tree is worth.
  const most = [1];
  for (const { path, actions } of nodes) most[path.length + 1] = Math.max(most[path.length + 1] ?? 0, actions.length);
  return {
    reach: most.map(() => new Float64Array(others)),
    folds: new Float64Array(others),
    values: most.map((actions) => Array.from({ length: actions }, () => new Float64Array(mine))),
    mean: new Float64Array(mine),
    scale: new Float64Array(mine),
  };
}

/** One walk: the regrets of one player are updated against the other's current strategy. */
class Walk {
  readonly #prepared: Prepared;
  readonly #states: readonly NodeState[];
  readonly #room: Room;
  readonly #player: 0 | 1;
  readonly #gains: number;
  readonly #average: number;
  /** Regrets of no more are the rounding of nothing: nobody comes here whose cards let them. */
  readonly #least: number;

  constructor(prepared: Prepared, states: readonly NodeState[], room: Room, player: 0 | 1, iteration: number) {
    this.#prepared = prepared;
    this.#states = states;
    this.#room = room;
    this.#player = player;
    const power = iteration ** POSITIVE;
    this.#gains = power / (power + 1);
    this.#average = iteration ** AVERAGE;
    const { weight } = prepared.players[player === 0 ? 1 : 0];
    this.#least = 1e-12 * prepared.pot * weight.reduce((sum, one) => sum + one, 0);
  }

  run(): void {
    const [reach, values] = [this.#room.reach[0] as Float64Array, this.#room.values[0]?.[0] as Float64Array];
    reach.set((this.#prepared.players[1 - this.#player] as { weight: Float64Array }).weight);
    values.fill(0);
    this.#node(0, 1, reach, values);
  }

  /** Adds to `out` what a node is worth. */
  #node(index: number, depth: number, reach: Float64Array, out: Float64Array): void {
    if (this.#prepared.tree.nodes[index]?.player === this.#player) this.#own(index, depth, reach, out);
    else this.#theirs(index, depth, reach, out);
  }

  #own(index: number, depth: number, reach: Float64Array, out: Float64Array): void {
    const { actions } = this.#states[index] as NodeState;
    const values = this.#room.values[depth] as readonly Float64Array[];
    for (const value of values) value.fill(0);
    for (let action = this.#answers(index, reach, values); action < actions; action++) {
      this.#action(index, action, depth, reach, values[action] as Float64Array);
    }
    this.#update(this.#states[index] as NodeState, values, out);
  }

  /** Adds what the current strategy is worth, moves the regrets and makes the strategy anew: action by action, so that loops are plain. */
  #update({ actions, regrets, current }: NodeState, values: readonly Float64Array[], out: Float64Array): void {
    const { mean, scale } = this.#room;
    const hands = out.length;
    mean.fill(0);
    for (let action = 0, at = 0; action < actions; action++) {
      const value = values[action] as Float64Array;
      for (let hand = 0; hand < hands; hand++, at = (at + 1) | 0) {
        mean[hand] = (mean[hand] as number) + (current[at] as number) * (value[hand] as number);
      }
    }
    const gains = this.#gains;
    scale.fill(0);
    for (let action = 0, at = 0; action < actions; action++) {
      const value = values[action] as Float64Array;
      for (let hand = 0; hand < hands; hand++, at = (at + 1) | 0) {
        const before = regrets[at] as number;
        const regret = before * (before > 0 ? gains : NEGATIVE) + ((value[hand] as number) - (mean[hand] as number));
        regrets[at] = regret;
        scale[hand] = (scale[hand] as number) + Math.max(regret, 0);
      }
    }
    const least = this.#least;
    const even = 1 / actions;
    for (let hand = 0; hand < hands; hand++) {
      out[hand] = (out[hand] as number) + (mean[hand] as number);
      const sum = scale[hand] as number;
      scale[hand] = sum > least ? 1 / sum : 0;
      mean[hand] = sum > least ? 0 : even;
    }
    for (let action = 0, at = 0; action < actions; action++) {
      for (let hand = 0; hand < hands; hand++, at = (at + 1) | 0) {
        current[at] = Math.max(regrets[at] as number, 0) * (scale[hand] as number) + (mean[hand] as number);
      }
    }
  }

  /** Fold and call at once, where these are the first two actions; answers how many actions are done. */
  #answers(index: number, reach: Float64Array, values: readonly Float64Array[]): number {
    const { tree, contest } = this.#prepared;
    const [fold, call] = tree.ends[index] as readonly (RiverEnd | null)[];
    if (!fold || !call || fold.folded === null) return 0;
    contest.answers(this.#player, reach, fold.matched, call.matched, values[0] as Float64Array, values[1] as Float64Array);
    return 2;
  }

  #theirs(index: number, depth: number, reach: Float64Array, out: Float64Array): void {
    const { tree, contest } = this.#prepared;
    const state = this.#states[index] as NodeState;
    const next = this.#room.reach[depth] as Float64Array;
    const [fold, call] = tree.ends[index] as readonly (RiverEnd | null)[];
    let action = 0;
    if (fold && call && fold.folded !== null) {
      const { folds } = this.#room;
      this.#through(state, 0, reach, folds);
      this.#through(state, 1, reach, next);
      contest.isAnswered(this.#player, folds, fold.matched, next, call.matched, out);
      action = 2;
    }
    for (; action < state.actions; action++) {
      this.#through(state, action, reach, next);
      this.#action(index, action, depth, next, out);
    }
  }

  /** What comes by an action of the other player; and adds it to their average strategy. */
  #through({ current, sum }: NodeState, action: number, reach: Float64Array, next: Float64Array): void {
    const average = this.#average;
    for (let hand = 0, at = action * reach.length; hand < reach.length; hand++, at = (at + 1) | 0) {
      const comes = (reach[hand] as number) * (current[at] as number);
      next[hand] = comes;
      sum[at] = (sum[at] as number) + average * comes;
    }
  }

  #action(index: number, action: number, depth: number, reach: Float64Array, out: Float64Array): void {
    const { tree, contest } = this.#prepared;
    const end = tree.ends[index]?.[action] ?? null;
    if (end === null) this.#node(tree.nodes[index]?.next[action] as number, depth + 1, reach, out);
    else if (end.folded === null) contest.shows(this.#player, reach, end.matched, out);
    else if (end.folded === this.#player) contest.gives(this.#player, reach, end.matched, out);
    else contest.wins(this.#player, reach, end.matched, out);
  }
}

function averageOf({ actions, sum }: NodeState): Float64Array {
  const hands = sum.length / actions;
  const out = new Float64Array(sum.length);
  for (let hand = 0; hand < hands; hand++) {
    let total = 0;
    for (let at = hand; at < sum.length; at += hands) total += sum[at] as number;
    for (let at = hand; at < sum.length; at += hands) out[at] = total > 0 ? (sum[at] as number) / total : 1 / actions;
  }
  return out;
}
