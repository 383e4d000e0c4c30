import type { ChanceProcedure } from "./codes.ts";
import { choose, type Ratio, ratioOf, restOf } from "./ratio.ts";

/** The ways of dealing with a premature turn, and the turn without the error. */
export type TurnProcedure = Extract<ChanceProcedure, "reshuffle" | "natural-river" | "keep-river" | "no-error">;

/** Where a card of a premature turn can end. */
export interface TurnChances {
  readonly turn: Ratio;
  readonly river: Ratio;
  readonly board: Ratio;
  /** For the card that would have been the river. */
  readonly riverToBe: Ratio;
}

const NEVER: Ratio = { num: 0, den: 1 };
const ALWAYS: Ratio = { num: 1, den: 1 };

/**
 * The premature turn's chances; `stub` is what is left without it, two cards at least.
 *
 * The reshuffled stub has `stub + 1` cards, of which turn and river are two, whatever is burned between. The old way takes the burn and
 * the river-to-be off the stub, so that the card is one of `stub - 1` for one place. Without the error it is one of `stub + 2`, the
 * turn's burn among them.
 */
export function turnChances(stub: number, procedure: TurnProcedure): TurnChances {
  switch (procedure) {
    case "reshuffle": {
      const one = ratioOf(1, stub + 1);
      const two = ratioOf(2, stub + 1);
      return { turn: one, river: one, board: two, riverToBe: two };
    }
    case "natural-river": {
      const one = ratioOf(1, stub - 1);
      return { turn: NEVER, river: one, board: one, riverToBe: ALWAYS };
    }
    case "keep-river": {
      const one = ratioOf(1, stub - 1);
      return { turn: one, river: NEVER, board: one, riverToBe: ALWAYS };
    }
    case "no-error": {
      const one = ratioOf(1, stub + 2);
      return { turn: one, river: one, board: ratioOf(2, stub + 2), riverToBe: ALWAYS };
    }
  }
}

/**
 * The chance that one of `outs` cards comes on turn or river after a premature turn; null where there is no such stub or hand.
 *
 * @param stub cards left without the premature one, two at least
 * @param outs cards that help, the premature one among them where `cardIsOut`
 */
export function outsChance(stub: number, outs: number, procedure: TurnProcedure, cardIsOut: boolean): Ratio | null {
  const others = cardIsOut ? outs - 1 : outs;
  if (![stub, outs].every(Number.isSafeInteger) || stub < 2 || stub > 52 || others < 0 || others > stub) return null;
  if (procedure === "reshuffle") return missTwo(stub + 1, outs);
  if (procedure === "no-error") return missTwo(stub + 2, outs);
  // Both old ways look at one card of the stub and at one of the `stub - 1` that are left with the premature one and without the burn.
  // The first is no out, and the second is none: each of the other outs is in the second lot unless it was the burn.
  const n = BigInt(stub);
  const [x, own] = [BigInt(others), cardIsOut ? 1n : 0n];
  const hits = own * (n - 1n) + x * (n - 2n);
  return restOf((n - x) * ((n - 1n) ** 2n - hits), n * (n - 1n) ** 2n);
}

const missTwo = (cards: number, outs: number): Ratio => restOf(choose(cards - outs, 2), choose(cards, 2));

/** Where a card of a premature flop can end, and the three together. */
export interface FlopChances {
  readonly flop: Ratio;
  readonly board: Ratio;
  readonly oneOfThree: Ratio;
  readonly same: Ratio;
}

/** For three cards shuffled into a stub that then has `cards`, from which a flop, a turn and a river come. */
export const flopChances = (cards: number): FlopChances => ({
  flop: ratioOf(3, cards),
  board: ratioOf(5, cards),
  oneOfThree: restOf(choose(cards - 3, 3), choose(cards, 3)),
  same: ratioOf(1, choose(cards, 3)),
});

/** For `cards` mixed face down, of which one is drawn as a burn. */
export const drawChances = (cards: number): { readonly stays: Ratio; readonly drawn: Ratio } => ({
  stays: ratioOf(cards - 1, cards),
  drawn: ratioOf(1, cards),
});
