/** A graph on the 52 cards: for each card the set of cards beside it, as two words of 26 bits. */
export interface CardGraph {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** A graph without edges. */
export const emptyGraph = (): CardGraph => ({ low: new Int32Array(52), high: new Int32Array(52) });

/** Joins two cards. */
export function join({ low, high }: CardGraph, a: number, b: number): void {
  if (b < 26) low[a] = (low[a] as number) | (1 << b);
  else high[a] = (high[a] as number) | (1 << (b - 26));
  if (a < 26) low[b] = (low[b] as number) | (1 << a);
  else high[b] = (high[b] as number) | (1 << (a - 26));
}

/** The edges of either graph. */
export function both(a: CardGraph, b: CardGraph): CardGraph {
  return {
    low: a.low.map((word, card) => word | (b.low[card] as number)),
    high: a.high.map((word, card) => word | (b.high[card] as number)),
  };
}

/** Whether `size` edges can be taken of which no two share a card. */
export function hasMatching(graph: CardGraph, size: number): boolean {
  // Taking whatever is free comes to half of the most at least, and nearly always to enough.
  return greedySize(graph) >= size || largestMatching(neighboursOf(graph)) >= size;
}

function greedySize({ low, high }: CardGraph): number {
  let freeLow = 2 ** 26 - 1;
  let freeHigh = 2 ** 26 - 1;
  let size = 0;
  for (let card = 0; card < 52; card++) {
    if (((card < 26 ? freeLow >> card : freeHigh >> (card - 26)) & 1) === 0) continue;
    if (card < 26) freeLow &= ~(1 << card);
    else freeHigh &= ~(1 << (card - 26));
    const near = (low[card] as number) & freeLow;
    const far = (high[card] as number) & freeHigh;
    if (near === 0 && far === 0) continue;
    if (near !== 0) freeLow &= ~(near & -near);
    else freeHigh &= ~(far & -far);
    size++;
  }
  return size;
}

const neighboursOf = ({ low, high }: CardGraph): number[][] =>
  Array.from(low, (word, card) =>
    Array.from({ length: 52 }, (_, other) => other).filter((other) =>
      other < 26 ? (word >> other) & 1 : ((high[card] as number) >> (other - 26)) & 1,
    ),
  );

/**
 * The size of a largest matching of any graph, by Edmonds' way: grow trees of alternating paths from a free vertex, and let an odd
 * circle count as one vertex, its base, until a path to another free vertex is found.
 */
export function largestMatching(neighbours: readonly (readonly number[])[]): number {
  const count = neighbours.length;
  const mate = new Int32Array(count).fill(-1);
  const parent = new Int32Array(count);
  const base = new Int32Array(count);

  /** The vertex where the ways from two vertices back to the root meet. */
  const meet = (a: number, b: number): number => {
    const seen = new Set<number>();
    for (let at = base[a] as number; ; at = base[parent[mate[at] as number] as number] as number) {
      seen.add(at);
      if (mate[at] === -1) break;
    }
    let at = base[b] as number;
    while (!seen.has(at)) at = base[parent[mate[at] as number] as number] as number;
    return at;
  };
  /** Notes the bases on the way from a vertex of an odd circle to its base, and turns the way around. */
  const around = (from: number, to: number, child: number, circle: Set<number>): void => {
    for (let at = from, next = child; base[at] !== to; ) {
      const partner = mate[at] as number;
      circle.add(base[at] as number).add(base[partner] as number);
      parent[at] = next;
      next = partner;
      at = parent[partner] as number;
    }
  };
  /** The free end of a path from a free vertex that alternates between edges outside and inside the matching; -1 where there is none. */
  const pathFrom = (root: number): number => {
    parent.fill(-1);
    for (let v = 0; v < count; v++) base[v] = v;
    const reached = new Set([root]);
    for (const v of reached) {
      for (const to of neighbours[v] as readonly number[]) {
        if (base[v] === base[to] || mate[v] === to) continue;
        if (to === root || (mate[to] !== -1 && parent[mate[to] as number] !== -1)) {
          const top = meet(v, to);
          const circle = new Set<number>();
          around(v, top, to, circle);
          around(to, top, v, circle);
          for (let w = 0; w < count; w++) {
            if (!circle.has(base[w] as number)) continue;
            base[w] = top;
            reached.add(w);
          }
        } else if (parent[to] === -1) {
          parent[to] = v;
          if (mate[to] === -1) return to;
          reached.add(mate[to] as number);
        }
      }
    }
    return -1;
  };

  let size = 0;
  for (let root = 0; root < count; root++) {
    if (mate[root] !== -1) continue;
    let end = pathFrom(root);
    if (end === -1) continue;
    size++;
    while (end !== -1) {
      const before = parent[end] as number;
      const next = mate[before] as number;
      mate[end] = before;
      mate[before] = end;
      end = next;
    }
  }
  return size;
}
