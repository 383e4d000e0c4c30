import { type HandRecord, makeReader, type Reading } from "sidepot/history";
import { lineParter, pieces, type Source, sizeOf } from "./lines.ts";
import { type Fault, judge, type Row, type Unknown } from "./rows.ts";

/** More hands than this are not kept: a phone has no room for them. */
export const MOST_HANDS = 50_000;
/** What is said of a reading in between. */
const NEWS_MS = 200;

/** What a reading has found since it was last asked. */
export interface News {
  readonly rows: readonly Row[];
  readonly faults: readonly Fault[];
  readonly unknown: readonly Unknown[];
  /** Files that could not be opened, or have nothing in them. */
  readonly closed: readonly string[];
  /** How much of everything is read, from 0 to 1. */
  readonly part: number;
  /** Nothing more comes: all was read, it was stopped, or there is no more room. */
  readonly over: "no" | "read" | "stopped" | "full";
}

/** The records that were read, by their rows' index. */
export type Records = Map<number, HandRecord>;

/**
 * Reads sources one after another and tells what it finds as it goes.
 *
 * @param records takes what was read
 * @param stopped whether the reader has been told to stop; asked between pieces, when there has been time to hear it
 */
export async function readSources(
  sources: readonly Source[],
  records: Records,
  tell: (news: News) => void,
  stopped: () => boolean,
): Promise<void> {
  const whole = Math.max(
    1,
    sources.reduce((sum, source) => sum + sizeOf(source), 0),
  );
  let done = 0;
  let index = 0;
  let told = performance.now();
  let found = { rows: [] as Row[], faults: [] as Fault[], unknown: [] as Unknown[], closed: [] as string[] };
  const news = (over: News["over"]): void => {
    tell({ ...found, part: Math.min(1, done / whole), over });
    found = { rows: [], faults: [], unknown: [], closed: [] };
    told = performance.now();
  };
  const take = (readings: readonly Reading[], file: string | null): void => {
    for (const reading of readings) {
      if (records.size >= MOST_HANDS) return;
      const { row, record, fault, unknown } = judge(reading, file, index);
      if (row && record) {
        records.set(index++, record);
        found.rows.push(row);
      }
      if (fault) found.faults.push(fault);
      if (unknown) found.unknown.push(unknown);
    }
  };
  for (const source of sources) {
    if (sizeOf(source) === 0) {
      found.closed.push(source.name ?? "");
      continue;
    }
    const reader = makeReader();
    const parter = lineParter();
    try {
      for await (const { text, size } of pieces(source)) {
        for (const line of parter.push(text)) take(reader.push(line), source.name);
        done += size;
        if (performance.now() - told > NEWS_MS) {
          news("no");
          await breath();
        }
        if (stopped()) break;
      }
    } catch {
      // A file that was moved, a folder, or one that may not be read.
      found.closed.push(source.name ?? "");
      continue;
    }
    for (const line of parter.end()) take(reader.push(line), source.name);
    if (!stopped()) take(reader.end(), source.name);
    if (stopped() || records.size >= MOST_HANDS) {
      news(stopped() ? "stopped" : "full");
      return;
    }
  }
  news("read");
}

/** Lets what waits be heard. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
