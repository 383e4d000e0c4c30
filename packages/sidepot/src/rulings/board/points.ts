import { type PointTable, point, practice, silent, text } from "../point.ts";

/** The points on board cards and burns, each with what can be held. */
export interface BoardPoints {
  /** What happens to a flop dealt before the betting was over. */
  "premature-flop": "reshuffle" | "reshuffle-with-burns";
  "premature-turn": "reshuffle" | "natural-river" | "keep-river";
  "premature-river": "reshuffle";
  /** Whether the stub is cut after a shuffle in the middle of a hand. */
  "reshuffle-cut": "cut" | "no-cut";
  /** Cards came early, nobody said so, and players acted on the new street. */
  "premature-acted-on": "card-stands" | "go-back";
}

/** What each rulebook holds on them. */
export const BOARD_POINTS: PointTable<BoardPoints> = {
  "premature-flop": point(["reshuffle", "reshuffle-with-burns"], {
    "tda-2024": text("reshuffle", "TDA-2024 RP-5-A", "TDA-2024 39-C", "TDA-2024 39-D", "TDA-2024 38"),
    "tda-pre-2022": practice("reshuffle", "TDA-2019 RP-5"),
    roberts: text("reshuffle", "ROBERTS HOLDEM-3"),
    "wsop-tournament-2026": text("reshuffle", "WSOP-TOURNAMENT-2026 90-f-a"),
    "wsop-live-2026": text("reshuffle", "WSOP-LIVE-2026 171", "WSOP-LIVE-2026 170"),
  }),
  "premature-turn": point(["reshuffle", "natural-river", "keep-river"], {
    "tda-2024": text("reshuffle", "TDA-2024 RP-5-B", "TDA-2024 39-C", "TDA-2024 39-D", "TDA-2024 38"),
    "tda-pre-2022": practice("natural-river", "TDA-2019 RP-5"),
    roberts: text("natural-river", "ROBERTS HOLDEM-4"),
    "wsop-tournament-2026": text("reshuffle", "WSOP-TOURNAMENT-2026 90-f-b"),
    "wsop-live-2026": text("reshuffle", "WSOP-LIVE-2026 171", "WSOP-LIVE-2026 170"),
  }),
  "premature-river": point(["reshuffle"], {
    "tda-2024": text("reshuffle", "TDA-2024 RP-5-C", "TDA-2024 39-C", "TDA-2024 39-D", "TDA-2024 38"),
    "tda-pre-2022": practice("reshuffle", "TDA-2019 RP-5"),
    roberts: text("reshuffle", "ROBERTS HOLDEM-4"),
    "wsop-tournament-2026": text("reshuffle", "WSOP-TOURNAMENT-2026 90-f-c"),
    "wsop-live-2026": text("reshuffle", "WSOP-LIVE-2026 171", "WSOP-LIVE-2026 170"),
  }),
  "reshuffle-cut": point(["cut", "no-cut"], {
    "tda-2024": practice("no-cut"),
    "tda-pre-2022": practice("no-cut"),
    roberts: text("cut", "ROBERTS HOLDEM-3"),
    "wsop-tournament-2026": practice("no-cut"),
    "wsop-live-2026": practice("no-cut"),
  }),
  "premature-acted-on": point(["card-stands", "go-back"], {
    "tda-2024": silent(["card-stands", "go-back"], "TDA-2024 1", "TDA-2024 53-B", "TDA-2024 2"),
    "tda-pre-2022": silent(["card-stands", "go-back"], "TDA-2019 1"),
    roberts: silent(["card-stands", "go-back"]),
    "wsop-tournament-2026": silent(["card-stands", "go-back"]),
    "wsop-live-2026": silent(["card-stands", "go-back"], "WSOP-LIVE-2026 137"),
  }),
};
