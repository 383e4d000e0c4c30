/** What a JSON text says that its parsed value no longer tells. */
export interface Scan {
  /** The text of the top-level `id`, as it was written; undefined where there is none, or more than one. */
  readonly id: string | undefined;
  /** Where a key stands for the second time in one object, as `players[0].bet`; undefined where none does. */
  readonly twice: string | undefined;
}

/** An object or a list that is not closed yet; a list has no keys. */
interface Open {
  readonly keys: string[] | null;
  /** The same keys, once there are many. */
  index: Set<string> | null;
  /** The next string is a key. */
  awaitsKey: boolean;
  item: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Up to here a list of keys is searched faster than a set is made. */
const FEW_KEYS = 16;

/**
 * Reads a JSON text once more for what `JSON.parse` loses: the digits of an id, and keys that stand twice, of which it keeps the
 * last. It does not recurse, so no nesting is too deep.
 *
 * @param text what `JSON.parse` has accepted; anything else gives an answer without meaning
 */
export function scanJson(text: string): Scan {
  const open: Open[] = [];
  let top: Open | undefined;
  let twice: string | undefined;
  let idFrom = -1;
  let idTo = -1;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const from = at++;
        let plain = true;
        for (let code = text.charCodeAt(at); code !== QUOTE; code = text.charCodeAt(++at)) {
          if (code !== BACKSLASH) continue;
          plain = false;
          at++;
        }
        if (!top?.awaitsKey) break;
        top.awaitsKey = false;
        const key = plain ? text.slice(from + 1, at) : String(JSON.parse(text.slice(from, at + 1)));
        if (!addKey(top, key)) twice ??= pathOf(open);
        break;
      }
      case COLON:
        if (open.length === 1 && idFrom < 0 && top?.keys?.at(-1) === "id") idFrom = at + 1;
        break;
      case OPEN_OBJECT:
        top = { keys: [], index: null, awaitsKey: true, item: 0 };
        open.push(top);
        break;
      case OPEN_LIST:
        top = { keys: null, index: null, awaitsKey: false, item: 0 };
        open.push(top);
        break;
      case COMMA:
        if (open.length === 1 && idFrom >= 0 && idTo < 0) idTo = at;
        if (top?.keys) top.awaitsKey = true;
        else if (top) top.item++;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        if (open.length === 1 && idFrom >= 0 && idTo < 0) idTo = at;
        open.pop();
        top = open[open.length - 1];
        break;
    }
  }
  return { id: idFrom < 0 || twice === "id" ? undefined : oneLine(text.slice(idFrom, idTo)), twice };
}

/** Adds a key to its object; false where the object has it already. */
function addKey(object: Open, key: string): boolean {
  const keys = object.keys as string[];
  if (object.index === null && keys.length >= FEW_KEYS) object.index = new Set(keys);
  const known = object.index === null ? keys.includes(key) : object.index.has(key);
  object.index?.add(key);
  keys.push(key);
  return !known;
}

const pathOf = (open: readonly Open[]): string =>
  open.map(({ keys, item }, depth) => (keys ? `${depth === 0 ? "" : "."}${keys.at(-1)}` : `[${item}]`)).join("");

/** A JSON string holds no line break of its own, so each one in an id is space between its parts. */
const oneLine = (id: string): string => id.trim().replace(/[\n\r]+/g, " ");
