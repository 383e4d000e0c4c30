import { BOOK_IDS, type BookId } from "../books.ts";
import { type Decision, rule } from "../rule.ts";
import type { Rulebook } from "../rulebook.ts";
import type { SituationName } from "../situations.ts";

/** What a book decides; a question that cannot be ruled on is the test's own mistake. */
export function decide(
  rules: BookId | Rulebook,
  situation: SituationName,
  facts: Readonly<Record<string, unknown>>,
): Decision & { readonly did: string } {
  const decided = rule({ rules, situation, facts });
  if (!decided.ok) throw new Error(JSON.stringify({ rules, situation, facts, error: decided.error }));
  return { ...decided.value, did: didOf(decided.value.steps) };
}

/** Steps by their names alone. */
export const didOf = (steps: Decision["steps"]): string => steps.map((step) => step.do).join(", ");

/** One expectation for each book, in the order of {@link BOOK_IDS}: a decision, then the choices where the floor decides. */
export const byBook = (situation: SituationName, facts: Readonly<Record<string, unknown>>): readonly string[] =>
  BOOK_IDS.map((rules) => {
    const { decision, choices } = decide(rules, situation, facts);
    return choices.length === 0 ? decision : `floor: ${choices.map((choice) => choice.decision).join(" / ")}`;
  });
