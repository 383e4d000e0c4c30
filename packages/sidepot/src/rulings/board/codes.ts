/** Decisions on cards of the board and burns. */
export type BoardDecision = "redeal-street" | "natural-river" | "keep-river" | "card-plays" | "hand-over";

/** Wrong answers that people give about them. */
export type BoardWrong =
  /** The hand is dealt again from the start. */
  | "deal-hand-again"
  /** The river is moved up and becomes the turn. */
  | "move-river-up"
  /** Another card is burned before the street is dealt again. */
  | "burn-again"
  /** The premature card stays. */
  | "let-premature-stand"
  /** The street is dealt again though nobody was owed an action. */
  | "redeal-though-complete"
  /** The card goes under the stub without a shuffle. */
  | "no-shuffle"
  /** The card is shuffled back at once and the street dealt again. */
  | "reshuffle-at-once"
  /** Whoever folds then makes the card good. */
  | "fold-makes-it-good";

/** Why. */
export type BoardWhy =
  /** A burn protects the stub, it does not keep cards in an order; one a street. */
  | "burn-protects-stub"
  /** The card goes back among all that are left, with the chance that each of them has. */
  | "card-keeps-its-chance"
  /** The old way leaves the exposed card only the river to come back on. */
  | "one-way-back"
  /** The procedure is for cards before the action of the round before was finished. */
  | "premature-means-unfinished"
  | "no-misdeal-after-deal"
  | "natural-order"
  | "one-hand-left"
  | "rulebook-silent";

/** What is said beside. */
export type BoardNote =
  /** The text does not say whether the betting is finished before or after the cards are put right; the law of the new card is the same. */
  | "order-not-stated"
  /** Known as practice; the text of those years could not be read. */
  | "text-not-read"
  /** A card that someone who then folds was owed an action for does not play either. */
  | "fold-changes-nothing"
  /** The board's cards stay known to have been shown. */
  | "shown-stays-shown";
