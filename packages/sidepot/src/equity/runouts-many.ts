// Three and more ranges. Deals without the cards to come are walked once and gathered by the kinds of the hands, so that the
// cards to come are dealt to each choice of kinds and not to each deal.
import { boardsOf, type Deck, type Hands } from "./runouts-deck.ts";
import { dealRunout, emptyRunout, type Kinds, NO_SUIT, type Runout, type View } from "./runouts-kinds.ts";
import { emptyTally } from "./tally.ts";
import type { Tally } from "./types.ts";

/** Choices of one kind of hand for each player that can be dealt together. */
interface Choices {
  /** Kinds, one a player, choice after choice; choices with more cards of the suit in one hand first. */
  readonly kinds: Uint16Array;
  readonly weights: Float64Array;
  /** How many have a hand with two cards of the suit, with at least one, and in all. */
  readonly ends: readonly [two: number, one: number, all: number];
}

/** The weights of the deals in one view. */
interface Sums {
  /** By player and hand, what the hand adds to the place in `weights`. */
  readonly steps: readonly Uint32Array[];
  readonly weights: Float64Array;
}

function emptySums(players: readonly Hands[], kinds: Kinds): Sums {
  let stride = 1;
  const steps = players.map((_, player) => {
    const start = kinds.starts[player] as number;
    const step = Uint32Array.from(kinds.of[player] as Uint16Array, (kind) => (kind - start) * stride);
    stride *= (kinds.starts[player + 1] as number) - start;
    return step;
  });
  return { steps, weights: new Float64Array(stride) };
}

/** Walks all deals of hands, adds their weights up for each view, and answers how many there are. */
function gather(players: readonly Hands[], views: readonly Sums[]): number {
  const used = new Uint8Array(52);
  // The widest range last: the innermost loop is the fast one.
  const order = [...players.keys()].sort((x, y) => (players[x] as Hands).count - (players[y] as Hands).count || x - y);
  const last = order.at(-1) as number;
  const { count: many, high: highs, low: lows, weights: lastWeights } = players[last] as Hands;
  const fit = new Uint16Array(many);
  let deals = 0;
  const from = (depth: number, weight: number, places: readonly number[]): void => {
    const player = order[depth] as number;
    if (player === last) {
      const fits = findFit(used, highs, lows, many, fit);
      deals += fits;
      for (const [v, { steps, weights }] of views.entries())
        addFit(weights, places[v] as number, steps[last] as Uint32Array, fit, fits, lastWeights, weight);
      return;
    }
    const { count, high, low, weights } = players[player] as Hands;
    for (let i = 0; i < count; i++) {
      const a = high[i] as number;
      const b = low[i] as number;
      if (used[a] === 1 || used[b] === 1) continue;
      used[a] = 1;
      used[b] = 1;
      const next = views.map(({ steps }, v) => (places[v] as number) + ((steps[player] as Uint32Array)[i] as number));
      from(depth + 1, weight * (weights[i] as number), next);
      used[a] = 0;
      used[b] = 0;
    }
  };
  from(
    0,
    1,
    views.map(() => 0),
  );
  return deals;
}

/** Writes down the hands none of whose cards is used, and answers how many there are. */
function findFit(used: Uint8Array, high: Uint8Array, low: Uint8Array, count: number, fit: Uint16Array): number {
  let fits = 0;
  for (let i = 0; i < count; i++) {
    fit[fits] = i;
    fits += 1 - ((used[high[i] as number] as number) | (used[low[i] as number] as number));
  }
  return fits;
}

function addFit(
  sums: Float64Array,
  from: number,
  steps: Uint32Array,
  fit: Uint16Array,
  fits: number,
  weights: Float64Array,
  weight: number,
): void {
  for (let f = 0; f < fits; f++) {
    const i = fit[f] as number;
    const place = from + (steps[i] as number);
    sums[place] = (sums[place] as number) + weight * (weights[i] as number);
  }
}

function choicesOf(kinds: Kinds, weights: Float64Array, players: number): Choices {
  // By the most cards of the suit in one hand.
  const found: number[][] = [[], [], []];
  const sizes = Array.from({ length: players }, (_, player) => (kinds.starts[player + 1] as number) - (kinds.starts[player] as number));
  for (let place = 0; place < weights.length; place++) {
    if (weights[place] === 0) continue;
    let most = 0;
    for (let player = 0, rest = place; player < players; player++) {
      const size = sizes[player] as number;
      const kind = (kinds.starts[player] as number) + (rest % size);
      rest = Math.floor(rest / size);
      const held = kind < (kinds.endOfTwo[player] as number) ? 2 : kind < (kinds.endOfOne[player] as number) ? 1 : 0;
      if (held > most) most = held;
    }
    (found[most] as number[]).push(place);
  }
  const [none, one, two] = found as [number[], number[], number[]];
  const places = [...two, ...one, ...none];
  const chosen = new Uint16Array(players * places.length);
  for (const [at, place] of places.entries()) {
    for (let player = 0, rest = place; player < players; player++) {
      const size = sizes[player] as number;
      chosen[at * players + player] = (kinds.starts[player] as number) + (rest % size);
      rest = Math.floor(rest / size);
    }
  }
  return {
    kinds: chosen,
    weights: Float64Array.from(places, (place) => weights[place] as number),
    ends: [two.length, two.length + one.length, places.length],
  };
}

/** Values of the players' hands in one choice. */
const VALUE: Int32Array = new Int32Array(10);

/** The set of those of `eligible` whose value is the highest. */
function best(eligible: number): number {
  let most = -1;
  let set = 0;
  for (let player = 0, rest = eligible; rest !== 0; player++, rest >>= 1) {
    if ((rest & 1) === 0) continue;
    const value = VALUE[player] as number;
    if (value > most) {
      most = value;
      set = 1 << player;
    } else if (value === most) set |= 1 << player;
  }
  return set;
}

/** Adds `sign` times what the values say of the first `end` choices to `counts[contest << players | set of the best]`. */
function addChoices(
  { kinds, weights }: Choices,
  end: number,
  players: number,
  { taken, chances }: Runout,
  values: Uint16Array,
  sign: number,
  contests: Int32Array,
  counts: Float64Array,
): void {
  for (let choice = 0, at = 0; choice < end; choice++, at += players) {
    let took = 0;
    for (let player = 0; player < players; player++) {
      const kind = kinds[at + player] as number;
      took += taken[kind] as number;
      VALUE[player] = values[kind] as number;
    }
    const weight = sign * (weights[choice] as number) * (chances[took] as number);
    if (weight === 0) continue;
    for (let contest = 0; contest < contests.length; contest++) {
      const place = (contest << players) | best(contests[contest] as number);
      counts[place] = (counts[place] as number) + weight;
    }
  }
}

/** Counts all deals of any number of ranges. */
export function countMany(players: readonly Hands[], deck: Deck, views: readonly View[], contests: readonly (readonly number[])[]): Tally {
  const many = players.length;
  const tally = emptyTally(many, contests.length);
  const sums = views.map(({ kinds }) => emptySums(players, kinds));
  const deals = gather(players, sums);
  const sets = Int32Array.from(contests, (eligible) => eligible.reduce((set, player) => set | (1 << player), 0));
  const counts = new Float64Array(sets.length << many);
  for (const [view, { kinds, runouts }] of views.entries()) {
    const choices = choicesOf(kinds, (sums[view] as Sums).weights, many);
    const runout = emptyRunout(kinds.count);
    for (let at = 0; at < runouts.length; at += 2) {
      dealRunout(kinds, runouts[at] as number, runouts[at + 1] as number, runout);
      if (kinds.suit === NO_SUIT) {
        addChoices(choices, choices.weights.length, many, runout, runout.values, 1, sets, counts);
        continue;
      }
      const end = choices.ends[runout.need === 2 ? 0 : runout.need === 1 ? 1 : 2];
      addChoices(choices, end, many, runout, runout.flushed, 1, sets, counts);
      addChoices(choices, end, many, runout, runout.values, -1, sets, counts);
    }
  }
  const scale = players.reduce((product, hands) => product * hands.scale, 1);
  const boards = boardsOf(deck, many);
  // Sums that are no whole numbers may miss 0 by their rounding.
  for (const [at, parts] of tally.counts.entries())
    for (let set = 0; set < parts.length; set++) parts[set] = Math.max(0, counts[(at << many) | set] as number) / scale;
  tally.total = ((sums[0] as Sums).weights.reduce((sum, part) => sum + part, 0) * boards) / scale;
  tally.boards = deals * boards;
  return tally;
}
