import type { HandRecord, RecordEvent } from "../record.ts";

/** Players in the order of a record: clockwise by their seat numbers, the button last. A button at an empty seat is before them all. */
export function clockwise<T extends { readonly label: number }>(players: readonly T[], button: number): T[] {
  const sorted = players.toSorted((a, b) => a.label - b.label);
  const first = sorted.findIndex((player) => player.label > button);
  return first < 0 ? sorted : [...sorted.slice(first), ...sorted.slice(0, first)];
}

/** The number of each seat: the record's own where they run clockwise and differ, otherwise counted from 1. */
export function labelsOf(record: Pick<HandRecord, "seats">): number[] {
  const labels = record.seats.flatMap(({ label }) => (label === null ? [] : [label]));
  // Running clockwise, the numbers fall once at most on the way around.
  const falls = labels.filter((label, i) => label >= (labels[(i + 1) % labels.length] as number)).length;
  return labels.length === record.seats.length && falls === 1 ? labels : record.seats.map((_, i) => i + 1);
}

/** Whether antes are matched by everybody's: the ante of one player for all of them is dead, as in texts of sites. */
export const antesLive = (events: readonly RecordEvent[]): boolean =>
  new Set(events.flatMap((event) => (event.do === "post" && event.kind === "ante" ? [event.seat] : []))).size !== 1;

/** Boards as they are dealt, so that cards which a later run shares with the first one are told apart from its own. */
export class Boards {
  private readonly runs: number[][] = [];

  /** The cards of an event that are new on the table; empty where the run shares them all. */
  fresh(run: number, cards: readonly number[]): number[] {
    const board = this.runs[run] ?? [];
    this.runs[run] = [...board, ...cards];
    const first = this.runs[0] ?? [];
    return run === 0 ? [...cards] : cards.filter((card, i) => first[board.length + i] !== card);
  }

  /** The cards of a run so far. */
  of(run: number): readonly number[] {
    return this.runs[run] ?? [];
  }
}
