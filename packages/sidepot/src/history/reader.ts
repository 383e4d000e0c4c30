import { fail, ok, type Result } from "../result.ts";
import { readOhh } from "./ohh/read.ts";
import { readPhh } from "./phh/read.ts";
import { readPokerNow } from "./pokernow/read.ts";
import type { Format, HandRecord, RecordEvent, RecordProblem } from "./record.ts";
import { type HandText, linesOf, makeSplitter, readHand, siteOf } from "./text/index.ts";

/** One hand of a history. */
export interface Reading {
  /** Its place among the hands of the text, from 1. */
  readonly hand: number;
  readonly record: Result<HandRecord, RecordProblem>;
}

/** Takes a history line by line, and hands out what is whole. */
export interface HistoryReader {
  readonly push: (line: string) => Reading[];
  readonly end: () => Reading[];
}

/** Which format a line begins; null for none that is known. */
export function formatOf(line: string): Format | null {
  const text = line.replace(/^\uFEFF+/, "").trim();
  const site = siteOf(text);
  if (site) return site;
  if (/^(?:"?entry"?\s*,|"?at"?\s*,)/i.test(text)) return "pokernow";
  // A line of TOML's array begins with a quote; an OHH file is an object, or a list of them.
  if (/^(?:\{|\[\s*(?:\{|$))/.test(text)) return "ohh";
  return /^(?:\[[\w."'-]+\]|[\w-]+\s*=|#)/.test(text) ? "phh" : null;
}

const isTable = (line: string): boolean => /^\s*\[[\w."'-]+\]\s*(?:#.*)?$/.test(line);
const saysSomething = (line: string): boolean => !/^\s*(?:#.*)?$/.test(line);

/** Formats that are one value each, read when the whole of it is there. */
const WHOLE: Partial<Record<Format, (text: string) => Result<HandRecord, RecordProblem>[]>> = {
  phh: readPhh,
  ohh: readOhh,
  pokernow: readPokerNow,
};

/**
 * Reads a history of any format, told apart by its content: its first line that is one. Site texts and `.phhs` files are read hand by
 * hand, so that a file of any length can pass; the other formats are one value, and come at the end.
 */
export function makeReader(): HistoryReader {
  let hands = 0;
  let format: Format | null = null;
  const splitter = makeSplitter();
  const lines: string[] = [];
  let pushed = 0;
  const number = (records: readonly Result<HandRecord, RecordProblem>[]): Reading[] => records.map((record) => ({ hand: ++hands, record }));
  const read = (text: HandText | null): Reading[] => (text ? number([readHand(text)]) : []);
  const whole = (): Reading[] => {
    const read = format === null ? undefined : WHOLE[format];
    const before = pushed - lines.length;
    const text = lines.splice(0).join("\n");
    return read
      ? number(read(text).map((record) => (record.ok ? ok(streetsFirst(record.value)) : fail(inFile(record.error, before)))))
      : [];
  };
  return {
    push(line) {
      // A text before the first hand of a site is one that cannot be read; it must not decide the format.
      format ??= formatOf(line);
      // Each hand of a `.phhs` file is a table of its own: the one before it is whole.
      const next = format === "phh" && isTable(line) && lines.some(saysSomething) ? whole() : [];
      if (format === null || WHOLE[format]) lines.push(line);
      pushed++;
      if (next.length > 0) return next;
      return format !== null && WHOLE[format] ? [] : read(splitter.push(line));
    },
    end() {
      if (format !== null && WHOLE[format]) return whole();
      if (format !== null) return read(splitter.end());
      const text = lines.join("\n").trim();
      return number([fail({ code: "FORMAT_UNKNOWN", at: 0, text: text.slice(0, 80) })]);
    },
  };
}

/** A line that was counted within one hand, counted in the file. Actions are counted in their hand anyway. */
const inFile = (problem: RecordProblem, before: number): RecordProblem =>
  problem.code === "TOML_INVALID" && problem.at > 0 ? { ...problem, at: problem.at + before } : problem;

/** Some formats tell a street's cards before they open its round: here a street always begins with its name, whatever the format. */
function streetsFirst(record: HandRecord): HandRecord {
  const events: RecordEvent[] = [];
  // Cards before this place are those of an earlier street.
  let told = 0;
  for (const event of record.events) {
    if (event.do !== "street") {
      events.push(event);
      continue;
    }
    let from = events.length;
    while (from > told && isCards(events[from - 1])) from--;
    events.splice(from, 0, event);
    told = events.length;
  }
  return { ...record, events };
}

const isCards = (event: RecordEvent | undefined): boolean => event?.do === "deal" || event?.do === "board";

/** All hands of a text. */
export function readHistory(text: string): Reading[] {
  const reader = makeReader();
  return [...[...linesOf(text)].flatMap((line) => reader.push(line)), ...reader.end()];
}
