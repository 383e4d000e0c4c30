import type { Card } from "sidepot/cards";
import type { Range } from "sidepot/equity";
import type { HandEvent } from "sidepot/hand";
import { readRange, type Width } from "../ranges/index.ts";
import { makeRiverSolver, type RiverAction, type RiverNode, type RiverPot, type RiverSolver } from "../river/index.ts";
import type { Seat } from "../seat.ts";
import { streetStart } from "./decisions.ts";
import { besides, betterFolds, nothing, type Run, type Worth, worthOfRuns } from "./exact.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";
import { slicesAt } from "./outcome.ts";
import { type Showdowns, showdownsOf, tooMany } from "./showdowns.ts";
import type { Spot } from "./spot.ts";
import type { Choice, Decision } from "./types.ts";

/** A river being solved for a review. */
export interface Equilibrium {
  readonly solver: RiverSolver;
  /** By choice, with the answers of the average strategy so far; null where the opponent never comes here by it. */
  worths(): Worth[] | null;
}

/** The weight of the player's own hand where a reading of the actions leaves it out: it must have a row of its own. */
const OWN_WEIGHT = 0.02;

/** Who sits where in the solver, and where the decision is in its tree. */
interface Place {
  readonly spot: Spot;
  readonly solver: RiverSolver;
  readonly player: 0 | 1;
  readonly live: Range;
  readonly allIn: readonly Range[];
}

/**
 * Makes a solver for a river on which two players could bet when it began, for a player who was one of them.
 *
 * @returns null where that is not so, or the spot is more than the solver takes
 */
export function equilibriumOf(decision: Decision, spot: Spot, width: Width): Equilibrium | null {
  const start = spot.board.length === 5 ? streetStart(decision) : null;
  if (start === null) return null;
  const { hand } = start;
  const { phase } = hand;
  if (phase.at !== "betting") return null;
  const funded = hand.stacks.flatMap((chips, seat) => (chips > 0 && !hand.folded[seat] ? [seat as Seat] : []));
  if (funded.length !== 2 || !funded.includes(spot.seat) || !funded.includes(spot.principal)) return null;
  const players: readonly [Seat, Seat] = phase.toAct === spot.seat ? [spot.seat, spot.principal] : [spot.principal, spot.seat];
  const player = players[0] === spot.seat ? 0 : 1;
  const others = besides(spot);
  const ranges = players.map((seat) => readRange(start, seat, width)) as [Range, Range];
  const live = ranges[1 - player] as Range;
  ranges[player] = withOwn(ranges[player] as Range, spot.hero);
  const allIn = others.map((seat) => readRange(start, seat as Seat, width));
  const pots = spot.layers
    .filter(({ kind }) => kind !== "new")
    .map(
      ({ amount, eligible }): RiverPot => ({ amount, allIn: others.flatMap((seat, i) => (eligible.includes(seat as Seat) ? [i] : [])) }),
    );
  const stacks = players.map((seat) => hand.stacks[seat] as number) as [number, number];
  const made = makeRiverSolver({
    ...{ board: spot.board, ranges, allIn, pots, stacks },
    menu: { bets: [], raises: [1], allIn: true, mostRaises: 1, also: totalsOf(decision, spot) },
  });
  if (!made.ok) return null;
  const place: Place = { spot, solver: made.value, player, live, allIn };
  return { solver: made.value, worths: () => worthsAt(place, decision) };
}

/** Every bet of this street that was made, and those of the choices: all of them must be in the tree. */
function totalsOf({ seen }: Decision, { choices }: Spot): number[] {
  const bets = streetEvents(seen.events).flatMap((event) => (event.type === "bet" || event.type === "raised" ? [event.to as number] : []));
  return [...new Set([...bets, ...choices.flatMap((choice) => ("to" in choice ? [choice.to] : []))])];
}

const streetEvents = (events: readonly HandEvent[]): readonly HandEvent[] =>
  events.slice(1 + events.findLastIndex((event) => event.type === "opened" && event.phase.at === "betting"));

function withOwn(range: Range, [a, b]: readonly [Card, Card]): Range {
  const own: readonly [Card, Card] = a > b ? [a, b] : [b, a];
  const known = range.some(({ cards }) => cards[0] === own[0] && cards[1] === own[1]);
  return known ? range : [...range, { cards: own, weight: OWN_WEIGHT }];
}

/** Whether an action of the tree is an action of the hand: bets count as what they can be called. */
function isAction(action: RiverAction, done: { readonly do: string; readonly to?: number }, most: number): boolean {
  const up = (what: string): boolean => what === "bet" || what === "raise";
  if (!up(action.do) || !up(done.do)) return action.do === done.do;
  return "to" in action && Math.min(action.to, most) === Math.min(done.to ?? 0, most);
}

const DONE: Readonly<Partial<Record<HandEvent["type"], RiverAction["do"]>>> = {
  checked: "check",
  called: "call",
  bet: "bet",
  raised: "raise",
};

function worthsAt(place: Place, { seen }: Decision): Worth[] | null {
  const { spot, solver, player, live, allIn } = place;
  const most = Math.min(...solver.spot.stacks);
  const hands = solver.hands[1 - player] as readonly (readonly [Card, Card])[];
  const reach = new Float64Array(hands.length).fill(1);
  let node = solver.nodes[0] as RiverNode;
  for (const event of streetEvents(seen.events)) {
    const what = DONE[event.type];
    if (what === undefined) continue;
    const done = { do: what, ...("to" in event ? { to: event.to } : {}) };
    const at = node.actions.findIndex((action) => isAction(action, done, most));
    const next = node.next[at] ?? null;
    if (next === null) return null;
    if (node.player !== player) multiply(reach, solver.strategy(node.index), at);
    node = solver.nodes[next] as RiverNode;
  }
  if (node.player !== player) return null;
  const seated = seat(spot, hands, live, reach, allIn);
  if (seated === null) return null;
  const worths: Worth[] = [];
  for (const choice of spot.choices) {
    const worth = worthIn({ place, most, ...seated }, node, choice);
    if (worth === null) return null;
    worths.push(worth);
  }
  return worths;
}

function multiply(reach: Float64Array, strategy: Float64Array, action: number): void {
  for (let hand = 0; hand < reach.length; hand++) {
    reach[hand] = (reach[hand] as number) * (strategy[action * reach.length + hand] as number);
  }
}

interface Seated {
  readonly showdowns: Showdowns;
  /** By holding of the showdowns: its row in the solver. */
  readonly rows: readonly number[];
}

/** The opponent's hands as they come to the decision, and all showdowns with them. */
function seat(
  { board, hero }: Spot,
  hands: readonly (readonly [Card, Card])[],
  live: Range,
  reach: Float64Array,
  allIn: readonly Range[],
): Seated | null {
  const known = new Set<number>([...board, ...hero]);
  const row = new Map(hands.map(([a, b], i) => [52 * Math.max(a, b) + Math.min(a, b), i]));
  const rowOf = (a: number, b: number): number => row.get(52 * Math.max(a, b) + Math.min(a, b)) ?? -1;
  const weighed = live.flatMap(({ cards, weight }) => {
    const at = rowOf(cards[0], cards[1]);
    const comes = at < 0 ? 0 : weight * (reach[at] as number);
    return comes > 1e-9 ? [{ cards, weight: comes }] : [];
  });
  const holdings = holdingsOf(weighed, known);
  const others = allIn.map((range): Holdings => holdingsOf(range, known));
  if (holdings.count === 0 || tooMany(holdings, others)) return null;
  const showdowns = showdownsOf(board, hero, holdings, others);
  if (showdowns === null) return null;
  const rows = Array.from({ length: holdings.count }, (_, i) => rowOf(holdings.first[i] as number, holdings.second[i] as number));
  return { showdowns, rows };
}

interface Walk extends Seated {
  readonly place: Place;
  readonly most: number;
}

/** One state of the street: totals of the player and of the opponent, how often each hand of the opponent is here. */
interface State {
  readonly totals: readonly [number, number];
  readonly often: Float64Array;
}

function worthIn(walk: Walk, node: RiverNode, choice: Choice): Worth | null {
  const { place, most, showdowns, rows } = walk;
  const { spot, solver } = place;
  if (choice.do === "fold") return nothing(spot);
  const at = node.actions.findIndex((action) => isAction(action, choice, most));
  if (at < 0) return null;
  const totals = [spot.fronts[spot.seat] as number, spot.fronts[spot.principal] as number] as const;
  const often = new Float64Array(rows.length).fill(1);
  const runs = act(walk, node, at, { totals, often });
  const next = node.next[at] ?? null;
  const asked = next !== null && "to" in choice ? (solver.nodes[next] as RiverNode) : null;
  const goes = asked === null ? null : goesOn(solver, asked, rows);
  const folds =
    goes === null
      ? 0
      : Math.max(
          0,
          showdowns.chance.reduce((sum, chance, i) => sum + chance * (1 - (goes[i] as number)), 0),
        );
  return {
    ...worthOfRuns(spot, showdowns, runs),
    folds: "to" in choice ? folds : null,
    betterFolds: goes === null ? null : betterFolds(showdowns, goes),
  };
}

/** How often each hand does not fold at a node of the opponent. */
function goesOn(solver: RiverSolver, { index, actions }: RiverNode, rows: readonly number[]): Float64Array {
  const fold = actions.findIndex((action) => action.do === "fold");
  const strategy = solver.strategy(index);
  const hands = strategy.length / actions.length;
  return Float64Array.from(rows, (row) => 1 - (fold < 0 ? 0 : (strategy[fold * hands + row] as number)));
}

/** All runs from an action on. The opponent plays the average strategy, the player whatever is best with this hand against it. */
function act(walk: Walk, node: RiverNode, at: number, { totals, often }: State): Run[] {
  const { place } = walk;
  const { spot, player, solver } = place;
  const action = node.actions[at] as RiverAction;
  const own = node.player === player;
  const [mine, theirs] = totals;
  const limit = (who: Seat): number => (spot.fronts[who] as number) + (spot.stacks[who] as number);
  const now = own ? mine : theirs;
  const to = Math.min(
    "to" in action ? action.to : action.do === "call" ? Math.max(mine, theirs) : now,
    limit(own ? spot.seat : spot.principal),
  );
  const next: readonly [number, number] = own ? [to, theirs] : [mine, to];
  const child = node.next[at] ?? null;
  if (child !== null) return visit(walk, solver.nodes[child] as RiverNode, { totals: next, often });
  const fronts = spot.fronts.map((front, i) => (i === spot.seat ? next[0] : i === spot.principal ? next[1] : front));
  const out = action.do === "fold" ? (own ? spot.seat : spot.principal) : null;
  const folded = spot.folded.map((gone, i) => gone || i === out);
  return [{ slices: slicesAt(spot, { fronts, folded }), often }];
}

function visit(walk: Walk, node: RiverNode, state: State): Run[] {
  const { place, rows, showdowns } = walk;
  if (node.player !== place.player) {
    const strategy = place.solver.strategy(node.index);
    const hands = strategy.length / node.actions.length;
    return node.actions.flatMap((_, at) => {
      const often = state.often.map((each, i) => each * (strategy[at * hands + (rows[i] as number)] as number));
      return act(walk, node, at, { totals: state.totals, often });
    });
  }
  let best: Run[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < node.actions.length; at++) {
    const runs = act(walk, node, at, state);
    const { ev } = worthOfRuns(place.spot, showdowns, runs);
    if (ev > most) [best, most] = [runs, ev];
  }
  return best;
}
