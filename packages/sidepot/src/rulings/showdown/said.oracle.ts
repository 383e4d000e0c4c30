import { expect } from "vitest";
import { BOOK_IDS, type BookId } from "../books.ts";
import { type Decision, type Question, rule } from "../rule.ts";
import type { Rulebook } from "../rulebook.ts";
import type { Step } from "../steps.ts";

/** What the rulebooks say, oldest habits last: TDA 2024, TDA before 2022, Robert's Rules, WSOP tournaments, WSOP cash games. */
export type ByBook = readonly [tda: string, before2022: string, roberts: string, wsopTournament: string, wsopLive: string];

const stepText = ({ do: name, ...params }: Step): string =>
  [name, ...Object.entries(params).map(([key, value]) => `${key}=${value}`)].join(" ");

/** A decision, or the test fails with the question. */
export function decided(rules: BookId | Rulebook, situation: string, facts: Question["facts"] = {}): Decision {
  const answer = rule({ rules, situation, facts });
  if (!answer.ok) throw new Error(`${situation} ${JSON.stringify(facts)}: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

/** `hand-out: leave-hand-out, award-pot pot=this to=others`. */
export const stepsOf = (decision: Pick<Decision, "decision" | "steps">): string =>
  `${decision.decision}: ${decision.steps.map(stepText).join(", ")}`;

/** `hand-out text TDA-2024 14`; practice mostly has no citation. */
const groundOf = ({ decision, basis, cites }: Decision): string => [decision, basis, ...cites].join(" ");

/** Holds all five rulebooks against a row written out by hand. */
export function expectBooks(situation: string, facts: Question["facts"], row: ByBook): void {
  expect(BOOK_IDS.map((id) => groundOf(decided(id, situation, facts)))).toEqual(row);
}

/** A house on top of a known book. */
export const house = (base: BookId, points: Readonly<Record<string, string>>): Rulebook => ({
  id: "Our club",
  base,
  house: Object.fromEntries(Object.entries(points).map(([name, value]) => [name, { value, note: null }])),
});

/** The wrong answers as `answer`, or `answer (books) until`. */
export const wrongOf = ({ wrong }: Decision): readonly string[] =>
  wrong.map(({ answer, rightIn, until }) =>
    [answer, ...(rightIn.length > 0 ? [`(${rightIn.join()})`] : []), ...(until ? [until] : [])].join(" "),
  );
