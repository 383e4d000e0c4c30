import { type PointTable, point, practice, text } from "../point.ts";

/** The points on hands at the showdown: tabled, thrown away, killed. */
export interface HandPoints {
  /** What it takes to win a showdown. */
  "hand-tabling": "all-cards" | "one-card";
  /** The dealer kills a hand that was tabled and the winner for all to see. */
  "tabled-hand-killed": "wins-anyway" | "dead";
  "playing-the-board": "table-all" | "declare-first";
  "spoken-hand": "cards-speak" | "word-binds";
  /** Somebody all-in whose hand was killed, and the board is the best hand. */
  "killed-all-in-board": "out" | "board-may-win";
}

/** What each rulebook holds on them. */
export const HAND_POINTS: PointTable<HandPoints> = {
  "hand-tabling": point(["all-cards", "one-card"], {
    "tda-2024": text("all-cards", "TDA-2024 13-A"),
    "tda-pre-2022": practice("all-cards"),
    roberts: practice("all-cards"),
    "wsop-tournament-2026": practice("all-cards"),
    "wsop-live-2026": practice("all-cards"),
  }),
  "tabled-hand-killed": point(["wins-anyway", "dead"], {
    "tda-2024": text("wins-anyway", "TDA-2024 13-C"),
    "tda-pre-2022": practice("wins-anyway"),
    roberts: practice("wins-anyway"),
    "wsop-tournament-2026": practice("wins-anyway"),
    "wsop-live-2026": practice("wins-anyway"),
  }),
  "playing-the-board": point(["table-all", "declare-first"], {
    "tda-2024": text("table-all", "TDA-2024 19", "TDA-2024 13-A"),
    "tda-pre-2022": practice("table-all"),
    roberts: practice("declare-first"),
    "wsop-tournament-2026": practice("table-all"),
    "wsop-live-2026": practice("table-all"),
  }),
  "spoken-hand": point(["cards-speak", "word-binds"], {
    "tda-2024": text("cards-speak", "TDA-2024 12"),
    "tda-pre-2022": practice("cards-speak"),
    roberts: practice("cards-speak"),
    "wsop-tournament-2026": practice("cards-speak"),
    "wsop-live-2026": practice("cards-speak"),
  }),
  "killed-all-in-board": point(["out", "board-may-win"], {
    "tda-2024": text("out", "TDA-2024 65-A"),
    "tda-pre-2022": practice("out"),
    roberts: practice("out"),
    "wsop-tournament-2026": practice("out"),
    "wsop-live-2026": practice("out"),
  }),
};
