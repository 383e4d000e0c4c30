import { type PointTable, point, practice, silent, text } from "../point.ts";
import { open, shared } from "./holdings.ts";

/** The points on betting, each with what can be held. */
export interface BettingPoints {
  /** Whether an action out of turn binds. */
  "out-of-turn": "binds-if-unchanged" | "never-binds";
  /** A fold out of turn, or where nothing is bet. */
  "odd-fold": "binds";
  /** A skipped player who spoke up in time. */
  "skipped-in-time": "turn-kept";
  /** A skipped player who did not, after substantial action. */
  "skipped-too-late": "hand-dead" | "no-raise";
  /** Chips in several motions without a word. */
  "string-bet": "first-motion" | "all-motions";
  /** Chips in several motions after "raise". */
  "raise-in-motions": "one-motion" | "several-motions";
  /** An amount said before the chips. */
  "amount-first": "binds";
  /** An amount said without a word beside it. */
  "amount-alone": "like-chips";
  "oversized-chip": "call" | "whole-chip";
  /** Several chips, and without the smallest it would be less than the call. */
  "all-chips-needed": "call" | "by-threshold";
  /** Several chips, not all of them needed for the call. */
  "some-chips-needed": "by-threshold";
  /** How much of a raise silent chips must come to so that they are one. */
  "raise-threshold": "half" | "full";
  /** Chips of an earlier bet, left alone or pulled back whole. */
  "prior-chips-apart": "new-chips-alone" | "all-together";
  /** The same, pulled back in part, or enough for the call already. */
  "prior-chips-together": "all-together";
  "pulled-back-chips": "bind" | "free";
  "minimum-raise": "largest-raise" | "double-bet";
  "minimum-bet": "big-blind";
  /** Whether short all-ins add up to open the betting again. */
  reopening: "cumulative" | "single";
  /** How much of a bet opens it again in limit. */
  "reopening-limit": "half" | "full";
  /** Raises a round in limit. */
  "raise-cap": "bet-and-3" | "bet-and-4" | "house-cap" | "no-cap";
  /** Raises a round in no-limit and pot-limit. */
  "raise-cap-big-bet": "no-cap" | "house-cap";
  /** Words that announce a call or a raise. */
  "words-bind": "full-amount";
  /** Too few chips without a word, heads-up or against the opening bet. */
  undercall: "full-call";
  /** Too few chips without a word against a raise, with others in. */
  "undercall-of-raise": "full-call" | "forfeit-and-fold";
  "undercalls-in-row": "back-to-first";
  /** A bet or raise below the minimum that nobody noticed. */
  underbet: "until-street-ends" | "stands";
  /** Pot-limit: more than the pot. */
  "pot-overbet": "until-street-ends" | "stands";
  /** Pot-limit: a pot bet that was counted too low. */
  "pot-underbet": "until-substantial-action" | "until-street-ends" | "stands";
  /** A caller was told a wrong amount. */
  "accepted-action": "bound" | "told-amount";
  /** The amount was grossly wrong, and nobody has acted since. */
  "gross-misinformation": "bound" | "withdraw";
  "words-or-chips": "first-counts" | "words-always";
  /** Words and chips at once that cannot both be meant. */
  "words-against-chips": "words" | "chips";
  "invalid-words": "nearest-legal";
  /** "Bet" where there is one already. */
  "bet-facing-bet": "call" | "raise";
  /** "Pot" where the betting is not pot-limit. */
  "pot-word": "must-bet";
  "unclear-amount": "highest-within-pot" | "lowest";
  "stack-count": "all-in-in-turn" | "any-time";
  /** What the others owe when the big blind is all-in for less. */
  "short-blind": "full-blind" | "short-amount";
  /** Pot-limit: how an all-in blind that is short counts in the first pot bet. */
  "pot-with-short-blind": "full" | "posted";
  /** Pot-limit: the same for a dead blind. */
  "pot-with-dead-blind": "full" | "posted";
  /** One player pays the ante and has too little for both. */
  "blind-or-ante": "blind-first" | "ante-first";
  /** Everybody pays an ante, one player has less than it. */
  "short-ante-each": "equal-share" | "whole-ante";
  /** One player pays the ante for all, another is all-in for little. */
  "short-ante-one-payer": "equal-share" | "whole-ante";
  "absent-blinds": "forfeited";
}

/** What each rulebook holds on them. */
export const BETTING_POINTS: PointTable<BettingPoints> = {
  "out-of-turn": point(
    ["binds-if-unchanged", "never-binds"],
    shared("binds-if-unchanged", ["53-A"], { tournament: ["90-d"], live: ["136-137"] }),
  ),
  "odd-fold": point(["binds"], shared("binds", ["58"], { tournament: ["84"] })),
  "skipped-in-time": point(["turn-kept"], shared("turn-kept", ["53-B"], { tournament: ["90-d"], live: ["136-137"] })),
  "skipped-too-late": point(
    ["hand-dead", "no-raise"],
    open(["hand-dead", "no-raise"], ["53-B"], { tournament: ["90-d"], live: ["136-137"] }),
  ),
  "string-bet": point(
    ["first-motion", "all-motions"],
    shared("first-motion", ["56", "42"], { roberts: ["NO-LIMIT-6"], tournament: ["103", "94"], live: ["140", "178"] }),
  ),
  "raise-in-motions": point(["one-motion", "several-motions"], {
    ...shared("one-motion", ["42", "56"], { tournament: ["94", "103"], live: ["178"] }),
    roberts: text("several-motions", "ROBERTS NO-LIMIT-6"),
  }),
  "amount-first": point(["binds"], shared("binds", ["42", "43-B"], { tournament: ["94"], live: ["178"] })),
  "amount-alone": point(["like-chips"], shared("like-chips", ["40-C"], { tournament: ["90-c"] })),
  "oversized-chip": point(["call", "whole-chip"], shared("call", ["44"], { tournament: ["97"], live: ["141"] })),
  "all-chips-needed": point(["call", "by-threshold"], shared("call", ["45-A"], { tournament: ["92"], live: ["141"] })),
  "some-chips-needed": point(["by-threshold"], shared("by-threshold", ["45-B"], { tournament: ["92"] })),
  "raise-threshold": point(["half", "full"], shared("half", ["43-A"], { roberts: ["BETTING"], tournament: ["95"], live: ["140", "183"] })),
  "prior-chips-apart": point(
    ["new-chips-alone", "all-together"],
    shared("new-chips-alone", ["46-C-1"], { tournament: ["98-a"], live: ["141"] }),
  ),
  "prior-chips-together": point(["all-together"], shared("all-together", ["46-C-2"], { tournament: ["98-a", "98-b"], live: ["141"] })),
  "pulled-back-chips": point(["bind", "free"], shared("bind", ["46-B"])),
  "minimum-raise": point(
    ["largest-raise", "double-bet"],
    shared("largest-raise", ["43-A"], { roberts: ["NO-LIMIT-3", "NO-LIMIT-4"], tournament: ["96"], live: ["175-176"] }),
  ),
  "minimum-bet": point(["big-blind"], {
    "tda-2024": practice("big-blind"),
    "tda-pre-2022": practice("big-blind"),
    roberts: text("big-blind", "ROBERTS NO-LIMIT-2"),
    "wsop-tournament-2026": practice("big-blind"),
    "wsop-live-2026": text("big-blind", "WSOP-LIVE-2026 174"),
  }),
  reopening: point(
    ["cumulative", "single"],
    shared("cumulative", ["47-A"], {
      roberts: ["NO-LIMIT-3", "NO-LIMIT-5", "BETTING-6"],
      tournament: ["96-a"],
      live: ["133", "175-177"],
    }),
  ),
  "reopening-limit": point(["half", "full"], shared("half", ["47-B"], { roberts: ["BETTING-6"], live: ["133"] })),
  "raise-cap": point(["bet-and-3", "bet-and-4", "house-cap", "no-cap"], {
    ...shared("house-cap", ["48"]),
    // The section on betting; the digest of its text names no number.
    roberts: text("bet-and-3", "ROBERTS BETTING"),
    "wsop-tournament-2026": text("bet-and-4", "WSOP-TOURNAMENT-2026 100"),
    "wsop-live-2026": text("bet-and-4", "WSOP-LIVE-2026 130"),
  }),
  "raise-cap-big-bet": point(
    ["no-cap", "house-cap"],
    shared("no-cap", ["48"], { roberts: ["NO-LIMIT-1"], tournament: ["100"], live: ["129", "173"] }),
  ),
  "words-bind": point(["full-amount"], shared("full-amount", ["51-A"], { tournament: ["93-f"], live: ["135"] })),
  undercall: point(["full-call"], shared("full-call", ["51-B"], { tournament: ["93-f"], live: ["139", "142"] })),
  "undercall-of-raise": point(["full-call", "forfeit-and-fold"], {
    ...open(["full-call", "forfeit-and-fold"], ["51-B", "41"], { tournament: ["93-f", "93-e"] }),
    // A short call is made good in full; nothing in that book leaves its chips and folds.
    "wsop-live-2026": text("full-call", "WSOP-LIVE-2026 139", "WSOP-LIVE-2026 142", "WSOP-LIVE-2026 181"),
  }),
  "undercalls-in-row": point(["back-to-first"], shared("back-to-first", ["51-C"], { tournament: ["93-f"] })),
  underbet: point(
    ["until-street-ends", "stands"],
    shared("until-street-ends", ["52-A"], { roberts: ["BETTING"], tournament: ["90-e"], live: ["142"] }),
  ),
  "pot-overbet": point(
    ["until-street-ends", "stands"],
    shared("until-street-ends", ["52-B"], { roberts: ["POT-LIMIT-1"], tournament: ["90-e"], live: ["189"] }),
  ),
  // Roberts and WSOP cash have rules on wrong bets; that substantial action closes this one is the TDA's.
  "pot-underbet": point(["until-substantial-action", "until-street-ends", "stands"], {
    ...shared("until-substantial-action", ["52-B"], { tournament: ["90-e"] }),
    roberts: practice("until-substantial-action", "ROBERTS POT-LIMIT-1", "TDA-2024 52-B"),
    "wsop-live-2026": practice("until-substantial-action", "WSOP-LIVE-2026 142", "WSOP-LIVE-2026 189", "TDA-2024 52-B"),
  }),
  "accepted-action": point(["bound", "told-amount"], shared("bound", ["49"], { tournament: ["104"], live: ["139"] })),
  "gross-misinformation": point(["bound", "withdraw"], {
    ...shared("bound", ["49", "1"], { tournament: ["104"] }),
    // Its no-limit section protects whoever grossly misunderstood a wager.
    roberts: silent(["bound", "withdraw"], "ROBERTS NO-LIMIT"),
    "wsop-live-2026": silent(["bound", "withdraw"], "WSOP-LIVE-2026 139"),
  }),
  "words-or-chips": point(["first-counts", "words-always"], shared("first-counts", ["40-A"], { tournament: ["90-a"] })),
  "words-against-chips": point(["words", "chips"], {
    ...open(["words", "chips"], ["40-A"], { tournament: ["90-a"] }),
    roberts: text("words", "ROBERTS NO-LIMIT"),
    "wsop-live-2026": text("words", "WSOP-LIVE-2026 180"),
  }),
  "invalid-words": point(["nearest-legal"], shared("nearest-legal", ["55"], { tournament: ["90-b"] })),
  "bet-facing-bet": point(["call", "raise"], open(["call", "raise"], ["57"], { tournament: ["60"] })),
  "pot-word": point(["must-bet"], shared("must-bet", ["54-D"], { tournament: ["102"] })),
  "unclear-amount": point(["highest-within-pot", "lowest"], shared("highest-within-pot", ["57"], { tournament: ["60"] })),
  "stack-count": point(["all-in-in-turn", "any-time"], {
    ...shared("all-in-in-turn", ["60"], { tournament: ["62"] }),
    "wsop-live-2026": text("any-time", "WSOP-LIVE-2026 76"),
  }),
  "short-blind": point(["full-blind", "short-amount"], {
    "tda-2024": practice("full-blind"),
    "tda-pre-2022": practice("full-blind"),
    roberts: text("full-blind", "ROBERTS BLINDS-1"),
    "wsop-tournament-2026": practice("full-blind"),
    "wsop-live-2026": text("full-blind", "WSOP-LIVE-2026 154"),
  }),
  "pot-with-short-blind": point(["full", "posted"], shared("full", ["54-B"])),
  "pot-with-dead-blind": point(["full", "posted"], { ...shared("full", ["54-B"]), "tda-pre-2022": practice("posted") }),
  "blind-or-ante": point(["blind-first", "ante-first"], {
    ...shared("blind-first", ["RP-11"]),
    "tda-pre-2022": silent(["blind-first", "ante-first"]),
    roberts: silent(["blind-first", "ante-first"]),
  }),
  "short-ante-each": point(["equal-share", "whole-ante"], open(["equal-share", "whole-ante"], ["1"])),
  "short-ante-one-payer": point(["equal-share", "whole-ante"], open(["whole-ante", "equal-share"], ["1"])),
  "absent-blinds": point(["forfeited"], shared("forfeited", ["30"])),
};
