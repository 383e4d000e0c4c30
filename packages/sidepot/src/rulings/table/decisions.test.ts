import { expect, test } from "vitest";
import { BOARD_STREETS } from "../steps.ts";
import { everyStaged, type Staged } from "./every.oracle.ts";
import { expectFollows, expectWhole } from "./invariants.oracle.ts";
import { apply, touchesCards } from "./perform.ts";
import { playedOn } from "./played.ts";
import { attempt, openPractice } from "./practice.ts";
import { seeded } from "./random.ts";
import type { Scene } from "./scene.ts";
import { DECK, tableOf } from "./setup.ts";
import { boardOf, countsOf, type Table, USUAL } from "./table.ts";

const PLAYERS = [2, 6, 9] as const;
const STAGED: readonly Staged[] = [...everyStaged()];

/** Cards that so many players would need at least: those whose number is claimed, and two or three that each folded hand took along. */
function needed({ game, hole = game === "stud" ? 7 : 2, live, burns, board, marked, stub }: Scene, players: number): number {
  const left = live ?? players;
  const folded = stub === undefined ? hole : Math.min(hole, game === "stud" ? 3 : 2);
  const onBoard = BOARD_STREETS.reduce((sum, street) => sum + (board[street] ?? 0), 0);
  return left * hole + (players - left) * folded + (marked?.at === "hand" ? (marked.extra ?? 0) : 0) + burns + onBoard + (stub ?? 0);
}

/** Whether so many players can sit at the scene at all. */
const canBe = (scene: Scene, players: number): boolean => (scene.live ?? 0) <= players && needed(scene, players) <= DECK;

function* tables(): Generator<Staged & { readonly players: number; readonly start: Table; readonly after: Table }> {
  for (const staged of STAGED) {
    for (const players of PLAYERS) {
      if (!canBe(staged.scene, players)) continue;
      const random = seeded(players);
      const start = tableOf(staged.scene, players, random);
      const place = `${staged.place} with ${players}`;
      if (!start.ok) throw new Error(`${place}: ${JSON.stringify(start.error)}`);
      const after = apply(staged.chosen, start.value, random);
      if (!after.ok) throw new Error(`${place}: ${JSON.stringify(after.error)} in ${JSON.stringify(staged.chosen.steps)}`);
      yield { ...staged, place, players, start: start.value, after: after.value };
    }
  }
}

test("all steps of every decision and of every choice of the floor can be done with 2, 6 and 9 players", () => {
  let done = 0;
  for (const { start, after, place } of tables()) {
    expectWhole(start, place);
    expectWhole(after, place);
    expectFollows(start, after, place);
    done++;
  }
  expect(done).toBeGreaterThan(STAGED.length);
}, 120_000);

test("a scene is refused exactly where it needs more hands or cards than there are", () => {
  for (const { scene, place } of STAGED) {
    for (const players of PLAYERS) expect(tableOf(scene, players, seeded(1)).ok, `${place} with ${players}`).toBe(canBe(scene, players));
  }
}, 120_000);

test("what a decision calls unchanged is unchanged", () => {
  for (const { chosen, decided, start, after, place } of tables()) {
    const kept = new Set(chosen.unchanged);
    if (kept.has("button")) expect(after.button, place).toBe(start.button);
    if (kept.has("bets")) expect(after.bets, place).toEqual(start.bets);
    if (kept.has("burns")) expect(after.burns, place).toEqual(start.burns);
    // Cards may come to it; those that lie there stay.
    if (kept.has("board")) expect(boardOf(after).slice(0, boardOf(start).length), place).toEqual(boardOf(start));
    if (kept.has("hands")) expect(after.hands, place).toEqual(start.hands);
    // What the floor's answer calls unchanged is so whatever the floor chooses.
    for (const what of decided.unchanged) if (decided.choices.length > 0) expect([...kept], place).toContain(what);
  }
}, 120_000);

test("bets go back for misdeals and fouled decks alone, and a hand that is dealt again has them back", () => {
  const paid = new Set<string>();
  for (const { chosen, after, start, place } of tables()) {
    const back = after.returned.some((chips) => chips > 0);
    if (back) paid.add(chosen.decision);
    else expect(after.bets, place).toEqual(start.bets);
    if (chosen.steps.some((step) => step.do === "redeal-hand")) expect(back, place).toBe(true);
    if (chosen.misdeal) expect(back, place).toBe(true);
  }
  expect([...paid].sort()).toEqual(["absent-killed", "absent-may-play", "misdeal", "void-hand"]);
}, 120_000);

test("the trace counts every step that touches cards, and ends as the table does", () => {
  for (const { scene, chosen, after, players, place } of tables()) {
    const played = playedOn(scene, chosen, players);
    if (!played.ok) throw new Error(`${place}: ${played.error.code}`);
    const { trace, after: counts } = played.value;
    expect(counts, place).toEqual(countsOf(after));
    expect(
      trace.map((line) => line.do),
      place,
    ).toEqual(chosen.steps.filter(touchesCards).map((step) => step.do));
    const last = trace.at(-1);
    if (last !== undefined) expect(last, place).toEqual({ do: last.do, ...counts });
  }
}, 120_000);

/** The table when the hand has gone on to the river; null where it ends before. */
function atTheRiver(staged: Staged, players: number): Table | null {
  const opened = openPractice({ ...staged.decided, ...staged.chosen }, players, seeded(7));
  if (opened === null) throw new Error(`${staged.place}: nothing to practise`);
  if (!opened.ok) throw new Error(`${staged.place}: ${JSON.stringify(opened.error)}`);
  let practice = opened.value;
  for (let step = practice.steps[0]; step !== undefined; step = practice.steps[practice.done]) {
    const next = attempt(practice, step, seeded(practice.done));
    if (!next.ok) throw new Error(`${staged.place}: ${JSON.stringify(next.error)}`);
    practice = next.value;
  }
  expect(practice.over, staged.place).toBe(true);
  expectWhole(practice.table, staged.place);
  const complete = BOARD_STREETS.every((street) => practice.table.board[street].length === USUAL[street]);
  return complete ? practice.table : null;
}

test("practice of every decision goes on to its end", () => {
  for (const staged of STAGED) for (const players of PLAYERS) if (canBe(staged.scene, players)) atTheRiver(staged, players);
}, 120_000);

test("by TDA 2024 every street that the text decides on has one burn at the river, a missed one that play made good has none", () => {
  const counted = new Map<string, number>();
  for (const staged of STAGED) {
    const { situation, rules, facts, decided, chosen, scene, place } = staged;
    if (rules !== "tda-2024" || decided.basis === "floor" || scene.game !== "holdem") continue;
    // The pile of burns is no more where it was mixed into a new stub.
    if (chosen.steps.some((step) => step.do === "mix-into-stub")) continue;
    const table = atTheRiver(staged, 6);
    if (table === null) continue;
    const missed = situation === "missing-burn" && chosen.decision === "cards-stand" ? facts.street : null;
    for (const street of BOARD_STREETS) expect(table.burned[street], `${place}: ${street}`).toBe(street === missed ? 0 : 1);
    expect(table.burns.length, place).toBe(missed === null ? 3 : 2);
    counted.set(situation, (counted.get(situation) ?? 0) + 1);
  }
  expect([...counted.keys()]).toEqual(
    expect.arrayContaining(["premature-flop", "premature-turn", "premature-river", "four-card-flop", "missing-burn", "misdeal"]),
  );
}, 120_000);

test("by Robert's Rules and WSOP cash games three cards are burned by the river whatever street lacked or had one too many, while a street is left to restore the order", () => {
  let counted = 0;
  for (const staged of STAGED) {
    const { situation, rules, facts, decided, place } = staged;
    if (rules !== "roberts" && rules !== "wsop-live-2026") continue;
    if (!["missing-burn", "extra-burn"].includes(situation) || decided.basis === "floor") continue;
    const table = atTheRiver(staged, 6);
    // After action on the river no street is left on which the order could be restored.
    const late = facts.street === "river" && decided.decision === "cards-stand";
    if (table === null || late) continue;
    expect(table.burns.length, place).toBe(3);
    counted++;
  }
  expect(counted).toBeGreaterThan(20);
}, 120_000);
