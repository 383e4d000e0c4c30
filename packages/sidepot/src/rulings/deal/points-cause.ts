import { type PointTable, point, practice, silent, text } from "../point.ts";

/** The points on the first deal: what is a misdeal, until when, and what mends what is none. */
export interface CausePoints {
  /** What closes the time for a misdeal: see {@link SubstantialAction}. */
  "substantial-action": "chips-or-three" | "unlike-pair" | "two-acted";
  "misdeal-too-late": "hand-goes-on";
  /** Two or more boxed cards on the deal. */
  "deal-boxed": "misdeal" | "scrap";
  "deal-one-boxed": "scrap" | "misdeal";
  "deal-first-card": "misdeal" | "play-on";
  "deal-wrong-seat": "misdeal" | "play-on";
  "deal-seat-out": "misdeal" | "play-on";
  "deal-sequence": "misdeal" | "play-on";
  /** A hand with too few cards that is not the button's. */
  "deal-short": "misdeal" | "give-card";
  /** The button's: until it acts, only before the time is over, or not at all. */
  "deal-short-button": "until-acted" | "before-action" | "misdeal";
  "deal-extra": "misdeal" | "extra-burns";
  "deal-extras": "misdeal" | "hand-dead";
  /** A wrong number found too late. */
  "deal-count-late": "hand-dead";
  /** A card that cannot belong to the deck; `replace-or-dead` before and after its hand has acted. */
  "deal-foreign": "misdeal" | "scrap" | "replace-or-dead";
  "deal-exposed-first": "misdeal" | "replace";
  "deal-exposed-two": "misdeal" | "replace";
  "deal-exposed-one": "replace" | "misdeal";
  "deal-exposed-late": "replace" | "keep";
  /** Seen while a misdeal is still in time. */
  "button-wrong": "fix" | "misdeal";
  /** Seen later. */
  "button-wrong-late": "stands" | "next-hand";
  /** Dealt in, away at the first deal, back for the second. */
  "redeal-absent": "may-play" | "killed";
}

/** What each rulebook holds on them. WSOP tournaments go by the WSOP's live rules where their own have nothing (129). */
export const CAUSE_POINTS: PointTable<CausePoints> = {
  "substantial-action": point(["chips-or-three", "unlike-pair", "two-acted"], {
    "tda-2024": text("chips-or-three", "TDA-2024 36"),
    "tda-pre-2022": text("chips-or-three", "TDA-2019 36"),
    roberts: text("two-acted", "ROBERTS MISDEALS-1"),
    "wsop-tournament-2026": text("chips-or-three", "WSOP-TOURNAMENT-2026 88-c"),
    "wsop-live-2026": text("unlike-pair", "WSOP-LIVE-2026 109"),
  }),
  "misdeal-too-late": point(["hand-goes-on"], {
    "tda-2024": text("hand-goes-on", "TDA-2024 35-D"),
    "tda-pre-2022": practice("hand-goes-on", "TDA-2019 35-D"),
    roberts: text("hand-goes-on", "ROBERTS MISDEALS-1"),
    "wsop-tournament-2026": text("hand-goes-on", "WSOP-TOURNAMENT-2026 88-c"),
    "wsop-live-2026": text("hand-goes-on", "WSOP-LIVE-2026 109"),
  }),
  "deal-boxed": point(["misdeal", "scrap"], {
    "tda-2024": text("misdeal", "TDA-2024 35-A", "TDA-2024 35-C"),
    "tda-pre-2022": text("misdeal", "TDA-2019 35-A"),
    roberts: text("misdeal", "ROBERTS MISDEALS-2"),
    "wsop-tournament-2026": text("misdeal", "WSOP-TOURNAMENT-2026 88-a-1"),
    "wsop-live-2026": text("misdeal", "WSOP-LIVE-2026 108"),
  }),
  "deal-one-boxed": point(["scrap", "misdeal"], {
    "tda-2024": practice("scrap", "TDA-2024 35-A", "TDA-2024 RP-14"),
    "tda-pre-2022": practice("scrap", "TDA-2019 35-A"),
    roberts: text("scrap", "ROBERTS IRREGULARITIES-7"),
    "wsop-tournament-2026": text("scrap", "WSOP-TOURNAMENT-2026 129", "WSOP-LIVE-2026 23"),
    "wsop-live-2026": text("scrap", "WSOP-LIVE-2026 23"),
  }),
  "deal-first-card": point(["misdeal", "play-on"], {
    "tda-2024": text("misdeal", "TDA-2024 35-A", "TDA-2024 35-C"),
    "tda-pre-2022": text("misdeal", "TDA-2019 35-A"),
    roberts: text("misdeal", "ROBERTS MISDEALS-2"),
    "wsop-tournament-2026": text("misdeal", "WSOP-TOURNAMENT-2026 88-a"),
    "wsop-live-2026": text("misdeal", "WSOP-LIVE-2026 108"),
  }),
  "deal-wrong-seat": point(["misdeal", "play-on"], {
    "tda-2024": text("misdeal", "TDA-2024 35-A", "TDA-2024 35-C"),
    "tda-pre-2022": text("misdeal", "TDA-2019 35-A"),
    roberts: text("misdeal", "ROBERTS MISDEALS-2"),
    "wsop-tournament-2026": text("misdeal", "WSOP-TOURNAMENT-2026 88-a"),
    // The table of facts names the tournament book alone for this cause.
    "wsop-live-2026": practice("misdeal", "WSOP-LIVE-2026 108"),
  }),
  "deal-seat-out": point(["misdeal", "play-on"], {
    "tda-2024": text("misdeal", "TDA-2024 35-A", "TDA-2024 35-C"),
    "tda-pre-2022": text("misdeal", "TDA-2019 35-A"),
    roberts: text("misdeal", "ROBERTS MISDEALS-2"),
    "wsop-tournament-2026": text("misdeal", "WSOP-TOURNAMENT-2026 88-a"),
    "wsop-live-2026": text("misdeal", "WSOP-LIVE-2026 108"),
  }),
  "deal-sequence": point(["misdeal", "play-on"], {
    "tda-2024": silent(["misdeal", "play-on"], "TDA-2024 35-A", "TDA-2024 1"),
    "tda-pre-2022": silent(["misdeal", "play-on"], "TDA-2019 35-A", "TDA-2019 1"),
    roberts: text("misdeal", "ROBERTS MISDEALS-2"),
    "wsop-tournament-2026": text("misdeal", "WSOP-TOURNAMENT-2026 129", "WSOP-LIVE-2026 108"),
    "wsop-live-2026": text("misdeal", "WSOP-LIVE-2026 108"),
  }),
  "deal-short": point(["misdeal", "give-card"], {
    "tda-2024": text("misdeal", "TDA-2024 35-A-5", "TDA-2024 35-C"),
    "tda-pre-2022": silent(["misdeal", "give-card"], "TDA-2019 35-A", "TDA-2019 1"),
    roberts: text("misdeal", "ROBERTS MISDEALS-2"),
    "wsop-tournament-2026": text("misdeal", "WSOP-TOURNAMENT-2026 129", "WSOP-LIVE-2026 108"),
    "wsop-live-2026": text("misdeal", "WSOP-LIVE-2026 108"),
  }),
  "deal-short-button": point(["until-acted", "before-action", "misdeal"], {
    "tda-2024": text("until-acted", "TDA-2024 37", "TDA-2024 35-A-5"),
    "tda-pre-2022": practice("until-acted", "TDA-2019 37"),
    roberts: text("before-action", "ROBERTS MISDEALS-2"),
    "wsop-tournament-2026": text("until-acted", "WSOP-TOURNAMENT-2026 108"),
    "wsop-live-2026": text("before-action", "WSOP-LIVE-2026 108"),
  }),
  "deal-extra": point(["misdeal", "extra-burns"], {
    "tda-2024": text("misdeal", "TDA-2024 35-A-5", "TDA-2024 35-C"),
    "tda-pre-2022": silent(["misdeal", "extra-burns"], "TDA-2019 35-A", "TDA-2019 1"),
    roberts: text("extra-burns", "ROBERTS HOLDEM-2"),
    "wsop-tournament-2026": text("extra-burns", "WSOP-TOURNAMENT-2026 129", "WSOP-LIVE-2026 122", "WSOP-TOURNAMENT-2026 88-a-2"),
    "wsop-live-2026": text("extra-burns", "WSOP-LIVE-2026 122"),
  }),
  "deal-extras": point(["misdeal", "hand-dead"], {
    "tda-2024": text("misdeal", "TDA-2024 35-A-5", "TDA-2024 35-C"),
    "tda-pre-2022": silent(["misdeal", "hand-dead"], "TDA-2019 35-A", "TDA-2019 1"),
    roberts: text("misdeal", "ROBERTS MISDEALS-2", "ROBERTS HOLDEM-2"),
    "wsop-tournament-2026": text("misdeal", "WSOP-TOURNAMENT-2026 88-a-2"),
    "wsop-live-2026": text("misdeal", "WSOP-LIVE-2026 108"),
  }),
  "deal-count-late": point(["hand-dead"], {
    "tda-2024": text("hand-dead", "TDA-2024 38", "TDA-2024 35-D"),
    "tda-pre-2022": practice("hand-dead", "TDA-2019 38"),
    roberts: text("hand-dead", "ROBERTS DEAD-HANDS-1"),
    "wsop-tournament-2026": text("hand-dead", "WSOP-TOURNAMENT-2026 108"),
    "wsop-live-2026": text("hand-dead", "WSOP-LIVE-2026 110"),
  }),
  "deal-foreign": point(["misdeal", "scrap", "replace-or-dead"], {
    "tda-2024": text("misdeal", "TDA-2024 35-A-6", "TDA-2024 35-C"),
    "tda-pre-2022": practice("scrap"),
    roberts: text("replace-or-dead", "ROBERTS IRREGULARITIES-8", "ROBERTS DEAD-HANDS-1"),
    "wsop-tournament-2026": text("replace-or-dead", "WSOP-TOURNAMENT-2026 108", "WSOP-TOURNAMENT-2026 129", "WSOP-LIVE-2026 119"),
    "wsop-live-2026": text("replace-or-dead", "WSOP-LIVE-2026 119"),
  }),
  "deal-exposed-first": point(["misdeal", "replace"], {
    "tda-2024": text("misdeal", "TDA-2024 35-A", "TDA-2024 35-C"),
    "tda-pre-2022": text("misdeal", "TDA-2019 35-A"),
    roberts: text("misdeal", "ROBERTS HOLDEM-1", "ROBERTS MISDEALS-2"),
    "wsop-tournament-2026": text("misdeal", "WSOP-TOURNAMENT-2026 88-a-7"),
    "wsop-live-2026": text("misdeal", "WSOP-LIVE-2026 108"),
  }),
  "deal-exposed-two": point(["misdeal", "replace"], {
    "tda-2024": text("misdeal", "TDA-2024 35-A", "TDA-2024 35-C"),
    "tda-pre-2022": text("misdeal", "TDA-2019 35-A"),
    roberts: text("misdeal", "ROBERTS HOLDEM-1", "ROBERTS MISDEALS-2"),
    "wsop-tournament-2026": text("misdeal", "WSOP-TOURNAMENT-2026 88-a-7"),
    "wsop-live-2026": text("misdeal", "WSOP-LIVE-2026 108"),
  }),
  "deal-exposed-one": point(["replace", "misdeal"], {
    // That it is no misdeal is text; how the card is replaced is not in it.
    "tda-2024": practice("replace", "TDA-2024 35-A", "TDA-2024 RP-14"),
    "tda-pre-2022": practice("replace", "TDA-2019 35-A"),
    roberts: text("replace", "ROBERTS HOLDEM-1"),
    "wsop-tournament-2026": practice("replace", "WSOP-TOURNAMENT-2026 88-a-7"),
    "wsop-live-2026": text("replace", "WSOP-LIVE-2026 124", "WSOP-LIVE-2026 108"),
  }),
  "deal-exposed-late": point(["replace", "keep"], {
    "tda-2024": silent(["replace", "keep"], "TDA-2024 35-D", "TDA-2024 36", "TDA-2024 1"),
    "tda-pre-2022": silent(["replace", "keep"], "TDA-2019 36", "TDA-2019 1"),
    roberts: silent(["replace", "keep"], "ROBERTS MISDEALS-1"),
    "wsop-tournament-2026": silent(["replace", "keep"], "WSOP-TOURNAMENT-2026 88-c"),
    "wsop-live-2026": silent(["replace", "keep"], "WSOP-LIVE-2026 109"),
  }),
  "button-wrong": point(["fix", "misdeal"], {
    "tda-2024": text("fix", "TDA-2024 34-A"),
    "tda-pre-2022": silent(["fix", "misdeal"], "TDA-2019 1"),
    roberts: text("misdeal", "ROBERTS MISDEALS-2"),
    "wsop-tournament-2026": text("misdeal", "WSOP-TOURNAMENT-2026 129", "WSOP-LIVE-2026 108"),
    "wsop-live-2026": text("misdeal", "WSOP-LIVE-2026 108"),
  }),
  "button-wrong-late": point(["stands", "next-hand"], {
    "tda-2024": text("stands", "TDA-2024 34-A"),
    "tda-pre-2022": silent(["stands", "next-hand"], "TDA-2019 1"),
    roberts: text("next-hand", "ROBERTS IRREGULARITIES-1"),
    "wsop-tournament-2026": text("next-hand", "WSOP-TOURNAMENT-2026 129", "WSOP-LIVE-2026 113"),
    "wsop-live-2026": text("next-hand", "WSOP-LIVE-2026 113"),
  }),
  "redeal-absent": point(["may-play", "killed"], {
    "tda-2024": text("may-play", "TDA-2024 35-C"),
    "tda-pre-2022": practice("killed", "TDA-2022 35-C"),
    roberts: silent(["may-play", "killed"]),
    "wsop-tournament-2026": text("killed", "WSOP-TOURNAMENT-2026 88-b"),
    "wsop-live-2026": silent(["may-play", "killed"]),
  }),
};
