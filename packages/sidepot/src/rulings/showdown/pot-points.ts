import { type PointTable, point, practice, silent, text } from "../point.ts";

/** The points on pots: how they are cut, what comes back, odd chips, disputes. */
export interface PotPoints {
  "pot-levels": "live-totals" | "every-total";
  /** Folded players put in more than anybody who is left. */
  "folded-above": "last-pot" | "main-pot";
  "uncalled-bet": "returned" | "stays";
  /** Its owner let the cards go, thinking that he had won. */
  "uncalled-mucked": "returned" | "may-return" | "stays";
  /** Its owner's hand was killed. */
  "uncalled-killed": "returned" | "may-return" | "stays";
  /** Chips that nobody could see, found after the call. */
  "hidden-chips": "floor-judges" | "play-in-full";
  "award-order": "last-side-first" | "main-first";
  "odd-chip-unit": "smallest-in-play" | "smallest-blind-chip";
  "odd-chip-button-game": "left-of-button" | "high-card";
  "odd-chip-stud": "high-card-of-five" | "high-card-of-all" | "left-of-button";
  "odd-chip-low": "high-card-of-five" | "low-card-of-all";
  "odd-chip-halves": "high-side" | "low-side";
  /** Between the two halves of a game that plays for two lows. */
  "odd-chip-two-lows": "left-of-button" | "by-game";
  "odd-chip-several": "one-each" | "all-to-first";
  /** The same hands win both halves. */
  "odd-chip-both-ways": "evenly" | "half-by-half";
  "dispute-reading": "until-next-hand" | "until-pushed";
  "dispute-sum": "until-next-action" | "until-next-hand";
  /** The hand ended in a break. */
  "dispute-break": "one-minute" | "as-always";
}

/** What each rulebook holds on them. */
export const POT_POINTS: PointTable<PotPoints> = {
  "pot-levels": point(["live-totals", "every-total"], {
    "tda-2024": practice("live-totals"),
    "tda-pre-2022": practice("live-totals"),
    roberts: practice("live-totals"),
    "wsop-tournament-2026": practice("live-totals"),
    "wsop-live-2026": text("live-totals", "WSOP-LIVE-2026 154"),
  }),
  "folded-above": point(["last-pot", "main-pot"], {
    "tda-2024": silent(["last-pot", "main-pot"], "TDA-2024 1"),
    "tda-pre-2022": silent(["last-pot", "main-pot"]),
    roberts: silent(["last-pot", "main-pot"]),
    "wsop-tournament-2026": silent(["last-pot", "main-pot"]),
    "wsop-live-2026": silent(["last-pot", "main-pot"]),
  }),
  "uncalled-bet": point(["returned", "stays"], {
    "tda-2024": practice("returned"),
    "tda-pre-2022": practice("returned"),
    roberts: practice("returned"),
    "wsop-tournament-2026": practice("returned"),
    "wsop-live-2026": practice("returned"),
  }),
  "uncalled-mucked": point(["returned", "may-return", "stays"], {
    "tda-2024": text("returned", "TDA-2024 15-B"),
    "tda-pre-2022": practice("returned"),
    roberts: practice("returned"),
    "wsop-tournament-2026": text("may-return", "WSOP-TOURNAMENT-2026 91", "WSOP-TOURNAMENT-2026 108"),
    "wsop-live-2026": practice("returned"),
  }),
  "uncalled-killed": point(["returned", "may-return", "stays"], {
    "tda-2024": text("returned", "TDA-2024 65-A"),
    "tda-pre-2022": practice("returned"),
    roberts: practice("returned"),
    "wsop-tournament-2026": text("may-return", "WSOP-TOURNAMENT-2026 91", "WSOP-TOURNAMENT-2026 108"),
    "wsop-live-2026": practice("returned"),
  }),
  "hidden-chips": point(["floor-judges", "play-in-full"], {
    "tda-2024": text("floor-judges", "TDA-2024 62"),
    "tda-pre-2022": practice("floor-judges"),
    roberts: practice("floor-judges"),
    "wsop-tournament-2026": text("floor-judges", "WSOP-TOURNAMENT-2026 105"),
    "wsop-live-2026": practice("floor-judges"),
  }),
  "award-order": point(["last-side-first", "main-first"], {
    "tda-2024": text("last-side-first", "TDA-2024 16", "TDA-2024 21"),
    "tda-pre-2022": practice("last-side-first"),
    roberts: practice("last-side-first"),
    "wsop-tournament-2026": practice("last-side-first", "WSOP-TOURNAMENT-2026 74"),
    "wsop-live-2026": text("last-side-first", "WSOP-LIVE-2026 153"),
  }),
  "odd-chip-unit": point(["smallest-in-play", "smallest-blind-chip"], {
    "tda-2024": text("smallest-in-play", "TDA-2024 20"),
    "tda-pre-2022": practice("smallest-in-play"),
    roberts: text("smallest-in-play", "ROBERTS TIES"),
    "wsop-tournament-2026": text("smallest-in-play", "WSOP-TOURNAMENT-2026 73"),
    "wsop-live-2026": text("smallest-blind-chip", "WSOP-LIVE-2026 152"),
  }),
  "odd-chip-button-game": point(["left-of-button", "high-card"], {
    "tda-2024": text("left-of-button", "TDA-2024 20"),
    "tda-pre-2022": practice("left-of-button"),
    roberts: text("left-of-button", "ROBERTS TIES"),
    "wsop-tournament-2026": text("left-of-button", "WSOP-TOURNAMENT-2026 73"),
    "wsop-live-2026": text("left-of-button", "WSOP-LIVE-2026 153"),
  }),
  "odd-chip-stud": point(["high-card-of-five", "high-card-of-all", "left-of-button"], {
    "tda-2024": text("high-card-of-five", "TDA-2024 20-B"),
    "tda-pre-2022": practice("high-card-of-five"),
    roberts: text("high-card-of-all", "ROBERTS TIES", "ROBERTS TIES-1"),
    "wsop-tournament-2026": text("high-card-of-five", "WSOP-TOURNAMENT-2026 73"),
    "wsop-live-2026": text("high-card-of-five", "WSOP-LIVE-2026 153", "WSOP-LIVE-2026 150"),
  }),
  "odd-chip-low": point(["high-card-of-five", "low-card-of-all"], {
    "tda-2024": text("high-card-of-five", "TDA-2024 20-B"),
    "tda-pre-2022": practice("high-card-of-five"),
    roberts: text("low-card-of-all", "ROBERTS TIES", "ROBERTS TIES-1"),
    "wsop-tournament-2026": text("high-card-of-five", "WSOP-TOURNAMENT-2026 73"),
    "wsop-live-2026": text("high-card-of-five", "WSOP-LIVE-2026 153", "WSOP-LIVE-2026 150"),
  }),
  "odd-chip-halves": point(["high-side", "low-side"], {
    "tda-2024": text("high-side", "TDA-2024 20"),
    "tda-pre-2022": practice("high-side"),
    roberts: text("high-side", "ROBERTS TIES"),
    "wsop-tournament-2026": text("high-side", "WSOP-TOURNAMENT-2026 73"),
    "wsop-live-2026": text("high-side", "WSOP-LIVE-2026 153"),
  }),
  "odd-chip-two-lows": point(["left-of-button", "by-game"], {
    "tda-2024": silent(["left-of-button", "by-game"], "TDA-2024 1"),
    "tda-pre-2022": silent(["left-of-button", "by-game"]),
    roberts: silent(["left-of-button", "by-game"]),
    "wsop-tournament-2026": silent(["left-of-button", "by-game"]),
    "wsop-live-2026": text("left-of-button", "WSOP-LIVE-2026 153"),
  }),
  "odd-chip-several": point(["one-each", "all-to-first"], {
    "tda-2024": practice("one-each", "TDA-2024 20"),
    "tda-pre-2022": practice("one-each"),
    roberts: text("one-each", "ROBERTS TIES"),
    "wsop-tournament-2026": practice("one-each", "WSOP-TOURNAMENT-2026 73"),
    "wsop-live-2026": practice("one-each", "WSOP-LIVE-2026 153"),
  }),
  "odd-chip-both-ways": point(["evenly", "half-by-half"], {
    "tda-2024": practice("evenly"),
    "tda-pre-2022": practice("evenly"),
    roberts: text("evenly", "ROBERTS TIES"),
    "wsop-tournament-2026": text("evenly", "WSOP-TOURNAMENT-2026 73"),
    "wsop-live-2026": text("evenly", "WSOP-LIVE-2026 153"),
  }),
  "dispute-reading": point(["until-next-hand", "until-pushed"], {
    "tda-2024": text("until-next-hand", "TDA-2024 22"),
    "tda-pre-2022": practice("until-next-hand"),
    roberts: practice("until-next-hand"),
    "wsop-tournament-2026": text("until-next-hand", "WSOP-TOURNAMENT-2026 76"),
    "wsop-live-2026": text("until-next-hand", "WSOP-LIVE-2026 55"),
  }),
  "dispute-sum": point(["until-next-action", "until-next-hand"], {
    "tda-2024": text("until-next-action", "TDA-2024 22"),
    "tda-pre-2022": practice("until-next-action"),
    roberts: practice("until-next-hand"),
    "wsop-tournament-2026": text("until-next-hand", "WSOP-TOURNAMENT-2026 76"),
    "wsop-live-2026": text("until-next-hand", "WSOP-LIVE-2026 56", "WSOP-LIVE-2026 55"),
  }),
  "dispute-break": point(["one-minute", "as-always"], {
    "tda-2024": text("one-minute", "TDA-2024 22"),
    "tda-pre-2022": practice("one-minute"),
    roberts: practice("as-always"),
    "wsop-tournament-2026": practice("as-always", "WSOP-TOURNAMENT-2026 76"),
    "wsop-live-2026": practice("as-always", "WSOP-LIVE-2026 55"),
  }),
};
