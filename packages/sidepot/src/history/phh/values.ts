import { fail, ok, type Result } from "../../result.ts";

/** A value of TOML. Numbers and dates keep the text they were written as, so that no amount goes through a float. */
export type TomlValue = { readonly raw: string } & (
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "number" | "date"; readonly text: string }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "array"; readonly items: readonly TomlValue[] }
  | { readonly kind: "table"; readonly entries: ReadonlyMap<string, TomlValue> }
);

/** Deeper lists than this are refused, so that no file can exhaust the stack. */
const DEPTH = 32;
const ESCAPES: Readonly<Record<string, string>> = { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", e: "\u001b", '"': '"', "\\": "\\" };
const BARE = /[A-Za-z0-9_-]+/y;
const NUMBER =
  /^[+-]?(?:inf|nan|0x[0-9A-Fa-f](?:_?[0-9A-Fa-f])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*|(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][+-]?\d(?:_?\d)*)?)$/;
const DATE = /^(?:\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?)?|\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;
const PLAIN = /(?:\d{4}-\d\d-\d\d \d\d:[^\s,\]}#]*)|[^\s,\]}#]+/y;
/** Control characters, which no text of TOML holds; a tab is none here. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000a-\u001f\u007f]/;

/** Where the reading of a text stands. */
export interface Cursor {
  readonly text: string;
  at: number;
  /** Set where a one-line text ended with its line instead of its quote. */
  unclosed: boolean;
}

/** What was read, or the place where nothing could be. */
export type Read<T> = Result<T, number>;

/** Moves over spaces, and over lines and comments too where a list may go on. */
export function skip(c: Cursor, lines: boolean): void {
  for (; c.at < c.text.length; c.at++) {
    const ch = c.text[c.at];
    if (ch === "#" && lines) {
      const end = c.text.indexOf("\n", c.at);
      if (end < 0) c.at = c.text.length;
      else c.at = end;
    }
    if (c.at >= c.text.length) return;
    const now = c.text[c.at];
    if (now !== " " && now !== "\t" && !(lines && now === "\n")) return;
  }
}

export function take(c: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = c.at;
  const found = pattern.exec(c.text)?.[0] ?? null;
  if (found !== null) c.at += found.length;
  return found;
}

/** The character that an escape means; the cursor stands after the backslash. */
function escaped(c: Cursor): Read<string> {
  const letter = c.text[c.at] ?? "";
  c.at++;
  const plain = ESCAPES[letter];
  if (plain !== undefined) return ok(plain);
  const length = letter === "u" ? 4 : letter === "U" ? 8 : letter === "x" ? 2 : 0;
  const digits = c.text.slice(c.at, c.at + length);
  if (length === 0 || digits.length < length || !/^[0-9A-Fa-f]+$/.test(digits)) return fail(c.at - 1);
  const code = Number.parseInt(digits, 16);
  if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return fail(c.at);
  c.at += length;
  return ok(String.fromCodePoint(code));
}

/** A text of one line in either kind of quote. */
function lineText(c: Cursor, quote: string): Read<string> {
  let value = "";
  c.at++;
  for (;;) {
    const ch = c.text[c.at];
    if (ch === undefined || ch === "\n") {
      c.unclosed = true;
      return ok(value);
    }
    c.at++;
    if (ch === quote) return ok(value);
    if (ch === "\\" && quote === '"') {
      const read = escaped(c);
      if (!read.ok) return read;
      value += read.value;
    } else if (CONTROL.test(ch)) return fail(c.at - 1);
    else value += ch;
  }
}

/** A text over lines in three quotes of either kind. */
function blockText(c: Cursor, quote: string): Read<string> {
  const start = c.at;
  let value = "";
  c.at += 3;
  if (c.text[c.at] === "\n") c.at++;
  while (c.at < c.text.length) {
    const ch = c.text[c.at] as string;
    if (c.text.startsWith(quote.repeat(3), c.at)) {
      // Up to two quotes may stand before the three that close.
      let run = 3;
      while (run < 5 && c.text[c.at + run] === quote) run++;
      c.at += run;
      return ok(value + quote.repeat(run - 3));
    }
    c.at++;
    if (ch === "\\" && quote === '"') {
      const fold = take(c, /[ \t]*\n\s*/y);
      if (fold !== null) continue;
      const read = escaped(c);
      if (!read.ok) return read;
      value += read.value;
    } else if (ch !== "\n" && CONTROL.test(ch)) return fail(c.at - 1);
    else value += ch;
  }
  return fail(start);
}

/** A key as written: `bare`, `"quoted"`, or several with dots between. */
export function readKey(c: Cursor): Read<string> {
  const parts: string[] = [];
  for (;;) {
    skip(c, false);
    const start = c.at;
    const ch = c.text[c.at];
    if (ch === '"' || ch === "'") {
      const read = lineText(c, ch);
      if (!read.ok) return read;
      if (c.unclosed) return fail(start);
      parts.push(/^[A-Za-z0-9_-]+$/.test(read.value) ? read.value : writeText(read.value));
    } else {
      const bare = take(c, BARE);
      if (bare === null) return fail(start);
      parts.push(bare);
    }
    skip(c, false);
    if (c.text[c.at] !== ".") return ok(parts.join("."));
    c.at++;
  }
}

function readList(c: Cursor, depth: number): Read<TomlValue> {
  const start = c.at;
  const items: TomlValue[] = [];
  c.at++;
  for (;;) {
    skip(c, true);
    if (c.text[c.at] === "]") break;
    const item = readValue(c, depth + 1);
    if (!item.ok) return item;
    if (c.unclosed) return fail(c.at);
    items.push(item.value);
    skip(c, true);
    if (c.text[c.at] === ",") c.at++;
    // A list that never ends is wrong where it begins.
    else if (c.text[c.at] !== "]") return fail(c.at < c.text.length ? c.at : start);
  }
  c.at++;
  return ok({ kind: "array", items, raw: c.text.slice(start, c.at) });
}

function readInline(c: Cursor, depth: number): Read<TomlValue> {
  const start = c.at;
  const entries = new Map<string, TomlValue>();
  c.at++;
  for (;;) {
    skip(c, true);
    if (c.text[c.at] === "}") break;
    const at = c.at;
    const key = readKey(c);
    if (!key.ok) return key;
    if (c.text[c.at] !== "=" || entries.has(key.value)) return fail(at);
    c.at++;
    skip(c, false);
    const value = readValue(c, depth + 1);
    if (!value.ok) return value;
    if (c.unclosed) return fail(c.at);
    entries.set(key.value, value.value);
    skip(c, true);
    if (c.text[c.at] === ",") c.at++;
    else if (c.text[c.at] !== "}") return fail(c.at < c.text.length ? c.at : start);
  }
  c.at++;
  return ok({ kind: "table", entries, raw: c.text.slice(start, c.at) });
}

export function readValue(c: Cursor, depth: number): Read<TomlValue> {
  const start = c.at;
  const ch = c.text[c.at];
  if (depth > DEPTH) return fail(start);
  if (ch === "[") return readList(c, depth);
  if (ch === "{") return readInline(c, depth);
  if (ch === '"' || ch === "'") {
    const read = c.text.startsWith(ch.repeat(3), c.at) ? blockText(c, ch) : lineText(c, ch);
    // A text that its line closed is kept as the text that was meant, which can be written again.
    return read.ok ? ok({ kind: "string", value: read.value, raw: c.text.slice(start, c.at) + (c.unclosed ? ch : "") }) : read;
  }
  const plain = take(c, PLAIN);
  if (plain === "true" || plain === "false") return ok({ kind: "boolean", value: plain === "true", raw: plain });
  if (plain !== null && NUMBER.test(plain)) return ok({ kind: "number", text: plain, raw: plain });
  if (plain !== null && DATE.test(plain)) return ok({ kind: "date", text: plain, raw: plain });
  return fail(start);
}

/** Writes a text in quotes. Round trip of `readToml`. */
export function writeText(value: string): string {
  if (!/['\\]/.test(value) && !CONTROL.test(value)) return `'${value}'`;
  let text = "";
  for (const ch of value) {
    if (ch === '"' || ch === "\\") text += `\\${ch}`;
    else if (CONTROL.test(ch)) text += `\\u${ch.charCodeAt(0).toString(16).padStart(4, "0")}`;
    else text += ch;
  }
  return `"${text}"`;
}
