import { type PointTable, point, practice, silent, text } from "../point.ts";

/**
 * The points on a burn that was left out or made twice. The books part here: TDA and the WSOP's tournaments burn one a street and let
 * chance decide, Robert's Rules and the WSOP's cash games bring back the order in which the cards would have come.
 */
export interface BurnPoints {
  /** No burn, and no card of the street has been seen. */
  "missing-burn-unseen-flop": "burn-then-deal";
  "missing-burn-unseen-later": "burn-then-deal";
  /** A flop without a burn, before any action. */
  "missing-burn-flop": "scramble" | "reshuffle";
  /** The same after a check or so, but before substantial action. */
  "missing-burn-flop-checked": "scramble" | "one-burn" | "natural-order";
  /** The same once substantial action has taken place. */
  "missing-burn-flop-acted": "one-burn" | "natural-order";
  /** A turn or river without a burn, before any action. */
  "missing-burn-later": "card-becomes-burn" | "redeal" | "card-stands";
  "missing-burn-later-acted": "one-burn" | "natural-order" | "correct";
  /** The river without a burn, and everybody is all-in. */
  "missing-burn-all-in": "correct" | "card-stands";
  /** Two burns, and no card of the street has been seen. */
  "extra-burn-unseen": "put-back" | "burns-stay";
  "extra-burn-flop": "reshuffle" | "burns-stay";
  "extra-burn-later": "restore" | "burns-stay";
  "extra-burn-acted": "one-burn" | "natural-order" | "correct";
}

/** What each rulebook holds on them. */
export const BURN_POINTS: PointTable<BurnPoints> = {
  "missing-burn-unseen-flop": point(["burn-then-deal"], {
    "tda-2024": practice("burn-then-deal"),
    "tda-pre-2022": practice("burn-then-deal"),
    roberts: text("burn-then-deal", "ROBERTS HOLDEM-4"),
    "wsop-tournament-2026": practice("burn-then-deal", "WSOP-TOURNAMENT-2026 88-c-3"),
    "wsop-live-2026": text("burn-then-deal", "WSOP-LIVE-2026 168"),
  }),
  "missing-burn-unseen-later": point(["burn-then-deal"], {
    "tda-2024": practice("burn-then-deal"),
    "tda-pre-2022": practice("burn-then-deal"),
    roberts: text("burn-then-deal", "ROBERTS HOLDEM-5"),
    "wsop-tournament-2026": practice("burn-then-deal", "WSOP-TOURNAMENT-2026 88-c-3"),
    "wsop-live-2026": text("burn-then-deal", "WSOP-LIVE-2026 126", "WSOP-LIVE-2026 169"),
  }),
  "missing-burn-flop": point(["scramble", "reshuffle"], {
    "tda-2024": text("scramble", "TDA-2024 39-B", "TDA-2024 38"),
    // Section 39 was revised in 2022, and what it said of burns before could not be read.
    "tda-pre-2022": silent(["scramble", "reshuffle"], "TDA-2019 1"),
    roberts: text("reshuffle", "ROBERTS HOLDEM-4"),
    "wsop-tournament-2026": text("scramble", "WSOP-TOURNAMENT-2026 88-c-3-i"),
    "wsop-live-2026": text("reshuffle", "WSOP-LIVE-2026 168"),
  }),
  "missing-burn-flop-checked": point(["scramble", "one-burn", "natural-order"], {
    "tda-2024": text("one-burn", "TDA-2024 39-B", "TDA-2024 38"),
    "tda-pre-2022": practice("one-burn"),
    roberts: text("natural-order", "ROBERTS HOLDEM-5"),
    // 88-c-3 lets actions stand after one check, 88-c-3-i mixes the flop until there is substantial action.
    "wsop-tournament-2026": silent(["scramble", "one-burn"], "WSOP-TOURNAMENT-2026 88-c-3", "WSOP-TOURNAMENT-2026 88-c-3-i"),
    "wsop-live-2026": text("natural-order", "WSOP-LIVE-2026 169"),
  }),
  "missing-burn-flop-acted": point(["one-burn", "natural-order"], {
    "tda-2024": text("one-burn", "TDA-2024 39-B", "TDA-2024 38"),
    "tda-pre-2022": practice("one-burn"),
    roberts: text("natural-order", "ROBERTS HOLDEM-5"),
    "wsop-tournament-2026": text("one-burn", "WSOP-TOURNAMENT-2026 88-c-3", "WSOP-TOURNAMENT-2026 88-c-3-i"),
    "wsop-live-2026": text("natural-order", "WSOP-LIVE-2026 169"),
  }),
  "missing-burn-later": point(["card-becomes-burn", "redeal", "card-stands"], {
    "tda-2024": silent(["card-becomes-burn", "redeal", "card-stands"], "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["card-becomes-burn", "redeal", "card-stands"], "TDA-2019 1"),
    roberts: text("card-becomes-burn", "ROBERTS HOLDEM-5"),
    "wsop-tournament-2026": silent(["card-becomes-burn", "redeal"], "WSOP-TOURNAMENT-2026 88-c-3"),
    "wsop-live-2026": text("card-becomes-burn", "WSOP-LIVE-2026 126", "WSOP-LIVE-2026 169"),
  }),
  "missing-burn-later-acted": point(["one-burn", "natural-order", "correct"], {
    // One burn a street (38): two before the next one are no choice here.
    "tda-2024": silent(["one-burn", "correct"], "TDA-2024 38", "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["one-burn", "natural-order", "correct"], "TDA-2019 1"),
    roberts: text("natural-order", "ROBERTS HOLDEM-5"),
    "wsop-tournament-2026": text("one-burn", "WSOP-TOURNAMENT-2026 88-c-3"),
    "wsop-live-2026": text("natural-order", "WSOP-LIVE-2026 126", "WSOP-LIVE-2026 169"),
  }),
  "missing-burn-all-in": point(["correct", "card-stands"], {
    "tda-2024": silent(["correct", "card-stands"], "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["correct", "card-stands"], "TDA-2019 1"),
    roberts: text("correct", "ROBERTS HOLDEM-5"),
    "wsop-tournament-2026": silent(["correct", "card-stands"], "WSOP-TOURNAMENT-2026 88-c-3"),
    "wsop-live-2026": text("correct", "WSOP-LIVE-2026 126", "WSOP-LIVE-2026 169"),
  }),
  "extra-burn-unseen": point(["put-back", "burns-stay"], {
    "tda-2024": silent(["put-back", "burns-stay"], "TDA-2024 38", "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["put-back", "burns-stay"], "TDA-2019 1"),
    roberts: text("put-back", "ROBERTS HOLDEM-4", "ROBERTS HOLDEM-5"),
    "wsop-tournament-2026": silent(["put-back", "burns-stay"]),
    "wsop-live-2026": text("put-back", "WSOP-LIVE-2026 126", "WSOP-LIVE-2026 168", "WSOP-LIVE-2026 169"),
  }),
  "extra-burn-flop": point(["reshuffle", "burns-stay"], {
    "tda-2024": silent(["burns-stay", "reshuffle"], "TDA-2024 38", "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["burns-stay", "reshuffle"], "TDA-2019 1"),
    roberts: text("reshuffle", "ROBERTS HOLDEM-4"),
    "wsop-tournament-2026": silent(["burns-stay", "reshuffle"]),
    "wsop-live-2026": text("reshuffle", "WSOP-LIVE-2026 168"),
  }),
  "extra-burn-later": point(["restore", "burns-stay"], {
    "tda-2024": silent(["burns-stay", "restore"], "TDA-2024 38", "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["burns-stay", "restore"], "TDA-2019 1"),
    roberts: text("restore", "ROBERTS HOLDEM-5"),
    "wsop-tournament-2026": silent(["burns-stay", "restore"]),
    "wsop-live-2026": text("restore", "WSOP-LIVE-2026 126", "WSOP-LIVE-2026 169"),
  }),
  "extra-burn-acted": point(["one-burn", "natural-order", "correct"], {
    "tda-2024": silent(["one-burn", "natural-order", "correct"], "TDA-2024 38", "TDA-2024 RP-14", "TDA-2024 1"),
    "tda-pre-2022": silent(["one-burn", "natural-order", "correct"], "TDA-2019 1"),
    roberts: text("natural-order", "ROBERTS HOLDEM-5"),
    "wsop-tournament-2026": silent(["one-burn", "natural-order", "correct"]),
    "wsop-live-2026": text("natural-order", "WSOP-LIVE-2026 126", "WSOP-LIVE-2026 169"),
  }),
};
