import { expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { factsOf } from "../every.oracle.ts";
import type { PointName } from "../points.ts";
import { rule } from "../rule.ts";
import type { Rulebook } from "../rulebook.ts";
import type { SituationName } from "../situations.ts";
import { playedOn, sceneOf } from "../table/played.ts";
import { BOARD_POINTS } from "./points.ts";
import { BOARD_SITUATIONS } from "./situations.ts";

const READERS = Object.entries(BOARD_SITUATIONS) as [SituationName, { readonly points: readonly PointName[] }][];

/** Wrong answers that are what a decision does: the first must not be said beside a decision whose steps do the second. */
const CONTRADICTIONS: readonly [answer: string, done: (steps: string) => boolean][] = [
  ["move-river-up", (steps) => steps.includes('"set-aside","cards":["turn"]')],
  ["burn-again", (steps) => steps.includes('"burn":true') && !steps.includes('"aside"')],
  ["burn-two-next", (steps) => steps.includes('"do":"burn"')],
  ["scramble-long-flop", (steps) => steps.includes('"do":"scramble"')],
  ["scramble-unburned-flop", (steps) => steps.includes('"do":"scramble"')],
  ["redeal-long-flop", (steps) => steps.includes('"return-to-stub","cards":["flop"]')],
  ["redeal-unburned-flop", (steps) => steps.includes('"return-to-stub","cards":["flop"]')],
  ["take-last-card", (steps) => steps.includes('["marked"]') || steps.includes('"cards":"marked"')],
];

test.each(Object.keys(BOARD_POINTS) as (keyof typeof BOARD_POINTS)[])("a house can hold any value on %s, on any base", (point) => {
  for (const value of BOARD_POINTS[point].values) {
    for (const base of BOOK_IDS) {
      const rules: Rulebook = { id: "room", base, house: { [point]: { value, note: null } } };
      let rests = false;
      for (const [situation, { points }] of READERS) {
        if (!points.includes(point)) continue;
        for (const facts of factsOf(situation)) {
          const place = `${value} on ${base}: ${situation} ${JSON.stringify(facts)}`;
          const decided = rule({ rules, situation, facts });
          if (!decided.ok) throw new Error(`${place}: ${JSON.stringify(decided.error)}`);
          const { decision, basis, choices, steps, wrong, cites } = decided.value;
          rests ||= cites.includes(`HOUSE ${point}`);
          expect(decision === "floor-decides", place).toBe(basis === "floor");
          expect(choices.length >= 2, place).toBe(basis === "floor");
          const scene = sceneOf(decided.value);
          if (scene === null) throw new Error(place);
          for (const choice of choices.length > 0 ? choices : [decided.value]) {
            expect(playedOn(scene, choice, 6), `${place} ${choice.decision}`).toMatchObject({ ok: true });
          }
          for (const [answer, done] of CONTRADICTIONS) {
            if (choices.length > 0 || !done(JSON.stringify(steps))) continue;
            expect(
              wrong.map((one) => one.answer),
              place,
            ).not.toContain(answer);
          }
        }
      }
      expect(rests || point === "reshuffle-cut" || point === "premature-then-fold", `${value} on ${base} decides nothing`).toBe(true);
    }
  }
});
