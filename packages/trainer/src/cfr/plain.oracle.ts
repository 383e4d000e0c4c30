import type { GameNode } from "./tree.ts";

/** Actions of a set with their probabilities, by the set's name. */
export type Plain = Map<string, number[]>;

/** Regret minimisation as it is defined, node by node, with no discounts: the strategy on average after so many iterations. */
export function plainCfr(root: GameNode, iterations: number): Plain {
  const regrets: Plain = new Map();
  const sums: Plain = new Map();
  const listOf = (lists: Plain, node: Extract<GameNode, { kind: "choice" }>): number[] => {
    const list = lists.get(node.set) ?? node.actions.map(() => 0);
    lists.set(node.set, list);
    return list;
  };
  const matched = (list: readonly number[]): number[] => {
    const total = list.reduce((sum, regret) => sum + Math.max(regret, 0), 0);
    return list.map((regret) => (total > 0 ? Math.max(regret, 0) / total : 1 / list.length));
  };
  for (let i = 0; i < iterations; i++) {
    for (const player of [0, 1]) {
      // Regrets change once the walk is over: the strategy of an iteration is one.
      const later: [number[], number, number][] = [];
      const walk = (node: GameNode, own: number, others: number): number => {
        if (node.kind === "end") return player === 0 ? node.gain : -node.gain;
        if (node.kind === "chance") {
          return node.next.reduce(
            (sum, next, at) => sum + (node.chances[at] as number) * walk(next, own, others * (node.chances[at] as number)),
            0,
          );
        }
        const list = listOf(regrets, node);
        const strategy = matched(list);
        if (node.player !== player) {
          return node.next.reduce(
            (sum, next, at) => sum + (strategy[at] as number) * walk(next, own, others * (strategy[at] as number)),
            0,
          );
        }
        const values = node.next.map((next, at) => walk(next, own * (strategy[at] as number), others));
        const value = values.reduce((sum, each, at) => sum + (strategy[at] as number) * each, 0);
        const average = listOf(sums, node);
        for (const [at, each] of values.entries()) {
          later.push([list, at, others * (each - value)], [average, at, own * (strategy[at] as number)]);
        }
        return value;
      };
      walk(root, 1, 1);
      for (const [list, at, add] of later) list[at] = (list[at] as number) + add;
    }
  }
  return new Map([...sums].map(([set, list]) => [set, list.map((sum) => sum / list.reduce((a, b) => a + b, 0))]));
}

/** What player 0 gains when both play the strategy. */
export function plainValue(node: GameNode, strategy: Plain): number {
  if (node.kind === "end") return node.gain;
  const weights = node.kind === "chance" ? node.chances : (strategy.get(node.set) as readonly number[]);
  return node.next.reduce((sum, next, at) => sum + (weights[at] as number) * plainValue(next, strategy), 0);
}

/** What a player gains by the best answer: every pure strategy is tried, 2^6 of them in Kuhn's game. */
export function triedAnswers(root: GameNode, strategy: Plain, player: 0 | 1): number {
  const sets = new Map<string, number>();
  const collect = (node: GameNode): void => {
    if (node.kind === "choice" && node.player === player) sets.set(node.set, node.actions.length);
    if (node.kind !== "end") for (const next of node.next) collect(next);
  };
  collect(root);
  let pure: Plain[] = [new Map(strategy)];
  for (const [set, actions] of sets) {
    pure = pure.flatMap((own) =>
      Array.from({ length: actions }, (_, action) =>
        new Map(own).set(
          set,
          Array.from({ length: actions }, (_, at) => Number(at === action)),
        ),
      ),
    );
  }
  return Math.max(...pure.map((own) => (player === 0 ? 1 : -1) * plainValue(root, own)));
}
