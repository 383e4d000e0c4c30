import { expect, test } from "vitest";
import { BOOK_IDS, type BookId } from "../books.ts";
import { type Decision, rule } from "../rule.ts";
import type { Rulebook } from "../rulebook.ts";
import type { Step } from "../steps.ts";
import type { BettingFacts } from "./situations.ts";

// What the tests of rulings on bets share: tables of facts, decisions, steps and grounds, as they stand in the rulebooks.

/** A step in a word: `chips-back:rest`, `raise-from:5600`. */
const word = ({ do: verb, ...rest }: Step): string => [verb, ...Object.values(rest).map(String)].join(":");
/** Steps in a line. */
export const words = (steps: readonly Step[]): string => steps.map(word).join(" ");

/** Rules on a question that can be ruled on. */
export function decide(rules: BookId | Rulebook, situation: keyof BettingFacts, facts: object): Decision {
  const decided = rule({ rules, situation, facts });
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  return decided.value;
}

/** Basis and citations by book: `text TDA-2024 44`. */
export type Grounds = Readonly<Record<BookId, string>>;
/** Decision and steps. */
type Want = readonly [decision: string, steps: string];
/** What is asked, what every book answers on which ground, and the books that answer otherwise. */
type Row = readonly [title: string, facts: object, want: Want, grounds: Grounds, except?: Readonly<Partial<Record<BookId, Want>>>];

/** One test a row; every book is asked. */
export function table(situation: keyof BettingFacts, rows: readonly Row[]): void {
  for (const [title, facts, want, grounds, except = {}] of rows) {
    test(title, () => {
      for (const book of BOOK_IDS) {
        const { decision, steps, basis, cites, misdeal } = decide(book, situation, facts);
        expect([decision, words(steps)], book).toEqual(except[book] ?? want);
        expect([basis, cites.join(", ")].join(" ").trim(), book).toBe(grounds[book]);
        expect(misdeal, book).toBe(false);
      }
    });
  }
}

/** The choices of a floor, each in a word. */
export const choicesOf = (decision: Decision): readonly string[] => decision.choices.map((choice) => choice.decision);
