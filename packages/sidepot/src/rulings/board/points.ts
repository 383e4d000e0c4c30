import { type PointTable, point, practice, silent, text } from "../point.ts";
import { BURN_POINTS, type BurnPoints } from "./burn-points.ts";

/** The points on board cards and burns, each with what can be held. */
export interface BoardPoints extends BurnPoints {
  /** What happens to a flop dealt before the betting was over. */
  "premature-flop": "reshuffle" | "reshuffle-with-burns";
  "premature-turn": "reshuffle" | "natural-river" | "keep-river";
  "premature-river": "reshuffle";
  /** Whether the stub is cut after a shuffle in the middle of a hand. */
  "reshuffle-cut": "cut" | "no-cut";
  /** Cards came early, nobody said so, and players acted on the new street. */
  "premature-acted-on": "card-stands" | "go-back";
  /** Whoever was owed an action folds: does the card play then? */
  "premature-then-fold": "card-stays-out";
  /** The folds leave one hand. */
  "one-hand-left": "nothing-shown";
  /** A street dealt in hand-for-hand before it was announced, though no action was left. */
  "hand-for-hand-early": "card-stands" | "redeal";
  "two-streets-early": "redeal-both" | "cards-stand";
  /** A burn made before the betting was over, without a card of the board. */
  "early-burn": "burn-stays" | "burn-back";
  /** A card of the board dealt face down before the betting was over. */
  "early-face-down": "card-stands" | "redeal";
  "four-card-flop": "scramble" | "redeal";
  "five-card-flop": "redeal" | "extras-back";
  /** A flop of too many cards on which somebody has acted. */
  "long-flop-acted": "cards-stand" | "scramble" | "redeal";
  /** Two cards for the turn or the river. */
  "stuck-cards": "scramble" | "extras-back" | "redeal";
  /** A folded card lies on the board, and the hand goes on. */
  "muck-card-found": "replace" | "card-stands";
  /** The same, found when the pot has been awarded: the texts name the next hand as the end of a dispute, and not the award. */
  "muck-card-late": "result-stands" | "corrected";
}

/** What each rulebook holds on them. */
export const BOARD_POINTS: PointTable<BoardPoints> = {
  "premature-flop": point(["reshuffle", "reshuffle-with-burns"], {
    "tda-2024": text("reshuffle", "TDA-2024 RP-5-A", "TDA-2024 39-C", "TDA-2024 39-D", "TDA-2024 38"),
    "tda-pre-2022": practice("reshuffle", "TDA-2019 RP-5"),
    roberts: text("reshuffle", "ROBERTS HOLDEM-7", "ROBERTS HOLDEM-6"),
    "wsop-tournament-2026": text("reshuffle", "WSOP-TOURNAMENT-2026 90-f-a"),
    "wsop-live-2026": text("reshuffle", "WSOP-LIVE-2026 171", "WSOP-LIVE-2026 170"),
  }),
  "premature-turn": point(["reshuffle", "natural-river", "keep-river"], {
    "tda-2024": text("reshuffle", "TDA-2024 RP-5-B", "TDA-2024 39-C", "TDA-2024 39-D", "TDA-2024 38"),
    "tda-pre-2022": practice("natural-river", "TDA-2019 RP-5"),
    roberts: text("natural-river", "ROBERTS HOLDEM-8", "ROBERTS HOLDEM-6"),
    "wsop-tournament-2026": text("reshuffle", "WSOP-TOURNAMENT-2026 90-f-b"),
    "wsop-live-2026": text("reshuffle", "WSOP-LIVE-2026 171", "WSOP-LIVE-2026 170"),
  }),
  "premature-river": point(["reshuffle"], {
    "tda-2024": text("reshuffle", "TDA-2024 RP-5-C", "TDA-2024 39-C", "TDA-2024 39-D", "TDA-2024 38"),
    "tda-pre-2022": practice("reshuffle", "TDA-2019 RP-5"),
    roberts: text("reshuffle", "ROBERTS HOLDEM-8", "ROBERTS HOLDEM-6"),
    "wsop-tournament-2026": text("reshuffle", "WSOP-TOURNAMENT-2026 90-f-c"),
    "wsop-live-2026": text("reshuffle", "WSOP-LIVE-2026 171", "WSOP-LIVE-2026 170"),
  }),
  "reshuffle-cut": point(["cut", "no-cut"], {
    "tda-2024": practice("no-cut"),
    "tda-pre-2022": practice("no-cut"),
    roberts: text("cut", "ROBERTS HOLDEM-7", "ROBERTS HOLDEM-8"),
    "wsop-tournament-2026": practice("no-cut"),
    "wsop-live-2026": practice("no-cut"),
  }),
  "premature-acted-on": point(["card-stands", "go-back"], {
    "tda-2024": silent(["card-stands", "go-back"], "TDA-2024 1", "TDA-2024 53-B", "TDA-2024 25-C", "TDA-2024 2"),
    "tda-pre-2022": silent(["card-stands", "go-back"], "TDA-2019 1"),
    roberts: silent(["card-stands", "go-back"]),
    "wsop-tournament-2026": silent(["card-stands", "go-back"]),
    "wsop-live-2026": silent(["card-stands", "go-back"], "WSOP-LIVE-2026 137"),
  }),
  "premature-then-fold": point(["card-stays-out"], {
    "tda-2024": practice("card-stays-out"),
    "tda-pre-2022": practice("card-stays-out"),
    roberts: text("card-stays-out", "ROBERTS IRREGULARITIES-16", "ROBERTS HOLDEM-6"),
    "wsop-tournament-2026": practice("card-stays-out"),
    "wsop-live-2026": text("card-stays-out", "WSOP-LIVE-2026 127", "WSOP-LIVE-2026 170"),
  }),
  "one-hand-left": point(["nothing-shown"], {
    "tda-2024": text("nothing-shown", "TDA-2024 28"),
    "tda-pre-2022": practice("nothing-shown"),
    roberts: practice("nothing-shown"),
    "wsop-tournament-2026": text("nothing-shown", "WSOP-TOURNAMENT-2026 81"),
    "wsop-live-2026": text("nothing-shown", "WSOP-LIVE-2026 81"),
  }),
  "hand-for-hand-early": point(["card-stands", "redeal"], {
    "tda-2024": silent(["card-stands", "redeal"], "TDA-2024 RP-8-F", "TDA-2024 1"),
    "tda-pre-2022": silent(["card-stands", "redeal"], "TDA-2019 1"),
    roberts: silent(["card-stands", "redeal"]),
    "wsop-tournament-2026": silent(["card-stands", "redeal"], "WSOP-TOURNAMENT-2026 126-g"),
    "wsop-live-2026": silent(["card-stands", "redeal"]),
  }),
  "two-streets-early": point(["redeal-both", "cards-stand"], {
    "tda-2024": silent(["redeal-both", "cards-stand"], "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["redeal-both", "cards-stand"], "TDA-2019 1"),
    roberts: silent(["redeal-both", "cards-stand"]),
    "wsop-tournament-2026": silent(["redeal-both", "cards-stand"]),
    "wsop-live-2026": silent(["redeal-both", "cards-stand"]),
  }),
  "early-burn": point(["burn-stays", "burn-back"], {
    "tda-2024": silent(["burn-stays", "burn-back"], "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["burn-stays", "burn-back"], "TDA-2019 1"),
    roberts: silent(["burn-stays", "burn-back"]),
    "wsop-tournament-2026": silent(["burn-stays", "burn-back"]),
    "wsop-live-2026": silent(["burn-stays", "burn-back"]),
  }),
  "early-face-down": point(["card-stands", "redeal"], {
    "tda-2024": silent(["card-stands", "redeal"], "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["card-stands", "redeal"], "TDA-2019 1"),
    roberts: silent(["card-stands", "redeal"]),
    "wsop-tournament-2026": silent(["card-stands", "redeal"]),
    "wsop-live-2026": silent(["card-stands", "redeal"]),
  }),
  "four-card-flop": point(["scramble", "redeal"], {
    "tda-2024": text("scramble", "TDA-2024 39-A", "TDA-2024 38"),
    "tda-pre-2022": text("scramble", "TDA-2013 36"),
    roberts: text("redeal", "ROBERTS HOLDEM-3", "ROBERTS HOLDEM-7"),
    "wsop-tournament-2026": text("scramble", "WSOP-TOURNAMENT-2026 89"),
    "wsop-live-2026": text("scramble", "WSOP-LIVE-2026 167"),
  }),
  "five-card-flop": point(["redeal", "extras-back"], {
    "tda-2024": silent(["redeal", "extras-back"], "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["redeal", "extras-back"], "TDA-2019 1"),
    roberts: text("redeal", "ROBERTS HOLDEM-3", "ROBERTS HOLDEM-7"),
    // What the tournament book has nothing on goes by the live one (129).
    "wsop-tournament-2026": text("redeal", "WSOP-TOURNAMENT-2026 129", "WSOP-LIVE-2026 167"),
    "wsop-live-2026": text("redeal", "WSOP-LIVE-2026 167"),
  }),
  // No text names the moment after which a long flop cannot be put right any more.
  "long-flop-acted": point(["cards-stand", "scramble", "redeal"], {
    "tda-2024": silent(["cards-stand", "scramble"], "TDA-2024 39-A", "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["cards-stand", "scramble"], "TDA-2013 36", "TDA-2019 1"),
    roberts: silent(["redeal", "cards-stand"], "ROBERTS HOLDEM-3", "ROBERTS HOLDEM-5"),
    "wsop-tournament-2026": silent(["cards-stand", "scramble"], "WSOP-TOURNAMENT-2026 89"),
    "wsop-live-2026": silent(["cards-stand", "scramble"], "WSOP-LIVE-2026 167"),
  }),
  "stuck-cards": point(["scramble", "extras-back", "redeal"], {
    "tda-2024": silent(["scramble", "extras-back", "redeal"], "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["scramble", "extras-back", "redeal"], "TDA-2019 1"),
    roberts: silent(["scramble", "extras-back", "redeal"]),
    "wsop-tournament-2026": silent(["scramble", "extras-back", "redeal"]),
    "wsop-live-2026": silent(["scramble", "extras-back", "redeal"]),
  }),
  "muck-card-found": point(["replace", "card-stands"], {
    "tda-2024": silent(["replace", "card-stands"], "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["replace", "card-stands"], "TDA-2019 1"),
    roberts: silent(["replace", "card-stands"]),
    "wsop-tournament-2026": silent(["replace", "card-stands"]),
    "wsop-live-2026": silent(["replace", "card-stands"]),
  }),
  // TDA 22 and WSOP 76 end a dispute with the next hand; WSOP live 55 lets a supervisor correct a house error even after that.
  "muck-card-late": point(["result-stands", "corrected"], {
    "tda-2024": practice("result-stands", "TDA-2024 22"),
    "tda-pre-2022": practice("result-stands"),
    roberts: practice("result-stands"),
    "wsop-tournament-2026": practice("result-stands", "WSOP-TOURNAMENT-2026 76"),
    "wsop-live-2026": silent(["result-stands", "corrected"], "WSOP-LIVE-2026 55", "WSOP-LIVE-2026 56"),
  }),
  ...BURN_POINTS,
};
