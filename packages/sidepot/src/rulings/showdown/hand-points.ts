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
    roberts: text("all-cards", "ROBERTS SHOWDOWN-1"),
    "wsop-tournament-2026": practice("all-cards", "WSOP-TOURNAMENT-2026 71", "WSOP-TOURNAMENT-2026 72"),
    "wsop-live-2026": text("all-cards", "WSOP-LIVE-2026 143"),
  }),
  "tabled-hand-killed": point(["wins-anyway", "dead"], {
    "tda-2024": text("wins-anyway", "TDA-2024 13-C"),
    "tda-pre-2022": practice("wins-anyway"),
    roberts: practice("wins-anyway"),
    "wsop-tournament-2026": text("wins-anyway", "WSOP-TOURNAMENT-2026 71"),
    "wsop-live-2026": practice("wins-anyway"),
  }),
  "playing-the-board": point(["table-all", "declare-first"], {
    "tda-2024": text("table-all", "TDA-2024 19", "TDA-2024 13-A"),
    "tda-pre-2022": practice("table-all"),
    roberts: text("declare-first", "ROBERTS HOLDEM-9"),
    "wsop-tournament-2026": text("table-all", "WSOP-TOURNAMENT-2026 75"),
    "wsop-live-2026": text("table-all", "WSOP-LIVE-2026 172"),
  }),
  "spoken-hand": point(["cards-speak", "word-binds"], {
    "tda-2024": text("cards-speak", "TDA-2024 12"),
    "tda-pre-2022": practice("cards-speak"),
    roberts: text("cards-speak", "ROBERTS SHOWDOWN-2"),
    "wsop-tournament-2026": text("cards-speak", "WSOP-TOURNAMENT-2026 69"),
    "wsop-live-2026": text("cards-speak", "WSOP-LIVE-2026 144"),
  }),
  "killed-all-in-board": point(["out", "board-may-win"], {
    "tda-2024": text("out", "TDA-2024 65-A"),
    "tda-pre-2022": practice("out"),
    roberts: text("out", "ROBERTS IRREGULARITIES-2"),
    "wsop-tournament-2026": text("out", "WSOP-TOURNAMENT-2026 108"),
    "wsop-live-2026": text("out", "WSOP-LIVE-2026 114"),
  }),
};
