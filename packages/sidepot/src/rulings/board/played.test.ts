import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { factsOf } from "../every.oracle.ts";
import { rule } from "../rule.ts";
import type { Rulebook } from "../rulebook.ts";
import type { SituationName } from "../situations.ts";
import { type Played, played, playedOn, sceneOf } from "../table/played.ts";
import { BOARD_SITUATIONS } from "./situations.ts";

const DECK = 52;
const NAMES = Object.keys(BOARD_SITUATIONS) as SituationName[];

function playedBy(rules: string | Rulebook, situation: string, facts: Readonly<Record<string, unknown>>): Played {
  const decided = rule({ rules, situation, facts });
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  const done = played(decided.value, 6);
  if (!done.ok || done.value === null) throw new Error(JSON.stringify(done));
  return done.value;
}

const house = (point: string, value: string): Rulebook => ({ id: "room", base: "tda-2024", house: { [point]: { value, note: null } } });

describe("six-handed, the cards are where the rulebooks leave them", () => {
  const PENDING = { actionPending: true };
  test.each<
    [name: string, rules: string | Rulebook, situation: string, facts: object, stubs: readonly number[], burns: number, board: number]
  >([
    ["early flop, TDA 2024", "tda-2024", "premature-flop", PENDING, [39, 39, 36], 1, 3],
    ["early flop, Robert's Rules", "roberts", "premature-flop", PENDING, [39, 39, 39, 36], 1, 3],
    ["early flop, burn shuffled in too", house("premature-flop", "reshuffle-with-burns"), "premature-flop", PENDING, [40, 40, 36], 1, 3],
    ["early turn, TDA 2024", "tda-2024", "premature-turn", PENDING, [35, 35, 34], 2, 4],
    ["early turn, the way before 2022", "tda-pre-2022", "premature-turn", PENDING, [34, 32, 33, 33, 32], 3, 5],
    ["early turn, Robert's Rules", "roberts", "premature-turn", PENDING, [34, 32, 33, 33, 33, 32], 3, 5],
    ["early turn, river kept", house("premature-turn", "keep-river"), "premature-turn", PENDING, [32, 33, 33, 32, 34], 2, 4],
    ["early river, TDA 2024", "tda-2024", "premature-river", PENDING, [33, 33, 32], 3, 5],
    ["four-card flop, TDA 2024", "tda-2024", "four-card-flop", {}, [35, 35, 35], 2, 3],
    ["four-card flop, Robert's Rules", "roberts", "four-card-flop", {}, [39, 39, 39, 36], 1, 3],
    ["flop without a burn, TDA 2024", "tda-2024", "missing-burn", { street: "flop" }, [37, 37, 37, 36], 1, 3],
    ["flop without a burn, WSOP cash", "wsop-live-2026", "missing-burn", { street: "flop" }, [40, 40, 36], 1, 3],
    ["flop without a burn, checked, TDA 2024", "tda-2024", "missing-burn", { street: "flop", acted: true }, [], 0, 3],
    ["flop without a burn, checked, Robert's Rules", "roberts", "missing-burn", { street: "flop", acted: true }, [35, 34], 2, 4],
    ["turn without a burn, Robert's Rules", "roberts", "missing-burn", { street: "turn" }, [35, 34], 2, 4],
    ["two burns before the turn, unseen", "roberts", "extra-burn", { street: "turn", boardExposed: false }, [35, 34], 2, 4],
    ["turn behind two burns", "roberts", "extra-burn", { street: "turn" }, [34, 35, 34], 2, 4],
    ["turn behind two burns, checked", "roberts", "extra-burn", { street: "turn", acted: true }, [34], 2, 4],
    ["flop behind two burns", "wsop-live-2026", "extra-burn", { street: "flop" }, [39, 39, 36], 1, 3],
  ])("%s", (_, rules, situation, facts, stubs, burns, board) => {
    const { trace, after } = playedBy(rules, situation, facts as Readonly<Record<string, unknown>>);
    expect(trace.map(({ stub }) => stub)).toEqual(stubs);
    expect(after).toEqual({ stub: stubs.at(-1) ?? 52 - 12 - burns - board, burns, board, aside: 0 });
  });
});

test("TDA 2024 burns one a street: whatever is decided, a drawn burn counted, and a flop that was acted on without one stays without", () => {
  let counted = 0;
  for (const situation of NAMES) {
    for (const facts of factsOf(situation)) {
      const decided = rule({ rules: "tda-2024", situation, facts });
      if (!decided.ok || decided.value.basis === "floor" || situation === "muck-card-on-board") continue;
      const { burns, board } = playedBy("tda-2024", situation, facts).after;
      const streets = Math.max(0, board - 2);
      const next = decided.value.notes.includes("next-burn-is-out") ? 1 : 0;
      const never = situation === "missing-burn" && decided.value.decision === "cards-stand" ? 1 : 0;
      expect(burns, `${situation} ${JSON.stringify(facts)}`).toBe(streets + next - never);
      counted++;
    }
  }
  expect(counted).toBeGreaterThan(50);
});

test.each(NAMES)("%s: whoever may choose can name what is chosen, and plays on only when the cards are right", (situation) => {
  for (const facts of factsOf(situation)) {
    for (const rules of BOOK_IDS) {
      const decided = rule({ rules, situation, facts });
      if (!decided.ok) throw new Error(JSON.stringify(decided.error));
      const place = `${rules} ${JSON.stringify(facts)}`;
      const names = decided.value.choices.map(({ decision }) => decision);
      expect(new Set(names).size, place).toBe(names.length);
      for (const { steps } of [decided.value, ...decided.value.choices]) {
        const at = steps.findIndex((step) => step.do === "let-stand");
        if (at >= 0) expect(["return-to-stub", "make-burn", "shuffle-stub"], place).not.toContain(steps[at + 1]?.do);
      }
    }
  }
});

test.each(NAMES)("every answer on %s can be done with cards, and all 52 are there after it", (situation) => {
  for (const facts of factsOf(situation)) {
    for (const rules of BOOK_IDS) {
      const decided = rule({ rules, situation, facts });
      if (!decided.ok) throw new Error(JSON.stringify(decided.error));
      const scene = sceneOf(decided.value);
      if (scene === null) throw new Error(`${situation} has no scene`);
      for (const choice of decided.value.choices.length > 0 ? decided.value.choices : [decided.value]) {
        const done = playedOn(scene, choice, 6);
        const place = `${rules} ${JSON.stringify(facts)} ${choice.decision}`;
        if (!done.ok) throw new Error(`${place}: ${JSON.stringify(done.error)}`);
        const { stub, burns, board, aside } = done.value.after;
        // Folded hands lie in the muck; the six were dealt two cards each either way.
        expect(stub + burns + board + aside + 12, place).toBe(DECK);
      }
    }
  }
});
