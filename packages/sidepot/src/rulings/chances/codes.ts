import type { Ratio } from "./ratio.ts";

/** What is done with the cards; `no-error` is the street as it should have come, before anybody saw a card. */
export type ChanceProcedure =
  /** The premature cards go back, the stub is shuffled, the street comes without a burn. */
  | "reshuffle"
  /** The same with the street's burn shuffled back as well, and a new one made. */
  | "reshuffle-with-burns"
  /** The premature turn waits for the river, and what would have been the river is the turn. */
  | "natural-river"
  /** Burn and river-to-be are laid aside, the premature turn goes into the rest, and a new turn comes from there. */
  | "keep-river"
  | "no-error"
  /** The cards of the flop are mixed face down, and one of them is drawn as a burn. */
  | "scramble-draw"
  /** The flop goes back, the stub is shuffled, and a flop is dealt again. */
  | "redeal-flop";

/** What a chance is about; "this card" is the premature card, or any one card of the flop. */
export type ChanceCode =
  /** This card is the new turn. On a hand that ends there it is all the chance that the card has. */
  | "card-is-turn"
  | "card-is-river"
  | "card-on-board"
  | "card-in-flop"
  /** At least one of the three cards of the premature flop is in the new one. */
  | "one-of-flop-again"
  /** The flop has the same three cards as it would have had. */
  | "same-flop"
  /** The card that would have been the river is on the board. */
  | "river-to-be-on-board"
  | "card-is-burn"
  /** The card that should have been burned is. */
  | "true-burn-burned"
  /** At least one of the `outs` comes on turn or river. */
  | "out-by-river"
  /** Not a chance: this card's chance to be on the board by the procedure, over its chance when the card is shuffled back. */
  | "to-reshuffle"
  /** Not a chance: the same over the chance without the error. */
  | "to-no-error";

/** One chance, exact. */
export interface Chance {
  readonly what: ChanceCode;
  readonly procedure: ChanceProcedure;
  readonly ratio: Ratio;
  readonly params: {
    /** Cards of the stub without those in question. */
    readonly stub: number;
    /** Outs in the stub before the error, and whether the premature card was one of them; on `out-by-river`. */
    readonly outs?: number;
    readonly cardIsOut?: boolean;
  };
}

/**
 * What has to be said of a claim that is often heard, that the old way halves the chance: it is half of nothing exactly, the quotient
 * is `1/2 + 1/(stub - 1)`, and it comes near only for a hand whose single out was the card.
 */
export interface HalfClaim {
  readonly code: "half-is-not-exact";
  readonly stub: number;
  /** The old chance of the card over the new one. */
  readonly quotient: Ratio;
  /** The same for a hand with nine outs of which the card was one. */
  readonly nineOuts: Ratio;
}
