import { describe, expect, test } from "vitest";
import { addsUp, problemOf, readOne } from "./text.oracle.ts";

const hand = (...lines: readonly string[]): string => lines.join("\n");

/** An all-in of three with a side pot and a rake, by the names of the players. */
const STARS = (a: string, b: string, c: string): string[] => [
  "PokerStars Hand #7:  Hold'em No Limit (1/2) - 2024/05/06 7:08:09 ET",
  "Table 'T' 6-max Seat #3 is the button",
  `Seat 1: ${a} (10 in chips)`,
  `Seat 2: ${b} (30 in chips)`,
  `Seat 3: ${c} (50 in chips)`,
  `${a}: posts small blind 1`,
  `${b}: posts big blind 2`,
  "*** HOLE CARDS ***",
  `Dealt to ${a} [Ah Kd]`,
  `${c}: raises 48 to 50 and is all-in`,
  `${a}: calls 9 and is all-in`,
  `${b}: calls 28 and is all-in`,
  `Uncalled bet (20) returned to ${c}`,
  "*** FLOP *** [2c 7d Jh]",
  "*** TURN *** [2c 7d Jh] [3s]",
  "*** RIVER *** [2c 7d Jh 3s] [4s]",
  "*** SHOW DOWN ***",
  `${b}: shows [Qc Qd]`,
  `${c}: shows [Ad Ac]`,
  `${c} collected 39 from side pot`,
  `${a}: mucks hand`,
  `${c} collected 29 from main pot`,
  "*** SUMMARY ***",
  "Total pot 70 Main pot 30. Side pot 40. | Rake 2",
  "Board [2c 7d Jh 3s 4s]",
  `Seat 1: ${a} (small blind) mucked [Ah Kd]`,
  `Seat 2: ${b} (big blind) showed [Qc Qd] and lost`,
  `Seat 3: ${c} (button) showed [Ad Ac] and won (68)`,
];
const TILT = (a: string, b: string): string[] => [
  "Full Tilt Poker Game #1: Table Oak - NL Hold'em - 1/2 - 00:23:11 ET - 2010/01/06",
  `Seat 1: ${a} (10)`,
  `Seat 2: ${b} (10)`,
  `${b} posts the small blind of 1`,
  `${a} posts the big blind of 2`,
  "The button is in seat #2",
  "*** HOLE CARDS ***",
  `Dealt to ${a} [Ah Kd]`,
  `${b} calls 1`,
  `${a} checks`,
  "*** FLOP *** [2c 7d Jh]",
  `${a} bets 2`,
  `${b} folds`,
  `Uncalled bet of 2 returned to ${a}`,
  `${a} wins the pot (3)`,
  "*** SUMMARY ***",
  "Total pot 4 | Rake 1",
  `Seat 1: ${a} (big blind) collected (3)`,
];
const WINAMAX = (a: string, b: string): string[] => [
  "Winamax Poker - CashGame - HandId: #7-12-34 - Omaha pot limit (1/2) - 2013/04/19 11:22:01 UTC",
  "Table: 'Elm' 5-max (real money) Seat #2 is the button",
  `Seat 1: ${a} (10)`,
  `Seat 2: ${b} (10)`,
  "*** ANTE/BLINDS ***",
  `${b} posts small blind 1`,
  `${a} posts big blind 2`,
  `Dealt to ${a} [4c 5s 6d 7d]`,
  "*** PRE-FLOP ***",
  `${b} calls 1`,
  `${a} checks`,
  "*** FLOP *** [2c 7c Jh]",
  `${a} bets 2`,
  `${b} folds`,
  `${a} collected 5 from pot`,
  "*** SUMMARY ***",
  "Total pot 5 | Rake 1",
  `Seat 1: ${a} won 5`,
];

describe("a text that ends early", () => {
  test.each([
    ["PokerStars", STARS("A", "B", "C")],
    ["Full Tilt", TILT("A", "B")],
    ["Winamax", WINAMAX("A", "B")],
  ])("%s: is cut wherever it ends before its totals", (_, lines) => {
    const totals = lines.findIndex((line) => line.startsWith("Total pot"));
    const from = lines.findIndex((line) => line.startsWith("***")) + 1;
    for (let end = from; end <= totals; end++) {
      const problem = problemOf(hand(...lines.slice(0, end)));
      expect([end, problem]).toEqual([end, { code: "RECORD_CUT", at: end }]);
    }
    for (let end = totals + 1; end <= lines.length; end++) expect(addsUp(readOne(hand(...lines.slice(0, end))))).toBe(true);
  });
  test("without any summary it is whole when every chip was collected", () => {
    const lines = STARS("A", "B", "C").slice(0, 22);
    const paid = lines.map((line) => line.replace("collected 39", "collected 40").replace("collected 29", "collected 30"));
    expect(problemOf(hand(...paid))).toBeNull();
    expect(problemOf(hand(...paid.slice(0, -1)))).toEqual({ code: "RECORD_CUT", at: 21 });
    expect(problemOf(hand(...paid.filter((line) => !line.startsWith("Uncalled"))))).toBeNull();
  });
  test("totals alone do not say who was paid, where only the summary's seats do", () => {
    const lines = STARS("A", "B", "C").filter((line) => !line.includes(" collected "));
    expect(problemOf(hand(...lines))).toBeNull();
    expect(problemOf(hand(...lines.slice(0, 23)))).toMatchObject({ code: "RECORD_CUT" });
  });
});

describe("a text that does not say where the button is", () => {
  test.each([
    ["PokerStars", STARS("A", "B", "C"), / Seat #3 is the button/, 28],
    ["Full Tilt", TILT("A", "B"), /^The button is in seat #2$/, 18],
    ["Winamax", WINAMAX("A", "B"), / Seat #2 is the button/, 18],
  ])("%s", (_, lines, button, at) => {
    expect(problemOf(hand(...lines))).toBeNull();
    const without = lines.map((line) => line.replace(button, ""));
    expect(problemOf(hand(...without))).toEqual({ code: "FIELD_MISSING", at, field: "button" });
  });
  test("a line of the table that is gone altogether, in a draw game", () => {
    const lines = STARS("A", "B", "C").map((line) => line.replace("Hold'em No Limit", "5 Card Draw No Limit"));
    expect(
      problemOf(hand(...lines.filter((line) => !line.startsWith("Table ") && !/^\*{3} (?:FLOP|TURN|RIVER)|Board/.test(line)))),
    ).toEqual({
      code: "FIELD_MISSING",
      at: 23,
      field: "button",
    });
  });
});

test.each([["***"], ["Dealt to"], ["Dealt to B"], ["*** FLOP ***"]])("a player named %j acts like any other", (name) => {
  const play = (lines: readonly string[]): unknown => {
    const { events, unknown } = readOne(hand(...lines));
    return { events, unknown };
  };
  expect(play(STARS(name, "B", "C"))).toEqual(play(STARS("A", "B", "C")));
  expect(play(STARS("A", "B", name))).toEqual(play(STARS("A", "B", "C")));
  expect(play(TILT(name, "B"))).toEqual(play(TILT("A", "B")));
  expect(play(TILT("A", name))).toEqual(play(TILT("A", "B")));
  expect(play(WINAMAX(name, "B"))).toEqual(play(WINAMAX("A", "B")));
  expect(play(WINAMAX("A", name))).toEqual(play(WINAMAX("A", "B")));
});
