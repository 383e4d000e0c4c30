import { describe, expect, test } from "vitest";
import { bookOf } from "../rulebook.ts";
import { decide, type Grounds, table } from "./table.oracle.ts";

const CHIP: Grounds = {
  "tda-2024": "text TDA-2024 44",
  "tda-pre-2022": "practice TDA-2022 44",
  roberts: "practice TDA-2024 44",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 97",
  "wsop-live-2026": "text WSOP-LIVE-2026 141",
};
const CHIP_AND_WORD: Grounds = {
  "tda-2024": "text TDA-2024 51-A, TDA-2024 44",
  "tda-pre-2022": "practice TDA-2022 51, TDA-2022 44",
  roberts: "practice TDA-2024 51-A, TDA-2024 44",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 93-f, WSOP-TOURNAMENT-2026 97",
  "wsop-live-2026": "text WSOP-LIVE-2026 135, WSOP-LIVE-2026 141",
};
const CHIP_THEN_WORD: Grounds = {
  "tda-2024": "text TDA-2024 44, TDA-2024 40-A",
  "tda-pre-2022": "practice TDA-2022 44",
  roberts: "practice TDA-2024 44, TDA-2024 40-A",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 97, WSOP-TOURNAMENT-2026 90-a",
  "wsop-live-2026": "practice WSOP-LIVE-2026 141, TDA-2024 40-A",
};
const ALL_NEEDED: Grounds = {
  "tda-2024": "text TDA-2024 45-A",
  "tda-pre-2022": "practice TDA-2022 45",
  roberts: "practice TDA-2024 45-A",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 92",
  "wsop-live-2026": "text WSOP-LIVE-2026 141",
};
const LAST: Grounds = {
  "tda-2024": "text TDA-2024 45-B",
  "tda-pre-2022": "practice TDA-2022 45",
  roberts: "practice TDA-2024 45-B",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 92",
  "wsop-live-2026": "practice TDA-2024 45-B",
};
const BY_HALF: Grounds = {
  "tda-2024": "text TDA-2024 43-A, TDA-2024 45-B",
  "tda-pre-2022": "practice TDA-2022 43, TDA-2022 45",
  roberts: "practice ROBERTS BETTING, TDA-2024 45-B",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 95, WSOP-TOURNAMENT-2026 92",
  "wsop-live-2026": "practice WSOP-LIVE-2026 140, WSOP-LIVE-2026 183, TDA-2024 45-B",
};
const call = ["counts-as-call", "count-as:call chips-back:rest"] as const;
const filled = ["full-min-raise", "min-raise-to:null"] as const;
const whole = ["counts-as-raise", "count-chips-as:raise"] as const;

describe("one oversized chip (TDA 2024 44, WSOP tournaments 97, WSOP cash 141)", () => {
  table("oversized-chip", [
    ["silently, facing a bet: a call", { facingBet: true }, call, CHIP],
    ["'raise' before it: as much as the chip is", { facingBet: true, said: "raise" }, whole, CHIP_AND_WORD],
    ["'raise' after it: a call", { facingBet: true, said: "raise-after" }, call, CHIP_THEN_WORD],
    ["with no bet: a bet of the whole chip", { facingBet: false }, ["counts-as-bet", "count-chips-as:bet"], CHIP],
    ["with no bet, whatever is said", { facingBet: false, said: "raise" }, ["counts-as-bet", "count-chips-as:bet"], CHIP],
  ]);
  test("a house that takes the chip whole says that a call is right elsewhere", () => {
    const house = { ...bookOf("tda-2024"), id: "x", house: { "oversized-chip": { value: "whole-chip", note: null } } };
    const decided = decide(house, "oversized-chip", { facingBet: true });
    expect([decided.decision, decided.basis]).toEqual(["counts-as-raise", "house"]);
    expect(decided.wrong[0]).toMatchObject({ answer: "chip-is-call", rightIn: expect.arrayContaining(["tda-2024"]) });
  });
});

describe("several chips (TDA 2024 45, WSOP tournaments 92)", () => {
  table("multiple-chips", [
    ["all needed for the call: a call", { chips: "all-needed" }, call, ALL_NEEDED],
    ["the last ones too", { chips: "all-needed", lastChips: true }, call, ALL_NEEDED],
    ["below half of a raise: a call", { chips: "below-half" }, call, BY_HALF],
    ["half or more: a whole raise", { chips: "half-or-more" }, filled, BY_HALF],
    ["a full raise is what it is", { chips: "full-raise" }, whole, BY_HALF],
    ["the last chips, below half: all-in", { chips: "below-half", lastChips: true }, ["counts-as-all-in", "count-as:all-in"], LAST],
    ["the last chips, half or more: all-in", { chips: "half-or-more", lastChips: true }, ["counts-as-all-in", "count-as:all-in"], LAST],
  ]);
});

describe("chips in front from before (TDA 2024 46)", () => {
  const APART: Grounds = {
    "tda-2024": "text TDA-2024 44, TDA-2024 46-C-1",
    "tda-pre-2022": "practice TDA-2022 44, TDA-2022 46",
    roberts: "practice TDA-2024 44, TDA-2024 46-C-1",
    "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 97, WSOP-TOURNAMENT-2026 98-a",
    "wsop-live-2026": "text WSOP-LIVE-2026 141",
  };
  const several = (rule: string, wsop: string): Grounds => ({
    "tda-2024": `text TDA-2024 43-A, TDA-2024 ${rule}`,
    "tda-pre-2022": "practice TDA-2022 43, TDA-2022 46",
    roberts: `practice ROBERTS BETTING, TDA-2024 ${rule}`,
    "wsop-tournament-2026": `text WSOP-TOURNAMENT-2026 95, ${wsop}`,
    "wsop-live-2026": "text WSOP-LIVE-2026 140, WSOP-LIVE-2026 183, WSOP-LIVE-2026 141",
  });
  const TOGETHER = several("46-C-2", "WSOP-TOURNAMENT-2026 98-a, WSOP-TOURNAMENT-2026 98-b");
  const BINDS: Grounds = {
    "tda-2024": "text TDA-2024 46-B",
    "tda-pre-2022": "practice TDA-2022 46",
    roberts: "practice TDA-2024 46-B",
    "wsop-tournament-2026": "practice TDA-2024 46-B",
    "wsop-live-2026": "practice TDA-2024 46-B",
  };
  table("prior-chips", [
    ["left alone, one large chip: a call", { prior: "left", comes: "half-or-more" }, call, APART],
    ["pulled back whole, one large chip: a call", { prior: "pulled-back", comes: "half-or-more" }, call, APART],
    [
      "left alone, several new chips: by half",
      { prior: "left", comes: "half-or-more", oneChip: false },
      filled,
      several("46-C-1", "WSOP-TOURNAMENT-2026 98-a"),
    ],
    ["pulled back in part, one chip: all together, by half", { prior: "pulled-in-part", comes: "half-or-more" }, filled, TOGETHER],
    ["the same below half: a call", { prior: "pulled-in-part", comes: "below-half" }, call, TOGETHER],
    ["enough for the call already, one chip: by half", { prior: "covers-call", comes: "half-or-more" }, filled, TOGETHER],
    [
      "pulled back and then a fold: call or raise",
      { prior: "pulled-back", comes: "fold" },
      ["must-call-or-raise", "ask-call-or-raise"],
      BINDS,
    ],
    [
      "pulled back in part and then a fold: the same",
      { prior: "pulled-in-part", comes: "fold" },
      ["must-call-or-raise", "ask-call-or-raise"],
      BINDS,
    ],
    ["left alone, a fold is one", { prior: "left", comes: "fold" }, ["fold-stands", "fold-hand next-player"], BINDS],
  ]);
});

describe("several motions (TDA 2024 42, 56; Robert's Rules no-limit 6)", () => {
  const SILENT: Grounds = {
    "tda-2024": "text TDA-2024 56, TDA-2024 42",
    "tda-pre-2022": "practice",
    roberts: "text ROBERTS NO-LIMIT-6",
    "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 103, WSOP-TOURNAMENT-2026 94",
    "wsop-live-2026": "text WSOP-LIVE-2026 140, WSOP-LIVE-2026 178",
  };
  const RAISE: Grounds = {
    "tda-2024": "text TDA-2024 42, TDA-2024 56",
    "tda-pre-2022": "practice",
    roberts: "text ROBERTS NO-LIMIT-6",
    "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 94, WSOP-TOURNAMENT-2026 103",
    "wsop-live-2026": "text WSOP-LIVE-2026 178",
  };
  const AMOUNT: Grounds = {
    "tda-2024": "text TDA-2024 42, TDA-2024 43-B, TDA-2024 51-A",
    "tda-pre-2022": "practice TDA-2022 43, TDA-2022 51",
    roberts: "practice TDA-2024 42, TDA-2024 43-B, TDA-2024 51-A",
    "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 94, WSOP-TOURNAMENT-2026 93-f",
    "wsop-live-2026": "text WSOP-LIVE-2026 178, WSOP-LIVE-2026 135",
  };
  const first = ["first-motion-counts", "count-motion:first chips-back:rest"] as const;
  table("string-bet", [
    ["the call, then more: a call", { said: "nothing" }, ["first-motion-counts", "count-as:call chips-back:rest"], SILENT],
    ["a raise, then more: the first motion", { said: "nothing", first: "raise" }, first, SILENT],
    ["a bet, then more: the first motion", { said: "nothing", first: "bet" }, first, SILENT],
    [
      "'raise', then several motions: the first; in Robert's Rules all",
      { said: "raise" },
      ["first-motion-counts", "count-motion:first count-chips-as:raise chips-back:rest"],
      RAISE,
      { roberts: ["all-motions-count", "count-motion:all count-chips-as:raise"] },
    ],
    ["the amount first: any number of motions", { said: "amount" }, ["amount-said-counts", "take-said-amount"], AMOUNT],
  ]);
  test("the raise in two motions was right in tournaments until the edition of 2019 ended it", () => {
    for (const book of ["tda-2024", "tda-pre-2022"] as const) {
      expect(decide(book, "string-bet", { said: "raise" }).wrong[0]).toEqual({
        answer: "raise-in-two-motions",
        rightIn: ["roberts"],
        until: 2018,
      });
    }
    expect(decide("roberts", "string-bet", { said: "raise" }).wrong.map(({ answer }) => answer)).not.toContain("raise-in-two-motions");
  });
});
