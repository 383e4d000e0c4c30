import { describe, expect, test } from "vitest";
import { type ShowInput, type ShowOrder, showOrder } from "../../showdown/index.ts";
import { BOOK_IDS, type BookId } from "../books.ts";
import type { DecisionCode } from "../codes.ts";
import { decided, expectBooks, house, stepsOf, wrongOf } from "./said.oracle.ts";

describe("who shows first (TDA 2024 16, 17; WSOP tournament 70, 72; WSOP live 149; Robert's Rules showdown 7)", () => {
  test("bet and call, nobody all-in: the last aggressor of the final street", () =>
    expectBooks("showdown-order", { ended: "bet" }, [
      "aggressor-first text TDA-2024 17-A",
      "aggressor-first practice",
      "aggressor-first text ROBERTS SHOWDOWN-7",
      "aggressor-first text WSOP-TOURNAMENT-2026 72",
      "aggressor-first text WSOP-LIVE-2026 149",
    ]));
  test("checked: the first left of the button", () =>
    expectBooks("showdown-order", { ended: "checked" }, [
      "first-seat-first text TDA-2024 17-A",
      "first-seat-first practice",
      "first-seat-first text ROBERTS SHOWDOWN-7",
      "first-seat-first text WSOP-TOURNAMENT-2026 72",
      "first-seat-first text WSOP-LIVE-2026 149",
    ]));
  test("all-in before the last street", () =>
    expectBooks("showdown-order", { ended: "all-in" }, [
      "all-at-once text TDA-2024 16",
      "all-at-once practice",
      "first-seat-first text ROBERTS SHOWDOWN-7",
      "all-at-once text WSOP-TOURNAMENT-2026 70",
      "pusher-first text WSOP-LIVE-2026 149",
    ]));
  test("all-in on the last street: a bet like any other where all-ins are not tabled together", () =>
    expectBooks("showdown-order", { ended: "all-in", onLastStreet: true }, [
      "all-at-once text TDA-2024 16",
      "all-at-once practice",
      "aggressor-first text ROBERTS SHOWDOWN-7",
      "all-at-once text WSOP-TOURNAMENT-2026 70",
      "aggressor-first text WSOP-LIVE-2026 149",
    ]));
  test("a side pot beside an all-in", () =>
    expectBooks("showdown-order", { ended: "side-pot" }, [
      "all-at-once text TDA-2024 16",
      "all-at-once practice",
      "side-pot-shows-first text ROBERTS SHOWDOWN-7",
      "all-at-once text WSOP-TOURNAMENT-2026 70",
      "side-pot-shows-first text WSOP-LIVE-2026 149",
    ]));
  test("the last one in need not show (17-B)", () =>
    expectBooks("showdown-order", { ended: "uncontested" }, [
      "need-not-show text TDA-2024 17-B",
      "need-not-show practice",
      "need-not-show practice",
      "need-not-show text WSOP-TOURNAMENT-2026 72",
      "need-not-show text WSOP-LIVE-2026 143",
    ]));
  test("tournaments let the floor enforce the order, cash games demand it", () => {
    const notes = BOOK_IDS.map((id) => decided(id, "showdown-order", { ended: "bet" }).notes[0]);
    expect(notes).toEqual([
      "order-may-be-enforced",
      "order-may-be-enforced",
      "order-is-required",
      "order-may-be-enforced",
      "order-is-required",
    ]);
  });
  test("its steps", () => {
    expect(stepsOf(decided("tda-2024", "showdown-order", { ended: "bet" }))).toBe(
      "aggressor-first: show-first who=last-aggressor, show-onward, read-hands",
    );
    expect(stepsOf(decided("tda-2024", "showdown-order", { ended: "all-in" }))).toBe("all-at-once: table-hand whose=every, read-hands");
  });
});

// The referee of `sidepot showdown` and the floor's assistant must not say two things.
describe("the same first seat as showOrder", () => {
  const FIRST: Readonly<Record<ShowOrder["because"], DecisionCode>> = {
    ALL_IN: "all-at-once",
    LAST_AGGRESSOR: "aggressor-first",
    PUSHED_ALL_IN: "pusher-first",
    FIRST_TO_ACT: "first-seat-first",
    UNCONTESTED: "need-not-show",
  };
  const three = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
  const oneAllIn = [{ seat: 0 }, { seat: 1 }, { seat: 2, allIn: true }];
  const tables: readonly [string, Readonly<Record<string, unknown>>, Partial<ShowInput>][] = [
    ["a bet", { ended: "bet" }, { live: three, lastAggressor: 1 }],
    ["checks", { ended: "checked" }, { live: three }],
    ["an all-in before the last street", { ended: "all-in" }, { live: oneAllIn, pushedAllIn: 2 }],
    ["an all-in on the last street", { ended: "all-in", onLastStreet: true }, { live: oneAllIn, lastAggressor: 2, pushedAllIn: 2 }],
    ["one left", { ended: "uncontested" }, { live: [{ seat: 1 }] }],
  ];
  const asked = (rules: BookId): NonNullable<ShowInput["rules"]> => (rules === "tda-pre-2022" ? "tda-2024" : rules);

  test.each(tables)("%s", (_, facts, input) => {
    for (const rules of BOOK_IDS) {
      const order = showOrder({ players: 4, button: 3, live: three, ...input, rules: asked(rules) });
      if (!order.ok) throw new Error(order.error.code);
      const { decision, notes } = decided(rules, "showdown-order", facts);
      expect(decision, rules).toBe(FIRST[order.value.because]);
      if (order.value.mode === "in-turn")
        expect(notes, rules).toContain(order.value.enforced === "must" ? "order-is-required" : "order-may-be-enforced");
    }
  });

  test("a side pot: its players before those in the main pot alone, exactly where showOrder has them so", () => {
    const live = [{ seat: 0, allIn: true, mainPotOnly: true }, { seat: 1 }, { seat: 2 }];
    for (const rules of BOOK_IDS) {
      const order = showOrder({ players: 4, button: 3, live, lastAggressor: 2, rules: asked(rules) });
      if (!order.ok) throw new Error(order.error.code);
      const expected =
        order.value.mode === "together" ? "all-at-once" : order.value.sidePotFirst ? "side-pot-shows-first" : "aggressor-first";
      expect(decided(rules, "showdown-order", { ended: "side-pot" }).decision, rules).toBe(expected);
    }
  });
});

describe("asked to see a hand (TDA 2024 18, Robert's Rules showdown 5, WSOP live 147)", () => {
  const row = (tda: string, others = tda): Parameters<typeof expectBooks>[2] => [
    `${tda} text TDA-2024 18`,
    `${tda} practice`,
    "must-show text ROBERTS SHOWDOWN-5",
    `${others} practice WSOP-TOURNAMENT-2026 72`,
    "show-if-collusion text WSOP-LIVE-2026 147",
  ];
  test("by the caller of the last bet", () => expectBooks("asked-to-see", { who: "river-caller" }, row("must-show")));
  test("by another with cards", () => expectBooks("asked-to-see", { who: "other-with-cards" }, row("show-if-floor")));
  test("by somebody without cards", () => expectBooks("asked-to-see", { who: "without-cards" }, row("may-keep-closed")));
  test("by the winner: by Robert's Rules the mucked hand is live again", () => {
    expectBooks("asked-to-see", { who: "winner" }, row("show-if-floor"));
    const roberts = decided("roberts", "asked-to-see", { who: "winner" });
    expect(roberts.notes).toEqual(["winner-asks-makes-live"]);
    expect(wrongOf(roberts)).toEqual([
      "reach-over",
      "see-only-collusion (wsop-live-2026)",
      "mucked-stays-dead (tda-2024,tda-pre-2022,wsop-tournament-2026,wsop-live-2026)",
    ]);
    expect(stepsOf(roberts)).toBe("must-show: table-hand whose=asked, read-hands, award-pot pot=this to=best-hand");
    const tda = decided("tda-2024", "asked-to-see", { who: "winner" });
    expect(stepsOf(tda)).toBe("show-if-floor: guard-cards, call-floor, leave-hand-out");
    expect(tda.notes).toEqual(["asked-hand-stays-dead"]);
    expect(wrongOf(tda)).toContain("mucked-comes-alive (roberts)");
    const ours = decided(house("tda-2024", { "discard-asked": "live" }), "asked-to-see", { who: "winner" });
    expect(ours).toMatchObject({ decision: "show-if-floor", basis: "house", notes: ["winner-asks-makes-live"] });
  });
  test("two rules that both show the hand are not held against each other", () => {
    expect(wrongOf(decided("tda-2024", "asked-to-see", { who: "river-caller" }))).toEqual([
      "reach-over",
      "see-only-collusion (wsop-live-2026)",
    ]);
    expect(wrongOf(decided("wsop-live-2026", "asked-to-see", { who: "river-caller" }))).toEqual([
      "reach-over",
      "paid-to-see (tda-2024,tda-pre-2022,wsop-tournament-2026)",
      "anyone-may-see (roberts)",
    ]);
  });
});

describe("all-ins are tabled once the betting is over (TDA 2024 16, RP-8-F; WSOP tournament 70)", () => {
  test("over", () =>
    expectBooks("all-in-exposure", { bettingLeft: false }, [
      "expose-now text TDA-2024 16",
      "expose-now practice",
      "no-duty-to-expose practice",
      "expose-now text WSOP-TOURNAMENT-2026 70",
      "no-duty-to-expose practice WSOP-LIVE-2026 149",
    ]));
  test("not over: nobody tables while others can bet", () =>
    expectBooks("all-in-exposure", { bettingLeft: true }, [
      "stay-closed text TDA-2024 16",
      "stay-closed practice",
      "stay-closed practice",
      "stay-closed text WSOP-TOURNAMENT-2026 70",
      "stay-closed practice WSOP-LIVE-2026 149",
    ]));
  test("hand-for-hand: they stay closed, and nothing more is dealt", () => {
    expectBooks("all-in-exposure", { bettingLeft: false, handForHand: true }, [
      "stay-closed text TDA-2024 RP-8-F TDA-2024 16",
      "stay-closed practice",
      "no-duty-to-expose practice",
      "stay-closed text WSOP-TOURNAMENT-2026 126-g WSOP-TOURNAMENT-2026 70",
      "no-duty-to-expose practice WSOP-LIVE-2026 149",
    ]);
    expect(stepsOf(decided("tda-2024", "all-in-exposure", { bettingLeft: false, handForHand: true }))).toBe(
      "stay-closed: keep-cards-closed, deal-no-more, call-floor",
    );
  });
});

describe("an agreement on a pot (WSOP live 71)", () => {
  test("a pot in play", () => {
    expectBooks("chop-asked", { what: "pot" }, [
      "no-chop practice",
      "no-chop practice",
      "floor-decides floor",
      "no-chop practice",
      "no-chop text WSOP-LIVE-2026 71",
    ]);
    expect(decided("roberts", "chop-asked", { what: "pot" }).choices.map(({ decision }) => decision)).toEqual(["no-chop", "chop-allowed"]);
  });
  test("the blinds alone", () =>
    expectBooks("chop-asked", { what: "blinds" }, [
      "no-chop practice",
      "no-chop practice",
      "blinds-may-chop practice",
      "no-chop practice",
      "blinds-may-chop text WSOP-LIVE-2026 71",
    ]));
  test("a house that allows it is not told that it is wrong", () =>
    expect(wrongOf(decided(house("tda-2024", { "pot-agreements": "allowed" }), "chop-asked", { what: "pot" }))).not.toContain(
      "players-may-agree",
    ));
});
