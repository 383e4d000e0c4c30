import { describe, expect, test } from "vitest";
import { makeSiteText } from "./index.ts";
import { DOLLAR as D, EURO as E, playOf, readOne } from "./text.oracle.ts";

const hand = (...lines: string[]): string => `${lines.join("\n")}\n`;

/** A text as this program writes it, with most of what can happen in one hand. */
const FULL = hand(
  "PokerStars Hand #31:  Hold'em No Limit (0.50/1 USD) - 2024/05/06 7:08:09 ET",
  "Table 'Birch' 6-max Seat #5 is the button",
  "Seat 1: Ann (50 in chips)",
  "Seat 2: Bo (4.50 in chips)",
  "Seat 3: Cy (50 in chips)",
  "Seat 5: Di (80 in chips)",
  "Ann: posts the ante 0.10",
  "Bo: posts the ante 0.10",
  "Cy: posts the ante 0.10",
  "Di: posts the ante 0.10",
  "Ann: posts small blind 0.50",
  "Bo: posts big blind 1",
  "Cy: posts straddle 2",
  "Di: posts small & big blinds 1.50",
  "*** HOLE CARDS ***",
  "Dealt to Di [Ah Ad]",
  "Di: raises 8 to 10",
  "Ann: folds",
  "Bo: calls 3.40 and is all-in",
  "Cy: calls 8",
  "*** FLOP *** [2c 7d Jh]",
  "Cy: checks",
  "Di: bets 5",
  "Cy: raises 34.90 to 39.90 and is all-in",
  "Di: calls 34.90",
  "*** FIRST TURN *** [2c 7d Jh] [3s]",
  "*** FIRST RIVER *** [2c 7d Jh 3s] [4s]",
  "*** SECOND TURN *** [2c 7d Jh] [8s]",
  "*** SECOND RIVER *** [2c 7d Jh 8s] [Ks]",
  "*** FIRST SHOW DOWN ***",
  "Di: shows [Ah Ad]",
  "Cy: mucks hand",
  "Di collected 45.50 from side pot",
  "Bo: shows [Kh Kd]",
  "Di collected 7.10 from main pot",
  "*** SECOND SHOW DOWN ***",
  "Di collected 45.50 from side pot",
  "Bo collected 7.05 from main pot",
  "*** SUMMARY ***",
  "Total pot 105.75 Main pot 14.15. Side pot 91. | Rake 0.60",
  "FIRST Board [2c 7d Jh 3s 4s]",
  "SECOND Board [2c 7d Jh 8s Ks]",
  "Seat 1: Ann (small blind) folded before Flop",
  "Seat 2: Bo (big blind) showed [Kh Kd] and won (7.05)",
  "Seat 3: Cy mucked [Qh Qd]",
  "Seat 5: Di (button) showed [Ah Ad] and won (98.10)",
);

test("a whole hand is written as it was read, line for line", () => {
  expect(makeSiteText(readOne(FULL))).toBe(FULL);
});

describe("what depends on the record", () => {
  const at = (head: string, seats: readonly string[], ...lines: string[]): ReturnType<typeof readOne> =>
    readOne(
      hand(head, "Table 'T' 6-max Seat #2 is the button", ...seats.map((name, i) => `Seat ${i + 1}: ${name} (90 in chips)`), ...lines),
    );
  const rewritten = (record: ReturnType<typeof readOne>): ReturnType<typeof readOne> => readOne(makeSiteText(record));

  test("a bet that came back, and a winner who does not show", () => {
    const record = at(
      `PokerStars Hand #1:  Hold'em Limit (${E}2/${E}4 EUR) - 2024/05/06 7:08:09 ET`,
      ["A", "B"],
      "B: posts small blind 1",
      "A: posts big blind 2",
      "*** HOLE CARDS ***",
      "B: folds",
      "Uncalled bet (1) returned to A",
      "A collected 2 from pot",
      "A: doesn't show hand",
    );
    const text = makeSiteText(record);
    expect(text).toContain("Hold'em Limit (2/4 EUR)");
    expect(text).toContain("Uncalled bet (1) returned to A\nA collected 2 from pot\nA: doesn't show hand");
    expect(playOf(rewritten(record))).toEqual(playOf(record));
  });

  test("no currency sign is written", () =>
    expect(
      makeSiteText(
        at(
          `PokerStars Hand #1: Hold'em No Limit (${D}1/${D}2)`,
          ["A", "B"],
          "A: posts the ante 1",
          "B: posts the ante 1",
          "A collected 2 from pot",
        ),
      ),
    ).not.toMatch(/\p{Sc}/u));

  test("a tournament of another site's words is still one", () => {
    const record = {
      ...at(
        "PokerStars Hand #1: Tournament #5, 3+1 USD Omaha Pot Limit - Level II (1/2)",
        ["A", "B"],
        "B: posts small blind 1",
        "A: posts big blind 2",
        "A collected 3 from pot",
      ),
      extra: { event: "Elm \u2013 Cup (9): x" },
    };
    expect(rewritten(record)).toMatchObject({ tournament: true, game: "omaha", betting: "pot-limit", stakes: record.stakes });
  });

  test("seat numbers that the record lacks are made up, and names that are no line are mended", () => {
    const record = at(
      "PokerStars Hand #1: Hold'em No Limit (1/2)",
      ["A", "B"],
      "A: posts big blind 2",
      "B: posts small blind 1",
      "A collected 3 from pot",
    );
    const odd = { ...record, seats: record.seats.map((seat, i) => ({ ...seat, label: null, name: i === 0 ? "A\nB" : "" })) };
    expect(rewritten(odd).seats).toEqual([
      { name: "A B", label: 1, stack: 90 },
      { name: "Seat 2", label: 2, stack: 90 },
    ]);
  });

  test("records of other forms are named in the words of this one", () => {
    const record = at(
      "PokerStars Hand #1: Hold'em No Limit (1/2)",
      ["A", "B"],
      "A: posts big blind 2",
      "B: posts small blind 1",
      "A collected 3 from pot",
    );
    for (const [game, draws] of [
      ["27", 1],
      ["27", 3],
      ["a5", 3],
      ["badugi", 3],
      ["draw", 1],
      ["omaha6", 0],
      ["stud8", 0],
      ["razz", 0],
      ["short", 0],
    ] as const) {
      const back = rewritten({ ...record, format: "phh", variant: "?", game, draws });
      expect([back.game, back.draws]).toEqual([game, draws]);
    }
  });

  test("cards that were dealt before their street was named are written under its heading", () => {
    const record = at(
      "PokerStars Hand #1: Razz Limit (2/4)",
      ["A", "B"],
      "A: posts the ante 1",
      "B: posts the ante 1",
      "*** 3rd STREET ***",
      "Dealt to A [As 2s 3s]",
      "Dealt to B [Kd]",
      "B: brings in for 1",
      "A: calls 1",
      "*** 4th STREET ***",
      "Dealt to A [As 2s 3s] [4s]",
      "Dealt to B [Kd] [Kc]",
      "A: checks",
      "B: checks",
      "A collected 4 from pot",
    );
    const streets = record.events.filter((event) => event.do === "street");
    const rest = record.events.filter((event) => event.do !== "street");
    const [third, fourth] = streets;
    const dealt = rest.findIndex((event) => event.do === "bring-in");
    const checked = rest.findIndex((event) => event.do === "check");
    const late = [...rest.slice(0, dealt), third, ...rest.slice(dealt, checked), fourth, ...rest.slice(checked)].filter(
      (event) => event !== undefined,
    );
    expect(playOf(rewritten({ ...record, events: late }))).toEqual(playOf(record));
  });

  test("a record that names no winner is whole all the same", () => {
    const record = at(
      "PokerStars Hand #1: Hold'em No Limit (1/2)",
      ["A", "B"],
      "A: posts big blind 2",
      "B: posts small blind 1",
      "A collected 3 from pot",
    );
    const open = { ...record, events: record.events.filter((event) => event.do !== "collect") };
    expect(playOf(rewritten(open))).toEqual(playOf(open));
  });

  test("hundredths without a currency keep their scale", () => {
    const record = at(
      "PokerStars Hand #1: Hold'em No Limit (0.50/2)",
      ["A", "B"],
      "A: posts big blind 2",
      "B: posts small blind 1",
      "A collected 3 from pot",
    );
    expect(record.scale).toBe(100);
    expect(rewritten(record).scale).toBe(100);
  });
});
