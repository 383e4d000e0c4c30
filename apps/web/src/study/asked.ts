import type { Card } from "sidepot/cards";
import {
  askPots,
  type EquityInput,
  type EquityOptions,
  type EquityProblem,
  type PotQuestion,
  type PotSeat,
  parseRange,
  type Range,
} from "sidepot/equity";
import { hasChips, type Player, type Question } from "./question.ts";

/** What keeps a question from being asked. */
export type Missing =
  | { readonly code: "cards"; readonly players: readonly number[] }
  | { readonly code: "range"; readonly player: number }
  | { readonly code: "board"; readonly cards: number };

/** A question as the library takes it. */
export interface Ready {
  readonly input: EquityInput;
  readonly options: EquityOptions;
  /** The pots, where chips are in: seats are the players, then who folded, then the ante. */
  readonly pots: PotQuestion | null;
  /** What nobody called, and whose it is. */
  readonly returned: PotQuestion["layers"]["returned"];
}

/** A question, or why there is none yet. */
export type Asked =
  | { readonly ready: Ready; readonly missing?: never; readonly problem?: never }
  | { readonly ready?: never; readonly missing: Missing; readonly problem?: never }
  | { readonly ready?: never; readonly missing?: never; readonly problem: EquityProblem };

/** A question as it can be counted. */
export function askedOf(question: Question): Asked {
  const { players, dead, method, seed } = question;
  const without = players.flatMap((player, at) => (isEmpty(player) ? [at] : []));
  if (without.length > 0) return { missing: { code: "cards", players: without } };
  const ranges = players.map(rangeOf);
  const unread = ranges.indexOf(null);
  if (unread >= 0) return { missing: { code: "range", player: unread } };
  const board = question.board.filter((card) => card !== null);
  if (board.length === 1 || board.length === 2) return { missing: { code: "board", cards: board.length } };
  const known = { board, dead };
  const options = { method, seed };
  const bare: Ready = { input: { players: ranges as readonly Range[], ...known }, options, pots: null, returned: null };
  if (!hasChips(question)) return { ready: bare };
  const pots = askPots(seatsOf(question, ranges as readonly Range[]), known);
  if (!pots.ok) return { problem: pots.error };
  // Where everything goes back there is nothing to win.
  const { returned } = pots.value.layers;
  if (pots.value.layers.pots.length === 0) return { ready: { ...bare, returned } };
  return { ready: { input: pots.value.input, options, pots: pots.value, returned } };
}

/** Who put in what. The ante has a seat of its own: it is none of the players' loss, and the pots are the same whoever paid it. */
function seatsOf({ players, folded, ante }: Question, ranges: readonly Range[]): PotSeat[] {
  const own = players.map(({ bet }, at): PotSeat => ({ bet, range: ranges[at] as Range }));
  const gone = folded.map((bet): PotSeat => ({ bet, folded: true }));
  return [...own, ...gone, ...(ante > 0 ? [{ bet: 0, dead: ante, folded: true }] : [])];
}

const isEmpty = ({ cards, range }: Player): boolean => (range === null ? cards.includes(null) : range.trim() === "");

/** The range of a player: what was typed, or the two cards; null where that is none. */
function rangeOf({ cards, range }: Player): Range | null {
  if (range !== null) {
    const read = parseRange(range);
    return read.ok ? read.value : null;
  }
  const [a, b] = cards as readonly [Card, Card];
  return [{ cards: a > b ? [a, b] : [b, a], weight: 1 }];
}
