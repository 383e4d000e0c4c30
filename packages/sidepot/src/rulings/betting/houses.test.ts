import { expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { factsOf } from "../every.oracle.ts";
import type { Rulebook } from "../rulebook.ts";
import type { Wrong } from "../situation.ts";
import { BETTING_POINTS, type BettingPoints } from "./points.ts";
import { BETTING_SITUATIONS, type BettingFacts } from "./situations.ts";
import { decide } from "./table.oracle.ts";

// A house may hold any value of a point on top of any book, and the answer must still be whole.

const SITUATIONS = Object.keys(BETTING_SITUATIONS) as (keyof BettingFacts)[];
/** Of facts that are mostly numbers some are enough: by far the most combinations differ in an amount alone. */
const MOST_TRIED = 150;

function* tried(situation: keyof BettingFacts): Generator<object> {
  const all = [...factsOf(situation)];
  // One more than a multiple of two, three and seven, so that no fact stays at one value.
  const every = all.length > MOST_TRIED ? 42 * Math.ceil(all.length / MOST_TRIED / 42) + 1 : 1;
  for (let at = 0; at < all.length; at += every) yield all[at] as object;
}

test("every value of every point is ruled by, on top of every book, and rests on the house where it says so", () => {
  let ruled = 0;
  for (const situation of SITUATIONS) {
    for (const name of BETTING_SITUATIONS[situation].points as readonly (keyof BettingPoints)[]) {
      for (const value of BETTING_POINTS[name].values) {
        for (const base of BOOK_IDS) {
          const house: Rulebook = { id: "house", base, house: { [name]: { value, note: null } } };
          for (const facts of tried(situation)) {
            const { decision, basis, cites, choices, steps, unchanged, wrong, why } = decide(house, situation, facts);
            const place = JSON.stringify({ situation, name, value, base, facts });
            if ((decision === "floor-decides") !== (basis === "floor")) throw new Error(place);
            if (choices.length >= 2 !== (basis === "floor")) throw new Error(place);
            // A ruling on bets, and whatever the floor may choose, moves chips.
            if ([{ unchanged }, ...choices].some((one) => one.unchanged.includes("bets"))) throw new Error(`bets unchanged: ${place}`);
            if (basis === "house" && !cites.includes(`HOUSE ${name}`)) throw new Error(place);
            if (steps.length === 0 || wrong.length === 0 || why.length === 0) throw new Error(place);
            if (new Set(wrong.map(({ answer }) => answer)).size !== wrong.length) throw new Error(`twice: ${place}`);
            ruled++;
          }
        }
      }
    }
  }
  expect(ruled).toBeGreaterThan(5_000);
}, 60_000);

/** Wrong answers that are a value of a point: nobody who holds the value may be told that it is wrong. */
const VALUES: readonly (readonly [keyof BettingPoints, string, Wrong["answer"], keyof BettingFacts, object])[] = [
  ["out-of-turn", "never-binds", "out-of-turn-never-binds", "out-of-turn", { before: "unchanged" }],
  ["string-bet", "all-motions", "all-motions-together", "string-bet", { said: "nothing" }],
  ["raise-in-motions", "several-motions", "raise-in-two-motions", "string-bet", { said: "raise" }],
  ["raise-in-motions", "one-motion", "raise-needs-one-motion", "string-bet", { said: "raise" }],
  ["oversized-chip", "whole-chip", "chip-is-raise", "oversized-chip", { facingBet: true }],
  ["oversized-chip", "call", "chip-is-call", "oversized-chip", { facingBet: true }],
  ["raise-threshold", "full", "less-than-full-is-call", "raise-under-minimum", { half: true }],
  ["pulled-back-chips", "free", "free-after-pulling", "prior-chips", { prior: "pulled-back", comes: "fold" }],
  ["minimum-raise", "double-bet", "double-the-bet", "minimum-raise", {}],
  ["reopening", "single", "each-all-in-alone", "short-all-in", { faces: "full-raise", several: true }],
  ["reopening", "cumulative", "all-ins-add-up", "short-all-in", { faces: "full-raise", several: true }],
  ["raise-cap", "bet-and-3", "cap-of-three", "raise-cap", { betting: "limit" }],
  ["raise-cap", "bet-and-4", "cap-of-four", "raise-cap", { betting: "limit" }],
  ["raise-cap", "no-cap", "no-cap-in-limit", "raise-cap", { betting: "limit" }],
  ["raise-cap-big-bet", "house-cap", "cap-in-no-limit", "raise-cap", { betting: "no-limit" }],
  ["underbet", "stands", "bet-stands-at-once", "underraise", { noticed: "same-street" }],
  ["pot-overbet", "stands", "bet-stands-at-once", "overbet-pot-limit", { error: "too-high", noticed: "same-street" }],
  ["accepted-action", "told-amount", "only-what-was-told", "accepted-action", {}],
  ["words-or-chips", "words-always", "words-always-count", "words-and-chips", { first: "chips" }],
  ["unclear-amount", "lowest", "lowest-meaning", "unclear-amount", {}],
  ["unclear-amount", "highest-within-pot", "highest-meaning", "unclear-amount", {}],
  ["stack-count", "any-time", "count-any-time", "stack-count", { facingAllIn: false }],
  ["short-blind", "short-amount", "call-the-short-blind", "short-big-blind", {}],
  ["pot-with-dead-blind", "posted", "pot-from-real-chips", "pot-with-short-blind", { blind: "dead" }],
  ["pot-with-dead-blind", "full", "pot-from-full-blinds", "pot-with-short-blind", { blind: "dead" }],
  ["blind-or-ante", "ante-first", "ante-before-blind", "big-blind-ante-short", {}],
  ["short-ante-each", "whole-ante", "all-antes-to-main-pot", "short-ante-all-in", { paidBy: "everybody" }],
  ["short-ante-each", "equal-share", "ante-only-in-part", "short-ante-all-in", { paidBy: "everybody" }],
];

test.each(VALUES)("%s %s: nobody who holds it is told that %s is wrong", (name, value, answer, situation, facts) => {
  for (const base of BOOK_IDS) {
    const house: Rulebook = { id: "house", base, house: { [name]: { value, note: null } } };
    expect(decide(house, situation, facts).wrong.map((wrong) => wrong.answer)).not.toContain(answer);
  }
});

test("a wrong answer names as right only books that hold the value", () => {
  const { wrong } = decide("tda-2024", "raise-cap", { betting: "limit" });
  expect(wrong).toEqual([{ answer: "no-cap-in-limit", rightIn: [], until: null }]);
  expect(decide("roberts", "raise-cap", { betting: "limit" }).wrong[0]).toEqual({
    answer: "cap-of-four",
    rightIn: ["wsop-tournament-2026", "wsop-live-2026"],
    until: null,
  });
  expect(decide("wsop-tournament-2026", "raise-cap", { betting: "limit" }).wrong[0]).toEqual({
    answer: "cap-of-three",
    rightIn: ["roberts"],
    until: null,
  });
});
