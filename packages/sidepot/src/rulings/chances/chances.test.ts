import { expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { factsOf, NAMES } from "../every.oracle.ts";
import { type Decision, rule } from "../rule.ts";
import { bookOf } from "../rulebook.ts";
import { chancesOf, halfClaimOf, outsChancesOf, procedureOf } from "./chances.ts";
import type { Chance, ChanceCode, ChanceProcedure } from "./codes.ts";

const decided = (question: object): Decision => {
  const ruled = rule(question);
  if (!ruled.ok) throw new Error(JSON.stringify(ruled.error));
  return ruled.value;
};
const early = (situation: string, rules: unknown = "tda-2024"): Decision =>
  decided({ rules, situation, facts: { actionPending: true, bettingLeft: true } });
const shareOf = (chances: readonly Chance[], what: ChanceCode, procedure: ChanceProcedure): string | undefined => {
  const found = chances.find((chance) => chance.what === what && chance.procedure === procedure);
  return found && `${found.ratio.num}/${found.ratio.den}`;
};

test("six players, premature turn: 2 in 35 shuffled back, 1 in 33 by the old way, 2 in 36 without the error", () => {
  const chances = chancesOf(early("premature-turn"), 6);
  expect(shareOf(chances, "card-on-board", "reshuffle")).toBe("2/35");
  expect(shareOf(chances, "card-is-turn", "reshuffle")).toBe("1/35");
  expect(shareOf(chances, "card-on-board", "natural-river")).toBe("1/33");
  expect(shareOf(chances, "card-is-turn", "natural-river")).toBe("0/1");
  expect(shareOf(chances, "card-is-river", "natural-river")).toBe("1/33");
  expect(shareOf(chances, "card-is-turn", "keep-river")).toBe("1/33");
  expect(shareOf(chances, "card-is-river", "keep-river")).toBe("0/1");
  expect(shareOf(chances, "card-on-board", "no-error")).toBe("1/18");
  expect(shareOf(chances, "river-to-be-on-board", "reshuffle")).toBe("2/35");
  expect(shareOf(chances, "river-to-be-on-board", "natural-river")).toBe("1/1");
  expect(shareOf(chances, "to-reshuffle", "natural-river")).toBe("35/66");
  expect(shareOf(chances, "to-no-error", "natural-river")).toBe("6/11");
});

test("six players, premature flop and river", () => {
  const flop = chancesOf(early("premature-flop"), 6);
  expect(flop[0]).toEqual({ what: "card-in-flop", procedure: "reshuffle", ratio: { num: 1, den: 13 }, params: { stub: 36 } });
  expect(shareOf(flop, "card-on-board", "reshuffle")).toBe("5/39");
  expect(shareOf(flop, "same-flop", "reshuffle")).toBe("1/9139");
  expect(shareOf(flop, "card-on-board", "no-error")).toBe("1/8");
  const river = chancesOf(early("premature-river"), 6);
  expect(river.map(({ procedure, ratio }) => `${procedure} ${ratio.num}/${ratio.den}`)).toEqual(["reshuffle 1/33", "no-error 1/34"]);
});

test("the procedure is the one of the decision's own steps", () => {
  const turns = BOOK_IDS.map((book) => procedureOf(early("premature-turn", book)));
  expect(turns).toEqual(["reshuffle", "natural-river", "natural-river", "reshuffle", "reshuffle"]);
  for (const book of BOOK_IDS) {
    for (const street of ["flop", "river"]) expect(procedureOf(early(`premature-${street}`, book))).toBe("reshuffle");
  }
  const house = (point: string, value: string) => ({ ...bookOf("tda-2024"), id: "House", house: { [point]: { value, note: null } } });
  expect(procedureOf(early("premature-turn", house("premature-turn", "keep-river")))).toBe("keep-river");
  const burns = early("premature-flop", house("premature-flop", "reshuffle-with-burns"));
  expect(procedureOf(burns)).toBe("reshuffle-with-burns");
  const chances = chancesOf(burns, 6);
  expect(shareOf(chances, "card-in-flop", "reshuffle-with-burns")).toBe("3/40");
  expect(shareOf(chances, "card-on-board", "reshuffle-with-burns")).toBe("1/8");
});

test("four cards on the flop: one of them is drawn, or the flop is dealt again from 39 cards at six players", () => {
  for (const [rules, own] of [
    ["tda-2024", "scramble-draw"],
    ["roberts", "redeal-flop"],
  ]) {
    const decision = decided({ rules, situation: "four-card-flop" });
    expect(procedureOf(decision)).toBe(own);
    const chances = chancesOf(decision, 6);
    expect(shareOf(chances, "card-in-flop", "scramble-draw")).toBe("3/4");
    expect(shareOf(chances, "card-is-burn", "scramble-draw")).toBe("1/4");
    expect(shareOf(chances, "same-flop", "scramble-draw")).toBe("1/4");
    expect(shareOf(chances, "card-in-flop", "redeal-flop")).toBe("1/13");
    expect(shareOf(chances, "card-on-board", "redeal-flop")).toBe("5/39");
  }
  const five = chancesOf(decided({ rules: "roberts", situation: "four-card-flop", facts: { cards: 5 } }), 6);
  expect(new Set(five.map(({ procedure }) => procedure))).toEqual(new Set(["redeal-flop"]));
});

test("three cards of a flop without its burn: each stays with 2/3, the true burn is burned with 1/3", () => {
  const decision = decided({ rules: "tda-2024", situation: "missing-burn", facts: { street: "flop", acted: false } });
  expect(procedureOf(decision)).toBe("scramble-draw");
  const chances = chancesOf(decision, 6);
  expect(shareOf(chances, "card-in-flop", "scramble-draw")).toBe("2/3");
  expect(shareOf(chances, "true-burn-burned", "scramble-draw")).toBe("1/3");
  expect(shareOf(chances, "card-in-flop", "redeal-flop")).toBe("3/40");
});

test("no chances where no card goes back: a card that plays, a floor's decision, tables that cannot be", () => {
  const plays = decided({ situation: "premature-turn", facts: { actionPending: false } });
  const floor = decided({ situation: "premature-turn", facts: { actionPending: true, actedOnNext: true } });
  for (const decision of [plays, floor]) {
    expect(chancesOf(decision, 6)).toEqual([]);
    expect(outsChancesOf(decision, 6)).toEqual([]);
    expect(halfClaimOf(decision, 6)).toBeNull();
  }
  for (const players of [0, 1, 23, 2.5, Number.NaN, -6]) {
    expect(chancesOf(early("premature-turn"), players)).toEqual([]);
    expect(outsChancesOf(early("premature-turn"), players)).toEqual([]);
    expect(halfClaimOf(early("premature-turn"), players)).toBeNull();
  }
  expect(outsChancesOf(early("premature-river"), 6)).toEqual([]);
  expect(halfClaimOf(early("premature-flop"), 6)).toBeNull();
});

test("nine players: the old way is never half of the new, and nine outs lose 0.016", () => {
  const claim = halfClaimOf(early("premature-turn"), 9);
  expect(claim).toMatchObject({ code: "half-is-not-exact", stub: 28, quotient: { num: 29, den: 54 } });
  const outs = outsChancesOf(early("premature-turn"), 9).filter(({ params }) => params.outs === 9 && params.cardIsOut);
  const [renewed, old] = outs.map(({ ratio }) => ratio.num / ratio.den);
  expect(outs.map(({ procedure }) => procedure)).toEqual(["reshuffle", "natural-river"]);
  expect((renewed ?? 0) - (old ?? 0)).toBeCloseTo(0.016, 3);
  for (let players = 2; players <= 19; players++) {
    const { quotient = { num: 0, den: 1 } } = halfClaimOf(early("premature-turn"), players) ?? {};
    expect(2 * quotient.num).toBeGreaterThan(quotient.den);
  }
  expect(halfClaimOf(early("premature-turn"), 20)).toBeNull();
});

/** The situations in which cards go back or are drawn and chances are known; the others are asked once each. */
const WITH_CHANCES: readonly string[] = ["premature-flop", "premature-turn", "premature-river", "four-card-flop", "missing-burn"];

test("every chance of every decision at every table is a share in lowest terms, and the decision's own procedure has some", () => {
  let seen = 0;
  for (const situation of NAMES) {
    const known = WITH_CHANCES.includes(situation);
    for (const facts of known ? factsOf(situation) : [...factsOf(situation)].slice(0, 1)) {
      for (const rules of BOOK_IDS) {
        const decision = decided({ rules, situation, facts });
        const own = procedureOf(decision);
        const asked = `${situation} ${JSON.stringify(facts)} by ${rules}`;
        if (!known) expect(own, asked).toBeNull();
        for (const players of [2, 6, 9, 22]) {
          const chances = chancesOf(decision, players);
          expect(
            chances.some(({ procedure }) => procedure === own),
            asked,
          ).toBe(own !== null);
          for (const { what, ratio, procedure } of [...chances, ...outsChancesOf(decision, players)]) {
            const place = `${asked} ${what} ${procedure} ${players}`;
            expect(Number.isSafeInteger(ratio.num) && Number.isSafeInteger(ratio.den) && ratio.num >= 0, place).toBe(true);
            if (what !== "to-reshuffle" && what !== "to-no-error") expect(ratio.num, place).toBeLessThanOrEqual(ratio.den);
            let [a, b] = [ratio.num, ratio.den];
            while (b !== 0) [a, b] = [b, a % b];
            expect(a, place).toBe(1);
            seen++;
          }
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(100);
});
