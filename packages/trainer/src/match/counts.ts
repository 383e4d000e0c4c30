import type { HandEvent } from "sidepot/hand";

/** What somebody did over many hands. */
export interface Counts {
  hands: number;
  /** Hands with a decision before the flop: a big blind whom everybody folds to has none. */
  asked: number;
  /** Hands in which they put chips in before the flop of their own will. */
  entered: number;
  /** Hands in which they bet or raised before the flop. */
  raised: number;
  /** Actions after the flop. */
  bets: number;
  calls: number;
  checks: number;
  folds: number;
}

/** A style as the field measures it. */
export interface StyleStatistics {
  readonly hands: number;
  /** Hands with a decision before the flop. */
  readonly asked: number;
  /** Percent of the hands with a decision before the flop in which chips went in voluntarily (VPIP). */
  readonly vpip: number;
  /** Percent of those hands that were raised before the flop (PFR). */
  readonly pfr: number;
  /** Bets and raises over calls, after the flop; null for who never calls there. */
  readonly aggression: number | null;
  /** Percent of bets and raises among bets, raises, calls and folds, after the flop; 0 where there are none. */
  readonly aggressionFrequency: number;
}

/** Nothing yet. */
export const noCounts = (): Counts => ({ hands: 0, asked: 0, entered: 0, raised: 0, bets: 0, calls: 0, checks: 0, folds: 0 });

const ASKED = 1;
const ENTERED = 2;
const RAISED = 4;

/** Adds a hand to the counts, which are given by seat. */
export function countHand(events: readonly HandEvent[], bySeat: readonly Counts[]): void {
  const marks = bySeat.map(() => 0);
  const mark = (seat: number, what: number): void => {
    marks[seat] = (marks[seat] as number) | what;
  };
  let street = 0;
  for (const event of events) {
    if (event.type === "opened") {
      street = event.street;
      continue;
    }
    if (!("seat" in event)) continue;
    const counts = bySeat[event.seat] as Counts;
    const { type, seat } = event;
    if (type === "bet" || type === "raised") {
      if (street === 0) mark(seat, ASKED | ENTERED | RAISED);
      else counts.bets++;
    } else if (type === "called") {
      if (street === 0) mark(seat, ASKED | ENTERED);
      else counts.calls++;
    } else if (type === "checked") {
      if (street === 0) mark(seat, ASKED);
      else counts.checks++;
    } else if (type === "folded") {
      if (street === 0) mark(seat, ASKED);
      else counts.folds++;
    }
  }
  for (const [seat, counts] of bySeat.entries()) {
    const marked = marks[seat] as number;
    counts.hands++;
    if (marked & ASKED) counts.asked++;
    if (marked & ENTERED) counts.entered++;
    if (marked & RAISED) counts.raised++;
  }
}

/** The counts as rates. */
export function statisticsOf({ hands, asked, entered, raised, bets, calls, folds }: Counts): StyleStatistics {
  const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);
  return {
    hands,
    asked,
    vpip: percent(entered, asked),
    pfr: percent(raised, asked),
    aggression: calls === 0 ? null : bets / calls,
    aggressionFrequency: percent(bets, bets + calls + folds),
  };
}
