import type { Chips, Seat } from "../units.ts";
import { type Award, clockwiseFrom } from "./award.ts";
import { type Layers, shareOf } from "./layers.ts";

/** Who may take a busted player's bounty: the pots as they were pushed. A pot that several boards share comes once a board. */
export interface BountyHand {
  readonly layers: Layers;
  readonly pushed: readonly { readonly pot: number; readonly awards: readonly Award[] }[];
  /** Players who are out of chips. */
  readonly busted: readonly Seat[];
  /** What each head is worth, by seat: chips, money in its smallest unit, or a count. */
  readonly bounties: readonly number[];
  readonly button: number;
}

/** One busted player's bounty and who receives it. */
export interface BountyPaid {
  readonly seat: Seat;
  readonly amount: Chips;
  /** The last pot that the player was in, whose winners take the bounty. */
  readonly pot: number;
  /** Clockwise from the button; only those who receive something. Empty where the whole pot went to the house. */
  readonly to: readonly { readonly seat: Seat; readonly amount: Chips; readonly oddChips: number }[];
}

/**
 * Players out of chips, best place first; those with equal stacks before the hand share a place. The larger stack before
 * the hand comes in ahead.
 *
 * @param stacks before the hand, by seat; a player without chips was not in it
 * @param finishing after the hand, by seat
 */
export function bustedPlaces(stacks: readonly number[], finishing: readonly number[]): Seat[][] {
  const out = new Map<number, Seat[]>();
  for (const [seat, stack] of stacks.entries()) {
    if (stack > 0 && finishing[seat] === 0) out.set(stack, [...(out.get(stack) ?? []), seat as Seat]);
  }
  return [...out].sort(([a], [b]) => b - a).map(([, seats]) => seats);
}

/** The last pot that a player was in: may win, or with a killed hand has chips in. Dead money alone is in the main pot. */
function lastPotOf(layers: Layers, seat: Seat): number {
  const inside = layers.pots.map((pot) => pot.eligible.includes(seat) || shareOf(layers, pot, seat) > 0);
  return Math.max(0, inside.lastIndexOf(true));
}

/**
 * Gives each busted player's bounty to the winners of the last pot that the player was in: evenly, odd units one each
 * clockwise from the button, whichever board or half they won. The rulebooks are silent on it.
 *
 * @returns one answer a busted player with a bounty, in the order of `busted`
 */
export function awardBounties({ layers, pushed, busted, bounties, button }: BountyHand): BountyPaid[] {
  const order = clockwiseFrom(button, bounties.length);
  return busted.flatMap((seat) => {
    const amount = (bounties[seat] ?? 0) as Chips;
    if (amount === 0) return [];
    const pot = lastPotOf(layers, seat);
    const awards = pushed.flatMap((part) => (part.pot === pot ? part.awards : []));
    const winners = order.filter((winner) => awards.some((award) => award.seat === winner && award.amount > 0));
    const odd = amount % winners.length;
    const each = Math.floor(amount / winners.length);
    const shares = winners.map((winner, i) => ({ seat: winner, amount: (each + (i < odd ? 1 : 0)) as Chips, oddChips: i < odd ? 1 : 0 }));
    return [{ seat, amount, pot, to: shares.filter((share) => share.amount > 0) }];
  });
}

/** Bounties received, by seat. */
export function bountyTotals(paid: readonly BountyPaid[], players: number): Chips[] {
  const sums = new Array<number>(players).fill(0);
  for (const { seat, amount } of paid.flatMap(({ to }) => to)) sums[seat] = (sums[seat] as number) + amount;
  return sums as Chips[];
}
