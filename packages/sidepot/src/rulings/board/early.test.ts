import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { answerOf } from "./answer.oracle.ts";

const CITES: Readonly<Record<string, string>> = {
  "tda-2024": "TDA-2024 RP-14, TDA-2024 1",
  "tda-pre-2022": "TDA-2019 1",
  roberts: "",
  "wsop-tournament-2026": "",
  "wsop-live-2026": "",
};
/** Where the text speaks of hand-for-hand: no card before it is announced. */
const HAND_FOR_HAND: Readonly<Record<string, string>> = {
  "tda-2024": "TDA-2024 RP-8-F, TDA-2024 1",
  "wsop-tournament-2026": "WSOP-TOURNAMENT-2026 126-g",
};
const STREETS = ["flop", "turn", "river"] as const;
const cutOf = (rules: string): string => (rules === "roberts" ? "cut-stub; " : "");

describe.each(BOOK_IDS)("%s is silent on what comes early in another way, and the floor decides", (rules) => {
  test("two streets too early", () => {
    for (const [first, second] of [
      ["flop", "turn"],
      ["turn", "river"],
    ]) {
      expect(answerOf(rules, "two-streets-early", { street: first })).toEqual({
        says: "floor-decides: call-floor",
        basis: "floor",
        cites: CITES[rules],
        choices: [
          `redeal-both: finish-betting; keep-burns; return-to-stub cards=${first}+${second}; shuffle-stub faceDown=true; ${cutOf(rules)}deal street=${first} burn=false`,
          "cards-stand: finish-betting; let-stand",
        ],
      });
    }
  });

  test("a burn and no card of the board", () => {
    for (const street of STREETS) {
      expect(answerOf(rules, "early-burn", { street })).toEqual({
        says: "floor-decides: call-floor",
        basis: "floor",
        cites: CITES[rules],
        choices: [
          `burn-stays: finish-betting; keep-burns; deal street=${street} burn=false`,
          `burn-back: return-to-stub cards=last-burn onTop=true; finish-betting; deal street=${street} burn=true`,
        ],
      });
    }
  });

  test("a street face down", () => {
    for (const street of STREETS) {
      expect(answerOf(rules, "early-face-down", { street })).toEqual({
        says: "floor-decides: call-floor",
        basis: "floor",
        cites: CITES[rules],
        choices: [
          "card-plays: finish-betting; let-stand",
          `redeal-street: finish-betting; keep-burns; return-to-stub cards=${street}; shuffle-stub faceDown=true; ${cutOf(rules)}deal street=${street} burn=false`,
        ],
      });
    }
  });

  test("a street before it was announced in hand-for-hand, though no action was left (TDA 2024 RP-8-F)", () => {
    for (const street of STREETS) {
      expect(answerOf(rules, "hand-for-hand-early", { street })).toEqual({
        says: "floor-decides: call-floor",
        basis: "floor",
        cites: HAND_FOR_HAND[rules] ?? CITES[rules],
        choices: [
          "card-plays: let-stand",
          `redeal-street: keep-burns; return-to-stub cards=${street}; shuffle-stub faceDown=true; ${cutOf(rules)}deal street=${street} burn=false`,
        ],
      });
    }
  });
});
