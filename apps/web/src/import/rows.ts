import type { Problem } from "sidepot";
import { type Audit, audit, type Format, type HandRecord, type Reading, type RecordProblem, type UnknownLine } from "sidepot/history";
import type { Game } from "sidepot/ranking";

/** Where a hand stands: its file, where it has a name, and its place in it from 1. */
export interface Place {
  readonly file: string | null;
  readonly hand: number;
}

/** Whether what a record says about its end is what the rules say; `unsaid` where it says nothing. */
export type Verdict = "agrees" | "differs" | "unsaid";

/** One hand in the list. */
export interface Row extends Place {
  /** Its place among everything that was read, from 0. */
  readonly index: number;
  readonly id: string | null;
  readonly format: Format;
  readonly game: Game | null;
  readonly variant: string;
  readonly players: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly scale: number;
  readonly pots: number;
  /** All pots together, the return left out. */
  readonly amount: number;
  readonly verdict: Verdict;
  readonly differences: number;
}

/** A hand that could not be read or settled. */
export interface Fault extends Place {
  readonly problem: RecordProblem | Problem;
  readonly format: Format | null;
  readonly names: readonly string[];
  readonly scale: number;
}

/** Whether it is the whole text that is no history; no hand was there to be read. */
export const isWhole = ({ problem }: Fault): boolean => problem.code === "FORMAT_UNKNOWN";

/** Lines of a hand that were not understood. */
export interface Unknown extends Place {
  readonly format: Format;
  readonly lines: readonly UnknownLine[];
}

/** What became of one hand of a text. */
export interface Judged {
  readonly row: Row | null;
  readonly record: HandRecord | null;
  readonly fault: Fault | null;
  readonly unknown: Unknown | null;
}

/** Settles a hand that was read and holds it against its record. */
export function judge({ hand, record: read }: Reading, file: string | null, index: number): Judged {
  const none = { row: null, record: null, fault: null, unknown: null };
  if (!read.ok) return { ...none, fault: { file, hand, problem: read.error, format: null, names: [], scale: 1 } };
  const record = read.value;
  const { format, scale, seats, stakes } = record;
  const unknown = record.unknown.length === 0 ? null : { file, hand, format, lines: record.unknown };
  const judged = audit(record);
  if (!judged.ok) {
    return { ...none, unknown, fault: { file, hand, problem: judged.error, format, names: seats.map(({ name }) => name), scale } };
  }
  const { pots } = judged.value.replayed.layers;
  return {
    record,
    unknown,
    fault: null,
    row: {
      ...{ index, file, hand, id: record.id, format, game: record.game, variant: record.variant, players: seats.length, scale },
      ...{ smallBlind: stakes.smallBlind, bigBlind: stakes.bigBlind },
      ...{ pots: pots.length, amount: pots.reduce((sum, pot) => sum + pot.amount, 0) },
      ...{ verdict: verdictOf(judged.value), differences: judged.value.differences.length },
    },
  };
}

/** Whether a record says what the rules say; `unsaid` where it does not tell its end, or not who won. */
export const verdictOf = ({ differences, checked }: Audit): Verdict => (differences.length > 0 ? "differs" : checked ? "agrees" : "unsaid");

/** Which hands the list shows. */
export const FILTERS = ["all", "side-pots", "differ"] as const;
/** One of {@link FILTERS}. */
export type Filter = (typeof FILTERS)[number];

/** The hands of a filter; those with two pots or more come first, each kind in the order of the text. */
export function listed(rows: readonly Row[], filter: Filter): Row[] {
  const some = rows.filter(({ pots, verdict }) => (filter === "all" ? true : filter === "differ" ? verdict === "differs" : pots > 1));
  return [...some.filter(({ pots }) => pots > 1), ...some.filter(({ pots }) => pots < 2)];
}

/** How many hands each filter has. */
export const counted = (rows: readonly Row[]): Readonly<Record<Filter, number>> => ({
  all: rows.length,
  "side-pots": rows.filter(({ pots }) => pots > 1).length,
  differ: rows.filter(({ verdict }) => verdict === "differs").length,
});
