import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { choicesOf, decide, type Grounds, table } from "./table.oracle.ts";

/** A rule of the TDA, and one of the WSOP's tournaments where they have it; the numbers of 2022 where they are known to be the same. */
const tda = (rule: string, earlier = "", tournament: string | null = null): Grounds => ({
  "tda-2024": `text TDA-2024 ${rule}`,
  "tda-pre-2022": `practice ${earlier}`.trim(),
  roberts: `practice TDA-2024 ${rule}`,
  "wsop-tournament-2026": tournament === null ? `practice TDA-2024 ${rule}` : `text WSOP-TOURNAMENT-2026 ${tournament}`,
  "wsop-live-2026": `practice TDA-2024 ${rule}`,
});

describe("accepted action (TDA 2024 49, WSOP tournaments 104, WSOP cash 139)", () => {
  const ACCEPTED: Grounds = {
    ...tda("49", "TDA-2022 49"),
    "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 104",
    "wsop-live-2026": "text WSOP-LIVE-2026 139",
  };
  const GROSS: Grounds = {
    ...ACCEPTED,
    "tda-2024": "text TDA-2024 49, TDA-2024 1",
    roberts: "floor ROBERTS NO-LIMIT",
    "wsop-live-2026": "floor WSOP-LIVE-2026 139",
  };
  const bound = ["full-call", "count-stack take-full-call"] as const;
  table("accepted-action", [
    ["the caller owes the right amount", {}, bound, ACCEPTED],
    [
      "grossly wrong and nobody acted since: WSOP cash and Robert's Rules may let go",
      { gross: true },
      bound,
      GROSS,
      { "wsop-live-2026": ["floor-decides", "call-floor"], roberts: ["floor-decides", "call-floor"] },
    ],
    ["grossly wrong and somebody acted since", { gross: true, actedAfter: true }, bound, ACCEPTED],
  ]);
  test("there the floor binds the caller, or takes the call back", () => {
    expect(choicesOf(decide("wsop-live-2026", "accepted-action", { gross: true }))).toEqual(["full-call", "call-withdrawn"]);
  });
  test("rule 1 stays as a safety valve", () => {
    expect(decide("tda-2024", "accepted-action", {}).notes).toEqual(["floor-may-relent"]);
  });
});

describe("words and chips (TDA 2024 40-A)", () => {
  const METHODS = tda("40-A", "", "90-a");
  const byWords = ["words-count", "go-by:words"] as const;
  const byChips = ["chips-count", "go-by:chips"] as const;
  const OPPOSITE: Grounds = {
    "tda-2024": "floor TDA-2024 40-A",
    "tda-pre-2022": "floor",
    roberts: "text ROBERTS NO-LIMIT",
    "wsop-tournament-2026": "floor WSOP-TOURNAMENT-2026 90-a",
    "wsop-live-2026": "text WSOP-LIVE-2026 180",
  };
  table("words-and-chips", [
    ["words first: they count", { first: "words" }, byWords, METHODS],
    ["chips first: they count", { first: "chips" }, byChips, METHODS],
    ["at once: clear words", { first: "together" }, byWords, METHODS],
    ["at once: chips before unclear words", { first: "together", words: "unclear" }, byChips, METHODS],
    [
      "at once and opposite: the floor; the words in Robert's Rules and WSOP cash",
      { first: "together", words: "opposite" },
      ["floor-decides", "call-floor"],
      OPPOSITE,
      { roberts: byWords, "wsop-live-2026": byWords },
    ],
  ]);
});

describe("words that do not fit (TDA 2024 54-D, 55, 57)", () => {
  table("invalid-declaration", [
    [
      "'call' with no bet is a check",
      { said: "call-without-bet" },
      ["counts-as-check", "count-as:check next-player"],
      tda("55", "", "90-b"),
    ],
    [
      "'raise' with no bet is the least bet or more",
      { said: "raise-without-bet" },
      ["counts-as-bet", "ask-amount bet-from:null"],
      tda("55", "", "90-b"),
    ],
    ["'check' facing a bet: call or fold", { said: "check-facing-bet" }, ["call-or-fold", "ask-call-or-fold"], tda("55", "", "90-b")],
    [
      "'pot' in no-limit: a bet or raise",
      { said: "pot-in-no-limit" },
      ["must-bet-or-raise", "ask-amount minimum-holds"],
      tda("54-D", "", "102"),
    ],
    [
      "'bet' facing a bet: the floor",
      { said: "bet-facing-bet" },
      ["floor-decides", "call-floor"],
      {
        "tda-2024": "floor TDA-2024 57",
        "tda-pre-2022": "floor",
        roberts: "floor",
        "wsop-tournament-2026": "floor WSOP-TOURNAMENT-2026 60",
        "wsop-live-2026": "floor",
      },
    ],
  ]);
});

describe("an amount with several meanings (TDA 2024 57, WSOP tournaments 60)", () => {
  const UNCLEAR: Grounds = { ...tda("57"), "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 60" };
  const read = (amount: number | null): readonly [string, string] => ["highest-reading", `take-reading:highest:${amount}`];
  table("unclear-amount", [
    ["'five' with less than 5,000 in the pot: 500", { figure: 5, pot: 4_999 }, read(500), UNCLEAR],
    ["with 5,000 in it: 5,000", { figure: 5, pot: 5_000 }, read(5_000), UNCLEAR],
    ["a figure above the pot is what it is", { figure: 700, pot: 600 }, read(700), UNCLEAR],
    ["an empty pot", { figure: 5, pot: 0 }, read(5), UNCLEAR],
    ["the pot not told", { figure: 5 }, read(null), UNCLEAR],
  ]);
});

describe("a count of a stack (TDA 2024 60)", () => {
  const COUNT: Grounds = { ...tda("60", "", "62"), "wsop-live-2026": "text WSOP-LIVE-2026 76" };
  const given = ["count-given", "count-stack"] as const;
  const refused = ["count-refused", "look-only"] as const;
  const always = { "wsop-live-2026": given };
  table("stack-count", [
    ["facing an all-in, in turn: it is counted", { facingAllIn: true }, given, COUNT],
    ["out of turn it is not, but in WSOP cash", { facingAllIn: true, inTurn: false }, refused, COUNT, always],
    ["facing no all-in it is not, but in WSOP cash", { facingAllIn: false }, refused, COUNT, always],
  ]);
  test("a house may count at any time", () => {
    const house = { id: "x", base: "tda-2024", house: { "stack-count": { value: "any-time", note: null } } } as const;
    expect(decide(house, "stack-count", { facingAllIn: false })).toMatchObject({ decision: "count-given", basis: "house" });
    for (const book of BOOK_IDS) {
      expect(decide(book, "stack-count", { facingAllIn: false }).wrong[0]?.rightIn).toEqual(
        book === "wsop-live-2026" ? [] : ["wsop-live-2026"],
      );
    }
  });
});
