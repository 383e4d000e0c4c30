import { describe, expect, test } from "vitest";
import { drawChances, flopChances, outsChance, type TurnProcedure, turnChances } from "./forms.ts";
import { type Ratio, ratioOf } from "./ratio.ts";
import {
  CARD,
  draws,
  FLOP,
  type Outcome,
  onBoard,
  prematureFlops,
  prematureRivers,
  prematureTurns,
  redeals,
  share,
} from "./shuffles.oracle.ts";

const counted = (outcomes: Iterable<Outcome>, holds: (outcome: Outcome) => boolean): Ratio => {
  const { num, den } = share(outcomes, holds);
  return ratioOf(num, den);
};

const WAYS: readonly TurnProcedure[] = ["reshuffle", "natural-river", "keep-river", "no-error"];

describe("every shuffle of a small deck, really dealt, comes to the closed form", () => {
  // Up to eight cards in one shuffle; the order of the stub before it is tried as well.
  test.each(WAYS.flatMap((way) => [2, 3, 4, 5].map((stub) => [way, stub] as const)))("premature turn, %s, %i cards left", (way, stub) => {
    const { turn, river, board, riverToBe } = turnChances(stub, way);
    const dealt = [...prematureTurns(stub, way)];
    expect(counted(dealt, (one) => one.turn === CARD)).toEqual(turn);
    expect(counted(dealt, (one) => one.river === CARD)).toEqual(river);
    expect(counted(dealt, (one) => onBoard(one, CARD))).toEqual(board);
    expect(counted(dealt, (one) => onBoard(one, one.meant ?? -1))).toEqual(riverToBe);
  });

  test.each(WAYS.flatMap((way) => [2, 3, 4, 5].map((stub) => [way, stub] as const)))("outs, %s, %i cards left", (way, stub) => {
    const dealt = [...prematureTurns(stub, way)];
    for (const cardIsOut of [false, true]) {
      for (let outs = 0; outs <= stub; outs++) {
        const helps = new Set([
          ...(cardIsOut && outs > 0 ? [CARD] : []),
          ...Array.from({ length: cardIsOut ? outs - 1 : outs }, (_, i) => i),
        ]);
        const chance = outsChance(stub, outs, way, cardIsOut);
        if (cardIsOut && outs === 0) expect(chance).toBeNull();
        else expect(counted(dealt, ({ turn = -1, river = -1 }) => helps.has(turn) || helps.has(river))).toEqual(chance);
      }
    }
  });

  test.each([4, 5].flatMap((stub) => [[stub, false] as const, ...(stub === 4 ? [[stub, true] as const] : [])]))(
    "premature flop, %i cards left, burn shuffled back: %s",
    (stub, withBurn) => {
      const { flop, board, oneOfThree, same } = flopChances(stub + (withBurn ? 4 : 3));
      const dealt = [...prematureFlops(stub, withBurn)];
      for (const card of FLOP) {
        expect(counted(dealt, (one) => one.flop?.includes(card) === true)).toEqual(flop);
        expect(counted(dealt, (one) => onBoard(one, card))).toEqual(board);
      }
      expect(counted(dealt, (one) => FLOP.some((card) => one.flop?.includes(card)))).toEqual(oneOfThree);
      expect(counted(dealt, (one) => FLOP.every((card) => one.flop?.includes(card)))).toEqual(same);
    },
  );

  test.each([0, 1, 3, 6])("premature river, %i cards left", (stub) => {
    expect(counted(prematureRivers(stub), (one) => one.river === CARD)).toEqual(ratioOf(1, stub + 1));
  });

  test("four-card flop: each stays with 3/4, is the burn with 1/4, and the flop is the true one with 1/4", () => {
    const { stays, drawn } = drawChances(4);
    const dealt = [...draws([1, 2, 3, 4], [5, 6])];
    for (const card of [1, 2, 3, 4]) {
      expect(counted(dealt, (one) => one.flop?.includes(card) === true)).toEqual(stays);
      expect(counted(dealt, (one) => one.burn === card)).toEqual(drawn);
    }
    expect(counted(dealt, (one) => [1, 2, 3].every((card) => one.flop?.includes(card)))).toEqual(drawn);
    expect([stays, drawn]).toEqual([
      { num: 3, den: 4 },
      { num: 1, den: 4 },
    ]);
  });

  test("four-card flop dealt again: each is in the new flop with 3/(stub + 4)", () => {
    const dealt = [...redeals([1, 2, 3, 4], [5, 6, 7])];
    for (const card of [1, 4]) {
      expect(counted(dealt, (one) => one.flop?.includes(card) === true)).toEqual(ratioOf(3, 7));
      expect(counted(dealt, (one) => onBoard(one, card))).toEqual(flopChances(7).board);
    }
  });

  test("flop without a burn: each of the three stays with 2/3, and the true burn is burned with 1/3", () => {
    const { stays, drawn } = drawChances(3);
    // Without the error the first card off the stub would have been the burn.
    const dealt = [...draws([1, 2, 3], [4, 5, 6])];
    for (const card of [1, 2, 3]) expect(counted(dealt, (one) => one.flop?.includes(card) === true)).toEqual(stays);
    expect(counted(dealt, (one) => one.burn === 1)).toEqual(drawn);
    expect(counted(dealt, (one) => one.flop?.length === 3)).toEqual({ num: 1, den: 1 });
    expect([stays, drawn]).toEqual([
      { num: 2, den: 3 },
      { num: 1, den: 3 },
    ]);
  });
});

test("no stub and no hand that cannot be has a chance", () => {
  for (const [stub, outs] of [
    [1, 1],
    [0, 0],
    [28, 30],
    [28, -1],
    [28.5, 2],
    [28, Number.NaN],
    [53, 1],
  ] as const)
    expect(outsChance(stub, outs, "natural-river", true)).toBeNull();
  expect(outsChance(28, 28, "natural-river", false)).toEqual({ num: 1, den: 1 });
});
