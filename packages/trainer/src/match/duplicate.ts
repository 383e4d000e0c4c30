import type { Result } from "sidepot";
import type { HandConfig, Illegal } from "sidepot/hand";
import { type Counts, countHand, noCounts } from "./counts.ts";
import { type Deal, deckOf, type Entrant, playHand } from "./hand.ts";
import { addValue, deviationOf, type Interval, intervalOf, noSums, type Sums } from "./interval.ts";

/** A duplicate match: every deal is played once for each way to turn the players round the table. */
export interface Match {
  readonly players: readonly Entrant[];
  /** The table of a block; it has as many stacks as there are players. */
  readonly config: (block: number) => HandConfig;
  readonly blocks: number;
  readonly seed: number;
}

/** How a player did, in thousandths of a big blind a hand (mbb). */
export interface Standing {
  /**
   * Mean and 95 % interval over deal blocks, of which each is the mean of one player's hands with all seats of the same deck: hands of
   * one block depend on each other, blocks do not.
   */
  readonly rate: Interval;
  /** Standard deviation of single hands. */
  readonly handDeviation: number;
  readonly counts: Counts;
}

/** What a match found. */
export interface MatchResult {
  readonly hands: number;
  /** By player. */
  readonly standings: readonly Standing[];
  readonly illegal: number;
  readonly exceptions: number;
}

/**
 * Plays a duplicate match. Stacks, button and cards stay with the seats and the players move one seat on; dice belong to the seats as
 * well, so that players who play alike end with exactly the same.
 *
 * @returns the result, or what is wrong with a configuration
 */
export function playMatch({ players, config, blocks, seed }: Match): Result<MatchResult, Illegal> {
  const n = players.length;
  const blockSums = players.map(noSums);
  const handSums = players.map(noSums);
  const counts = players.map(noCounts);
  let illegal = 0;
  let exceptions = 0;
  for (let block = 0; block < blocks; block++) {
    const deal: Deal = { config: config(block), seed, number: block };
    const deck = deckOf(deal);
    const [, big] = deal.config.blinds ?? [1, 1];
    const totals = players.map(() => 0);
    for (let turn = 0; turn < n; turn++) {
      const seated = players.map((_, seat) => (seat + turn) % n);
      const played = playHand(
        deal,
        seated.map((player) => players[player] as Entrant),
        deck,
      );
      if (!played.ok) return played;
      const { net, events, faults } = played.value;
      for (const [seat, player] of seated.entries()) {
        const won = ((net[seat] as number) * 1000) / big;
        totals[player] = (totals[player] as number) + won;
        addValue(handSums[player] as Sums, won);
      }
      countHand(
        events,
        seated.map((player) => counts[player] as Counts),
      );
      for (const { kind } of faults) kind === "illegal" ? illegal++ : exceptions++;
    }
    for (const [player, total] of totals.entries()) addValue(blockSums[player] as Sums, total / n);
  }
  const standings = players.map((_, player) => ({
    rate: intervalOf(blockSums[player] as Sums),
    handDeviation: deviationOf(handSums[player] as Sums),
    counts: counts[player] as Counts,
  }));
  return { ok: true, value: { hands: blocks * n, standings, illegal, exceptions } };
}
