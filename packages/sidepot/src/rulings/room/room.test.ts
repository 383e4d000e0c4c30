import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { type ByBook, decided, expectBooks, house, stepsOf, wrongOf } from "../showdown/said.oracle.ts";

/** The same decision in all books, from the grounds of each in their order. */
const all = (decision: string, ...grounds: readonly [string, string, string, string, string]): ByBook =>
  grounds.map((ground) => `${decision} ${ground}`) as unknown as ByBook;
/** TDA 2024 and the WSOP's tournaments say it with a number, the cash games where they are concerned. */
const tournaments = (decision: string, cite: string, wsop: string, live = "practice"): ByBook =>
  all(decision, `text ${cite}`, "practice", "practice", `text ${wsop}`, live);

describe("phones (TDA 2024 5-B to 5-D)", () => {
  test("on the table", () =>
    expectBooks("phone-in-hand", { doing: "lies-on-table" }, [
      "device-away text TDA-2024 5-B",
      "device-away practice",
      "device-allowed practice",
      "device-away text WSOP-TOURNAMENT-2026 63",
      "device-allowed practice WSOP-LIVE-2026 27 WSOP-LIVE-2026 26",
    ]));
  test("used with live cards", () => {
    expectBooks(
      "phone-in-hand",
      { doing: "used-with-hand" },
      tournaments("device-away", "TDA-2024 5-C", "WSOP-TOURNAMENT-2026 63", "text WSOP-LIVE-2026 26"),
    );
    expect(stepsOf(decided("tda-2024", "phone-in-hand", { doing: "used-with-hand" }))).toBe(
      "device-away: stop-device, warn-player, play-hand",
    );
    expect(wrongOf(decided("tda-2024", "phone-in-hand", { doing: "used-with-hand" }))).toContain("phone-kills-hand");
  });
  test("charts and odds: not at the table, elsewhere not with live cards", () => {
    expectBooks("phone-in-hand", { doing: "strategy-program" }, [
      "device-away text TDA-2024 5-D",
      "device-away practice TDA-2022 5",
      "device-away practice",
      "device-away text WSOP-TOURNAMENT-2026 64-d WSOP-TOURNAMENT-2026 64-g",
      "device-away text WSOP-LIVE-2026 21",
    ]);
    expect(wrongOf(decided("tda-2024", "phone-in-hand", { doing: "strategy-program" }))).toEqual([
      "charts-are-fine",
      "charts-out-of-hand-fine (tda-pre-2022,roberts,wsop-live-2026)",
    ]);
  });
  test("without cards it may be used", () => {
    expectBooks(
      "phone-in-hand",
      { doing: "used-without-hand" },
      tournaments("device-allowed", "TDA-2024 5-C", "WSOP-TOURNAMENT-2026 63", "text WSOP-LIVE-2026 26"),
    );
    expect(decided("tda-2024", "phone-in-hand", { doing: "used-without-hand" }).notes).toEqual(["held-not-laid-down"]);
  });
});

describe("the clock (TDA 2024 29, WSOP live 85)", () => {
  test.each([true, false])("facing a bet: %s", (facingBet) =>
    expectBooks(
      "clock",
      { facingBet },
      all(
        "clock-runs",
        "text TDA-2024 29",
        "practice",
        "practice",
        "practice WSOP-TOURNAMENT-2026 80 WSOP-TOURNAMENT-2026 108",
        "practice WSOP-LIVE-2026 85 WSOP-LIVE-2026 110",
      ),
    ),
  );
  test("25 seconds and 5, or a minute and 10 after two minutes; dead facing a bet, else a check", () => {
    expect(stepsOf(decided("tda-2024", "clock", { facingBet: true }))).toBe(
      "clock-runs: start-clock wait=null seconds=25 countdown=5, time-is-up result=dead",
    );
    expect(stepsOf(decided("tda-2024", "clock", { facingBet: false }))).toBe(
      "clock-runs: start-clock wait=null seconds=25 countdown=5, time-is-up result=check",
    );
    expect(stepsOf(decided("wsop-live-2026", "clock", { facingBet: true }))).toBe(
      "clock-runs: start-clock wait=120 seconds=60 countdown=10, time-is-up result=dead",
    );
  });
  test("a house where time out is always dead is not told that it is wrong", () => {
    const ours = decided(house("tda-2024", { "clock-expiry": "always-dead" }), "clock", { facingBet: false });
    expect(ours.steps.at(-1)).toEqual({ do: "time-is-up", result: "dead" });
    expect(wrongOf(ours)).not.toContain("clock-out-always-folds");
  });
});

describe("in the seat for a live hand (TDA 2024 30, WSOP live 83)", () => {
  const row = (decision: string): ByBook => tournaments(decision, "TDA-2024 30", "WSOP-TOURNAMENT-2026 82", "text WSOP-LIVE-2026 83");
  test.each([
    ["before-first-card", "present-hand-plays"],
    ["before-last-card", "present-hand-plays"],
    ["after-last-card", "absent-hand-killed"],
  ])("back %s: %s", (back, decision) => expectBooks("absent-player", { back }, row(decision)));
  test("the first card counted in the TDA text of 2013, until 2015", () => {
    expect(wrongOf(decided("tda-2024", "absent-player", { back: "before-last-card" }))).toContain("first-card-counts (tda-pre-2022) 2014");
    expect(wrongOf(decided("tda-pre-2022", "absent-player", { back: "before-last-card" }))).toContain("first-card-counts 2014");
    const ours = decided(house("tda-2024", { "seat-deadline": "first-card" }), "absent-player", { back: "before-last-card" });
    expect(ours.decision).toBe("absent-hand-killed");
    expect(ours.wrong.map(({ answer }) => answer)).not.toContain("first-card-counts");
    // A house that holds the last card itself is told no more of other books than the one that it took it from.
    const last = decided(house("wsop-live-2026", { "seat-deadline": "last-card" }), "absent-player", { back: "before-last-card" });
    expect(wrongOf(last)).toContain("first-card-counts 2014");
  });
  test("blinds and antes are forfeited", () =>
    expect(stepsOf(decided("tda-2024", "absent-player", { back: "after-last-card" }))).toBe(
      "absent-hand-killed: deal-absent-in, kill-absent-hand, chips-stay-in-pot",
    ));
});

describe("chip race (TDA 2024 24; JOPT 2020)", () => {
  test("from seat 1, one chip at most, nobody raced out", () => {
    for (const lastChips of [true, false])
      expectBooks("chip-race", { lastChips }, tournaments("chips-raced", "TDA-2024 24", "WSOP-TOURNAMENT-2026 77"));
    expect(stepsOf(decided("tda-2024", "chip-race"))).toBe("chips-raced: race-from-seat-one, one-chip-at-most, remove-fractions");
    expect(stepsOf(decided("tda-2024", "chip-race", { lastChips: true }))).toBe(
      "chips-raced: race-from-seat-one, one-chip-at-most, keep-last-chip, remove-fractions",
    );
  });
  test("a house may round all rests up, as a Japanese series did in 2020", () => {
    const ours = decided(house("tda-pre-2022", { "chip-race": "round-all-up" }), "chip-race");
    expect(stepsOf(ours)).toBe("chips-rounded-up: round-up");
    expect(wrongOf(ours)).not.toContain("race-all-up");
    expect(ours.basis).toBe("house");
  });
});

describe("hand-for-hand (TDA 2024 RP-8, WSOP 126)", () => {
  test("announced: all tables wait", () =>
    expectBooks("hand-for-hand", { moment: "announced" }, tournaments("tables-wait", "TDA-2024 RP-8", "WSOP-TOURNAMENT-2026 126-a")));
  test("all-in: cards stay face down and nothing more is dealt (RP-8-F)", () => {
    expectBooks("hand-for-hand", { moment: "all-in" }, tournaments("cards-stay-closed", "TDA-2024 RP-8-F", "WSOP-TOURNAMENT-2026 126-g"));
    expect(stepsOf(decided("tda-2024", "hand-for-hand", { moment: "all-in" }))).toBe(
      "cards-stay-closed: leave-cards-closed, deal-no-more, wait-for-word",
    );
  });
  test("out at two tables in one round: the places are shared, by who was in at the announcement", () => {
    expectBooks("hand-for-hand", { moment: "out-together" }, tournaments("places-shared", "TDA-2024 RP-8", "WSOP-TOURNAMENT-2026 126-b"));
    expect(decided("tda-2024", "hand-for-hand", { moment: "out-together" }).notes).toEqual(["from-announcement"]);
  });
  test("neither of the text's two times off the clock is copied (RP-8-B against RP-8-C and D)", () => {
    for (const moment of ["announced", "all-in", "out-together"])
      expect(JSON.stringify(decided("tda-2024", "hand-for-hand", { moment }))).not.toMatch(/minute|RP-8-[BCD]/);
  });
  test("a book for cash games says that the matter is not its own", () =>
    expect(decided("wsop-live-2026", "hand-for-hand", { moment: "announced" }).notes).toEqual(["tournament-only"]));
});

test("no rabbit hunting (TDA 2024 28, WSOP tournament 81, WSOP live 81)", () => {
  expectBooks(
    "rabbit-hunting",
    {},
    all("no-more-cards", "text TDA-2024 28", "practice", "practice", "text WSOP-TOURNAMENT-2026 81", "text WSOP-LIVE-2026 81"),
  );
  const ours = decided(house("roberts", { "rabbit-hunting": "allowed" }), "rabbit-hunting");
  expect(ours.decision).toBe("next-card-may-show");
  expect(wrongOf(ours)).not.toContain("rabbit-for-all");
});

describe("the button (TDA 2024 32, 34-B; WSOP live 155, 157)", () => {
  const dead = (decision: string): ByBook =>
    all(decision, "text TDA-2024 32", "practice", "practice ROBERTS BLINDS-2", "text WSOP-TOURNAMENT-2026 85", "text WSOP-LIVE-2026 155");
  test.each([
    ["small-blind", "button-on-empty-seat", "big-blind-moves-on, small-blind-by who=last-big-blind, button-to seat=empty-seat"],
    ["big-blind", "no-small-blind", "big-blind-moves-on, small-blind-by who=nobody, button-to seat=last-small-blind"],
    ["button", "button-moves-on", "big-blind-moves-on, small-blind-by who=last-big-blind, button-to seat=last-small-blind"],
  ])("the %s is gone: %s", (gone, decision, steps) => {
    expectBooks("dead-button", { gone }, dead(decision));
    expect(stepsOf(decided("tda-2024", "dead-button", { gone }))).toBe(`${decision}: ${steps}`);
  });
  test("the big blind never skips anybody and never stands still", () => {
    for (const gone of ["small-blind", "big-blind", "button"])
      expect(decided("tda-2024", "dead-button", { gone }).steps[0]).toEqual({ do: "big-blind-moves-on" });
  });
  test("the button does not stay where it is, and bets do", () =>
    expect(decided("tda-2024", "dead-button", { gone: "small-blind" }).unchanged).toEqual(["bets"]));
  test("heads-up: the small blind has the button and the last card, and nobody the big blind twice", () => {
    for (const bigBlindTwice of [true, false])
      expectBooks(
        "heads-up-button",
        { bigBlindTwice },
        tournaments("small-blind-has-button", "TDA-2024 34-B", "WSOP-TOURNAMENT-2026 87", "text WSOP-LIVE-2026 157"),
      );
    expect(stepsOf(decided("tda-2024", "heads-up-button", { bigBlindTwice: true }))).toBe(
      "small-blind-has-button: avoid-second-big-blind, button-to seat=small-blind, last-card-to-button, button-acts-first-then-last",
    );
  });
});

test("a hand begun at the old level stays there once there was substantial action (TDA 2024 23)", () => {
  expectBooks("wrong-level", { substantialAction: true }, tournaments("old-level-stays", "TDA-2024 23", "WSOP-TOURNAMENT-2026 79"));
  expectBooks("wrong-level", { substantialAction: false }, tournaments("right-level-now", "TDA-2024 23", "WSOP-TOURNAMENT-2026 79"));
});

describe("cash games alone (WSOP live 160, 165)", () => {
  test("missed blinds: posted, or the big blind waited for; in tournaments they are taken (TDA 2024 30)", () =>
    expectBooks("missed-blinds", {}, [
      "blinds-are-taken text TDA-2024 30",
      "blinds-are-taken practice",
      "post-or-wait practice",
      "blinds-are-taken practice",
      "post-or-wait text WSOP-LIVE-2026 160",
    ]));
  test("a straddle", () =>
    expectBooks("straddle", {}, [
      "no-straddle practice",
      "no-straddle practice",
      "straddle-plays practice",
      "no-straddle practice",
      "straddle-plays text WSOP-LIVE-2026 165",
    ]));
  test("a wrong answer names the books by which it is right", () => {
    expect(wrongOf(decided("tda-2024", "straddle"))).toEqual(["straddle-agreed", "straddle-anywhere (roberts,wsop-live-2026)"]);
    expect(wrongOf(decided("wsop-live-2026", "missed-blinds"))).toContain("blinds-all-taken (tda-2024,tda-pre-2022,wsop-tournament-2026)");
  });
});

test("until the floor has heard the table nothing moves (APL Korea 2023; practice elsewhere)", () => {
  expectBooks("floor-called", {}, all("table-stands-still", "practice", "practice", "practice", "practice", "practice"));
  expect(stepsOf(decided("tda-2024", "floor-called"))).toBe("table-stands-still: hands-off, call-floor, tell-what-happened, hear-table");
  expect(decided("tda-2024", "floor-called", { tableMoved: true }).steps[1]).toEqual({ do: "tell-what-moved" });
});

describe("house rule and rulebook", () => {
  test("the TDA text supplements house rules; a casino's own book is its house rule", () =>
    expectBooks("house-or-rulebook", { between: "house-and-rulebook" }, [
      "house-rule-first practice",
      "house-rule-first practice",
      "house-rule-first practice",
      "rulebook-first practice",
      "rulebook-first practice",
    ]));
  test("where the house says nothing the rulebook fills the gap, and authorities stand above both", () => {
    for (const id of BOOK_IDS) {
      expect(decided(id, "house-or-rulebook", { between: "house-silent" }).decision).toBe("rulebook-fills");
      expect(decided(id, "house-or-rulebook", { between: "authority" }).decision).toBe("authority-first");
    }
  });
});
