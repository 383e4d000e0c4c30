import type { Card } from "../cards/index.ts";
import { awardPots, type Layers, layerPots, type Pot, type Stake } from "../pots/index.ts";
import { rank } from "../ranking/rank.ts";
import { comparisons } from "../showdown/judge.ts";
import type { Chips, Seat } from "../units.ts";
import type { Table } from "./betting.ts";
import { streetsOf } from "./plans.ts";
import type { Outcome, PushedPot } from "./types.ts";

/** What each player put in, as the pots count it. */
export const stakesOf = ({ bets, dead, folded }: Table): Stake[] =>
  bets.map((bet, seat) => ({ bet, dead: dead[seat] as number, folded: folded[seat] === true }));

/** The pots as they stand. A hand in progress always has somebody live. */
export function layersOf(table: Table): Layers {
  const layers = layerPots(stakesOf(table));
  if (!layers.ok) throw new RangeError(`a hand without pots: ${layers.error.code}`);
  return layers.value;
}

/** The excess of the largest bet over the second largest, which nobody called; null without one. */
export function uncalled({ bets }: Table): { readonly seat: Seat; readonly amount: Chips } | null {
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
  return top > second ? { seat: seat as Seat, amount: (top - second) as Chips } : null;
}

/** Whether every card that decides the pots is known. */
export function allKnown(table: Table): boolean {
  const { cards, boards, folded, settings } = table;
  const board = streetsOf(settings.game, settings.draws).reduce((sum, street) => sum + street.board, 0);
  return (
    cards.every((hand, seat) => folded[seat] || !hand.includes(null)) &&
    (board === 0 || boards.every((cards) => cards.length === board && !cards.includes(null)))
  );
}

/** Pushes every pot: to the one player left, or to the best hands of each board. */
export function outcomeOf(table: Table): Outcome {
  const { settings, folded, boards, bets, dead } = table;
  const layers = layersOf(table);
  const contested = folded.filter((out) => !out).length > 1;
  const raked = rakeOf(table, layers);
  const net: Layers = { ...layers, pots: layers.pots.map((pot, i) => ({ ...pot, amount: (pot.amount - (raked[i] as number)) as Chips })) };
  const parts = contested && boards.length > 1 ? splitBoards(net, boards.length, settings.unit) : [net];

  const pots: PushedPot[] = [];
  const won = new Array<number>(bets.length).fill(0);
  for (const [board, part] of parts.entries()) {
    const cards = (boards[board] ?? []) as readonly Card[];
    const ranked = table.cards.map((hand, seat) =>
      contested && !folded[seat] ? rank(settings.game, hand as readonly Card[], cards) : null,
    );
    const awards = awardPots(
      part,
      comparisons(
        bets.map(() => ({})),
        settings.game,
        ranked,
      ),
      settings,
    );
    if (!awards.ok) throw new RangeError(`a hand that cannot be awarded: ${awards.error.code}`);
    for (const [pot, { awards: pushed }] of awards.value.entries()) {
      const { amount, eligible } = part.pots[pot] as Pot;
      const rake = board === 0 ? (raked[pot] as number) : 0;
      if (amount + rake > 0)
        pots.push({ amount: (amount + rake) as Chips, pot, board, eligible, rake: rake as Chips, awards: pushed ?? [] });
      for (const award of pushed ?? []) won[award.seat] = (won[award.seat] as number) + award.amount;
    }
  }
  const finishing = settings.stacks.map((stack, i) => stack - (bets[i] as number) - (dead[i] as number) + (won[i] as number));
  return {
    pots,
    rake: raked.reduce((sum, part) => sum + part, 0) as Chips,
    won: won as Chips[],
    finishing: finishing as Chips[],
    bounties: bountiesOf(table, pots, finishing),
    busted: bustedOf(settings.stacks, finishing),
  };
}

/** Each pot cut into one part a board; odd units go to the first boards. */
function splitBoards(layers: Layers, boards: number, unit: number): Layers[] {
  return Array.from({ length: boards }, (_, board) => ({
    ...layers,
    pots: layers.pots.map((pot) => {
      const units = Math.floor(pot.amount / unit);
      const part = (Math.floor(units / boards) + (board < units % boards ? 1 : 0)) * unit;
      return { ...pot, amount: (part + (board === 0 ? pot.amount - units * unit : 0)) as Chips };
    }),
  }));
}

const rakeOf = (_: Table, layers: Layers): number[] => layers.pots.map(() => 0);
const bountiesOf = (_: Table, __: readonly PushedPot[], ___: readonly number[]): Chips[] | null => null;
const bustedOf = (_: readonly number[], __: readonly number[]): Seat[][] => [];
