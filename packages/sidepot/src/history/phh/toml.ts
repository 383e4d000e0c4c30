import { fail, ok } from "../../result.ts";
import { type Cursor, type Read, readKey, readValue, skip, type TomlValue, take } from "./values.ts";

export { type TomlValue, writeText } from "./values.ts";

/** A line that is not TOML, with what stands there. */
interface TomlFault {
  readonly line: number;
  readonly text: string;
}

/** The fields of a text without table headers, or of one `[1]` table of it. Keys are as written, dotted ones with their dots. */
export interface TomlTable {
  readonly name: string | null;
  readonly line: number;
  readonly entries: ReadonlyMap<string, TomlValue>;
  /** Fields whose one-line text was never closed: it was taken to the end of its line. */
  readonly unclosed: ReadonlyMap<string, TomlFault>;
  /** What ended the reading of this table; the next table is read all the same. */
  readonly fault: TomlFault | null;
}

/** A table while it is read. `prefix` stands before the keys of a table within it, as `[1.notes]`. */
interface Open {
  readonly name: string | null;
  readonly line: number;
  readonly entries: Map<string, TomlValue>;
  readonly unclosed: Map<string, TomlFault>;
  fault: TomlFault | null;
}

const open = (name: string | null, line: number): Open => ({ name, line, entries: new Map(), unclosed: new Map(), fault: null });

/** Counts lines on the way through a text, so that a text full of faults is not counted through for each of them. */
class Lines {
  private readonly text: string;
  private at = 0;
  private line = 1;

  constructor(text: string) {
    this.text = text;
  }

  /** What a place is called in a fault: its line from 1, and the line itself, cut where it is long. */
  faultAt(at: number): TomlFault {
    if (at < this.at) {
      this.at = 0;
      this.line = 1;
    }
    for (; this.at < at; this.at++) if (this.text[this.at] === "\n") this.line++;
    const start = at === 0 ? 0 : this.text.lastIndexOf("\n", at - 1) + 1;
    const end = this.text.indexOf("\n", start);
    return { line: this.line, text: this.text.slice(start, end < 0 ? undefined : end).slice(0, 120) };
  }
}

/** Nothing but a comment may follow on a line. */
function lineEnds(c: Cursor): boolean {
  skip(c, false);
  if (c.text[c.at] === "#") take(c, /[^\n]*/y);
  if (c.at < c.text.length && c.text[c.at] !== "\n") return false;
  c.at++;
  return true;
}

/** `[name]` or `[[name]]`; answers the name, and the cursor stands on the next line. */
function readHeader(c: Cursor): Read<string> {
  const start = c.at;
  const width = c.text.startsWith("[[", c.at) ? 2 : 1;
  c.at += width;
  const key = readKey(c);
  if (!key.ok) return key;
  if (!c.text.startsWith("]".repeat(width), c.at)) return fail(start);
  c.at += width;
  return lineEnds(c) ? key : fail(start);
}

function readField(c: Cursor, table: Open, prefix: string, lines: Lines): Read<null> {
  const start = c.at;
  const key = readKey(c);
  if (!key.ok) return key;
  const name = prefix + key.value;
  if (c.text[c.at] !== "=" || table.entries.has(name)) return fail(start);
  c.at++;
  skip(c, false);
  const value = readValue(c, 0);
  if (!value.ok) return value;
  if (c.unclosed) table.unclosed.set(name, lines.faultAt(start));
  c.unclosed = false;
  table.entries.set(name, value.value);
  return lineEnds(c) ? ok(null) : fail(c.at);
}

/**
 * Reads the TOML that hand histories are written in. The first table is the part before any header and is left out where it is empty.
 * A line that cannot be read ends its table alone; reading goes on at the next header.
 */
export function readToml(source: string): TomlTable[] {
  const c: Cursor = { text: source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), at: 0, unclosed: false };
  const lines = new Lines(c.text);
  let table = open(null, 1);
  let prefix = "";
  const tables: Open[] = [table];
  for (;;) {
    skip(c, true);
    if (c.at >= c.text.length) break;
    const start = c.at;
    const header = c.text[c.at] === "[";
    const read = header ? readHeader(c) : readField(c, table, prefix, lines);
    if (!read.ok) {
      if (table.fault === null) table.fault = lines.faultAt(read.error);
      c.unclosed = false;
      const next = /\n[ \t]*\[\[?[ \t]*[\w."'-]+[ \t]*\]\]?[ \t]*(?=#|\n|$)/g;
      next.lastIndex = start;
      const found = next.exec(c.text);
      if (found === null) break;
      c.at = found.index + 1;
    } else if (header) {
      const name = read.value as string;
      // `[1.notes]` belongs to the hand `[1]`.
      const within = table.name !== null && name.startsWith(`${table.name}.`);
      prefix = within ? `${name.slice((table.name as string).length + 1)}.` : "";
      if (!within) {
        table = open(name, lines.faultAt(start).line);
        tables.push(table);
      }
    }
  }
  return tables.filter((t) => t.name !== null || t.entries.size > 0 || t.fault !== null);
}
