import { BOOK_IDS, type BookId } from "./books.ts";
import type { Case } from "./case.ts";
import { CASES } from "./cases.ts";
import type { Act, FactSpec } from "./facts.ts";
import { bookOf } from "./rulebook.ts";
import type { Situation } from "./situation.ts";
import { SITUATIONS, type SituationName } from "./situations.ts";

/** A question with everything named. */
export interface Asked {
  readonly rules: BookId;
  readonly situation: SituationName;
  readonly facts: Readonly<Record<string, unknown>>;
}

const SEQUENCES: readonly (readonly Act[])[] = [
  [],
  ["fold"],
  ["fold", "fold"],
  ["check", "fold"],
  ["fold", "call"],
  ["fold", "fold", "fold"],
];
const MOST_TRIED = 5;
/** A longer span than cards or players have is an amount of chips, of which amounts.test.ts and its like try the sums. */
const LONGEST_COUNT = 52;

/** Values to try for a fact: all of a short list, the ends and the first few of a long one. */
function valuesOf(spec: FactSpec): readonly unknown[] {
  const open = spec.default === null ? [undefined] : [];
  switch (spec.kind) {
    case "yes-no":
      return [...open, false, true];
    case "one-of":
      return [...open, ...spec.values];
    case "actions":
      return SEQUENCES;
    case "count": {
      const tried = spec.most - spec.least > LONGEST_COUNT ? 2 : MOST_TRIED;
      const first = Array.from({ length: Math.min(tried, spec.most - spec.least + 1) }, (_, i) => spec.least + i);
      return [...open, ...new Set([...first, spec.most])];
    }
  }
}

/** Every combination of facts of a situation that can be so and leave nothing open, as far as {@link valuesOf} goes. */
export function* factsOf(name: SituationName): Generator<Readonly<Record<string, unknown>>> {
  const situation = SITUATIONS[name] as unknown as Situation<Record<string, unknown>>;
  const specs = Object.entries(situation.facts);
  const defaults = Object.fromEntries(specs.map(([fact, spec]) => [fact, spec.default]));
  const canBe = (given: Record<string, unknown>): boolean => {
    const facts = { ...defaults, ...given };
    if ((situation.conflict?.(facts) ?? null) !== null) return false;
    return BOOK_IDS.every((book) => (situation.missing?.(facts, bookOf(book)) ?? null) === null);
  };
  function* from(at: number, facts: Record<string, unknown>): Generator<Record<string, unknown>> {
    const entry = specs[at];
    if (entry === undefined) {
      if (canBe(facts)) yield { ...facts };
    } else for (const value of valuesOf(entry[1])) yield* from(at + 1, value === undefined ? facts : { ...facts, [entry[0]]: value });
  }
  yield* from(0, {});
}

/** The names of all situations. */
export const NAMES: readonly SituationName[] = Object.keys(SITUATIONS) as SituationName[];

/** Every situation by every book with every combination of facts. */
export function* everyQuestion(): Generator<Asked> {
  for (const situation of NAMES) for (const facts of factsOf(situation)) for (const rules of BOOK_IDS) yield { rules, situation, facts };
}

/** Every case with every answer. */
export function* everyCase(): Generator<{
  readonly one: Case;
  readonly answer: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
}> {
  for (const one of Object.values(CASES).flat()) {
    if (one.answers.length === 0) yield { one, answer: null, facts: one.facts };
    for (const { id, facts } of one.answers) yield { one, answer: id, facts: { ...one.facts, ...facts } };
  }
}
