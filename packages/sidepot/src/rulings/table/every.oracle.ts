import type { Asked } from "../every.oracle.ts";
import { everyQuestion } from "../every.oracle.ts";
import { type Decision, rule } from "../rule.ts";
import type { Choice } from "../situation.ts";
import { sceneOf } from "./played.ts";
import type { Scene } from "./scene.ts";

/** A decision on a scene, or one choice of a floor that decides. */
export interface Staged {
  readonly asked: Asked;
  readonly decided: Decision;
  readonly scene: Scene;
  readonly chosen: Choice;
  readonly place: string;
}

/** Every decision that concerns cards, and every choice of the floor, by every book: once for each scene that facts can make. */
export function* everyStaged(): Generator<Staged> {
  const seen = new Set<string>();
  for (const asked of everyQuestion()) {
    const decided = rule(asked);
    if (!decided.ok) throw new Error(`${JSON.stringify(asked)}: ${decided.error.code}`);
    const scene = sceneOf(decided.value);
    if (scene === null) continue;
    for (const chosen of [decided.value, ...decided.value.choices]) {
      const { decision, misdeal, steps, unchanged } = chosen;
      const key = JSON.stringify([asked.situation, asked.rules, decided.value.decision, scene, decision, misdeal, steps, unchanged]);
      if (seen.has(key)) continue;
      seen.add(key);
      const place = `${asked.situation} ${JSON.stringify(asked.facts)} by ${asked.rules}: ${chosen.decision}`;
      yield { asked, decided: decided.value, scene, chosen, place };
    }
  }
}
