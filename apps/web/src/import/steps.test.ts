import { type HandRecord, readHistory, replay } from "sidepot/history";
import { describe, expect, test } from "vitest";
import { nextStreet, previousStreet } from "../parts/streets.ts";
import { EXAMPLE } from "./example.ts";
import { grouped, seatOf, stepsOf, streetMarks } from "./steps.ts";

/** Reads a hand of three players, with what a test changes in it. */
function hand(changes: Record<string, string> = {}): HandRecord {
  const fields = {
    ...{ variant: "'NT'", antes: "[0, 0, 0]", blinds_or_straddles: "[1, 2, 0]", min_bet: "2", starting_stacks: "[100, 100, 100]" },
    actions: "['d dh p1 AsKs', 'd dh p2 ????', 'd dh p3 2c2d', 'p3 cc', 'p1 cc', 'p2 cc', 'd db 3c4c5c', 'p1 cbr 4', 'p2 f', 'p3 cc']",
    ...changes,
  };
  return read(
    Object.entries(fields)
      .map(([key, value]) => `${key} = ${value}\n`)
      .join(""),
  );
}

function read(text: string): HandRecord {
  const [first] = readHistory(text);
  if (!first?.record.ok) throw new Error(JSON.stringify(first));
  return first.record.value;
}

const dos = (record: HandRecord): string[] => grouped(record.events).map((events) => events.map(({ do: what }) => what).join(" "));

test("a deal, antes, a board and its round are one step each; everything else stands alone", () => {
  expect(dos(hand())).toEqual([
    "post",
    "post",
    "street deal deal deal",
    "check-or-call",
    "check-or-call",
    "check-or-call",
    "street board",
    "bet",
    "fold",
    "check-or-call",
  ]);
  expect(dos(hand({ antes: "[1, 1, 1]", actions: "[]" }))).toEqual(["post post post", "post", "post"]);
});

test("a round that opens without a card is one step with its first action, and that is the one who acts", () => {
  const record = hand({ actions: "['p3 cc', 'p1 cc', 'p2 cc', 'd db 3c4c5c', 'p1 cbr 4', 'p2 f', 'p3 f']" });
  expect(dos(record).slice(0, 4)).toEqual(["post", "post", "street check-or-call", "check-or-call"]);
  expect(seatOf(stepsOf(record)[2] as ReturnType<typeof stepsOf>[number])).toBe(2);
});

test("sites name the street before its cards; each street is a step of its own, further boards with it", () => {
  const text = `PokerStars Hand #1:  Hold'em No Limit (5/10) - 2026/01/02 3:04:05 ET
Table 'Quiet' 6-max Seat #2 is the button
Seat 1: Ann (200 in chips)
Seat 2: Bob (200 in chips)
Bob: posts small blind 5
Ann: posts big blind 10
*** HOLE CARDS ***
Bob: raises 190 to 200 and is all-in
Ann: calls 190 and is all-in
*** FLOP *** [3d Kd 9h]
*** FIRST TURN *** [3d Kd 9h] [8h]
*** FIRST RIVER *** [3d Kd 9h 8h] [4s]
*** SECOND TURN *** [3d Kd 9h] [2c]
*** SECOND RIVER *** [3d Kd 9h 2c] [Kc]
*** SHOW DOWN ***
Ann: shows [As Ah] (two pair, Aces and Kings)
Bob: shows [Qs Qh] (two pair, Queens and Kings)
Ann collected 400 from pot
*** SUMMARY ***
Total pot 400 | Rake 0
`;
  const steps = stepsOf(read(text));
  expect(streetMarks(steps).map(({ name }) => name)).toEqual(["preflop", "flop", "turn", "river"]);
  expect(steps.at(-1)?.boards.map(({ length }) => length)).toEqual([5, 5]);
});

test("cards that run out come street by street", () => {
  const actions = "['d dh p1 AsKs', 'd dh p2 QcQd', 'd dh p3 2c2d', 'p3 f', 'p1 cbr 100', 'p2 cc', 'd db 3c4c5c', 'd db 6c', 'd db 7c']";
  const marks = streetMarks(stepsOf(hand({ actions })));
  expect(marks.map(({ name }) => name)).toEqual(["preflop", "flop", "turn", "river"]);
});

test("the state after each step: what lies in front, what is in, what is left", () => {
  const steps = stepsOf(hand());
  expect(steps.map(({ seats }) => seats.map(({ front }) => front).join(" "))).toEqual([
    "1 0 0",
    "1 2 0",
    "1 2 0",
    "1 2 2",
    "2 2 2",
    "2 2 2",
    "0 0 0",
    "4 0 0",
    "4 0 0",
    "4 0 4",
  ]);
  expect(steps.map(({ added }) => added.find((amount) => amount !== null) ?? "-")).toEqual(["-", "-", "-", 2, 1, 0, "-", "-", "-", 4]);
  expect(steps.at(-1)?.seats.map(({ stack, bet, folded }) => [stack, bet, folded])).toEqual([
    [94, 6, false],
    [98, 2, true],
    [94, 6, false],
  ]);
  expect(steps.map(seatOf)).toEqual([0, 1, null, 2, 0, 1, null, 0, 1, 2]);
});

test("the streets have names, and the way through them leads from the first step to the result", () => {
  const steps = stepsOf(hand());
  const marks = streetMarks(steps);
  expect(marks).toEqual([
    { street: 0, name: "preflop", at: 0 },
    { street: 1, name: "flop", at: 6 },
  ]);
  expect([
    nextStreet(marks, 0, 10),
    nextStreet(marks, 6, 10),
    previousStreet(marks, 10),
    previousStreet(marks, 6),
    previousStreet(marks, 0),
  ]).toEqual([6, 10, 6, 0, 0]);
});

describe("the pots", () => {
  const pots = (record: HandRecord): string[] =>
    stepsOf(record).map(({ layers }) =>
      layers ? layers.pots.map(({ amount }) => amount).join("+") + (layers.returned ? `<${layers.returned.amount}` : "") : "",
    );

  test("are one while everybody can still match, and nothing is uncalled before the round is over", () => {
    expect(pots(hand())).toEqual(["1", "3", "3", "5", "6", "6", "6", "10", "10", "14"]);
    const actions = "['d dh p1 AsKs', 'd dh p2 ????', 'd dh p3 2c2d', 'p3 cbr 40', 'p1 f', 'p2 f']";
    expect(pots(hand({ actions }))).toEqual(["1", "3", "3", "43", "43", "5<38"]);
  });

  test("part where somebody is all-in", () => {
    const record = read(EXAMPLE);
    const [, flop] = streetMarks(stepsOf(record));
    const steps = stepsOf(record);
    expect(steps[flop?.at ?? 0]?.layers?.pots.map(({ amount }) => amount)).toEqual([13500]);
    expect(steps[(flop?.at ?? 0) + 3]?.layers?.pots.map(({ amount, eligible }) => [amount, eligible])).toEqual([
      [13500, [0, 1, 2, 3, 4]],
      [10500, [0, 1, 2, 3]],
      [12600, [1, 2, 3]],
      [7700, [2, 3]],
    ]);
    expect(steps.at(-1)?.layers?.pots.map(({ amount }) => amount)).toEqual([13500, 10500, 12600]);
    expect(steps.at(-1)?.layers?.returned).toEqual({ seat: 2, amount: 7700 });
  });
});

test.each([
  ["the example", EXAMPLE],
  [
    "a draw",
    "variant='F2L3D'\nantes=[0,0]\nblinds_or_straddles=[1,2]\nsmall_bet=2\nbig_bet=4\nstarting_stacks=[50,50]\nactions=['d dh p1 2c3c4c5c9d','d dh p2 ??????????','p2 cc','p1 cc','p1 sd 9d','p2 sd ????','d dh p1 7h','d dh p2 ????','p1 cbr 2','p2 f']",
  ],
  [
    "stud",
    "variant='FR'\nantes=[1,1]\nbring_in=1\nsmall_bet=2\nbig_bet=4\nstarting_stacks=[50,50]\nactions=['d dh p1 AsKs2h','d dh p2 ????3h','p2 pb','p1 cbr 2','p2 cc','d dh p1 7c','d dh p2 4h','p1 cc','p2 f']",
  ],
])("the last step is what the replay settles: %s", (_, text) => {
  const record = read(text);
  const settled = replay(record);
  const last = stepsOf(record).at(-1);
  if (!settled.ok || !last) throw new Error("not settled");
  expect(last.seats.map(({ bet, dead }) => bet + dead)).toEqual(settled.value.contributions);
  expect(last.seats.map(({ folded }) => folded)).toEqual(settled.value.folded);
  expect(last.seats.map(({ cards }) => cards)).toEqual(settled.value.shown.cards);
  expect(last.boards).toEqual(settled.value.shown.boards);
});
