import { expect, test } from "vitest";
import { byBook, decide } from "./decide.oracle.ts";

const [VOID, ON] = ["void-hand", "hand-goes-on"];
const OPEN = `floor: ${VOID} / ${ON}`;
const STANDS = `floor: ${ON} / ${VOID}`;
const NONE = { actions: [] };
const LATE = { actions: ["fold", "call", "raise"] };

// One row a fault (rules 2.14), in the order tda-2024, tda-pre-2022, roberts, wsop-tournament-2026, wsop-live-2026.
test.each<[string, Readonly<Record<string, unknown>>, readonly (string | undefined)[]]>([
  ["two same cards, no action: TDA 35-E, WSOP 88-d-2, WSOP live 116", { ...NONE }, [VOID, VOID, VOID, VOID, VOID]],
  ["two same cards, however much action", { ...LATE }, [VOID, VOID, VOID, VOID, VOID]],
  ["another back in play", { what: "back-in-play", ...LATE }, [OPEN, OPEN, VOID, VOID, VOID]],
  ["another back in the stub alone, in time", { what: "back-in-stub", ...NONE }, [STANDS, STANDS, ON, VOID, VOID]],
  ["another back in the stub alone, after substantial action", { what: "back-in-stub", ...LATE }, [STANDS, STANDS, ON, ON, ON]],
  ["a card is missing: Robert's Rules irregularities 10, WSOP live 121", { what: "missing-card", ...LATE }, [STANDS, STANDS, ON, ON, ON]],
  [
    "the next hand has begun: TDA 22",
    { ...LATE, handOver: true },
    ["void-too-late", "void-too-late", "void-too-late", "void-too-late", "void-too-late"],
  ],
])("fouled deck: %s", (_, facts, expected) => {
  expect(byBook("fouled-deck", facts)).toEqual(expected);
});

test("a fouled deck stops the hand and returns every bet; it is no misdeal (TDA 35-E)", () => {
  expect(decide("tda-2024", "fouled-deck", LATE)).toMatchObject({
    decision: "void-hand",
    misdeal: false,
    did: "call-floor, return-bets, gather-cards",
    unchanged: [],
    basis: "text",
    cites: ["TDA-2024 35-E"],
    notes: ["button-after-void-open"],
  });
  // Which deck is fouled was left to the house before 2022.
  expect(decide("tda-pre-2022", "fouled-deck", LATE)).toMatchObject({ basis: "practice", cites: ["TDA-2019 35-E"] });
});

test("whoever knew of it and bet on may lose his refund (Robert's Rules irregularities 5, WSOP 88-d-3, WSOP live 117)", () => {
  for (const rules of ["roberts", "wsop-tournament-2026", "wsop-live-2026"] as const) {
    expect(decide(rules, "fouled-deck", LATE).notes).toContain("knew-and-bet");
  }
  expect(decide("tda-2024", "fouled-deck", LATE).notes).not.toContain("knew-and-bet");
});

test("after the hand the result stands (TDA 22)", () => {
  expect(decide("tda-2024", "fouled-deck", { handOver: true })).toMatchObject({
    did: "let-stand",
    cites: ["TDA-2024 22", "TDA-2024 35-E"],
  });
});

test("a house that takes over another book's values rules as that book does: back in the stub alone", () => {
  const asks = { what: "back-in-stub", ...NONE };
  const ruled = (value: string) =>
    decide({ id: "club", base: "tda-2024", house: { "deck-back-stub": { value, note: null } } }, "fouled-deck", asks);
  expect(ruled("stands")).toMatchObject({ decision: ON, basis: "house", why: decide("roberts", "fouled-deck", asks).why });
  expect(ruled("stands-late").decision).toBe(decide("wsop-live-2026", "fouled-deck", asks).decision);
  expect(ruled("stands-late").decision).toBe(VOID);
});
