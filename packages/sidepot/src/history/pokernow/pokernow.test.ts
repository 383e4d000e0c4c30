import { describe, expect, test } from "vitest";
import { makeCards } from "../../cards/index.ts";
import { readPhh } from "../phh/read.ts";
import type { HandRecord, RecordEvent } from "../record.ts";
import { writeCell } from "./csv.ts";
import { readPokerNow } from "./read.ts";
import { writePokerNow } from "./write.ts";

/** A log of entries that are told oldest first, as the file has them: newest first. */
const log = (...entries: string[]): string =>
  [
    "entry,at,order",
    ...entries
      .map((text, i) => `${writeCell(text)},2024-01-15T20:30:0${i % 10}.000Z,1705350600000${String(i).padStart(3, "0")}`)
      .toReversed(),
  ].join("\n");

const A = '"Ann @ a-1"';
const B = '"B @ B @ b_2"';
const C = '"and go all in @ c3"';
const START = `-- starting hand #7 (id: xy12)  No Limit Texas Hold'em (dealer: ${C}) --`;
const STACKS = `Player stacks: #2 ${A} (100) | #4 ${B} (80) | #9 ${C} (50)`;
const BLINDS = [`${A} posts a small blind of 1`, `${B} posts a big blind of 2`];
const END = "-- ending hand #7 --";
const hand = (...entries: string[]): string => log(START, STACKS, ...BLINDS, ...entries, END);

function read(text: string): HandRecord {
  const [first] = readPokerNow(text);
  if (!first?.ok) throw new Error(JSON.stringify(first));
  return first.value;
}

const told = (events: readonly RecordEvent[]): string[] =>
  events.map((e) => {
    const who = "seat" in e ? ` ${e.seat}` : "";
    const kind = e.do === "post" ? ` ${e.kind}` : "";
    const what = "street" in e ? ` ${e.street}` : "to" in e ? ` to ${e.to}` : "amount" in e ? ` ${e.amount}` : "";
    const run = "run" in e && e.run !== null ? ` run ${e.run}` : "";
    const cards = "cards" in e && e.cards?.length ? ` ${e.cards.map((c) => (c === null ? "??" : makeCards([c]))).join("")}` : "";
    return `${e.do}${who}${kind}${what}${run}${cards}`;
  });

const withoutLines = (record: HandRecord): unknown => ({
  ...record,
  events: record.events.map((event) => ({ ...event, at: 0 })),
  unknown: record.unknown.map((line) => ({ ...line, at: 0 })),
});

/** Writes the first hand of a log and reads it again. */
function again(text: string): void {
  const record = read(text);
  const first = writePokerNow([record]);
  expect(first).toMatchObject({ ok: true });
  if (!first.ok) return;
  expect(withoutLines(read(first.value))).toEqual(withoutLines(record));
  expect(writePokerNow([read(first.value)])).toEqual(first);
}

describe("a hand", () => {
  const text = hand(
    "Your hand is 10♥, 9♥",
    `${C} raises to 6`,
    `${A} folds`,
    `${B} raises to 80 and go all in`,
    `${C} calls 50 and go all in`,
    `Uncalled bet of 30 returned to ${B}`,
    "Flop:  [2♣, 3♦, 10♠]",
    "Turn: 2♣, 3♦, 10♠ [K♥]",
    "River: 2♣, 3♦, 10♠, K♥ [A♥]",
    `${C} shows a 10♥, 9♥.`,
    `${B} shows a A♠, A♦.`,
    `${B} collected 101 from pot with Three of a Kind, A's (combination: A♠, A♦, A♥, K♥, 10♠)`,
  );
  const record = read(text);

  test("every amount is the street's total, a call's too", () =>
    expect(told(record.events)).toEqual([
      ...["post 0 small-blind 1", "post 1 big-blind 2", "deal 2 Th9h", "street 0", "raise 2 to 6", "fold 0", "raise 1 to 80", "call 2 44"],
      ...["returned 1 30", "board run 0 2c3dTs", "street 1", "board run 0 Kh", "street 2", "board run 0 Ah", "street 3"],
      ...["show 2 Th9h", "show 1 AsAd", "collect 1 101"],
    ]));

  test("names are read between the quotes, whatever they say", () =>
    expect(record.seats).toEqual([
      { name: "Ann", label: 2, stack: 100 },
      { name: "B @ B", label: 4, stack: 80 },
      { name: "and go all in", label: 9, stack: 50 },
    ]));

  test("what it is, and its stakes", () => {
    expect(record).toMatchObject({ id: "7", game: "holdem", betting: "no-limit", scale: 1, when: "2024-01-15T20:30:00.000Z", unknown: [] });
    expect(record.stakes).toMatchObject({ smallBlind: 1, bigBlind: 2, ante: 0, minBet: 2 });
  });

  test("events name the line that they come from", () => expect(record.events[0]?.at).toBe(16));
  test("is the same again", () => again(text));
});

describe("what players post", () => {
  test("a straddle, a missed big blind, and a small blind that is dead", () => {
    const text = hand(
      `${C} posts a straddle of 4`,
      `${A} posts a missing small blind of 1`,
      `${A} posts a missed big blind of 2`,
      `${C} checks`,
    );
    expect(told(read(text).events).slice(2, 5)).toEqual(["post 2 straddle 4", "post 0 dead 1", "post 0 post 2"]);
    again(text);
  });

  test("the second big blind is a player's who comes in", () => {
    const text = hand(`${C} posts a big blind of 2`);
    expect(told(read(text).events)[2]).toBe("post 2 post 2");
    again(text);
  });

  test("a blind that takes the whole stack leaves the stakes as the log set them", () => {
    const changed = ["The game's small blind was changed from 1 to 5.", "The game's big blind was changed from 2 to 100."];
    const text = log(
      ...changed,
      START,
      STACKS,
      `${A} posts a small blind of 5`,
      `${B} posts a big blind of 80 and go all in `,
      `${C} folds`,
      END,
    );
    expect(read(text).stakes).toMatchObject({ smallBlind: 5, bigBlind: 100 });
    again(text);
  });

  test("antes of all are matched, one for all is dead", () => {
    const all = hand(`${A} posts an ante of 1`, `${B} posts an ante of 1`, `${C} posts an ante of 1`);
    expect(read(all)).toMatchObject({ antesLive: true, stakes: { ante: 1 } });
    again(all);
    expect(read(hand(`${B} posts an ante of 2`))).toMatchObject({ antesLive: false, stakes: { ante: 0 } });
  });

  test("a bomb pot has no betting before the flop", () => {
    const bomb = [`${A} posts a bet of 5 (bomb pot bet)`, `${B} calls 5 (bomb pot bet)`, `${C} calls 5 (bomb pot bet)`];
    const text = log(START, STACKS, ...bomb, "Flop:  [2♣, 3♦, 4♠]", `${A} bets 10`, END);
    expect(told(read(text).events)).toEqual([
      ...["post 0 post 5", "post 1 post 5", "post 2 post 5", "street 0", "board run 0 2c3d4s", "street 1", "bet 0 to 10"],
    ]);
    again(text);
  });
});

describe("two boards", () => {
  const shown = [`${A} calls 2`, `${B} checks`, "Flop:  [2♣, 3♦, 4♠]"];

  test("run twice from the turn: the second run shares the flop", () => {
    const text = hand(
      ...shown,
      "Remaining players decide whether to run it twice.",
      `${A} chooses to  run it twice.`,
      "All players in hand choose to run it twice.",
      "Turn: 2♣, 3♦, 4♠ [5♥]",
      "Turn (second run): 2♣, 3♦, 4♠ [6♥]",
      "River: 2♣, 3♦, 4♠, 5♥ [7♥]",
      "River (second run): 2♣, 3♦, 4♠, 6♥ [8♥]",
      `${A} collected 2 from pot with Pair, 9's (combination: 9♥, 9♠, K♠, J♥, 10♦)`,
      `${B} collected 2 from pot with Flush, Qs High on the second run  (combination: Q♠, 10♠, 7♠, 5♠, 4♠)`,
    );
    const record = read(text);
    expect(told(record.events).slice(7)).toEqual([
      ...["board run 0 5h", "street 2", "board run 1 2c3d4s", "board run 1 6h", "board run 0 7h", "street 3", "board run 1 8h"],
      ...["collect 0 2", "collect 1 2 run 1"],
    ]);
    expect(record.unknown).toEqual([]);
    again(text);
  });

  test("a second board from the flop on, with betting between", () => {
    const text = hand(
      ...shown,
      "Flop (second board):  [9♣, 9♦, 9♠]",
      `${A} bets 4`,
      `${B} calls 4`,
      "Turn: 2♣, 3♦, 4♠ [5♥]",
      "Turn (second board): 9♣, 9♦, 9♠ [6♥]",
    );
    expect(told(read(text).events).slice(5)).toEqual([
      ...["board run 0 2c3d4s", "street 1", "board run 1 9c9d9s", "bet 0 to 4", "call 1 4", "board run 0 5h", "street 2", "board run 1 6h"],
    ]);
    again(text);
  });
});

describe("whose cards the log tells", () => {
  test("are nobody's where nobody shows them", () => {
    const text = hand("Your hand is A♠, K♠", `${C} folds`);
    expect(read(text).extra).toMatchObject({ "your hand": "A♠, K♠" });
    expect(told(read(text).events).join()).not.toContain("deal");
    again(text);
  });

  test("are told once; a second time is something that nobody knows", () =>
    expect(read(hand("Your hand is A♠, K♠", "Your hand is A♥, K♥")).unknown.map((line) => line.text)).toEqual(["Your hand is A♥, K♥"]));

  test("cards that are shown after the hand, one by one, belong to it", () => {
    const text = log(START, STACKS, ...BLINDS, "Your hand is A♠, K♠", `${C} folds`, END, `${C} shows a A♠.`, `${C} shows a K♠.`);
    expect(told(read(text).events).slice(2)).toEqual(["deal 2 AsKs", "street 0", "fold 2", "show 2 As", "show 2 Ks"]);
    again(text);
  });
});

describe("the button", () => {
  test("at an empty seat: who posts the small blind is first", () => {
    const text = hand(`${C} folds`).replace(/\(dealer: .*?\) --/, "(dead button) --");
    expect(read(text).seats.map((s) => s.name)).toEqual(["Ann", "B @ B", "and go all in"]);
    again(text);
  });

  test("at an empty seat, with a dead small blind: who posts the big one", () => {
    const text = log(
      START.replace(/\(dealer: .*\) --/, "(dead button) --"),
      STACKS,
      "Dead Small Blind",
      `${B} posts a big blind of 2`,
      `${C} folds`,
      END,
    );
    expect(read(text).seats.map((s) => s.name)).toEqual(["B @ B", "and go all in", "Ann"]);
    again(text);
  });
});

describe("logs of an evening", () => {
  const quiet = [
    'The player "D @ d" joined the game with a stack of 100.',
    'The player "D @ d" stand up with the stack of 100.',
    'The player "D @ d" sit back with the stack of 100.',
    'The player "D @ d" quits the game with a stack of 100.',
    'WARNING: the admin queued the stack change for the player "D @ d" adding 5 chips in the next hand.',
    'The admin "Ann @ a-1" forced the player "D @ d" to away mode in the next hand.',
    '"D @ d" will be playing on table #2 (ID: pglX_1).',
    "Game entering in a break returning in 5 minutes.",
    "Game Config Changes\nBomb Pot: off » on",
    "Undealt cards:  [2♥]",
  ];

  test("several hands, with comings and goings between and several lines in an entry", () => {
    const second = [START.replace("#7", "#8"), STACKS, ...BLINDS, `${C} folds`, "-- ending hand #8 --"];
    const text = log(...quiet, START, STACKS, ...BLINDS, ...quiet, `${C} folds`, END, ...quiet, ...second, ...quiet);
    const read = readPokerNow(text);
    expect(read.map((r) => r.ok && [r.value.id, r.value.unknown])).toEqual([
      ["7", []],
      ["8", []],
    ]);
    const records = read.flatMap((r) => (r.ok ? [r.value] : []));
    const written = writePokerNow(records);
    expect(readPokerNow(written.ok ? written.value : "").map((r) => r.ok && withoutLines(r.value))).toEqual(records.map(withoutLines));
  });

  test("a player whose id changes in the middle of a hand", () =>
    expect(
      told(read(hand(`The player ${C} changed the ID from c3 to c9 because authenticated login.`, '"and go all in @ c9" folds')).events).at(
        -1,
      ),
    ).toBe("fold 2"));

  test("entries that nobody knows are reported, not skipped: a side bet is one", () => {
    const text = hand(`${A} paid 5 for the 7-2 bounty to ${B}`, `${B} collected 10 from the 7-2 bounty`, "Something new");
    expect(read(text).unknown.map((line) => line.text)).toEqual([
      ...[`${A} paid 5 for the 7-2 bounty to ${B}`, `${B} collected 10 from the 7-2 bounty`, "Something new"],
    ]);
    again(text);
  });

  test("hundredths, and commas between thousands", () => {
    const text = hand(`${C} raises to 6.00`).replace("(100)", "(1,000.50)");
    expect(read(text)).toMatchObject({ scale: 100, seats: [{ stack: 100_050 }, { stack: 8000 }, { stack: 5000 }] });
    again(text);
  });

  test("a log without numbers, newest first or oldest first", () => {
    const rows = [START, STACKS, ...BLINDS, `${C} folds`, END].map(writeCell);
    const oldest = ["entry", ...rows].join("\r\n");
    const newest = ["entry", ...rows.toReversed()].join("\r\n");
    expect(told(read(oldest).events)).toEqual(told(read(newest).events));
  });

  test("the log begins and ends in the middle of hands", () => {
    const text = log(`${A} folds`, END, START, STACKS, ...BLINDS, `${C} folds`, END, START, STACKS, `${A} posts a small blind of 1`);
    expect(readPokerNow(text).map((r) => (r.ok ? r.value.id : r.error.code))).toEqual(["RECORD_CUT", "7", "RECORD_CUT"]);
  });
});

describe("what cannot be read says why", () => {
  test.each<[string, string, object]>([
    ["another table", "a,b\n1,2\n", { code: "FORMAT_UNKNOWN" }],
    ["nothing", "", { code: "FORMAT_UNKNOWN" }],
    ["no hand", "entry,at,order\nhello,x,1\n", { code: "RECORD_CUT", at: 0 }],
    ["no stacks", log(START, END), { code: "FIELD_MISSING", field: "Player stacks" }],
    ["stacks that are none", log(START, `Player stacks: #1 ${A} (x)`, END), { code: "FIELD_INVALID", field: "Player stacks" }],
    ["one player twice", log(START, `Player stacks: #1 ${A} (1) | #2 ${A} (1)`, END), { code: "FIELD_INVALID" }],
    ["a first line that is none", log("-- starting hand #x --", STACKS, END), { code: "FIELD_INVALID", field: "starting hand" }],
    ["a stranger", hand('"Eve @ e" folds'), { code: "PLAYER_UNKNOWN" }],
    ["a total that falls", hand(`${B} calls 1`), { code: "ACTION_UNREADABLE" }],
    ["three decimals", hand(`${C} raises to 6.005`), { code: "AMOUNT_UNREADABLE", text: "6.005" }],
  ])("%s", (_name, text, error) => expect(readPokerNow(text)[0]).toMatchObject({ ok: false, error }));
});

describe("hands of other formats", () => {
  const [phh] = readPhh(
    "variant='PO'\nantes=[0,0,0]\nblinds_or_straddles=[1,2,4]\nmin_bet=2\nstarting_stacks=[50,10,20]\nplayers=['A','B','C \"the\" D']\nactions=['d dh p1 AsKsQsJs','d dh p2 ????????','p1 cc','p2 cbr 10','p3 f','p1 cc','d db 2c3c4c5c6c','p1 sm -','p2 sm']",
  );

  test("are written with totals, and a line for each street", () => {
    const written = phh?.ok ? writePokerNow([phh.value]) : phh;
    expect(told(read(written?.ok ? (written.value as string) : "").events)).toEqual([
      ...[
        "post 0 small-blind 1",
        "post 1 big-blind 2",
        "post 2 straddle 4",
        "deal 0 AsKsQsJs",
        "street 0",
        "call 0 3",
        "raise 1 to 10",
        "fold 2",
        "call 0 6",
      ],
      ...["board run 0 2c3c4c", "street 1", "board run 0 5c", "street 2", "board run 0 6c", "street 3", "show 0 AsKsQsJs"],
    ]);
  });

  test("of games that no log names are refused", () =>
    expect(phh?.ok && writePokerNow([{ ...phh.value, game: "badugi" }])).toMatchObject({ ok: false, error: { code: "VARIANT_UNKNOWN" } }));
});
