import type { Choice, ChoiceReview, LayerValue, Review } from "@sidepot/trainer/coach";
import type { HandEvent } from "sidepot/hand";
import { expect, test } from "vitest";
import { bandsOf, choiceOf, comparedOf, sheetOf } from "./figures.ts";

const seats = (...all: number[]): LayerValue["eligible"] => all as unknown as LayerValue["eligible"];
const layers = (won: readonly number[], bet: number, paid: number): LayerValue[] => [
  { kind: "main", pot: 0, band: null, eligible: seats(0, 1, 2), amount: 300, paid: 0, won: won[0] ?? 0 },
  { kind: "side", pot: 1, band: null, eligible: seats(1, 2), amount: 200, paid: 0, won: 0 },
  { kind: "new", pot: 2, band: null, eligible: seats(0, 1), amount: bet, paid, won: won[1] ?? 0 },
];
const valued = (choice: Choice, all: LayerValue[]): ChoiceReview => ({
  choice,
  values: (["tight", "wide"] as const).map((width, at) => ({
    model: { width, response: "minimum-defence" },
    ev: all.reduce((sum, { won, paid }) => sum + won - paid, at === 0 ? 0 : choice.do === "bet" ? 40 : 0),
    error: 0,
    layers: all,
    folds: choice.do === "bet" ? 0.5 : null,
  })),
});
const review: Review = {
  at: 7,
  street: "river",
  event: { type: "bet", seat: 0, to: 150, amount: 150, allIn: false, full: true } as unknown as HandEvent,
  toCall: 0,
  pot: 500,
  reach: 500,
  models: [
    { width: "tight", response: "minimum-defence" },
    { width: "wide", response: "minimum-defence" },
  ],
  middle: 0,
  choices: [
    valued({ do: "check" }, layers([120, 0], 0, 0)),
    valued({ do: "bet", to: 150, allIn: false }, layers([150, 60], 150, 75)),
    valued({ do: "bet", to: 600, allIn: true }, layers([160, 90], 400, 190)),
  ],
  made: 1,
  verdict: { kind: "agreed", best: 1, grade: "best", loss: 0, ofPot: 0, still: null },
  findings: [],
  method: "exact",
  solved: null,
};

test("the table has the new bets on top and the main pot at the bottom, and each column adds up", () => {
  const sheet = sheetOf(review, 0);
  expect(sheet.rows.map(({ kind }) => kind)).toEqual(["new", "side", "main"]);
  expect(sheet.rows.map(({ within }) => within)).toEqual([true, false, true]);
  // The new bets are as large as the choice; the pots lie there whatever is done.
  expect(sheet.rows.map(({ amount }) => amount)).toEqual([null, 200, 300]);
  expect(sheet.won).toEqual([120, 210, 250]);
  expect(sheet.paid).toEqual([0, 75, 190]);
  expect(sheet.worth).toEqual([120, 135, 60]);
  expect(sheet.best).toEqual([1]);
  expect(sheetOf(review, 1).worth).toEqual([120, 175, 100]);
});

test("what cannot be told apart in tenths is the best together", () => {
  const [check, bet] = review.choices as [ChoiceReview, ChoiceReview];
  const level = { ...review, choices: [check, { ...bet, values: bet.values.map((value) => ({ ...value, ev: 120.04 })) }] };
  expect(sheetOf(level, 0).best).toEqual([0, 1]);
});

test("the pictures are on one scale, and what is empty is not drawn", () => {
  const [check, bet] = bandsOf(sheetOf(review, 0), [0, 2], 900);
  // The whole of the larger one is 900 chips high.
  expect(check?.map(({ pot, height, part }) => [pot, height, part])).toEqual([
    [1, 200, 0],
    [0, 300, 0.4],
  ]);
  expect(bet?.map(({ pot, height }) => [pot, height])).toEqual([
    [2, 400],
    [1, 200],
    [0, 300],
  ]);
});

test("a choice is compared with the one that the verdict names, otherwise with the next best", () => {
  const sheet = sheetOf(review, 0);
  expect(comparedOf(review, sheet)).toEqual([1, 0]);
  expect(
    comparedOf({ ...review, verdict: { kind: "agreed", best: 2, grade: "mistake", loss: 9, ofPot: 0.01, still: null } }, sheet),
  ).toEqual([1, 2]);
  const open = { kind: "depends", between: [1, 2], breakEven: null, ordinary: null, least: -1, most: 1, share: null } as const;
  expect(comparedOf({ ...review, verdict: open }, sheet)).toEqual([1, 2]);
});

test("an event is the choice that was made", () => {
  const event = (fields: object): HandEvent => ({ seat: 0, ...fields }) as unknown as HandEvent;
  expect(choiceOf(event({ type: "raised", to: 600, amount: 400, allIn: true, full: true }))).toEqual({ do: "raise", to: 600, allIn: true });
  expect(choiceOf(event({ type: "called", amount: 20, allIn: false }))).toEqual({ do: "call" });
  expect(choiceOf(event({ type: "folded" }))).toEqual({ do: "fold" });
  expect(choiceOf(event({ type: "mucked" }))).toBeNull();
});
