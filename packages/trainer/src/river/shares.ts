// What the pots are worth to each pair of hands of the two players, all-in players' cards counted exactly.
import type { Holdings } from "./holdings.ts";
import type { Joint } from "./joint.ts";
import { addSet, clearSums, emptySums, type SubsetSums, sumWithout } from "./subsets.ts";
import type { RiverPot } from "./types.ts";

/** By pair of hands, `[own hand × other's hands + other's hand]`, of one player. All are sums weighed by what the all-in players hold. */
export interface PairShares {
  /** The weight of the pair: what the all-in players may hold besides. */
  readonly weight: Float64Array;
  /** Chips of the pots when the other player folds. */
  readonly alone: Float64Array;
  /** Chips of the pots at a showdown that the two tie; nothing where they do not. */
  readonly tied: Float64Array;
}

/** The pots that the same all-in players contest, as one. */
interface Contested {
  readonly amount: number;
  readonly allIn: readonly number[];
}

/** By player, for every pair of their hands. */
export function pairShares(
  players: readonly [Holdings, Holdings],
  allIn: readonly Holdings[],
  joint: Joint,
  pots: readonly RiverPot[],
): readonly [PairShares, PairShares] {
  const weight = weights(players, joint);
  const open = pots.reduce((sum, pot) => sum + (pot.allIn.length === 0 ? pot.amount : 0), 0);
  const both = ([0, 1] as const).map((player): PairShares => {
    const mine = player === 0 ? weight : turned(weight, players[0].count, players[1].count);
    return { weight: mine, alone: mine.map((pair) => open * pair), tied: mine.map((pair) => (open / 2) * pair) };
  }) as [PairShares, PairShares];
  for (const pot of contestedPots(pots)) addPot(players, allIn, joint, pot, both);
  for (const [player, { tied }] of both.entries()) keepTies(tied, players[player] as Holdings, players[1 - player] as Holdings);
  return both;
}

function contestedPots(pots: readonly RiverPot[]): Contested[] {
  const found = new Map<string, Contested>();
  for (const { amount, allIn } of pots) {
    if (allIn.length === 0) continue;
    const players = [...allIn].sort((a, b) => a - b);
    const key = players.join();
    found.set(key, { amount: amount + (found.get(key)?.amount ?? 0), allIn: players });
  }
  return [...found.values()];
}

function weights([first, second]: readonly [Holdings, Holdings], joint: Joint): Float64Array {
  const sums = emptySums(2 * joint.players);
  for (let at = 0; at < joint.count; at++) addJoint(sums, joint, at, joint.weight[at] as number);
  const out = new Float64Array(first.count * second.count);
  // Differences of large sums: what is no more than their rounding is nothing.
  const least = 1e-12 * sums.all;
  for (let hand = 0; hand < first.count; hand++) {
    for (let other = 0; other < second.count; other++) {
      const sum = without(sums, first, hand, second, other);
      out[hand * second.count + other] = sum > least ? sum / sums.all : 0;
    }
  }
  return out;
}

function turned(matrix: Float64Array, rows: number, columns: number): Float64Array {
  const out = new Float64Array(matrix.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) out[column * rows + row] = matrix[row * columns + column] as number;
  }
  return out;
}

function addJoint(sums: SubsetSums, joint: Joint, at: number, weight: number): void {
  const size = 2 * joint.players;
  addSet(sums, joint.cards, size * at, size * (at + 1), weight);
}

/** The sum over what avoids the cards of both hands; 0 where the two hands share a card. */
function without(sums: SubsetSums, mine: Holdings, hand: number, others: Holdings, other: number): number {
  const a = mine.first[hand] as number;
  const b = mine.second[hand] as number;
  const c = others.first[other] as number;
  const d = others.second[other] as number;
  if (a === c || a === d || b === c || b === d) return 0;
  // The first card of a hand is the higher one.
  const lowest = Math.min(b, d);
  const highest = Math.max(a, c);
  const middle = Math.max(b, d);
  const upper = Math.min(a, c);
  return sumWithout(sums, lowest, Math.min(middle, upper), Math.max(middle, upper), highest);
}

function addPot(
  players: readonly [Holdings, Holdings],
  allIn: readonly Holdings[],
  joint: Joint,
  pot: Contested,
  both: readonly [PairShares, PairShares],
): void {
  const { best, ties, order } = bestOf(allIn, joint, pot.allIn);
  const size = 2 * joint.players;
  /** What is weaker than the hands that are looked at, each weighing 1; and what ties them, by the part that is left of the pot. */
  const weaker = emptySums(size);
  const level = emptySums(size);
  const levelOfTwo = emptySums(size);
  const total = joint.weight.reduce((sum, weight) => sum + weight, 0);
  let from = 0;
  const next: [number, number] = [0, 0];
  for (const strength of strengthsOf(players)) {
    while (from < joint.count && (best[order[from] as number] as number) < strength) {
      const at = order[from++] as number;
      addJoint(weaker, joint, at, joint.weight[at] as number);
    }
    let to = from;
    while (to < joint.count && (best[order[to] as number] as number) === strength) {
      const at = order[to++] as number;
      const tied = ties[at] as number;
      addJoint(level, joint, at, (joint.weight[at] as number) / (1 + tied));
      addJoint(levelOfTwo, joint, at, (joint.weight[at] as number) / (2 + tied));
    }
    for (const player of [0, 1] as const) {
      const mine = players[player];
      const others = players[1 - player] as Holdings;
      const { alone, tied } = both[player];
      for (; next[player] < mine.count && mine.strength[next[player]] === strength; next[player]++) {
        const hand = next[player];
        for (let other = 0, at = hand * others.count; other < others.count; other++, at++) {
          const below = without(weaker, mine, hand, others, other);
          alone[at] = (alone[at] as number) + (pot.amount * positive(below + without(level, mine, hand, others, other), total)) / total;
          if (others.strength[other] !== strength) continue;
          tied[at] =
            (tied[at] as number) + (pot.amount * positive(below / 2 + without(levelOfTwo, mine, hand, others, other), total)) / total;
        }
      }
    }
    if (to > from) {
      clearSums(level);
      clearSums(levelOfTwo);
    }
    for (; from < to; from++) addJoint(weaker, joint, order[from] as number, joint.weight[order[from] as number] as number);
  }
}

const positive = (sum: number, total: number): number => (sum > 1e-12 * total ? sum : 0);

/** The strengths of both players' hands, the lowest first. */
function strengthsOf([first, second]: readonly [Holdings, Holdings]): number[] {
  return [...new Set([...first.strength, ...second.strength])].sort((a, b) => a - b);
}

/** Of each joint holding the best strength among some players, how many of them have it, and the order by strength. */
function bestOf(
  allIn: readonly Holdings[],
  { players, count, hands }: Joint,
  among: readonly number[],
): { readonly best: Uint16Array; readonly ties: Uint8Array; readonly order: Uint32Array } {
  const best = new Uint16Array(count);
  const ties = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    for (const player of among) {
      const strength = (allIn[player] as Holdings).strength[hands[players * at + player] as number] as number;
      if (strength > (best[at] as number)) {
        best[at] = strength;
        ties[at] = 1;
      } else if (strength === best[at]) ties[at] = (ties[at] as number) + 1;
    }
  }
  // Values are below 2^16: one pass counts them, a second one places them.
  const starts = new Uint32Array(2 ** 16 + 1);
  for (let at = 0; at < count; at++) starts[(best[at] as number) + 1] = (starts[(best[at] as number) + 1] as number) + 1;
  for (let value = 0; value < 2 ** 16; value++) starts[value + 1] = (starts[value + 1] as number) + (starts[value] as number);
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    const value = best[at] as number;
    order[starts[value] as number] = at;
    starts[value] = (starts[value] as number) + 1;
  }
  return { best, ties, order };
}

/** Leaves of what was said of ties the pairs that tie. */
function keepTies(tied: Float64Array, mine: Holdings, others: Holdings): void {
  for (let hand = 0, at = 0; hand < mine.count; hand++) {
    for (let other = 0; other < others.count; other++, at++) {
      if (mine.strength[hand] !== others.strength[other]) tied[at] = 0;
    }
  }
}
