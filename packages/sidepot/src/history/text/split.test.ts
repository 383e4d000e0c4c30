import { describe, expect, test } from "vitest";
import { linesOf, MOST_LINES, makeSplitter, siteOf, splitHands } from "./split.ts";

const STARS = "PokerStars Hand #1:  Hold'em No Limit (1/2) - 2024/01/01 1:00:00 ET";
const TILT = "Full Tilt Poker Game #2: Table Oak - NL Hold'em - 1/2 - 01:00:00 ET - 2010/01/01";
const WINAMAX = "Winamax Poker - CashGame - HandId: #3-1-1 - Holdem no limit (1/2) - 2015/01/01 01:00:00 UTC";
const split = (text: string): unknown[] => [...splitHands(linesOf(text))].map(({ site, line, lines }) => [site, line, lines.length]);

describe("cutting a text into hands", () => {
  test("byte order mark, any line end, blank lines, every site", () => {
    expect(split(`\uFEFF\n${STARS}\r\na: folds\r\n\r\n\r\n${TILT}\rb folds\n\n${WINAMAX}\nc folds`)).toEqual([
      ["pokerstars", 2, 2],
      ["fulltilt", 6, 2],
      ["winamax", 9, 2],
    ]);
  });

  test("text before the first hand is reported once, an archive's numbers are not", () => {
    expect(split(`hello\nworld\n\n${STARS}\nx`)).toEqual([
      [null, 1, 3 - 1],
      ["pokerstars", 4, 2],
    ]);
    expect(split(`*********** # 1 **************\n${STARS}`)).toEqual([["pokerstars", 2, 1]]);
  });

  test("a first line glued to the end of another begins a hand; a quoted one does not", () => {
    expect(split(`${STARS}\n*** RIVER *** [4d Kh J${STARS}\nx`)).toEqual([
      ["pokerstars", 1, 2],
      ["pokerstars", 2, 2],
    ]);
    expect(split(`${STARS}\na said, "${STARS}"`)).toEqual([["pokerstars", 1, 2]]);
  });

  test("lines may come one by one, and only one hand is kept", () => {
    const splitter = makeSplitter();
    expect(splitter.push(STARS)).toBeNull();
    expect(splitter.push("a: folds")).toBeNull();
    expect(splitter.push(STARS)).toEqual({ site: "pokerstars", line: 1, lines: [STARS, "a: folds"] });
    expect(splitter.end()?.line).toBe(3);
    expect(splitter.end()).toBeNull();
  });

  test("a hand without an end does not fill the memory", () => {
    const endless = function* (): Generator<string> {
      yield STARS;
      for (let i = 0; i < 3 * MOST_LINES; i++) yield "noise";
    };
    expect([...splitHands(endless())].map(({ lines }) => lines.length)).toEqual([MOST_LINES]);
  });
});

test("a site is told by its first line", () => {
  expect([STARS, TILT, WINAMAX, "Winamax Poker - Tournament summary : Oak", "PokerStars Tournament #1, Hold'em", ""].map(siteOf)).toEqual([
    "pokerstars",
    "fulltilt",
    "winamax",
    null,
    null,
    null,
  ]);
});
