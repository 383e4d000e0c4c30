import { describe, expect, test } from "vitest";
import { makeCards } from "../../cards/index.ts";
import type { HandRecord, RecordEvent } from "../record.ts";
import { readPhh } from "./read.ts";

/** A three-handed hold'em hand, with what a test changes in it. */
const hand = (changes: Record<string, string | null> = {}): string => {
  const fields: Record<string, string | null> = {
    ...{ variant: "'NT'", antes: "[0, 0, 0]", blinds_or_straddles: "[1, 2, 0]", min_bet: "2", starting_stacks: "[100, 100, 100]" },
    actions: "['d dh p1 AsKs', 'd dh p2 ????', 'd dh p3 2c2d', 'p3 f', 'p1 cc', 'p2 cc', 'd db 3c4c5c', 'p1 cbr 4', 'p2 f']",
    ...changes,
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key} = ${value}\n`)
    .join("");
};

function read(text: string): HandRecord {
  const [first] = readPhh(text);
  if (!first?.ok) throw new Error(JSON.stringify(first));
  return first.value;
}

const problem = (text: string): unknown => {
  const [first] = readPhh(text);
  return first?.ok ? "read" : first?.error;
};

/** Events as short texts, posts left out. */
const told = (events: readonly RecordEvent[]): string[] =>
  events
    .filter((e) => e.do !== "post")
    .map((e) => {
      const who = "seat" in e ? ` ${e.seat}` : "";
      const what = "street" in e ? ` ${e.street}` : "to" in e ? ` ${e.to}` : "";
      const cards = "cards" in e && e.cards?.length ? ` ${e.cards.map((c) => (c === null ? "??" : makeCards([c]))).join("")}` : "";
      return `${e.at} ${e.do}${who}${what}${cards}`;
    });

const posts = (text: string): string[] =>
  read(text)
    .events.filter((e) => e.do === "post")
    .map((e) => `${e.seat} ${e.kind} ${e.amount}`);

test("a hand, its streets and its stakes", () => {
  const record = read(hand());
  expect(told(record.events)).toEqual([
    "1 deal 0 AsKs",
    "2 deal 1 ????",
    "3 deal 2 2c2d",
    "3 street 0",
    "4 fold 2",
    "5 check-or-call 0",
    "6 check-or-call 1",
    "7 board 3c4c5c",
    "7 street 1",
    "8 bet 0 4",
    "9 fold 1",
  ]);
  expect(record).toMatchObject({ format: "phh", game: "holdem", betting: "no-limit", scale: 1, antesLive: false, unknown: [], extra: {} });
  expect(record.stakes).toEqual({ smallBlind: 1, bigBlind: 2, ante: 0, bringIn: null, smallBet: null, bigBet: null, minBet: 2 });
  expect(record.seats.map((s) => s.name)).toEqual(["p1", "p2", "p3"]);
});

describe("what is posted", () => {
  test("antes first, then blinds, as far as stacks go", () =>
    expect(posts(hand({ antes: "[1, 1, 1]", starting_stacks: "[1, 2, 9]" }))).toEqual([
      "0 ante 1",
      "1 ante 1",
      "2 ante 1",
      "1 big-blind 1",
    ]));
  test("heads-up the first player posts the big blind", () =>
    expect(posts(hand({ antes: "[0, 3]", blinds_or_straddles: "[1, 2]", starting_stacks: "[50, 50]", actions: "[]" }))).toEqual([
      "0 ante 3",
      "1 small-blind 1",
      "0 big-blind 2",
    ]));
  test("the big blind antes for all", () => {
    expect(posts(hand({ antes: "[0, 2, 0]" }))).toEqual(["1 ante 2", "0 small-blind 1", "1 big-blind 2"]);
    expect(read(hand({ antes: "[0, 2, 0]" })).stakes.ante).toBe(0);
  });
  test("a straddle, and a blind of a player who comes in", () => {
    expect(posts(hand({ blinds_or_straddles: "[1, 2, 4]" }))[2]).toBe("2 straddle 4");
    expect(posts(hand({ blinds_or_straddles: "[1, 2, 2]" }))[2]).toBe("2 post 2");
  });
  test("short deck: the button alone posts", () => {
    const text = hand({ variant: "'NS'", antes: "[1, 1, 1]", blinds_or_straddles: "[0, 0, 2]" });
    expect(posts(text)).toEqual(["0 ante 1", "1 ante 1", "2 ante 1", "2 button-blind 2"]);
    expect(read(text).stakes).toMatchObject({ smallBlind: 0, bigBlind: 2, ante: 1 });
  });
});

describe("where streets begin", () => {
  test("run-out cards after the shows", () =>
    expect(told(read(hand({ actions: "['d dh p1 AsKs', 'p1 sm -', 'd db 3c4c5c', 'd db 6c', 'd db 7c']" })).events)).toEqual([
      "1 deal 0 AsKs",
      "1 street 0",
      "2 show 0 AsKs",
      "3 board 3c4c5c",
      "3 street 1",
      "4 board 6c",
      "4 street 2",
      "5 board 7c",
      "5 street 3",
    ]));

  const stud = { variant: "'FR'", blinds_or_straddles: null, bring_in: "1", min_bet: null, small_bet: "2", big_bet: "4" };

  test("stud: cards up and down, a completion is a raise, a community card ends a short stub", () => {
    const actions = "['d dh p1 AsKs2h', 'd dh p2 ????3h', 'p1 pb', 'p2 cbr 2', 'p1 cc', 'd dh p1 ??', 'd dh p2 4h', 'd db 5h']";
    const record = read(hand({ ...stud, antes: "[1, 1]", starting_stacks: "[50, 50]", actions }));
    expect(told(record.events)).toEqual([
      "1 deal 0 AsKs2h",
      "2 deal 1 ????3h",
      "2 street 0",
      "3 bring-in 0",
      "4 raise 1 2",
      "5 check-or-call 0",
      "6 deal 0 ??",
      "7 deal 1 4h",
      "7 street 1",
      "8 board 5h",
      "8 street 2",
      "8 street 3",
      "8 street 4",
    ]);
    expect(record.events.find((e) => e.do === "deal")).toMatchObject({ up: [false, false, true] });
    expect(record.stakes).toMatchObject({ smallBlind: 2, bigBlind: 4, ante: 1, bringIn: 1, smallBet: 2, bigBet: 4, minBet: 2 });
  });

  test("draw: discards, new cards, and a second draw right after the first", () => {
    const draw = { variant: "'FB'", min_bet: null, small_bet: "2", big_bet: "4", starting_stacks: "[9, 9]", antes: "[0, 0]" };
    const actions =
      "['d dh p1 AsKs2h3h', 'd dh p2 ????????', 'p2 cc', 'p1 cc', 'p1 sd As', 'p2 sd ????', 'd dh p1 4c', 'd dh p2 ????', 'p1 sd', 'p2 sd']";
    const record = read(hand({ ...draw, blinds_or_straddles: "[1, 2]", actions }));
    expect(told(record.events).slice(4)).toEqual([
      "4 check-or-call 0",
      "5 draw 0 As",
      "6 draw 1",
      "7 deal 0 4c",
      "8 deal 1 ????",
      "8 street 1",
      "9 draw 0",
      "10 draw 1",
      "10 street 2",
    ]);
    expect(record.events.find((e) => e.at === 6)).toMatchObject({ count: 2, cards: null });
  });

  test("a draw that the record breaks off begins no street", () => {
    const draw = { variant: "'N2L1D'", starting_stacks: "[9, 9]", antes: "[0, 0]", blinds_or_straddles: "[1, 2]" };
    const record = read(hand({ ...draw, actions: "['d dh p1 AsKs2h3h4h', 'd dh p2 ??????????', 'p2 cc', 'p1 cc', 'p1 sd']" }));
    expect(told(record.events).at(-1)).toBe("5 draw 0");
  });
});

describe("comments and other fields are kept", () => {
  test("as the format's own text", () => {
    const actions = "['# before', '', '  d  dh p1   AsKs # seen', 'p1 f']";
    const record = read(hand({ actions, author: "'Somebody'", _mine: "[1, 2]", time_limit: "inf" }));
    expect(record.extra).toEqual({ author: "'Somebody'", _mine: "[1, 2]", time_limit: "inf", "#1": " before", "#3": " seen" });
    expect(told(record.events).slice(0, 1)).toEqual(["3 deal 0 AsKs"]);
    expect(record.unknown).toEqual([]);
  });

  test("fields of nobody's standard are reported too", () => {
    const record = read(hand({ colour: "'red'", event: "'Open" }));
    expect(record.unknown).toEqual([
      { at: 0, text: "event = 'Open" },
      { at: 0, text: "colour = 'red'" },
    ]);
    expect(record.extra).toEqual({ colour: "'red'", event: "'Open'" });
  });

  test("names, seats, date, table and results", () => {
    const known = { players: "['A', 'B', '']", seats: "[4, 6, 1]", hand: "12", table: "'Final'", currency: "'USD'", winnings: "[0, 7, 0]" };
    const record = read(hand({ ...known, year: "2019", month: "6", day: "8", time: "20:15:00", finishing_stacks: "[98, 102.5, 100]" }));
    expect(record).toMatchObject({ id: "12", table: "Final", currency: "USD", when: "2019-06-08 20:15:00", scale: 1 });
    expect(record.seats[1]).toEqual({ name: "B", label: 6, stack: 100 });
    expect(record.result.finishing).toEqual([98, 102.5, 100]);
    expect(record.events.at(-1)).toEqual({ at: 9, do: "collect", seat: 1, amount: 7, pot: null, run: null });
  });
});

test("amounts with two decimals are counted in hundredths", () => {
  const record = read(hand({ starting_stacks: "[100, 1e2, 100.50]", blinds_or_straddles: "[0.5, 1.0, 0]", min_bet: "1" }));
  expect(record).toMatchObject({ scale: 100, stakes: { smallBlind: 50, bigBlind: 100 } });
  expect(record.seats.map((s) => s.stack)).toEqual([10000, 10000, 10050]);
  expect(read(hand({ starting_stacks: "[100.0, 100, 100]" })).scale).toBe(1);
});

describe("what cannot be read says why", () => {
  test.each<[string, Record<string, string | null>, object]>([
    ["no variant", { variant: null }, { code: "FIELD_MISSING", field: "variant" }],
    ["another variant", { variant: "'XX'" }, { code: "VARIANT_UNKNOWN", text: "XX" }],
    ["no blinds", { blinds_or_straddles: null }, { code: "FIELD_MISSING", field: "blinds_or_straddles" }],
    ["one player", { starting_stacks: "[5]" }, { code: "FIELD_INVALID", field: "starting_stacks" }],
    ["a list too short", { antes: "[0]" }, { code: "FIELD_INVALID", field: "antes" }],
    ["an infinite stack", { starting_stacks: "[inf, 1, 1]" }, { code: "AMOUNT_UNREADABLE", text: "inf" }],
    ["a negative stack", { starting_stacks: "[-1, 1, 1]" }, { code: "AMOUNT_UNREADABLE", text: "-1" }],
    ["three decimals", { starting_stacks: "[1.005, 1, 1]" }, { code: "AMOUNT_UNREADABLE" }],
    ["too many chips", { starting_stacks: "[9007199254740991, 1, 1]" }, { code: "AMOUNT_UNREADABLE" }],
    ["a bet that is no number", { actions: "['p1 cbr all']" }, { code: "ACTION_UNREADABLE", at: 1, text: "p1 cbr all" }],
    ["a bet of three decimals", { actions: "['', 'p1 cbr 1.005']" }, { code: "AMOUNT_UNREADABLE", at: 2 }],
    ["an action of nobody", { actions: "['p4 f']" }, { code: "PLAYER_UNKNOWN", at: 1, text: "p4 f" }],
    ["an action of nothing", { actions: "['p1 jumps']" }, { code: "ACTION_UNREADABLE", at: 1 }],
    ["cards that are none", { actions: "['d db 3x']" }, { code: "ACTION_UNREADABLE", at: 1 }],
    ["a board that nobody saw", { actions: "['d db ??????']" }, { code: "ACTION_UNREADABLE", at: 1 }],
    ["an action that is no text", { actions: "[1]" }, { code: "FIELD_INVALID", field: "actions" }],
    ["a variant without its quote", { variant: "'NT" }, { code: "TOML_INVALID", at: 1, text: "variant = 'NT" }],
  ])("%s", (_name, changes, error) => expect(problem(hand(changes))).toMatchObject(error));

  test("nothing at all", () => expect(problem("")).toEqual({ code: "FIELD_MISSING", at: 0, field: "variant" }));
  test("something else", () => expect(problem("Hand #1\n")).toEqual({ code: "TOML_INVALID", at: 1, text: "Hand #1" }));
});

test("hands of one text are read each for itself", () => {
  const text = `[1]\n${hand({ hand: "1" })}\n[2]\n${hand({ variant: "'XX'" })}[3]\n${hand({ hand: "3" })}`;
  expect(readPhh(text).map((r) => (r.ok ? r.value.id : r.error.code))).toEqual(["1", "VARIANT_UNKNOWN", "3"]);
});
