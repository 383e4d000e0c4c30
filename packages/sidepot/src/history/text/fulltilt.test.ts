import { describe, expect, test } from "vitest";
import { makeCards } from "../../cards/index.ts";
import { addsUp, DOLLAR as D, moneyOf, problemOf, readOne } from "./text.oracle.ts";

const hand = (...lines: string[]): string => lines.join("\n");
const TABLE = [
  `Seat 1: Ann (${D}1,000)`,
  `Seat 2: Bo folds (${D}300.50)`,
  `Seat 3: Cy (${D}500)`,
  `Seat 4: Di (${D}500), is sitting out`,
  `Seat 5: Ed (${D}500)`,
];

describe("a cash hand", () => {
  const record = readOne(
    hand(
      `Full Tilt Poker Game #12: Table Oak (6 max) - NL Hold'em - ${D}5/${D}10 - 00:23:11 ET - 2010/01/06`,
      ...TABLE,
      `Ann posts the small blind of ${D}5`,
      `Bo folds posts the big blind of ${D}10`,
      `Cy posts a dead small blind of ${D}5`,
      `Cy posts ${D}10`,
      "10 seconds left to act",
      "The button is in seat #3",
      "*** HOLE CARDS ***",
      "Ann: nice table",
      "Cy checks",
      `Ann raises to ${D}40`,
      "Bo folds folds",
      `Bo folds adds ${D}10`,
      `Cy calls ${D}30`,
      `*** FLOP *** [2c 7d Jh] (Total Pot: ${D}95, 2 Players)`,
      `Ann bets ${D}60`,
      "Cy folds",
      `Uncalled bet of ${D}60 returned to Ann`,
      "Ann mucks",
      `Ann wins the pot (${D}92)`,
      "*** SUMMARY ***",
      `Total pot ${D}95 | Rake ${D}3`,
      "Board: [2c 7d Jh]",
      `Seat 1: Ann (small blind) collected (${D}92), mucked`,
      "Seat 2: Bo folds (big blind) folded before the Flop",
      "Seat 3: Cy (button) folded on the Flop",
      "Seat 4: Di is sitting out",
      "Seat 5: Ed is sitting out",
    ),
  );
  test("only players who were dealt in have a seat", () => expect(record.seats.map(({ name }) => name)).toEqual(["Ann", "Bo folds", "Cy"]));
  test("what the first line says", () => {
    expect(record).toMatchObject({ format: "fulltilt", id: "12", game: "holdem", betting: "no-limit", currency: "USD", scale: 100 });
    expect(record).toMatchObject({ table: "Oak (6 max)", when: "00:23:11 ET - 2010/01/06", tournament: false, unknown: [] });
  });
  test("chips that are added do not play in the hand, a dead blind is dead", () => {
    expect(moneyOf(record)).toEqual({ put: [10_000, 1000, 4500], returned: [6000, 0, 0], collected: [9200, 0, 0] });
    expect(record.events.filter((event) => event.do === "post").map(({ kind }) => kind)).toEqual([
      "small-blind",
      "big-blind",
      "dead",
      "post",
    ]);
    expect(addsUp(record)).toBe(true);
  });
});

test("a capped hand whose river is run twice", () => {
  const record = readOne(
    hand(
      `Full Tilt Poker Game #13: Table Oak (6 max) - CAP NL Hold'em - ${D}5/${D}10 - 00:23:11 ET - 2010/01/06`,
      ...TABLE,
      `Ann posts the small blind of ${D}5`,
      `Bo folds posts the big blind of ${D}10`,
      "The button is in seat #5",
      "*** HOLE CARDS ***",
      "Ed folds",
      `Ann raises to ${D}300, and is capped`,
      `Bo folds calls ${D}290, and is capped`,
      "Ann shows [Ah Ad]",
      "Bo folds shows [Kh Kd]",
      `*** FLOP *** [2c 7d Jh] (Total Pot: ${D}600, 2 Players, 2 All-In)`,
      `*** TURN *** [2c 7d Jh] [3s] (Total Pot: ${D}600, 2 Players, 2 All-In)`,
      `*** RIVER 1 *** [2c 7d Jh 3s] [4s] (Total Pot: ${D}600, 2 Players, 2 All-In)`,
      `*** RIVER 2 *** [2c 7d Jh 3s] [Ks] (Total Pot: ${D}600, 2 Players, 2 All-In)`,
      "*** SHOW DOWN 1 ***",
      "Ann shows a pair of Aces",
      "Bo folds shows a pair of Kings",
      "*** SHOW DOWN 2 ***",
      "Ann shows a pair of Aces",
      "Bo folds shows three of a kind, Kings",
      `Ann wins pot 1 (${D}299) with a pair of Aces`,
      `Bo folds wins pot 2 (${D}299) with three of a kind, Kings`,
      "*** SUMMARY ***",
      `Total pot ${D}600 | Rake ${D}2`,
      "*** SUMMARY 1 ***",
      `Pot 1 ${D}299`,
      "Board: [2c 7d Jh 3s 4s]",
      `Seat 1: Ann (small blind) showed [Ah Ad] and won (${D}299) with a pair of Aces`,
      "*** SUMMARY 2 ***",
      `Pot 2 ${D}299`,
      "Board: [2c 7d Jh 3s Ks]",
    ),
  );
  expect(record).toMatchObject({ cap: 30_000, unknown: [] });
  expect(record.events.flatMap((event) => (event.do === "board" ? [[event.run, makeCards(event.cards)]] : []))).toEqual([
    [0, "2c7dJh"],
    [0, "3s"],
    [0, "4s"],
    [1, "Ks"],
  ]);
  expect(record.events.filter((event) => event.do === "collect")).toMatchObject([
    { seat: 0, run: 0 },
    { seat: 1, run: 1 },
  ]);
  expect(record.events.filter((event) => event.do === "show")).toHaveLength(2);
  expect(addsUp(record)).toBe(true);
});

test("stud: antes, the low card, the completion, and cards that only the summary names", () => {
  const record = readOne(
    hand(
      `Full Tilt Poker Game #14: Table Oak - ${D}2/${D}4 Ante ${D}0.40 - Limit Stud H/L - 13:14:27 ET - 2010/06/10`,
      ...TABLE,
      `Ann antes ${D}0.40`,
      `Cy antes ${D}0.40`,
      "*** 3RD STREET ***",
      "Dealt to Ann [Ac 9h] [3s]",
      "Dealt to Cy [2c]",
      "Cy is low with [2c]",
      `Cy brings in for ${D}0.50`,
      `Ann completes it to ${D}2`,
      `Cy calls ${D}1.50`,
      "*** 4TH STREET ***",
      "Dealt to Ann [Ac 9h 3s] [4d]",
      "Dealt to Cy [2c] [5d]",
      "Ann checks",
      "Cy checks",
      "Cy shows a pair of Twos",
      "Ann mucks",
      `Cy wins the high pot (${D}2.40) with a pair of Twos`,
      `Cy wins the low pot (${D}2.40) with 7,5,4,3,2`,
      "*** SUMMARY ***",
      `Total pot ${D}4.80 | Rake ${D}0`,
      "Seat 1: Ann mucked [Ac 9h 3s 4d] - a pair",
      `Seat 3: Cy showed [2c 2d 7h 5d] and won (${D}4.80) with a pair of Twos`,
    ),
  );
  expect(record).toMatchObject({ game: "stud8", stakes: { ante: 40, bringIn: 50, smallBet: 200, bigBet: 400 } });
  expect(record.events.filter((event) => event.do === "deal")[0]).toMatchObject({ seat: 0, cards: [48, 30, 7], up: [false, false, true] });
  expect(record.events.filter((event) => event.do === "show")).toMatchObject([{ seat: 1, cards: [0, 1, 22, 13] }]);
  expect(record.events.filter((event) => event.do === "muck")).toMatchObject([{ seat: 0, cards: [48, 30, 7, 9] }]);
  expect(addsUp(record)).toBe(true);
});

test("a tournament, draws, and side pots", () => {
  const record = readOne(
    hand(
      "Full Tilt Poker Game #15: 9 Sit & Go (Turbo) (77), Table 1 - 1,000/2,000 - Limit 2-7 Triple Draw - 11:57:01 CET - 2010/06/29 [05:57:01 ET - 2010/06/29]",
      "Seat 1: Ann (9,000)",
      "Seat 2: Bo (3,000)",
      "Seat 3: Cy (9,000)",
      "Ann posts the small blind of 500",
      "Bo posts the big blind of 1,000",
      "The button is in seat #3",
      "*** HOLE CARDS ***",
      "Dealt to Ann [2s 3s 4s 5d Kd]",
      "Cy raises to 2,000",
      "Ann raises to 3,000",
      "Bo calls 2,000, and is all in",
      "Cy calls 1,000",
      "*** FIRST DRAW *** (Total Pot: 9,000, 3 Players, 1 All-In)",
      "Ann discards 1 card [Kd]",
      "Dealt to Ann [2s 3s 4s 5d] [7d]",
      "Bo stands pat",
      "Cy discards 2 cards",
      "Cy is dealt 2 cards",
      "Ann bets 1,000",
      "Cy calls 1,000",
      "*** SHOW DOWN ***",
      "Ann shows [2s 3s 4s 5d 7d] 7,5,4,3,2",
      "Cy mucks",
      "Ann wins the side pot (2,000) with 7,5,4,3,2",
      "Ann wins the main pot (9,000) with 7,5,4,3,2",
      "*** SUMMARY ***",
      "Total pot 11,000 Main pot 9,000. Side pot 2,000. | Rake 0",
    ),
  );
  expect(record).toMatchObject({
    tournament: true,
    scale: 1,
    draws: 3,
    game: "27",
    extra: { event: "9 Sit & Go (Turbo) (77)" },
    table: "1",
  });
  expect(record.events.filter((event) => event.do === "collect")).toMatchObject([{ pot: 1 }, { pot: 0 }]);
  expect(record.result).toMatchObject({ totalPot: 11_000, pots: [9000, 2000] });
  expect(record.events.filter((event) => event.do === "deal").at(-1)).toMatchObject({ seat: 2, cards: [null, null] });
  expect(addsUp(record)).toBe(true);
});

test("what cannot be read", () => {
  const title = `Full Tilt Poker Game #1: Table Oak - NL Hold'em - ${D}5/${D}10 - 00:23:11 ET - 2010/01/06`;
  expect(problemOf("Full Tilt Poker Game #1: Table Oak - Chess - 1/2")).toMatchObject({ code: "VARIANT_UNKNOWN" });
  expect(problemOf("Full Tilt Poker Game #1: Table Oak - NL Hold'em - lots")).toEqual({ code: "FIELD_MISSING", at: 1, field: "stakes" });
  expect(problemOf(hand(title, ...TABLE, "Zed folds"))).toEqual({ code: "PLAYER_UNKNOWN", at: 7, text: "Zed" });
  expect(problemOf(hand(title, ...TABLE, "Ann bets money"))).toMatchObject({ code: "ACTION_UNREADABLE", at: 7 });
  expect(problemOf(hand(title, ...TABLE, "Ann dances", "Ann folds"))).toMatchObject({ code: "RECORD_CUT" });
});
