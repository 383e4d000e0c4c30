import { say } from "@sidepot/words";
import { makeCards } from "sidepot/cards";
import { decidedPots } from "sidepot/showdown";
import { expect, test } from "vitest";
import type { Hand } from "../pots/hand.ts";
import { parseFragment } from "../pots/link.ts";
import { contestsOf, contestsOfAll, sharesOf } from "./contest.ts";
import { canBeDecided, chipsAfter, type HouseRules, type Judged, judge } from "./judged.ts";
import { withMark } from "./slots.ts";

const handOf = (fields: string): Hand => {
  const hand = parseFragment(`1;${fields}`);
  if (!hand) throw new Error(fields);
  return hand;
};
const RULES: HouseRules = { awardOrder: "last-side-first", oddChips: "one-each" };
const judged = (fields: string): Judged => judge(handOf(fields), RULES);
const settled = (fields: string) => {
  const { settlement, problem } = judged(fields);
  if (!settlement) throw new Error(JSON.stringify(problem));
  return settlement;
};
const FOUR = "u=100;d=1000;p=A:2500,B:6000,C:12300,D:20000,E:4000f;c=AsKhQd2c2s;h=A:AhAd,B:KcKs,C:JcTc,D:QcQs";

test("the hand of the pictures: three winners, the order of pushing, what everyone has after it", () => {
  const answer = judged(FOUR);
  expect(answer.missing).toEqual([]);
  expect(answer.settlement?.awardOrder).toEqual([2, 1, 0]);
  expect(answer.settlement?.awards.map((pot) => pot.awards?.map(({ seat, amount }) => [seat, amount]))).toEqual([
    [[0, 13500]],
    [[1, 12000]],
    [[3, 12600]],
  ]);
  expect(chipsAfter(answer)).toEqual([13500, 12000, 0, 20300, 0]);
  const [side] = contestsOf(settled(FOUR), 2);
  expect(side?.contenders.map(({ seat, wins }) => [seat, wins])).toEqual([
    [3, true],
    [2, false],
  ]);
  expect(makeCards(side?.plays ?? [])).toBe("Qd2c2s");
  expect(side?.why && say("en").why(side.why)).toBe("A full house beats a straight.");
});

test("[point 12] two pair with three on the board is a tie, and the seven and the six do not play", () => {
  const [main] = contestsOf(settled("p=A:100,B:100;c=QcJd9s9h5d;h=A:Ac7c,B:Ad6s"), 0);
  expect(main?.winners).toEqual([0, 1]);
  expect(main?.contenders.map(({ rank }) => makeCards(rank?.cards ?? []).replaceAll(/[cdhs]/g, ""))).toEqual(["99AQJ", "99AQJ"]);
  expect(main?.contenders.map(({ notes }) => notes)).toEqual([
    [{ code: "HOLE_UNUSED", cards: [20] }],
    [{ code: "HOLE_UNUSED", cards: [19] }],
  ]);
  expect(main?.why?.code).toBe("IDENTICAL");
});

test("[point 19] one player left in a side pot takes it without cards", () => {
  const hand = withMark(handOf("p=A:100,B:300,C:300;c=AsKhQd2c2s;h=A:AhAd"), 1, "killed");
  const { settlement, missing } = judge(hand, RULES);
  expect(settlement?.awards[1]).toMatchObject({ uncontested: true, awards: [{ seat: 2, amount: 400 }] });
  expect(settlement && contestsOf(settlement, 1)).toEqual([]);
  expect(missing).toEqual([
    { of: 2, at: 0 },
    { of: 2, at: 1 },
  ]);
});

test("everyone folded but one: no card is missing", () => {
  expect(judged("p=A:100f,B:300,C:200f").missing).toEqual([]);
});

test("everyone folded: nothing is missing or compared, and it is said", () => {
  for (const fields of [
    "p=A:100f,B:300f,C:200f",
    "p=A:100f,B:300f,C:0;c=AsKhQd2c2s;h=A:AhAd,C:7c6c",
    "p=A:0f,B:0f;c=AsKhQd2c2s;h=A:AhAd,B:KcKs",
  ]) {
    expect(judged(fields), fields).toMatchObject({ nobodyLive: true, settlement: null, compared: null, answered: false, rows: [] });
  }
  for (const fields of ["p=A:100f,B:300,C:200f", "p=A:0,B:0f", "p=A:0,B:0"]) expect(judged(fields).nobodyLive, fields).toBe(false);
});

test("cards without chips are compared, with whoever has cards", () => {
  const answer = judged("p=A:0,B:0,C:0,D:0;c=AsKhQd2c2s;h=B:KcKs,D:QcQs");
  expect(answer.rows).toEqual([1, 3]);
  const [high] = answer.compared ? contestsOfAll(answer.compared) : [];
  expect(high?.winners).toEqual([0]);
  expect(judged("p=A:0,B:0;c=AsKhQd2c2s;h=B:KcKs").compared).toBeNull();
  expect(judged("p=A:0,B:0;c=AsKhQd;h=A:AhAd,B:KcKs").missing).toHaveLength(2);
});

test("hi-lo is two contests, and one player may win both", () => {
  const both = contestsOf(settled("p=A:100,B:100;g=omaha8;c=2c3d7hKsQd;h=A:As4sKdKh,B:QcQh9s9d"), 0);
  expect(both.map(({ side, winners }) => [side, winners])).toEqual([
    ["high", [0]],
    ["low", [0]],
  ]);
  expect(both[1]?.contenders.map(({ rank }) => rank !== null)).toEqual([true, false]);
  expect(contestsOf(settled("p=A:100,B:100;g=omaha8;c=TcJd9hKsQd;h=A:As4sKdKh,B:QcQh9s9d"), 0)).toHaveLength(1);
});

test("shares of both halves are added up", () => {
  const { awards } = settled("p=A:100,B:100;g=omaha8;c=2c3d7hKsQd;h=A:As4sKdKh,B:QcQh9s9d");
  expect(sharesOf(awards[0]?.awards ?? [])).toEqual([{ seat: 0, amount: 200, oddChips: 0 }]);
});

test("what no card can change is asked of the referee, when only the board is short", () => {
  const answer = judged("p=A:100,B:100;c=AsAcKh2d;h=A:AhAd,B:7c6c");
  expect(canBeDecided(answer)).toBe(true);
  expect(answer.settlement && decidedPots(answer.settlement)[0]?.awards).toMatchObject([{ seat: 0, amount: 200 }]);
  expect(canBeDecided(judged("p=A:100,B:100;c=AsAcKh2d;h=A:AhAd"))).toBe(false);
  expect(canBeDecided(judged("p=A:100,B:100;h=A:AhAd,B:7c6c"))).toBe(false);
});

test("a board of two is no street, and says nothing wrong", () => {
  const answer = judged("p=A:100,B:100;c=AsAc;h=A:AhAd,B:7c6c");
  expect([answer.problem, answer.settlement?.board]).toEqual([null, []]);
});

test("names that are alike are told apart, and the button of an empty chair counts from the seat before it", () => {
  const answer = judged("b=2;p=Kim:100,B:0,Kim:100;c=QcJd9s9h5d;h=A:Ac7c,C:Ad6s");
  expect(answer.names).toEqual(["Kim A", "Kim C"]);
  expect(answer.settlement?.button).toBe(0);
});

test("a hidden hand leaves its pots open and is named where somebody is all-in", () => {
  const answer = judged("p=A:100,B:300,C:300;c=AsKhQd2c2s;h=A:AhAd,B:n,C:7c6c");
  expect([answer.hidden, answer.allIn, answer.missing]).toEqual([[1], true, []]);
  expect(answer.settlement?.awards.map(({ awards }) => awards)).toEqual([null, null]);
});

test("stud games place the odd chip by the high card", () => {
  const { oddChips, warnings } = settled("p=A:50,B:50,C:1f;g=stud;h=A:AsKsQsJs9h2d3c,B:AdKdQdJd9c2h3s");
  expect([oddChips, warnings]).toEqual(["high-card-by-suit", []]);
  const hand = handOf("p=A:50,B:50,C:1f;g=stud;h=A:AsKsQsJs9h2d3c,B:AdKdQdJd9c2h3s");
  expect(judge(hand, { ...RULES, oddChips: "all-to-first" }).settlement?.oddChips).toBe("all-to-first");
});
