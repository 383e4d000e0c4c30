import { describe, expect, test } from "vitest";
import { CASES } from "../cases.ts";
import { type Decision, rule } from "../rule.ts";
import type { TableStep } from "../steps.ts";
import { everyStaged } from "./every.oracle.ts";
import { attempt, openPractice, type Practice, sameVerb, verbsOf } from "./practice.ts";
import { type Random, seeded } from "./random.ts";
import { countsOf } from "./table.ts";

const half: Random = () => 0.5;

function decisionOf(situation: string, facts: object, rules = "tda-2024"): Decision {
  const decided = rule({ rules, situation, facts });
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  return decided.value;
}

function open(decision: Decision, players = 6): Practice {
  const opened = openPractice(decision, players, half);
  if (opened === null || !opened.ok) throw new Error(JSON.stringify(opened));
  return opened.value;
}

function next(practice: Practice, verb: TableStep): Practice {
  const done = attempt(practice, verb, half);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}

/** The practice after so many right verbs. */
function after(practice: Practice, steps: number): Practice {
  let at = practice;
  for (const verb of practice.steps.slice(0, steps)) at = next(at, verb);
  return at;
}

const TURN = decisionOf("premature-turn", { actionPending: true });
const refusalOf = (practice: Practice, verb: TableStep): unknown => {
  const done = attempt(practice, verb, half);
  return done.ok ? "done" : done.error;
};

test("the six-handed premature turn counts 34, 35, 34, then burn and river leave 33 and 32, and it is over", () => {
  let practice = open(TURN);
  const counted: (readonly [string, number, number, number])[] = [];
  for (const verb of practice.steps) {
    practice = next(practice, verb);
    const { stub, burns, board } = countsOf(practice.table);
    counted.push([verb.do, stub, burns, board]);
  }
  expect(counted).toEqual([
    ["finish-betting", 34, 2, 4],
    ["keep-burns", 34, 2, 4],
    ["return-to-stub", 35, 2, 3],
    ["shuffle-stub", 35, 2, 3],
    ["deal", 34, 2, 4],
    ["finish-betting", 34, 2, 4],
    ["burn", 33, 3, 4],
    ["deal", 32, 3, 5],
  ]);
  expect(practice.over).toBe(true);
  expect(practice.of).toEqual([0, 1, 2, 3, 4, null, null, null]);
  expect(refusalOf(practice, { do: "burn" })).toEqual({ code: "PRACTICE_OVER", verb: { do: "burn" }, expected: null });
});

test("the same six buttons stand in the same places from the first verb to the last", () => {
  let practice = open(TURN);
  const names = ["finish-betting", "keep-burns", "burn", "return-to-stub", "shuffle-stub", "deal"];
  const dealt: unknown[] = [];
  for (const verb of practice.steps) {
    const offered = verbsOf(practice);
    expect(offered.map((one) => one.do)).toEqual(names);
    expect(offered.some((one) => sameVerb(one, verb))).toBe(true);
    const last = offered.at(-1);
    dealt.push(last?.do === "deal" ? last.street : null);
    practice = next(practice, verb);
  }
  // While the early turn lies there the next card would be the river: moving it up is the mistake to make.
  expect(dealt).toEqual(["river", "river", "river", "turn", "turn", "river", "river", "river"]);
});

describe("a wrong verb changes nothing and says why", () => {
  const returned: TableStep = { do: "return-to-stub", cards: ["turn"] };
  const deal = (street: "turn" | "river", burn = false): TableStep => ({ do: "deal", street, burn });
  test.each<[string, number, TableStep, object]>([
    ["burning again before anything else", 0, { do: "burn" }, { code: "ONE_BURN_A_STREET", street: "turn", burns: 1 }],
    ["dealing on while somebody is owed an action", 0, deal("river"), { code: "FINISH_BETTING_FIRST", seats: [5] }],
    ["moving the river up", 2, deal("river"), { code: "WOULD_EXPOSE", street: "river" }],
    ["returning the card before the burns are looked after", 1, returned, { code: "NOT_NOW" }],
    ["shuffling before the card is back", 2, { do: "shuffle-stub", faceDown: true }, { code: "NOT_NOW" }],
    ["dealing from the stub that was not shuffled", 3, deal("turn"), { code: "SHUFFLE_FIRST" }],
    ["burning again before the new turn", 4, { do: "burn" }, { code: "ONE_BURN_A_STREET", street: "turn", burns: 1 }],
    ["dealing the new turn with a burn", 4, deal("turn", true), { code: "ONE_BURN_A_STREET", street: "turn", burns: 1 }],
    ["returning a card that is back", 4, returned, { code: "NOTHING_THERE", cards: ["turn"] }],
    ["burning for the river while the turn is bet on", 5, { do: "burn" }, { code: "FINISH_BETTING_FIRST", seats: [0, 1, 2, 3, 4, 5] }],
    ["the river without its burn", 6, deal("river"), { code: "NOT_NOW" }],
    ["a second burn for the river", 7, { do: "burn" }, { code: "ONE_BURN_A_STREET", street: "river", burns: 1 }],
  ])("%s", (_, steps, verb, refusal) => {
    const practice = after(open(TURN), steps);
    const before = structuredClone(practice);
    expect(refusalOf(practice, verb)).toEqual({ ...refusal, verb, expected: practice.steps[steps] });
    expect(practice).toEqual(before);
  });

  test("a burn that the old way makes later is too early, not one too many", () => {
    const practice = open(decisionOf("premature-turn", { actionPending: true }, "roberts"));
    expect(refusalOf(practice, { do: "burn" })).toMatchObject({ code: "STILL_OWED", expected: { do: "set-aside", cards: ["turn"] } });
    expect(refusalOf(after(practice, 2), { do: "deal", street: "turn", burn: false })).toMatchObject({
      code: "NOT_NOW",
      expected: { do: "burn" },
    });
  });

  test("turning the flop up before the burn is drawn would show which card it is", () => {
    const practice = after(open(decisionOf("four-card-flop", {})), 0);
    const at = practice.steps.findIndex((step) => step.do === "draw-as-burn");
    const verb: TableStep = { do: "turn-up", cards: "flop" };
    expect(refusalOf(after(practice, at), verb)).toMatchObject({ code: "WOULD_EXPOSE", street: "flop" });
  });
});

test("who burns and deals in one go has done both", () => {
  const practice = after(open(TURN), 6);
  const done = next(practice, { do: "deal", street: "river", burn: true });
  expect(done.over).toBe(true);
  expect(countsOf(done.table)).toEqual({ stub: 32, burns: 3, board: 5, aside: 0 });
});

test("the natural river ends with 32 as well: its burn is dealt with the turn, and its river has none", () => {
  const practice = open(decisionOf("premature-turn", { actionPending: true }, "roberts"));
  const end = after(practice, practice.steps.length);
  expect(end.over).toBe(true);
  expect(countsOf(end.table)).toEqual({ stub: 32, burns: 3, board: 5, aside: 0 });
});

test("a four-card flop goes on without a burn before the turn: it is out", () => {
  const practice = open(decisionOf("four-card-flop", {}));
  const way = practice.steps.slice(practice.of.indexOf(null)).map((step) => (step.do === "deal" ? step.street : step.do));
  expect(way.filter((step) => step !== "finish-betting")).toEqual(["turn", "burn", "river"]);
  expect(countsOf(after(practice, practice.steps.length).table)).toEqual({ stub: 32, burns: 3, board: 5, aside: 0 });
});

test("a misdeal, and a floor that has not chosen yet, end with their steps", () => {
  for (const decision of [
    decisionOf("misdeal", { cause: "exposed-cards", count: 2 }),
    decisionOf("premature-turn", { actionPending: true, actedOnNext: true }),
  ]) {
    expect(open(decision).of).not.toContain(null);
  }
});

test("a choice of the floor can be practised in place of its decision", () => {
  const decision = decisionOf("premature-turn", { actionPending: true, actedOnNext: true });
  for (const choice of decision.choices) {
    const practice = open({ ...decision, ...choice });
    expect(countsOf(after(practice, practice.steps.length).table).board, choice.decision).toBe(5);
  }
});

test("there is nothing to practise where no card is concerned, and no table for one player", () => {
  const cardless = Object.values(CASES)
    .flat()
    .map(({ situation, facts, answers }) => rule({ situation, facts: { ...facts, ...answers[0]?.facts } }))
    .flatMap((decided) => (decided.ok ? [decided.value] : []))
    .filter((decision) => openPractice(decision, 6, half) === null);
  for (const decision of cardless)
    expect(
      decision.steps.some((step) => step.do === "return-to-stub" || step.do === "burn"),
      decision.situation,
    ).toBe(false);
  expect(openPractice(TURN, 1, half)).toMatchObject({ ok: false, error: { code: "PLAYERS_INVALID" } });
});

test("in every exercise the right verb is always among those offered, each once, and a few wrong ones beside it", () => {
  for (const { decided, chosen, scene, place } of everyStaged()) {
    const opened = openPractice({ ...decided, ...chosen }, scene.live ?? 6, seeded(3));
    if (opened === null) throw new Error(place);
    // Claims that need more than a deck are no exercise.
    if (!opened.ok) continue;
    let practice = opened.value;
    for (let verb = practice.steps[0]; verb !== undefined; verb = practice.steps[practice.done]) {
      const right = verb;
      const offered = verbsOf(practice);
      const hits = offered.filter((one) => sameVerb(one, right)).length;
      if (hits !== 1 || offered.length < 5) throw new Error(`${place}: ${hits} of ${JSON.stringify(right)} in ${JSON.stringify(offered)}`);
      for (const wrong of offered) {
        if (!sameVerb(wrong, right) && attempt(practice, wrong, half).ok)
          throw new Error(`${place}: ${JSON.stringify(wrong)} went through`);
      }
      practice = next(practice, right);
    }
  }
}, 120_000);
