import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { decide, type Grounds, table, words } from "./table.oracle.ts";

const LEAST: Grounds = {
  "tda-2024": "text TDA-2024 43-A",
  "tda-pre-2022": "practice TDA-2022 43",
  roberts: "text ROBERTS NO-LIMIT-3, ROBERTS NO-LIMIT-4",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 96",
  "wsop-live-2026": "text WSOP-LIVE-2026 175-176",
};
const HALF: Grounds = {
  ...LEAST,
  roberts: "text ROBERTS BETTING",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 95",
  "wsop-live-2026": "text WSOP-LIVE-2026 140, WSOP-LIVE-2026 183",
};

describe("the minimum raise (TDA 2024 43-A, WSOP tournaments 96, WSOP cash 174-176)", () => {
  const least = (to: number): readonly [string, string] => ["raise-at-least", `raise-from:${to}`];
  table("minimum-raise", [
    ["bets of 600, 1,600 and 3,600: 5,600", { bet: 3_600, largest: 2_000 }, least(5_600), LEAST],
    ["50-100 and an all-in of 150: 250", { bet: 150, largest: 100 }, least(250), LEAST],
    ["300, then 1,000: 1,700", { bet: 1_000, largest: 700 }, least(1_700), LEAST],
    ["50, 125, 200, 500: 800", { bet: 500, largest: 300 }, least(800), LEAST],
    ["50, then 500: 950", { bet: 500, largest: 450 }, least(950), LEAST],
    ["300 and all-ins of 500, 650 and 800: 1,100", { bet: 800, largest: 300 }, least(1_100), LEAST],
    ["2,000-4,000 and an all-in of 7,500: 11,500", { bet: 7_500, largest: 4_000 }, least(11_500), LEAST],
    ["600 after a bet of 300: 900", { bet: 600, largest: 300 }, least(900), LEAST],
    ["the amounts not told", {}, ["raise-at-least", "raise-from:null"], LEAST],
    ["only one of them told", { bet: 3_600 }, ["raise-at-least", "raise-from:null"], LEAST],
    [
      "with no bet the big blind is the least, on every street",
      { bet: 0, largest: 200 },
      ["bet-at-least", "bet-from:200"],
      {
        "tda-2024": "practice",
        "tda-pre-2022": "practice",
        roberts: "text ROBERTS NO-LIMIT-2",
        "wsop-tournament-2026": "practice",
        "wsop-live-2026": "text WSOP-LIVE-2026 174",
      },
    ],
  ]);
});

describe("more than a call, less than a raise (TDA 2024 43-A)", () => {
  const SAID: Grounds = {
    "tda-2024": "text TDA-2024 43-A, TDA-2024 42, TDA-2024 43-B, TDA-2024 51-A",
    "tda-pre-2022": "practice TDA-2022 43, TDA-2022 51",
    roberts: "practice ROBERTS BETTING, TDA-2024 42, TDA-2024 43-B, TDA-2024 51-A",
    "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 95, WSOP-TOURNAMENT-2026 94, WSOP-TOURNAMENT-2026 93-f",
    "wsop-live-2026": "text WSOP-LIVE-2026 140, WSOP-LIVE-2026 183, WSOP-LIVE-2026 178, WSOP-LIVE-2026 135",
  };
  const ALONE: Grounds = {
    "tda-2024": "text TDA-2024 43-A, TDA-2024 40-C",
    "tda-pre-2022": "practice TDA-2022 43",
    roberts: "practice ROBERTS BETTING, TDA-2024 40-C",
    "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 95, WSOP-TOURNAMENT-2026 90-c",
    "wsop-live-2026": "practice WSOP-LIVE-2026 140, WSOP-LIVE-2026 183, TDA-2024 40-C",
  };
  const opened = { bet: 1_000, largest: 1_000 };
  const call = ["counts-as-call", "count-as:call chips-back:rest"] as const;
  table("raise-under-minimum", [
    ["opened for 1,000, 1,400 in chips: a call", { half: false, ...opened }, call, HALF],
    ["'1,400' alone is the same (40-C)", { said: "amount", half: false, ...opened }, call, ALONE],
    ["1,500 is half: 2,000", { half: true, ...opened }, ["full-min-raise", "min-raise-to:2000"], HALF],
    ["'raise, 1,400': 2,000", { said: "raise", half: false, ...opened }, ["full-min-raise", "min-raise-to:2000"], SAID],
    ["the amounts not told", { half: true }, ["full-min-raise", "min-raise-to:null"], HALF],
    ["the last chips: all-in", { half: false, allIn: true }, ["counts-as-all-in", "count-as:all-in"], HALF],
    ["the last chips, and 'raise'", { said: "raise", half: true, allIn: true }, ["counts-as-all-in", "count-as:all-in"], HALF],
  ]);
});

describe("short all-ins (TDA 2024 47, WSOP tournaments 96-a, WSOP cash 133 and 175-177)", () => {
  const REOPENS: Grounds = {
    "tda-2024": "text TDA-2024 47-A",
    "tda-pre-2022": "practice TDA-2022 47",
    roberts: "text ROBERTS NO-LIMIT-3, ROBERTS NO-LIMIT-5, ROBERTS BETTING-6",
    "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 96-a",
    "wsop-live-2026": "text WSOP-LIVE-2026 133, WSOP-LIVE-2026 175-177",
  };
  const LIMIT: Grounds = {
    "tda-2024": "text TDA-2024 47-B",
    "tda-pre-2022": "practice TDA-2022 47",
    roberts: "text ROBERTS BETTING-6",
    "wsop-tournament-2026": "practice TDA-2024 47-B",
    "wsop-live-2026": "text WSOP-LIVE-2026 133",
  };
  const may = (to: number | null): readonly [string, string] => ["may-raise", `allow-raise:${to}`];
  const not = ["may-only-call", "ask-call-or-fold"] as const;
  table("short-all-in", [
    ["100, all-ins of 125 and 200: A faces 100 more, may raise to 300", { matched: 100, bet: 200, largest: 100 }, may(300), REOPENS],
    ["C, who called 125, faces 75: may not", { matched: 125, bet: 200, largest: 100 }, not, REOPENS],
    ["A raises to 300: C faces 175, may raise", { matched: 125, bet: 300, largest: 100 }, may(400), REOPENS],
    [
      "300, all-ins of 500, 650, 800: F, who has not acted, to 1,100",
      { faces: "not-acted", several: true, bet: 800, largest: 300 },
      may(1_100),
      REOPENS,
    ],
    [
      "2,000-4,000, all-in of 7,500: the big blind to 11,500",
      { faces: "not-acted", matched: 4_000, bet: 7_500, largest: 4_000 },
      may(11_500),
      REOPENS,
    ],
    ["the limper faces 3,500: may not", { matched: 4_000, bet: 7_500, largest: 4_000 }, not, REOPENS],
    ["the big blind makes it 11,500: the limper may", { matched: 4_000, bet: 11_500, largest: 4_000 }, may(15_500), REOPENS],
    [
      "500, raised to 1,000 and called, all-ins of 1,300 and 1,700: both may, to 2,200",
      { matched: 1_000, bet: 1_700, largest: 500, several: true },
      may(2_200),
      REOPENS,
    ],
    ["told in words: a full raise in all", { faces: "full-raise" }, may(null), REOPENS],
    ["told in words: less", { faces: "less" }, not, REOPENS],
    ["the numbers are more exact than words", { faces: "full-raise", matched: 125, bet: 200, largest: 100 }, not, REOPENS],
    [
      "neither words nor numbers: what to compare",
      { largest: 100 },
      ["compare-raise", "compare-with-raise:full:100 bind-by-comparison"],
      REOPENS,
    ],
    ["limit: half of the bet opens it again", { betting: "limit", matched: 100, bet: 150, largest: 100 }, may(null), LIMIT],
    ["limit: less than half does not", { betting: "limit", matched: 100, bet: 149, largest: 100 }, not, LIMIT],
    ["limit: what to compare", { betting: "limit" }, ["compare-raise", "compare-with-raise:half:null bind-by-comparison"], LIMIT],
  ]);
  test("WSOP speaks of all-ins in a row, an older printing of Robert's Rules of none together", () => {
    const notes = Object.fromEntries(
      BOOK_IDS.map((book) => [book, decide(book, "short-all-in", { faces: "full-raise", several: true }).notes]),
    );
    expect(notes).toEqual({
      "tda-2024": ["raise-size-stays"],
      "tda-pre-2022": ["raise-size-stays"],
      roberts: ["raise-size-stays", "older-text-single"],
      "wsop-tournament-2026": ["raise-size-stays", "consecutive-all-ins"],
      "wsop-live-2026": ["raise-size-stays"],
    });
  });
  test("a house that measures each all-in by itself", () => {
    const house = { id: "x", base: "tda-2024", house: { reopening: { value: "single", note: null } } } as const;
    const several = decide(house, "short-all-in", { faces: "full-raise", several: true });
    expect([several.decision, words(several.steps), several.basis]).toEqual(["may-only-call", "ask-call-or-fold", "house"]);
    expect(several.wrong).toEqual([{ answer: "all-ins-add-up", rightIn: [...BOOK_IDS], until: null }]);
    expect(decide(house, "short-all-in", { faces: "full-raise" }).decision).toBe("may-raise");
  });
});

describe("the number of raises (TDA 2024 48, WSOP tournaments 100, WSOP cash 129 and 130, Robert's Rules)", () => {
  const FREE: Grounds = {
    "tda-2024": "text TDA-2024 48",
    "tda-pre-2022": "practice",
    roberts: "text ROBERTS NO-LIMIT-1",
    "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 100",
    "wsop-live-2026": "text WSOP-LIVE-2026 129, WSOP-LIVE-2026 173",
  };
  const FOUR = ["raises-capped", "cap-raises:4"] as const;
  table("raise-cap", [
    ["no-limit and pot-limit have none", { betting: "no-limit" }, ["no-raise-cap", "no-cap"], FREE],
    [
      "limit: the house's number; a bet and three in Robert's Rules, a bet and four in the WSOP",
      { betting: "limit" },
      ["raises-capped", "cap-raises:null"],
      { ...FREE, roberts: "text ROBERTS BETTING", "wsop-live-2026": "text WSOP-LIVE-2026 130" },
      { roberts: ["raises-capped", "cap-raises:3"], "wsop-tournament-2026": FOUR, "wsop-live-2026": FOUR },
    ],
  ]);
});
