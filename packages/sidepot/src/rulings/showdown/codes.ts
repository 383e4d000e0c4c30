/** Decisions at the showdown and on pots. */
export type ShowdownDecision =
  | "hand-out"
  | "table-all-cards"
  | "pot-to-tabled-hand"
  | "board-share-stands"
  | "board-may-win"
  | "cards-decide"
  | "dispute-heard"
  | "result-stands"
  | "odd-left-of-button"
  | "odd-high-card"
  | "odd-low-card"
  | "odd-high-side"
  | "odd-low-side"
  | "odd-one-each"
  | "odd-all-to-first"
  | "even-split"
  | "halves-apart"
  | "side-pots-first"
  | "main-pot-first"
  | "cut-at-live-totals"
  | "cut-at-every-total"
  | "into-last-pot"
  | "into-main-pot"
  | "uncalled-returned"
  | "uncalled-may-return"
  | "uncalled-stays-in"
  | "hidden-not-paid"
  | "hidden-may-be-taken"
  | "hidden-plays-in-full"
  | "aggressor-first"
  | "first-seat-first"
  | "all-at-once"
  | "side-pot-shows-first"
  | "pusher-first"
  | "need-not-show"
  | "winner-shows"
  | "must-show"
  | "show-if-floor"
  | "show-if-collusion"
  | "may-keep-closed"
  | "expose-now"
  | "stay-closed"
  | "no-duty-to-expose"
  | "no-chop"
  | "chop-allowed"
  | "blinds-may-chop";

/** Wrong answers that people give about them, as they mean them. */
export type ShowdownWrong =
  | "any-discard-comes-back"
  | "one-card-is-enough"
  | "one-card-and-muck"
  | "muck-is-muck"
  | "house-pays"
  | "board-said-and-thrown"
  | "board-needs-tabling"
  | "spoken-hand-binds"
  | "word-decides"
  | "pushed-is-over"
  | "dispute-any-time"
  | "sum-only-until-next-hand"
  | "sum-until-next-action"
  | "break-waits"
  | "break-is-a-minute"
  | "odd-by-suit"
  | "odd-by-seat"
  | "odd-to-aggressor"
  | "odd-by-all-cards"
  | "odd-by-five-cards"
  | "odd-low-by-lowest"
  | "odd-low-by-highest"
  | "odd-several-to-first"
  | "odd-several-one-each"
  | "odd-to-low-side"
  | "odd-to-high-side"
  | "odd-both-halves-apart"
  | "odd-as-even-as-can-be"
  | "suit-wins-pot"
  | "main-first"
  | "side-first"
  | "pots-together"
  | "folded-chips-back"
  /** A bargain outside the pot. */
  | "settle-afterwards"
  | "pot-at-folded-level"
  | "uncalled-stays"
  | "uncalled-won"
  | "called-comes-back"
  | "uncalled-surely-back"
  | "uncalled-at-discretion"
  | "hidden-plays"
  | "hidden-never-plays"
  | "hidden-kills-hand"
  | "aggressor-of-any-street"
  | "caller-shows-first"
  | "show-from-button"
  | "show-together"
  | "pusher-shows"
  | "side-pot-first-shows"
  | "winner-must-show"
  | "winner-never-shows"
  | "anyone-may-see"
  | "paid-to-see"
  | "see-only-collusion"
  | "mucked-never-shown"
  | "mucked-comes-alive"
  | "mucked-stays-dead"
  | "reach-over"
  | "show-one-card"
  | "chop-after-raise"
  | "first-call-counts"
  | "may-muck-all-in"
  | "expose-at-once"
  | "expose-hand-for-hand"
  | "keep-closed-hand-for-hand"
  | "must-expose-all-in"
  | "expose-as-you-like"
  | "players-may-agree"
  | "blinds-never-back"
  | "agreement-is-no-matter"
  | "dead-hand-plays-board"
  | "dead-hand-never-plays-board";

/** Why. */
export type ShowdownWhy =
  | "all-cards-face-up"
  | "tabled-is-safe"
  | "guard-your-hand"
  | "cards-speak"
  | "dispute-has-limit"
  | "seat-places-chip"
  | "suit-places-chip"
  | "high-side-takes-odd"
  | "each-pot-alone"
  | "live-totals-cut"
  | "folded-chips-stay"
  | "nobody-called-it"
  | "hidden-not-at-risk"
  | "called-hand-shows"
  /** All-in hands are not opened at once. */
  | "all-ins-in-turn"
  | "board-was-said"
  | "open-all-ins-are-fair"
  | "betting-first"
  | "paid-to-see-it"
  | "seeing-guards-the-game"
  | "other-tables-wait"
  | "one-hand-takes-pot"
  | "alone-need-not-show";

/** What is said beside. */
export type ShowdownNote =
  /** The floor may enforce the order; it does not have to. */
  | "order-may-be-enforced"
  | "order-is-required"
  /** The text does not say what several odd chips do; one each is what this referee deals out. */
  | "several-not-stated"
  | "even-split-not-stated"
  /** Whoever is left alone wins without cards. */
  | "alone-wins-without-cards"
  | "miscall-may-be-penalised"
  | "uncalled-not-stated"
  | "winner-asks-makes-live"
  | "asked-hand-stays-dead"
  /** After a hand that ends in a break the time is one minute. */
  | "break-one-minute"
  /** A mistake of the house may be put right after the next hand has begun. */
  | "house-error-later"
  | "called-chips-lost"
  /** WSOP tournament 91 says that it may come back, 108 that it does. */
  | "uncalled-two-rules"
  /** Whether the chip was part of what was called is judged first. */
  | "hidden-part-of-call"
  | "after-betting-only"
  /** Seen in one Japanese series in 2020; the floor may rule it there. */
  | "seen-in-japan-2020"
  | "refused-call-floor";

/** Steps that move no card of the model. */
export type ShowdownStep =
  /** Keep the cards apart from the muck until it is ruled. */
  | { readonly do: "guard-cards" }
  | { readonly do: "retrieve-cards" }
  | { readonly do: "table-hand"; readonly whose: "player" | "asked" | "every" }
  | { readonly do: "read-hands" }
  | { readonly do: "leave-hand-out" }
  | {
      readonly do: "award-pot";
      readonly pot: "this" | "side" | "last-side" | "first-side" | "next-side" | "main";
      readonly to: "tabled-hand" | "best-hand" | "others" | "live-hand";
    }
  | { readonly do: "share-board" }
  | { readonly do: "break-odd-chips"; readonly into: "smallest-in-play" | "smallest-blind-chip" }
  | {
      readonly do: "give-odd-chip";
      readonly to:
        | "first-left-of-button"
        | "high-card-of-five"
        | "high-card-of-all"
        | "low-card-of-all"
        | "high-side"
        | "low-side"
        | "one-each"
        | "all-to-first";
    }
  | { readonly do: "split-pot"; readonly how: "evenly" | "half-by-half" }
  | { readonly do: "return-uncalled"; readonly sure: boolean }
  | { readonly do: "keep-called-chips" }
  | { readonly do: "cut-pots"; readonly at: "live-totals" | "every-total" }
  | { readonly do: "add-folded-chips"; readonly to: "layers" | "last-pot" | "main-pot" }
  | { readonly do: "hear-players" }
  | { readonly do: "read-again" }
  | { readonly do: "count-pot-again" }
  | { readonly do: "correct-award" }
  | { readonly do: "let-result-stand" }
  | { readonly do: "show-first"; readonly who: "last-aggressor" | "first-left" | "side-pot" | "pusher" }
  | { readonly do: "show-onward" }
  | { readonly do: "keep-cards-closed" }
  | { readonly do: "deal-no-more" }
  | { readonly do: "refuse-request"; readonly unless: "collusion" | null }
  | { readonly do: "pay-counted-chips" }
  | { readonly do: "take-hidden-chips" }
  | { readonly do: "refuse-agreement" }
  | { readonly do: "take-blinds-back" };
