import { expect, test } from "vitest";
import { makeCards } from "../../cards/index.ts";
import type { RecordEvent } from "../record.ts";
import { addsUp, DOLLAR as D, EURO as E, moneyOf, readOne } from "./text.oracle.ts";

const CASH = (game: string, stakes: string): string => `PokerStars Hand #77:  ${game} (${stakes}) - 2024/05/06 7:08:09 ET`;
const hand = (...lines: string[]): string => lines.join("\n");
const said = (events: readonly RecordEvent[], what: string): RecordEvent[] => events.filter((event) => event.do === what);

test("all-in before the flop with side pots, rake, and hands thrown away", () => {
  const record = readOne(
    hand(
      CASH("Omaha Hi/Lo Pot Limit", `${E}1/${E}2 EUR`),
      "Table 'T' 6-max Seat #3 is the button",
      `Seat 1: A (${E}10 in chips)`,
      `Seat 2: B (${E}30 in chips)`,
      `Seat 3: C (${E}50 in chips)`,
      `A: posts small blind ${E}1`,
      `B: posts big blind ${E}2`,
      "*** HOLE CARDS ***",
      `C: raises ${E}5 to ${E}7`,
      `A: raises ${E}3 to ${E}10 and is all-in`,
      `B: raises ${E}20 to ${E}30 and is all-in`,
      `C: calls ${E}23`,
      "*** FLOP *** [2c 7d Jh]",
      "*** TURN *** [2c 7d Jh] [3s]",
      "*** RIVER *** [2c 7d Jh 3s] [4s]",
      "*** SHOW DOWN ***",
      "B: shows [As 2s Kd Kh] (HI: a pair of Kings; LO: 7,4,3,2,A)",
      "C: mucks hand",
      `B collected ${E}39 from side pot`,
      "A: shows [Qs Qd 9c 9d] (HI: a pair of Queens)",
      `B collected ${E}14.50 from main pot`,
      `B collected ${E}14.50 from main pot`,
      "No low hand qualified",
      "*** SUMMARY ***",
      `Total pot ${E}70 Main pot ${E}29. Side pot ${E}39. | Rake ${E}2`,
      "Board [2c 7d Jh 3s 4s]",
      "Seat 1: A (small blind) showed [Qs Qd 9c 9d] and lost with HI: a pair of Queens",
      `Seat 2: B (big blind) showed [As 2s Kd Kh] and won (${E}68) with HI: a pair of Kings; LO: 7,4,3,2,A`,
      "Seat 3: C (button) mucked [Ad Ac 8h 8s]",
    ),
  );
  expect(record).toMatchObject({ game: "omaha8", betting: "pot-limit", currency: "EUR", unknown: [] });
  expect(record.result).toEqual({ totalPot: 7000, pots: [2900, 3900], rake: 200, finishing: null });
  expect(said(record.events, "collect").map((event) => "pot" in event && [event.pot, event.amount])).toEqual([
    [1, 3900],
    [0, 1450],
    [0, 1450],
  ]);
  expect(said(record.events, "muck")).toMatchObject([{ seat: 2, cards: [49, 48, 26, 27] }]);
  expect(addsUp(record)).toBe(true);
});

test("a board that is run twice from the turn on, and a capped bet", () => {
  const record = readOne(
    hand(
      CASH("Hold'em No Limit", `${D}1/${D}2 - ${D}40 Cap -  USD`),
      "Table 'T' 6-max Seat #2 is the button",
      `Seat 1: A (${D}100 in chips)`,
      `Seat 2: B (${D}100 in chips)`,
      `B: posts small blind ${D}1`,
      `A: posts big blind ${D}2`,
      "*** HOLE CARDS ***",
      `B: calls ${D}1`,
      "A: checks",
      "*** FLOP *** [2c 7d Jh]",
      `A: bets ${D}38 and has reached the ${D}40 cap`,
      `B: calls ${D}38 and has reached the ${D}40 cap`,
      "*** FIRST TURN *** [2c 7d Jh] [3s]",
      "*** FIRST RIVER *** [2c 7d Jh 3s] [4s]",
      "*** SECOND TURN *** [2c 7d Jh] [8s]",
      "*** SECOND RIVER *** [2c 7d Jh 8s] [Ks]",
      "*** FIRST SHOW DOWN ***",
      "A: shows [Jd 5c] (a pair of Jacks)",
      "B: shows [Kd Qd] (high card King)",
      `A collected ${D}39.50 from pot`,
      "*** SECOND SHOW DOWN ***",
      "A: shows [Jd 5c] (a pair of Jacks)",
      "B: shows [Kd Qd] (a pair of Kings)",
      `B collected ${D}39.50 from pot`,
      "*** SUMMARY ***",
      `Total pot ${D}80 | Rake ${D}1`,
      "Hand was run twice",
      "FIRST Board [2c 7d Jh 3s 4s]",
      "SECOND Board [2c 7d Jh 8s Ks]",
    ),
  );
  expect(record).toMatchObject({ cap: 4000, unknown: [] });
  const boards = record.events.flatMap((event) => (event.do === "board" ? [[event.run, makeCards(event.cards)]] : []));
  expect(boards).toEqual([
    [0, "2c7dJh"],
    [0, "3s"],
    [0, "4s"],
    [1, "8sKs"],
  ]);
  expect(said(record.events, "street")).toMatchObject([{ street: 0 }, { street: 1 }, { street: 2 }, { street: 3 }]);
  expect(said(record.events, "collect")).toMatchObject([{ run: 0 }, { run: 1 }]);
  expect(addsUp(record)).toBe(true);
});

test("six-plus with a button blind, Courchevel's open card, and games that nobody ranks here", () => {
  const table = (head: string, ...lines: string[]): ReturnType<typeof readOne> =>
    readOne(
      hand(
        head,
        "Table 'T' 6-max Seat #2 is the button",
        "Seat 1: A (90 in chips)",
        "Seat 2: B (90 in chips)",
        ...lines,
        "A collected 6 from pot",
      ),
    );
  const short = table(
    CASH("6+ Hold'em No Limit", `Button Blind ${D}2 - Ante ${D}2 USD`),
    "A: posts the ante 2",
    "B: posts the ante 2",
    "B: posts button blind 2",
  );
  expect(short).toMatchObject({ game: "short", stakes: { smallBlind: 0, bigBlind: 200, ante: 200, minBet: 200 } });
  expect(said(short.events, "post").at(-1)).toMatchObject({ kind: "button-blind", seat: 1, amount: 200 });

  const open = table(
    CASH("Courchevel Pot Limit", "1/2"),
    "B: posts small blind 1",
    "A: posts big blind 2",
    "*** HOLE CARDS *** [2s]",
    "B: calls 1",
    "A: checks",
    "*** FLOP *** [2s] [2s3d 3c]",
  );
  expect(open.events.flatMap((event) => (event.do === "board" ? [makeCards(event.cards)] : []))).toEqual(["2s", "3d3c"]);
  expect(open.game).toBe("omaha5");
  expect(table(CASH("5 Card Omaha Hi/Lo Pot Limit", "1/2"), "A: posts big blind 2", "B: posts small blind 1")).toMatchObject({
    game: null,
  });
});

test("money beside the pot changes no pot, and a pot that was sold is still the winner's", () => {
  const record = readOne(
    hand(
      CASH("Hold'em No Limit", "1/2"),
      "Table 'T' Seat #2 is the button",
      "Seat 1: A (10 in chips)",
      "Seat 2: B (10 in chips)",
      "B: posts small blind 1",
      "A: posts big blind 2",
      "*** HOLE CARDS ***",
      "B: raises 8 to 10 and is all-in",
      "A: calls 8 and is all-in",
      "A: shows [Ah Ad]",
      "B: shows [Kh Kd]",
      "*** FLOP *** [2c 7d Jh]",
      "*** TURN *** [2c 7d Jh] [3s]",
      "*** RIVER *** [2c 7d Jh 3s] [4s]",
      "A cashed out the hand for 15 | Cash Out Fee 0.10",
      "*** SUMMARY ***",
      "Total pot 20 | Rake 1",
      "Seat 1: A (big blind) showed [Ah Ad] and won (19) with a pair of Aces (pot not awarded as player cashed out)",
      "Seat 2: B (button) (small blind) showed [Kh Kd] and lost with a pair of Kings",
    ),
  );
  expect(record.unknown).toEqual([]);
  expect(moneyOf(record).collected).toEqual([19, 0]);
});
