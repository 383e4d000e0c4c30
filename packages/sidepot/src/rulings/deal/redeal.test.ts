import { expect, test } from "vitest";
import { byBook, decide } from "./decide.oracle.ts";

const OPEN = "floor: absent-may-play / absent-killed";

test("TDA 35-C: who comes back for the second deal plays since 2024, and had a dead hand before, as in WSOP 88-b", () => {
  expect(byBook("misdeal-redeal", {})).toEqual(["absent-may-play", "absent-killed", OPEN, "absent-killed", OPEN]);
  expect(decide("wsop-tournament-2026", "misdeal-redeal", {})).toMatchObject({
    did: "return-bets, redeal-hand, kill-hand",
    basis: "text",
    cites: ["WSOP-TOURNAMENT-2026 88-b"],
  });
  expect(decide("tda-2024", "misdeal-redeal", {})).toMatchObject({
    misdeal: true,
    did: "return-bets, redeal-hand",
    unchanged: ["button"],
    cites: ["TDA-2024 35-C"],
    wrong: [
      { answer: "absent-dead", rightIn: ["tda-pre-2022", "wsop-tournament-2026"], until: null },
      { answer: "absent-skipped" },
      { answer: "button-moves-on" },
    ],
  });
});

test("TDA 35-C: a penalty is served in both deals, which count as one hand of it", () => {
  expect(byBook("misdeal-redeal", { penalty: true })).toEqual(["absent-killed", "absent-killed", OPEN, "absent-killed", OPEN]);
  expect(decide("tda-2024", "misdeal-redeal", { penalty: true }).notes).toContain("penalty-hand-once");
});
