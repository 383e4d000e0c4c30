import { describe, expect, test } from "vitest";
import { many, read, to1100, to1400, to8000 } from "../../hand/declare/vectors.oracle.ts";
import { type Corrected, correctBet, DECLARE_RULES, skippedPlayer, type WrongBet } from "../../hand/declare.ts";
import { agree, readingIn, sameGround } from "./one-house.oracle.ts";
import { decide } from "./table.oracle.ts";

// The hand reads a declaration, a ruling is looked up: the house must say one thing. Here both answer the vectors of the rulebooks.

describe("P8: the minimum raise and half of it", () => {
  const opened = { facing: 1_000, minRaise: 1_000 };
  const facts = { bet: 1_000, largest: 1_000 };
  for (const [bet, largest, to] of [
    [3_600, 2_000, 5_600],
    [150, 100, 250],
    [1_000, 700, 1_700],
    [500, 300, 800],
    [500, 450, 950],
    [800, 300, 1_100],
    [7_500, 4_000, 11_500],
  ] as const) {
    test(`${bet} after a raise of ${largest}: ${to}`, () => {
      const reading = read({ facing: bet, minRaise: largest, said: { word: "raise" } });
      expect(reading).toMatchObject({ kind: "committed", choices: [{ do: "raise", min: to }] });
      expect(decide("tda-2024", "minimum-raise", { bet, largest }).steps).toEqual([{ do: "raise-from", amount: to }]);
    });
  }
  agree([
    ["'1,400' over 1,000", { ...opened, said: { amount: 1_400 } }, "raise-under-minimum", { said: "amount", half: false, ...facts }],
    ["1,400 in chips", { ...opened, chips: [1_000, ...many(4, 100)] }, "multiple-chips", { chips: "below-half" }],
    ["'1,500' over 1,000", { ...opened, said: { amount: 1_500 } }, "raise-under-minimum", { said: "amount", half: true, ...facts }],
    [
      "'raise, 1,400' over 1,000",
      { ...opened, said: { word: "raise", amount: 1_400 } },
      "raise-under-minimum",
      { said: "raise", half: false, ...facts },
    ],
  ]);
  test("filled up to the same amount", () => {
    const reading = read({ ...opened, said: { amount: 1_500 } });
    expect(reading).toMatchObject({ action: { do: "raise", to: 2_000 } });
    expect(decide("tda-2024", "raise-under-minimum", { half: true, ...facts }).steps).toEqual([{ do: "min-raise-to", amount: 2_000 }]);
  });
});

describe("P10: too little to call", () => {
  agree([
    ["2,000 against a raise to 8,000", { ...to8000, chips: many(2, 1_000) }, "undercall", { said: false, against: "raise" }],
    ["against an opening bet", { ...to8000, opener: true, chips: many(2, 1_000) }, "undercall", { said: false, against: "first-bet" }],
    ["heads-up", { ...to8000, headsUp: true, chips: many(2, 1_000) }, "undercall", { said: false, against: "heads-up" }],
    ["'call'", { ...to8000, said: { word: "call" }, chips: many(2, 1_000) }, "undercall", { said: true, against: "raise" }],
    ["one tiny chip", { facing: 50_000, minRaise: 46_000, chips: [1_000] }, "undercall", { said: false, against: "raise" }],
    [
      "out of turn, the opening bet too",
      { ...to8000, opener: true, chips: [2_000], outOfTurn: "unchanged" },
      "undercall",
      { said: false, against: "first-bet", inTurn: false },
    ],
  ]);
});

describe("P11: a wrong bet that was accepted", () => {
  const corrected = (bet: WrongBet): Corrected => {
    const answer = correctBet(bet);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };
  const under = { to: 1_000, min: 1_200 };
  const pot = { betting: "pot-limit", min: 1_000, max: 10_500, meantPot: true } as const;
  test.each([
    [{ ...under, sameStreet: true }, "underraise", { noticed: "same-street", bet: 600, largest: 600 }],
    [{ ...under, sameStreet: false }, "underraise", { noticed: "later" }],
    [{ ...pot, to: 11_500, sameStreet: true }, "overbet-pot-limit", { error: "too-high", noticed: "before-substantial-action" }],
    [{ ...pot, to: 11_500, sameStreet: true, substantialAction: true }, "overbet-pot-limit", { error: "too-high", noticed: "same-street" }],
    [{ ...pot, to: 11_500, sameStreet: false, substantialAction: true }, "overbet-pot-limit", { error: "too-high", noticed: "later" }],
    [{ ...pot, to: 9_500, sameStreet: true }, "overbet-pot-limit", { error: "too-low", noticed: "before-substantial-action" }],
    [{ ...pot, to: 9_500, sameStreet: true, substantialAction: true }, "overbet-pot-limit", { error: "too-low", noticed: "same-street" }],
    [{ ...pot, to: 9_500, sameStreet: false, substantialAction: true }, "overbet-pot-limit", { error: "too-low", noticed: "later" }],
  ] as const)("%o", (bet, situation, facts) => {
    for (const rules of DECLARE_RULES) {
      const answer = corrected({ ...bet, rules });
      const decision = decide(rules, situation, facts);
      expect(decision.decision === "bet-stands", rules).toBe(answer.kind === "stands");
      sameGround(rules, answer.cites, decision, rules);
    }
  });
  test("to the same amount", () => {
    expect(corrected({ ...under, sameStreet: true }).to).toBe(1_200);
    expect(decide("tda-2024", "underraise", { noticed: "same-street", bet: 600, largest: 600 }).steps).toEqual([
      { do: "mend-bet", to: "minimum", amount: 1_200 },
    ]);
  });
});

describe("P12: one oversized chip", () => {
  const blind = { facing: 400, minRaise: 400, opener: true };
  agree([
    ["silently", { ...blind, chips: [5_000] }, "oversized-chip", { facingBet: true }],
    ["the last one", { ...blind, stack: 5_000, chips: [5_000] }, "oversized-chip", { facingBet: true }],
    ["'raise' first", { ...blind, chips: [5_000], said: { word: "raise" } }, "oversized-chip", { facingBet: true, said: "raise" }],
    [
      "'raise' after it",
      { ...blind, chips: [5_000], said: { word: "raise" }, first: "chips" },
      "oversized-chip",
      { facingBet: true, said: "raise-after" },
    ],
    ["nothing bet", { facing: 0, minRaise: 400, chips: [5_000] }, "oversized-chip", { facingBet: false }],
  ]);
});

describe("P13: several chips, and chips from before", () => {
  const bb = { facing: 600, minRaise: 550, front: 50 };
  agree([
    ["1,200: two of 1,000", { facing: 1_200, minRaise: 1_200, chips: [1_000, 1_000] }, "multiple-chips", { chips: "all-needed" }],
    ["1,100: 500 and 1,000", { ...to1100, chips: [500, 1_000] }, "multiple-chips", { chips: "all-needed" }],
    [
      "the last two against 1,050",
      { facing: 1_050, minRaise: 1_050, stack: 2_000, chips: [1_000, 1_000] },
      "multiple-chips",
      { chips: "all-needed", lastChips: true },
    ],
    ["1,100: 1,000 and five of 100", { ...to1100, chips: [1_000, ...many(5, 100)] }, "multiple-chips", { chips: "half-or-more" }],
    ["exactly half", { ...to1100, chips: [1_000, ...many(4, 100)] }, "multiple-chips", { chips: "half-or-more" }],
    ["1,100: 1,000 and three of 100", { ...to1100, chips: [1_000, ...many(3, 100)] }, "multiple-chips", { chips: "below-half" }],
    ["1,400: 1,000 and three of 500", { ...to1400, chips: [1_000, ...many(3, 500)] }, "multiple-chips", { chips: "half-or-more" }],
    ["1,400: 1,000 and two of 500", { ...to1400, chips: [1_000, 500, 500] }, "multiple-chips", { chips: "below-half" }],
    [
      "the same as the last chips",
      { ...to1400, stack: 2_000, chips: [1_000, 500, 500] },
      "multiple-chips",
      { chips: "below-half", lastChips: true },
    ],
    ["325: 525", { facing: 325, minRaise: 325, chips: [500, 25] }, "multiple-chips", { chips: "half-or-more" }],
    ["a whole raise", { ...to1100, chips: many(4, 500) }, "multiple-chips", { chips: "full-raise" }],
    ["left alone, one chip", { ...bb, chips: [1_000] }, "prior-chips", { prior: "left", comes: "half-or-more" }],
    [
      "pulled back whole, one chip",
      { ...bb, pulledBack: 50, chips: [1_000] },
      "prior-chips",
      { prior: "pulled-back", comes: "half-or-more" },
    ],
    [
      "pulled back in part, one chip",
      { ...bb, pulledBack: 25, chips: [1_000] },
      "prior-chips",
      { prior: "pulled-in-part", comes: "half-or-more" },
    ],
    ["the same below half", { ...bb, pulledBack: 25, chips: [600] }, "prior-chips", { prior: "pulled-in-part", comes: "below-half" }],
    [
      "enough already, one chip more",
      { facing: 700, minRaise: 600, front: 1_000, bet: 100, chips: [100] },
      "prior-chips",
      { prior: "covers-call", comes: "half-or-more" },
    ],
    ["pulled back, then a fold", { ...bb, pulledBack: 50, said: { word: "fold" } }, "prior-chips", { prior: "pulled-back", comes: "fold" }],
  ]);
});

describe("P14: out of turn", () => {
  const seat6 = { facing: 300, minRaise: 300, said: { word: "raise", amount: 800 } } as const;
  agree([
    ["Seat 5 has still to act", { ...seat6, outOfTurn: "waiting" }, "out-of-turn", { before: "waiting" }],
    ["Seat 5 raises to 600", { ...seat6, outOfTurn: { facing: 600, minRaise: 300 } }, "out-of-turn", { before: "changed" }],
    [
      "a check, and Seat 5 bets",
      { facing: 0, minRaise: 100, said: { word: "check" }, outOfTurn: { facing: 300, minRaise: 300 } },
      "out-of-turn",
      { action: "check", before: "changed" },
    ],
    [
      "a fold binds whatever happens",
      { ...seat6, said: { word: "fold" }, outOfTurn: { facing: 600, minRaise: 300 } },
      "out-of-turn",
      { action: "fold", before: "changed" },
    ],
    ["a fold with nothing bet", { facing: 0, minRaise: 100, said: { word: "fold" } }, "fold-without-bet", {}],
  ]);
  test("Seat 5 calls or folds: what was said binds", () => {
    for (const rules of DECLARE_RULES) {
      const reading = read({ ...seat6, outOfTurn: "unchanged", rules });
      expect(reading).toMatchObject({ kind: "action", action: { do: "raise", to: 800 } });
      const decision = decide(rules, "out-of-turn", { before: "unchanged" });
      expect(decision.decision).toBe("action-binds");
      expect(decision.cites).toEqual(expect.arrayContaining(reading.cites.filter((cite) => /53-A|90-d|136/.test(cite))));
    }
  });
  test("a skipped player", () => {
    for (const rules of DECLARE_RULES) {
      for (const spokeUp of [true, false]) {
        for (const substantialAction of [true, false]) {
          for (const hadTime of [true, false]) {
            const answer = skippedPlayer({ spokeUp, substantialAction, hadTime }, rules);
            const decision = decide(rules, "skipped-player", { spokeUp, substantialAction, hadTime });
            expect(decision.decision).toBe(answer.kind === "floor" ? "floor-decides" : "turn-kept");
            sameGround(rules, answer.cites, decision, rules);
          }
        }
      }
    }
  });
});

describe("P15: words, motions, amounts", () => {
  agree([
    ["'call' with nothing bet", { facing: 0, minRaise: 100, said: { word: "call" } }, "invalid-declaration", { said: "call-without-bet" }],
    ["'check' facing a bet", { ...to1100, said: { word: "check" } }, "invalid-declaration", { said: "check-facing-bet" }],
    ["'pot' in no-limit", { ...to1100, said: { word: "pot" } }, "invalid-declaration", { said: "pot-in-no-limit" }],
    ["'bet' facing a bet", { ...to1100, said: { word: "bet" } }, "invalid-declaration", { said: "bet-facing-bet" }],
    ["less than the call, then beyond it", { ...to1100, motions: [[1_000], [5_000]] }, "string-bet", { said: "nothing" }],
  ]);
  describe("a caller told a wrong amount", () => {
    const told = { facing: 12_000, minRaise: 9_000, told: 7_000 };
    agree([
      ["7,000 of 12,000 in chips", { ...told, chips: many(7, 1_000) }, "accepted-action", { gross: true }],
      ["'call'", { ...told, said: { word: "call" } }, "accepted-action", { gross: true }],
    ]);
    // The hand cannot know that it was no gross error: two books leave it to the floor there, where otherwise they bind the caller.
    agree([["not grossly wrong", { ...told, said: { word: "call" } }, "accepted-action", {}]], {
      "wsop-live-2026": "call",
      roberts: "call",
    });
  });
  test("'raise' with nothing bet is the least bet or more", () => {
    const reading = read({ facing: 0, minRaise: 100, said: { word: "raise" } });
    expect(reading).toMatchObject({ kind: "committed", choices: [{ do: "bet", min: 100 }], cites: ["TDA-2024 55"] });
    expect(decide("tda-2024", "invalid-declaration", { said: "raise-without-bet" })).toMatchObject({
      decision: "counts-as-bet",
      cites: ["TDA-2024 55"],
    });
  });
  test("'raise', then several motions: the first, in Robert's Rules all of them", () => {
    for (const rules of DECLARE_RULES) {
      const reading = read({ ...to1100, rules, said: { word: "raise" }, motions: [[1_000, 100], [5_000]] });
      const all = reading.kind === "action" && "to" in reading.action && reading.action.to === 6_100;
      const decision = decide(rules, "string-bet", { said: "raise" });
      expect(decision.decision).toBe(all ? "all-motions-count" : "first-motion-counts");
      expect(all).toBe(rules === "roberts");
    }
  });
  test("the first motion of a bet or raise", () => {
    expect(read({ facing: 0, minRaise: 100, motions: [[300], [700]] })).toMatchObject({ action: { do: "bet", to: 300 }, back: 700 });
    expect(read({ ...to1100, motions: [many(4, 500), [5_000]] })).toMatchObject({ action: { do: "raise", to: 2_000 }, back: 5_000 });
    for (const first of ["bet", "raise"]) {
      expect(decide("tda-2024", "string-bet", { said: "nothing", first }).steps).toEqual([
        { do: "count-motion", which: "first" },
        { do: "chips-back", what: "rest" },
      ]);
    }
  });
  test.each([
    [5, 4_999, 500],
    [5, 5_000, 5_000],
    [15, 9_000, 1_500],
  ])("'%i' with %i in the pot is %i", (figure, pot, amount) => {
    expect(read({ facing: 0, minRaise: 400, pot, said: { word: "bet", vague: figure } })).toMatchObject({ action: { to: amount } });
    const decision = decide("tda-2024", "unclear-amount", { figure, pot });
    expect(decision.steps).toEqual([{ do: "take-reading", which: "highest", amount }]);
  });
  test("words and chips", () => {
    const both = { ...to1100, said: { word: "call" }, chips: many(3, 1_000) } as const;
    for (const [first, want, ruled] of [
      ["said", "call", "words-count"],
      ["chips", "raise", "chips-count"],
      ["together", "call", "words-count"],
    ] as const) {
      expect(readingIn(read({ ...both, first }))).toBe(want);
      expect(decide("tda-2024", "words-and-chips", { first: first === "said" ? "words" : first }).decision).toBe(ruled);
    }
    const unclear = read({ facing: 0, minRaise: 100, pot: 9_000, said: { vague: 5 }, chips: [500], first: "together" });
    expect(unclear).toMatchObject({ action: { do: "bet", to: 500 }, cites: expect.arrayContaining(["TDA-2024 40-A"]) });
    expect(decide("tda-2024", "words-and-chips", { first: "together", words: "unclear" }).decision).toBe("chips-count");
    const opposite = read({ ...to1100, said: { word: "fold" }, chips: many(3, 1_000), first: "together" });
    expect(opposite).toMatchObject({ kind: "floor", cites: ["TDA-2024 40-A"] });
    expect(decide("tda-2024", "words-and-chips", { first: "together", words: "opposite" })).toMatchObject({
      decision: "floor-decides",
      cites: ["TDA-2024 40-A"],
    });
  });
});
