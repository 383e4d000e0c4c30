import { bookOf, type Rulebook } from "sidepot/rulings";
import { expect, test } from "vitest";
import { caseRest, choiceRest, groupRest, HOUSE_REST, readRest, spotRest, type Where } from "./address.ts";
import { ALL_CASES, type Spot } from "./spot.ts";

const TDA = bookOf("tda-2024");
const HOUSE: Rulebook = { id: "우리 집 & co", base: "tda-2024", house: { "premature-turn": { value: "natural-river", note: null } } };
const read = (rest: string): Where => readRest(rest, TDA, [HOUSE]);
const spotAt = (rest: string): Spot => {
  const where = read(rest);
  if (where.view !== "case") throw new Error(JSON.stringify(where));
  return where.spot;
};

test("every case, answer and rulebook has an address that leads back to it", () => {
  for (const { one } of ALL_CASES) {
    expect(spotAt(caseRest(one))).toEqual({ case: one, answer: null, facts: {}, book: TDA });
    for (const answer of one.answers.length > 0 ? one.answers.map(({ id }) => id) : [null]) {
      for (const book of [TDA, bookOf("wsop-live-2026"), HOUSE]) {
        const spot: Spot = { case: one, answer, facts: {}, book };
        const rest = spotRest(spot);
        expect(spotAt(rest)).toEqual(spot);
        expect(rest.length).toBeLessThan(300);
        expect(read(spotRest(spot, true))).toMatchObject({ view: "practice", spot, choice: null });
        expect(read(choiceRest(spot, 1))).toMatchObject({ view: "practice", spot, choice: 1 });
      }
    }
  }
});

test("a link reads as it is written by hand", () => {
  const spot = spotAt("/premature-turn?set=tda2024&a=action-left&f.actedOnNext=1");
  expect(spot).toMatchObject({ answer: "action-left", facts: { actedOnNext: true }, book: TDA });
  expect(spotRest(spot)).toBe("/premature-turn?set=tda-2024&a=action-left&f.actedOnNext=1");
  expect(spotAt("/premature-turn/?a=complete").answer).toBe("complete");
  expect(spotAt("/premature-turn?utm=x").case.id).toBe("premature-turn");
});

test("what cannot be read is named, and nothing is guessed in its place", () => {
  for (const [rest, part, got] of [
    ["/no-such-case", "case", "no-such-case"],
    ["/premature-turn/more", "case", "premature-turn/more"],
    ["/house/more", "case", "house/more"],
    ["/premature-turn?set=tda-1999", "set", "tda-1999"],
    ["/premature-turn?set=house:Nobody", "set", "Nobody"],
    ["/premature-turn?a=maybe", "answer", "maybe"],
    ["/premature-turn?a=action-left&f.actedOnNext=yes", "fact", "actedOnNext=yes"],
    ["/premature-turn?a=action-left&f.actionPending=1", "fact", "actionPending=1"],
    ["/premature-turn?a=action-left&f.__proto__=1", "fact", "__proto__=1"],
    ["/constructor", "case", "constructor"],
    ["/%E0%A4%A", "case", "%E0%A4%A"],
  ] as const) {
    expect(read(rest), rest).toMatchObject({ view: "start", unread: { part, got } });
  }
  const long = read(`/${"x".repeat(500)}`);
  expect(long.view === "start" && long.unread?.got.length).toBe(61);
});

test("groups and the house editor have addresses", () => {
  expect(read("")).toEqual({ view: "start", group: null, unread: null });
  expect(read(groupRest("showdown"))).toEqual({ view: "start", group: "showdown", unread: null });
  expect(read("?g=nothing")).toEqual({ view: "start", group: null, unread: null });
  expect(read(HOUSE_REST)).toEqual({ view: "house" });
});

test("a house that was renamed is still found by its old name, and one that is gone leaves case and answers standing", () => {
  const rest = "/premature-turn?set=house:Old&a=action-left&f.actedOnNext=1";
  expect(readRest(rest, TDA, [HOUSE], { Old: "Older", Older: HOUSE.id })).toMatchObject({
    view: "case",
    spot: { book: HOUSE, answer: "action-left" },
  });
  const answered = { case: { id: "premature-turn" }, answer: "action-left", facts: { actedOnNext: true } };
  expect(read(rest)).toMatchObject({
    view: "start",
    unread: { part: "set", got: "Old" },
    waiting: { spot: answered, practice: false },
  });
  expect(read(rest.replace("turn?", "turn/practice?"))).toMatchObject({ waiting: { spot: answered, practice: true } });
  expect(read("/premature-turn/practice?set=tda-2024&a=action-left&c=x")).toMatchObject({ view: "practice", choice: null });
});
