import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { choicesOf, decide, type Grounds, table } from "./table.oracle.ts";

describe("a big blind that is all-in for less (WSOP cash 154)", () => {
  const BLIND: Grounds = {
    "tda-2024": "practice",
    "tda-pre-2022": "practice",
    roberts: "text ROBERTS BLINDS-1",
    "wsop-tournament-2026": "practice",
    "wsop-live-2026": "text WSOP-LIVE-2026 154",
  };
  table("short-big-blind", [
    [
      "300 of 400: a call is 400, a raise 800",
      { bigBlind: 400, posted: 300 },
      ["full-blind-owed", "call-blind:full:400 raise-blind:800"],
      BLIND,
    ],
    ["the amounts not told", {}, ["full-blind-owed", "call-blind:full:null raise-blind:null"], BLIND],
  ]);
});

describe("the first pot bet over a blind that is not whole (TDA 2024 54-B)", () => {
  const POT: Grounds = {
    "tda-2024": "text TDA-2024 54-B",
    "tda-pre-2022": "practice",
    roberts: "practice TDA-2024 54-B",
    "wsop-tournament-2026": "practice TDA-2024 54-B",
    "wsop-live-2026": "practice TDA-2024 54-B",
  };
  const full = (to: number | null): readonly [string, string] => ["full-blinds-counted", `count-blinds:full pot-bet-to:${to}`];
  table("pot-with-short-blind", [
    ["100-200, a blind all-in for less: 700", { blind: "short-all-in", smallBlind: 100, bigBlind: 200 }, full(700), POT],
    [
      "a dead blind: 700 too, since 2024",
      { blind: "dead", smallBlind: 100, bigBlind: 200 },
      full(700),
      POT,
      { "tda-pre-2022": ["real-chips-counted", "count-blinds:posted pot-bet-to:null"] },
    ],
    ["the amounts not told", { blind: "short-all-in" }, full(null), POT],
  ]);
  test("that a dead blind makes the pot smaller was right until the edition of 2024", () => {
    expect(decide("tda-2024", "pot-with-short-blind", { blind: "dead" }).wrong).toEqual([
      { answer: "pot-from-real-chips", rightIn: ["tda-pre-2022"], until: 2023 },
    ]);
  });
});

describe("too little for big blind and ante (TDA 2024 RP-11)", () => {
  const ORDER: Grounds = {
    "tda-2024": "text TDA-2024 RP-11",
    "tda-pre-2022": "floor",
    roberts: "floor",
    "wsop-tournament-2026": "practice TDA-2024 RP-11",
    "wsop-live-2026": "practice TDA-2024 RP-11",
  };
  const floor = ["floor-decides", "call-floor"] as const;
  const open = { "tda-pre-2022": floor, roberts: floor };
  const split = (blind: number | null, ante: number | null): readonly [string, string] => [
    "blind-first",
    `post:blind:${blind} post:ante:${ante}`,
  ];
  table("big-blind-ante-short", [
    [
      "1,100 at 500-1,000 with an ante of 1,000: 1,000 and 100",
      { chips: 1_100, bigBlind: 1_000, ante: 1_000 },
      split(1_000, 100),
      ORDER,
      open,
    ],
    ["700: all of it is blind", { chips: 700, bigBlind: 1_000, ante: 1_000 }, split(700, 0), ORDER, open],
    ["the amounts not told", {}, split(null, null), ORDER, open],
  ]);
  test("where no order is stated the floor has both", () => {
    for (const book of ["tda-pre-2022", "roberts"] as const) {
      const decided = decide(book, "big-blind-ante-short", { chips: 1_100, bigBlind: 1_000, ante: 1_000 });
      expect(decided.choices.map(({ decision, steps }) => [decision, steps])).toEqual([
        [
          "blind-first",
          [
            { do: "post", what: "blind", amount: 1_000 },
            { do: "post", what: "ante", amount: 100 },
          ],
        ],
        [
          "ante-first",
          [
            { do: "post", what: "ante", amount: 1_000 },
            { do: "post", what: "blind", amount: 100 },
          ],
        ],
      ]);
    }
  });
  test("the ante is not cut when few are left", () => {
    const decided = decide("tda-2024", "big-blind-ante-short", {});
    expect(decided.notes).toContain("ante-not-cut");
    expect(decided.wrong.map(({ answer }) => answer)).toContain("ante-cut-when-few");
  });
});

describe("all-in for less than an ante: every text is silent", () => {
  test.each([
    ["everybody", ["ante-shared", "ante-whole"]],
    ["one-player", ["ante-whole", "ante-shared"]],
  ])("paid by %s", (paidBy, choices) => {
    for (const book of BOOK_IDS) {
      const decided = decide(book, "short-ante-all-in", { paidBy });
      expect([decided.decision, decided.basis]).toEqual(["floor-decides", "floor"]);
      expect(choicesOf(decided)).toEqual(choices);
    }
  });
});

describe("blinds of an absent player (TDA 2024 30)", () => {
  table("absent-blinds", [
    [
      "they stay in the pot",
      {},
      ["blinds-forfeited", "leave-blinds next-player"],
      {
        "tda-2024": "text TDA-2024 30",
        "tda-pre-2022": "practice",
        roberts: "practice TDA-2024 30",
        "wsop-tournament-2026": "practice TDA-2024 30",
        "wsop-live-2026": "practice TDA-2024 30",
      },
    ],
  ]);
  test("whether or not the player comes back", () => {
    expect(decide("tda-2024", "absent-blinds", { cameBack: true }).decision).toBe("blinds-forfeited");
  });
});
