import { rightWhere } from "../by-point.ts";
import type { Act } from "../facts.ts";
import { neverRight, rightBy, type Situation, type Wrong } from "../situation.ts";
import { isCheckAndFold } from "./substantial.ts";
import { deadlineOf } from "./way.ts";

/** What is asked where only the actions matter. */
export interface ActionsFacts {
  /** What was done after the blinds, in turn. */
  readonly actions: readonly Act[];
}

const WHY = { "two-acted": "two-acted-closes", "unlike-pair": "unlike-pair-counts", "chips-or-three": "chips-make-action" } as const;

/** Whether it is too late for a misdeal, by the actions since the blinds (TDA 2024 36). */
export const substantial: Situation<ActionsFacts> = {
  facts: { actions: { kind: "actions" } },
  points: ["substantial-action"],
  rule({ actions }, book) {
    const { over, on, notes } = deadlineOf(actions, book);
    return {
      decision: over ? "sa-reached" : "sa-not-reached",
      // It settles a time limit and moves nothing.
      steps: [over ? { do: "let-stand" } : { do: "call-floor" }],
      on: [on],
      wrong: over ? [neverRight(actions.length === 2 ? "needs-three" : "misdeal-anyway")] : notYet(actions),
      why: [on.value === "floor" ? "chips-make-action" : WHY[on.value], "blinds-are-no-action"],
      notes,
    };
  },
};

/** Two folds or two checks are enough where two players acting at all closes the time. */
function notYet(actions: readonly Act[]): readonly [Wrong, ...Wrong[]] {
  const blinds = neverRight("blinds-count");
  if (actions.length < 2) return [blinds];
  return isCheckAndFold(actions)
    ? [rightBy("check-and-fold-count", ["roberts", "wsop-live-2026"]), blinds]
    : [rightWhere("any-two-enough", "substantial-action", "two-acted"), blinds];
}
