import { readCsv } from "./csv.ts";

/** One entry of a log. */
export interface Entry {
  readonly line: number;
  readonly text: string;
  readonly at: string;
}

/** Entries that belong to one hand; those after its end are what players showed of it later. */
export interface HandLog {
  readonly start: Entry;
  readonly entries: readonly Entry[];
  readonly ended: boolean;
}

/** A log cut into hands, and what stands before the first of them. */
export interface Log {
  readonly before: readonly Entry[];
  readonly hands: readonly HandLog[];
}

const START = /^-- starting hand #/;
const END = /^-- ending hand #\d+/;

/** Numbers of any length, without the float that their like would lose digits in. */
const byNumber = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** The entries in the order in which they happened; null where the text is no log. */
export function readEntries(text: string): Entry[] | null {
  const [head, ...rows] = readCsv(text);
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const [entry, at, order] = [names.indexOf("entry"), names.indexOf("at"), names.indexOf("order")];
  if (entry < 0) return null;
  const all = rows.map((row) => ({
    entry: { line: row.line, text: (row.cells[entry] ?? "").trim(), at: row.cells[at] ?? "" },
    order: (row.cells[order] ?? "").trim().replace(/^0+(?=\d)/, ""),
  }));
  if (order >= 0 && all.every((row) => /^\d+$/.test(row.order)))
    return all.toSorted((a, b) => byNumber(a.order, b.order)).map((row) => row.entry);
  // Without numbers the newest is first, unless a hand begins before any ends.
  const entries = all.map((row) => row.entry);
  const first = entries.find((e) => START.test(e.text) || END.test(e.text));
  return first !== undefined && START.test(first.text) ? entries : entries.toReversed();
}

/** Cuts a log into its hands. */
export function cutLog(entries: readonly Entry[]): Log {
  const before: Entry[] = [];
  const hands: { start: Entry; entries: Entry[]; ended: boolean }[] = [];
  for (const entry of entries) {
    const last = hands.at(-1);
    if (START.test(entry.text)) hands.push({ start: entry, entries: [], ended: false });
    else if (last === undefined) before.push(entry);
    else if (END.test(entry.text)) last.ended = true;
    else last.entries.push(entry);
  }
  return { before, hands };
}
