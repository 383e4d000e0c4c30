// The betting tree of a river: everything is known beforehand, so that the solver's loops only follow numbers.
import type { BetMenu, RiverAction, RiverNode, RiverSpot } from "./types.ts";

/** Where the hand ends. */
export interface RiverEnd {
  /** Who folded; null for a showdown. */
  readonly folded: 0 | 1 | null;
  /** Chips that each of the two has put in on this street and does not get back: what both have matched. */
  readonly matched: number;
}

/** The tree: decisions in order of depth first, and the ends. */
export interface RiverTree {
  readonly nodes: readonly RiverNode[];
  /** By node, by action: the end that it leads to; null where it leads to a node. */
  readonly ends: readonly (readonly (RiverEnd | null)[])[];
  /** By node: chips that the player to act has put in on this street. */
  readonly paid: readonly number[];
}

/** A tree of more decisions is refused, and one in which more actions may follow each other: it is walked by recursion. */
const MOST_NODES = 4000;
const MOST_ACTIONS = 100;

/** A round of betting at one moment. */
interface Round {
  readonly player: 0 | 1;
  readonly paid: readonly [number, number];
  readonly raises: number;
  /** By how much the last bet or raise went up: the next one must go up by as much. */
  readonly step: number;
  /** Whether the first player has checked. */
  readonly checked: boolean;
  readonly path: readonly RiverAction[];
}

interface Growing {
  readonly nodes: RiverNode[];
  readonly ends: (RiverEnd | null)[][];
  readonly paid: number[];
}

/** Builds the tree of a spot whose numbers are in order; null where it would be too large. */
export function treeOf(spot: RiverSpot): RiverTree | null {
  const tree: Growing = { nodes: [], ends: [], paid: [] };
  const pot = spot.pots.reduce((sum, { amount }) => sum + amount, 0);
  const root: Round = { player: 0, paid: [0, 0], raises: 0, step: 1, checked: false, path: [] };
  return grow(tree, spot, pot, root) === null ? null : tree;
}

function grow(tree: Growing, spot: RiverSpot, pot: number, round: Round): number | null {
  const { player, path } = round;
  if (tree.nodes.length >= MOST_NODES || path.length > MOST_ACTIONS) return null;
  const actions = actionsOf(spot, pot, round);
  const index = tree.nodes.length;
  const next: (number | null)[] = actions.map(() => null);
  const ends: (RiverEnd | null)[] = actions.map(() => null);
  tree.nodes.push({ index, player, path, actions, next });
  tree.ends.push(ends);
  tree.paid.push(round.paid[player]);
  for (const [at, action] of actions.entries()) {
    const end = endOf(spot, round, action);
    ends[at] = end;
    if (end !== null) continue;
    const child = grow(tree, spot, pot, after(round, action));
    if (child === null) return null;
    next[at] = child;
  }
  return index;
}

function after(round: Round, action: RiverAction): Round {
  const player = round.player === 0 ? 1 : 0;
  const path = [...round.path, action];
  if (action.do !== "bet" && action.do !== "raise") return { ...round, player, path, checked: true };
  const owed = round.paid[player];
  const paid: [number, number] = player === 0 ? [owed, action.to] : [action.to, owed];
  const raises = action.do === "raise" ? round.raises + 1 : round.raises;
  return { player, path, paid, raises, step: Math.max(round.step, action.to - owed), checked: round.checked };
}

function endOf(spot: RiverSpot, round: Round, action: RiverAction): RiverEnd | null {
  const other = round.player === 0 ? 1 : 0;
  if (action.do === "fold") return { folded: round.player, matched: round.paid[round.player] };
  // A bet above the caller's stack is called for all of it; the rest comes back.
  if (action.do === "call") return { folded: null, matched: Math.min(round.paid[other], spot.stacks[round.player]) };
  return action.do === "check" && round.checked ? { folded: null, matched: 0 } : null;
}

function actionsOf(spot: RiverSpot, pot: number, round: Round): RiverAction[] {
  const owed = round.paid[round.player === 0 ? 1 : 0];
  if (owed === 0) return [{ do: "check" }, ...totals(spot, pot, round, 0).map((to) => up(spot, "bet", to))];
  return [{ do: "fold" }, { do: "call" }, ...totals(spot, pot, round, owed).map((to) => up(spot, "raise", to))];
}

function up(spot: RiverSpot, act: "bet" | "raise", to: number): RiverAction {
  return { do: act, to, allIn: to >= Math.min(...spot.stacks) };
}

/** The totals that a player may bet or raise to, the smallest first. More than the shorter stack is worth no more than that stack. */
function totals(spot: RiverSpot, pot: number, { player, raises, step }: Round, owed: number): number[] {
  const { menu, stacks } = spot;
  const most = Math.min(...stacks);
  if (owed >= most) return [];
  /** By what it is worth: the total that it is called. */
  const found = new Map<number, number>();
  if (owed === 0 || raises < menu.mostRaises) {
    const least = Math.min(owed + step, most);
    for (const part of owed === 0 ? menu.bets : menu.raises) {
      const to = Math.min(most, Math.max(least, owed + Math.round(part * (pot + 2 * owed))));
      found.set(to, to);
    }
    if (menu.allIn) found.set(most, most);
  }
  for (const to of menu.also ?? []) {
    if (to > owed && to <= stacks[player] && (to >= owed + step || to === stacks[player])) found.set(Math.min(to, most), to);
  }
  return [...found.entries()].sort(([a], [b]) => a - b).map(([, to]) => to);
}

/** Whether a menu can be made a tree of. */
export function isMenu({ bets, raises, allIn, mostRaises, also = [] }: BetMenu): boolean {
  if (![bets, raises, also].every(Array.isArray) || typeof allIn !== "boolean") return false;
  const parts = [...bets, ...raises].every((part) => Number.isFinite(part) && part > 0);
  return parts && Number.isInteger(mostRaises) && mostRaises >= 0 && [...also].every((to) => Number.isSafeInteger(to) && to > 0);
}
