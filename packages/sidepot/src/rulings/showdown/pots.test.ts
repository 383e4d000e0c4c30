import { describe, expect, test } from "vitest";
import { awardPots, layerPots, pushingOrder, type Stake } from "../../pots/index.ts";
import { BOOK_IDS, type BookId } from "../books.ts";
import { decided, expectBooks, house, stepsOf, wrongOf } from "./said.oracle.ts";

const layers = (stakes: readonly Stake[]) => {
  const cut = layerPots(stakes);
  if (!cut.ok) throw new Error(cut.error.code);
  return cut.value;
};
const pots = (stakes: readonly Stake[]): readonly [number, readonly number[]][] =>
  layers(stakes).pots.map(({ amount, eligible }) => [amount, eligible]);

describe("pots are cut at the totals of live players, and folded chips stay", () => {
  test.each(["below", "between"])("%s", (folded) =>
    expectBooks("pot-cut", { folded }, [
      "cut-at-live-totals practice",
      "cut-at-live-totals practice",
      "cut-at-live-totals practice",
      "cut-at-live-totals practice",
      "cut-at-live-totals text WSOP-LIVE-2026 154",
    ]),
  );
  test("folded chips above everybody who is left: no text says where they go, and the house chooses", () => {
    expectBooks("pot-cut", { folded: "above-all" }, [
      "floor-decides floor TDA-2024 1",
      "floor-decides floor",
      "floor-decides floor",
      "floor-decides floor",
      "floor-decides floor",
    ]);
    expect(decided("tda-2024", "pot-cut", { folded: "above-all" }).choices.map(stepsOf)).toEqual([
      "into-last-pot: cut-pots at=live-totals, add-folded-chips to=last-pot",
      "into-main-pot: cut-pots at=live-totals, add-folded-chips to=main-pot",
    ]);
    const ours = decided(house("tda-2024", { "folded-above": "main-pot" }), "pot-cut", { folded: "above-all" });
    expect(ours).toMatchObject({ decision: "into-main-pot", basis: "house", cites: ["HOUSE folded-above"] });
  });
  test("an extra pot at the folded level is the wrong answer where the level lies between two live ones", () => {
    expect(wrongOf(decided("tda-2024", "pot-cut", { folded: "between" }))).toEqual(["folded-chips-back", "pot-at-folded-level"]);
    expect(wrongOf(decided("tda-2024", "pot-cut", { folded: "below" }))).toEqual(["folded-chips-back"]);
  });

  test("layerPots cuts so: below, between (no pot at it), and above all (the first of the choices)", () => {
    expect(pots([{ bet: 20 }, { bet: 50 }, { bet: 50 }, { bet: 20, folded: true }])).toEqual([
      [80, [0, 1, 2]],
      [60, [1, 2]],
    ]);
    const between = layers([{ bet: 100 }, { bet: 300 }, { bet: 200, folded: true }]);
    expect(between.pots.map(({ amount, eligible }) => [amount, eligible])).toEqual([
      [300, [0, 1]],
      [200, [1]],
    ]);
    expect(between.returned).toEqual({ seat: 1, amount: 100 });
    const above = layers([{ bet: 10 }, { bet: 20 }, { bet: 90, folded: true }, { bet: 90, folded: true }]);
    expect(above.pots.at(-1)).toMatchObject({ eligible: [1], foldedAbove: 140 });
  });
});

describe("an uncalled bet (TDA 2024 15-B, 65-A; WSOP tournament 91, 108)", () => {
  test("of a player who is in: returned by practice, for no book says it in general", () => {
    expectBooks("uncalled-bet", { owner: "still-in" }, [
      "uncalled-returned practice",
      "uncalled-returned practice",
      "uncalled-returned practice",
      "uncalled-returned practice",
      "uncalled-returned practice",
    ]);
    expect(decided("tda-2024", "uncalled-bet", { owner: "still-in" }).notes).toEqual(["uncalled-not-stated"]);
  });
  test("of a player who threw the hand away", () => {
    expectBooks("uncalled-bet", { owner: "mucked" }, [
      "uncalled-returned text TDA-2024 15-B",
      "uncalled-returned practice",
      "uncalled-returned practice",
      "uncalled-may-return text WSOP-TOURNAMENT-2026 91 WSOP-TOURNAMENT-2026 108",
      "uncalled-returned practice",
    ]);
    expect(stepsOf(decided("tda-2024", "uncalled-bet", { owner: "mucked" }))).toBe(
      "uncalled-returned: leave-hand-out, keep-called-chips, return-uncalled sure=true",
    );
  });
  test("of a hand that was killed: by the WSOP tournament rules it may come back", () => {
    expectBooks("uncalled-bet", { owner: "killed" }, [
      "uncalled-returned text TDA-2024 65-A",
      "uncalled-returned practice",
      "uncalled-returned practice",
      "uncalled-may-return text WSOP-TOURNAMENT-2026 91 WSOP-TOURNAMENT-2026 108",
      "uncalled-returned practice",
    ]);
    expect(wrongOf(decided("wsop-tournament-2026", "uncalled-bet", { owner: "killed" }))).toContain(
      "uncalled-surely-back (tda-2024,tda-pre-2022,roberts,wsop-live-2026)",
    );
  });
  test("two rules of the WSOP tournament book differ on it, and the note says so", () => {
    expect(decided("wsop-tournament-2026", "uncalled-bet", { owner: "killed" }).notes).toContain("uncalled-two-rules");
    expect(decided("tda-2024", "uncalled-bet", { owner: "killed" }).notes).not.toContain("uncalled-two-rules");
  });
  test("the same return as the deal's killed and thrown-in hands have", () => {
    const sure = (id: BookId, situation: string, facts: Readonly<Record<string, unknown>>): unknown =>
      decided(id, situation, facts).steps.find((step) => step.do === "return-uncalled");
    for (const id of BOOK_IDS) {
      expect(sure(id, "uncalled-bet", { owner: "mucked" }), id).toEqual(
        sure(id, "mucked-hand", { lies: "in-muck-lost", thoughtWon: true }),
      );
      expect(sure(id, "uncalled-bet", { owner: "killed" }), id).toEqual(sure(id, "killed-hand", { identifiable: false, uncalled: true }));
    }
  });
  test("layerPots gives the excess back to a player who is in and to one who is out, and keeps what was called", () => {
    for (const folded of [false, true]) {
      const { returned, pots } = layers([{ bet: 400, folded }, { bet: 100 }, { bet: 100 }]);
      expect(returned).toEqual({ seat: 0, amount: 300 });
      expect(pots.map(({ amount }) => amount)).toEqual([300]);
    }
  });
});

test("hidden chips: not paid to a winner, and the floor may take them from a loser (TDA 2024 62, WSOP tournament 105)", () => {
  const row = (decision: string) =>
    [
      `${decision} text TDA-2024 62`,
      `${decision} practice`,
      `${decision} practice`,
      `${decision} text WSOP-TOURNAMENT-2026 105`,
      `${decision} practice`,
    ] as const;
  expectBooks("hidden-chip", { ownerWon: true }, row("hidden-not-paid"));
  expectBooks("hidden-chip", { ownerWon: false }, row("hidden-may-be-taken"));
  expect(stepsOf(decided("tda-2024", "hidden-chip", { ownerWon: false }))).toBe(
    "hidden-may-be-taken: call-floor, pay-counted-chips, take-hidden-chips",
  );
});

describe("the last side pot first, the main pot at the end (TDA 2024 16, 21; WSOP live 153)", () => {
  test("in every book", () => {
    for (const sidePots of [1, 3])
      expectBooks("award-order", { sidePots }, [
        "side-pots-first text TDA-2024 16 TDA-2024 21",
        "side-pots-first practice",
        "side-pots-first practice",
        "side-pots-first practice WSOP-TOURNAMENT-2026 74",
        "side-pots-first text WSOP-LIVE-2026 153",
      ]);
    expect(stepsOf(decided("tda-2024", "award-order"))).toBe(
      "side-pots-first: read-hands, award-pot pot=side to=best-hand, award-pot pot=main to=best-hand",
    );
    expect(stepsOf(decided("tda-2024", "award-order", { sidePots: 2 }))).toBe(
      "side-pots-first: read-hands, award-pot pot=last-side to=best-hand, award-pot pot=next-side to=best-hand, award-pot pot=main to=best-hand",
    );
  });
  test("the same order as the referee pushes pots in, and as a house may have it instead", () => {
    for (const order of ["last-side-first", "main-first"] as const) {
      const { steps } = decided(house("tda-2024", { "award-order": order }), "award-order", { sidePots: 2 });
      const pushed = steps.flatMap((step) => (step.do === "award-pot" ? [step.pot] : []));
      expect(pushed.indexOf("main") === 0).toBe(pushingOrder(3, order)[0] === 0);
      expect(pushed.at(-1) === "main").toBe(pushingOrder(3, order).at(-1) === 0);
    }
  });
});

describe("disputes (TDA 2024 22, WSOP tournament 76, WSOP live 55-56)", () => {
  const row = (about: "reading" | "pot-sum", tda: string, before: string, others: string) =>
    [
      `${tda} text TDA-2024 22`,
      `${before} practice`,
      `${others} practice`,
      `${others} text WSOP-TOURNAMENT-2026 76`,
      `${others} text ${about === "reading" ? "WSOP-LIVE-2026 55" : "WSOP-LIVE-2026 56 WSOP-LIVE-2026 55"}`,
    ] as const;
  test.each([
    ["reading", "not-begun", "dispute-heard", "dispute-heard"],
    ["reading", "begun", "result-stands", "result-stands"],
    ["reading", "substantial-action", "result-stands", "result-stands"],
    ["pot-sum", "not-begun", "dispute-heard", "dispute-heard"],
    // The TDA's count of a pot stays open longer than the reading of a hand.
    ["pot-sum", "begun", "dispute-heard", "result-stands"],
    ["pot-sum", "substantial-action", "result-stands", "result-stands"],
  ] as const)("%s, next hand %s: TDA %s, others %s", (about, nextHand, tda, others) =>
    expectBooks("award-dispute", { about, nextHand }, row(about, tda, tda, others)),
  );

  test("a hand that ended in a break: one minute by the TDA", () => {
    for (const about of ["reading", "pot-sum"])
      expectBooks("award-dispute", { about, nextHand: "not-begun", breakMinuteOver: true }, [
        "result-stands text TDA-2024 22",
        "result-stands practice",
        "dispute-heard practice",
        "dispute-heard practice WSOP-TOURNAMENT-2026 76",
        "dispute-heard practice WSOP-LIVE-2026 55",
      ]);
  });
  test("and that minute is over too where the next hand has begun", () => {
    const facts = { about: "pot-sum", nextHand: "begun", breakMinuteOver: true };
    expect(decided("tda-2024", "award-dispute", facts).decision).toBe("result-stands");
    expect(decided(house("tda-2024", { "dispute-break": "as-always" }), "award-dispute", facts).decision).toBe("dispute-heard");
  });
  test("its steps, and what is wrong", () => {
    const sum = decided("tda-2024", "award-dispute", { about: "pot-sum", nextHand: "begun" });
    expect(stepsOf(sum)).toBe("dispute-heard: call-floor, hear-players, count-pot-again, correct-award");
    expect(wrongOf(sum)).toContain("sum-only-until-next-hand (roberts,wsop-tournament-2026,wsop-live-2026)");
    const reading = decided("wsop-live-2026", "award-dispute", { about: "reading", nextHand: "begun" });
    expect(reading.notes).toEqual(["house-error-later"]);
    expect(wrongOf(reading)).toEqual(["dispute-any-time"]);
  });
});

test("every pot is split by itself, by the rulings and by the referee (TDA 2024 21)", () => {
  const cut = layers([{ bet: 25 }, { bet: 100 }, { bet: 100 }]);
  const awarded = awardPots(cut, { high: { strength: [3, 2, 2] } }, { button: 0 });
  if (!awarded.ok) throw new Error(awarded.error.code);
  expect(awarded.value.map(({ awards }) => awards?.map(({ seat, amount }) => [seat, amount]))).toEqual([
    [[0, 75]],
    [
      [1, 75],
      [2, 75],
    ],
  ]);
  for (const id of BOOK_IDS) expect(decided(id, "award-order").why).toContain("each-pot-alone");
});
