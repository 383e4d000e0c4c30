import { type PointTable, point, practice, silent, text } from "../point.ts";

/** The points on showing: who first, who may ask, all-ins, agreements. */
export interface ShowPoints {
  "show-after-bet": "last-aggressor" | "from-button";
  "show-after-checks": "from-button" | "last-aggressor";
  /** Somebody is all-in and nobody can bet any more. */
  "show-all-in": "together" | "pusher-first" | "from-button";
  /** Somebody is all-in for the main pot alone, and others played on for a side pot. */
  "show-side-pot": "together" | "side-pot-first";
  /** Whether the order is demanded, or may be. */
  "show-order-force": "may" | "must";
  "show-uncontested": "need-not-show" | "must-show";
  /** Who may ask to see a hand that was called. */
  "asking-to-see": "caller-only" | "any-dealt-in" | "collusion-only";
  "all-in-exposure": "all-tabled" | "no-duty";
  /** The same during hand-for-hand, while other tables still play. */
  "hand-for-hand-all-in": "face-down" | "all-tabled";
  "pot-agreements": "not-allowed" | "allowed";
  /** All others have folded, and the two blinds want their chips back. */
  "blinds-chop": "allowed" | "not-allowed";
}

/** What each rulebook holds on them. */
export const SHOW_POINTS: PointTable<ShowPoints> = {
  "show-after-bet": point(["last-aggressor", "from-button"], {
    "tda-2024": text("last-aggressor", "TDA-2024 17-A"),
    "tda-pre-2022": practice("last-aggressor"),
    roberts: text("last-aggressor", "ROBERTS SHOWDOWN-7"),
    "wsop-tournament-2026": text("last-aggressor", "WSOP-TOURNAMENT-2026 72"),
    "wsop-live-2026": text("last-aggressor", "WSOP-LIVE-2026 149"),
  }),
  "show-after-checks": point(["from-button", "last-aggressor"], {
    "tda-2024": text("from-button", "TDA-2024 17-A"),
    "tda-pre-2022": practice("from-button"),
    roberts: text("from-button", "ROBERTS SHOWDOWN-7"),
    "wsop-tournament-2026": text("from-button", "WSOP-TOURNAMENT-2026 72"),
    "wsop-live-2026": text("from-button", "WSOP-LIVE-2026 149"),
  }),
  "show-all-in": point(["together", "pusher-first", "from-button"], {
    "tda-2024": text("together", "TDA-2024 16"),
    "tda-pre-2022": practice("together"),
    roberts: text("from-button", "ROBERTS SHOWDOWN-7"),
    "wsop-tournament-2026": text("together", "WSOP-TOURNAMENT-2026 70"),
    "wsop-live-2026": text("pusher-first", "WSOP-LIVE-2026 149"),
  }),
  "show-side-pot": point(["together", "side-pot-first"], {
    "tda-2024": text("together", "TDA-2024 16"),
    "tda-pre-2022": practice("together"),
    roberts: text("side-pot-first", "ROBERTS SHOWDOWN-7"),
    "wsop-tournament-2026": text("together", "WSOP-TOURNAMENT-2026 70"),
    "wsop-live-2026": text("side-pot-first", "WSOP-LIVE-2026 149"),
  }),
  "show-order-force": point(["may", "must"], {
    "tda-2024": text("may", "TDA-2024 17-A"),
    "tda-pre-2022": practice("may"),
    roberts: text("must", "ROBERTS SHOWDOWN-7"),
    "wsop-tournament-2026": text("may", "WSOP-TOURNAMENT-2026 72"),
    "wsop-live-2026": text("must", "WSOP-LIVE-2026 149"),
  }),
  "show-uncontested": point(["need-not-show", "must-show"], {
    "tda-2024": text("need-not-show", "TDA-2024 17-B"),
    "tda-pre-2022": practice("need-not-show"),
    roberts: practice("need-not-show"),
    "wsop-tournament-2026": text("need-not-show", "WSOP-TOURNAMENT-2026 72"),
    "wsop-live-2026": text("need-not-show", "WSOP-LIVE-2026 143"),
  }),
  "asking-to-see": point(["caller-only", "any-dealt-in", "collusion-only"], {
    "tda-2024": text("caller-only", "TDA-2024 18"),
    "tda-pre-2022": practice("caller-only"),
    roberts: text("any-dealt-in", "ROBERTS SHOWDOWN-5"),
    "wsop-tournament-2026": practice("caller-only", "WSOP-TOURNAMENT-2026 72"),
    "wsop-live-2026": text("collusion-only", "WSOP-LIVE-2026 147"),
  }),
  "all-in-exposure": point(["all-tabled", "no-duty"], {
    "tda-2024": text("all-tabled", "TDA-2024 16"),
    "tda-pre-2022": practice("all-tabled"),
    roberts: practice("no-duty"),
    "wsop-tournament-2026": text("all-tabled", "WSOP-TOURNAMENT-2026 70"),
    "wsop-live-2026": practice("no-duty", "WSOP-LIVE-2026 149"),
  }),
  "hand-for-hand-all-in": point(["face-down", "all-tabled"], {
    "tda-2024": text("face-down", "TDA-2024 RP-8-F"),
    "tda-pre-2022": practice("face-down"),
    roberts: practice("face-down"),
    "wsop-tournament-2026": text("face-down", "WSOP-TOURNAMENT-2026 126-g"),
    "wsop-live-2026": practice("face-down"),
  }),
  "pot-agreements": point(["not-allowed", "allowed"], {
    "tda-2024": practice("not-allowed"),
    "tda-pre-2022": practice("not-allowed"),
    roberts: silent(["not-allowed", "allowed"]),
    "wsop-tournament-2026": practice("not-allowed"),
    "wsop-live-2026": text("not-allowed", "WSOP-LIVE-2026 71"),
  }),
  "blinds-chop": point(["allowed", "not-allowed"], {
    "tda-2024": practice("not-allowed"),
    "tda-pre-2022": practice("not-allowed"),
    roberts: practice("allowed"),
    "wsop-tournament-2026": practice("not-allowed"),
    "wsop-live-2026": text("allowed", "WSOP-LIVE-2026 71"),
  }),
};
