import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { rule } from "../rule.ts";
import { answerOf } from "./answer.oracle.ts";

const FLOOR = "floor-decides: call-floor";
const SCRAMBLE =
  "scramble-draw-burn: scramble cards=flop; draw-as-burn from=flop by=dealer for=this-street; turn-up cards=flop; deal street=flop burn=false cards=1";
/** In WSOP tournaments the floor draws it (88-c-3-i). */
const BY_FLOOR = SCRAMBLE.replace("by=dealer", "by=floor");
const again = (street: string, cut = ""): string =>
  `${street === "flop" ? "redeal-flop" : "redeal-street"}: return-to-stub cards=${street}; shuffle-stub faceDown=true; ${cut}deal street=${street} burn=true`;
const becomesBurn = (street: string): string =>
  `card-becomes-burn: make-burn cards=${street} for=this-street; deal street=${street} burn=false`;
const two = (street: string, next: string): string =>
  `cards-stand: let-stand; finish-betting street=${street}; burn cards=2; deal street=${next} burn=false`;
const STANDS = "cards-stand: let-stand";

type Row = readonly [book: string, says: string, basis: string, cites: string, choices?: readonly string[]];
const rows = (facts: Readonly<Record<string, unknown>>, table: readonly Row[]): void => {
  test.each(table)("%s", (rules, says, basis, cites, choices = []) => {
    expect(answerOf(rules, "missing-burn", facts)).toEqual({ says, basis, cites, choices });
  });
};

describe("flop without a burn, no card seen", () => {
  const says = "burn-then-deal: deal street=flop burn=true";
  rows({ street: "flop", boardExposed: false }, [
    ["tda-2024", says, "practice", ""],
    ["tda-pre-2022", says, "practice", ""],
    ["roberts", says, "text", "ROBERTS HOLDEM-4"],
    ["wsop-tournament-2026", says, "practice", "WSOP-TOURNAMENT-2026 88-c-3"],
    ["wsop-live-2026", says, "text", "WSOP-LIVE-2026 168"],
  ]);
});

describe("turn without a burn, no card seen", () => {
  const says = "burn-then-deal: deal street=turn burn=true";
  rows({ street: "turn", boardExposed: false }, [
    ["tda-2024", says, "practice", ""],
    ["tda-pre-2022", says, "practice", ""],
    ["roberts", says, "text", "ROBERTS HOLDEM-5"],
    ["wsop-tournament-2026", says, "practice", "WSOP-TOURNAMENT-2026 88-c-3"],
    ["wsop-live-2026", says, "text", "WSOP-LIVE-2026 126, WSOP-LIVE-2026 169"],
  ]);
});

describe("flop without a burn, no action (TDA 39-B)", () => {
  rows({ street: "flop" }, [
    ["tda-2024", SCRAMBLE, "text", "TDA-2024 39-B, TDA-2024 38"],
    ["tda-pre-2022", FLOOR, "floor", "TDA-2019 1", [SCRAMBLE, again("flop")]],
    ["roberts", again("flop", "cut-stub; "), "text", "ROBERTS HOLDEM-4, ROBERTS HOLDEM-7, ROBERTS HOLDEM-8"],
    ["wsop-tournament-2026", BY_FLOOR, "text", "WSOP-TOURNAMENT-2026 88-c-3-i"],
    ["wsop-live-2026", again("flop"), "text", "WSOP-LIVE-2026 168"],
  ]);
});

describe("flop without a burn, after one check (DI-11: play on, one burn before the turn)", () => {
  rows({ street: "flop", acted: true }, [
    ["tda-2024", STANDS, "text", "TDA-2024 39-B, TDA-2024 38"],
    ["tda-pre-2022", STANDS, "practice", ""],
    ["roberts", two("flop", "turn"), "text", "ROBERTS HOLDEM-5"],
    // 88-c-3 and 88-c-3-i do not agree between the first check and substantial action.
    ["wsop-tournament-2026", FLOOR, "floor", "WSOP-TOURNAMENT-2026 88-c-3, WSOP-TOURNAMENT-2026 88-c-3-i", [BY_FLOOR, STANDS]],
    ["wsop-live-2026", two("flop", "turn"), "text", "WSOP-LIVE-2026 169"],
  ]);
});

describe("flop without a burn, after substantial action", () => {
  rows({ street: "flop", acted: true, substantial: true }, [
    ["tda-2024", STANDS, "text", "TDA-2024 39-B, TDA-2024 38"],
    ["tda-pre-2022", STANDS, "practice", ""],
    ["roberts", two("flop", "turn"), "text", "ROBERTS HOLDEM-5"],
    ["wsop-tournament-2026", STANDS, "text", "WSOP-TOURNAMENT-2026 88-c-3, WSOP-TOURNAMENT-2026 88-c-3-i"],
    ["wsop-live-2026", two("flop", "turn"), "text", "WSOP-LIVE-2026 169"],
  ]);
});

describe.each(["turn", "river"])("%s without a burn, no action", (street) => {
  rows({ street }, [
    ["tda-2024", FLOOR, "floor", "TDA-2024 RP-14, TDA-2024 1", [becomesBurn(street), again(street), STANDS]],
    ["tda-pre-2022", FLOOR, "floor", "TDA-2019 1", [becomesBurn(street), again(street), STANDS]],
    ["roberts", becomesBurn(street), "text", "ROBERTS HOLDEM-5"],
    // Before a check the error may be put right; how is not stated.
    ["wsop-tournament-2026", FLOOR, "floor", "WSOP-TOURNAMENT-2026 88-c-3", [becomesBurn(street), again(street)]],
    ["wsop-live-2026", becomesBurn(street), "text", "WSOP-LIVE-2026 126, WSOP-LIVE-2026 169"],
  ]);
});

describe("turn without a burn, after action", () => {
  rows({ street: "turn", acted: true }, [
    // TDA 38 is one burn a street: two are no choice, so a single way is left.
    ["tda-2024", STANDS, "practice", "TDA-2024 38, TDA-2024 RP-14, TDA-2024 1"],
    ["tda-pre-2022", FLOOR, "floor", "TDA-2019 1", [STANDS, two("turn", "river").replace("cards-stand", "order-restored")]],
    ["roberts", two("turn", "river"), "text", "ROBERTS HOLDEM-5"],
    ["wsop-tournament-2026", STANDS, "text", "WSOP-TOURNAMENT-2026 88-c-3"],
    ["wsop-live-2026", two("turn", "river"), "text", "WSOP-LIVE-2026 126, WSOP-LIVE-2026 169"],
  ]);
});

describe("river without a burn, after action: nothing is left to burn for", () => {
  const choices = [STANDS, becomesBurn("river")];
  rows({ street: "river", acted: true }, [
    ["tda-2024", FLOOR, "floor", "TDA-2024 38, TDA-2024 RP-14, TDA-2024 1", choices],
    ["tda-pre-2022", FLOOR, "floor", "TDA-2019 1", choices],
    ["roberts", STANDS, "text", "ROBERTS HOLDEM-5"],
    ["wsop-tournament-2026", STANDS, "text", "WSOP-TOURNAMENT-2026 88-c-3"],
    ["wsop-live-2026", STANDS, "text", "WSOP-LIVE-2026 126, WSOP-LIVE-2026 169"],
  ]);
});

describe("river without a burn and everybody all-in: put right until the pot is awarded", () => {
  const choices = [becomesBurn("river"), STANDS];
  rows({ street: "river", allIn: true }, [
    ["tda-2024", FLOOR, "floor", "TDA-2024 RP-14, TDA-2024 1", choices],
    ["tda-pre-2022", FLOOR, "floor", "TDA-2019 1", choices],
    ["roberts", becomesBurn("river"), "text", "ROBERTS HOLDEM-5"],
    ["wsop-tournament-2026", FLOOR, "floor", "WSOP-TOURNAMENT-2026 88-c-3", choices],
    ["wsop-live-2026", becomesBurn("river"), "text", "WSOP-LIVE-2026 126, WSOP-LIVE-2026 169"],
  ]);
});

describe("what is said beside", () => {
  test("WSOP tournaments: the two places that disagree are told, and only before substantial action", () => {
    const told = (substantial: boolean | null): unknown => {
      const decided = rule({
        rules: "wsop-tournament-2026",
        situation: "missing-burn",
        facts: { street: "flop", acted: true, ...(substantial === null ? {} : { substantial }) },
      });
      return decided.ok ? decided.value.notes : null;
    };
    expect(told(false)).toEqual(["wsop-at-odds"]);
    expect(told(null)).toEqual(["wsop-at-odds"]);
    expect(told(true)).not.toContain("wsop-at-odds");
  });

  test("two burns on the turn to restore the order are wrong by TDA, and right by Robert's Rules and WSOP cash games (DI-11)", () => {
    const decided = rule({ rules: "tda-2024", situation: "missing-burn", facts: { street: "flop", acted: true } });
    expect(decided.ok && decided.value.wrong).toContainEqual({
      answer: "burn-two-next",
      rightIn: ["roberts", "wsop-live-2026"],
      until: null,
    });
  });

  test.each(BOOK_IDS)("%s: with everybody all-in nobody can have acted", (rules) => {
    for (const street of ["flop", "turn", "river"]) {
      const asked = (acted: boolean) => answerOf(rules, "missing-burn", { street, acted, allIn: true });
      expect(asked(true)).toEqual(asked(false));
    }
  });

  test("without the street nothing is guessed", () => {
    expect(rule({ situation: "missing-burn" })).toMatchObject({ ok: false, error: { code: "FACT_MISSING", fact: "street" } });
  });
});
