import { fail, ok, type Result } from "../../result.ts";
import { show } from "../../show.ts";
import { BOOK_IDS, type BookId } from "../books.ts";
import { POINTS, type PointName } from "../points.ts";
import type { HouseHolding, Rulebook } from "../rulebook.ts";
import { isEmptyName, isNameOfBook, isPlainName } from "./name.ts";
import { nearNames } from "./near.ts";
import type { HouseProblem } from "./problem.ts";

/** The longest name of a house and the longest note, in UTF-16 units. */
export const HOUSE_LIMITS = { name: 60, note: 300 } as const;

const KEYS = ["name", "base", "points"] as const;
const POINT_KEYS = ["value", "note"] as const;

/** A house rulebook as it stands in a file; a point without a note is its value alone. */
export interface HouseFile {
  readonly name: string;
  readonly base: BookId;
  readonly points: Readonly<Partial<Record<PointName, string | { readonly value: string; readonly note: string }>>>;
}

/** Whether a text is the name of a point. */
export const isPoint = (text: string): text is PointName => Object.hasOwn(POINTS, text);

/**
 * Reads a house rulebook: a name, the rulebook that it is based on, and the points on which the house holds something else.
 *
 * @param value what a file held; anything is taken and checked
 * @returns the rulebook, or everything that is wrong, so that it can be mended in one go
 */
export function readHouse(value: unknown): Result<Rulebook, readonly HouseProblem[]> {
  if (!isObject(value)) return fail([{ code: "HOUSE_NOT_AN_OBJECT", path: "", got: show(value) }]);
  const problems: HouseProblem[] = unknownKeys(value, KEYS, "");
  const id = readName(own(value, "name"), problems);
  const base = readBase(own(value, "base"), problems);
  const house = readPoints(own(value, "points"), problems);
  return problems.length === 0 && id !== null && base !== null ? ok({ id, base, house }) : fail(problems);
}

/** A rulebook as a file of its house; {@link readHouse} gives the same rulebook again. */
export function makeHouse({ id, base, house }: Rulebook): HouseFile {
  const points = Object.entries(house).map(([point, { value, note }]) => [point, note === null ? value : { value, note }]);
  return { name: id, base, points: Object.fromEntries(points) as HouseFile["points"] };
}

/** A rulebook taken from outside, copied so that nothing behind it can change; null where a situation could not be ruled by it. */
export function readRulebook(value: unknown): Rulebook | null {
  if (!isObject(value) || !isObject(value.house)) return null;
  const points = Object.entries(value.house).map(([point, held]) => {
    const plain = isObject(held) && (own(held, "note") ?? null) === null;
    return [point, plain ? { value: own(held, "value") } : held];
  });
  // From entries, since an assignment to `__proto__` would be lost. A known book as it stands has its own id for a name.
  const name = isBook(value.id) ? "house" : value.id;
  const read = readHouse({ name, base: value.base, points: Object.fromEntries(points) });
  return read.ok ? { ...read.value, id: value.id as string } : null;
}

/** The name in its composed form, so that two names that look the same are the same. */
function readName(given: unknown, problems: HouseProblem[]): string | null {
  const path = "name";
  const name = typeof given === "string" ? given.normalize("NFC") : given;
  const problem = ((): HouseProblem | null => {
    if (name === undefined) return { code: "HOUSE_NAME_MISSING", path };
    if (typeof name !== "string" || isEmptyName(name)) return { code: "HOUSE_NAME_NOT_TEXT", path, got: show(name) };
    if (name.length > HOUSE_LIMITS.name) return { code: "HOUSE_NAME_TOO_LONG", path, length: name.length, most: HOUSE_LIMITS.name };
    if (!isPlainName(name)) return { code: "HOUSE_NAME_NOT_PLAIN", path, got: show(name) };
    return isNameOfBook(name) ? { code: "HOUSE_NAME_TAKEN", path, got: name } : null;
  })();
  if (problem !== null) problems.push(problem);
  return problem === null ? (name as string) : null;
}

function readBase(base: unknown, problems: HouseProblem[]): BookId | null {
  if (isBook(base)) return base;
  const path = "base";
  if (base === undefined) problems.push({ code: "HOUSE_BASE_MISSING", path, choices: BOOK_IDS });
  else problems.push({ code: "HOUSE_BASE_UNKNOWN", path, got: show(base), choices: BOOK_IDS });
  return null;
}

function readPoints(points: unknown, problems: HouseProblem[]): Rulebook["house"] {
  if (points === undefined) return {};
  if (!isObject(points)) {
    problems.push({ code: "HOUSE_POINTS_NOT_AN_OBJECT", path: "points", got: show(points) });
    return {};
  }
  const house: Partial<Record<PointName, HouseHolding>> = {};
  for (const [point, held] of Object.entries(points)) {
    const path = `points.${show(point)}`;
    if (!isPoint(point))
      problems.push({ code: "HOUSE_POINT_UNKNOWN", path, got: show(point), like: nearNames(point, Object.keys(POINTS)) });
    else {
      const read = readPoint(point, held, path, problems);
      if (read !== null) house[point] = read;
    }
  }
  return house;
}

/** `"cut"` or `{"value":"cut","note":"our dealers cut"}`. */
function readPoint(point: PointName, held: unknown, path: string, problems: HouseProblem[]): HouseHolding | null {
  const choices: readonly string[] = POINTS[point].values;
  const before = problems.length;
  const whole = isObject(held);
  const value = whole ? own(held, "value") : held;
  const note = whole ? (own(held, "note") ?? null) : null;
  const at = whole ? `${path}.value` : path;
  if (whole) problems.push(...unknownKeys(held, POINT_KEYS, `${path}.`));
  if (value === undefined) problems.push({ code: "HOUSE_VALUE_MISSING", path: at, point, choices });
  else if (typeof value !== "string" || !choices.includes(value))
    problems.push({ code: "HOUSE_VALUE_UNKNOWN", path: at, point, got: show(value), choices });
  if (note !== null && typeof note !== "string") problems.push({ code: "HOUSE_NOTE_NOT_TEXT", path: `${path}.note`, got: show(note) });
  else if (note !== null && note.length > HOUSE_LIMITS.note)
    problems.push({ code: "HOUSE_NOTE_TOO_LONG", path: `${path}.note`, length: note.length, most: HOUSE_LIMITS.note });
  return problems.length === before ? { value: value as string, note: note as string | null } : null;
}

const unknownKeys = (of: Readonly<Record<string, unknown>>, known: readonly string[], path: string): HouseProblem[] =>
  Object.keys(of)
    .filter((key) => !known.includes(key))
    .map((key) => ({ code: "HOUSE_KEY_UNKNOWN", path: `${path}${show(key)}`, got: show(key), choices: known }));

/** A field of the object itself; what it inherits is nobody's claim. */
const own = (of: Readonly<Record<string, unknown>>, key: string): unknown => (Object.hasOwn(of, key) ? of[key] : undefined);
const isBook = (value: unknown): value is BookId => (BOOK_IDS as readonly unknown[]).includes(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
