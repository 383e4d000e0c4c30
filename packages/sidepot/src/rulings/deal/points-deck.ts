import { type PointTable, point, practice, silent, text } from "../point.ts";

/** The points on the deck, the stub, stud, and hands that were killed or mucked. */
export interface DeckPoints {
  /** Two cards of the same rank and suit. */
  "deck-duplicate": "void" | "stands";
  /** A card with another back has come into play. */
  "deck-back": "void" | "stands";
  /** It lies in the stub alone: the hand stands at any time, once there was substantial action, or never. */
  "deck-back-stub": "stands" | "stands-late" | "void";
  "deck-missing": "stands" | "void";
  /** Whether an ended hand can still be voided for its deck. */
  "deck-after-hand": "result-stands";
  "shown-by-player": "plays" | "replaced";
  "stud-downcard": "turns-upcard" | "misdeal";
  /** A boxed card later than on the deal. */
  "boxed-later": "scrap" | "plays";
  "stub-dropped": "restore-or-shuffle" | "shuffle";
  "stud-premature": "reshuffle" | "stands";
  "stud-shortage": "burns-then-shared" | "shared";
  /** A hand killed by the dealer or fouled that cannot be told from the muck any more. */
  "killed-lost": "dead";
  "killed-known": "plays" | "dead";
  /** Thrown in face down, not pushed into the muck. */
  "discard-on-table": "live" | "dead";
  /** In the muck, but known for certain. */
  "discard-in-muck": "dead" | "live";
  /** The winner asked to see a hand that is in the muck. */
  "discard-asked": "stays-dead" | "live";
}

/** What each rulebook holds on them. */
export const DECK_POINTS: PointTable<DeckPoints> = {
  "deck-duplicate": point(["void", "stands"], {
    "tda-2024": text("void", "TDA-2024 35-E"),
    // 35-E left it to the house and the regulator which deck is fouled; the two same cards are of 2022.
    "tda-pre-2022": practice("void", "TDA-2019 35-E"),
    roberts: text("void", "ROBERTS IRREGULARITIES-4"),
    "wsop-tournament-2026": text("void", "WSOP-TOURNAMENT-2026 88-d-2", "WSOP-TOURNAMENT-2026 88-d-3"),
    "wsop-live-2026": text("void", "WSOP-LIVE-2026 116", "WSOP-LIVE-2026 117"),
  }),
  "deck-back": point(["void", "stands"], {
    "tda-2024": silent(["void", "stands"], "TDA-2024 35-E", "TDA-2024 1"),
    "tda-pre-2022": silent(["void", "stands"], "TDA-2019 35-E", "TDA-2019 1"),
    roberts: text("void", "ROBERTS IRREGULARITIES-3"),
    "wsop-tournament-2026": text("void", "WSOP-TOURNAMENT-2026 88-d-1", "WSOP-TOURNAMENT-2026 88-d-3"),
    "wsop-live-2026": text("void", "WSOP-LIVE-2026 115", "WSOP-LIVE-2026 117"),
  }),
  "deck-back-stub": point(["stands", "stands-late", "void"], {
    "tda-2024": silent(["stands", "void"], "TDA-2024 35-E", "TDA-2024 1"),
    "tda-pre-2022": silent(["stands", "void"], "TDA-2019 35-E", "TDA-2019 1"),
    roberts: text("stands", "ROBERTS IRREGULARITIES-3"),
    "wsop-tournament-2026": text("stands-late", "WSOP-TOURNAMENT-2026 88-d-1"),
    "wsop-live-2026": text("stands-late", "WSOP-LIVE-2026 115"),
  }),
  "deck-missing": point(["stands", "void"], {
    "tda-2024": silent(["stands", "void"], "TDA-2024 35-E", "TDA-2024 1"),
    "tda-pre-2022": silent(["stands", "void"], "TDA-2019 35-E", "TDA-2019 1"),
    roberts: text("stands", "ROBERTS IRREGULARITIES-10"),
    "wsop-tournament-2026": text("stands", "WSOP-TOURNAMENT-2026 129", "WSOP-LIVE-2026 121"),
    "wsop-live-2026": text("stands", "WSOP-LIVE-2026 121"),
  }),
  "deck-after-hand": point(["result-stands"], {
    "tda-2024": text("result-stands", "TDA-2024 22", "TDA-2024 35-E"),
    "tda-pre-2022": practice("result-stands", "TDA-2019 22"),
    roberts: practice("result-stands"),
    "wsop-tournament-2026": text("result-stands", "WSOP-TOURNAMENT-2026 76"),
    "wsop-live-2026": practice("result-stands", "WSOP-LIVE-2026 55", "WSOP-LIVE-2026 56"),
  }),
  "shown-by-player": point(["plays", "replaced"], {
    "tda-2024": text("plays", "TDA-2024 68"),
    "tda-pre-2022": practice("plays", "TDA-2019 68"),
    roberts: text("plays", "ROBERTS IRREGULARITIES-12"),
    "wsop-tournament-2026": text("plays", "WSOP-TOURNAMENT-2026 117"),
    "wsop-live-2026": text("plays", "WSOP-LIVE-2026 123"),
  }),
  "stud-downcard": point(["turns-upcard", "misdeal"], {
    "tda-2024": text("turns-upcard", "TDA-2024 RP-10-A"),
    "tda-pre-2022": practice("turns-upcard"),
    // Its section on stud was not read.
    roberts: practice("turns-upcard"),
    "wsop-tournament-2026": text("misdeal", "WSOP-TOURNAMENT-2026 88-a-6"),
    "wsop-live-2026": text("turns-upcard", "WSOP-LIVE-2026 218"),
  }),
  "boxed-later": point(["scrap", "plays"], {
    "tda-2024": silent(["scrap", "plays"], "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["scrap", "plays"], "TDA-2019 1"),
    roberts: text("scrap", "ROBERTS IRREGULARITIES-7"),
    "wsop-tournament-2026": text("scrap", "WSOP-TOURNAMENT-2026 129", "WSOP-LIVE-2026 23"),
    "wsop-live-2026": text("scrap", "WSOP-LIVE-2026 23"),
  }),
  "stub-dropped": point(["restore-or-shuffle", "shuffle"], {
    "tda-2024": text("restore-or-shuffle", "TDA-2024 RP-4"),
    "tda-pre-2022": text("restore-or-shuffle", "TDA-2019 RP-4"),
    roberts: practice("restore-or-shuffle"),
    "wsop-tournament-2026": practice("restore-or-shuffle"),
    "wsop-live-2026": practice("restore-or-shuffle"),
  }),
  "stud-premature": point(["reshuffle", "stands"], {
    // RP-5-D itself points to RP-17, which is on draw games; the rule on shuffling is 39-D.
    "tda-2024": text("reshuffle", "TDA-2024 RP-5-D", "TDA-2024 39-D"),
    "tda-pre-2022": practice("reshuffle", "TDA-2019 RP-5"),
    roberts: practice("reshuffle", "ROBERTS IRREGULARITIES-16"),
    "wsop-tournament-2026": text("reshuffle", "WSOP-TOURNAMENT-2026 90-f-d"),
    "wsop-live-2026": text("reshuffle", "WSOP-LIVE-2026 231", "WSOP-LIVE-2026 127"),
  }),
  "stud-shortage": point(["burns-then-shared", "shared"], {
    "tda-2024": text("burns-then-shared", "TDA-2024 RP-10-H"),
    "tda-pre-2022": practice("burns-then-shared"),
    roberts: silent(["burns-then-shared", "shared"]),
    "wsop-tournament-2026": text("burns-then-shared", "WSOP-TOURNAMENT-2026 129", "WSOP-LIVE-2026 232"),
    "wsop-live-2026": text("burns-then-shared", "WSOP-LIVE-2026 232"),
  }),
  "killed-lost": point(["dead"], {
    "tda-2024": text("dead", "TDA-2024 65-A"),
    "tda-pre-2022": practice("dead"),
    roberts: text("dead", "ROBERTS IRREGULARITIES-2"),
    "wsop-tournament-2026": text("dead", "WSOP-TOURNAMENT-2026 91", "WSOP-TOURNAMENT-2026 108"),
    "wsop-live-2026": text("dead", "WSOP-LIVE-2026 114"),
  }),
  "killed-known": point(["plays", "dead"], {
    "tda-2024": text("plays", "TDA-2024 65-B"),
    "tda-pre-2022": practice("plays"),
    roberts: practice("plays", "ROBERTS DEAD-HANDS-2"),
    "wsop-tournament-2026": practice("plays", "WSOP-TOURNAMENT-2026 109", "WSOP-TOURNAMENT-2026 110"),
    "wsop-live-2026": practice("plays", "WSOP-LIVE-2026 111"),
  }),
  "discard-on-table": point(["live", "dead"], {
    "tda-2024": text("live", "TDA-2024 14"),
    "tda-pre-2022": practice("live"),
    roberts: practice("live", "ROBERTS DEAD-HANDS-2"),
    "wsop-tournament-2026": text("live", "WSOP-TOURNAMENT-2026 108"),
    "wsop-live-2026": text("live", "WSOP-LIVE-2026 110"),
  }),
  "discard-in-muck": point(["dead", "live"], {
    "tda-2024": text("dead", "TDA-2024 14"),
    "tda-pre-2022": practice("dead"),
    // These leave a hand that can be told from the muck to the management.
    roberts: silent(["dead", "live"], "ROBERTS DEAD-HANDS-2"),
    "wsop-tournament-2026": silent(["dead", "live"], "WSOP-TOURNAMENT-2026 109", "WSOP-TOURNAMENT-2026 108"),
    "wsop-live-2026": silent(["dead", "live"], "WSOP-LIVE-2026 111", "WSOP-LIVE-2026 110"),
  }),
  "discard-asked": point(["stays-dead", "live"], {
    "tda-2024": practice("stays-dead", "TDA-2024 14"),
    "tda-pre-2022": practice("stays-dead"),
    roberts: text("live", "ROBERTS SHOWDOWN-5"),
    "wsop-tournament-2026": practice("stays-dead"),
    "wsop-live-2026": practice("stays-dead", "WSOP-LIVE-2026 147"),
  }),
};
