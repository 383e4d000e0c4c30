import type { Card } from "../cards/index.ts";
import {
  afterRake,
  awardBounties,
  awardPots,
  bountyTotals,
  bustedPlaces,
  type Layers,
  layerPots,
  type Pot,
  type Stake,
  takeRake,
} from "../pots/index.ts";
import { rank } from "../ranking/rank.ts";
import { comparisons } from "../showdown/judge.ts";
import type { Chips, Seat } from "../units.ts";
import type { Table } from "./betting.ts";
import { streetsOf } from "./plans.ts";
import { postedBy } from "./posting.ts";
import type { Outcome, PushedPot } from "./types.ts";

/** What each player put in, as the pots count it. */
export const stakesOf = ({ bets, dead, folded }: Table): Stake[] =>
  bets.map((bet, seat) => ({ bet, dead: dead[seat] as number, folded: folded[seat] === true }));

/** The pots as they stand. A hand in progress always has somebody live. */
export function layersOf(table: Table): Layers {
  const layers = layerPots(stakesOf(table));
  if (!layers.ok) throw new RangeError(`a hand without pots: ${layers.error.code}`);
  const { returned } = layers.value;
  return returned && table.folded[returned.seat] ? forfeited(layers.value, returned.amount) : layers.value;
}

/** A blind that nobody matched, of a hand that was taken away: it stays, as that of an absent player does (TDA 2024 30). */
function forfeited(layers: Layers, amount: Chips): Layers {
  const last = layers.pots.at(-1);
  const pot: Pot = last
    ? { ...last, amount: (last.amount + amount) as Chips, foldedAbove: (last.foldedAbove + amount) as Chips }
    : {
        floor: 0 as Chips,
        cap: 0 as Chips,
        amount,
        dead: 0 as Chips,
        foldedAbove: amount,
        eligible: layers.folded.flatMap((out, seat) => (out ? [] : [seat as Seat])),
      };
  return { ...layers, returned: null, pots: [...layers.pots.slice(0, -1), pot] };
}

/**
 * The excess of the largest bet over the second largest, which nobody called; null without one. Of a hand that is out only
 * what it bet or raised comes back (TDA 2024 65-A), never what it had to post.
 */
export function uncalled({ settings, bets, folded }: Table): { readonly seat: Seat; readonly amount: Chips } | null {
  let top = 0;
  let second = 0;
  let seat = 0;
  for (let i = 0; i < bets.length; i++) {
    const bet = bets[i] as number;
    if (bet > top) {
      second = top;
      top = bet;
      seat = i;
    } else if (bet > second) second = bet;
  }
  const amount = folded[seat] ? Math.min(top - second, top - postedBy(settings, seat)) : top - second;
  return amount > 0 ? { seat: seat as Seat, amount: amount as Chips } : null;
}

/** Whether every card that decides the pots is known. */
export function allKnown(table: Table): boolean {
  const { cards, boards, folded, settings } = table;
  const board = streetsOf(settings.game, settings.draws).reduce((sum, street) => sum + street.board, 0);
  return (
    cards.every((hand, seat) => folded[seat] || !hand.includes(null)) &&
    boards.every((cards) => (board === 0 || cards.length === board) && !cards.includes(null))
  );
}

/** Pushes every pot: to the one player left, or to the best hands of each board. */
export function outcomeOf(table: Table): Outcome {
  const { settings, folded, bets, dead } = table;
  const layers = layersOf(table);
  const raked = rakeOf(table, layers);
  const left = folded.indexOf(false);
  const pots = folded.includes(false, left + 1) ? contested(table, layers, raked) : uncontested(layers, raked, left as Seat);
  const won = new Array<number>(bets.length).fill(0);
  for (const { awards } of pots) for (const { seat, amount } of awards) won[seat] = (won[seat] as number) + amount;
  const finishing = settings.stacks.map((stack, i) => stack - (bets[i] as number) - (dead[i] as number) + (won[i] as number));
  const busted = bustedPlaces(settings.stacks, finishing);
  const { bounties, button } = settings;
  return {
    pots,
    rake: raked.reduce((sum, part) => sum + part, 0) as Chips,
    won: won as Chips[],
    finishing: finishing as Chips[],
    bounties: bounties && bountyTotals(awardBounties({ layers, pushed: pots, busted: busted.flat(), bounties, button }), bets.length),
    busted,
  };
}

/** Nobody else is left: every pot goes whole, whatever the boards. */
const uncontested = ({ pots }: Layers, raked: readonly number[], seat: Seat): PushedPot[] =>
  pots.map(({ amount, eligible }, pot) => {
    const rake = raked[pot] as Chips;
    return { amount, pot, board: 0, eligible, rake, awards: [{ seat, amount: (amount - rake) as Chips, oddChips: 0, oddBy: null }] };
  });

/** The pots less the rake, cut into parts where there are several boards, each part to the best hands of its board. */
function contested(table: Table, layers: Layers, raked: readonly number[]): PushedPot[] {
  const { settings, folded, boards } = table;
  const net = afterRake(layers, raked);
  const parts = boards.length > 1 ? splitBoards(net, boards.length, settings.unit) : [net];
  const nothing = folded.map(() => ({}));
  const pushed: PushedPot[] = [];
  for (const [board, part] of parts.entries()) {
    const cards = (boards[board] ?? []) as readonly Card[];
    const ranked = table.cards.map((hand, seat) => (folded[seat] ? null : rank(settings.game, hand as readonly Card[], cards)));
    const answers = awardPots(part, comparisons(nothing, settings.game, ranked), settings);
    if (!answers.ok) throw new RangeError(`a hand that cannot be awarded: ${answers.error.code}`);
    for (const [pot, { awards }] of answers.value.entries()) {
      const { amount, eligible } = part.pots[pot] as Pot;
      const rake = board === 0 ? (raked[pot] as number) : 0;
      if (amount + rake > 0)
        pushed.push({ amount: (amount + rake) as Chips, pot, board, eligible, rake: rake as Chips, awards: awards ?? [] });
    }
  }
  return pushed;
}

/** Each pot cut into one part a board; odd units go to the first boards. */
export function splitBoards(layers: Layers, boards: number, unit: number): Layers[] {
  return Array.from({ length: boards }, (_, board) => ({
    ...layers,
    pots: layers.pots.map((pot) => {
      const units = Math.floor(pot.amount / unit);
      const part = (Math.floor(units / boards) + (board < units % boards ? 1 : 0)) * unit;
      return { ...pot, amount: (part + (board === 0 ? pot.amount - units * unit : 0)) as Chips };
    }),
  }));
}

/** The house's share of each pot. A hand that ended on its first street has seen no flop. */
function rakeOf({ settings, street }: Table, { pots }: Layers): readonly number[] {
  if (settings.rake === null) return pots.map(() => 0);
  const taken = takeRake(pots, { ...settings.rake, flopSeen: street > 0, unit: settings.unit });
  if (!taken.ok) throw new RangeError(`a rake that cannot be taken: ${taken.error.code}`);
  return taken.value;
}
