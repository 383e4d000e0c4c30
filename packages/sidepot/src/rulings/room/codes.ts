/** Decisions on seats, devices and time. */
export type RoomDecision =
  | "device-away"
  | "device-allowed"
  | "clock-runs"
  | "absent-hand-killed"
  | "present-hand-plays"
  | "chips-raced"
  | "chips-rounded-up"
  | "tables-wait"
  | "cards-stay-closed"
  | "cards-may-open"
  | "places-shared"
  | "places-by-stack"
  | "no-more-cards"
  | "next-card-may-show"
  | "button-on-empty-seat"
  | "no-small-blind"
  | "button-moves-on"
  | "small-blind-has-button"
  | "big-blind-has-button"
  | "old-level-stays"
  | "right-level-now"
  | "table-stands-still"
  | "play-goes-on"
  | "post-or-wait"
  | "blinds-are-taken"
  | "straddle-plays"
  | "no-straddle"
  | "house-rule-first"
  | "rulebook-first"
  | "rulebook-fills"
  | "authority-first";

/** Wrong answers that people give about them, as they mean them. */
export type RoomWrong =
  | "phone-lies-fine"
  | "quick-look-is-fine"
  | "charts-are-fine"
  | "charts-out-of-hand-fine"
  | "charts-never"
  | "phone-kills-hand"
  | "phone-never-at-table"
  | "phone-never-on-table"
  | "phone-never-in-hand"
  | "clock-a-minute"
  | "clock-half-minute"
  | "clock-out-always-folds"
  | "clock-out-calls"
  | "first-card-counts"
  | "last-card-counts"
  | "posted-so-live"
  | "absent-gets-blind-back"
  | "must-sit-out"
  | "race-all-up"
  | "race-by-cards"
  | "raced-out"
  | "several-to-one"
  | "own-pace"
  | "own-pace-all-in"
  | "waiting-is-needless"
  | "hand-for-hand-shows"
  | "hand-for-hand-closed"
  | "first-out-lower"
  | "stack-decides-place"
  | "share-the-place"
  | "ask-dealer-for-next"
  | "rabbit-for-all"
  | "rabbit-never"
  | "button-never-empty"
  | "button-may-be-empty"
  | "both-blinds-moved"
  | "button-is-big-blind"
  | "button-is-small-blind"
  | "button-gets-first-card"
  | "deal-again-for-level"
  | "level-now-anyway"
  | "level-stays"
  | "play-while-waiting"
  | "freeze-for-nothing"
  | "push-first"
  | "come-back-free"
  | "blinds-all-taken"
  | "post-in-tournament"
  | "straddle-anywhere"
  | "straddle-nowhere"
  | "straddle-agreed"
  | "straddle-has-no-option"
  | "book-beats-house"
  | "house-beats-book"
  | "house-beats-authority"
  | "gap-means-allowed";

/** Why. */
export type RoomWhy =
  | "one-player-a-hand"
  | "fair-time"
  | "seat-means-hand"
  | "value-moves-not-count"
  | "same-time-same-place"
  | "hand-is-over"
  | "blinds-in-turn"
  | "heads-up-fair"
  | "hand-keeps-its-level"
  | "level-by-clock"
  | "evidence-stays"
  | "blinds-are-owed"
  | "straddle-is-own"
  | "no-optional-blinds"
  | "rulebook-supplements";

/** What is said beside. */
export type RoomNote =
  | "penalty-possible"
  | "held-not-laid-down"
  | "floor-may-shorten-clock"
  | "first-card-until-2015"
  | "forfeited-chips-stay"
  | "tournament-only"
  | "cash-only"
  | "rounding-seen-in-japan"
  | "from-announcement"
  | "button-adjusted"
  | "freeze-seen-in-korea"
  | "translations-say-house-first"
  | "straddle-by-placard";

/** Steps that move no card of the model. */
export type RoomStep =
  | { readonly do: "phone-off-table" }
  | { readonly do: "stop-device" }
  | { readonly do: "let-device-be" }
  | { readonly do: "or-without-hand" }
  | { readonly do: "warn-player" }
  | { readonly do: "start-clock"; readonly wait: number | null; readonly seconds: number; readonly countdown: number }
  | { readonly do: "time-is-up"; readonly result: "dead" | "check" }
  | { readonly do: "deal-absent-in" }
  | { readonly do: "kill-absent-hand" }
  | { readonly do: "chips-stay-in-pot" }
  | { readonly do: "play-hand" }
  | { readonly do: "race-from-seat-one" }
  | { readonly do: "one-chip-at-most" }
  | { readonly do: "keep-last-chip" }
  | { readonly do: "remove-fractions" }
  | { readonly do: "round-up" }
  | { readonly do: "finish-and-wait" }
  | { readonly do: "start-together" }
  | { readonly do: "leave-cards-closed" }
  | { readonly do: "wait-for-word" }
  | { readonly do: "count-players-out" }
  | { readonly do: "share-places" }
  | { readonly do: "order-by-stack" }
  | { readonly do: "close-the-deck" }
  | { readonly do: "start-next-hand" }
  | { readonly do: "show-next-card" }
  | { readonly do: "big-blind-moves-on" }
  | { readonly do: "button-to"; readonly seat: "empty-seat" | "last-small-blind" | "next-player" | "small-blind" | "big-blind" }
  | { readonly do: "small-blind-by"; readonly who: "last-big-blind" | "nobody" | "next-player" }
  | { readonly do: "last-card-to-button" }
  | { readonly do: "button-acts-first-then-last" }
  | { readonly do: "avoid-second-big-blind" }
  | { readonly do: "finish-hand-at"; readonly level: "old" | "new" }
  | { readonly do: "put-blinds-right" }
  | { readonly do: "hands-off" }
  | { readonly do: "tell-what-moved" }
  | { readonly do: "tell-what-happened" }
  | { readonly do: "hear-table" }
  | { readonly do: "post-missed-blinds" }
  | { readonly do: "or-wait-for-big-blind" }
  | { readonly do: "post-for-absent" }
  | { readonly do: "post-straddle" }
  | { readonly do: "straddle-acts-last" }
  | { readonly do: "give-straddle-back" }
  | { readonly do: "go-by-rules"; readonly what: "house-rules" | "rulebook" | "authority" };
