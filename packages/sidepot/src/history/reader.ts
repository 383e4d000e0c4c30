import { fail, type Result } from "../result.ts";
import { readPhh } from "./phh/read.ts";
import type { Format, HandRecord, RecordProblem } from "./record.ts";

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

/** Which format a text is, by its first line that says something; null for none that is known. */
export function formatOf(line: string): Format | null {
  const text = line.replace(/^\uFEFF+/, "").trim();
  if (/^(?:\[[^\]]*\]|[\w-]+\s*=|#)/.test(text)) return "phh";
  return null;
}

/**
 * Reads a history of any format, told apart by its content. Site texts are read hand by hand, so that a file of any length can
 * pass; the other formats are one value, and come at the end.
 */
export function makeReader(): HistoryReader {
  let hands = 0;
  let format: Format | null = null;
  let known = false;
  const lines: string[] = [];
  const number = (records: readonly Result<HandRecord, RecordProblem>[]): Reading[] => records.map((record) => ({ hand: ++hands, record }));
  return {
    push(line) {
      if (!known && line.trim() !== "") {
        known = true;
        format = formatOf(line);
      }
      if (known || lines.length > 0) lines.push(line);
      return [];
    },
    end() {
      const text = lines.join("\n");
      if (format === "phh") return number(readPhh(text));
      return number([fail({ code: "FORMAT_UNKNOWN", at: 0, text: text.trim().slice(0, 80) })]);
    },
  };
}

/** All hands of a text. */
export function readHistory(text: string): Reading[] {
  const reader = makeReader();
  return [...text.split(/\r\n|\r|\n/).flatMap((line) => reader.push(line)), ...reader.end()];
}
