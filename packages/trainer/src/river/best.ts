// Best responses against given strategies, and what strategies are worth: exact, over whole ranges.
import type { Prepared } from "./spot.ts";
import type { Exploitability } from "./types.ts";

/** By node the strategy of its player: `[action × hands + hand]`. */
export type Strategies = readonly Float64Array[];

/** How a player goes on from a node: by their strategy, or as well as can be against the other's. */
type Own = "strategy" | "best";

/**
 * What a player's hands get from an action on, weighed by what the other player comes with (`reach`): adds to `out`. The values are
 * those of the contest, counted from before the street.
 */
function addAction(
  prepared: Prepared,
  strategies: Strategies,
  own: Own,
  player: 0 | 1,
  node: number,
  action: number,
  reach: Float64Array,
  out: Float64Array,
): void {
  const { tree, contest } = prepared;
  const end = tree.ends[node]?.[action] ?? null;
  if (end === null) addNode(prepared, strategies, own, player, tree.nodes[node]?.next[action] as number, reach, out);
  else if (end.folded === null) contest.shows(player, reach, end.matched, out);
  else if (end.folded === player) contest.gives(player, reach, end.matched, out);
  else contest.wins(player, reach, end.matched, out);
}

function addNode(
  prepared: Prepared,
  strategies: Strategies,
  own: Own,
  player: 0 | 1,
  node: number,
  reach: Float64Array,
  out: Float64Array,
): void {
  const { player: toAct, actions } = prepared.tree.nodes[node] as Prepared["tree"]["nodes"][number];
  const strategy = strategies[node] as Float64Array;
  if (toAct !== player) {
    for (let action = 0; action < actions.length; action++) {
      addAction(prepared, strategies, own, player, node, action, through(reach, strategy, action), out);
    }
    return;
  }
  const values = actions.map((_, action) => {
    const value = new Float64Array(out.length);
    addAction(prepared, strategies, own, player, node, action, reach, value);
    return value;
  });
  for (let hand = 0; hand < out.length; hand++) {
    let value = own === "best" ? Number.NEGATIVE_INFINITY : 0;
    for (const [action, of] of values.entries()) {
      const one = of[hand] as number;
      value = own === "best" ? Math.max(value, one) : value + (strategy[action * out.length + hand] as number) * one;
    }
    out[hand] = (out[hand] as number) + value;
  }
}

/** What is left of a reach by an action. */
function through(reach: Float64Array, strategy: Float64Array, action: number): Float64Array {
  return reach.map((comes, hand) => comes * (strategy[action * reach.length + hand] as number));
}

function total(prepared: Prepared, strategies: Strategies, own: Own, player: 0 | 1): number {
  const { players } = prepared;
  const out = new Float64Array(players[player].count);
  addNode(prepared, strategies, own, player, 0, (players[1 - player] as Prepared["players"][0]).weight, out);
  return out.reduce((sum, value, hand) => sum + value * (players[player].weight[hand] as number), 0) / prepared.deals;
}

/** Measures both players' strategies by exact best responses. */
export function exploitabilityOf(prepared: Prepared, strategies: Strategies): Exploitability {
  const gain = (player: 0 | 1): number =>
    Math.max(0, total(prepared, strategies, "best", player) - total(prepared, strategies, "strategy", player));
  const gains = [gain(0), gain(1)] as const;
  const chips = (gains[0] + gains[1]) / 2;
  return { chips, ofPot: chips / prepared.pot, gains };
}

/** How much of the range of `player` comes to a node by their own strategy: by hand, 0 to 1. */
export function reachOf(prepared: Prepared, strategies: Strategies, node: number, player: 0 | 1): Float64Array {
  const { tree, players } = prepared;
  let reach = new Float64Array(players[player].count).fill(1);
  let at = 0;
  for (const step of tree.nodes[node]?.path ?? []) {
    const { player: toAct, actions, next } = tree.nodes[at] as (typeof tree.nodes)[number];
    const action = actions.findIndex((one) => one.do === step.do && (one as { to?: number }).to === (step as { to?: number }).to);
    if (toAct === player) reach = through(reach, strategies[at] as Float64Array, action) as typeof reach;
    at = next[action] as number;
  }
  return reach;
}

/**
 * What each hand expects by each action of a node, in chips over giving everything up at once: the other player by their strategy,
 * the player's own later decisions the best ones.
 */
export function valuesOf(prepared: Prepared, strategies: Strategies, node: number): Float64Array {
  const { tree, players, contest } = prepared;
  const { player, actions } = tree.nodes[node] as (typeof tree.nodes)[number];
  const other = player === 0 ? 1 : 0;
  const hands = players[player].count;
  const own = reachOf(prepared, strategies, node, other);
  const reach = players[other].weight.map((weight, hand) => weight * (own[hand] as number));
  const met = new Float64Array(hands);
  contest.weighs(player, reach, met);
  const least = 1e-12 * reach.reduce((sum, comes) => sum + comes, 0);
  const out = new Float64Array(actions.length * hands);
  for (let action = 0; action < actions.length; action++) {
    const values = new Float64Array(hands);
    addAction(prepared, strategies, "best", player, node, action, reach, values);
    for (let hand = 0; hand < hands; hand++) {
      const weight = met[hand] as number;
      if (weight > least) out[action * hands + hand] = (values[hand] as number) / weight + contest.shift + (tree.paid[node] as number);
    }
  }
  return out;
}
