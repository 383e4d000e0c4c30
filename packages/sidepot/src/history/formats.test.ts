import { describe, expect, test } from "vitest";
import { formatOf, type HandRecord, makeHistory, readHistory, WRITTEN } from "./index.ts";

const HAND = `variant = "NT"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [100, 300, 500]
players = ["Ada", "Ben", "Cem"]
actions = ["d dh p1 AsAd", "d dh p2 KsKd", "d dh p3 7c2d", "p3 cbr 400", "p1 cc", "p2 cc", "d db 3c4h9s", "d db Td", "d db Jh", "p1 sm AsAd", "p2 sm KsKd", "p3 sm 7c2d"]
`;
const records = (text: string): HandRecord[] =>
  readHistory(text).map(({ record }) => {
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    return record.value;
  });

test("a format is told by the first line that is one", () => {
  expect(formatOf("  variant = 'NT'")).toBe("phh");
  expect(formatOf("[1]")).toBe("phh");
  expect(formatOf("# hands of a night")).toBe("phh");
  expect(formatOf("\ufeffPokerStars Hand #1: Hold'em No Limit (1/2)")).toBe("pokerstars");
  expect(formatOf("Winamax Poker - CashGame - HandId: #1")).toBe("winamax");
  expect(formatOf('{"ohh": {')).toBe("ohh");
  expect(formatOf("[{")).toBe("ohh");
  expect(formatOf("entry,at,order")).toBe("pokernow");
  expect(formatOf("roses are red")).toBeNull();
});

test("a text of no known format is answered with its beginning", () => {
  expect(readHistory("roses are red\nviolets are blue")).toMatchObject([
    { hand: 1, record: { ok: false, error: { code: "FORMAT_UNKNOWN" } } },
  ]);
  expect(readHistory("")).toMatchObject([{ record: { ok: false, error: { code: "FORMAT_UNKNOWN", text: "" } } }]);
});

test("the hands of a .phhs file come one by one, and a fault names its line in the file", () => {
  const broken = HAND.replace("min_bet = 10", "min_bet = = 10");
  const text = `[1]\n${HAND}\n[2]\n${broken}\n[3]\n${HAND}`;
  const line = text.split("\n").indexOf("min_bet = = 10") + 1;
  expect(readHistory(text)).toMatchObject([
    { hand: 1, record: { ok: true } },
    { hand: 2, record: { ok: false, error: { code: "TOML_INVALID", at: line } } },
    { hand: 3, record: { ok: true } },
  ]);
});

describe("a hand written in any format tells the same when it is read", () => {
  const [hand] = records(HAND) as [HandRecord];
  const money = ({ seats, events }: HandRecord): unknown => ({
    seats: seats.map(({ name, stack }) => [name, stack]),
    bets: events.filter((event) => event.do === "bet" || event.do === "raise").map((event) => ("to" in event ? event.to : 0)),
    boards: events.flatMap((event) => (event.do === "board" ? event.cards : [])),
  });
  for (const format of WRITTEN) {
    test(format, () => {
      const text = makeHistory([hand], format);
      if (!text.ok) throw new Error(JSON.stringify(text.error));
      const [again] = records(text.value);
      expect(money(again as HandRecord)).toEqual(money(hand));
      expect(again?.unknown).toEqual([]);
    });
  }
});
