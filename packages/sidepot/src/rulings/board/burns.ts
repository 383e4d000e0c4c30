import type { NoteCode } from "../codes.ts";
import { type Holding, practice } from "../point.ts";
import type { Rulebook } from "../rulebook.ts";
import type { Conflict } from "../situation.ts";
import type { BoardStreet, TableStep } from "../steps.ts";
import type { Scene } from "../table/scene.ts";
import { BEFORE, BOARD, BURNS, burned, NEXT, reshuffled, type Way } from "./way.ts";

/** The facts that both mistakes with burns share. */
export interface BurnFacts {
  /** The street before which the burn was left out or made twice. */
  readonly street: BoardStreet;
  /** Somebody has acted on that street, be it with one check. */
  readonly acted: boolean;
  /** A card of that street has been seen. */
  readonly boardExposed: boolean;
}

/**
 * The table when it is noticed, with so many burns for the street. `undo`: the street may be dealt anew although somebody has acted;
 * then nobody is waited for.
 */
export const burnScene = ({ street, acted, boardExposed }: BurnFacts, burns: number, undo: boolean): Scene => ({
  game: "holdem",
  betting: acted && boardExposed ? street : BEFORE[street],
  owed: acted && boardExposed && !undo,
  burns: BURNS[street] - 1 + burns,
  burned: burned(street, burns),
  board: BOARD[boardExposed ? street : BEFORE[street]],
});

/** Nobody acts on a street of which no card has been seen. */
export const actedUnseen = ({ acted, boardExposed }: BurnFacts): Conflict<BurnFacts> | null =>
  acted && !boardExposed ? { fact: "acted", other: "boardExposed" } : null;

/**
 * What the floor can choose after action: on the river there is nothing left to burn for, but the card can be taken back. A single
 * way that is left is no choice any more.
 */
export function openAfterAction<V extends string>(held: Holding<V>, street: BoardStreet): Holding<V> {
  const choices = held.choices.filter((choice) => choice !== (street === "river" ? "natural-order" : "correct"));
  const [only] = choices;
  return only !== undefined && choices.length === 1 ? practice(only, ...held.cites) : { ...held, choices };
}

/**
 * Cards that were acted on stand. `one`: the next street burns one as always, which is no step of the correction; `two`: it burns as
 * many as bring back the natural order. After the river there is no next street.
 */
export function standing(
  street: BoardStreet,
  burns: "one" | "two",
  first: readonly TableStep[] = [],
): { readonly steps: readonly TableStep[]; readonly notes: readonly NoteCode[] } {
  const next = NEXT[street];
  if (next === null) return { steps: [{ do: "let-stand" }], notes: [] };
  // Whatever goes back does so before anybody plays on.
  if (burns === "one") return { steps: [...first, { do: "let-stand" }], notes: ["one-burn-next"] };
  return {
    steps: [{ do: "let-stand" }, { do: "finish-betting", street }, { do: "burn", cards: 2 }, { do: "deal", street: next, burn: false }],
    notes: [],
  };
}

/** The street goes back into the stub, and is dealt again behind a burn of its own or the one that is out. */
export function dealtAgain(
  street: BoardStreet,
  book: Rulebook,
  burned: "no-burn" | "one-burn" | "two-burns",
): Pick<Way, "decision" | "steps" | "also"> {
  // Of two burns the second goes back too: one a street stays out.
  const back = burned === "two-burns" ? reshuffled(book, street, "last-burn") : reshuffled(book, street);
  return {
    decision: street === "flop" ? "redeal-flop" : "redeal-street",
    steps: [...back.steps, { do: "deal", street, burn: burned === "no-burn" }],
    also: back.also,
  };
}
