import { expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { decide } from "./decide.oracle.ts";

const LATE = { actions: ["fold", "call"] };

test("TDA 2024 34-A: a wrong button is put right in time, and stands after substantial action", () => {
  expect(decide("tda-2024", "wrong-button", {})).toMatchObject({
    decision: "button-corrected",
    misdeal: false,
    did: "call-floor, move-button",
    unchanged: ["burns"],
    cites: ["TDA-2024 34-A", "TDA-2024 36"],
    notes: ["button-fix-not-stated"],
  });
  expect(decide("tda-2024", "wrong-button", LATE)).toMatchObject({
    decision: "button-stands",
    did: "let-stand",
    unchanged: ["button", "bets", "burns"],
    notes: ["button-not-turned-back"],
    wrong: [
      { answer: "misdeal-anyway" },
      { answer: "button-fixed-next-hand", rightIn: ["roberts", "wsop-tournament-2026", "wsop-live-2026"] },
      { answer: "button-fixed-any-time" },
    ],
  });
});

test("Robert's Rules and WSOP live 108, 113, which the tournaments fall back on (129): a misdeal in time, put right on the next hand later", () => {
  for (const rules of ["roberts", "wsop-tournament-2026", "wsop-live-2026"] as const) {
    expect(decide(rules, "wrong-button", {})).toMatchObject({ decision: "misdeal", misdeal: true });
    expect(decide(rules, "wrong-button", LATE)).toMatchObject({ decision: "button-next-hand", did: "let-stand, move-button" });
  }
  expect(decide("wsop-live-2026", "wrong-button", LATE).cites).toEqual(["WSOP-LIVE-2026 113", "WSOP-LIVE-2026 109"]);
});

test("34-A is new in 2024: the text of before leaves it to the floor", () => {
  expect(decide("tda-pre-2022", "wrong-button", {})).toMatchObject({ decision: "floor-decides", basis: "floor" });
  expect(decide("tda-pre-2022", "wrong-button", LATE)).toMatchObject({
    decision: "floor-decides",
    choices: [{ decision: "button-stands" }, { decision: "button-next-hand" }],
  });
});

test("the button as a situation and as a cause of a misdeal are one ruling", () => {
  for (const rules of BOOK_IDS) {
    for (const facts of [{ actions: [] }, LATE]) {
      const { situation: _, facts: __, ...asked } = decide(rules, "wrong-button", facts);
      const { situation: ___, facts: ____, ...cause } = decide(rules, "misdeal", { cause: "wrong-button", ...facts });
      expect(asked).toEqual(cause);
    }
  }
});
