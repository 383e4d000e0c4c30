/** Decisions on betting. */
export type BettingDecision =
  | "action-binds"
  /** Out of turn, and the players before have still to act. */
  | "action-waits"
  | "action-not-binding"
  | "fold-stands"
  | "turn-kept"
  | "skipped-hand-dead"
  | "skipped-no-raise"
  | "first-motion-counts"
  | "all-motions-count"
  | "amount-said-counts"
  | "counts-as-call"
  | "counts-as-check"
  | "counts-as-bet"
  | "counts-as-raise"
  | "counts-as-all-in"
  /** Chips were pulled back: no fold any more. */
  | "must-call-or-raise"
  | "call-or-fold"
  | "must-bet-or-raise"
  | "raise-at-least"
  | "bet-at-least"
  | "full-min-raise"
  | "may-raise"
  | "may-only-call"
  /** Whether the betting is open again hangs on numbers that were not given. */
  | "compare-raise"
  | "no-raise-cap"
  | "raises-capped"
  | "full-call"
  | "forfeit-and-fold"
  | "bet-corrected"
  | "bet-reduced"
  | "bet-stands"
  | "call-withdrawn"
  | "told-amount-only"
  | "words-count"
  | "chips-count"
  | "highest-reading"
  | "lowest-reading"
  | "count-given"
  | "count-refused"
  | "full-blind-owed"
  | "short-blind-owed"
  | "full-blinds-counted"
  | "real-chips-counted"
  | "blind-first"
  | "ante-first"
  /** The main pot takes from each ante no more than the short one. */
  | "ante-shared"
  | "ante-whole"
  | "blinds-forfeited";

/** Wrong answers that people give about it. */
export type BettingWrong =
  /** Whoever acts out of turn is bound whatever happens before. */
  | "out-of-turn-always-binds"
  /** Whoever acts out of turn is never bound. */
  | "out-of-turn-never-binds"
  /** It binds where nothing changed: wrong only where a house says so. */
  | "out-of-turn-binds-if-unchanged"
  /** A call or a fold in between changes the action. */
  | "call-changes-action"
  | "fold-may-be-taken-back"
  | "skipped-lost-the-turn"
  | "skipped-keeps-everything"
  | "all-motions-together"
  | "raise-needs-one-motion"
  | "raise-in-two-motions"
  | "string-kills-hand"
  | "chip-is-raise"
  | "chip-is-call"
  | "word-after-counts"
  | "raise-means-minimum"
  | "chips-are-all-in"
  | "raise-stays-short"
  | "chips-are-call"
  | "more-is-raise"
  | "less-than-full-is-call"
  | "half-of-the-bet"
  | "last-chips-are-call"
  | "free-after-pulling"
  | "old-chips-do-not-count"
  | "old-chips-always-count"
  | "double-the-bet"
  | "big-blind-is-enough"
  | "any-bet-goes"
  | "all-in-must-fill"
  | "raise-becomes-call"
  | "any-all-in-reopens"
  | "all-in-never-reopens"
  | "each-all-in-alone"
  | "all-ins-add-up"
  | "half-reopens"
  | "cap-in-no-limit"
  | "no-cap-at-all"
  | "no-cap-in-limit"
  | "cap-of-three"
  | "cap-of-four"
  | "chips-back-and-fold"
  | "short-call-is-enough"
  | "bet-void"
  | "bet-stands-at-once"
  | "correct-any-time"
  | "only-what-was-told"
  | "dealer-pays"
  | "words-always-count"
  | "chips-always-count"
  | "choose-later"
  | "free-choice-again"
  | "check-is-fold"
  | "no-action-at-all"
  | "check-may-raise"
  | "pot-is-binding"
  | "lowest-meaning"
  | "highest-meaning"
  | "player-says-what-was-meant"
  | "count-any-time"
  | "count-never"
  | "call-the-short-blind"
  | "call-the-whole-blind"
  | "pot-from-real-chips"
  | "pot-from-full-blinds"
  | "ante-before-blind"
  | "ante-cut-when-few"
  | "ante-goes-back"
  | "blind-before-ante"
  | "all-antes-to-main-pot"
  | "ante-only-in-part"
  | "seat-is-skipped"
  | "blinds-come-back";

/** Why. */
export type BettingWhy =
  | "turn-order-protects"
  | "unchanged-means-same-choice"
  | "changed-means-new-choice"
  | "fold-is-final"
  | "speak-up-in-time"
  | "left-to-floor"
  | "no-reaction-hunting"
  | "cash-several-motions"
  | "several-motions-by-house"
  | "amount-is-promise"
  | "one-chip-no-change"
  | "nothing-to-call"
  | "word-before-chip"
  | "whole-chip-by-house"
  | "all-needed-for-call"
  | "half-is-raise"
  | "below-half-is-call"
  | "whole-raise-is-raise"
  | "whole-raise-only"
  | "last-chips-no-change"
  | "old-and-new-apart"
  | "old-and-new-together"
  | "pulling-back-is-acting"
  | "raise-by-largest"
  | "raise-by-double"
  | "least-bet-is-big-blind"
  | "full-raise-faced"
  | "less-than-raise-faced"
  | "not-acted-yet"
  | "limit-half-faced"
  | "each-all-in-by-itself"
  | "raises-unlimited"
  | "raises-limited"
  | "said-so-bound"
  /** Whoever put in too little for the call owes the rest of it. */
  | "short-call-made-good"
  | "first-bet-is-known"
  | "bet-may-be-missed"
  | "all-owe-the-same"
  | "stands-by-house"
  | "street-is-over"
  | "substantial-action-closes"
  | "caller-may-count"
  | "house-spares-caller"
  | "first-said-or-done-counts"
  | "words-before-chips"
  | "clear-words-win"
  | "unclear-words-lose"
  | "nearest-legal-meaning"
  | "word-fits-two"
  | "pot-is-no-size"
  | "highest-within-pot"
  | "lowest-by-house"
  | "count-only-when-needed"
  | "count-by-house"
  | "blind-sets-the-bet"
  | "blinds-count-whole"
  | "blinds-count-as-posted"
  | "blind-is-the-bet"
  | "ante-by-house"
  | "equal-share-each"
  | "antes-are-dead"
  | "seat-pays-anyway";

/** What is said beside. */
export type BettingNote =
  | "repeat-may-be-penalised"
  | "floor-may-relent"
  | "fold-before-last-round"
  | "mucked-winner-exception"
  | "second-motion-may-complete-call"
  | "at-least-minimum"
  | "exactly-half-is-raise"
  | "raise-without-amount-is-chip"
  | "all-in-may-not-fill-raise"
  | "consecutive-all-ins"
  | "older-text-single"
  | "raise-size-stays"
  | "cap-three-players"
  | "cap-by-house"
  | "one-chip-change"
  | "tiny-chip-may-be-call"
  | "undercalls-to-first"
  | "undercall-out-of-turn"
  | "river-until-showdown"
  | "no-call-into-raise"
  | "long-thought-may-stand"
  | "reasonable-by-floor"
  | "at-least-minimum-reading"
  | "ante-not-cut"
  | "practice-of-antes";

/** Steps on bets; they move no card. An amount of null is one that follows from chips that were not told. */
export type BettingStep =
  | { readonly do: "back-up-action" }
  | { readonly do: "leave-chips" }
  | { readonly do: "bind-or-free" }
  | { readonly do: "let-action-stand" }
  /** `all` that was pushed, or the `rest` beyond what counts. */
  | { readonly do: "chips-back"; readonly what: "all" | "rest" }
  | { readonly do: "give-options" }
  | { readonly do: "fold-hand" }
  /** Chips that were pulled back go where they lay. */
  | { readonly do: "put-chips-back" }
  | { readonly do: "next-player" }
  | { readonly do: "check-or-call-only" }
  | { readonly do: "count-motion"; readonly which: "first" | "all" }
  | { readonly do: "take-said-amount" }
  | { readonly do: "count-as"; readonly as: "call" | "check" | "all-in" }
  /** A bet or raise of what the chips come to, the minimum at least. */
  | { readonly do: "count-chips-as"; readonly as: "bet" | "raise" }
  | { readonly do: "min-raise-to"; readonly amount: number | null }
  | { readonly do: "ask-call-or-raise" }
  | { readonly do: "ask-call-or-fold" }
  | { readonly do: "ask-amount" }
  | { readonly do: "minimum-holds" }
  | { readonly do: "raise-from"; readonly amount: number | null }
  | { readonly do: "bet-from"; readonly amount: number | null }
  /** What is asked now beyond what the player has matched, against the last full raise or half of it. */
  | { readonly do: "compare-with-raise"; readonly share: "half" | "full"; readonly amount: number | null }
  | { readonly do: "bind-by-comparison" }
  | { readonly do: "allow-raise"; readonly amount: number | null }
  | { readonly do: "no-cap" }
  /** After the bet; null where the house says how many. */
  | { readonly do: "cap-raises"; readonly raises: number | null }
  | { readonly do: "back-to-first-undercall" }
  | { readonly do: "take-full-call" }
  | { readonly do: "take-told-amount" }
  | { readonly do: "forfeit-chips" }
  | { readonly do: "mend-bet"; readonly to: "minimum" | "pot"; readonly amount: number | null }
  | { readonly do: "let-bet-stand" }
  | { readonly do: "take-call-back" }
  | { readonly do: "go-by"; readonly what: "words" | "chips" }
  | { readonly do: "take-reading"; readonly which: "highest" | "lowest"; readonly amount: number | null }
  | { readonly do: "count-stack" }
  | { readonly do: "look-only" }
  | { readonly do: "call-blind"; readonly which: "full" | "short"; readonly amount: number | null }
  | { readonly do: "raise-blind"; readonly amount: number | null }
  | { readonly do: "count-blinds"; readonly as: "full" | "posted" }
  | { readonly do: "pot-bet-to"; readonly amount: number | null }
  | { readonly do: "post"; readonly what: "blind" | "ante"; readonly amount: number | null }
  | { readonly do: "share-antes" }
  | { readonly do: "ante-to-main-pot" }
  | { readonly do: "leave-blinds" };
