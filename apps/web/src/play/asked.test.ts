import type { PotQuestion } from "@sidepot/trainer/table";
import { expect, test } from "vitest";
import { askedOf, faultsOf, withPot, withPushed, withSeat } from "./asked.ts";

/** B wins the side pot, A and C share the main pot; the side pot goes first. */
const QUESTION = {
  pots: [
    { pot: 1, amount: 200, eligible: [1, 2], winners: [1] },
    { pot: 0, amount: 300, eligible: [0, 1, 2], winners: [0, 2] },
  ],
  hands: [{}, {}, {}],
} as unknown as PotQuestion;

test("each pot is due in its turn, and what was chosen for one is forgotten at the next", () => {
  const begun = askedOf(QUESTION);
  expect(begun.due?.pot).toBe(1);
  const chosen = withSeat(withPot(begun, 1), 1);
  expect(faultsOf(chosen)).toEqual([]);
  const next = withPushed(chosen, true);
  expect(next).toMatchObject({ due: { pot: 0 }, pot: null, to: [], last: { pot: { pot: 1 }, known: true } });
  const shared = withSeat(withSeat(withPot(next, 0), 0), 2);
  expect(faultsOf(shared)).toEqual([]);
  expect(withPushed(shared, false)).toMatchObject({ due: null, last: { pot: { pot: 0 }, known: false } });
});

test("a fault stands until something else is chosen", () => {
  const wrong = withSeat(withPot(askedOf(QUESTION), 0), 0);
  const faults = faultsOf(wrong) ?? [];
  expect(faults.length).toBeGreaterThan(0);
  expect(withSeat({ ...wrong, faults }, 2)).toMatchObject({ to: [0, 2], faults: [] });
  expect(withPot({ ...wrong, faults }, 1)).toMatchObject({ pot: 1, faults: [] });
});

test("a player who is chosen twice is not chosen, and without a pot nothing is judged", () => {
  expect(withSeat(withSeat(askedOf(QUESTION), 1), 1).to).toEqual([]);
  expect(faultsOf(withSeat(askedOf(QUESTION), 1))).toBeNull();
});
