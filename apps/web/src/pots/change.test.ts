import { LANGS, say } from "@sidepot/words";
import { screen } from "@sidepot/words/screen";
import { expect, test } from "vitest";
import { type Change, changeOf, sayChange } from "./change.ts";
import { emptyHand, exampleHand, type Hand, nextHand, withBet, withName, withoutRow, withRow, withState } from "./hand.ts";
import { parseFragment } from "./link.ts";

const hand = parseFragment("1;p=A:2500,B:6000,C:12300") as Hand;
const steps: readonly [Hand, Hand, Change][] = [
  [hand, withBet(hand, 1, 600), { code: "bet", name: "B", from: 6000, to: 600 }],
  [hand, withState(hand, 2, "folded"), { code: "state", name: "C", from: "live", to: "folded" }],
  [hand, withName(hand, 0, "민수"), { code: "name", from: "A", to: "민수" }],
  [hand, withRow(hand), { code: "added", name: "D" }],
  [hand, withoutRow(hand, 1), { code: "removed", name: "B" }],
  [emptyHand(), withRow(emptyHand()), { code: "added", name: "E" }],
  [hand, { ...hand, dead: 100 }, { code: "ante", from: 0, to: 100 }],
  [hand, { ...hand, unit: 25 }, { code: "unit", from: 1, to: 25 }],
  [hand, { ...hand, button: 0 }, { code: "button", name: "A" }],
  [hand, { ...hand, board: [51 as never] }, { code: "cards" }],
  [hand, { ...hand, pushed: [0] }, { code: "ticks" }],
  [hand, nextHand(hand), { code: "hand" }],
  [emptyHand(), exampleHand(), { code: "hand" }],
];

test.each(steps)("names what one step changed: %#", (before, after, change) => {
  expect(changeOf(before, after)).toEqual(change);
  for (const lang of LANGS) expect(sayChange(changeOf(before, after), say(lang), screen(lang))).toMatch(/\S/);
});

test("amounts are named with both numbers", () => {
  expect(sayChange({ code: "bet", name: "B", from: 6000, to: 600 }, say("ko"), screen("ko"))).toBe("B 6,000 → 600");
});
