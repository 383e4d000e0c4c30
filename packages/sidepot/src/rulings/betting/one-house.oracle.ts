import { expect, test } from "vitest";
import { read } from "../../hand/declare/vectors.oracle.ts";
import { type Choice, DECLARE_RULES, type Declaration, type DeclareRules, type Interpretation } from "../../hand/declare.ts";
import type { Decision } from "../rule.ts";
import type { BettingFacts } from "./situations.ts";
import { choicesOf, decide } from "./table.oracle.ts";

// The hand reads a declaration, a ruling is looked up: the house must say one thing. What both answer, in one word each.

/** What was declared, and the same as a question to the floor. */
type Vector = readonly [title: string, declaration: Partial<Declaration>, situation: keyof BettingFacts, facts: object];

const doing = (choices: readonly Choice[]): string => [...new Set(choices.map((choice) => choice.do))].join("|");

/** What the hand reads, in a word. */
export function readingIn(reading: Interpretation): string {
  if (reading.kind === "pending") return "waits";
  if (reading.kind === "not-binding") return "free";
  return reading.kind === "action" ? reading.action.do : `${reading.kind}: ${doing(reading.choices)}`;
}

const OUTCOMES: Readonly<Partial<Record<string, string>>> = {
  "action-waits": "waits",
  "action-not-binding": "free",
  "fold-stands": "fold",
  "counts-as-call": "call",
  "full-call": "call",
  "counts-as-check": "check",
  "counts-as-bet": "bet",
  "counts-as-raise": "raise",
  "full-min-raise": "raise",
  "counts-as-all-in": "all-in",
  "forfeit-and-fold": "fold",
  "call-withdrawn": "fold",
  "must-call-or-raise": "committed: call|raise",
  "call-or-fold": "committed: call|fold",
  "raise-at-least": "committed: raise",
  "must-bet-or-raise": "committed: raise",
};

/** What is ruled, in the same word. */
function outcomeIn(decision: Decision): string {
  if (decision.decision === "floor-decides")
    return `floor: ${choicesOf(decision)
      .map((code) => OUTCOMES[code])
      .join("|")}`;
  for (const step of decision.steps) {
    if (decision.decision === "first-motion-counts" && step.do === "count-as") return step.as;
  }
  return OUTCOMES[decision.decision] ?? decision.decision;
}

/** Every rule of the book asked for that the hand cites, the ruling cites too. */
export function sameGround(rules: DeclareRules, cites: readonly string[], decision: Decision, place: string): void {
  const own = cites.filter((cite) => cite.startsWith(`${rules.toUpperCase()} `));
  expect(decision.cites, place).toEqual(expect.arrayContaining(own));
  if (rules === "tda-2024") expect(cites.length, place).toBe(own.length);
}

/** One test a vector: by every rulebook both come to the same, on the same rules. `except`: what a ruling says otherwise, by book. */
export function agree(vectors: readonly Vector[], except: Readonly<Partial<Record<DeclareRules, string>>> = {}): void {
  for (const [title, declaration, situation, facts] of vectors) {
    test(title, () => {
      for (const rules of DECLARE_RULES) {
        const reading = read({ ...declaration, rules });
        const decision = decide(rules, situation, facts);
        const place = `${rules}: ${reading.cites.join(", ")}`;
        expect(outcomeIn(decision), place).toBe(except[rules] ?? readingIn(reading));
        // What sends the hand to the floor need be no rule of a ruling that knows more.
        if (except[rules] === undefined || reading.kind !== "floor") sameGround(rules, reading.cites, decision, place);
        if (rules === "tda-2024") expect(decision.basis, place).toBe(reading.kind === "floor" ? "floor" : reading.basis);
      }
    });
  }
}
