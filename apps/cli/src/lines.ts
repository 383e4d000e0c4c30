import { isUtf8 } from "node:buffer";

/** A line as text, or why it is none. */
export type Line = string | { readonly code: "NOT_UTF8" } | { readonly code: "LINE_TOO_LONG"; readonly limit: number };

/** The longest line that is read, in bytes; a hand takes a few hundred. */
const LINE_LIMIT: number = 16 * 1024 * 1024;

const NEWLINE = 10;
const western = new TextDecoder("windows-1252");

/**
 * Cuts bytes into lines, a batch for each chunk that arrives, so that memory holds one chunk and one unfinished line at most.
 * A byte order mark and a carriage return at a line's end are dropped; a line over the limit is skipped to its end.
 *
 * @param legacy reads a line that is no UTF-8 as Windows-1252, as old programs wrote names
 */
export async function* readLines(source: AsyncIterable<Uint8Array>, limit: number = LINE_LIMIT, legacy = false): AsyncGenerator<Line[]> {
  let rest: Buffer[] = [];
  let held = 0;
  let skipping = false;
  for await (const bytes of source) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const lines: Line[] = [];
    const end = chunk.lastIndexOf(NEWLINE);
    let start = 0;
    if (end >= 0 && (skipping || held > 0)) {
      const first = chunk.indexOf(NEWLINE);
      if (!skipping) rest.push(chunk.subarray(0, first));
      lines.push(...(skipping ? [tooLong(limit)] : decode(Buffer.concat(rest), limit, legacy)));
      rest = [];
      held = 0;
      skipping = false;
      start = first + 1;
    }
    if (start <= end) lines.push(...decode(chunk.subarray(start, end), limit, legacy));
    if (end >= 0) start = end + 1;
    if (!skipping && start < chunk.length) {
      rest.push(chunk.subarray(start));
      held += chunk.length - start;
      if (held > limit) {
        rest = [];
        held = 0;
        skipping = true;
      }
    }
    if (lines.length > 0) yield lines;
  }
  if (skipping) yield [tooLong(limit)];
  else if (held > 0) yield decode(Buffer.concat(rest), limit, legacy);
}

const tooLong = (limit: number): Line => ({ code: "LINE_TOO_LONG", limit });

/** Newline bytes are no part of any other UTF-8 character, so whole chunks are decoded at once and only bad ones line by line. */
function decode(bytes: Buffer, limit: number, legacy: boolean): Line[] {
  if (isUtf8(bytes))
    return bytes
      .toString("utf8")
      .split("\n")
      .map((line) => (line.length > limit ? tooLong(limit) : bare(line)));
  const lines: Line[] = [];
  for (let start = 0; start <= bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline;
    const line = bytes.subarray(start, end);
    if (isUtf8(line)) lines.push(bare(line.toString("utf8")));
    else lines.push(legacy ? bare(western.decode(line)) : { code: "NOT_UTF8" });
    start = end + 1;
  }
  return lines;
}

function bare(line: string): string {
  const from = line.charCodeAt(0) === 0xfeff ? 1 : 0;
  const to = line.endsWith("\r") ? line.length - 1 : line.length;
  return from === 0 && to === line.length ? line : line.slice(from, to);
}
