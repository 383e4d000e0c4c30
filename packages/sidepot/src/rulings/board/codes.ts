/** Decisions on cards of the board and burns. */
export type BoardDecision =
  /** The cards go back, the stub is shuffled, the same street is dealt again. */
  | "redeal-street"
  | "natural-river"
  | "keep-river"
  | "card-plays"
  | "hand-over"
  /** Two streets go back; the first is dealt again, the second in its time. */
  | "redeal-both"
  /** A burn that came early is the burn of that street. */
  | "burn-stays"
  /** A burn goes back on top of the stub. */
  | "burn-back"
  /** The street's cards are mixed, and one drawn at random becomes a burn. */
  | "scramble-draw-burn"
  | "redeal-flop"
  /** Cards that were acted on stay. */
  | "cards-stand"
  /** Of four flop cards that were acted on three stay; the fourth, where it is known, is the next burn. */
  | "fourth-becomes-burn"
  /** What is too many is shuffled into the stub. */
  | "extras-back"
  | "burn-then-deal"
  /** The card that was turned up without a burn is the burn, and the next one plays. */
  | "card-becomes-burn"
  /** The cards that would have come are put in their places; of those that were acted on, the ones that come after them. */
  | "order-restored"
  /** One burn too many stays out. */
  | "burns-stay"
  | "card-replaced"
  | "board-result-stands"
  /** The pot goes where it should have gone. */
  | "board-result-corrected";

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
  | "fold-makes-it-good"
  /** The next cards are turned up to see what would have come. */
  | "show-what-would-come"
  /** Nobody else has a say: the two who saw it agree. */
  | "players-agree"
  /** The fourth card is known, so it goes. */
  | "take-last-card"
  /** Four cards are shuffled back and the flop is dealt again. */
  | "redeal-long-flop"
  /** Four cards are scrambled and one becomes a burn. */
  | "scramble-long-flop"
  /** The turn burns one more although the drawn card is its burn. */
  | "burn-before-turn-too"
  /** The flop without a burn is shuffled back and dealt again. */
  | "redeal-unburned-flop"
  /** Three cards are scrambled, one becomes the burn. */
  | "scramble-unburned-flop"
  /** One is burned now, late, and the cards stay. */
  | "burn-late"
  /** The cards without a burn are taken back after a check. */
  | "take-back-after-action"
  /** Two are burned on the next street, so that the order comes right. */
  | "burn-two-next"
  /** One is burned on the next street as always. */
  | "burn-one-next"
  /** No burn on the next street, to make up for the one too many. */
  | "skip-next-burn"
  /** The pot is given back and played again. */
  | "take-pot-back";

/** Why. */
export type BoardWhy =
  /** A burn protects the stub, it does not keep cards in an order; one a street. */
  | "burn-protects-stub"
  /** The same, where the street's burn is not out yet. */
  | "one-burn-a-street"
  /** The card goes back among all that are left, with the chance that each of them has. */
  | "card-keeps-its-chance"
  /** The old way leaves the exposed card only the river to come back on. */
  | "one-way-back"
  /** The procedure is for cards before the action of the round before was finished. */
  | "premature-means-unfinished"
  | "no-misdeal-after-deal"
  | "natural-order"
  | "one-hand-left"
  /** The text is silent; the choices have been ruled by floors. */
  | "rulebook-silent"
  /** The text is silent, and no ruling was reported for each of the choices; they are what can be done. */
  | "floor-can-choose"
  /** Two places of the text say different things. */
  | "text-at-odds"
  /** Nobody has to know which card was one too many. */
  | "nobody-guesses"
  /** Whoever acted relied on these cards. */
  | "action-relied-on-cards"
  /** Nothing was shown, so nothing is lost by putting it right. */
  | "nothing-seen"
  /** A result is open to dispute until the next hand begins. */
  | "raised-until-next-hand"
  /** What may have been the house's own error is put right as far as it can be, even later. */
  | "house-error-corrected";

/** What is said beside. */
export type BoardNote =
  /** The text does not say whether the betting is finished before or after the cards are put right; the law of the new card is the same. */
  | "order-not-stated"
  /** Known as practice; the text of those years could not be read. */
  | "text-not-read"
  /** The text of those years could not be read, and no practice is known for sure. */
  | "years-open"
  /** A card that someone who then folds was owed an action for does not play either: nothing in the text makes an exception. */
  | "fold-changes-nothing"
  /** The same, and the text says so. */
  | "fold-said-in-text"
  /** The board's cards stay known to have been shown. */
  | "shown-stays-shown"
  /** Whether the skipped hand is live, limited or dead is for the floor too. */
  | "skipped-hand"
  /** The two top cards of the stub are the ones set aside: the next burn and the river. */
  | "aside-is-burn-and-river"
  /** The burn of the street is shuffled in as well, so one is burned anew. */
  | "burn-goes-back-too"
  /** The next street burns one card as always: what went wrong with this burn is not made up for. */
  | "one-burn-next"
  /** All in: put right as before action, until the pot is awarded. */
  | "until-awarded"
  /** The later street's burn is out too: it burns none when its time comes. */
  | "later-burn-is-out"
  /** The same cards come either way, as nobody has seen them. */
  | "same-cards-either-way"
  /** The card drawn is the burn of the next street, which burns none from the stub. */
  | "next-burn-is-out"
  /** Cards that lie face down already go back on top in their order. */
  | "face-down-back-on-top"
  /** The text does not say it; rooms do. */
  | "practice-only"
  /** One place asks for substantial action, another for a check. */
  | "wsop-at-odds"
  /** The text lets the error be put right and does not say how. */
  | "method-not-stated"
  /** The exposed card lies on top of the stub now and is the next burn. */
  | "exposed-is-next-burn"
  /** What lies face down is turned up when its time has come. */
  | "turned-up-then"
  /** A folded card on the board: its owner's hand stays folded. */
  | "folded-stays-folded";
