import { checkPotAmounts } from "@sidepot/trainer/coach";
import { act, defaultTable, type FinishedHand, finished, nextHand, openTable, toAct } from "@sidepot/trainer/table";
import { type Action, legalActions } from "sidepot/hand";
import { expect, test } from "vitest";
import { playedHand } from "../../e2e/coach.ts";
import { quizOf } from "./quiz.ts";

type Wish = (legal: NonNullable<ReturnType<typeof legalActions>>, turn: number) => Action["do"];

/** A hand of six in which everybody does the same whenever they may. */
function uniform(seed: number, wish: Wish): FinishedHand {
  const opened = openTable(defaultTable(["Me", "A", "B", "C", "D", "E"], seed));
  if (!opened.ok) throw new Error(opened.error.code);
  let session = nextHand(opened.value);
  let turn = 0;
  for (let seat = toAct(session); seat !== null; seat = toAct(session)) {
    const legal = session.play && legalActions(session.play.hand);
    if (!legal) throw new Error("nobody is to act");
    const done = act(session, { do: wish(legal, turn++), seat } as Action);
    if (!done.ok) throw new Error(done.error.code);
    session = done.value;
  }
  return finished(session) as FinishedHand;
}

/** Every third one folds, the others put in all they may. */
const third: Wish = (legal, turn) =>
  turn % 3 === 1 && legal.call > 0 ? "fold" : legal.bet || legal.raise ? "all-in" : legal.check ? "check" : "call";

test("the pots asked for are those that were pushed", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const hand = uniform(seed, third);
    const quiz = quizOf(hand);
    const pushed = hand.outcome.pots.map(({ amount }) => amount);
    expect(quiz?.layers.pots.map(({ amount }) => amount)).toEqual(pushed);
    expect(quiz && checkPotAmounts(quiz.layers, pushed).right).toBe(true);
    // What is shown is all there is: bets and dead chips make the pots.
    expect((quiz?.bets.reduce((sum, bet) => sum + bet, 0) ?? 0) + (quiz?.dead ?? 0)).toBe(pushed.reduce((sum, each) => sum + each, 0));
  }
});

test("a pot without the folded players' chips is told as that", () => {
  const hand = uniform(2, third);
  const quiz = quizOf(hand);
  const out = quiz?.bets.map((bet, seat) => (quiz.folded[seat] ? bet : 0)) ?? [];
  expect(Math.max(...out)).toBeGreaterThan(0);
  const amounts = hand.outcome.pots.map(({ amount }) => amount);
  const first = Math.min(...(quiz?.bets.filter((_, seat) => !quiz.folded[seat]) ?? []));
  const short = out.reduce((sum, bet) => sum + Math.min(bet, first), 0);
  const said = quiz && checkPotAmounts(quiz.layers, [(amounts[0] ?? 0) - short, ...amounts.slice(1)]);
  expect(said?.findings).toEqual([{ id: "folded-money", pot: 0, said: (amounts[0] ?? 0) - short, amount: amounts[0], folded: short }]);
});

test("one pot of everybody who put something in is no question", () => {
  const hand = uniform(3, (legal) => (legal.check ? "check" : "call"));
  expect(hand.outcome.pots.length).toBeGreaterThan(0);
  expect(quizOf(hand) === null).toBe(hand.outcome.pots.length === 1);
  // The shortest is all-in and called: with two others that bet on, there are two pots.
  expect(quizOf(playedHand(0.5, ({ outcome }) => outcome.pots.length > 1))).not.toBeNull();
});
