import { describe, expect, test } from "vitest";
import { makeCards } from "../../cards/index.ts";
import type { RecordEvent } from "../record.ts";
import { addsUp, DOLLAR as D, EURO as E, moneyOf, problemOf, readOne } from "./text.oracle.ts";

const CASH = (game: string, stakes: string): string => `PokerStars Hand #77:  ${game} (${stakes}) - 2024/05/06 7:08:09 ET`;
const hand = (...lines: string[]): string => lines.join("\n");
const said = (events: readonly RecordEvent[], what: string): RecordEvent[] => events.filter((event) => event.do === what);

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
  const posts = (...lines: string[]): unknown[] =>
    readOne(
      hand(
        CASH("Hold'em No Limit", "5/10"),
        "Table 'T' Seat #9 is the button",
        ...["A", "B", "C", "D", "E"].map((name, i) => `Seat ${[1, 2, 3, 4, 9][i]}: ${name} (${name === "E" ? 12 : 500} in chips)`),
        ...lines,
        "*** HOLE CARDS ***",
        "A collected 1 from pot",
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
