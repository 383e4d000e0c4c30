import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { rule } from "../rule.ts";
import type { Rulebook } from "../rulebook.ts";
import { answerOf } from "./answer.oracle.ts";

const TDA = ["TDA-2024 39-C", "TDA-2024 39-D", "TDA-2024 38"];
const redeal = (street: string): string =>
  `finish-betting; keep-burns; return-to-stub cards=${street}; shuffle-stub faceDown=true; deal street=${street} burn=false`;
const redealWithCut = (street: string): string =>
  `finish-betting; keep-burns; return-to-stub cards=${street}; shuffle-stub faceDown=true; cut-stub; deal street=${street} burn=false`;
const naturalRiver = (cut: string): string =>
  `set-aside cards=turn; finish-betting; deal street=turn burn=true; finish-betting street=turn; return-to-stub cards=aside; shuffle-stub faceDown=true; ${cut}deal street=river burn=false`;

describe("the contract's premature turn", () => {
  test("TDA 2024 RP-5-B: decision, steps, what stays, basis and citations to the letter", () => {
    expect(rule({ rules: "tda-2024", situation: "premature-turn", facts: { actionPending: true } })).toMatchObject({
      ok: true,
      value: {
        decision: "redeal-street",
        misdeal: false,
        steps: [
          { do: "finish-betting" },
          { do: "keep-burns" },
          { do: "return-to-stub", cards: ["turn"] },
          { do: "shuffle-stub", faceDown: true },
          { do: "deal", street: "turn", burn: false },
        ],
        unchanged: ["button", "bets", "burns"],
        basis: "text",
        cites: ["TDA-2024 RP-5-B", "TDA-2024 39-C", "TDA-2024 39-D", "TDA-2024 38"],
        choices: [],
      },
    });
  });

  test("with no betting left the cards are put right at once", () => {
    const { says } = answerOf("tda-2024", "premature-turn", { actionPending: true, bettingLeft: false });
    expect(says).toBe("redeal-street: keep-burns; return-to-stub cards=turn; shuffle-stub faceDown=true; deal street=turn burn=false");
  });
});

const ROWS: readonly [situation: string, book: string, says: string, basis: string, cites: string][] = [
  ["premature-flop", "tda-2024", `redeal-street: ${redeal("flop")}`, "text", ["TDA-2024 RP-5-A", ...TDA].join(", ")],
  ["premature-flop", "tda-pre-2022", `redeal-street: ${redeal("flop")}`, "practice", "TDA-2019 RP-5"],
  [
    "premature-flop",
    "roberts",
    `redeal-street: ${redealWithCut("flop")}`,
    "text",
    "ROBERTS HOLDEM-7, ROBERTS HOLDEM-6, ROBERTS HOLDEM-8, ROBERTS IRREGULARITIES-16",
  ],
  ["premature-flop", "wsop-tournament-2026", `redeal-street: ${redeal("flop")}`, "text", "WSOP-TOURNAMENT-2026 90-f-a"],
  [
    "premature-flop",
    "wsop-live-2026",
    `redeal-street: ${redeal("flop")}`,
    "text",
    "WSOP-LIVE-2026 171, WSOP-LIVE-2026 170, WSOP-LIVE-2026 127",
  ],
  ["premature-turn", "tda-2024", `redeal-street: ${redeal("turn")}`, "text", ["TDA-2024 RP-5-B", ...TDA].join(", ")],
  ["premature-turn", "tda-pre-2022", `natural-river: ${naturalRiver("")}`, "practice", "TDA-2019 RP-5"],
  [
    "premature-turn",
    "roberts",
    `natural-river: ${naturalRiver("cut-stub; ")}`,
    "text",
    "ROBERTS HOLDEM-8, ROBERTS HOLDEM-6, ROBERTS HOLDEM-7, ROBERTS IRREGULARITIES-16",
  ],
  ["premature-turn", "wsop-tournament-2026", `redeal-street: ${redeal("turn")}`, "text", "WSOP-TOURNAMENT-2026 90-f-b"],
  [
    "premature-turn",
    "wsop-live-2026",
    `redeal-street: ${redeal("turn")}`,
    "text",
    "WSOP-LIVE-2026 171, WSOP-LIVE-2026 170, WSOP-LIVE-2026 127",
  ],
  ["premature-river", "tda-2024", `redeal-street: ${redeal("river")}`, "text", ["TDA-2024 RP-5-C", ...TDA].join(", ")],
  ["premature-river", "tda-pre-2022", `redeal-street: ${redeal("river")}`, "practice", "TDA-2019 RP-5"],
  [
    "premature-river",
    "roberts",
    `redeal-street: ${redealWithCut("river")}`,
    "text",
    "ROBERTS HOLDEM-8, ROBERTS HOLDEM-6, ROBERTS HOLDEM-7, ROBERTS IRREGULARITIES-16",
  ],
  ["premature-river", "wsop-tournament-2026", `redeal-street: ${redeal("river")}`, "text", "WSOP-TOURNAMENT-2026 90-f-c"],
  [
    "premature-river",
    "wsop-live-2026",
    `redeal-street: ${redeal("river")}`,
    "text",
    "WSOP-LIVE-2026 171, WSOP-LIVE-2026 170, WSOP-LIVE-2026 127",
  ],
];

describe("a street dealt while somebody was owed an action", () => {
  test.each(ROWS)("%s by %s", (situation, book, says, basis, cites) => {
    expect(answerOf(book, situation, { actionPending: true })).toEqual({ says, basis, cites, choices: [] });
  });
});

describe("was it premature at all", () => {
  const STREETS = ["premature-flop", "premature-turn", "premature-river"] as const;

  test.each(BOOK_IDS)("%s: nobody was owed an action, so the card plays", (rules) => {
    for (const situation of STREETS) {
      expect(answerOf(rules, situation, { actionPending: false }).says, situation).toBe("card-plays: let-stand");
    }
  });

  test.each([
    ["tda-2024", "text", "TDA-2024 28"],
    ["tda-pre-2022", "practice", ""],
    ["roberts", "practice", ""],
    ["wsop-tournament-2026", "text", "WSOP-TOURNAMENT-2026 81"],
    ["wsop-live-2026", "text", "WSOP-LIVE-2026 81"],
  ])("%s: folds that leave one hand end it, and nothing is dealt or shown", (rules, basis, cites) => {
    for (const situation of STREETS) {
      for (const actionPending of [true, false]) {
        expect(answerOf(rules, situation, { actionPending, oneHandLeft: true }), situation).toEqual({
          says: "hand-over: deal-no-more; award-pot pot=this to=live-hand",
          basis,
          cites,
          choices: [],
        });
      }
    }
  });

  test.each([
    ["tda-2024", "fold-changes-nothing"],
    ["tda-pre-2022", "fold-changes-nothing"],
    ["roberts", "fold-said-in-text"],
    ["wsop-tournament-2026", "fold-changes-nothing"],
    ["wsop-live-2026", "fold-said-in-text"],
  ])("%s: whoever was owed an action may fold, and the card is out all the same", (rules, note) => {
    for (const situation of STREETS) {
      const decided = rule({ rules, situation, facts: { actionPending: true } });
      expect(decided.ok && decided.value.notes, situation).toContain(note);
    }
  });
});

test.each(BOOK_IDS)("%s: that the order of betting and cards is open is said where a text was read that leaves it open", (rules) => {
  const notes = (facts: object): unknown => {
    const decided = rule({ rules, situation: "premature-turn", facts: { actionPending: true, ...facts } });
    return decided.ok && decided.value.notes.includes("order-not-stated");
  };
  expect(notes({})).toBe(rules === "tda-2024" || rules === "wsop-tournament-2026");
  expect(notes({ bettingLeft: false })).toBe(false);
});

describe("players acted on the early street: every text is silent", () => {
  test.each([
    ["tda-2024", "TDA-2024 1, TDA-2024 53-B, TDA-2024 25-C, TDA-2024 2"],
    ["tda-pre-2022", "TDA-2019 1"],
    ["roberts", ""],
    ["wsop-tournament-2026", ""],
    ["wsop-live-2026", "WSOP-LIVE-2026 137"],
  ])("%s: the floor lets it stand or goes back", (rules, cites) => {
    const cut = rules === "roberts" ? "cut-stub; " : "";
    for (const street of ["flop", "turn", "river"]) {
      expect(answerOf(rules, `premature-${street}`, { actionPending: true, actedOnNext: true })).toEqual({
        says: "floor-decides: call-floor",
        basis: "floor",
        cites,
        choices: [
          "card-plays: let-stand",
          `redeal-street: finish-betting; keep-burns; return-to-stub cards=${street}; shuffle-stub faceDown=true; ${cut}deal street=${street} burn=false`,
        ],
      });
    }
  });
});

describe("what rooms do otherwise", () => {
  const house = (point: string, value: string): Rulebook => ({ id: "room", base: "tda-2024", house: { [point]: { value, note: null } } });

  test("a flop shuffled back together with its burn is dealt behind a new one", () => {
    expect(answerOf(house("premature-flop", "reshuffle-with-burns"), "premature-flop", { actionPending: true })).toEqual({
      says: "redeal-street: finish-betting; return-to-stub cards=flop+last-burn; shuffle-stub faceDown=true; deal street=flop burn=true",
      basis: "house",
      cites: "HOUSE premature-flop",
      choices: [],
    });
  });

  test("burn and river lie aside while the turn is shuffled into the rest, and go back on top", () => {
    expect(answerOf(house("premature-turn", "keep-river"), "premature-turn", { actionPending: true }).says).toBe(
      "keep-river: finish-betting; set-aside cards=marked; return-to-stub cards=turn; shuffle-stub faceDown=true; deal street=turn burn=false; return-to-stub cards=aside onTop=true",
    );
  });

  test("moving the river up is no wrong answer where the house does it", () => {
    const decided = rule({ rules: house("premature-turn", "natural-river"), situation: "premature-turn", facts: { actionPending: true } });
    expect(decided.ok && decided.value.wrong.map(({ answer }) => answer)).not.toContain("move-river-up");
  });

  test("a house that cuts cuts after the shuffle", () => {
    expect(answerOf(house("reshuffle-cut", "cut"), "premature-river", { actionPending: true }).says).toContain(
      "faceDown=true; cut-stub; deal",
    );
  });
});

test("moving the river up was right in tournaments until 2021, by the books of before 2022 and by Robert's Rules", () => {
  const decided = rule({ rules: "tda-2024", situation: "premature-turn", facts: { actionPending: true } });
  expect(decided.ok && decided.value.wrong).toContainEqual({ answer: "move-river-up", rightIn: ["tda-pre-2022", "roberts"], until: 2021 });
});
