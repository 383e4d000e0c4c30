import { describe, expect, test } from "vitest";
import { makeCards } from "../../cards/index.ts";
import { readPhh } from "../phh/read.ts";
import type { HandRecord, RecordEvent } from "../record.ts";
import { readOhh } from "./read.ts";
import { writeOhh, writeOhhs } from "./write.ts";

type Action = readonly [player: number, action: string, amount?: number | undefined, cards?: string];

const round = (street: string, cards: string, ...actions: Action[]): object => ({
  street,
  cards: cards === "" ? null : cards.split(" "),
  actions: actions.map(([player_id, action, amount, shown]) => ({
    player_id,
    action,
    amount,
    ...(shown ? { cards: shown.split(" ") } : {}),
  })),
});

/** Three players, the button in seat 6; the file lists them in another order. */
const hand = (changes: object = {}): object => ({
  ...{ spec_version: "1.4.7", site_name: "Home", game_number: "17", start_date_utc: "2024-01-15T20:30:00Z", table_name: "Kitchen" },
  ...{ game_type: "Holdem", bet_limit: { bet_type: "NL", bet_cap: 0 }, currency: "EUR", dealer_seat: 6, flags: [] },
  ...{ small_blind_amount: 0.5, big_blind_amount: 1, ante_amount: null, hero_player_id: 9 },
  players: [
    { id: 9, seat: 2, name: "Ann", starting_stack: 100 },
    { id: 4, seat: 6, name: "Bo", starting_stack: 50.5, display: "Bobby" },
    { id: 7, seat: 4, name: "Cy", starting_stack: 80 },
    { id: 1, seat: 5, name: "Di", starting_stack: 80, is_sitting_out: true },
  ],
  rounds: [
    round(
      "Preflop",
      "",
      [9, "Post SB", 0.5],
      [7, "Post BB", 1],
      [9, "Dealt Cards", undefined, "As Ks"],
      [4, "Raise", 3],
      [9, "Call", 2.5],
      [7, "Raise", 8],
      [4, "Fold"],
      [9, "Call", 6],
    ),
    round("Flop", "2c 3c 4c", [9, "Check"], [7, "Bet", 10], [7, "Added Chips", 5], [9, "Call", 10]),
    round("Turn", "5d"),
    round("River", "6d"),
    round("Showdown", "", [7, "Shows Cards", undefined, "Ah Ad"], [9, "Mucks Cards"]),
  ],
  pots: [{ number: 0, amount: 41, rake: 1, player_wins: [{ player_id: 7, win_amount: 40, cashout_fee: 0 }] }],
  ...changes,
});

const textOf = (value: object): string => JSON.stringify({ ohh: value });

function read(text: string): HandRecord {
  const [first] = readOhh(text);
  if (!first?.ok) throw new Error(JSON.stringify(first));
  return first.value;
}

function write(record: HandRecord): string {
  const text = writeOhh(record);
  if (!text.ok) throw new Error(JSON.stringify(text));
  return text.value;
}

const told = (events: readonly RecordEvent[]): string[] =>
  events.map((e) => {
    const who = "seat" in e ? ` ${e.seat}` : "";
    const what =
      "street" in e ? ` ${e.street}` : "to" in e ? ` to ${e.to}` : "amount" in e ? ` ${e.amount}` : "run" in e ? ` ${e.run}` : "";
    const cards = "cards" in e && e.cards?.length ? ` ${e.cards.map((c) => (c === null ? "??" : makeCards([c]))).join("")}` : "";
    return `${e.at} ${e.do}${who}${what}${cards}`;
  });

describe("a hand", () => {
  const record = read(textOf(hand()));

  test("its players run clockwise from the button's left, and who sat out has no seat", () =>
    expect(record.seats).toEqual([
      { name: "Ann", label: 2, stack: 10000 },
      { name: "Cy", label: 4, stack: 8000 },
      { name: "Bo", label: 6, stack: 5050 },
    ]));

  test("a raise's amount is what it added, and chips bought for the next hand are none of this one", () =>
    expect(told(record.events)).toEqual([
      ...["1 post 0 50", "2 post 1 100", "3 deal 0 AsKs", "3 street 0", "4 raise 2 to 300", "5 call 0 250", "6 raise 1 to 900"],
      ...["7 fold 2", "8 call 0 600", "8 board 0 2c3c4c", "8 street 1", "9 check 0", "10 bet 1 to 1000", "11 call 0 1000"],
      ...["11 board 0 5d", "11 street 2", "11 board 0 6d", "11 street 3", "12 show 1 AhAd", "13 muck 0", "13 collect 1 4000"],
    ]));

  test("its stakes and its end", () => {
    expect(record).toMatchObject({ id: "17", scale: 100, currency: "EUR", table: "Kitchen", game: "holdem", cap: null, antesLive: true });
    expect(record.stakes).toMatchObject({ smallBlind: 50, bigBlind: 100, ante: 0, minBet: 100 });
    expect(record.result).toEqual({ totalPot: 4100, pots: [4100], rake: 100, finishing: null });
    expect(record.unknown).toEqual([]);
  });

  test("is the same again, and what the record does not hold is kept", () => {
    const text = write(record);
    expect(read(text)).toEqual(record);
    expect(write(read(text))).toBe(text);
    const again = JSON.parse(text) as { ohh: Record<string, unknown> };
    expect(again.ohh).toMatchObject({
      hero_player_id: 9,
      flags: [],
      site_name: "Home",
      dealer_seat: 6,
      start_date_utc: "2024-01-15T20:30:00Z",
    });
    expect(again.ohh.players).toHaveLength(4);
    expect(again.ohh.pots).toMatchObject([{ player_wins: [{ player_id: 7, win_amount: 40, cashout_fee: 0 }] }]);
  });
});

describe("what files do differently", () => {
  test("hands one after the other, in a list, and without the object around them", () => {
    const text = `${textOf(hand({ game_number: "1" }))}\n\n${JSON.stringify([{ ohh: hand({ game_number: 2 }) }, hand({ game_number: "3" })])}`;
    expect(readOhh(text).map((r) => r.ok && r.value.id)).toEqual(["1", "2", "3"]);
  });

  test("a broken hand does not hide the next one", () => {
    const text = `{"ohh": {"game_type":\n{"ohh": 1}\n${textOf(hand())}`;
    expect(readOhh(text).map((r) => (r.ok ? r.value.id : `${r.error.code} ${r.error.at}`))).toEqual([
      "JSON_INVALID 1",
      "FIELD_MISSING 2",
      "17",
    ]);
  });

  test("sums of floats are hundredths, a third decimal is none", () => {
    const pots = (amount: number): string => textOf(hand({ pots: [{ number: 0, amount, player_wins: [] }] }));
    expect(read(pots(0.1 + 0.2)).result.totalPot).toBe(30);
    expect(readOhh(pots(0.125))[0]).toMatchObject({ ok: false, error: { code: "AMOUNT_UNREADABLE", text: "amount: 0.125" } });
  });

  test("dead blinds, straddles and one ante for all", () => {
    const posts = round(
      "Preflop",
      "",
      [7, "Post Ante", 1],
      [9, "Post SB", 1],
      [7, "Post BB", 2],
      [4, "Straddle", 4],
      [9, "Post Dead", 1],
      [9, "Post Extra Blind", 1],
    );
    const record = read(textOf(hand({ rounds: [posts] })));
    expect(record.events.map((e) => (e.do === "post" ? e.kind : e.do)).slice(0, 7)).toEqual([
      ...["ante", "small-blind", "big-blind", "straddle", "dead", "post", "street"],
    ]);
    expect(record.antesLive).toBe(false);
  });

  test("a second run shares the cards before it", () => {
    const rounds = [
      round("Preflop", ""),
      round("Flop", "2c 3c 4c"),
      round("Turn", "5d"),
      round("River", "6d"),
      round("Turn", "7h"),
      round("River", "8h"),
    ];
    const record = read(textOf(hand({ rounds })));
    expect(told(record.events).filter((line) => line.includes("board"))).toEqual([
      ...["0 board 0 2c3c4c", "0 board 0 5d", "0 board 0 6d", "0 board 1 2c3c4c", "0 board 1 7h", "0 board 1 8h"],
    ]);
    expect(read(write(record))).toEqual(record);
  });

  test("five cards make it five-card Omaha; other games are read without being ranked", () => {
    const dealt = round("Preflop", "", [9, "Dealt Cards", undefined, "As Ks Qs Js Ts"]);
    expect(read(textOf(hand({ game_type: "Omaha", rounds: [dealt] }))).game).toBe("omaha5");
    const record = read(
      textOf(hand({ game_type: "Stud", rounds: [round("Third Street", "", [9, "Bet", 1]), round("Fourth Street", "", [9, "Check"])] })),
    );
    expect(record).toMatchObject({ game: null, variant: "Stud" });
    expect(read(write(record))).toEqual(record);
  });

  test("a dead button, play chips, fields of nobody's", () => {
    const record = read(JSON.stringify({ ohh: hand({ dealer_seat: 5, currency: "XPM", colour: 1 }), _source: "x" }));
    expect(record.seats.map((s) => s.name)).toEqual(["Bo", "Ann", "Cy"]);
    expect(record).toMatchObject({ currency: null, unknown: [{ at: 0, text: "colour: 1" }] });
    expect(read(write(record))).toEqual(record);
  });
});

describe("what cannot be read says why", () => {
  test.each<[string, object, object]>([
    ["no players", { players: [] }, { code: "FIELD_INVALID", field: "players" }],
    ["one id twice", { players: [1, 2].map((seat) => ({ id: 1, seat, name: "A", starting_stack: 1 })) }, { code: "FIELD_INVALID" }],
    ["no rounds", { rounds: null }, { code: "FIELD_MISSING", field: "rounds" }],
    ["no limit", { bet_limit: null }, { code: "FIELD_INVALID", field: "bet_limit" }],
    ["no button", { dealer_seat: null }, { code: "FIELD_MISSING", field: "dealer_seat" }],
    ["a stranger", { rounds: [round("Preflop", "", [3, "Fold"])] }, { code: "PLAYER_UNKNOWN" }],
    ["a raise of nothing", { rounds: [round("Preflop", "", [9, "Raise"])] }, { code: "ACTION_UNREADABLE" }],
    ["cards that are none", { rounds: [round("Flop", "Xy")] }, { code: "ACTION_UNREADABLE" }],
    ["a negative amount", { big_blind_amount: -1 }, { code: "AMOUNT_UNREADABLE" }],
  ])("%s", (_name, changes, error) => expect(readOhh(textOf(hand(changes)))[0]).toMatchObject({ ok: false, error }));

  test.each(["", "null", "[1]", "Hand #1", "[".repeat(100_000)])("%.20s is no hand", (text) =>
    expect(readOhh(text)[0]).toMatchObject({ ok: false, error: { code: "JSON_INVALID" } }),
  );

  test("an action that nobody knows is reported, not skipped", () => {
    const record = read(textOf(hand({ rounds: [round("Preflop", "", [9, "Add to Pot", 5])] })));
    expect(record.unknown).toEqual([{ at: 0, text: '{"player_id":9,"action":"Add to Pot","amount":5}' }]);
    expect(read(write(record))).toEqual(record);
  });
});

test("a PHH hand becomes calls and checks with their amounts", () => {
  const [phh] = readPhh(
    "variant='NT'\nantes=[0,0]\nblinds_or_straddles=[1,2]\nmin_bet=2\nstarting_stacks=[50,10]\nactions=['d dh p1 AsKs','p2 cbr 8','p1 cc','d db 2c3c4c','p1 cbr 9','p2 cc']",
  );
  if (!phh?.ok) throw new Error("no PHH");
  const record = read(write(phh.value));
  expect(told(record.events)).toEqual([
    ...["1 post 1 1", "2 post 0 2", "3 deal 0 AsKs", "3 street 0", "4 raise 1 to 8", "5 call 0 6"],
    ...["5 board 0 2c3c4c", "5 street 1", "6 bet 0 to 9", "7 call 1 2"],
  ]);
  const flop = phh.value.events.findIndex((event) => event.do === "board");
  const [board, street, ...rest] = phh.value.events.slice(flop);
  const turned = { ...phh.value, events: [...phh.value.events.slice(0, flop), street, board, ...rest] as RecordEvent[] };
  expect(read(write(turned))).toEqual(record);
  expect(writeOhhs([phh.value, record]).ok).toBe(true);
  expect(writeOhh({ ...phh.value, game: "badugi" })).toMatchObject({ ok: false, error: { code: "VARIANT_UNKNOWN" } });
});
