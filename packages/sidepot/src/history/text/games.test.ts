import { describe, expect, test } from "vitest";
import { makeCards } from "../../cards/index.ts";
import type { HandRecord } from "../record.ts";
import { bettingNamed, gameNamed } from "./games.ts";
import { addsUp, readOne } from "./text.oracle.ts";

const hand = (...lines: string[]): string => lines.join("\n");
const cardsOf = (record: HandRecord, what: "deal" | "draw"): unknown[] =>
  record.events.flatMap((event) =>
    event.do === what && "cards" in event && event.cards
      ? [[event.seat, event.cards.map((c) => (c === null ? "X" : makeCards([c]))).join(" ")]]
      : [],
  );

describe("names of games", () => {
  test.each([
    ["Hold'em", "holdem", "flop", 0],
    ["Holdem", "holdem", "flop", 0],
    ["Omaha H/L", "omaha8", "flop", 0],
    ["5 Card Omaha", "omaha5", "flop", 0],
    ["6 Card Omaha", "omaha6", "flop", 0],
    ["ShortDeck", "short", "flop", 0],
    ["7-Card Stud Hi/Lo", "stud8", "stud", 0],
    ["Stud Hi", "stud", "stud", 0],
    ["Razz", "razz", "stud", 0],
    ["2-7 Triple Draw", "27", "draw", 3],
    ["Single Draw 2-7 Lowball", "27", "draw", 1],
    ["A-5 Triple Draw", "a5", "draw", 3],
    ["Badugi", "badugi", "draw", 3],
    ["5 Card Draw", "draw", "draw", 1],
    ["Badacey", null, "draw", 3],
    ["constructor", null, "flop", 0],
  ])("%s", (name, game, kind, draws) => expect(gameNamed(name)).toMatchObject({ game, kind, draws }));

  test.each([
    ["No Limit", "no-limit"],
    ["pot limit", "pot-limit"],
    ["NL", "no-limit"],
    ["Limit", "fixed-limit"],
    ["FL", "fixed-limit"],
    ["fixed limit", "fixed-limit"],
  ])("%s", (text, betting) => expect(bettingNamed(text)).toBe(betting));
});

test("stud: up and down cards, the bring-in and its completion", () => {
  const record = readOne(
    hand(
      "PokerStars Hand #8:  7 Card Stud Hi/Lo Limit (10/20) - 2024/01/02 3:04:05 ET",
      "Table 'T' 8-max",
      "Seat 3: A (200 in chips)",
      "Seat 5: B (200 in chips)",
      "A: posts the ante 1",
      "B: posts the ante 1",
      "*** 3rd STREET ***",
      "Dealt to A [As 2s 3d]",
      "Dealt to B [2c]",
      "B: brings in for 3",
      "A: raises 7 to 10",
      "B: calls 7",
      "*** 4th STREET ***",
      "Dealt to A [As 2s 3d] [4c]",
      "Dealt to B [2c] [Kd]",
      "B: checks",
      "A: bets 10",
      "B: calls 10",
      "*** 5th STREET ***",
      "Dealt to A [As 2s 3d 4c] [5c]",
      "Dealt to B [2c Kd] [Kc]",
      "A: checks",
      "B: checks",
      "*** 6th STREET ***",
      "Dealt to A [As 2s 3d 4c 5c] [6c]",
      "Dealt to B [2c Kd Kc] [9c]",
      "A: checks",
      "B: checks",
      "*** RIVER ***",
      "Dealt to A [As 2s 3d 4c 5c 6c] [7h]",
      "A: bets 20",
      "B: folds",
      "Uncalled bet (20) returned to A",
      "A collected 42 from pot",
      "*** SUMMARY ***",
      "Total pot 42 | Rake 0",
      "Seat 3: A collected (42)",
      "Seat 5: B folded on the River",
    ),
  );
  expect(record).toMatchObject({ game: "stud8", betting: "fixed-limit", unknown: [] });
  expect(record.stakes).toEqual({ smallBlind: 10, bigBlind: 20, ante: 1, bringIn: 3, smallBet: 10, bigBet: 20, minBet: 10 });
  expect(record.seats.map(({ label }) => label)).toEqual([3, 5]);
  expect(record.events.filter(({ do: what }) => what === "deal").slice(0, 3)).toMatchObject([
    { cards: [51, 3, 5], up: [false, false, true] },
    { cards: [null, null, 0], up: [false, false, true] },
    { up: [true] },
  ]);
  expect(record.events.findLast(({ do: what }) => what === "deal")).toMatchObject({ up: [false] });
  expect(record.events.filter(({ do: what }) => what === "bring-in" || what === "raise")).toMatchObject([
    { do: "bring-in", seat: 1 },
    { do: "raise", seat: 0, to: 10 },
  ]);
  expect(addsUp(record)).toBe(true);
});

test("triple draw: discards, standing pat, and the cards that come", () => {
  const record = readOne(
    hand(
      "PokerStars Hand #9:  Triple Draw 2-7 Lowball Limit (10/20) - 2024/01/02 3:04:05 ET",
      "Table 'T' 6-max Seat #2 is the button",
      "Seat 1: A (200 in chips)",
      "Seat 2: B (200 in chips)",
      "B: posts small blind 5",
      "A: posts big blind 10",
      "*** DEALING HANDS ***",
      "Dealt to A [2s 7s 5h Kc Qh]",
      "B: calls 5",
      "A: checks",
      "*** FIRST DRAW ***",
      "A: discards 2 cards [Kc Qh]",
      "Dealt to A [2s 7s 5h] [4c 3d]",
      "B: stands pat",
      "A: bets 10",
      "B: folds",
      "Uncalled bet (10) returned to A",
      "A collected 20 from pot",
      "*** SUMMARY ***",
      "Total pot 20 | Rake 0",
      "Seat 1: A (big blind) collected (20)",
      "Seat 2: B (button) (small blind) folded after the 1st Draw",
    ),
  );
  expect(record).toMatchObject({ game: "27", draws: 3, unknown: [], stakes: { smallBlind: 5, bigBlind: 10, smallBet: 10, bigBet: 20 } });
  expect(cardsOf(record, "deal")).toEqual([
    [0, "2s 7s 5h Kc Qh"],
    [0, "4c 3d"],
  ]);
  expect(record.events.filter(({ do: what }) => what === "draw")).toMatchObject([
    { seat: 0, count: 2, cards: [44, 42] },
    { seat: 1, count: 0, cards: [] },
  ]);
  expect(addsUp(record)).toBe(true);
});

test("a single draw has no heading: the first discard begins the street", () => {
  const record = readOne(
    hand(
      "PokerStars Hand #9:  5 Card Draw Limit (10/20) - 2024/01/02 3:04:05 ET",
      "Table 'T' 6-max Seat #2 is the button",
      "Seat 1: A (200 in chips)",
      "Seat 2: B (200 in chips)",
      "B: posts small blind 5",
      "A: posts big blind 10",
      "*** DEALING HANDS ***",
      "B: calls 5",
      "A: checks",
      "A: discards 1 card",
      "B: stands pat on [As Ad Ah Ks Kd]",
      "A: checks",
      "B: bets 20",
      "A: folds",
      "Uncalled bet (20) returned to B",
      "B collected 20 from pot",
    ),
  );
  expect(record).toMatchObject({ game: "draw", draws: 1 });
  expect(record.events.filter(({ do: what }) => what === "street" || what === "draw")).toMatchObject([
    { street: 0 },
    { street: 1 },
    { do: "draw", count: 1, cards: null },
    { do: "draw", count: 0 },
  ]);
});

test("a limit tournament may print its blinds as stakes", () => {
  const at = (big: number): HandRecord["stakes"] =>
    readOne(
      hand(
        "PokerStars Hand #9: Tournament #1, 5+1 Hold'em Limit - Level I (10/20) - 2024/01/02 3:04:05 ET",
        "Table 'T' 6-max Seat #2 is the button",
        "Seat 1: A (200 in chips)",
        "Seat 2: B (200 in chips)",
        `B: posts small blind ${big / 2}`,
        `A: posts big blind ${big}`,
        "A collected 5 from pot",
        "*** SUMMARY ***",
        "Total pot 5 | Rake 0",
      ),
    ).stakes;
  expect(at(10)).toMatchObject({ smallBlind: 5, bigBlind: 10, smallBet: 10, bigBet: 20 });
  expect(at(20)).toMatchObject({ smallBlind: 10, bigBlind: 20, smallBet: 20, bigBet: 40 });
});
