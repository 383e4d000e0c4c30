import fc from "fast-check";
import { expect, test } from "vitest";
import { apply, legalActions, start } from "../../hand/apply.ts";
import { playRandomly, seeded } from "../../hand/random.oracle.ts";
import type { Hand, HandConfig } from "../../hand/types.ts";
import { decide } from "./table.oracle.ts";

// P9. The hand decides at every turn whether the betting is open again; the ruling decides it from three numbers. They must agree.

const LIMITS = { smallBet: 100, bigBet: 200 } as const;

/** What the hand and the ruling say at one turn: whether a raise is open, and from what total. */
function both(hand: Hand, limit: boolean): { readonly hand: unknown; readonly ruling: unknown; readonly open: boolean } | null {
  if (hand.phase.at !== "betting") return null;
  const { toAct, round } = hand.phase;
  const legal = legalActions(hand);
  const answerable = legal !== null && (legal.closed === null || legal.closed === "NOT_REOPENED");
  if (!answerable || round.acted[toAct] !== true || round.level === 0) return null;
  const matched = round.front[toAct] as number;
  const largest = limit ? (hand.street < 2 ? LIMITS.smallBet : LIMITS.bigBet) : round.full;
  const facts = { betting: limit ? "limit" : "no-limit", matched, bet: round.level, largest };
  const { decision, steps } = decide("tda-2024", "short-all-in", facts);
  const all = matched + (hand.stacks[toAct] as number);
  const from = legal.raise?.min;
  // A stack too short for a whole raise may go in as it is.
  const least = limit || from === undefined || from === all ? null : from;
  const [step] = steps;
  const ruled = step?.do === "allow-raise" && least !== null ? step.amount : null;
  return {
    hand: [legal.raise === null ? "may-only-call" : "may-raise", least],
    ruling: [decision, ruled],
    open: legal.raise !== null,
  };
}

test.each(["no-limit", "fixed-limit"] as const)("%s: the ruling opens the betting again exactly where the hand does", (betting) => {
  const seen = { open: 0, closed: 0 };
  const stacks = fc.array(fc.integer({ min: 60, max: 1_500 }), { minLength: 3, maxLength: 7 });
  fc.assert(
    fc.property(stacks, fc.nat(), (chips, seed) => {
      const limit = betting === "fixed-limit";
      const config: HandConfig = {
        game: "holdem",
        betting,
        stacks: chips,
        blinds: [50, 100],
        ...(limit ? { ...LIMITS, raiseCap: null } : {}),
      };
      const { actions } = playRandomly(config, seeded(seed));
      const begun = start(config);
      if (!begun.ok) throw new Error(begun.error.code);
      let { hand } = begun.value;
      for (const action of actions) {
        const said = both(hand, limit);
        if (said !== null) {
          expect(said.ruling).toEqual(said.hand);
          seen[said.open ? "open" : "closed"]++;
        }
        const done = apply(hand, action);
        if (!done.ok) throw new Error(done.error.code);
        hand = done.value.hand;
      }
    }),
    { numRuns: 400, seed: 47 },
  );
  expect(seen.open).toBeGreaterThan(50);
  expect(seen.closed).toBeGreaterThan(10);
});
