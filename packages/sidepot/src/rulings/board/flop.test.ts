import { describe, expect, test } from "vitest";
import { rule } from "../rule.ts";
import type { Rulebook } from "../rulebook.ts";
import { answerOf } from "./answer.oracle.ts";

const SCRAMBLE = "scramble-draw-burn: call-floor; scramble cards=flop; draw-as-burn from=flop by=floor for=next-street; turn-up cards=flop";
const redeal = (cut: string): string =>
  `redeal-flop: keep-burns; return-to-stub cards=flop; shuffle-stub faceDown=true; ${cut}deal street=flop burn=false`;
const EXTRAS = "extras-back: keep-burns; return-to-stub cards=marked; shuffle-stub faceDown=true; let-stand";
const STAND = "fourth-becomes-burn: make-burn cards=marked for=next-street; let-stand";
const FLOOR = "floor-decides: call-floor";

describe("four cards on the flop, before any action (TDA 39-A)", () => {
  test.each([
    ["tda-2024", SCRAMBLE, "TDA-2024 39-A, TDA-2024 38"],
    ["tda-pre-2022", SCRAMBLE, "TDA-2013 36"],
    ["roberts", redeal("cut-stub; "), "ROBERTS HOLDEM-3, ROBERTS HOLDEM-7, ROBERTS HOLDEM-8"],
    ["wsop-tournament-2026", SCRAMBLE, "WSOP-TOURNAMENT-2026 89"],
    ["wsop-live-2026", SCRAMBLE, "WSOP-LIVE-2026 167"],
  ])("%s", (rules, says, cites) => {
    expect(answerOf(rules, "four-card-flop", {})).toEqual({ says, basis: "text", cites, choices: [] });
  });

  test("knowing the last card is always wrong (DI-07, DI-08)", () => {
    for (const rules of ["tda-2024", "roberts", "wsop-live-2026"]) {
      const decided = rule({ rules, situation: "four-card-flop", facts: {} });
      expect(decided.ok && decided.value.wrong, rules).toContainEqual({ answer: "take-last-card", rightIn: [], until: null });
    }
  });

  test("the drawn card is the turn's burn, and a note says that no other is made (TDA 38)", () => {
    const decided = rule({ rules: "tda-2024", situation: "four-card-flop", facts: {} });
    expect(decided.ok && decided.value.notes).toContain("next-burn-is-out");
  });
});

describe("five cards and more on the flop", () => {
  test.each([
    ["tda-2024", FLOOR, "floor", "TDA-2024 RP-14, TDA-2024 1", [redeal(""), EXTRAS]],
    ["tda-pre-2022", FLOOR, "floor", "TDA-2019 1", [redeal(""), EXTRAS]],
    ["roberts", redeal("cut-stub; "), "text", "ROBERTS HOLDEM-3, ROBERTS HOLDEM-7, ROBERTS HOLDEM-8", []],
    ["wsop-tournament-2026", redeal(""), "text", "WSOP-TOURNAMENT-2026 129, WSOP-LIVE-2026 167", []],
    ["wsop-live-2026", redeal(""), "text", "WSOP-LIVE-2026 167", []],
  ])("%s", (rules, says, basis, cites, choices) => {
    for (const cards of [5, 6, 8]) expect(answerOf(rules, "four-card-flop", { cards })).toEqual({ says, basis, cites, choices });
  });
});

describe("somebody has acted on too many cards (DI-09): no text says until when", () => {
  test.each([
    ["tda-2024", "TDA-2024 39-A, TDA-2024 RP-14, TDA-2024 1", [STAND, SCRAMBLE]],
    ["tda-pre-2022", "TDA-2013 36, TDA-2019 1", [STAND, SCRAMBLE]],
    ["roberts", "ROBERTS HOLDEM-3, ROBERTS HOLDEM-5", [redeal("cut-stub; "), STAND]],
    ["wsop-tournament-2026", "WSOP-TOURNAMENT-2026 89", [STAND, SCRAMBLE]],
    ["wsop-live-2026", "WSOP-LIVE-2026 167", [STAND, SCRAMBLE]],
  ])("%s", (rules, cites, choices) => {
    expect(answerOf(rules, "four-card-flop", { acted: true })).toEqual({ says: FLOOR, basis: "floor", cites, choices });
  });

  test("five cards are not mixed down to three: they go back, or the three first ones stand", () => {
    expect(answerOf("tda-2024", "four-card-flop", { cards: 5, acted: true }).choices).toEqual([EXTRAS, redeal("")]);
  });
});

test("three cards are no long flop, and nine are a claim that nobody makes", () => {
  for (const cards of [3, 9]) {
    expect(rule({ situation: "four-card-flop", facts: { cards } })).toMatchObject({ ok: false, error: { code: "FACT_INVALID" } });
  }
});

test("a house that deals four cards again does so by its own name", () => {
  const house: Rulebook = { id: "room", base: "tda-2024", house: { "four-card-flop": { value: "redeal", note: null } } };
  expect(answerOf(house, "four-card-flop", {})).toEqual({ says: redeal(""), basis: "house", cites: "HOUSE four-card-flop", choices: [] });
});
