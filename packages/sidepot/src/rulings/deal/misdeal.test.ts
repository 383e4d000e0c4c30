import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { rule } from "../rule.ts";
import { byBook, decide, didOf } from "./decide.oracle.ts";

const NONE = { actions: [] };
const LATE = { actions: ["call", "call", "call"] };
const [M, ON, DEAD] = ["misdeal", "hand-goes-on", "hand-dead"];

describe("misdeal causes before any action, one row a cause (rules 2.10): TDA 35-A, Robert's Rules misdeals 2, WSOP 88-a, WSOP live 108", () => {
  // In the order tda-2024, tda-pre-2022, roberts, wsop-tournament-2026, wsop-live-2026.
  test.each<[Readonly<Record<string, unknown>>, readonly (string | undefined)[]]>([
    [{ cause: "boxed-cards", count: 1 }, [ON, ON, ON, ON, ON]],
    [{ cause: "boxed-cards", count: 2 }, [M, M, M, M, M]],
    [{ cause: "first-card-wrong-seat" }, [M, M, M, M, M]],
    [{ cause: "dealt-to-wrong-seat" }, [M, M, M, M, M]],
    [{ cause: "seat-dealt-out" }, [M, M, M, M, M]],
    [{ cause: "card-out-of-sequence" }, [`floor: ${M} / ${ON}`, `floor: ${M} / ${ON}`, M, M, M]],
    [{ cause: "foreign-card" }, [M, ON, ON, ON, ON]],
    [{ cause: "foreign-card", handActed: true }, [M, ON, DEAD, DEAD, DEAD]],
    [{ cause: "exposed-cards", count: 1, firstOrSecond: true }, [M, M, M, M, M]],
    [{ cause: "exposed-cards", count: 1, firstOrSecond: false }, [ON, ON, ON, ON, ON]],
    [{ cause: "exposed-cards", count: 2 }, [M, M, M, M, M]],
    [{ cause: "wrong-card-count", count: 1 }, [M, `floor: ${M} / ${ON}`, M, M, M]],
    [{ cause: "wrong-card-count", count: 1, button: true }, [ON, ON, ON, ON, ON]],
    [{ cause: "wrong-card-count", count: 2 }, [ON, ON, ON, ON, ON]],
    [{ cause: "wrong-card-count", count: 3 }, [M, `floor: ${M} / ${ON}`, ON, ON, ON]],
    [{ cause: "wrong-card-count", count: 4 }, [M, `floor: ${M} / ${DEAD}`, M, M, M]],
    [{ cause: "wrong-button" }, ["button-corrected", `floor: button-corrected / ${M}`, M, M, M]],
  ])("%j", (facts, expected) => {
    expect(byBook("misdeal", { ...facts, ...NONE })).toEqual(expected);
  });
});

describe("the same after substantial action: too late for a misdeal in every book (TDA 35-D, 37, 38; WSOP live 110, 119)", () => {
  const FLOOR = "floor: exposed-replaced / exposed-kept";
  const STANDS = "floor: button-stands / button-next-hand";
  test.each<[Readonly<Record<string, unknown>>, readonly (string | undefined)[]]>([
    [{ cause: "boxed-cards", count: 2 }, [ON, ON, ON, ON, ON]],
    [{ cause: "first-card-wrong-seat" }, [ON, ON, ON, ON, ON]],
    [{ cause: "dealt-to-wrong-seat" }, [ON, ON, ON, ON, ON]],
    [{ cause: "seat-dealt-out" }, [ON, ON, ON, ON, ON]],
    [{ cause: "card-out-of-sequence" }, [ON, ON, ON, ON, ON]],
    [{ cause: "foreign-card" }, [ON, ON, ON, ON, ON]],
    [{ cause: "foreign-card", handActed: true }, [ON, ON, DEAD, DEAD, DEAD]],
    [{ cause: "exposed-cards", count: 1, firstOrSecond: true }, [FLOOR, FLOOR, FLOOR, FLOOR, FLOOR]],
    [{ cause: "exposed-cards", count: 2 }, [FLOOR, FLOOR, FLOOR, FLOOR, FLOOR]],
    [{ cause: "wrong-card-count", count: 1 }, [DEAD, DEAD, DEAD, DEAD, DEAD]],
    [{ cause: "wrong-card-count", count: 3 }, [DEAD, DEAD, DEAD, DEAD, DEAD]],
    [{ cause: "wrong-card-count", count: 1, button: true }, [ON, ON, DEAD, ON, DEAD]],
    [{ cause: "wrong-card-count", count: 1, button: true, handActed: true }, [DEAD, DEAD, DEAD, DEAD, DEAD]],
    [{ cause: "wrong-card-count", count: 3, button: true }, [DEAD, DEAD, DEAD, DEAD, DEAD]],
    [{ cause: "wrong-button" }, ["button-stands", STANDS, "button-next-hand", "button-next-hand", "button-next-hand"]],
  ])("%j", (facts, expected) => {
    expect(byBook("misdeal", { ...facts, ...LATE })).toEqual(expected);
    for (const rules of BOOK_IDS) expect(decide(rules, "misdeal", { ...facts, ...LATE }).misdeal).toBe(false);
  });
});

test("the deadline is the book's own: two folds end it by Robert's Rules alone (misdeals 1)", () => {
  expect(byBook("misdeal", { cause: "seat-dealt-out", actions: ["fold", "fold"] })).toEqual([M, M, ON, M, M]);
  expect(byBook("misdeal", { cause: "seat-dealt-out", actions: ["check", "fold"] })).toEqual([M, M, ON, M, ON]);
  expect(byBook("misdeal", { cause: "seat-dealt-out", actions: ["fold", "call"] })).toEqual([ON, ON, ON, ON, ON]);
});

test("a misdeal returns the bets and deals again with the button where it is (TDA 35-C)", () => {
  expect(decide("tda-2024", "misdeal", { cause: "seat-dealt-out", ...NONE })).toMatchObject({
    decision: "misdeal",
    misdeal: true,
    steps: [{ do: "return-bets" }, { do: "redeal-hand" }],
    unchanged: ["button"],
    basis: "text",
    cites: ["TDA-2024 35-A", "TDA-2024 35-C", "TDA-2024 36"],
  });
});

test("a misdeal over the button moves it to its seat before the new deal (WSOP live 108)", () => {
  expect(decide("wsop-live-2026", "misdeal", { cause: "wrong-button", ...NONE })).toMatchObject({
    misdeal: true,
    did: "return-bets, move-button, redeal-hand",
    unchanged: [],
    cites: ["WSOP-LIVE-2026 108", "WSOP-LIVE-2026 109"],
  });
});

test("a short button gets its card until it acts, even after substantial action (TDA 37, WSOP 108)", () => {
  for (const [rules, cite] of [
    ["tda-2024", "TDA-2024 37"],
    ["wsop-tournament-2026", "WSOP-TOURNAMENT-2026 108"],
  ] as const) {
    const given = decide(rules, "misdeal", { cause: "wrong-card-count", count: 1, button: true, ...LATE });
    expect(given).toMatchObject({ decision: "hand-goes-on", did: "give-card", basis: "text" });
    expect(given.cites[0]).toBe(cite);
  }
});

test("a dead hand loses its cards and not its neighbours', and one burn a street follows (TDA 38; report DI-20)", () => {
  expect(decide("tda-2024", "misdeal", { cause: "wrong-card-count", count: 3, ...NONE })).toMatchObject({ decision: "misdeal" });
  expect(decide("tda-2024", "misdeal", { cause: "wrong-card-count", count: 3, ...LATE })).toMatchObject({
    decision: "hand-dead",
    misdeal: false,
    did: "kill-hand",
    unchanged: ["button", "bets", "burns"],
    cites: ["TDA-2024 38", "TDA-2024 35-D", "TDA-2024 36"],
    notes: ["one-burn-as-ever"],
  });
});

test("one card too many is the burn (Robert's Rules hold'em 2, WSOP live 122, on which the tournaments fall back: 129), but not in TDA", () => {
  const extra = { cause: "wrong-card-count", count: 3, ...NONE };
  for (const [rules, cite] of [
    ["roberts", "ROBERTS HOLDEM-2"],
    ["wsop-tournament-2026", "WSOP-TOURNAMENT-2026 129"],
    ["wsop-live-2026", "WSOP-LIVE-2026 122"],
  ] as const) {
    const burns = decide(rules, "misdeal", extra);
    expect(burns).toMatchObject({ steps: [{ do: "make-burn", cards: "marked", for: "next-street" }], basis: "text" });
    expect(burns.cites[0]).toBe(cite);
  }
  expect(decide("tda-2024", "misdeal", extra).wrong).toContainEqual({
    answer: "extra-as-burn",
    rightIn: ["roberts", "wsop-tournament-2026", "wsop-live-2026"],
    until: null,
  });
});

test("one exposed card is replaced by the top card and is the flop's burn (Robert's Rules hold'em 1, WSOP live 124; practice in TDA)", () => {
  const one = { cause: "exposed-cards", count: 1, firstOrSecond: false, ...NONE };
  const grounds = BOOK_IDS.map((rules) => {
    const { basis, did, cites } = decide(rules, "misdeal", one);
    expect(did).toBe("finish-deal, replace-card, make-burn");
    return [basis, cites[0]];
  });
  expect(grounds).toEqual([
    ["practice", "TDA-2024 35-A"],
    ["practice", "TDA-2019 35-A"],
    ["text", "ROBERTS HOLDEM-1"],
    ["practice", "WSOP-TOURNAMENT-2026 88-a-7"],
    ["text", "WSOP-LIVE-2026 124"],
  ]);
  expect(decide("tda-2024", "misdeal", one).notes).toContain("replacement-not-stated");
  expect(decide("wsop-live-2026", "misdeal", one).notes).toContain("player-has-no-option");
});

test("two exposed cards noticed after three calls are no misdeal; the floor decides the replacement (report DI-15, TDA 35-D)", () => {
  expect(decide("tda-2024", "misdeal", { cause: "exposed-cards", count: 2, button: true, ...LATE })).toMatchObject({
    decision: "floor-decides",
    misdeal: false,
    did: "call-floor",
    basis: "floor",
    choices: [{ decision: "exposed-replaced" }, { decision: "exposed-kept" }],
    wrong: [{ answer: "misdeal-anyway", rightIn: [] }],
    notes: ["late-cards-to-floor"],
  });
});

test("a joker: misdeal in time by TDA 35-A-6, later a scrap of paper; replaced or dead by Robert's Rules and WSOP live 119", () => {
  const joker = { cause: "foreign-card" };
  expect(decide("tda-2024", "misdeal", { ...joker, ...NONE })).toMatchObject({
    decision: "misdeal",
    cites: ["TDA-2024 35-A-6", "TDA-2024 35-C", "TDA-2024 36"],
  });
  expect(decide("tda-2024", "misdeal", { ...joker, ...LATE })).toMatchObject({
    decision: "hand-goes-on",
    did: "discard-card",
    notes: ["scrap-replacement-not-stated"],
  });
  expect(decide("wsop-live-2026", "misdeal", { ...joker, ...LATE })).toMatchObject({
    did: "discard-card, replace-card",
    cites: ["WSOP-LIVE-2026 119"],
  });
  expect(decide("wsop-live-2026", "misdeal", { ...joker, ...NONE, handActed: true })).toMatchObject({ decision: "hand-dead" });
  expect(decide("tda-2024", "misdeal", { ...joker, ...NONE }).wrong[0]).toEqual({
    answer: "foreign-is-scrap",
    rightIn: ["tda-pre-2022", "roberts", "wsop-tournament-2026", "wsop-live-2026"],
    until: null,
  });
  expect(decide("tda-2024", "misdeal", { ...joker, ...NONE, handActed: true }).wrong[0]).toEqual({
    answer: "foreign-is-scrap",
    rightIn: ["tda-pre-2022"],
    until: 2021,
  });
});

test("one boxed card is a scrap of paper by practice: the text only says that it is no misdeal (TDA RP-14)", () => {
  expect(decide("tda-2024", "misdeal", { cause: "boxed-cards", count: 1, ...NONE })).toMatchObject({
    basis: "practice",
    did: "discard-card, replace-card",
    notes: ["one-boxed-not-stated"],
  });
});

test("a house may hold a point otherwise, and every way has its steps", () => {
  const house = (name: string, value: string) => ({ id: "club", base: "tda-2024", house: { [name]: { value, note: null } } }) as const;
  const ways: readonly (readonly [string, string, Readonly<Record<string, unknown>>, string])[] = [
    ["deal-extra", "extra-burns", { cause: "wrong-card-count", count: 3 }, "make-burn"],
    ["deal-short", "give-card", { cause: "wrong-card-count", count: 1 }, "give-card"],
    ["deal-extras", "hand-dead", { cause: "wrong-card-count", count: 5 }, "kill-hand"],
    ["deal-short-button", "misdeal", { cause: "wrong-card-count", count: 1, button: true }, "return-bets, redeal-hand"],
    ["deal-exposed-one", "misdeal", { cause: "exposed-cards", count: 1 }, "return-bets, redeal-hand"],
    ["deal-exposed-two", "replace", { cause: "exposed-cards", count: 2 }, "finish-deal, replace-card"],
    ["deal-exposed-first", "replace", { cause: "exposed-cards", count: 1, firstOrSecond: true }, "finish-deal, replace-card, make-burn"],
    ["deal-boxed", "scrap", { cause: "boxed-cards", count: 2 }, "discard-card, replace-card"],
    ["deal-first-card", "play-on", { cause: "first-card-wrong-seat" }, "let-stand"],
    ["button-wrong", "misdeal", { cause: "wrong-button" }, "return-bets, move-button, redeal-hand"],
  ];
  for (const [name, value, facts, did] of ways) {
    expect(decide(house(name, value), "misdeal", { ...facts, ...NONE }), name).toMatchObject({ did, basis: "house" });
  }
});

test("every choice that the floor is given can be done", () => {
  const { choices } = decide("tda-pre-2022", "misdeal", { cause: "wrong-card-count", count: 3, ...NONE });
  expect(choices.map(({ decision, misdeal, steps }) => [decision, misdeal, didOf(steps)])).toEqual([
    ["misdeal", true, "return-bets, redeal-hand"],
    ["hand-goes-on", false, "make-burn"],
  ]);
});

test("a number on which the answer hangs is asked for and never guessed (contract: no default of count)", () => {
  const spec = { kind: "count", least: 1, most: 10, default: null };
  const missing = { ok: false, error: { code: "FACT_MISSING", path: "facts.count", situation: "misdeal", fact: "count", spec } };
  const ask = (rules: string, facts: Readonly<Record<string, unknown>>) => rule({ rules, situation: "misdeal", facts });
  for (const rules of BOOK_IDS) {
    for (const cause of ["exposed-cards", "boxed-cards"]) expect(ask(rules, { cause }), `${rules} ${cause}`).toEqual(missing);
    // A misdeal by TDA 35-A-5 whichever wrong number it is; elsewhere one card too many goes another way than one too few.
    if (rules !== "tda-2024") expect(ask(rules, { cause: "wrong-card-count" }), rules).toEqual(missing);
    expect(ask(rules, { cause: "exposed-cards", firstOrSecond: false })).toEqual(missing);
    // What the floor may do with exposed cards found late hangs on how many there are.
    expect(ask(rules, { cause: "exposed-cards", firstOrSecond: true, ...LATE })).toEqual(missing);
  }
});

test("a number that changes nothing need not be given", () => {
  expect(decide("tda-2024", "misdeal", { cause: "wrong-card-count" }).decision).toBe(M);
  expect(byBook("misdeal", { cause: "exposed-cards", firstOrSecond: true })).toEqual([M, M, M, M, M]);
  expect(byBook("misdeal", { cause: "wrong-card-count", button: true })).toEqual([ON, ON, ON, ON, ON]);
  expect(byBook("misdeal", { cause: "wrong-card-count", ...LATE })).toEqual([DEAD, DEAD, DEAD, DEAD, DEAD]);
  expect(byBook("misdeal", { cause: "boxed-cards", ...LATE })).toEqual([ON, ON, ON, ON, ON]);
  expect(byBook("misdeal", { cause: "seat-dealt-out" })).toEqual([M, M, M, M, M]);
});

test("a house's own value can make the number matter", () => {
  const house = { id: "club", base: "tda-2024", house: { "deal-exposed-first": { value: "replace", note: null } } } as const;
  expect(rule({ rules: house, situation: "misdeal", facts: { cause: "exposed-cards", firstOrSecond: true } })).toMatchObject({
    ok: false,
    error: { code: "FACT_MISSING", fact: "count" },
  });
});

test("a short button that has acted is dead in every book, however early (rules 2.12)", () => {
  const acted = { cause: "wrong-card-count", count: 1, button: true, handActed: true };
  for (const actions of [[], ["fold"]]) expect(byBook("misdeal", { ...acted, actions })).toEqual([DEAD, DEAD, DEAD, DEAD, DEAD]);
  expect(decide("wsop-live-2026", "misdeal", { ...acted, ...NONE }).cites[0]).toBe("WSOP-LIVE-2026 110");
  expect(decide("roberts", "misdeal", { ...acted, ...NONE }).cites[0]).toBe("ROBERTS DEAD-HANDS-1");
});

test("nothing is said against a hand of two cards, and no rule on late mistakes is cited for it", () => {
  for (const rules of BOOK_IDS)
    expect(decide(rules, "misdeal", { cause: "wrong-card-count", count: 2, ...NONE })).toMatchObject({
      decision: ON,
      did: "let-stand",
      basis: "practice",
      cites: [],
      wrong: [{ answer: "doubt-is-misdeal" }],
    });
});

test("nobody passes a boxed card on, and a seat that is not in the hand has cards to put away", () => {
  expect(decide("tda-2024", "misdeal", { cause: "boxed-cards", ...LATE }).wrong.map(({ answer }) => answer)).toEqual([
    "misdeal-anyway",
    "boxed-turned-over",
  ]);
  expect(decide("tda-2024", "misdeal", { cause: "dealt-to-wrong-seat", ...LATE }).notes).toEqual(["empty-seat-cards"]);
  expect(decide("tda-2024", "misdeal", { cause: "seat-dealt-out", ...LATE }).notes).toEqual([]);
});

test("a joker in cash games: two rules of the WSOP's book are at odds (24, 119)", () => {
  const noted = BOOK_IDS.filter((rules) => decide(rules, "misdeal", { cause: "foreign-card" }).notes.includes("foreign-cards-void-too"));
  expect(noted).toEqual(["wsop-live-2026"]);
});
