import { isUtf8 } from "node:buffer";
import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { TerminalFault } from "@sidepot/words/terminal";
import type { Result } from "sidepot";
import { BOOK_IDS, type BookId, type HouseProblem, isBookId, nearNames, type Rulebook, type RuleProblem, readHouse } from "sidepot/rulings";
import { readReason } from "./input.ts";
import { scanJson } from "./scan.ts";

/** A rulebook as a question may name it. */
export type Book = BookId | Rulebook;

/** A house's rulebook with everything that is wrong in it; `file` is null where it stood in the question itself. */
interface HouseRefused {
  readonly code: HouseProblem["code"];
  readonly path: string;
  readonly file: string | null;
  readonly problems: readonly HouseProblem[];
}

/** A file that could not be read as a rulebook at all. */
interface FileRefused {
  readonly code: TerminalFault["code"];
  readonly path: string;
  readonly file: string;
  readonly fault: TerminalFault;
}

/** Why there is no rulebook. */
export type BooksRefused = RuleProblem | HouseRefused | FileRefused;

/** Far more than a house with a note on every point needs, in bytes. */
const FILE_LIMIT = 1024 * 1024;

/** Finds the rulebook that a question names: a known one's id, a house's file by its path, or a house's rulebook itself. */
export type BookReader = (named: unknown) => Result<Book, BooksRefused>;

/** A reader that reads each file once. */
export function makeBookReader(): BookReader {
  const files = new Map<string, Result<Book, BooksRefused>>();
  return (named) => {
    if (isBookId(named)) return { ok: true, value: named };
    if (typeof named !== "string") return inline(named);
    if (!isFile(named)) return unknownBook(named);
    const known = files.get(named) ?? bookIn(named);
    files.set(named, known);
    return known;
  };
}

/** `a,b` as rulebooks, in order. */
export function readBooks(list: string, read: BookReader): Result<readonly Book[], BooksRefused> {
  const books: Book[] = [];
  for (const named of list.split(/[,、，]/)) {
    const book = read(named.trim());
    if (!book.ok) return book;
    books.push(book.value);
  }
  return { ok: true, value: books };
}

/** Whether a text names a file: no rulebook's and no situation's name has such a character, and what stands there is one. */
export function isFile(text: string): boolean {
  if (/[./\\]/.test(text)) return true;
  try {
    return statSync(text, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // No name that a file can have: too long, or with a character that is none.
    return false;
  }
}

/** A rulebook within the question; one that the referee made is checked by the referee itself. */
function inline(value: unknown): Result<Book, BooksRefused> {
  if (typeof value !== "object" || value === null) return unknownBook(String(value));
  if ("house" in value) return { ok: true, value: value as Rulebook };
  return houseOf(value, null);
}

function unknownBook(got: string): Result<never, BooksRefused> {
  const shown = got.length > 40 ? `${got.slice(0, 40)}…` : got;
  return refuse({ code: "RULES_UNKNOWN", path: "rules", got: shown, choices: BOOK_IDS, like: nearNames(got, BOOK_IDS) });
}

function bookIn(file: string): Result<Book, BooksRefused> {
  const text = textOf(file);
  if (!text.ok) return refuse({ code: text.error.code, path: "rules", file, fault: text.error });
  let value: unknown;
  try {
    value = JSON.parse(text.value);
  } catch {
    const fault = { code: "HOUSE_NOT_JSON", file } as const;
    return refuse({ code: fault.code, path: "rules", file, fault });
  }
  const { twice } = scanJson(text.value);
  if (twice === undefined) return houseOf(value, file);
  return refuse({ code: "KEY_TWICE", path: `rules.${twice}`, file, fault: { code: "KEY_TWICE", path: twice } });
}

function houseOf(value: unknown, file: string | null): Result<Rulebook, HouseRefused> {
  const house = readHouse(value);
  if (house.ok) return house;
  const [first] = house.error;
  const path = first === undefined || first.path === "" ? "rules" : `rules.${first.path}`;
  return { ok: false, error: { code: first?.code ?? "HOUSE_NOT_AN_OBJECT", path, file, problems: house.error } };
}

/** The text of a file, never more of it than the limit: a name may lead to a device that does not end. */
function textOf(file: string): Result<string, TerminalFault> {
  let bytes: Buffer;
  try {
    bytes = firstBytes(file, FILE_LIMIT + 1);
  } catch (error) {
    return { ok: false, error: { code: "FILE_NOT_READ", file, reason: readReason(error) } };
  }
  if (bytes.length > FILE_LIMIT) return { ok: false, error: { code: "HOUSE_FILE_TOO_LONG", file, limit: FILE_LIMIT } };
  if (!isUtf8(bytes)) return { ok: false, error: { code: "NOT_UTF8" } };
  const text = bytes.toString("utf8");
  return { ok: true, value: text.startsWith("\ufeff") ? text.slice(1) : text };
}

function firstBytes(file: string, most: number): Buffer {
  const bytes = Buffer.alloc(most);
  const open = openSync(file, "r");
  try {
    let size = 0;
    for (let read = -1; read !== 0 && size < most; size += read) read = readSync(open, bytes, size, most - size, null);
    return bytes.subarray(0, size);
  } finally {
    closeSync(open);
  }
}

const refuse = (error: BooksRefused): Result<never, BooksRefused> => ({ ok: false, error });
