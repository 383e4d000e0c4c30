/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** An object of JSON. */
export type JsonObject = { readonly [key: string]: Json };

/** Whether a value is an object and no list. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The objects of a list; anything else in it, or instead of it, is left out. */
export const objects = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((item): item is JsonObject => isObject(item)) : [];

/** One value of a text of several, and the line on which it begins. */
export interface JsonPart {
  readonly line: number;
  /** Undefined where the part is no JSON. */
  readonly value: Json | undefined;
  readonly text: string;
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Deeper values are no hand, and are refused so that none can exhaust the stack. */
const DEPTH = 64;

/** Where the value that begins at a place ends: after its last bracket. Null as soon as it can be no hand, so that none is looked at twice. */
function endOf(text: string, start: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let i = start; i < text.length; i++) {
    const ch = text[i];
    if (quoted) {
      if (ch === "\\") i++;
      else if (ch === '"') quoted = false;
      else if (ch === "\n") return null;
    } else if (ch === '"') quoted = true;
    else if (ch === "{" || ch === "[") {
      depth++;
      if (depth > DEPTH) return null;
    } else if (ch === "}" || ch === "]") {
      depth--;
      if (depth === 0) return i + 1;
    }
  }
  return null;
}

/** Reads values that stand one after the other, as hands do in a file. A part that is no JSON does not hide the next one. */
export function readParts(text: string): JsonPart[] {
  const parts: JsonPart[] = [];
  let line = 1;
  let counted = 0;
  let at = 0;
  for (;;) {
    const blank = /^[\s\uFEFF,]*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0;
    at += blank;
    if (blank === 1000) continue;
    if (at >= text.length) return parts;
    for (; counted < at; counted++) if (text[counted] === "\n") line++;
    const open = text[at] === "{" || text[at] === "[";
    const whole = open ? endOf(text, at) : null;
    const value = whole === null ? undefined : parse(text.slice(at, whole));
    // What is broken ends where a line begins the next value.
    const next = value === undefined ? text.indexOf("\n{", at) : -1;
    const end = value !== undefined && whole !== null ? whole : next < 0 ? text.length : next;
    parts.push({ line, value, text: text.slice(at, Math.min(end, at + 120)) });
    at = end;
  }
}
