import { expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { factsOf } from "../every.oracle.ts";
import { rule } from "../rule.ts";
import type { SituationName } from "../situations.ts";
import { playedOn, sceneOf } from "../table/played.ts";
import { BOARD_SITUATIONS } from "./situations.ts";

const DECK = 52;

test.each(Object.keys(BOARD_SITUATIONS) as SituationName[])(
  "every answer on %s can be done with cards, and all 52 are there after it",
  (situation) => {
    for (const facts of factsOf(situation)) {
      for (const rules of BOOK_IDS) {
        const decided = rule({ rules, situation, facts });
        if (!decided.ok) throw new Error(JSON.stringify(decided.error));
        const scene = sceneOf(decided.value);
        if (scene === null) throw new Error(`${situation} has no scene`);
        for (const choice of decided.value.choices.length > 0 ? decided.value.choices : [decided.value]) {
          for (const players of [2, 6, 9]) {
            const done = playedOn(scene, choice, players);
            expect(done, `${rules} ${JSON.stringify(facts)} ${choice.decision} ${players}`).toMatchObject({ ok: true });
            if (!done.ok) continue;
            const { stub, burns, board, aside } = done.value.after;
            expect(stub + burns + board + aside + 2 * players, JSON.stringify(facts)).toBe(DECK);
          }
        }
      }
    }
  },
);
