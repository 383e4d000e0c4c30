import { BOOK_IDS, type BookId } from "../books.ts";
import { factsOf, NAMES } from "../every.oracle.ts";
import type { Point } from "../point.ts";
import { POINTS } from "../points.ts";
import { type Decision, rule } from "../rule.ts";
import { bookOf, type Rulebook } from "../rulebook.ts";
import type { Choice } from "../situation.ts";
import { SITUATIONS, type SituationName } from "../situations.ts";
import { sceneOf } from "./played.ts";
import type { Scene } from "./scene.ts";

/** A decision on a scene, or one choice of a floor that decides. */
export interface Staged {
  readonly situation: SituationName;
  readonly facts: Readonly<Record<string, unknown>>;
  /** A known book's id, or `house` for one that holds one point differently. */
  readonly rules: BookId | "house";
  readonly decided: Decision;
  readonly scene: Scene;
  readonly chosen: Choice;
  readonly place: string;
}

/** Books of which a house overrides one point: one of each way with the stub, shuffled and in its order. */
const HOUSE_BASES: readonly BookId[] = ["tda-2024", "roberts"];

/** The known books, and houses that hold any one point of a situation in any other way. */
function* booksFor(situation: SituationName): Generator<Rulebook> {
  for (const id of BOOK_IDS) yield bookOf(id);
  for (const base of HOUSE_BASES) {
    for (const name of SITUATIONS[situation].points) {
      for (const value of (POINTS[name] as Point).values) yield { id: "house", base, house: { [name]: { value, note: null } } };
    }
  }
}

/** Every decision that concerns cards, and every choice of the floor, by every book: once for each scene that facts can make. */
export function* everyStaged(): Generator<Staged> {
  const seen = new Set<string>();
  for (const situation of NAMES) {
    if (SITUATIONS[situation].scene === undefined) continue;
    for (const book of booksFor(situation)) {
      for (const facts of factsOf(situation)) yield* staged(situation, book, facts, seen);
    }
  }
}

function* staged(situation: SituationName, book: Rulebook, facts: Staged["facts"], seen: Set<string>): Generator<Staged> {
  const ruled = rule({ rules: book, situation, facts });
  const asked = `${situation} ${JSON.stringify(facts)} by ${JSON.stringify(book)}`;
  // A house can need a fact that no known book needs.
  if (!ruled.ok && ruled.error.code === "FACT_MISSING" && Object.keys(book.house).length > 0) return;
  if (!ruled.ok) throw new Error(`${asked}: ${ruled.error.code}`);
  const decided = ruled.value;
  const scene = sceneOf(decided);
  if (scene === null) throw new Error(`${asked}: no scene`);
  const known = Object.keys(book.house).length === 0;
  const rules = known ? book.base : "house";
  for (const chosen of [decided, ...decided.choices]) {
    const { decision, misdeal, steps, unchanged } = chosen;
    const key = JSON.stringify([situation, rules, decided.decision, scene, decision, misdeal, steps, unchanged]);
    if (seen.has(key)) continue;
    seen.add(key);
    yield { situation, facts, rules, decided, scene, chosen, place: `${asked}: ${decision}` };
  }
}
