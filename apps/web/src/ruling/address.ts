import { ACTS, type Act, type Case, type FactSpec, GROUPS, type Group, type Rulebook } from "sidepot/rulings";
import { bookOfSet, HOUSE, type Renamed, setOf } from "./books.ts";
import { findCase, isAsking, type Spot, specOf } from "./spot.ts";

/** What of an address could not be read, and what it held. */
interface Unread {
  readonly part: "case" | "answer" | "set" | "fact";
  readonly got: string;
}

/** What can be ruled as soon as there is a rulebook for it: the address names one that is not on the device. */
interface Waiting {
  readonly spot: Omit<Spot, "book">;
  readonly practice: boolean;
}

/** Where an address leads. */
export type Where =
  | { readonly view: "start"; readonly group: Group | null; readonly unread: Unread | null; readonly waiting?: Waiting }
  | { readonly view: "case"; readonly spot: Spot; readonly group: Group }
  /** Where the floor decides: which of its choices is practised; null where none has been taken. */
  | { readonly view: "practice"; readonly spot: Spot; readonly group: Group; readonly choice: number | null }
  | { readonly view: "house" };

/** The address of the start, or of a group's cases. */
export const groupRest = (group: Group | null): string => (group === null ? "" : `?g=${group}`);

/** The address of the house editor. */
export const HOUSE_REST = "/house";

/** The address of a case before its question is answered; it keeps to the rulebook that is chosen when it is opened. */
export const caseRest = (one: Case): string => `/${one.id}`;

/** The address of an outcome: everything that it rests on. */
export function spotRest({ case: one, answer, facts, book }: Spot, practice = false): string {
  const query = new URLSearchParams({ set: setOf(book) });
  if (answer !== null) query.set("a", answer);
  for (const fact of one.more) if (Object.hasOwn(facts, fact)) query.set(`f.${fact}`, writeFact(facts[fact]));
  return `/${one.id}${practice ? "/practice" : ""}?${query}`;
}

/** The address of the practice of one of the floor's choices. */
export const choiceRest = (spot: Spot, choice: number): string => `${spotRest(spot, true)}&c=${choice}`;

/**
 * Reads the part of an address behind the tool's path.
 *
 * @param chosen the rulebook to rule by where the address names none
 * @param renamed what the houses of older addresses are called now
 */
export function readRest(rest: string, chosen: Rulebook, houses: readonly Rulebook[], renamed: Renamed = {}): Where {
  const [path = "", search = ""] = rest.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  const [id = "", further = "", ...more] = path
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  if (id === "") return { view: "start", group: GROUPS.find((group) => group === query.get("g")) ?? null, unread: null };
  if (id === "house" && further === "") return { view: "house" };
  const found = findCase(id);
  if (!found || more.length > 0 || (further !== "" && further !== "practice"))
    return unread("case", [id, further, ...more].filter(Boolean).join("/"));
  const { one, group } = found;
  const answer = query.get("a");
  if (answer !== null && !one.answers.some((known) => known.id === answer)) return unread("answer", answer, group);
  const facts: Record<string, unknown> = {};
  for (const [key, text] of query) {
    if (!key.startsWith("f.")) continue;
    const fact = key.slice(2);
    const spec = one.more.includes(fact) ? specOf(one, fact) : null;
    const value = spec ? readFact(text, spec) : undefined;
    if (value === undefined) return unread("fact", `${fact}=${text}`, group);
    facts[fact] = value;
  }
  const answered = { case: one, answer, facts };
  // What has not been answered cannot be practised.
  const practice = further === "practice" && !isAsking(answered);
  const set = query.get("set");
  const book = set === null ? chosen : bookOfSet(set, houses, renamed);
  if (book === null) return { ...unread("set", (set ?? "").replace(HOUSE, ""), group), waiting: { spot: answered, practice } };
  const spot: Spot = { ...answered, book };
  if (!practice) return { view: "case", spot, group };
  const choice = query.get("c");
  return { view: "practice", spot, group, choice: choice !== null && /^\d$/.test(choice) ? Number(choice) : null };
}

const unread = (part: Unread["part"], got: string, group: Group | null = null): Extract<Where, { view: "start" }> => ({
  view: "start",
  group,
  unread: { part, got: got.length > LONGEST_SHOWN ? `${got.slice(0, LONGEST_SHOWN)}…` : got },
});

/** More of a strange address is not shown. */
const LONGEST_SHOWN = 60;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function writeFact(value: unknown): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  return value === null ? "" : String(value);
}

/** A fact as an address has it; undefined where it is none. An empty text leaves open what may be left open. */
function readFact(text: string, spec: FactSpec): unknown {
  if (spec.kind === "actions") {
    const acts = text === "" ? [] : text.split(",");
    return acts.every((act): act is Act => (ACTS as readonly string[]).includes(act)) ? acts : undefined;
  }
  if (text === "") return spec.default === null ? null : undefined;
  if (spec.kind === "yes-no") return text === "1" ? true : text === "0" ? false : undefined;
  if (spec.kind === "one-of") return spec.values.includes(text) ? text : undefined;
  const count = /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
  return count >= spec.least && count <= spec.most ? count : undefined;
}
