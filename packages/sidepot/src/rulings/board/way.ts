import { floorChooses, type OpenWay } from "../by-point.ts";
import type { Holding } from "../point.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import type { Ruling } from "../situation.ts";
import { BOARD_STREETS, type BoardStreet, type CardsAt, type TableStep } from "../steps.ts";

/** One way to put a mistake right; `also` are holdings that it rests on beside the point that chose it. */
export interface Way extends Omit<Ruling, "on" | "choices">, Pick<OpenWay, "chosen"> {
  readonly also?: readonly Holding[];
}

/** What is said where the floor decides. */
type Beside = Pick<Ruling, "wrong" | "why" | "notes">;

/** Rules as a point is held; where the text is silent the floor chooses among the ways that are listed there. */
export function ruled<V extends string>(held: Holding<V>, ways: Readonly<Record<V, Way>>, beside: Beside): Ruling {
  if (held.value !== "floor") {
    const way: Way = ways[held.value];
    const { also = [], chosen: _, ...ruling } = way;
    return { ...ruling, on: [held, ...also] };
  }
  return { ...floorChooses(held, ways), on: [held], ...beside };
}

/** The street whose betting comes before a street is dealt. */
export const BEFORE = { flop: "preflop", turn: "flop", river: "turn" } as const;
/** The street dealt after it; null after the river. */
export const NEXT = { flop: "turn", turn: "river", river: null } as const;
/** How many cards a street has burned once it is dealt: one a street (TDA 2024 38). */
export const BURNS: Readonly<Record<BoardStreet, number>> = { flop: 1, turn: 2, river: 3 };
/** The board as it should be once a street is dealt. */
export const BOARD: Readonly<Record<"preflop" | BoardStreet, Readonly<Partial<Record<BoardStreet, number>>>>> = {
  preflop: {},
  flop: { flop: 3 },
  turn: { flop: 3, turn: 1 },
  river: { flop: 3, turn: 1, river: 1 },
};

/** One burn for each street before this one, and so many for it. */
export const burned = (street: BoardStreet, burns: number): Readonly<Partial<Record<BoardStreet, number>>> => ({
  ...Object.fromEntries(BOARD_STREETS.slice(0, BOARD_STREETS.indexOf(street)).map((one) => [one, 1])),
  [street]: burns,
});

/** Cards go back and the whole stub is shuffled, and cut by the books that cut (ROBERTS HOLDEM-7, HOLDEM-8). */
export function reshuffled(
  book: Rulebook,
  ...cards: readonly CardsAt[]
): { readonly steps: readonly TableStep[]; readonly also: readonly Holding[] } {
  const cut = holdingOf(book, "reshuffle-cut");
  const steps: readonly TableStep[] = [
    { do: "return-to-stub", cards },
    { do: "shuffle-stub", faceDown: true },
  ];
  return cut.value === "cut" ? { steps: [...steps, { do: "cut-stub" }], also: [cut] } : { steps, also: [] };
}
