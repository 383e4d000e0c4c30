import type { Card } from "sidepot/cards";
import { expect, test } from "vitest";
import { emptyQuestion, type Question, withPlayer } from "./question.ts";
import { allSlots, cardAt, nextSlot, slotsOf, stepFrom, whereIs, withCard } from "./slots.ts";

const ACE = 51 as Card;
const KING = 47 as Card;
const blank = emptyQuestion();

test("cards are entered hand by hand, then the board; a range takes none", () => {
  expect(allSlots(blank).map(({ of, at }) => `${of} ${at}`)).toEqual([
    ..."0 0,0 1,1 0,1 1,board 0,board 1,board 2,board 3,board 4,dead 0".split(","),
  ]);
  expect(allSlots(withPlayer(blank, 0, { range: "AA" }))[0]).toEqual({ of: 1, at: 0 });
});

test("the next place is an empty one; behind the river nothing is asked for", () => {
  const one = withCard(blank, { of: 0, at: 1 }, ACE);
  expect(nextSlot(one, { of: 0, at: 0 })).toEqual({ of: 1, at: 0 });
  expect(nextSlot(blank, { of: "board", at: 4 })).toEqual({ of: "board", at: 4 });
  expect(nextSlot(withCard(blank, { of: "dead", at: 0 }, ACE), { of: "dead", at: 0 })).toEqual({ of: "dead", at: 1 });
});

test("dead cards close up when one is taken out, and there is always one place more", () => {
  let question: Question = withCard(blank, { of: "dead", at: 0 }, ACE);
  question = withCard(question, { of: "dead", at: 1 }, KING);
  expect(slotsOf(question, "dead")).toHaveLength(3);
  question = withCard(question, { of: "dead", at: 0 }, null);
  expect(question.dead).toEqual([KING]);
  expect(cardAt(question, { of: "dead", at: 1 })).toBeNull();
});

test("a card is found where it lies, but not under a range", () => {
  const held = withCard(blank, { of: 1, at: 0 }, ACE);
  expect(whereIs(held, ACE)).toEqual({ of: 1, at: 0 });
  expect(whereIs(withPlayer(held, 1, { range: "AA" }), ACE)).toBeNull();
  expect(whereIs(held, KING)).toBeNull();
});

test("steps end at the ends", () => {
  expect(stepFrom(blank, { of: 0, at: 0 }, -1)).toEqual({ of: 0, at: 0 });
  expect(stepFrom(blank, { of: 0, at: 1 }, 1)).toEqual({ of: 1, at: 0 });
  expect(stepFrom(blank, { of: "dead", at: 0 }, 9)).toEqual({ of: "dead", at: 0 });
});
