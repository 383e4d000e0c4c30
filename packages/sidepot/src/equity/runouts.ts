// Hands or ranges on a board of three, four or five cards, exactly. How long that takes depends on how many kinds of hands there are
// (runouts-kinds.ts), hardly on the number of deals: two random hands on a flop are 1.26 billion deals and take 30 to 50 ms.
import { boardsOf, type Deck, deckOf, type Hands, handsOf } from "./runouts-deck.ts";
import { countHands } from "./runouts-hands.ts";
import { endOf, type Kinds, NO_SUIT, needOf, type View, viewsOf } from "./runouts-kinds.ts";
import { countMany } from "./runouts-many.ts";
import { countTwo } from "./runouts-two.ts";
import { emptyTally } from "./tally.ts";
import type { EquityInput, EquityPlan, Tally } from "./types.ts";

/** Work in one unit of a plan, in the steps of {@link workOf}: some ten milliseconds. */
const UNIT = 4_000_000;

/** What every unit of a question needs. */
interface Question {
  readonly deck: Deck;
  readonly players: readonly Hands[];
  readonly contests: readonly (readonly number[])[];
}

function questionOf(input: Required<EquityInput>): Question {
  const deck = deckOf(input);
  return { deck, players: input.players.map((range) => handsOf(range, deck.live)), contests: input.contests };
}

const areKnown = (players: readonly Hands[]): boolean => players.every(({ count }) => count === 1);

/**
 * At most so many deals has a question on a board of three to five cards: hands that collide are not taken out.
 *
 * @param input as for {@link planRunouts}
 */
export function dealsOf(input: Required<EquityInput>): number {
  const { deck, players } = questionOf(input);
  return players.reduce((product, { count }) => product * count, boardsOf(deck, players.length));
}

/**
 * About how much work {@link planRunouts} has with a question, in steps of some nanoseconds once the code is warm. Whoever
 * chooses between counting and sampling compares this and not {@link dealsOf}: it grows with the kinds of hands, not with the deals.
 *
 * @param input as for {@link planRunouts}
 */
export function workOf(input: Required<EquityInput>): number {
  const { deck, players } = questionOf(input);
  return areKnown(players) ? players.length * boardsOf(deck, players.length) : work(players, viewsOf(players, deck));
}

function work(players: readonly Hands[], views: readonly View[]): number {
  const deals = players.reduce((product, { count }) => product * count, 1);
  // Two ranges are compared without walking their deals.
  const [walk, compare] = players.length === 2 ? [0, 1] : [2, 3 * players.length];
  let sum = walk * deals * views.length;
  for (const { kinds, runouts } of views) {
    const choices = players.reduce((product, _, player) => product * sizeOf(kinds, player), 1);
    for (let at = 0; at < runouts.length; at += 2) {
      const need = needOf(kinds, runouts[at] as number, runouts[at + 1] as number);
      sum += 6 * kinds.count + compare * Math.min(deals, choices) * partWithFlush(kinds, players.length, need);
    }
  }
  return sum;
}

const sizeOf = ({ starts }: Kinds, player: number): number => (starts[player + 1] as number) - (starts[player] as number);

/** The part of all choices of kinds in which somebody may have a flush; without a suit all have to be looked at. */
function partWithFlush(kinds: Kinds, players: number, need: number): number {
  if (kinds.suit === NO_SUIT) return 1;
  let without = 1;
  for (let player = 0; player < players; player++) {
    const size = sizeOf(kinds, player);
    if (size > 0) without *= 1 - (endOf(kinds, player, need) - (kinds.starts[player] as number)) / size;
  }
  return 1 - without;
}

/** Part `part` of `parts` of the hands, in the order of `order`. */
function partOf(hands: Hands, order: Uint16Array, part: number, parts: number): Hands {
  const chosen = order.subarray(Math.floor((part * hands.count) / parts), Math.floor(((part + 1) * hands.count) / parts));
  return {
    count: chosen.length,
    high: Uint8Array.from(chosen, (at) => hands.high[at] as number),
    low: Uint8Array.from(chosen, (at) => hands.low[at] as number),
    weights: Float64Array.from(chosen, (at) => hands.weights[at] as number),
    scale: hands.scale,
  };
}

/** Hands in an order in which those of a kind lie together, so that parts have few kinds. */
function orderOf({ count, high, low }: Hands): Uint16Array {
  const name = (at: number): number => {
    const [a, b] = [(high[at] as number) >> 2, (low[at] as number) >> 2];
    return a > b ? 13 * a + b : 13 * b + a;
  };
  return Uint16Array.from({ length: count }, (_, at) => at).sort((x, y) => name(x) - name(y) || x - y);
}

/** Into how many parts each player's hands are cut: the widest range first, and others only where that is not enough. */
function partsOf(players: readonly Hands[], units: number): number[] {
  const parts = players.map(() => 1);
  const widest = [...players.keys()].sort((x, y) => (players[y] as Hands).count - (players[x] as Hands).count || x - y);
  let rest = units;
  for (const player of widest) {
    const many = Math.max(1, Math.min(rest, (players[player] as Hands).count));
    parts[player] = many;
    rest = Math.ceil(rest / many);
  }
  return parts;
}

function count(players: readonly Hands[], deck: Deck, views: readonly View[], contests: readonly (readonly number[])[]): Tally {
  if (players.length > 2) return countMany(players, deck, views, contests);
  const { first, second, both, total, deals } = countTwo(players[0] as Hands, players[1] as Hands, deck, views);
  const tally = emptyTally(2, contests.length);
  for (const [at, eligible] of contests.entries()) {
    const counts = tally.counts[at] as Float64Array;
    const set = eligible.reduce((set, player) => set | (1 << player), 0);
    if (set === 3) counts.set([first, second, both], 1);
    else counts[set] = total;
  }
  tally.total = total;
  tally.boards = deals;
  return tally;
}

/**
 * Cuts a question on a board of three, four or five cards into units that are counted exactly. With weights that are whole hundredths of
 * a percent the counts are exact as long as doubles hold them, with others they are as good as sums of doubles.
 *
 * @param input two to ten players, three to five cards on the board, board and dead cards all different, no combo of a player there
 *   twice; nothing is checked
 * @param most work in one unit, in the steps of {@link workOf}
 */
export function planRunouts(input: Required<EquityInput>, most: number = UNIT): EquityPlan {
  const { deck, players, contests } = questionOf(input);
  const whole = { method: "exact", units: 1, enough: () => false, error: () => 0 } as const;
  if (areKnown(players)) return { ...whole, run: () => countHands(players, deck, contests) };
  const views = viewsOf(players, deck);
  const parts = partsOf(players, Math.ceil(work(players, views) / most));
  const units = parts.reduce((product, many) => product * many, 1);
  if (units === 1) return { ...whole, run: () => count(players, deck, views, contests) };
  const orders = players.map(orderOf);
  const run = (unit: number): Tally => {
    let rest = unit;
    const some = players.map((hands, player) => {
      const many = parts[player] as number;
      const part = rest % many;
      rest = Math.floor(rest / many);
      return many === 1 ? hands : partOf(hands, orders[player] as Uint16Array, part, many);
    });
    return count(some, deck, viewsOf(some, deck), contests);
  };
  return { ...whole, units, run };
}
