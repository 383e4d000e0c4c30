import { expect, test } from "vitest";
import type { BookId } from "../books.ts";
import type { PointName } from "../points.ts";
import { type Decision, rule } from "../rule.ts";
import type { Rulebook } from "../rulebook.ts";
import type { SituationName } from "../situations.ts";
import { playedOn, sceneOf } from "./played.ts";
import { attempt, openPractice } from "./practice.ts";
import { seeded } from "./random.ts";

type Line = readonly [what: string, stub: number, burns: number, board: number, aside: number];
interface Row {
  readonly title: string;
  readonly situation: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly books: readonly BookId[];
  readonly trace: readonly Line[];
}

const owed = { actionPending: true };
const CUT: readonly BookId[] = ["roberts"];

/** Six players: 40 cards after the deal. Each line is written out from the tables of the digest of rules. */
const ROWS: readonly Row[] = [
  {
    title: "premature flop: back, shuffled, dealt again, the burn stays (RP-5-A, WSOP 90-f-a and 171)",
    situation: "premature-flop",
    facts: owed,
    books: ["tda-2024", "tda-pre-2022", "wsop-tournament-2026", "wsop-live-2026"],
    trace: [
      ["return-to-stub", 39, 1, 0, 0],
      ["shuffle-stub", 39, 1, 0, 0],
      ["deal", 36, 1, 3, 0],
    ],
  },
  {
    title: "premature flop, with a cut (hold'em 3)",
    situation: "premature-flop",
    facts: owed,
    books: CUT,
    trace: [
      ["return-to-stub", 39, 1, 0, 0],
      ["shuffle-stub", 39, 1, 0, 0],
      ["cut-stub", 39, 1, 0, 0],
      ["deal", 36, 1, 3, 0],
    ],
  },
  {
    title: "premature turn: 34, 35, 34 (RP-5-B, WSOP 90-f-b and 171)",
    situation: "premature-turn",
    facts: owed,
    books: ["tda-2024", "wsop-tournament-2026", "wsop-live-2026"],
    trace: [
      ["return-to-stub", 35, 2, 3, 0],
      ["shuffle-stub", 35, 2, 3, 0],
      ["deal", 34, 2, 4, 0],
    ],
  },
  {
    title: "premature turn, nothing left to bet: the same cards",
    situation: "premature-turn",
    facts: { ...owed, bettingLeft: false },
    books: ["tda-2024"],
    trace: [
      ["return-to-stub", 35, 2, 3, 0],
      ["shuffle-stub", 35, 2, 3, 0],
      ["deal", 34, 2, 4, 0],
    ],
  },
  {
    title: "premature turn by the natural river: three burns once the turn lies, the river without one",
    situation: "premature-turn",
    facts: owed,
    books: ["tda-pre-2022"],
    trace: [
      ["set-aside", 34, 2, 3, 1],
      ["deal", 32, 3, 4, 1],
      ["return-to-stub", 33, 3, 4, 0],
      ["shuffle-stub", 33, 3, 4, 0],
      ["deal", 32, 3, 5, 0],
    ],
  },
  {
    title: "premature turn by the natural river, with a cut (hold'em 4)",
    situation: "premature-turn",
    facts: owed,
    books: CUT,
    trace: [
      ["set-aside", 34, 2, 3, 1],
      ["deal", 32, 3, 4, 1],
      ["return-to-stub", 33, 3, 4, 0],
      ["shuffle-stub", 33, 3, 4, 0],
      ["cut-stub", 33, 3, 4, 0],
      ["deal", 32, 3, 5, 0],
    ],
  },
  {
    title: "premature river (RP-5-C, WSOP 90-f-c and 171)",
    situation: "premature-river",
    facts: owed,
    books: ["tda-2024", "tda-pre-2022", "wsop-tournament-2026", "wsop-live-2026"],
    trace: [
      ["return-to-stub", 33, 3, 4, 0],
      ["shuffle-stub", 33, 3, 4, 0],
      ["deal", 32, 3, 5, 0],
    ],
  },
  {
    title: "not premature: no card moves",
    situation: "premature-river",
    facts: { actionPending: false },
    books: ["tda-2024", "roberts"],
    trace: [],
  },
  {
    title: "four-card flop: one of the four becomes the turn's burn, the stub is untouched (39-A)",
    situation: "four-card-flop",
    facts: {},
    books: ["tda-2024", "wsop-tournament-2026", "wsop-live-2026"],
    trace: [
      ["scramble", 35, 1, 4, 0],
      ["draw-as-burn", 35, 2, 3, 0],
      ["turn-up", 35, 2, 3, 0],
    ],
  },
  {
    title: "four-card flop: dealt again (hold'em 2-3)",
    situation: "four-card-flop",
    facts: {},
    books: CUT,
    trace: [
      ["return-to-stub", 39, 1, 0, 0],
      ["shuffle-stub", 39, 1, 0, 0],
      ["cut-stub", 39, 1, 0, 0],
      ["deal", 36, 1, 3, 0],
    ],
  },
  {
    title: "more than four cards: dealt again (WSOP 167)",
    situation: "four-card-flop",
    facts: { cards: 5 },
    books: ["wsop-live-2026"],
    trace: [
      ["return-to-stub", 39, 1, 0, 0],
      ["shuffle-stub", 39, 1, 0, 0],
      ["deal", 36, 1, 3, 0],
    ],
  },
  {
    title: "no burn before the flop, no action: one of three becomes the burn, the next card completes the flop (39-B)",
    situation: "missing-burn",
    facts: { street: "flop" },
    books: ["tda-2024", "wsop-tournament-2026"],
    trace: [
      ["scramble", 37, 0, 3, 0],
      ["draw-as-burn", 37, 1, 2, 0],
      ["turn-up", 37, 1, 2, 0],
      ["deal", 36, 1, 3, 0],
    ],
  },
  {
    title: "no burn before the flop, no action: shuffled and dealt with its burn (WSOP 168)",
    situation: "missing-burn",
    facts: { street: "flop" },
    books: ["wsop-live-2026"],
    trace: [
      ["return-to-stub", 40, 0, 0, 0],
      ["shuffle-stub", 40, 0, 0, 0],
      ["deal", 36, 1, 3, 0],
    ],
  },
  {
    title: "no burn before the flop, one check: the three stand, and nothing is burned late (39-B)",
    situation: "missing-burn",
    facts: { street: "flop", acted: true },
    books: ["tda-2024"],
    trace: [],
  },
  {
    title: "no burn before the flop, action: the cards that would have come (hold'em 5, WSOP 169)",
    situation: "missing-burn",
    facts: { street: "flop", acted: true },
    books: ["roberts", "wsop-live-2026"],
    trace: [
      ["burn", 35, 2, 3, 0],
      ["deal", 34, 2, 4, 0],
    ],
  },
  {
    title: "no burn before the turn, no action: the card that lies there is the burn (hold'em 5, WSOP 126 and 169)",
    situation: "missing-burn",
    facts: { street: "turn" },
    books: ["roberts", "wsop-live-2026"],
    trace: [
      ["make-burn", 35, 2, 3, 0],
      ["deal", 34, 2, 4, 0],
    ],
  },
  {
    title: "two burns before the turn, no card yet: one goes back on top (WSOP 126 and 169)",
    situation: "extra-burn",
    facts: { street: "turn", boardExposed: false },
    books: ["roberts", "wsop-live-2026"],
    trace: [
      ["return-to-stub", 35, 2, 3, 0],
      ["deal", 34, 2, 4, 0],
    ],
  },
  {
    title: "two burns before the flop, the flop is out: dealt again (WSOP 168)",
    situation: "extra-burn",
    facts: { street: "flop" },
    books: ["wsop-live-2026"],
    trace: [
      ["return-to-stub", 39, 1, 0, 0],
      ["shuffle-stub", 39, 1, 0, 0],
      ["deal", 36, 1, 3, 0],
    ],
  },
  {
    title: "one exposed hole card: the top card in its place, and it is the burn of the flop (hold'em 1)",
    situation: "misdeal",
    facts: { cause: "exposed-cards", count: 1 },
    books: ["roberts", "wsop-live-2026"],
    trace: [
      ["replace-card", 39, 0, 0, 1],
      ["make-burn", 39, 1, 0, 0],
    ],
  },
  {
    title: "a misdeal: 52 cards, 12 of them dealt again (35-C)",
    situation: "misdeal",
    facts: { cause: "exposed-cards", count: 2 },
    books: ["tda-2024", "tda-pre-2022", "roberts", "wsop-tournament-2026", "wsop-live-2026"],
    trace: [["redeal-hand", 40, 0, 0, 0]],
  },
  {
    title: "a dead hand: its three cards go to the muck, the stub stays as it is (38)",
    situation: "misdeal",
    facts: { cause: "wrong-card-count", count: 3, actions: ["fold", "call"] },
    books: ["tda-2024", "wsop-live-2026"],
    trace: [["kill-hand", 39, 0, 0, 0]],
  },
];

test.each(ROWS.flatMap((row) => row.books.map((book) => ({ ...row, book, name: `${row.title}, by ${book}` }))))("$name", (row) => {
  const decided = rule({ rules: row.book, situation: row.situation, facts: row.facts });
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  expectTrace(decided.value, row.trace);
});

/** Performs a decision for six players. */
function expectTrace(decided: Decision, trace: readonly Line[]): void {
  const scene = sceneOf(decided);
  if (scene === null) throw new Error("no scene");
  const played = playedOn(scene, decided, 6);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  expect(played.value.trace).toEqual(trace.map(([what, stub, burns, board, aside]) => ({ do: what, stub, burns, board, aside })));
}

/** What a house of TDA 2024 decides that holds one point its own way. */
function houseDecision(situation: SituationName & PointName, value: string): Decision {
  const rules: Rulebook = { id: "house", base: "tda-2024", house: { [situation]: { value, note: null } } };
  const decided = rule({ rules, situation, facts: owed });
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  return decided.value;
}

test("a house that shuffles the burn back as well deals the flop with a new one", () => {
  expectTrace(houseDecision("premature-flop", "reshuffle-with-burns"), [
    ["return-to-stub", 40, 0, 0, 0],
    ["shuffle-stub", 40, 0, 0, 0],
    ["deal", 36, 1, 3, 0],
  ]);
});

test("a house that keeps the river lays it aside with its burn, deals a new turn from the rest, and then the river as it would have come", () => {
  const decided = houseDecision("premature-turn", "keep-river");
  expectTrace(decided, [
    ["set-aside", 32, 2, 4, 2],
    ["return-to-stub", 33, 2, 3, 2],
    ["shuffle-stub", 33, 2, 3, 2],
    ["deal", 32, 2, 4, 2],
    ["return-to-stub", 34, 2, 4, 0],
  ]);
  for (let seed = 0; seed < 20; seed++) {
    const opened = openPractice(decided, 6, seeded(seed));
    if (opened === null || !opened.ok) throw new Error("no practice");
    let practice = opened.value;
    const [burn, river] = practice.table.stub;
    for (const step of practice.steps) {
      const next = attempt(practice, step, seeded(seed));
      if (!next.ok) throw new Error(next.error.code);
      practice = next.value;
    }
    expect(practice.table.burns.at(-1)).toBe(burn);
    expect(practice.table.board.river).toEqual([river]);
  }
});
