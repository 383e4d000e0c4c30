import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { makeHistory, parseHistory, parseSettings } from "../device/saved.ts";
import { emptyHand, exampleHand, type Hand, STATES, typed, withBet, withoutRow, withRow, withState } from "./hand.ts";
import { begin, edited, type History, redone, renewed, settled, undone } from "./history.ts";

test("figures typed into one row are one step", () => {
  let history = begin(emptyHand());
  for (const key of ["2", "5", "00"] as const)
    history = edited(history, withBet(history.now, 0, typed(history.now.players[0]?.bet ?? 0, key)), "bet:0");
  expect(history.past).toHaveLength(1);
  history = edited(settled(history), withBet(history.now, 0, 7), "bet:0");
  expect(undone(history).now.players[0]?.bet).toBe(2500);
  expect(undone(undone(history)).now).toEqual(emptyHand());
  expect(undone(undone(undone(history))).now).toEqual(emptyHand());
});

test("an edit that changes nothing is no step", () => {
  expect(edited(begin(exampleHand()), exampleHand()).past).toEqual([]);
});

const edit: fc.Arbitrary<(hand: Hand) => Hand> = fc.oneof(
  fc.record({ row: fc.nat(3), bet: fc.nat(9999) }).map(
    ({ row, bet }) =>
      (hand: Hand) =>
        withBet(hand, row, bet),
  ),
  fc.record({ row: fc.nat(3), state: fc.constantFrom(...STATES) }).map(
    ({ row, state }) =>
      (hand: Hand) =>
        withState(hand, row, state),
  ),
  fc.constant(withRow),
  fc.nat(3).map((row) => (hand: Hand) => withoutRow(hand, row)),
);

property.prop([fc.array(edit, { minLength: 30, maxLength: 30 })])(
  "[point 35] undo goes back through 30 edits exactly and redo forward, over a reload too",
  (edits) => {
    const states: Hand[] = [emptyHand()];
    let history: History = begin(emptyHand());
    for (const change of edits) {
      const next = change(history.now);
      if (JSON.stringify(next) !== JSON.stringify(history.now)) states.push(next);
      history = edited(history, next);
    }
    history = parseHistory(makeHistory(history)) ?? begin(exampleHand());
    for (const state of states.toReversed()) {
      expect(history.now).toEqual(state);
      history = undone(history);
    }
    history = parseHistory(makeHistory(history)) ?? begin(exampleHand());
    for (const state of states) {
      expect(history.now).toEqual(state);
      history = redone(history);
    }
    expect(redone(history)).toBe(history);
  },
);

test("an edit after undo leaves nothing to do again", () => {
  const history = undone(edited(begin(emptyHand()), exampleHand()));
  expect(history.future).toHaveLength(1);
  expect(edited(history, withBet(emptyHand(), 0, 7)).future).toEqual([]);
});

test("undo reaches back through the hand before this one, however long it was, and no further", () => {
  let history: History = begin(emptyHand());
  for (let bet = 1; bet <= 300; bet++) history = edited(history, withBet(history.now, 0, bet));
  history = renewed(history, emptyHand());
  expect(history.past).toHaveLength(301);
  history = edited(history, withBet(history.now, 1, 5));
  history = parseHistory(makeHistory(history)) ?? begin(exampleHand());
  expect(undone(undone(history)).now.players[0]?.bet).toBe(300);
  history = renewed(history, emptyHand());
  expect(history.past).toHaveLength(2);
  expect(undone(undone(undone(history))).now).toEqual(emptyHand());
});

test("strange text on the device is no history and no setting", () => {
  for (const text of [null, "", "null", "[]", "{", '{"now":5}', '{"now":"1;p=x"}']) expect(parseHistory(text)).toBeNull();
  expect(parseSettings('{"theme":"pink","awardOrder":1,"noticeRead":"yes"}')).toEqual(parseSettings(null));
  expect(parseSettings('{"theme":"max","awardOrder":"main-first","noticeRead":true}').theme).toBe("max");
  expect(parseSettings('{"blinds":[0,"x"],"size":113,"side":5,"deck":null,"straddles":9}')).toEqual(parseSettings(null));
  const kept = {
    blinds: [25, 50],
    size: 125,
    side: "left",
    deck: "safe",
    face: "dark",
    straddles: 1,
    ante: "each",
    oddChips: "all-to-first",
  };
  expect(parseSettings(JSON.stringify(kept))).toMatchObject(kept);
});
