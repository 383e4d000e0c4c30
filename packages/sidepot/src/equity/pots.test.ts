import { expect, test } from "vitest";
import type { Card } from "../cards/card.ts";
import { parseCards } from "../cards/parse.ts";
import { equity } from "./equity.ts";
import { askPots, type PotSeat, readPots } from "./pots.ts";
import type { Range } from "./types.ts";

function hand(text: string): Range {
  const read = parseCards(text);
  if (!read.ok) throw new Error(text);
  const [a, b] = [...read.value].sort((x, y) => y - x) as [Card, Card];
  return [{ cards: [a, b], weight: 1 }];
}

function cards(text: string): Card[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

const A: PotSeat = { bet: 100, range: hand("AhAd") };
const B: PotSeat = { bet: 100, range: hand("KhKd") };

function answer(seats: readonly PotSeat[], board = "", rules = {}) {
  const question = askPots(seats, { board: cards(board) });
  if (!question.ok) throw new Error(question.error.code);
  const counted = equity(question.value.input);
  if (!counted.ok) throw new Error(counted.error.code);
  const read = readPots(question.value, counted.value, rules);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

// The numbers are of a count of all 1,086,008 boards by another program.
test("four players all-in before the flop contest three pots", () => {
  const found = answer([
    { bet: 2500, range: hand("AhAd") },
    { bet: 6000, range: hand("KcKs") },
    { bet: 12_300, range: hand("JcTc") },
    { bet: 20_000, dead: 1000, range: hand("QcQs") },
    { bet: 4000, folded: true },
  ]);
  expect(found.boards).toBe(1_086_008);
  const whole = (chips: readonly (number | null)[]) => chips.map((n) => (n === null ? null : Math.round(n)));
  expect(found.pots.map((pot) => [pot.amount, ...whole(pot.chips)])).toEqual([
    [13_500, 7383, 2304, 2015, 1798, null],
    [12_000, null, 7917, 2081, 2001, null],
    [12_600, null, null, 2386, 10_214, null],
  ]);
  expect(found.pots[0]?.shares.map((share) => share && Number((100 * share.equity).toFixed(1)))).toEqual([54.7, 17.1, 14.9, 13.3, null]);
  expect(whole(found.won)).toEqual([7383, 10_221, 6482, 14_014, 0]);
  expect(found.put).toEqual([2500, 6000, 12_300, 13_300, 4000]);
  expect(found.net.reduce((sum, n) => sum + n, 0)).toBeCloseTo(0, 6);
});

test("an odd chip of a tie goes to the first seat left of the button", () => {
  const seats = [
    { bet: 5, range: hand("Ah2d") },
    { bet: 5, range: hand("Ad3c") },
    { bet: 1, folded: true },
  ];
  const board = "As Kh Kd Qc Qs";
  expect(answer(seats, board).won).toEqual([6, 5, 0]);
  expect(answer(seats, board, { button: 0 }).won).toEqual([5, 6, 0]);
});

test("chips that nobody called come back and are contested by nobody", () => {
  const found = answer(
    [
      { bet: 100, range: hand("AhAd") },
      { bet: 40, range: hand("KhKd") },
    ],
    "2c 7d 9s Jh 3c",
  );
  expect(found.put).toEqual([40, 40]);
  expect(found.won).toEqual([80, 0]);
});

test("a player who is still in needs a range", () => {
  const asked = askPots([{ bet: 5, range: hand("AhAd") }, { bet: 5 }]);
  expect(asked).toEqual({ ok: false, error: { code: "NO_HANDS", path: "players[1]" } });
});

test("the rules are checked, with pots and without", () => {
  for (const bet of [0, 100]) {
    const asked = askPots(
      [
        { ...A, bet },
        { ...B, bet },
      ],
      { board: cards("2c 7d 9s Jh 3c") },
    );
    const counted = asked.ok ? equity({ players: asked.value.input.players, board: cards("2c 7d 9s Jh 3c") }) : asked;
    if (!asked.ok || !counted.ok) throw new Error("no answer");
    const read = (rules: object) => readPots(asked.value, counted.value, rules);
    expect(read({ button: 1, unit: 5 }).ok).toBe(true);
    expect(read({ button: 2 })).toEqual({ ok: false, error: { code: "BUTTON_OUT_OF_RANGE", path: "button", got: "2", players: 2 } });
    expect(read({ unit: "5" })).toEqual({ ok: false, error: { code: "UNIT_INVALID", path: "unit", got: "5" } });
  }
});

test("an answer to another question is refused", () => {
  const ask = (seats: readonly PotSeat[]) => {
    const asked = askPots(seats, { board: cards("2c 7d 9s Jh 3c") });
    if (!asked.ok) throw new Error(asked.error.code);
    return asked.value;
  };
  const [one, two] = [ask([A, B]), ask([A, B, { bet: 300, range: hand("QhQd") }, { bet: 300, range: hand("8h8d") }])];
  const counted = equity(one.input);
  if (!counted.ok) throw new Error(counted.error.code);
  expect(readPots(two, counted.value)).toMatchObject({ ok: false, error: { code: "NOT_ONE_EACH", path: "contests", count: 1 } });
});
