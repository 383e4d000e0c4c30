import { type HouseProblem, makeHouse, type PointName, type Rulebook, readHouse } from "sidepot/rulings";

/** A house file as the device keeps it. */
export interface Kept {
  /** Null where it cannot be read. */
  readonly book: Rulebook | null;
  readonly problems: readonly HouseProblem[];
}

/** Why a text is no house file. */
export type Fault = HouseProblem | { readonly code: "NOT_JSON" } | { readonly code: "KEY_TWICE"; readonly path: string };

/** The sentence that says what is wrong with a name. */
type NameFault = "nameTaken" | "namePlain" | "nameEmpty";

function filesOf(text: string | null): readonly unknown[] {
  try {
    const files: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(files) ? files : [];
  } catch {
    return [];
  }
}

/** What the device keeps, the unreadable ones among it, each in its place. */
export const readShelf = (text: string | null): readonly Kept[] =>
  filesOf(text).map((file) => {
    const read = readHouse(file);
    return read.ok ? { book: read.value, problems: [] } : { book: null, problems: read.error };
  });

function nameOf(file: unknown): string | null {
  const read = readHouse(file);
  return read.ok ? read.value.id : null;
}

/**
 * Keeps a house rulebook in the place of the one that it was before; nothing else on the shelf changes, what cannot be read included.
 *
 * @param before the name that it had
 */
export function putHouse(text: string | null, book: Rulebook, before: string = book.id): string {
  const files = filesOf(text);
  const at = files.findIndex((file) => nameOf(file) === before);
  const made = makeHouse(book);
  return JSON.stringify(at < 0 ? [...files, made] : files.map((file, place) => (place === at ? made : file)));
}

/** What a name that is typed for a house comes to: the name as it is kept, or what keeps it from being one. */
export function readName(typed: string, book: Rulebook, taken: readonly string[]): { readonly id: string } | { readonly fault: NameFault } {
  const read = readHouse({ ...makeHouse(book), name: typed.trim() });
  if (read.ok) return read.value.id !== book.id && taken.includes(read.value.id) ? { fault: "nameTaken" } : { id: read.value.id };
  const codes = read.error.map(({ code }) => code);
  if (codes.includes("HOUSE_NAME_TAKEN")) return { fault: "nameTaken" };
  return { fault: codes.includes("HOUSE_NAME_NOT_PLAIN") ? "namePlain" : "nameEmpty" };
}

/** Takes a place off the shelf. */
export const dropPlace = (text: string | null, place: number): string => JSON.stringify(filesOf(text).filter((_, at) => at !== place));

/** Takes a house off the shelf. */
export const dropHouse = (text: string | null, name: string): string =>
  JSON.stringify(filesOf(text).filter((file) => nameOf(file) !== name));

/** Reads the text of a house file; everything that is wrong with it at once. */
export function readFileText(text: string): Rulebook | readonly Fault[] {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return [{ code: "NOT_JSON" }];
  }
  const read = readHouse(file);
  const twice = keysTwice(text).map((path): Fault => ({ code: "KEY_TWICE", path }));
  if (!read.ok) return [...twice, ...read.error];
  return twice.length > 0 ? twice : read.value;
}

/** The keys that stand twice in one object of a JSON text: the parsed value has only the last, and the first would be lost. */
function keysTwice(text: string): readonly string[] {
  const twice: string[] = [];
  const open: { readonly keys: Set<string>; key: string }[] = [];
  const within = (): string =>
    open
      .map(({ key }) => key)
      .filter(Boolean)
      .join(".");
  for (const [token, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g)) {
    const last = open.at(-1);
    if (token === "{") open.push({ keys: new Set(), key: "" });
    else if (token === "}") open.pop();
    else if (colon !== undefined && last) {
      last.key = String(JSON.parse(token.slice(0, -colon.length)));
      if (last.keys.has(last.key)) twice.push(within());
      last.keys.add(last.key);
    }
  }
  return twice;
}

/** A house rulebook as the text of a file. */
export const fileText = (book: Rulebook): string => `${JSON.stringify(makeHouse(book), null, 2)}\n`;

/** What a house's file is called; what file systems do not take is left out. */
export function fileName({ id }: Rulebook): string {
  const plain = id
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return `${plain === "" ? "house" : plain}.json`;
}

/** A name that no rulebook on the shelf has yet: `Our house 2`. */
export function freshName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  let number = 2;
  while (taken.includes(`${wanted} ${number}`)) number++;
  return `${wanted} ${number}`;
}

/** The rulebook with another value on a point; null takes the base's again, and the note with it. */
export function withValue(book: Rulebook, point: PointName, value: string | null): Rulebook {
  const { [point]: before, ...others } = book.house;
  return { ...book, house: value === null ? others : { ...others, [point]: { value, note: before?.note ?? null } } };
}

/** The rulebook with a note on a point that it has changed; an empty one is none. */
export function withNote(book: Rulebook, point: PointName, note: string): Rulebook {
  const held = book.house[point];
  if (!held) return book;
  return { ...book, house: { ...book.house, [point]: { value: held.value, note: note.trim() === "" ? null : note } } };
}
