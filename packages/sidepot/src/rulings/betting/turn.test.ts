import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { choicesOf, decide, type Grounds, table, words } from "./table.oracle.ts";

const TURN: Grounds = {
  "tda-2024": "text TDA-2024 53-A",
  "tda-pre-2022": "practice TDA-2022 53",
  roberts: "practice TDA-2024 53-A",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 90-d",
  "wsop-live-2026": "text WSOP-LIVE-2026 136-137",
};
const TURN_AND_FOLD: Grounds = {
  "tda-2024": "text TDA-2024 53-A, TDA-2024 58",
  "tda-pre-2022": "practice TDA-2022 53, TDA-2022 58",
  roberts: "practice TDA-2024 53-A, TDA-2024 58",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 90-d, WSOP-TOURNAMENT-2026 84",
  "wsop-live-2026": "practice WSOP-LIVE-2026 136-137, TDA-2024 58",
};
const FOLD: Grounds = {
  "tda-2024": "text TDA-2024 58",
  "tda-pre-2022": "practice TDA-2022 58",
  roberts: "practice TDA-2024 58",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 84",
  "wsop-live-2026": "practice TDA-2024 58",
};
const SKIPPED: Grounds = {
  "tda-2024": "text TDA-2024 53-B",
  "tda-pre-2022": "practice TDA-2022 53",
  roberts: "practice TDA-2024 53-B",
  "wsop-tournament-2026": "text WSOP-TOURNAMENT-2026 90-d",
  "wsop-live-2026": "text WSOP-LIVE-2026 136-137",
};
const TOO_LATE: Grounds = {
  "tda-2024": "floor TDA-2024 53-B",
  "tda-pre-2022": "floor TDA-2022 53",
  roberts: "floor",
  "wsop-tournament-2026": "floor WSOP-TOURNAMENT-2026 90-d",
  "wsop-live-2026": "floor WSOP-LIVE-2026 136-137",
};

describe("out of turn (TDA 2024 53-A, WSOP cash 136-137)", () => {
  const waits = ["action-waits", "back-up-action leave-chips bind-or-free"] as const;
  const binds = ["action-binds", "let-action-stand next-player"] as const;
  const free = ["action-not-binding", "chips-back:all give-options"] as const;
  const folded = ["fold-stands", "back-up-action fold-hand"] as const;
  table("out-of-turn", [
    ["the player before has still to act: it waits", { before: "waiting" }, waits, TURN],
    ["a check, a call or a fold before it: it binds", { before: "unchanged" }, binds, TURN],
    ["a bet or raise before it: all options", { before: "changed" }, free, TURN],
    ["a check out of turn waits too", { action: "check", before: "waiting" }, waits, TURN],
    ["a check, and then a bet", { action: "check", before: "changed" }, free, TURN],
    ["a call, and nothing changed", { action: "call", before: "unchanged" }, binds, TURN],
    ["a fold binds before the others act (58)", { action: "fold", before: "waiting" }, folded, TURN_AND_FOLD],
    ["a fold binds though the action changed (58)", { action: "fold", before: "changed" }, folded, TURN_AND_FOLD],
  ]);
});

describe("a fold with no bet (TDA 2024 58)", () => {
  table("fold-without-bet", [["it binds", {}, ["fold-stands", "fold-hand next-player"], FOLD]]);
  test("who threw away a bet gets the uncalled part back (15-B)", () => {
    expect(decide("tda-2024", "fold-without-bet", { thoughtWon: true }).notes).toContain("mucked-winner-exception");
    expect(decide("tda-2024", "fold-without-bet", {}).notes).not.toContain("mucked-winner-exception");
  });
});

describe("a skipped player (TDA 2024 53-B, WSOP cash 137)", () => {
  const kept = ["turn-kept", "back-up-action leave-chips bind-or-free"] as const;
  const floor = ["floor-decides", "call-floor"] as const;
  table("skipped-player", [
    ["spoke up in time", { spokeUp: true, substantialAction: true }, kept, SKIPPED],
    ["no substantial action yet", { spokeUp: false, substantialAction: false }, kept, SKIPPED],
    ["had no time to speak up", { spokeUp: false, substantialAction: true, hadTime: false }, kept, SKIPPED],
    ["too late: the floor", { spokeUp: false, substantialAction: true }, floor, TOO_LATE],
  ]);
  test("the floor's choice is a dead hand, or one that may not raise", () => {
    for (const book of BOOK_IDS) {
      const late = decide(book, "skipped-player", { spokeUp: false, substantialAction: true });
      expect(choicesOf(late)).toEqual(["skipped-hand-dead", "skipped-no-raise"]);
      expect(late.choices.map(({ steps }) => words(steps))).toEqual(["kill-hand next-player", "check-or-call-only next-player"]);
    }
  });
});
