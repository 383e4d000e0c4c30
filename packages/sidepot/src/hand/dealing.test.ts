import { describe, expect, test } from "vitest";
import { type Card, makeCards } from "../cards/index.ts";
import { apply, start } from "./apply.ts";
import { countOf, dueCount, stub, takeDue } from "./dealing.ts";
import { seeded, shuffled } from "./random.oracle.ts";
import { cardsOf, scene } from "./scene.oracle.ts";
import type { Dealt, Hand } from "./types.ts";

describe("cards that cannot be the ones due", () => {
  const s = () => scene({ stacks: [500, 500] }, ["AhAd", "KhKd"]).play("B call", "A check");
  test.each([
    ["/2c7d", "DEAL_COUNT"],
    ["/2c7dAh", "CARD_IN_PLAY"],
  ])("%s: %s", (action, code) => expect(s().refused(action)).toMatchObject({ code }));
  test.each<[unknown, string]>([
    ["2c7d9h", "NOT_A_LIST"],
    [[1, 2, 52], "NOT_CARDS"],
    [[1, 2, 1], "CARD_IN_PLAY"],
    [[1, 2, "9h"], "NOT_CARDS"],
  ])("%j: %s", (cards, code) => {
    const done = apply(s().hand, { do: "deal", cards: cards as Dealt[] });
    expect(!done.ok && done.error.code).toBe(code);
  });
  test("one that the game's deck does not have", () => {
    const short = scene({ game: "short", stacks: [500, 500] }).play("B call", "A check");
    expect(short.refused("/7d2c9h")).toMatchObject({ code: "CARD_NOT_IN_DECK", path: "action.cards[1]" });
  });
  test("open cards must be known", () => {
    const begun = start({ game: "stud", bringIn: 2, smallBet: 10, stacks: [500, 500] });
    const done = begun.ok ? apply(begun.value.hand, { do: "deal", cards: new Array<Dealt>(6).fill(null) }) : begun;
    expect(!done.ok && done.error).toMatchObject({ code: "CARD_NEEDED", path: "action.cards[2]" });
  });
});

/** Plays on without a bet, from one deck. */
function checkedDown(
  hand: Hand,
  deck: readonly Card[],
  act: (hand: Hand) => Parameters<typeof apply>[1] | null,
): { hand: Hand; deck: readonly Card[] } {
  let now = hand;
  let rest = deck;
  for (;;) {
    if (now.phase.at === "dealing") {
      const taken = takeDue(now.phase.due, rest);
      if (!taken) return { hand: now, deck: rest };
      rest = taken.deck;
      const done = apply(now, { do: "deal", cards: taken.cards });
      if (!done.ok) throw new Error(JSON.stringify(done.error));
      now = done.value.hand;
      continue;
    }
    const action = act(now);
    if (!action) return { hand: now, deck: rest };
    const done = apply(now, action);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    now = done.value.hand;
  }
}

const passive = (hand: Hand): Parameters<typeof apply>[1] | null => {
  const { phase } = hand;
  if (phase.at !== "betting") return phase.at === "showdown" ? { do: "show", seat: phase.toAct } : null;
  const seat = phase.toAct;
  if (phase.round.bringIn !== null) return { do: "bring-in", seat };
  return (phase.round.front[seat] as number) < phase.round.level ? { do: "call", seat } : { do: "check", seat };
};

describe("stubs that run out", () => {
  test("eight players on seventh street: one common card for all (TDA 2024 RP-10-H)", () => {
    const config = {
      game: "stud",
      betting: "fixed-limit",
      bringIn: 2,
      smallBet: 10,
      bigBet: 20,
      stacks: new Array<number>(8).fill(900),
    } as const;
    const begun = start(config);
    if (!begun.ok) throw new Error(begun.error.code);
    const { hand } = checkedDown(begun.value.hand, shuffled("stud", seeded(7)), passive);
    expect(hand.boards).toEqual([[expect.any(Number)]]);
    expect(hand.cards.every((own) => own.length === 6)).toBe(true);
    expect(hand.phase).toMatchObject({ at: "complete", outcome: { pots: [{ amount: 16 }] } });
  });
  test("seven players have a card each", () => {
    const begun = start({
      game: "stud",
      betting: "fixed-limit",
      bringIn: 2,
      smallBet: 10,
      bigBet: 20,
      stacks: new Array<number>(7).fill(900),
    });
    if (!begun.ok) throw new Error(begun.error.code);
    expect(checkedDown(begun.value.hand, shuffled("stud", seeded(7)), passive).hand.cards.every((own) => own.length === 7)).toBe(true);
  });

  const drawing = () => {
    const begun = start({ game: "27", draws: 3, stacks: new Array<number>(6).fill(900), blinds: [5, 10] });
    if (!begun.ok) throw new Error(begun.error.code);
    const all = [0, 1, 2, 3, 4];
    return checkedDown(begun.value.hand, shuffled("27", seeded(3)), (hand) =>
      hand.phase.at === "drawing" ? { do: "draw", seat: hand.phase.toAct, discard: all } : passive(hand),
    );
  };
  test("draws: the stub is dealt to its last card, then what was given back", () => {
    const { hand, deck } = drawing();
    expect(hand.phase.at === "dealing" && dueCount(hand.phase.due)).toBe(30);
    expect([stub(hand), deck.length, hand.discards.length]).toEqual([22, 22, 30]);
    const back = hand.discards as readonly Card[];
    const early = apply(hand, { do: "deal", cards: [...deck.slice(1), ...back.slice(0, 9)] });
    expect(!early.ok && early.error).toMatchObject({ code: "CARD_IN_PLAY", path: "action.cards[21]" });
    const fine = apply(hand, { do: "deal", cards: [...deck, ...back.slice(0, 8)] });
    expect(fine.ok && [stub(fine.value.hand), fine.value.hand.discards]).toEqual([22, []]);
  });
  test("a card that a player still holds never comes again", () => {
    const { hand, deck } = drawing();
    const stood = hand.cards.flat();
    expect(stood).toEqual([]);
    const twice = apply(hand, { do: "deal", cards: [...deck, ...(hand.discards as readonly Card[]).slice(0, 7), deck[0] as Card] });
    expect(!twice.ok && twice.error.code).toBe("CARD_IN_PLAY");
  });
  test.each([[[5]], [[-1]], [[0, 0]], [[0.5]]])("places %j cannot be given back", (discard) => {
    const s = scene({ game: "27", stacks: [500, 500] }).play("B call", "A check");
    const done = apply(s.hand, { do: "draw", seat: 0, discard });
    expect(!done.ok && done.error).toMatchObject({ code: "DISCARD_INVALID", cards: 5 });
  });
  test("who stands pat keeps the cards; when all do, the betting follows at once", () => {
    const s = scene({ game: "27", stacks: [500, 500] }, ["2c3c4c5c7d", "2d3d4d5d8h"]).play("B call", "A check", "A draw 4", "B draw");
    expect(s.hand.phase).toMatchObject({ at: "dealing", due: [{ seat: 0, up: [false] }] });
    expect(makeCards(s.play("/9s").hand.cards[0] as readonly Card[])).toBe(makeCards(cardsOf("2c3c4c5c9s")));
    const pat = scene({ game: "27", stacks: [500, 500] }).play("B call", "A check", "A draw", "B draw");
    expect(pat.hand.phase.at).toBe("betting");
  });
});

test("a deck deals what is due; burns leave it before a board only", () => {
  const deck = cardsOf("2c3c4c5c6c");
  expect(takeDue([{ to: "board", board: 0, count: 3 }], deck, 1)).toEqual({ cards: cardsOf("3c4c5c"), deck: cardsOf("6c") });
  expect(takeDue([{ to: "seat", seat: 0 as never, up: [false] }], deck, 1)?.cards).toEqual(cardsOf("2c"));
  expect(takeDue([{ to: "board", board: 0, count: 5 }], deck, 1)).toBeNull();
  expect(countOf({ to: "board", board: 0, count: 3 })).toBe(3);
});
