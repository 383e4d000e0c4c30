import type { Equity, PotsEquity } from "sidepot/equity";

/** One player's piece of a pot in the picture. */
interface Piece {
  readonly player: number;
  /** Part of the pot, 0 to 1. */
  readonly part: number;
  /** Has the most of it. */
  readonly best: boolean;
}

/** One pot of the picture. */
export interface Band {
  readonly pot: number;
  readonly height: number;
  /** It is drawn taller than it is. */
  readonly stretched: boolean;
  readonly pieces: readonly Piece[];
}

/** A band needs this much height to hold its two lines. */
const LEAST_HEIGHT = 62;

/** The picture of the pots, the last side pot on top: as tall as the pot, each piece as wide as the part that is won. */
export function bandsOf(pots: PotsEquity, height: number): Band[] {
  const whole = pots.pots.reduce((sum, { amount }) => sum + amount, 0);
  return pots.pots
    .map(({ amount, shares, chips }, pot) => {
      const parts = shares.flatMap((share, player) => (share ? [{ player, part: (chips[player] ?? 0) / amount }] : []));
      const most = Math.max(...parts.map(({ part }) => part));
      // A piece of nothing has no place in a picture.
      const pieces = parts.filter(({ part }) => part > 0).map((piece) => ({ ...piece, best: piece.part === most }));
      const scaled = Math.round((height * amount) / whole);
      return { pot, height: Math.max(LEAST_HEIGHT, scaled), stretched: scaled < LEAST_HEIGHT, pieces };
    })
    .toReversed();
}

/** A piece of the bar of wins and ties: a player who wins alone, or nobody does. */
export interface Slice {
  readonly player: number | null;
  readonly part: number;
  readonly best: boolean;
}

/** Wins and ties as parts of all deals; between two players the tie stands in the middle. */
export function slicesOf(equity: Equity): Slice[] {
  const shares = equity.contests[0]?.shares ?? [];
  const wins = shares.map((share) => share?.win ?? 0);
  const most = Math.max(...wins);
  const own = wins.map((part, player): Slice => ({ player, part, best: part === most }));
  const rest = Math.max(0, 1 - wins.reduce((sum, part) => sum + part, 0));
  const tie: Slice = { player: null, part: rest, best: false };
  const all = own.length === 2 ? [own[0] as Slice, tie, own[1] as Slice] : [...own, tie];
  return all.filter(({ part }) => part > 1e-12);
}

/** Who has the most of something, and by how little two are taken to have the same. */
export function leaders(values: readonly number[], close = 1e-9): number[] {
  const most = Math.max(...values);
  return values.flatMap((value, at) => (most - value <= close ? [at] : []));
}

/** The sets of players who share the best hand, the most frequent first. */
export function countsOf(equity: Equity): { readonly players: readonly number[]; readonly count: number }[] {
  const counts = equity.tally.counts[0] ?? new Float64Array();
  const rows: { players: number[]; count: number }[] = [];
  for (let set = 1; set < counts.length; set++) {
    const count = counts[set] as number;
    if (count > 0) rows.push({ players: Array.from({ length: 10 }, (_, at) => at).filter((at) => (set >> at) & 1), count });
  }
  return rows.toSorted((a, b) => b.count - a.count);
}

/** The largest standard error of an answer. */
export const errorOf = (equity: Equity): number =>
  Math.max(0, ...equity.contests.flatMap(({ shares }) => shares.map((share) => share?.error ?? 0)));
