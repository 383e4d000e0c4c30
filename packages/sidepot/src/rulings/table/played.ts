import { fail, ok, type Result } from "../../result.ts";
import type { Decision } from "../rule.ts";
import type { Choice, Situation } from "../situation.ts";
import { SITUATIONS } from "../situations.ts";
import type { TableStep } from "../steps.ts";
import { isTableStep, perform, touchesCards } from "./perform.ts";
import { seeded } from "./random.ts";
import type { Refusal } from "./refusal.ts";
import type { Scene } from "./scene.ts";
import { tableOf } from "./setup.ts";
import type { SetupProblem } from "./setup-problem.ts";
import { type Counts, countsOf } from "./table.ts";

/** A step that touched cards, and the counts after it. */
export type TraceLine = { readonly do: TableStep["do"] } & Counts;

/** What the steps of a decision do to the cards. */
export interface Played {
  readonly trace: readonly TraceLine[];
  readonly after: Counts;
}

/** The cards at the moment of a mistake; null where no card is concerned. */
export function sceneOf({ situation, facts, rules }: Pick<Decision, "situation" | "facts" | "rules">): Scene | null {
  const { scene } = SITUATIONS[situation] as unknown as Situation<Readonly<Record<string, unknown>>>;
  return scene?.(facts, rules) ?? null;
}

/**
 * Performs a decision on the cards of its situation and counts them; null where no card is concerned. Which cards come is left
 * to a fixed row of numbers: no count depends on it.
 *
 * @param players players dealt in
 */
export function played(decision: Decision, players: number): Result<Played | null, SetupProblem | Refusal> {
  const scene = sceneOf(decision);
  return scene === null ? ok(null) : playedOn(scene, decision, players);
}

/** The same for the steps of one choice on a scene. */
export function playedOn(scene: Scene, { steps }: Pick<Choice, "steps">, players: number): Result<Played, SetupProblem | Refusal> {
  const random = seeded(1);
  const start = tableOf(scene, players, random);
  if (!start.ok) return start;
  let table = start.value;
  const trace: TraceLine[] = [];
  for (const step of steps) {
    if (!isTableStep(step)) continue;
    const done = perform(table, step, random);
    if (!done.ok) return fail(done.error);
    table = done.value;
    if (touchesCards(step)) trace.push({ do: step.do, ...countsOf(table) });
  }
  return ok({ trace, after: countsOf(table) });
}
