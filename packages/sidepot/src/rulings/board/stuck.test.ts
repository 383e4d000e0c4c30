import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { rule } from "../rule.ts";
import { answerOf } from "./answer.oracle.ts";

const FLOOR = "floor-decides: call-floor";
const CITES: Readonly<Record<string, string>> = {
  "tda-2024": "TDA-2024 RP-14, TDA-2024 1",
  "tda-pre-2022": "TDA-2019 1",
  roberts: "",
  "wsop-tournament-2026": "",
  "wsop-live-2026": "",
};

describe.each(BOOK_IDS)("two cards stuck together by %s: the text is silent", (rules) => {
  const cut = rules === "roberts" ? "cut-stub; " : "";
  const extras = `extras-back: keep-burns; return-to-stub cards=marked; shuffle-stub faceDown=true; ${cut}let-stand`;
  const again = (street: string): string =>
    `redeal-street: keep-burns; return-to-stub cards=${street}; shuffle-stub faceDown=true; ${cut}deal street=${street} burn=false`;

  test("on the turn one of them can be drawn as the river's burn", () => {
    const scramble = "scramble-draw-burn: scramble cards=turn; draw-as-burn from=turn by=floor for=next-street; turn-up cards=turn";
    expect(answerOf(rules, "stuck-cards", { street: "turn" })).toEqual({
      says: FLOOR,
      basis: "floor",
      cites: CITES[rules],
      choices: [scramble, extras, again("turn")],
    });
  });

  test("on the river no street is left that could use a burn", () => {
    expect(answerOf(rules, "stuck-cards", { street: "river" }).choices).toEqual([extras, again("river")]);
  });
});

describe("a folded card came back with the flop", () => {
  test.each([
    ["tda-2024", "practice", "TDA-2024 22"],
    ["tda-pre-2022", "practice", ""],
    ["roberts", "practice", ""],
    ["wsop-tournament-2026", "practice", "WSOP-TOURNAMENT-2026 76"],
  ])("%s: found when the pot was awarded, the result stands (DI-19, TDA 22)", (rules, basis, cites) => {
    expect(answerOf(rules, "muck-card-on-board", { awarded: true })).toEqual({
      says: "board-result-stands: let-result-stand",
      basis,
      cites,
      choices: [],
    });
  });

  test("wsop-live-2026: a supervisor can correct what may be the house's error even later (55)", () => {
    expect(answerOf("wsop-live-2026", "muck-card-on-board", { awarded: true })).toEqual({
      says: FLOOR,
      basis: "floor",
      cites: "WSOP-LIVE-2026 55, WSOP-LIVE-2026 56",
      choices: ["board-result-stands: let-result-stand", "board-result-corrected: hear-players; correct-award"],
    });
  });

  test.each(["turn", "river"])("it came with the %s, so that street gets the new card", (street) => {
    expect(answerOf("tda-2024", "muck-card-on-board", { awarded: false, street }).choices).toEqual([
      `card-replaced: set-aside cards=marked; deal street=${street} burn=false`,
      "cards-stand: let-stand",
    ]);
  });

  test.each(BOOK_IDS)("%s: found while the hand goes on, the text is silent", (rules) => {
    expect(answerOf(rules, "muck-card-on-board", { awarded: false })).toEqual({
      says: FLOOR,
      basis: "floor",
      cites: CITES[rules],
      choices: ["card-replaced: set-aside cards=marked; deal street=flop burn=false cards=1", "cards-stand: let-stand"],
    });
  });

  test("whether the pot was awarded is not guessed", () => {
    expect(rule({ situation: "muck-card-on-board" })).toMatchObject({ ok: false, error: { code: "FACT_MISSING", fact: "awarded" } });
  });
});
