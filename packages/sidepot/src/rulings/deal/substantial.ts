import type { Act } from "../facts.ts";

/**
 * What has to happen after the blinds until it is too late for a misdeal: two actions of which one puts chips in, or any three
 * (`chips-or-three`); any two but two folds or two checks, or three (`unlike-pair`); two players acting at all (`two-acted`).
 */
export type SubstantialAction = "chips-or-three" | "unlike-pair" | "two-acted";

const WITH_CHIPS: ReadonlySet<Act> = new Set(["bet", "call", "raise", "all-in"]);

/**
 * Whether a sequence of actions in turn is substantial action. Posting a blind is no {@link Act}, so it cannot count.
 *
 * @param actions what was done after the blinds, in turn
 * @param definition the rulebook's definition
 */
export function substantialAction(actions: readonly Act[], definition: SubstantialAction): boolean {
  const [first, second, third] = actions;
  if (first === undefined || second === undefined) return false;
  if (third !== undefined || definition === "two-acted") return true;
  if (definition === "unlike-pair") return WITH_CHIPS.has(first) || WITH_CHIPS.has(second) || first !== second;
  return WITH_CHIPS.has(first) || WITH_CHIPS.has(second);
}

/** Whether a sequence is the one that a definition by chips leaves open: a check and a fold, in either order, and no more. */
export function isCheckAndFold(actions: readonly Act[]): boolean {
  return actions.length === 2 && actions.includes("check") && actions.includes("fold");
}
