import { clockwiseFrom } from "../pots/index.ts";
import type { Chips, Seat } from "../units.ts";
import type { PushedPot } from "./types.ts";

/**
 * Players who lost their last chip, best finishing place first: the larger stack at the start of the hand finishes higher;
 * equal ones share the place.
 */
export function bustedOf(starting: readonly number[], finishing: readonly number[]): Seat[][] {
  if (!finishing.includes(0)) return [];
  const out = starting.flatMap((_, seat) => (finishing[seat] === 0 ? [seat as Seat] : []));
  const stacks = [...new Set(out.map((seat) => starting[seat] as number))].sort((a, b) => b - a);
  return stacks.map((stack) => out.filter((seat) => starting[seat] === stack));
}

/**
 * What each head is worth, to the winners of the last pot that the busted player had chips in; several share it evenly, odd
 * units clockwise from the button. Sums to the bounties of those who are out.
 *
 * @param bets what each player put in, by seat
 * @param floors the bet level above which each pot begins, the main pot first
 */
export function bountiesOf(
  bounties: readonly number[],
  busted: readonly Seat[],
  bets: readonly number[],
  floors: readonly number[],
  pots: readonly PushedPot[],
  button: number,
): Chips[] {
  const received = bounties.map(() => 0);
  for (const seat of busted) {
    const last = Math.max(
      0,
      floors.findLastIndex((floor) => (bets[seat] as number) > floor),
    );
    const winners = new Set(
      pots.flatMap(({ pot, awards }) => (pot === last ? awards.flatMap(({ seat, amount }) => (amount > 0 ? [seat] : [])) : [])),
    );
    const order = clockwiseFrom(button, bounties.length).filter((winner) => winners.has(winner));
    const worth = bounties[seat] as number;
    for (const [i, winner] of order.entries()) {
      received[winner] = (received[winner] as number) + Math.floor(worth / order.length) + (i < worth % order.length ? 1 : 0);
    }
  }
  return received as Chips[];
}
