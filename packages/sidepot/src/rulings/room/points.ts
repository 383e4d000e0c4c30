import { type PointTable, point, practice, text } from "../point.ts";

/** The points of this group, each with what can be held. */
export interface RoomPoints {
  "phone-on-table": "not-allowed" | "allowed";
  "phone-in-hand": "not-allowed" | "allowed";
  /** Charts, odds and betting programs. */
  "strategy-programs": "not-at-table" | "not-in-hand";
  "clock-length": "half-minute" | "minute-after-two";
  "clock-expiry": "dead-or-check" | "always-dead";
  /** Up to which card a player may come back to the seat for a live hand. */
  "seat-deadline": "last-card" | "first-card";
  "chip-race": "race" | "round-all-up";
  "hand-for-hand": "wait" | "own-pace";
  /** Players go out in the same hand-for-hand round at different tables. */
  "hand-for-hand-places": "share" | "by-stack";
  "rabbit-hunting": "not-allowed" | "allowed";
  "button-rule": "dead-button" | "moving-button";
  "heads-up-button": "small-blind" | "big-blind";
  "wrong-level": "stays-after-action" | "corrected-at-once";
  "floor-called": "freeze" | "play-on";
  /** Missed blinds of a player who was away. */
  "missed-blinds": "post-or-wait" | "taken-as-they-come";
  straddle: "allowed" | "not-allowed";
  /** The house says one thing, the rulebook another. */
  "rule-precedence": "house" | "rulebook";
}

/** What each rulebook holds on them. */
export const ROOM_POINTS: PointTable<RoomPoints> = {
  "phone-on-table": point(["not-allowed", "allowed"], {
    "tda-2024": text("not-allowed", "TDA-2024 5-B"),
    "tda-pre-2022": practice("not-allowed"),
    roberts: practice("allowed"),
    "wsop-tournament-2026": text("not-allowed", "WSOP-TOURNAMENT-2026 63"),
    "wsop-live-2026": practice("allowed", "WSOP-LIVE-2026 27", "WSOP-LIVE-2026 26"),
  }),
  "phone-in-hand": point(["not-allowed", "allowed"], {
    "tda-2024": text("not-allowed", "TDA-2024 5-C"),
    "tda-pre-2022": practice("not-allowed"),
    roberts: practice("not-allowed"),
    "wsop-tournament-2026": text("not-allowed", "WSOP-TOURNAMENT-2026 63"),
    "wsop-live-2026": text("not-allowed", "WSOP-LIVE-2026 26"),
  }),
  "strategy-programs": point(["not-at-table", "not-in-hand"], {
    "tda-2024": text("not-at-table", "TDA-2024 5-D"),
    "tda-pre-2022": practice("not-in-hand", "TDA-2022 5"),
    roberts: practice("not-in-hand"),
    "wsop-tournament-2026": text("not-at-table", "WSOP-TOURNAMENT-2026 64-d", "WSOP-TOURNAMENT-2026 64-g"),
    "wsop-live-2026": text("not-in-hand", "WSOP-LIVE-2026 21"),
  }),
  "clock-length": point(["half-minute", "minute-after-two"], {
    "tda-2024": text("half-minute", "TDA-2024 29"),
    "tda-pre-2022": practice("half-minute"),
    roberts: practice("minute-after-two"),
    "wsop-tournament-2026": text("half-minute", "WSOP-TOURNAMENT-2026 80"),
    "wsop-live-2026": text("minute-after-two", "WSOP-LIVE-2026 85"),
  }),
  "clock-expiry": point(["dead-or-check", "always-dead"], {
    "tda-2024": text("dead-or-check", "TDA-2024 29"),
    "tda-pre-2022": practice("dead-or-check"),
    roberts: practice("dead-or-check"),
    "wsop-tournament-2026": practice("dead-or-check", "WSOP-TOURNAMENT-2026 80", "WSOP-TOURNAMENT-2026 108"),
    "wsop-live-2026": practice("dead-or-check", "WSOP-LIVE-2026 85", "WSOP-LIVE-2026 110"),
  }),
  "seat-deadline": point(["last-card", "first-card"], {
    "tda-2024": text("last-card", "TDA-2024 30"),
    "tda-pre-2022": practice("last-card"),
    roberts: practice("last-card"),
    "wsop-tournament-2026": text("last-card", "WSOP-TOURNAMENT-2026 82"),
    "wsop-live-2026": text("last-card", "WSOP-LIVE-2026 83"),
  }),
  "chip-race": point(["race", "round-all-up"], {
    "tda-2024": text("race", "TDA-2024 24"),
    "tda-pre-2022": practice("race"),
    roberts: practice("race"),
    "wsop-tournament-2026": text("race", "WSOP-TOURNAMENT-2026 77"),
    "wsop-live-2026": practice("race"),
  }),
  "hand-for-hand": point(["wait", "own-pace"], {
    "tda-2024": text("wait", "TDA-2024 RP-8"),
    "tda-pre-2022": practice("wait"),
    roberts: practice("wait"),
    "wsop-tournament-2026": text("wait", "WSOP-TOURNAMENT-2026 126-a"),
    "wsop-live-2026": practice("wait"),
  }),
  "hand-for-hand-places": point(["share", "by-stack"], {
    "tda-2024": text("share", "TDA-2024 RP-8"),
    "tda-pre-2022": practice("share"),
    roberts: practice("share"),
    "wsop-tournament-2026": text("share", "WSOP-TOURNAMENT-2026 126-b"),
    "wsop-live-2026": practice("share"),
  }),
  "rabbit-hunting": point(["not-allowed", "allowed"], {
    "tda-2024": text("not-allowed", "TDA-2024 28"),
    "tda-pre-2022": practice("not-allowed"),
    roberts: practice("not-allowed"),
    "wsop-tournament-2026": text("not-allowed", "WSOP-TOURNAMENT-2026 81"),
    "wsop-live-2026": text("not-allowed", "WSOP-LIVE-2026 81"),
  }),
  "button-rule": point(["dead-button", "moving-button"], {
    "tda-2024": text("dead-button", "TDA-2024 32"),
    "tda-pre-2022": practice("dead-button"),
    roberts: practice("dead-button", "ROBERTS BLINDS-2"),
    "wsop-tournament-2026": text("dead-button", "WSOP-TOURNAMENT-2026 85"),
    "wsop-live-2026": text("dead-button", "WSOP-LIVE-2026 155"),
  }),
  "heads-up-button": point(["small-blind", "big-blind"], {
    "tda-2024": text("small-blind", "TDA-2024 34-B"),
    "tda-pre-2022": practice("small-blind"),
    roberts: practice("small-blind"),
    "wsop-tournament-2026": text("small-blind", "WSOP-TOURNAMENT-2026 87"),
    "wsop-live-2026": text("small-blind", "WSOP-LIVE-2026 157"),
  }),
  "wrong-level": point(["stays-after-action", "corrected-at-once"], {
    "tda-2024": text("stays-after-action", "TDA-2024 23"),
    "tda-pre-2022": practice("stays-after-action"),
    roberts: practice("stays-after-action"),
    "wsop-tournament-2026": text("stays-after-action", "WSOP-TOURNAMENT-2026 79"),
    "wsop-live-2026": practice("stays-after-action"),
  }),
  "floor-called": point(["freeze", "play-on"], {
    "tda-2024": practice("freeze"),
    "tda-pre-2022": practice("freeze"),
    roberts: practice("freeze"),
    "wsop-tournament-2026": practice("freeze"),
    "wsop-live-2026": practice("freeze"),
  }),
  "missed-blinds": point(["post-or-wait", "taken-as-they-come"], {
    "tda-2024": text("taken-as-they-come", "TDA-2024 30"),
    "tda-pre-2022": practice("taken-as-they-come"),
    roberts: practice("post-or-wait"),
    "wsop-tournament-2026": practice("taken-as-they-come"),
    "wsop-live-2026": text("post-or-wait", "WSOP-LIVE-2026 160"),
  }),
  straddle: point(["allowed", "not-allowed"], {
    "tda-2024": practice("not-allowed"),
    "tda-pre-2022": practice("not-allowed"),
    roberts: practice("allowed"),
    "wsop-tournament-2026": practice("not-allowed"),
    "wsop-live-2026": text("allowed", "WSOP-LIVE-2026 165"),
  }),
  "rule-precedence": point(["house", "rulebook"], {
    "tda-2024": practice("house"),
    "tda-pre-2022": practice("house"),
    roberts: practice("house"),
    "wsop-tournament-2026": practice("rulebook"),
    "wsop-live-2026": practice("rulebook"),
  }),
};
