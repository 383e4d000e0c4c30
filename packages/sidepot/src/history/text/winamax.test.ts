import { describe, expect, test } from "vitest";
import { addsUp, EURO as E, moneyOf, problemOf, readOne } from "./text.oracle.ts";

const hand = (...lines: string[]): string => lines.join("\n");
const title = (game: string, stakes: string): string =>
  `Winamax Poker - CashGame - HandId: #7-12-34 - ${game} (${stakes}) - 2013/04/19 11:22:01 UTC`;

describe("a cash hand", () => {
  const record = readOne(
    hand(
      title("Holdem no limit", `2${E}/4${E}`),
      "Table: 'Elm 02' 5-max (real money) Seat #2 is the button",
      `Seat 1: Ann (400${E})`,
      `Seat 2: Bo (1 400,50${E})`,
      `Seat 3: Away (400${E})`,
      `Seat 4: Cy (400${E})`,
      "*** ANTE/BLINDS ***",
      `Cy posts small blind 2${E}`,
      `Ann posts big blind 4${E}`,
      "Dealt to Ann [4c 5s]",
      "*** PRE-FLOP ***",
      `Bo raises 8${E} to 12${E}`,
      "Cy folds",
      `Ann calls 8${E}`,
      "*** FLOP *** [2c 7d Jh]",
      "Ann checks",
      `Bo bets 20${E}`,
      "Ann folds",
      `Bo collected 45${E} from pot`,
      "*** SUMMARY ***",
      `Total pot 45${E} | Rake 1${E}`,
      "Board: [2c 7d Jh]",
      `Seat 2: Bo (button) won 45${E}`,
    ),
  );
  test("who neither pays nor acts was not dealt in", () => expect(record.seats.map(({ name }) => name)).toEqual(["Cy", "Ann", "Bo"]));
  test("the total holds the rake, and the bet that nobody called, as printed", () => {
    expect(record.result).toEqual({ totalPot: 4600, pots: null, rake: 100, finishing: null });
    expect(moneyOf(record)).toEqual({ put: [200, 1200, 3200], returned: [0, 0, 0], collected: [0, 0, 4500] });
    expect(addsUp(record)).toBe(true);
  });
  test("the rest", () => {
    expect(record).toMatchObject({ format: "winamax", id: "7-12-34", table: "Elm 02", currency: "EUR", betting: "no-limit", unknown: [] });
    expect(record.seats[2]).toEqual({ name: "Bo", label: 2, stack: 140_050 });
  });
});

test("blinds out of position: what is above the big blind is dead, and so is a small one alone", () => {
  const posts = (...lines: string[]): unknown[] =>
    readOne(
      hand(
        title("Omaha pot limit", "1/2"),
        "Table: 'Elm' 5-max (real money) Seat #4 is the button",
        ...["A", "B", "C", "D"].map((name, i) => `Seat ${i + 1}: ${name} (90)`),
        "*** ANTE/BLINDS ***",
        "A posts small blind 1",
        "B posts big blind 2",
        ...lines,
        "*** PRE-FLOP ***",
        "A collected 1 from pot",
        "*** SUMMARY ***",
        "Total pot 1 | No rake",
      ),
    ).events.flatMap((event) => (event.do === "post" && event.seat > 1 ? [[event.seat, event.kind, event.amount]] : []));
  expect(posts("C posts big blind 2 out of position")).toEqual([[2, "post", 2]]);
  expect(posts("C posts small blind 3 out of position", "C posts big blind 0 out of position")).toEqual([
    [2, "post", 2],
    [2, "dead", 1],
  ]);
  expect(posts("C posts small blind 1 out of position")).toEqual([[2, "dead", 1]]);
  expect(posts("C raises 1 to 3")).toEqual([
    [2, "post", 2],
    [2, "dead", 1],
  ]);
});

test("a tournament with antes, side pots and a rounded total", () => {
  const record = readOne(
    hand(
      'Winamax Poker - Tournament "Elm Cup" buyIn: 2 level: 8 - HandId: #1-2-3 - Holdem no limit (10/50/100) - 2013/04/19 11:22:01 UTC',
      "Table: 'Elm Cup(1)#0' 9-max (real money) Seat #3 is the button",
      "Seat 1: A (1000)",
      "Seat 2: B (300)",
      "Seat 3: C (1000)",
      "*** ANTE/BLINDS ***",
      "A posts ante 10",
      "B posts ante 10",
      "C posts ante 10",
      "A posts small blind 50",
      "B posts big blind 100",
      "*** PRE-FLOP ***",
      "C raises 890 to 990 and is all-in",
      "A calls 940 and is all-in",
      "B calls 190 and is all-in",
      "*** FLOP *** [2c 7d Jh]",
      "*** TURN *** [2c 7d Jh][3s]",
      "*** RIVER *** [2c 7d Jh 3s][4s]",
      "*** SHOW DOWN ***",
      "C shows [Ah Ad] (One pair : Aces)",
      "A shows [Kh Kd] (One pair : Kings)",
      "C collected 1400 from side pot 1",
      "C collected 900 from main pot",
      "*** SUMMARY ***",
      "Total pot 2.3k | No rake",
      "Seat 3: C (button) showed [Ah Ad] and won 2300 with One pair : Aces",
    ),
  );
  expect(record).toMatchObject({ tournament: true, scale: 1, stakes: { ante: 10, smallBlind: 50, bigBlind: 100 }, unknown: [] });
  expect(record.result.totalPot).toBeNull();
  expect(moneyOf(record)).toEqual({ put: [1000, 300, 1000], returned: [0, 0, 0], collected: [0, 0, 2300] });
});

test("stud with cards that nobody saw, and draws", () => {
  const stud = readOne(
    hand(
      title("7-Card Stud fixed limit", `5${E}/25${E}/50${E}`),
      "Table: 'Elm' 6-max (real money)",
      `Seat 1: A (400${E})`,
      `Seat 4: B (400${E})`,
      "*** ANTE/BLINDS ***",
      `A posts ante 5${E}`,
      `B posts ante 5${E}`,
      "*** 3rd STREET ***",
      "Dealt to A [4h Ac Qd]",
      "Dealt to B [X X 9h]",
      `B brings in 10${E}`,
      `A raises 25${E} to 25${E}`,
      "B folds",
      `A collected 45${E} from pot`,
      "*** SUMMARY ***",
      `Total pot 45${E} | No rake`,
    ),
  );
  expect(stud).toMatchObject({ game: "stud", unknown: [], stakes: { smallBet: 2500, bigBet: 5000, bringIn: 1000, ante: 500 } });
  expect(stud.events.filter((event) => event.do === "deal")[1]).toMatchObject({ cards: [null, null, 30], up: [false, false, true] });
  expect(addsUp(stud)).toBe(true);

  const draw = readOne(
    hand(
      title("2-7 Triple Draw fixed limit", "2/4"),
      "Table: 'Elm' 6-max (play money) Seat #1 is the button",
      "Seat 1: A (400)",
      "Seat 4: B (400)",
      "*** ANTE/BLINDS ***",
      "A posts small blind 1",
      "B posts big blind 2",
      "*** FIRST-BET ***",
      "Dealt to A [X X X X X]",
      "A calls 1",
      "B checks",
      "*** FIRST-DRAW ***",
      "B stands pat [2h Td 8c 7c 8s]",
      "A discard 2 cards",
      "*** SECOND-BET ***",
      "B bets 2",
      "A folds",
      "B collected 6 from pot",
    ),
  );
  expect(draw.events.filter((event) => event.do === "draw")).toMatchObject([
    { seat: 0, count: 0 },
    { seat: 1, count: 2, cards: null },
  ]);
  expect(draw.events.filter((event) => event.do === "street")).toHaveLength(2);
});

test("what cannot be read", () => {
  expect(problemOf(title("Chess", "1/2"))).toMatchObject({ code: "VARIANT_UNKNOWN" });
  expect(problemOf(title("Holdem no limit", "1"))).toEqual({ code: "FIELD_MISSING", at: 1, field: "stakes" });
  expect(problemOf(title("Holdem no limit", "a/b"))).toMatchObject({ code: "AMOUNT_UNREADABLE" });
  expect(problemOf(hand(title("Holdem no limit", "1/2"), "Zed calls 2"))).toEqual({ code: "PLAYER_UNKNOWN", at: 2, text: "Zed" });
  expect(problemOf(hand(title("Holdem no limit", "1/2"), "Seat 1: A (9)", "A raises 2"))).toMatchObject({ code: "ACTION_UNREADABLE" });
});
