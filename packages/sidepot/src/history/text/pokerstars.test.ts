import { describe, expect, test } from "vitest";
import { addsUp, DOLLAR as D, problemOf, readOne } from "./text.oracle.ts";

const CASH = (game: string, stakes: string): string => `PokerStars Hand #77:  ${game} (${stakes}) - 2024/05/06 7:08:09 ET`;
const hand = (...lines: string[]): string => lines.join("\n");

const THREE = hand(
  CASH("Hold'em No Limit", `${D}0.50/${D}1.00 USD`),
  "Table 'Birch' 6-max Seat #4 is the button",
  `Seat 1: Ann (${D}50 in chips) `,
  `Seat 2: Bo: folds (${D}20.50 in chips)`,
  `Seat 4: Cy [x] (${D}1,000 in chips)`,
  `Seat 6: Di (${D}80 in chips) is sitting out`,
);
const MINI = hand(
  `Ann: posts small blind ${D}0.50`,
  `Bo: folds: posts big blind ${D}1`,
  "Gus joins the table at seat #5 ",
  "*** HOLE CARDS ***",
  "Dealt to Ann [Ah Kd]",
  'Ann said, "Cy [x]: folds"',
  `Cy [x]: raises ${D}2 to ${D}3`,
  `Ann: calls ${D}2.50`,
  "Bo: folds: folds",
  "*** FLOP *** [2c 7d Jh]",
  "Ann: checks ",
  `Cy [x]: bets ${D}4.50`,
  "Ann: folds",
  `Uncalled bet (${D}4.50) returned to Cy [x]`,
  `Cy [x] collected ${D}6.65 from pot`,
  "Cy [x]: doesn't show hand",
  "*** SUMMARY ***",
  `Total pot ${D}7 | Rake ${D}0.35`,
  "Board [2c 7d Jh]",
  "Seat 1: Ann (small blind) folded on the Flop",
  "Seat 2: Bo: folds (big blind) folded before Flop",
  `Seat 4: Cy [x] (button) collected (${D}6.65)`,
);

describe("a cash hand", () => {
  const record = readOne(hand(THREE, MINI));

  test("players dealt in, clockwise, the button last", () => {
    expect(record.seats).toEqual([
      { name: "Ann", label: 1, stack: 5000 },
      { name: "Bo: folds", label: 2, stack: 2050 },
      { name: "Cy [x]", label: 4, stack: 100_000 },
    ]);
  });
  test("what the first lines say", () => {
    expect(record).toMatchObject({ format: "pokerstars", id: "77", game: "holdem", betting: "no-limit", scale: 100, currency: "USD" });
    expect(record).toMatchObject({ tournament: false, table: "Birch", when: "2024/05/06 7:08:09 ET", variant: "Hold'em No Limit" });
    expect(record.stakes).toEqual({ smallBlind: 50, bigBlind: 100, ante: 0, bringIn: null, smallBet: null, bigBet: null, minBet: 100 });
  });
  test("the play in its order, with line numbers, and nothing unknown", () => {
    expect(record.unknown).toEqual([]);
    expect(record.events.slice(0, 6)).toEqual([
      { at: 7, do: "post", seat: 0, kind: "small-blind", amount: 50 },
      { at: 8, do: "post", seat: 1, kind: "big-blind", amount: 100 },
      { at: 10, do: "street", street: 0 },
      { at: 11, do: "deal", seat: 0, cards: [50, 45] },
      { at: 13, do: "raise", seat: 2, to: 300 },
      { at: 14, do: "call", seat: 0, amount: 250 },
    ]);
    expect(record.events.slice(-3).map(({ at: _at, ...event }) => event)).toEqual([
      { do: "returned", seat: 2, amount: 450 },
      { do: "collect", seat: 2, amount: 665, pot: null, run: null },
      { do: "muck", seat: 2, cards: null },
    ]);
  });
  test("the money adds up", () => {
    expect(record.result).toEqual({ totalPot: 700, pots: null, rake: 35, finishing: null });
    expect(addsUp(record)).toBe(true);
  });
});

describe("the seats", () => {
  const play = (button: number, seats: readonly number[]): (string | number)[] =>
    readOne(
      hand(
        CASH("Hold'em No Limit", "1/2"),
        `Table 'T' 9-max Seat #${button} is the button`,
        ...seats.map((n) => `Seat ${n}: P${n} (100 in chips)`),
        ...seats.map((n) => `P${n}: posts the ante 1`),
        `P${seats[0]} collected ${seats.length} from pot`,
      ),
    ).seats.map(({ label }) => label as number);

  test("heads-up the button is the last seat and the small blind", () => expect(play(3, [3, 8])).toEqual([8, 3]));
  test("an empty button: the last player before it is the last seat", () => expect(play(5, [1, 4, 6, 9])).toEqual([6, 9, 1, 4]));
  test("an empty button below every seat", () => expect(play(1, [2, 3, 9])).toEqual([2, 3, 9]));
});

describe("payments before the cards", () => {
  const SUMMARY = ["*** SUMMARY ***", "Total pot 1 | Rake 0"];
  const posts = (...lines: string[]): unknown[] =>
    readOne(
      hand(
        CASH("Hold'em No Limit", "5/10"),
        "Table 'T' Seat #9 is the button",
        ...["A", "B", "C", "D", "E"].map((name, i) => `Seat ${[1, 2, 3, 4, 9][i]}: ${name} (${name === "E" ? 12 : 500} in chips)`),
        ...lines,
        "*** HOLE CARDS ***",
        "A collected 1 from pot",
        ...SUMMARY,
      ),
    ).events.flatMap((event) => (event.do === "post" ? [[event.seat, event.kind, event.amount]] : []));

  test("blinds of newcomers: only the first left of the button posts the big blind", () => {
    expect(posts("A: posts small blind 5", "B: posts big blind 10", "D: posts big blind 10")).toEqual([
      [0, "small-blind", 5],
      [1, "big-blind", 10],
      [2, "post", 10],
    ]);
  });
  test("the small part of both blinds is dead", () => {
    expect(posts("B: posts big blind 10", "D: posts small & big blinds 15")).toEqual([
      [1, "big-blind", 10],
      [2, "post", 10],
      [2, "dead", 5],
    ]);
  });
  test("a second small blind, and what a site calls missed or dead, is dead", () => {
    expect(posts("A: posts small blind 5", "B: posts big blind 10", "C: posts small blind 5", "D: posts missed blind 5")).toEqual([
      [0, "small-blind", 5],
      [1, "big-blind", 10],
      [2, "dead", 5],
      [3, "dead", 5],
    ]);
  });
  test("antes, straddles, and an ante that is all the player has", () => {
    expect(
      posts(
        "A: posts the ante 20",
        "E: posts the ante 12 and is all-in",
        "A: posts small blind 5",
        "B: posts big blind 10",
        "C: straddle 20",
      ),
    ).toEqual([
      [0, "ante", 20],
      [3, "ante", 12],
      [0, "small-blind", 5],
      [1, "big-blind", 10],
      [2, "straddle", 20],
    ]);
  });
  test("a straddle over the own blind is printed as what it comes to", () => {
    expect(posts("A: posts small blind 5", "B: posts big blind 10", "B: straddle 20", "B: straddle 40").slice(2)).toEqual([
      [1, "straddle", 10],
      [1, "straddle", 20],
    ]);
  });
  test("one ante among several players is the big blind's and dead; each player's own is live", () => {
    const table = (...lines: string[]): boolean =>
      readOne(
        hand(
          CASH("Hold'em No Limit", "5/10"),
          "Table 'T' Seat #2 is the button",
          "Seat 1: A (90 in chips)",
          "Seat 2: B (90 in chips)",
          ...lines,
          "A: posts big blind 10",
          "B: posts small blind 5",
          "A collected 1 from pot",
          ...SUMMARY,
        ),
      ).antesLive;
    expect([table("A: posts the ante 10"), table("A: posts the ante 1", "B: posts the ante 1"), table()]).toEqual([false, true, true]);
  });
});

describe("tournaments", () => {
  const head = (text: string): unknown => {
    const { id, tournament, variant, scale, currency, stakes, extra } = readOne(
      hand(
        text,
        "Table '9 1' 9-max Seat #1 is the button",
        "Seat 1: A (1500 in chips)",
        "Seat 2: B (1500 in chips, 2 bounty)",
        "B: posts small blind 10",
        "A: posts big blind 20",
        "B: folds",
        "A collected 20 from pot",
      ),
    );
    return { id, tournament, variant, scale, currency, blinds: [stakes.smallBlind, stakes.bigBlind], extra };
  };
  test("level, buy-in and moment", () => {
    expect(
      head(
        `PokerStars Hand #5: Tournament #9, ${D}3.19+${D}0.31 USD Hold'em No Limit - Level I (10/20) - 2024/01/02 3:04:05 CET [2024/01/01 21:04:05 ET]`,
      ),
    ).toEqual({
      id: "5",
      tournament: true,
      variant: "Hold'em No Limit",
      scale: 1,
      currency: null,
      blinds: [10, 20],
      extra: { title: "PokerStars Hand", event: `Tournament #9, ${D}3.19+${D}0.31 USD`, level: "Level I", size: "9-max" },
    });
  });
  test("a mix of games in a home game", () => {
    expect(
      head(
        "PokerStars Home Game Hand #6: {Our Club} Tournament #9, 100+9 8-Game (Hold'em Limit) - Match Round I, Level II (20/40) - 2024/01/02 3:04:05 ET",
      ),
    ).toMatchObject({
      variant: "Hold'em Limit",
      extra: { club: "Our Club", mix: "8-Game", level: "Match Round I, Level II" },
    });
  });
  test("other first lines", () => {
    for (const text of [
      "PokerStars Game #5: Tournament #9, Freeroll  Hold'em No Limit - Level II (10/20) - 2024/01/02 3:04:05 ET",
      "PokerStars Zoom Hand #5: Tournament #9, 3+1 USD Hold'em No Limit - Level II (10/20) - 2024/01/02 - 3:04:05 (ET)",
      `Poker Hand #TM5: Tournament #9, Big ${D}5 Hold'em No Limit - Level3(10/20) - 2024/01/02 3:04:05`,
      "Full Tilt Hand #5: Tournament #9, 100+9 Hold'em No Limit - Level IV (10/20) - 2024/01/02 3:04:05 ET",
    ]) {
      expect(head(text)).toMatchObject({ tournament: true, variant: "Hold'em No Limit", blinds: [10, 20] });
    }
  });
});

describe("records that cannot be read", () => {
  const [from, to] = [THREE.split("\n"), MINI.split("\n")];
  const changed = (line: string, into: string): string => hand(...from, ...to.map((text) => (text === line ? into : text)));

  test.each([
    ["Ann: checks ", "Ann: bets a lot", { code: "ACTION_UNREADABLE", at: 17, text: "Ann: bets a lot" }],
    ["Ann: checks ", `Ann: bets ${D}1.2345`, { code: "AMOUNT_UNREADABLE", at: 17, text: `${D}1.2345` }],
    ["Ann: checks ", "Zed: checks", { code: "PLAYER_UNKNOWN", at: 17, text: "Zed" }],
    ["Ann: checks ", `Ann: bets ${D}47.50`, { code: "STACK_EXCEEDED", at: 17, seat: 0, amount: 4750, stack: 4700 }],
    ["Ann: checks ", "Hand cancelled", { code: "FIELD_INVALID", at: 17, field: "hand", text: "Hand cancelled" }],
    ["*** FLOP *** [2c 7d Jh]", "*** FLOP *** [2c 7d", { code: "ACTION_UNREADABLE", at: 16, text: " [2c 7d" }],
  ])("%j as %j", (line, into, problem) => expect(problemOf(changed(line, into))).toEqual(problem));

  test("a hand that ends too early", () => expect(problemOf(hand(THREE, ...to.slice(0, 8)))).toEqual({ code: "RECORD_CUT", at: 14 }));
  test("nobody at the table", () => expect(problemOf(hand(from[0] as string, "Total pot 1"))).toMatchObject({ code: "RECORD_CUT" }));
  test("first lines", () => {
    expect(problemOf("PokerStars Hand #1: Chess (1/2)")).toEqual({ code: "VARIANT_UNKNOWN", at: 1, text: "Chess" });
    expect(problemOf("PokerStars Hand #1: Hold'em No Limit")).toEqual({ code: "FIELD_MISSING", at: 1, field: "stakes" });
    expect(problemOf("Party Hand #1")).toEqual({ code: "FORMAT_UNKNOWN", at: 1, text: "Party Hand #1" });
  });
  test("a line that means nothing is kept, with its number, wherever it stands", () => {
    const record = readOne(hand(...from, ...to.slice(0, 3), "The dealer sneezes", ...to.slice(3), "Seat 9: who knows"));
    expect(record.unknown).toEqual([
      { at: 10, text: "The dealer sneezes" },
      { at: 30, text: "Seat 9: who knows" },
    ]);
  });
});
