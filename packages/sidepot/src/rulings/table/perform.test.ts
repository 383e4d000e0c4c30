import { describe, expect, test } from "vitest";
import type { TableStep } from "../steps.ts";
import { apply, perform } from "./perform.ts";
import { type Random, seeded } from "./random.ts";
import type { Scene } from "./scene.ts";
import { tableOf } from "./setup.ts";
import { boardOf, countsOf, everyCard, type Table } from "./table.ts";

const FLOP: Scene = { game: "holdem", betting: "flop", owed: false, burns: 1, board: { flop: 3 } };
const TURN: Scene = { game: "holdem", betting: "flop", owed: true, burns: 2, board: { flop: 3, turn: 1 } };
const FOUR: Scene = { game: "holdem", betting: "preflop", owed: false, burns: 1, board: { flop: 4 } };
const DEAL: Scene = { game: "holdem", betting: "preflop", owed: true, burns: 0, board: {} };
const EXPOSED: Scene = { ...DEAL, marked: { at: "hand", cards: 1 } };
const STUD: Scene = { game: "stud", betting: "turn", owed: false, burns: 2, board: {}, hole: 5 };

const finish: TableStep = { do: "finish-betting" };
const shuffle: TableStep = { do: "shuffle-stub", faceDown: true };
const back = (...cards: Extract<TableStep, { do: "return-to-stub" }>["cards"]): TableStep => ({ do: "return-to-stub", cards });
const aside = (...cards: Extract<TableStep, { do: "set-aside" }>["cards"]): TableStep => ({ do: "set-aside", cards });
const deal = (street: "flop" | "turn" | "river", burn = false, cards?: number): TableStep =>
  cards === undefined ? { do: "deal", street, burn } : { do: "deal", street, burn, cards };
const draw = (whose: "this-street" | "next-street"): TableStep => ({ do: "draw-as-burn", from: "flop", by: "floor", for: whose });

function tableAt(scene: Scene, players = 6, random: Random = seeded(4)): Table {
  const made = tableOf(scene, players, random);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** The table after some steps, all of which can be done. */
function after(scene: Scene, steps: readonly TableStep[], players = 6): Table {
  const done = apply({ steps }, tableAt(scene, players), seeded(9));
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}

describe("what a verb asks for", () => {
  test.each<[string, Scene, readonly TableStep[], TableStep, object]>([
    ["no card while somebody is owed an action", TURN, [], deal("river"), { code: "STILL_OWED", seats: [5] }],
    ["no burn either", TURN, [], { do: "burn" }, { code: "STILL_OWED", seats: [5] }],
    [
      "betting is open on a street that was dealt",
      FLOP,
      [deal("turn", true)],
      deal("river", true),
      { code: "STILL_OWED", seats: [0, 1, 2, 3, 4, 5] },
    ],
    ["one burn a street", FLOP, [{ do: "burn" }], { do: "burn" }, { code: "ALREADY_BURNED", street: "turn", burns: 1 }],
    ["nor one with the deal", FLOP, [{ do: "burn" }], deal("turn", true), { code: "ALREADY_BURNED", street: "turn", burns: 1 }],
    [
      "a street that goes back keeps its burn",
      TURN,
      [finish, back("turn"), shuffle],
      deal("turn", true),
      { code: "ALREADY_BURNED", street: "turn", burns: 1 },
    ],
    ["a stub into which a card went is shuffled before it is dealt", TURN, [finish, back("turn")], deal("turn"), { code: "NOT_SHUFFLED" }],
    ["and before it is burned from", TURN, [finish, back("flop")], { do: "burn", cards: 2 }, { code: "NOT_SHUFFLED" }],
    ["and before it is cut", TURN, [back("turn")], { do: "cut-stub" }, { code: "NOT_SHUFFLED" }],
    ["and its order cannot be restored", TURN, [back("turn")], { do: "restore-stub" }, { code: "NOT_SHUFFLED" }],
    ["nothing comes back from an empty place", FLOP, [], back("turn", "aside"), { code: "NOTHING_THERE", cards: ["turn", "aside"] }],
    ["nothing is set aside from one", FLOP, [], aside("river"), { code: "NOTHING_THERE", cards: ["river"] }],
    ["what lies aside lies there already", TURN, [aside("turn")], aside("aside"), { code: "NOTHING_THERE", cards: ["aside"] }],
    ["nothing is scrambled where nothing lies", FLOP, [], { do: "scramble", cards: "turn" }, { code: "NOTHING_THERE", cards: ["turn"] }],
    ["a burn is drawn from scrambled cards alone", FOUR, [], draw("next-street"), { code: "NOT_SCRAMBLED", street: "flop" }],
    [
      "the turn's burn is drawn once",
      FOUR,
      [{ do: "scramble", cards: "flop" }, draw("next-street")],
      draw("next-street"),
      { code: "ALREADY_BURNED", street: "turn", burns: 1 },
    ],
    ["only what lies face down is turned up", FOUR, [], { do: "turn-up", cards: "flop" }, { code: "NOT_SCRAMBLED", street: "flop" }],
    [
      "four cards are not turned up as a flop",
      FOUR,
      [{ do: "scramble", cards: "flop" }],
      { do: "turn-up", cards: "flop" },
      { code: "STREET_FULL", street: "flop", cards: 4, most: 3 },
    ],
    ["no turn on a flop of four", FOUR, [], deal("turn", true), { code: "STREET_FULL", street: "flop", cards: 4, most: 3 }],
    ["no turn on a flop face down", FLOP, [{ do: "scramble", cards: "flop" }], deal("turn", true), { code: "FACE_DOWN", street: "flop" }],
    ["no fourth card to a flop", FLOP, [], deal("flop", false, 1), { code: "STREET_FULL", street: "flop", cards: 3, most: 3 }],
    ["no river before the turn", FLOP, [], deal("river", true), { code: "STREET_MISSING", street: "turn", cards: 0, most: 1 }],
    [
      "no burn after the river",
      { ...TURN, owed: false, burns: 3, board: { flop: 3, turn: 1, river: 1 } },
      [],
      { do: "burn" },
      { code: "NO_STREET_LEFT" },
    ],
    [
      "the betting that is on is finished",
      TURN,
      [],
      { do: "finish-betting", street: "turn" },
      { code: "OTHER_STREET", street: "turn", on: "flop" },
    ],
    [
      "a card that lies there becomes a burn",
      FLOP,
      [],
      { do: "make-burn", cards: "turn", for: "this-street" },
      { code: "NOTHING_THERE", cards: ["turn"] },
    ],
    [
      "only where its street has none",
      FLOP,
      [],
      { do: "make-burn", cards: "flop", for: "this-street" },
      { code: "ALREADY_BURNED", street: "flop", burns: 1 },
    ],
    ["no hand, nothing to replace", DEAL, [], { do: "replace-card" }, { code: "NOTHING_THERE", cards: ["marked"] }],
    [
      "a card is replaced once",
      EXPOSED,
      [{ do: "replace-card" }],
      { do: "replace-card" },
      { code: "HAND_NOT_SHORT", seat: 0, cards: 2, most: 2 },
    ],
    ["a full hand is given none", EXPOSED, [], { do: "give-card" }, { code: "HAND_NOT_SHORT", seat: 0, cards: 2, most: 2 }],
    ["no hand, none to give", DEAL, [], { do: "give-card" }, { code: "NOTHING_THERE", cards: ["marked"] }],
    [
      "a card leaves the deck once",
      EXPOSED,
      [{ do: "discard-card", cards: "marked" }],
      { do: "discard-card", cards: "marked" },
      { code: "NOTHING_THERE", cards: ["marked"] },
    ],
    ["a hand dies once", EXPOSED, [{ do: "kill-hand" }], { do: "kill-hand" }, { code: "NOTHING_THERE", cards: ["marked"] }],
    ["a hand is dealt again when the bets are back", DEAL, [], { do: "redeal-hand" }, { code: "BETS_STILL_IN", chips: 10 }],
    ["an empty pile is not mixed in", DEAL, [], { do: "mix-into-stub", cards: ["burns"] }, { code: "NOTHING_THERE", cards: ["burns"] }],
    ["no more than the stub has", { ...FLOP, stub: 3 }, [], { do: "burn", cards: 4 }, { code: "STUB_TOO_SHORT", needed: 4, left: 3 }],
    ["an empty stub is not shuffled", { ...FLOP, stub: 0 }, [], shuffle, { code: "STUB_TOO_SHORT", needed: 1, left: 0 }],
    ["nor one card cut", { ...FLOP, stub: 1 }, [], { do: "cut-stub" }, { code: "STUB_TOO_SHORT", needed: 2, left: 1 }],
    ["no card to replace with", { ...EXPOSED, stub: 0 }, [], { do: "replace-card" }, { code: "STUB_TOO_SHORT", needed: 1, left: 0 }],
    [
      "no card to give",
      { ...DEAL, stub: 0, marked: { at: "hand", cards: 0, extra: -1 } },
      [],
      { do: "give-card" },
      { code: "STUB_TOO_SHORT", needed: 1, left: 0 },
    ],
    ["one hand left, no more cards", { ...FLOP, live: 1 }, [], deal("turn", true), { code: "HAND_OVER", live: 1 }],
    [
      "seven cards are a stud hand",
      { ...STUD, hole: 7 },
      [],
      { do: "deal", street: "stud-street", burn: false },
      { code: "HAND_FULL", seat: 0, cards: 7, most: 7 },
    ],
    [
      "a stud street needs a card for each",
      { ...STUD, stub: 6 },
      [],
      { do: "deal", street: "stud-street", burn: true },
      { code: "STUB_TOO_SHORT", needed: 7, left: 6 },
    ],
  ])("%s", (_, scene, before, step, refusal) => {
    expect(perform(after(scene, before), step, seeded(1))).toEqual({ ok: false, error: refusal });
  });
});

describe("what a verb does", () => {
  test("burning and dealing take the top of the stub in its order", () => {
    const start = tableAt(FLOP);
    const dealt = after(FLOP, [deal("turn", true)]);
    expect(dealt.burns.at(-1)).toBe(start.stub[0]);
    expect(dealt.board.turn).toEqual([start.stub[1]]);
    expect(dealt.stub).toEqual(start.stub.slice(2));
    expect(dealt).toMatchObject({ street: "turn", owed: [0, 1, 2, 3, 4, 5] });
  });

  test("nobody is owed an action on a street that all-in hands see", () => {
    expect(after({ ...FLOP, allIn: true }, [deal("turn", true)]).owed).toEqual([]);
  });

  test("a card goes back on top in its order, and is dealt as it lay", () => {
    const start = tableAt(TURN);
    const done = after(TURN, [finish, { do: "return-to-stub", cards: ["turn"], onTop: true }, deal("turn")]);
    expect(done.board).toEqual(start.board);
    expect(done.stub).toEqual(start.stub);
  });

  test("a shuffle keeps the cards of the stub and changes their order, a cut changes where it begins", () => {
    const start = tableAt(FLOP);
    const mixed = after(FLOP, [shuffle]).stub;
    expect([...mixed].sort()).toEqual([...start.stub].sort());
    expect(mixed).not.toEqual(start.stub);
    const cut = after(FLOP, [{ do: "cut-stub" }]).stub;
    const at = start.stub.indexOf(cut[0] as number as never);
    expect(at).toBeGreaterThan(0);
    expect(cut).toEqual([...start.stub.slice(at), ...start.stub.slice(0, at)]);
  });

  test("a turn that went back is known to have been shown", () => {
    const start = tableAt(TURN);
    const done = after(TURN, [finish, back("turn"), shuffle, deal("turn")]);
    expect(done.shown).toEqual(expect.arrayContaining([...boardOf(start), ...boardOf(done)]));
  });

  test("four cards: by chance each of them can be the burn, the other three are the flop", () => {
    const burned = new Set<number>();
    const steps: readonly TableStep[] = [{ do: "scramble", cards: "flop" }, draw("next-street"), { do: "turn-up", cards: "flop" }];
    const start = tableAt(FOUR);
    for (let seed = 0; seed < 60; seed++) {
      const done = apply({ steps }, start, seeded(seed));
      if (!done.ok) throw new Error(done.error.code);
      const burn = done.value.burns.at(-1);
      if (burn === undefined) throw new Error("no burn");
      burned.add(burn);
      expect([...done.value.board.flop, burn].sort()).toEqual([...start.board.flop].sort());
      expect(done.value.burned).toMatchObject({ flop: 1, turn: 1 });
    }
    expect(burned.size).toBe(4);
  });

  test("a street that goes back takes its betting along", () => {
    const done = after({ ...FLOP, owed: true }, [back("flop"), shuffle, deal("flop")]);
    expect(done).toMatchObject({ street: "flop", owed: [0, 1, 2, 3, 4, 5], burned: { flop: 1 } });
  });

  test("a turn that is set aside has spent its burn, and the next turn is burned for", () => {
    const done = after(TURN, [aside("turn"), finish, deal("turn", true)]);
    expect(countsOf(done)).toEqual({ stub: 32, burns: 3, board: 4, aside: 1 });
    expect(done.burned).toMatchObject({ turn: 1 });
  });

  test("a replaced card lies aside until it is made the burn, and the hand has two again", () => {
    const start = tableAt(EXPOSED);
    const done = after(EXPOSED, [{ do: "replace-card" }, { do: "make-burn", cards: "marked", for: "next-street" }]);
    expect(done.hands[0]?.cards).toHaveLength(2);
    expect(done.hands[0]?.cards).toContain(start.stub[0]);
    expect(done.burns).toEqual(start.marked.cards);
    expect(done.shown).toEqual(start.marked.cards);
    expect(done.burned).toMatchObject({ flop: 1 });
  });

  test("a killed hand lies in the muck, owes nothing, and its bet stays", () => {
    const start = tableAt({ ...EXPOSED, live: 1 });
    const done = perform(start, { do: "kill-hand" }, seeded(1));
    if (!done.ok) throw new Error(done.error.code);
    expect(done.value.hands[0]).toEqual({ cards: [], live: false });
    expect(done.value.muck).toHaveLength(12);
    expect(done.value.owed).toEqual([]);
    expect(done.value.bets).toEqual(start.bets);
  });

  test("a void hand's cards all lie in the muck, none is live, and no card is lost", () => {
    const start = tableAt(TURN);
    const done = after(TURN, [{ do: "return-bets" }, { do: "gather-cards" }]);
    expect(countsOf(done)).toEqual({ stub: 0, burns: 0, board: 0, aside: 0 });
    expect([...done.muck].sort()).toEqual([...everyCard(start)].sort());
    expect(done.hands.every(({ cards, live }) => cards.length === 0 && !live)).toBe(true);
    expect(done.owed).toEqual([]);
  });

  test("after a new deal the hand of the player who was away is killed, and only that one", () => {
    const start: Scene = { ...DEAL, marked: { at: "hand", cards: 0 } };
    const done = after(start, [{ do: "return-bets" }, { do: "redeal-hand" }, { do: "kill-hand", whose: "absent" }]);
    expect(done.hands.map(({ cards, live }) => [cards.length, live])).toEqual([[0, false], ...Array.from({ length: 5 }, () => [2, true])]);
    expect(done.muck).toHaveLength(2);
  });

  test("a misdeal gives every chip back and deals two cards to every seat from a whole deck", () => {
    const start = tableAt(EXPOSED);
    const done = after(EXPOSED, [{ do: "return-bets" }, { do: "redeal-hand" }]);
    expect(done.returned).toEqual(start.bets);
    expect(done.bets.every((bet) => bet === 0)).toBe(true);
    expect(done.hands.every(({ cards, live }) => cards.length === 2 && live)).toBe(true);
    expect(done).toMatchObject({ button: start.button, street: "preflop", burns: [], muck: [] });
    expect(done.shown).toEqual(start.shown);
  });

  test("a premature stud card comes back, and only the hand that lost it gets another", () => {
    const start: Scene = { ...STUD, hole: 5, marked: { at: "hand", cards: 1, extra: -1 } };
    const done = after(start, [{ do: "deal", street: "stud-street", burn: false }]);
    expect(done.hands.map(({ cards }) => cards.length)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  test("the last stud card can be one that all share", () => {
    const done = after({ ...STUD, hole: 6, live: 4, stub: 3, betting: "river" }, [{ do: "deal", street: "shared-seventh", burn: true }]);
    expect(countsOf(done)).toEqual({ stub: 1, burns: 3, board: 1, aside: 0 });
    expect(done.shown).toContain(done.shared[0]);
  });

  test("burns that are mixed into the stub are burns no more", () => {
    const done = after({ ...STUD, hole: 6, live: 4, stub: 2, betting: "river" }, [{ do: "mix-into-stub", cards: ["burns"] }]);
    expect(countsOf(done)).toEqual({ stub: 4, burns: 0, board: 0, aside: 0 });
    expect(Object.values(done.burned).every((burns) => burns === 0)).toBe(true);
  });

  test("the button goes to the seat where it belongs, and stays where it is right", () => {
    expect(after({ ...DEAL, wrongButton: true }, [{ do: "move-button", to: "right-seat" }]).button).toBe(4);
    expect(after(DEAL, [{ do: "move-button", to: "right-seat" }]).button).toBe(5);
  });

  test("calling the floor, leaving the burns and letting cards stand move nothing", () => {
    const start = tableAt(TURN);
    expect(
      after(TURN, [{ do: "call-floor" }, { do: "keep-burns" }, { do: "let-stand" }, { do: "finish-deal" }, { do: "third-card-down" }]),
    ).toEqual(start);
  });
});

test("a table whose players or cards cannot be is refused", () => {
  expect(tableOf(FLOP, 1, seeded(1))).toMatchObject({ ok: false, error: { code: "PLAYERS_INVALID" } });
  expect(tableOf(FLOP, Number.NaN, seeded(1))).toMatchObject({ ok: false, error: { code: "PLAYERS_INVALID" } });
  expect(tableOf({ ...FLOP, live: 7 }, 6, seeded(1))).toMatchObject({
    ok: false,
    error: { code: "MORE_LIVE_THAN_DEALT", live: 7, players: 6 },
  });
  expect(tableOf({ ...STUD, hole: 7 }, 8, seeded(1))).toMatchObject({ ok: false, error: { code: "TOO_MANY_CARDS", got: 58, most: 52 } });
  expect(tableOf({ ...FLOP, stub: 40 }, 6, seeded(1))).toMatchObject({
    ok: false,
    error: { code: "COUNT_DOES_NOT_ADD_UP", got: 56, expected: 52 },
  });
});
