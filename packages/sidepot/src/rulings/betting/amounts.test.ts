import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { choicesOf, decide, type Grounds, table, words } from "./table.oracle.ts";

const SHORT: Grounds = {
  "tda-2024": "text TDA-2024 51-B",
  "tda-pre-2022": "practice TDA-2022 51",
  roberts: "practice TDA-2024 51-B",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 93-f",
  "wsop-live-2026": "text WSOP-LIVE-2026 139, WSOP-LIVE-2026 142",
};
const FLOOR: Grounds = {
  "tda-2024": "floor TDA-2024 51-B, TDA-2024 41",
  "tda-pre-2022": "floor TDA-2022 51",
  roberts: "floor",
  "wsop-tournament-2026": "floor WSOP-TOURNAMENT-2026 93-f, WSOP-TOURNAMENT-2026 93-e",
  "wsop-live-2026": "text WSOP-LIVE-2026 139, WSOP-LIVE-2026 142, WSOP-LIVE-2026 181",
};
const OUT_OF_TURN: Grounds = {
  "tda-2024": "floor TDA-2024 51-B, TDA-2024 41, TDA-2024 53-A",
  "tda-pre-2022": "floor TDA-2022 51, TDA-2022 53",
  roberts: "floor TDA-2024 53-A",
  "wsop-tournament-2026": "floor WSOP-TOURNAMENT-2026 93-f, WSOP-TOURNAMENT-2026 93-e, WSOP-TOURNAMENT-2026 90-d",
  "wsop-live-2026": "text WSOP-LIVE-2026 139, WSOP-LIVE-2026 142, WSOP-LIVE-2026 181, WSOP-LIVE-2026 136-137",
};
const SAID: Grounds = {
  "tda-2024": "text TDA-2024 51-A",
  "tda-pre-2022": "practice TDA-2022 51",
  roberts: "practice TDA-2024 51-A",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 93-f",
  "wsop-live-2026": "text WSOP-LIVE-2026 135",
};
const IN_ROW: Grounds = {
  "tda-2024": "text TDA-2024 51-B, TDA-2024 51-C",
  "tda-pre-2022": "practice TDA-2022 51",
  roberts: "practice TDA-2024 51-B, TDA-2024 51-C",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 93-f",
  "wsop-live-2026": "practice WSOP-LIVE-2026 139, WSOP-LIVE-2026 142, TDA-2024 51-C",
};

describe("too little to call (TDA 2024 51, WSOP tournaments 93-f)", () => {
  const full = ["full-call", "take-full-call"] as const;
  const floor = ["floor-decides", "call-floor"] as const;
  // WSOP cash games make every short call good.
  const live = { "wsop-live-2026": full };
  table("undercall", [
    ["'call' binds to all of it", { said: true, against: "raise" }, full, SAID],
    ["heads-up: a full call", { said: false, against: "heads-up" }, full, SHORT],
    ["against the first bet: a full call", { said: false, against: "first-bet" }, full, SHORT],
    ["against a raise with others in: the floor", { said: false, against: "raise" }, floor, FLOOR, live],
    ["out of turn: the floor, the first bet too", { said: false, against: "first-bet", inTurn: false }, floor, OUT_OF_TURN, live],
    [
      "several in a row: back to the first (51-C)",
      { said: false, against: "first-bet", several: true },
      ["full-call", "back-to-first-undercall take-full-call"],
      IN_ROW,
    ],
  ]);
  test("the floor's choice is a full call, or a fold that leaves the chips", () => {
    for (const book of BOOK_IDS) {
      if (book === "wsop-live-2026") continue;
      const decided = decide(book, "undercall", { said: false, against: "raise" });
      expect(choicesOf(decided)).toEqual(["full-call", "forfeit-and-fold"]);
      expect(decided.choices.map(({ steps }) => words(steps))).toEqual(["take-full-call", "forfeit-chips fold-hand"]);
      expect(decided.notes).toEqual(["one-chip-change", "tiny-chip-may-be-call"]);
    }
  });
  test("in WSOP cash games whoever did not know of the raise may be let go (139)", () => {
    const notes = (against: string) => decide("wsop-live-2026", "undercall", { said: false, against }).notes;
    expect(notes("raise")).toEqual(["floor-may-relent"]);
    expect(notes("first-bet")).toEqual([]);
  });
});

describe("a bet below the minimum that was accepted (TDA 2024 52-A, WSOP tournaments 90-e, WSOP cash 142)", () => {
  const UNDER: Grounds = {
    "tda-2024": "text TDA-2024 52-A",
    "tda-pre-2022": "practice TDA-2022 52",
    roberts: "text ROBERTS BETTING",
    "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 90-e",
    "wsop-live-2026": "text WSOP-LIVE-2026 142",
  };
  table("underraise", [
    [
      "100-200: 600, raised to 1,000: 1,200 for all on the street",
      { noticed: "same-street", bet: 600, largest: 600 },
      ["bet-corrected", "mend-bet:minimum:1200"],
      UNDER,
    ],
    ["the amounts not told", { noticed: "same-street" }, ["bet-corrected", "mend-bet:minimum:null"], UNDER],
    ["later it stands", { noticed: "later" }, ["bet-stands", "let-bet-stand"], UNDER],
  ]);
  test("in WSOP cash games nobody may make the call a raise", () => {
    const noted = BOOK_IDS.filter((book) => decide(book, "underraise", { noticed: "same-street" }).notes.includes("no-call-into-raise"));
    expect(noted).toEqual(["wsop-live-2026"]);
  });
});

describe("a wrong amount in pot-limit (TDA 2024 52-B, Robert's Rules pot-limit 1)", () => {
  const OVER: Grounds = {
    "tda-2024": "text TDA-2024 52-B",
    "tda-pre-2022": "practice TDA-2022 52",
    roberts: "text ROBERTS POT-LIMIT-1",
    "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 90-e",
    "wsop-live-2026": "text WSOP-LIVE-2026 189",
  };
  const LOW: Grounds = {
    ...OVER,
    roberts: "practice ROBERTS POT-LIMIT-1, TDA-2024 52-B",
    "wsop-live-2026": "practice WSOP-LIVE-2026 142, WSOP-LIVE-2026 189, TDA-2024 52-B",
  };
  const stands = ["bet-stands", "let-bet-stand"] as const;
  const reduced = ["bet-reduced", "mend-bet:pot:null"] as const;
  table("overbet-pot-limit", [
    ["more than the pot is reduced", { error: "too-high", noticed: "before-substantial-action" }, reduced, OVER],
    ["on the same street in spite of substantial action", { error: "too-high", noticed: "same-street" }, reduced, OVER],
    ["later it stands", { error: "too-high", noticed: "later" }, stands, OVER],
    [
      "a pot counted too low is raised before substantial action",
      { error: "too-low", noticed: "before-substantial-action" },
      ["bet-corrected", "mend-bet:pot:null"],
      LOW,
    ],
    ["after it, it stands", { error: "too-low", noticed: "same-street" }, stands, LOW],
    ["and later", { error: "too-low", noticed: "later" }, stands, LOW],
  ]);
});
