// The slow obvious answer: every deal of every player by itself, each end of the hand settled by the referee.
import { type Card, layerPots, makeCards, settle } from "sidepot";
import type { Combo } from "sidepot/equity";
import type { RiverAction, RiverNode, RiverPot, RiverSolver, RiverSpot } from "./types.ts";

/** Chips that everybody had put in before the river: ties of up to five players part multiples of 60 without odd chips. */
export interface Before {
  readonly live: number;
  readonly allIn: readonly number[];
  readonly dead: number;
}

/** The pots before the river's betting, as the referee cuts them. */
export function potsBefore({ live, allIn, dead }: Before): RiverPot[] {
  const stakes = [{ bet: live, dead }, { bet: live }, ...allIn.map((bet) => ({ bet }))].map((stake) => ({ ...stake, folded: false }));
  const layers = layerPots(stakes);
  if (!layers.ok) throw new Error(layers.error.code);
  return layers.value.pots.map(({ amount, eligible }) => ({
    amount,
    allIn: eligible.filter((seat) => seat >= 2).map((seat) => seat - 2),
  }));
}

/** Who holds what: the two who bet, then the all-in players. */
interface Deal {
  readonly hands: readonly (readonly [Card, Card])[];
  readonly weight: number;
}

function dealsOf(spot: RiverSpot): Deal[] {
  const gone = [...spot.board, ...(spot.dead ?? [])];
  const ranges = [...spot.ranges, ...spot.allIn];
  const more = (deals: Deal[], range: readonly Combo[]): Deal[] =>
    deals.flatMap(({ hands, weight }) =>
      range
        .filter(({ cards }) => !cards.some((card) => [...gone, ...hands.flat()].includes(card)))
        .map((combo) => ({ hands: [...hands, combo.cards], weight: weight * combo.weight })),
    );
  return ranges.reduce(more, [{ hands: [], weight: 1 }]);
}

const same = (a: readonly number[], b: readonly number[]): boolean => [...a].sort().join() === [...b].sort().join();

/** Answers about a solver's average strategies, by enumeration. */
export class RiverOracle {
  readonly #solver: RiverSolver;
  readonly #before: Before;
  readonly #deals: readonly Deal[];
  readonly #paid = new Map<string, readonly number[]>();

  constructor(solver: RiverSolver, before: Before) {
    this.#solver = solver;
    this.#before = before;
    this.#deals = dealsOf(solver.spot);
  }

  get deals(): number {
    return this.#deals.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** What a player gets in chips on average, from the beginning of the street, by their strategy or as well as can be. */
  expects(player: 0 | 1, own: "strategy" | "best"): number {
    const sum = this.#solver.hands[player].reduce((all, cards) => {
      const deals = this.#deals.filter(({ hands }) => same(hands[player] as readonly number[], cards));
      return all + this.#value(own, player, this.#solver.nodes[0] as RiverNode, deals);
    }, 0);
    return sum / this.deals;
  }

  /** What one hand gets by an action of a node over giving up, the best of its own play following; null where nobody meets it there. */
  value(node: RiverNode, action: number, hand: number): number | null {
    const { player } = node;
    let deals: readonly Deal[] = this.#deals.filter(({ hands }) =>
      same(hands[player] as readonly number[], this.#solver.hands[player][hand] as readonly number[]),
    );
    let at = this.#solver.nodes[0] as RiverNode;
    for (const step of node.path) {
      const taken = at.actions.findIndex((one) => JSON.stringify(one) === JSON.stringify(step));
      if (at.player !== player) deals = this.#after(at, taken, deals);
      at = this.#solver.nodes[at.next[taken] as number] as RiverNode;
    }
    const weight = deals.reduce((sum, deal) => sum + deal.weight, 0);
    if (!(weight > 0)) return null;
    return this.#action("best", player, node, action, deals) / weight + (paidBy(node.path)[player] as number);
  }

  #value(own: "strategy" | "best", player: 0 | 1, node: RiverNode, deals: readonly Deal[]): number {
    if (deals.length === 0) return 0;
    const values = node.actions.map((_, action) => {
      const left = node.player === player && own === "best" ? deals : this.#after(node, action, deals);
      return this.#action(own, player, node, action, left);
    });
    return node.player === player && own === "best" ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0);
  }

  #action(own: "strategy" | "best", player: 0 | 1, node: RiverNode, action: number, deals: readonly Deal[]): number {
    const next = node.next[action] as number | null;
    if (next !== null) return this.#value(own, player, this.#solver.nodes[next] as RiverNode, deals);
    const path = [...node.path, node.actions[action] as RiverAction];
    return deals.reduce((sum, deal) => sum + deal.weight * (this.#settled(path, deal)[player] as number), 0);
  }

  /** The deals in which the player of a node takes an action, each weighing as much less as they do not. */
  #after(node: RiverNode, action: number, deals: readonly Deal[]): Deal[] {
    const strategy = this.#solver.strategy(node.index);
    const hands = this.#solver.hands[node.player];
    return deals.map((deal) => {
      const hand = hands.findIndex((cards) => same(cards, deal.hands[node.player] as readonly number[]));
      return { hands: deal.hands, weight: deal.weight * (strategy[action * hands.length + hand] as number) };
    });
  }

  /** What the two have more than at the beginning of the street. */
  #settled(path: readonly RiverAction[], deal: Deal): readonly number[] {
    const key = JSON.stringify([path, deal.hands]);
    const known = this.#paid.get(key);
    if (known !== undefined) return known;
    const { live, allIn, dead } = this.#before;
    const put = paidBy(path);
    const folder = path.at(-1)?.do === "fold" ? (path.length - 1) % 2 : null;
    const bets = [live + (put[0] as number), live + (put[1] as number), ...allIn];
    // A call by the shorter stack is all of it.
    if (path.at(-1)?.do === "call") {
      const caller = (path.length - 1) % 2;
      bets[caller] = live + Math.min(put[1 - caller] as number, this.#solver.spot.stacks[caller] as number);
    }
    const settled = settle({
      game: "holdem",
      board: makeCards(this.#solver.spot.board),
      players: bets.map((bet, seat) => ({
        name: `${seat}`,
        bet,
        folded: seat === folder,
        cards: makeCards(deal.hands[seat] as readonly [Card, Card]),
        ...(seat === 0 ? { dead } : {}),
      })),
    } as Parameters<typeof settle>[0]);
    if (!settled.ok) throw new Error(settled.error.code);
    const { net } = settled.value;
    const more = [(net[0] as number) + live + dead, (net[1] as number) + live];
    this.#paid.set(key, more);
    return more;
  }
}

/** Street totals by a path; a call changes nothing here. */
function paidBy(path: readonly RiverAction[]): number[] {
  const paid = [0, 0];
  for (const [at, action] of path.entries()) if (action.do === "bet" || action.do === "raise") paid[at % 2] = action.to;
  return paid;
}
