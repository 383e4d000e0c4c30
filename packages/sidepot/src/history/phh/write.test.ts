import { describe, expect, test } from "vitest";
import { type Card, parseCards } from "../../cards/index.ts";
import type { Chips, Seat } from "../../units.ts";
import type { HandRecord } from "../record.ts";
import { readPhh } from "./read.ts";
import { writePhh, writePhhs } from "./write.ts";

const HAND = `variant = 'NT'
ante_trimming_status = true
antes = [1, 1, 1]
blinds_or_straddles = [1, 2, 4]
min_bet = 2
starting_stacks = [100, 2, 1]
actions = [
  'd dh p1 AsKs',
  '# a spectator sneezes',
  'd dh p2 ???? # face down',
  'p1 cbr 8',
  '',
  'p2 f',
]
author = 'Somebody'
time = 20:15:00
colour = "red"
event = 'Open
hand = 7
finishing_stacks = [100.5, 1, 1]
winnings = [3, 0, 1]
`;

function read(text: string): HandRecord {
  const [first] = readPhh(text);
  if (!first?.ok) throw new Error(JSON.stringify(first));
  return first.value;
}

function write(record: HandRecord): string {
  const text = writePhh(record);
  if (!text.ok) throw new Error(JSON.stringify(text));
  return text.value;
}

const cards = (text: string): Card[] => {
  const read = parseCards(text);
  return read.ok ? read.value : [];
};

test("a record that came from PHH is the same again, what is odd in it included", () => {
  const record = read(HAND);
  const text = write(record);
  expect(read(text)).toEqual(record);
  expect(write(read(text))).toBe(text);
  expect(text).toContain("event = 'Open'\n");
});

test("several hands in one text", () => {
  const records = [read(HAND), read(HAND.replace("'NT'", "'PO'").replace("AsKs", "AsKsQsJs"))];
  const text = writePhhs(records);
  expect(readPhh(text.ok ? text.value : "").map((r) => r.ok && r.value)).toEqual(records);
});

/** A hand of another format: seats with numbers, cents, two boards, a dead blind, and only what somebody saw. */
const OTHER: HandRecord = {
  ...{ format: "pokerstars", id: "208958099944", variant: "Hold'em No Limit", game: "holdem", draws: 0, betting: "no-limit", cap: null },
  ...{ scale: 100, currency: "USD", tournament: false, table: "It's", when: "2020/02/07 19:15:13 ET", antesLive: true },
  stakes: { smallBlind: 100, bigBlind: 200, ante: 0, bringIn: null, smallBet: null, bigBet: null, minBet: 200 } as HandRecord["stakes"],
  seats: [
    { name: "A", label: 3, stack: 5000 as Chips },
    { name: "B", label: 5, stack: 5000 as Chips },
    { name: "C", label: 1, stack: 5000 as Chips },
  ],
  events: [
    { at: 7, do: "post", seat: 0 as Seat, kind: "small-blind", amount: 100 as Chips },
    { at: 8, do: "post", seat: 1 as Seat, kind: "big-blind", amount: 200 as Chips },
    { at: 9, do: "post", seat: 2 as Seat, kind: "dead", amount: 100 as Chips },
    { at: 9, do: "post", seat: 2 as Seat, kind: "post", amount: 200 as Chips },
    { at: 11, do: "deal", seat: 2 as Seat, cards: cards("AsAh") },
    { at: 11, do: "street", street: 0 },
    { at: 12, do: "raise", seat: 2 as Seat, to: 5000 as Chips },
    { at: 13, do: "call", seat: 0 as Seat, amount: 4900 as Chips },
    { at: 14, do: "fold", seat: 1 as Seat },
    { at: 15, do: "board", run: 0, cards: cards("2c3c4c") },
    { at: 16, do: "board", run: 1, cards: cards("2d3d4d") },
    { at: 17, do: "show", seat: 2 as Seat, cards: cards("AsAh") },
    { at: 18, do: "muck", seat: 0 as Seat, cards: cards("KsKh") },
    { at: 19, do: "returned", seat: 2 as Seat, amount: 50 as Chips },
    { at: 20, do: "collect", seat: 2 as Seat, amount: 10100 as Chips, pot: 0, run: 1 },
  ],
  result: { totalPot: 10300 as Chips, pots: [10300 as Chips], rake: 200 as Chips, finishing: null },
  unknown: [{ at: 21, text: 'a line with "quotes"' }],
  extra: { anything: "that only this format knows" },
};

describe("a record of another format", () => {
  const text = write(OTHER);
  const again = read(text);

  test("deals everybody's unseen cards, and says the rest in commentary", () =>
    expect(again.events.slice(4).map((e) => e.do)).toEqual([
      ...["deal", "deal", "deal", "street", "raise", "check-or-call", "fold", "board", "board", "street"],
      ...["show", "muck", "returned", "collect"],
    ]));

  test("keeps every fact", () => {
    expect(again).toMatchObject({ id: OTHER.id, scale: 100, currency: "USD", table: "It's", when: OTHER.when, stakes: OTHER.stakes });
    expect(again.seats).toEqual(OTHER.seats);
    expect(again.result).toEqual(OTHER.result);
    expect(again.unknown).toEqual(OTHER.unknown);
    expect(again.events.slice(0, 4)).toEqual(OTHER.events.slice(0, 4).map((e) => ({ ...e, at: 0 })));
    expect(again.events.slice(-4).map((e) => ({ ...e, at: 0 }))).toEqual(OTHER.events.slice(-4).map((e) => ({ ...e, at: 0 })));
    expect(text).toContain("year = 2020\n");
  });

  test("is a PHH record from then on", () => expect(read(write(again))).toEqual(again));
});

describe("what PHH cannot say is refused with its reason", () => {
  test.each<[Partial<HandRecord>, object]>([
    [
      { game: "omaha5", betting: "pot-limit" },
      { code: "VARIANT_UNKNOWN", at: 0, text: "Hold'em No Limit" },
    ],
    [{ game: null }, { code: "VARIANT_UNKNOWN" }],
    [{ scale: 1000 }, { code: "AMOUNT_UNREADABLE", text: "1000" }],
  ])("%j", (changes, error) => expect(writePhh({ ...OTHER, ...changes })).toMatchObject({ ok: false, error }));
});
