import { rule } from "../rule.ts";
import type { Choice } from "../situation.ts";
import type { Step } from "../steps.ts";

/** A step as a test writes it: `return-to-stub cards=turn`. */
const lineOf = (step: Step): string =>
  Object.entries(step)
    .map(([name, value]) => (name === "do" ? String(value) : `${name}=${[value].flat().join("+")}`))
    .join(" ");

/** The choice as a test writes it: the decision, and its steps with a semicolon between them. */
const choiceLine = ({ decision, steps }: Pick<Choice, "decision" | "steps">): string => `${decision}: ${steps.map(lineOf).join("; ")}`;

/** What a test compares of an answer. */
export interface Answer {
  readonly says: string;
  readonly basis: string;
  readonly cites: string;
  readonly choices: readonly string[];
}

/** Rules on a question and writes the answer down. */
export function answerOf(rules: unknown, situation: string, facts: Readonly<Record<string, unknown>>): Answer {
  const decided = rule({ rules, situation, facts });
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  const { basis, cites, choices } = decided.value;
  return { says: choiceLine(decided.value), basis, cites: cites.join(", "), choices: choices.map(choiceLine) };
}
