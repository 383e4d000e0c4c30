import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { SHOWDOWN_CASES } from "./cases.ts";
import { type ByBook, decided, expectBooks, house, stepsOf, wrongOf } from "./said.oracle.ts";

/** What Robert's Rules, the WSOP's tournaments and its cash games rest on. */
type Others = readonly [roberts: string, wsopTournament: string, wsopLive: string];

/** All decide alike; the text of before 2022 was not read for it, and rooms do the same. */
const alike = (decision: string, cite: string, others: Others): ByBook => [
  `${decision} text ${cite}`,
  `${decision} practice`,
  `${decision} ${others[0]}`,
  `${decision} ${others[1]}`,
  `${decision} ${others[2]}`,
];

const TABLED: Others = ["text ROBERTS SHOWDOWN-1", "practice WSOP-TOURNAMENT-2026 71 WSOP-TOURNAMENT-2026 72", "text WSOP-LIVE-2026 143"];
const TABLED_OR_DISCARDED: Others = [
  "practice ROBERTS SHOWDOWN-1 ROBERTS DEAD-HANDS-2",
  "practice WSOP-TOURNAMENT-2026 71 WSOP-TOURNAMENT-2026 72 WSOP-TOURNAMENT-2026 108",
  "text WSOP-LIVE-2026 143 WSOP-LIVE-2026 110",
];
const BOARD: Others = ["text ROBERTS HOLDEM-9", "text WSOP-TOURNAMENT-2026 75", "text WSOP-LIVE-2026 172"];

describe("a face-down discard is dead in the muck and not before (TDA 2024 14), looked for here and ruled on with the deal", () => {
  test.each([
    ["on-table", "hand-plays-on"],
    ["in-muck-known", "hand-dead"],
    ["in-muck-lost", "hand-dead"],
  ])("%s: %s", (answer, decision) => {
    const winner = SHOWDOWN_CASES.find(({ id }) => id === "mucked-winner");
    const facts = winner?.answers.find(({ id }) => id === answer)?.facts ?? {};
    for (const id of BOOK_IDS) {
      // Robert's Rules dead hands 2, WSOP 109 and WSOP live 111 leave a hand that can be told from the muck to the management.
      const open = answer === "in-muck-known" && !id.startsWith("tda");
      expect(decided(id, winner?.situation ?? "", facts).decision, id).toBe(open ? "floor-decides" : decision);
    }
  });
});

describe("a hand is tabled when all its cards are face up (TDA 2024 13-A)", () => {
  test("the other card is held, or lies face down, or is in the muck", () => {
    expectBooks("one-card-tabled", { otherCard: "held" }, alike("table-all-cards", "TDA-2024 13-A", TABLED));
    expectBooks("one-card-tabled", { otherCard: "face-down" }, alike("table-all-cards", "TDA-2024 13-A TDA-2024 14", TABLED_OR_DISCARDED));
    expectBooks("one-card-tabled", { otherCard: "in-muck" }, alike("hand-out", "TDA-2024 13-A", TABLED));
  });

  test("a player who refuses meets the floor", () =>
    expect(decided("tda-2024", "one-card-tabled", { otherCard: "held" })).toMatchObject({
      steps: [{ do: "table-hand", whose: "player" }, { do: "read-hands" }],
      notes: ["refused-call-floor"],
    }));

  test("where the house calls a discard dead, a card that lies face down is lost with the hand", () => {
    const book = house("tda-2024", { "discard-on-table": "dead" });
    expect(decided(book, "one-card-tabled", { otherCard: "face-down" }).decision).toBe("hand-out");
    expect(decided(book, "one-card-tabled", { otherCard: "held" }).decision).toBe("table-all-cards");
  });
});

describe("the dealer kills a hand (TDA 2024 13-C, 65)", () => {
  test("tabled and the winner for all to see: it wins, wherever its cards are", () => {
    for (const identifiable of [true, false])
      expectBooks(
        "tabled-hand-killed",
        { tabled: true, identifiable },
        alike("pot-to-tabled-hand", "TDA-2024 13-C", ["practice", "text WSOP-TOURNAMENT-2026 71", "practice"]),
      );
    expect(stepsOf(decided("tda-2024", "tabled-hand-killed", { tabled: true }))).toBe(
      "pot-to-tabled-hand: call-floor, retrieve-cards, read-hands, award-pot pot=this to=tabled-hand",
    );
  });

  test("closed: ruled on as any hand that was not guarded", () => {
    for (const id of BOOK_IDS)
      for (const identifiable of [true, false]) {
        const closed = decided(id, "tabled-hand-killed", { tabled: false, identifiable });
        const { situation: _, facts: __, ...killed } = decided(id, "killed-hand", { identifiable });
        expect(closed).toMatchObject(killed);
        expect(closed.decision).toBe(identifiable ? "hand-plays-on" : "hand-dead");
      }
  });
});

describe("whoever plays the board tables all hole cards (TDA 2024 19)", () => {
  const cites = "TDA-2024 19 TDA-2024 13-A";
  test("held: they are tabled", () => expectBooks("playing-the-board", { cards: "held" }, alike("table-all-cards", cites, BOARD)));
  test("thrown away without a word: no share", () =>
    expectBooks("playing-the-board", { cards: "thrown-away" }, alike("hand-out", cites, BOARD)));
  test("thrown away after a word: a share by Robert's Rules alone (hold'em 9)", () => {
    expectBooks("playing-the-board", { cards: "thrown-away", declared: true }, [
      `hand-out text ${cites}`,
      "hand-out practice",
      `board-share-stands ${BOARD[0]}`,
      `hand-out ${BOARD[1]}`,
      `hand-out ${BOARD[2]}`,
    ]);
    expect(wrongOf(decided("tda-2024", "playing-the-board", { cards: "thrown-away", declared: true }))).toContain(
      "board-said-and-thrown (roberts)",
    );
    expect(wrongOf(decided("roberts", "playing-the-board", { cards: "thrown-away", declared: true }))).toContain(
      "board-needs-tabling (tda-2024,tda-pre-2022,wsop-tournament-2026,wsop-live-2026)",
    );
  });
});

const SPEAK: Others = ["text ROBERTS SHOWDOWN-2", "text WSOP-TOURNAMENT-2026 69", "text WSOP-LIVE-2026 144"];

test("the cards speak; who was misled into the muck has nothing left to be read (TDA 2024 12)", () => {
  for (const otherMucked of [true, false]) expectBooks("cards-speak", { otherMucked }, alike("cards-decide", "TDA-2024 12", SPEAK));
  const steps = (otherMucked: boolean): string => stepsOf(decided("tda-2024", "cards-speak", { otherMucked }));
  expect(steps(false)).toBe("cards-decide: read-hands, award-pot pot=this to=best-hand");
  expect(steps(true)).toBe("cards-decide: read-hands, award-pot pot=this to=live-hand");
});

const UNGUARDED: Others = ["text ROBERTS IRREGULARITIES-2", "text WSOP-TOURNAMENT-2026 108", "text WSOP-LIVE-2026 114"];

describe("an all-in hand that was killed, and the board is best (TDA 2024 65-A; JOPT 2020)", () => {
  test("it is out by every rulebook", () => {
    for (const boardIsBest of [true, false])
      expectBooks("killed-all-in-hand", { boardIsBest }, alike("hand-out", "TDA-2024 65-A", UNGUARDED));
  });
  test("a house may let its floor give a share, as one series in Japan did, but only when the board is best", () => {
    for (const base of BOOK_IDS) {
      const book = house(base, { "killed-all-in-board": "board-may-win" });
      expect(decided(book, "killed-all-in-hand", { boardIsBest: true })).toMatchObject({ decision: "board-may-win", basis: "house" });
      expect(decided(book, "killed-all-in-hand", { boardIsBest: false })).toMatchObject({ decision: "hand-out", basis: "house" });
    }
  });
});
