import type { Problem } from "../problem.ts";
import { fail, ok, type Result } from "../result.ts";
import type { Chips, Seat } from "../units.ts";
import { checkStakes } from "./check.ts";

/** What one player put in over the whole hand. */
export interface Stake {
  /** Chips that the others had to match, in the smallest unit; an ante that every player pays counts in it. */
  readonly bet: number;
  /** Dead money, which nobody has to match: a big blind ante, a dead blind. Default 0. */
  readonly dead?: number;
  /** The hand is out: folded or killed. Its chips stay. Default false. */
  readonly folded?: boolean;
}

/** One pot, as a layer of what the players put in. */
export interface Pot {
  /** The bet level where the layer begins, not included. */
  readonly floor: Chips;
  /** The bet level where it ends: the total of at least one live player. 0 for a pot of dead money alone. */
  readonly cap: Chips;
  /** All chips in the pot, dead money included. */
  readonly amount: Chips;
  /** The dead money among them. */
  readonly dead: Chips;
  /** Those that folded players put in above every live total. */
  readonly foldedAbove: Chips;
  /** Who may win it, in the players' order. Never empty. */
  readonly eligible: readonly Seat[];
}

/** Contributions cut into pots. Always: `total` = `returned` + the pots. */
export interface Layers {
  /** Everything that was put in, dead money included. */
  readonly total: Chips;
  /** What nobody called, and whose it is; never part of a pot. */
  readonly returned: { readonly seat: Seat; readonly amount: Chips } | null;
  /** Each player's bet less the return, in the players' order. */
  readonly bets: readonly Chips[];
  /** Who is out, in the players' order. */
  readonly folded: readonly boolean[];
  /** The main pot first. Empty when everything was returned. */
  readonly pots: readonly Pot[];
}

/**
 * Cuts what the players put in into the uncalled return and the pots.
 *
 * - The excess of the largest bet over the second largest comes back, a folded or killed owner's too (TDA 2024 15-B, 65-A).
 * - Pots are cut at the totals of live players alone, so no two neighbours have the same eligible players.
 * - Folded chips stay in the layers that they reach; those above every live total join the last pot (the rulebooks are silent).
 * - Dead money joins the main pot. Where a live player's bet is 0 it is the main pot alone, open to every live player.
 *
 * @param stakes the players clockwise, two at least
 * @returns the layers, or what is wrong with the stakes
 */
export function layerPots(stakes: readonly Stake[]): Result<Layers, Problem> {
  const problem = checkStakes(stakes);
  if (problem) return fail(problem);

  const n = stakes.length;
  const bets: number[] = new Array(n);
  const folded: boolean[] = new Array(n);
  let dead = 0;
  let total = 0;
  let top = 0;
  let second = 0;
  let topSeat = -1;
  for (let i = 0; i < n; i++) {
    const stake = stakes[i] as Stake;
    const bet = stake.bet;
    bets[i] = bet;
    folded[i] = stake.folded === true;
    dead += stake.dead ?? 0;
    total += bet;
    if (bet > top) {
      second = top;
      top = bet;
      topSeat = i;
    } else if (bet > second) second = bet;
  }
  total += dead;
  const excess = top - second;
  if (excess > 0) bets[topSeat] = second;

  const pots = cut(bets, folded, dead);
  const returned = excess > 0 ? { seat: topSeat, amount: excess } : null;
  return ok({ total, returned, bets, folded, pots } as unknown as Layers);
}

/** The layers between live totals, lowest first; folded chips above the last one and dead money find their pot here. */
function cut(bets: readonly number[], folded: readonly boolean[], dead: number): Pot[] {
  const n = bets.length;
  const pots: { floor: number; cap: number; amount: number; dead: number; foldedAbove: number; eligible: number[] }[] = [];
  let pooled = dead;
  if (dead > 0 && liveAtZero(bets, folded)) {
    pots.push({ floor: 0, cap: 0, amount: dead, dead, foldedAbove: 0, eligible: live(folded) });
    pooled = 0;
  }
  let floor = 0;
  for (;;) {
    let cap = Number.POSITIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const bet = bets[i] as number;
      if (!folded[i] && bet > floor && bet < cap) cap = bet;
    }
    if (cap === Number.POSITIVE_INFINITY) break;
    let amount = pooled;
    const eligible: number[] = [];
    for (let i = 0; i < n; i++) {
      const bet = bets[i] as number;
      if (bet > floor) amount += Math.min(bet, cap) - floor;
      if (!folded[i] && bet >= cap) eligible.push(i);
    }
    pots.push({ floor, cap, amount, dead: pooled, foldedAbove: 0, eligible });
    pooled = 0;
    floor = cap;
  }
  let above = 0;
  for (let i = 0; i < n; i++) above += Math.max(0, (bets[i] as number) - floor);
  if (above > 0) {
    const last = pots.at(-1);
    // Nobody live has a chip in: whoever still holds cards plays for what is there.
    if (!last) pots.push({ floor: 0, cap: 0, amount: above, dead: 0, foldedAbove: above, eligible: live(folded) });
    else {
      last.amount += above;
      last.foldedAbove = above;
    }
  }
  return pots as unknown as Pot[];
}

const liveAtZero = (bets: readonly number[], folded: readonly boolean[]): boolean => bets.some((bet, i) => bet === 0 && !folded[i]);

const live = (folded: readonly boolean[]): number[] => folded.flatMap((out, i) => (out ? [] : [i]));

/** The chips of one player in one pot: those in its layer, and for a folded player those above every live total. Dead money aside. */
export function shareOf(layers: Layers, pot: Pot, seat: Seat): Chips {
  const bet = layers.bets[seat] ?? 0;
  const inLayer = Math.max(0, Math.min(bet, pot.cap) - pot.floor);
  const above = pot.foldedAbove > 0 ? Math.max(0, bet - pot.cap) : 0;
  return (inLayer + above) as Chips;
}

/** Whether a player may win a pot, and if not why: out of the hand, or not enough put in. */
export type Standing = "eligible" | "folded" | "not-matched";

/** A player's standing in a pot: "you contest only what you matched". */
export function standingIn(layers: Layers, pot: Pot, seat: Seat): Standing {
  if (layers.folded[seat]) return "folded";
  return pot.eligible.includes(seat) ? "eligible" : "not-matched";
}
