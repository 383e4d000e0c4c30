import { attempt, bookOf, type Decision, openPractice, type Practice, rule } from "sidepot/rulings";
import { expect, test } from "vitest";
import { ALL_CASES, decisionAt, hasCards } from "../spot.ts";
import { pictureOf } from "./bars.ts";
import { nextSpot } from "./next.ts";
import { usualPlayers } from "./players.ts";
import { boardView, handView, pilesOf, topOf, touched } from "./view.ts";

const half = (): number => 0.5;

function decisionOf(situation: string, facts: object, rules = "tda-2024"): Decision {
  const decided = rule({ rules, situation, facts });
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  return decided.value;
}

function after(decision: Decision, verbs: number): Practice {
  const opened = openPractice(decision, usualPlayers(decision) ?? 6, half);
  if (!opened?.ok) throw new Error(JSON.stringify([decision.situation, decision.facts, opened]));
  let practice = opened.value;
  for (const verb of practice.steps.slice(0, verbs)) {
    const done = attempt(practice, verb, half);
    if (!done.ok) throw new Error(done.error.code);
    practice = done.value;
  }
  return practice;
}

const TURN = decisionOf("premature-turn", { actionPending: true });

test("the premature turn is ringed and to return until it is back, and the new one is an ordinary card", () => {
  const seen = [0, 2, 3, 5, 8].map((verbs) => {
    const { cards, asked, fate } = boardView(after(TURN, verbs));
    return [cards.map((card) => (card.asked ? "x" : ".")).join(""), asked, fate];
  });
  expect(seen).toEqual([
    ["...x", 1, "return"],
    ["...x", 1, "return"],
    ["...", 0, "open"],
    ["....", 0, "open"],
    [".....", 0, "open"],
  ]);
});

test("by the old way the turn is to be set aside, and the pile for it is there from the start", () => {
  const old = after(decisionOf("premature-turn", { actionPending: true }, "roberts"), 0);
  expect(boardView(old)).toMatchObject({ asked: 1, fate: "aside" });
  expect(pilesOf(old)).toEqual([{ pile: "aside", count: 0, open: [] }]);
});

test("scrambled cards lie face down, and none of them can be told", () => {
  const decision = decisionOf("four-card-flop", {});
  expect(boardView(after(decision, 0)).asked).toBe(0);
  const at = after(decision, 0).steps.findIndex(({ do: what }) => what === "scramble");
  const { cards, asked } = boardView(after(decision, at + 1));
  expect(cards.map(({ down }) => down)).toEqual([true, true, true, true]);
  expect(asked).toBe(0);
});

test("what a wrong verb would have touched shakes", () => {
  const practice = after(TURN, 0);
  expect(touched({ do: "burn" }, practice)).toBe("stub");
  expect(touched({ do: "keep-burns" }, practice)).toBe("burns");
  expect(touched({ do: "return-to-stub", cards: ["turn"] }, practice)).toBe("board");
});

test("every ruling with cards can be shown at every step, and no card that nobody has seen is shown", () => {
  let looked = 0;
  for (const { one } of ALL_CASES.filter(({ one }) => hasCards(one))) {
    for (const answer of one.answers.length > 0 ? one.answers.map(({ id }) => id) : [null]) {
      const ruled = decisionAt({ case: one, answer, facts: {}, book: bookOf("tda-2024") });
      if (!ruled.ok) throw new Error(`${one.id} ${answer}`);
      for (const choice of ruled.value.choices.length > 0 ? ruled.value.choices : [ruled.value]) {
        const decision = { ...ruled.value, ...choice };
        if (usualPlayers(decision) === null) {
          expect(openPractice(decision, 6, half), one.id).toBeNull();
          continue;
        }
        const steps = after(decision, 0).steps.length;
        for (let verbs = 0; verbs <= steps; verbs++) {
          const practice = after(decision, verbs);
          const { cards, asked } = boardView(practice);
          expect(asked, one.id).toBeLessThanOrEqual(cards.length);
          const open = [...cards, ...(handView(practice)?.cards ?? [])].filter(({ down }) => !down).map(({ card }) => card);
          const top = topOf(practice.table);
          const known = [...open, ...(top === null ? [] : [top]), ...pilesOf(practice).flatMap((pile) => pile.open)];
          expect(
            known.filter((card) => !practice.table.shown.includes(card)),
            `${one.id} ${verbs}`,
          ).toEqual([]);
          looked++;
        }
      }
    }
  }
  expect(looked).toBeGreaterThan(100);
});

test("the picture of the chances: this card on the board by each procedure, the decision's own first", () => {
  const picture = pictureOf(TURN, 6);
  const bars = picture?.bars.map(({ chance }) => [chance.procedure, `${chance.ratio.num}/${chance.ratio.den}`]);
  expect(bars?.[0]).toEqual(["reshuffle", "2/35"]);
  expect(bars).toContainEqual(["natural-river", "1/33"]);
  expect(picture?.returns?.ratio).toEqual({ num: 1, den: 35 });
  expect(Math.max(...(picture?.bars.map(({ share }) => share) ?? []))).toBe(1);
  expect(pictureOf(decisionOf("misdeal", { cause: "exposed-cards", count: 2 }), 6)).toBeNull();
});

test("from ruling to ruling with cards, and round again", () => {
  const practised = ALL_CASES.filter(({ one }) => hasCards(one));
  const first = practised[0];
  if (!first) throw new Error("none");
  let spot = { case: first.one, answer: null, facts: {}, book: bookOf("roberts") } as Parameters<typeof nextSpot>[0];
  const seen: string[] = [];
  for (let at = 0; at < practised.length; at++) {
    const next = nextSpot(spot);
    if (!next) throw new Error("no next");
    expect(hasCards(next.case)).toBe(true);
    expect(next.book.id).toBe("roberts");
    expect(decisionAt(next).ok, next.case.id).toBe(true);
    seen.push(next.case.id);
    spot = next;
  }
  expect(new Set(seen).size).toBe(practised.length);
  expect(seen.at(-1)).toBe(first.one.id);
});
