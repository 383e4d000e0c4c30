import { describe, expect, test } from "vitest";
import { byBook, decide } from "./decide.oracle.ts";

test("TDA RP-10-A, WSOP live 218: an exposed down card is the upcard; WSOP 88-a-6: a misdeal while it is in time", () => {
  const UP = "downcard-turns-upcard";
  expect(byBook("stud-exposed-downcard", {})).toEqual([UP, UP, UP, "misdeal", UP]);
  expect(decide("wsop-live-2026", "stud-exposed-downcard", {})).toMatchObject({ basis: "text", cites: ["WSOP-LIVE-2026 218"] });
  expect(byBook("stud-exposed-downcard", { actions: ["call", "call"] })).toEqual([UP, UP, UP, "hand-goes-on", UP]);
  expect(decide("tda-2024", "stud-exposed-downcard", {})).toMatchObject({
    did: "third-card-down",
    cites: ["TDA-2024 RP-10-A"],
    notes: [],
    wrong: [{ answer: "stud-misdeal", rightIn: ["wsop-tournament-2026"] }, { answer: "replace-at-once" }],
  });
});

test("nobody passes an exposed down card on", () => {
  expect(decide("wsop-tournament-2026", "stud-exposed-downcard", { actions: ["call", "call"] }).wrong.map(({ answer }) => answer)).toEqual([
    "misdeal-anyway",
    "replace-at-once",
  ]);
});

test("TDA RP-5-D, 39-D: an early stud card goes back without another burn, and the rule on draw games is not cited", () => {
  const early = decide("tda-2024", "stud-premature-card", { actionPending: true });
  expect(early).toMatchObject({
    decision: "stud-card-redealt",
    did: "finish-betting, keep-burns, return-to-stub, shuffle-stub, deal",
    unchanged: ["button", "bets", "burns"],
    basis: "text",
    cites: ["TDA-2024 RP-5-D", "TDA-2024 39-D"],
  });
  expect(early.steps.at(-1)).toEqual({ do: "deal", street: "stud-street", burn: false });
  expect(decide("tda-2024", "stud-premature-card", { actionPending: true, bettingLeft: false }).did).toBe(
    "keep-burns, return-to-stub, shuffle-stub, deal",
  );
  expect(decide("wsop-tournament-2026", "stud-premature-card", { actionPending: true })).toMatchObject({
    basis: "text",
    cites: ["WSOP-TOURNAMENT-2026 90-f-d"],
  });
});

test("a stud card is early only while somebody is owed an action (rules 2.4)", () => {
  expect(new Set(byBook("stud-premature-card", { actionPending: false }))).toEqual(new Set(["stud-card-stays"]));
  expect(decide("tda-2024", "stud-premature-card", { actionPending: false })).toMatchObject({
    did: "let-stand",
    why: ["premature-means-unfinished"],
  });
});

describe("TDA RP-10-H: the seventh card when the stub runs short", () => {
  // A card for each hand, the burn and the last card, which is not dealt; else with the three old burns; else one for all; with fewer than three the burns go in first.
  test.each<[{ stub: number; live: number }, string, string]>([
    [{ stub: 7, live: 5 }, "stud-deals-on", "deal"],
    [{ stub: 6, live: 5 }, "stud-with-burns", "mix-into-stub, cut-stub, deal"],
    [{ stub: 6, live: 7 }, "stud-with-burns", "mix-into-stub, cut-stub, deal"],
    [{ stub: 5, live: 7 }, "stud-shared", "deal"],
    [{ stub: 4, live: 7 }, "stud-shared", "deal"],
    [{ stub: 3, live: 7 }, "stud-shared", "deal"],
    [{ stub: 2, live: 7 }, "stud-shared-with-burns", "mix-into-stub, cut-stub, deal"],
    [{ stub: 1, live: 8 }, "stud-shared-with-burns", "mix-into-stub, cut-stub, deal"],
    [{ stub: 2, live: 4 }, "stud-shared-with-burns", "mix-into-stub, cut-stub, deal"],
    // Two cards in the stub and three burns are enough for three hands, a burn and the last card.
    [{ stub: 2, live: 3 }, "stud-with-burns", "mix-into-stub, cut-stub, deal"],
  ])("%j", (facts, decision, did) => {
    expect(decide("tda-2024", "stud-short-stub", facts)).toMatchObject({ decision, did });
  });

  test("everything is burned for once, and all share one card face up only when not each can have one", () => {
    expect(decide("tda-2024", "stud-short-stub", { stub: 3, live: 7 }).steps).toEqual([
      { do: "deal", street: "shared-seventh", burn: true },
    ]);
    expect(decide("tda-2024", "stud-short-stub", { stub: 6, live: 7 }).steps.at(-1)).toEqual({
      do: "deal",
      street: "stud-street",
      burn: true,
    });
    expect(decide("tda-2024", "stud-short-stub", { stub: 3, live: 7 })).toMatchObject({
      cites: ["TDA-2024 RP-10-H"],
      notes: ["sixth-street-order"],
    });
  });

  test("WSOP live 232 counts the same; an ordinary street is left to no floor", () => {
    const WITH = "stud-with-burns";
    expect(byBook("stud-short-stub", { stub: 6, live: 7 })).toEqual([WITH, WITH, `floor: ${WITH} / stud-shared`, WITH, WITH]);
    expect(decide("wsop-live-2026", "stud-short-stub", { stub: 6, live: 7 }).cites).toEqual(["WSOP-LIVE-2026 232"]);
    expect(new Set(byBook("stud-short-stub", { stub: 9, live: 7 }))).toEqual(new Set(["stud-deals-on"]));
  });
});
