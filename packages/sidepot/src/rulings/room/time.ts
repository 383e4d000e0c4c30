import { EDITIONS } from "../books.ts";
import type { OpenWay } from "../by-point.ts";
import { holdingOf, type Rulebook } from "../rulebook.ts";
import { held } from "../showdown/held.ts";
import type { Situation } from "../situation.ts";
import type { Step } from "../steps.ts";
import type { RoomNote } from "./codes.ts";

/** Somebody calls for the clock. */
export interface ClockFacts {
  readonly facingBet: boolean;
}

/** Small chips are taken out of play. */
export interface RaceFacts {
  /** Would the player have no chip left? */
  readonly lastChips: boolean;
}

/** Hand-for-hand play. */
export interface HandForHandFacts {
  readonly moment: "announced" | "all-in" | "out-together";
}

/** A hand was begun at the limits of the level before. */
export interface LevelFacts {
  readonly substantialAction: boolean;
}

/** In a book for cash games alone, what belongs to tournaments. */
const tournamentOnly = (book: Rulebook): readonly RoomNote[] => (EDITIONS[book.base].play === "cash" ? ["tournament-only"] : []);

/** TDA 2024 29: 25 seconds and a count of 5; WSOP live 85: a minute and a count of 10, after two minutes at least. */
export const clock: Situation<ClockFacts> = {
  facts: { facingBet: { kind: "yes-no" } },
  points: ["clock-length", "clock-expiry"],
  rule({ facingBet }, book) {
    const expiry = holdingOf(book, "clock-expiry");
    const up: Step = { do: "time-is-up", result: facingBet || expiry.value === "always-dead" ? "dead" : "check" };
    return held(
      book,
      "clock-length",
      {
        "half-minute": { decision: "clock-runs", steps: [{ do: "start-clock", wait: null, seconds: 25, countdown: 5 }, up] },
        "minute-after-two": { decision: "clock-runs", steps: [{ do: "start-clock", wait: 120, seconds: 60, countdown: 10 }, up] },
      },
      {
        never: [up.result === "check" ? "clock-out-always-folds" : "clock-out-calls"],
        said: { "minute-after-two": "clock-a-minute", "half-minute": "clock-half-minute" },
        why: ["fair-time"],
        notes: ["floor-may-shorten-clock"],
        also: [expiry],
      },
    );
  },
};

/** TDA 2024 24: from seat 1, one chip a player at most, and nobody is raced out. JOPT rounded all fractions up in 2020. */
export const chipRace: Situation<RaceFacts> = {
  facts: { lastChips: { kind: "yes-no", default: false } },
  points: ["chip-race"],
  rule: ({ lastChips }, book) =>
    held(
      book,
      "chip-race",
      {
        race: {
          decision: "chips-raced",
          steps: [
            { do: "race-from-seat-one" },
            { do: "one-chip-at-most" },
            ...(lastChips ? ([{ do: "keep-last-chip" }] as const) : []),
            { do: "remove-fractions" },
          ],
        },
        "round-all-up": { decision: "chips-rounded-up", steps: [{ do: "round-up" }] },
      },
      {
        never: [lastChips ? "raced-out" : "several-to-one"],
        said: { "round-all-up": "race-all-up", race: "race-by-cards" },
        why: ["value-moves-not-count"],
        notes: ["rounding-seen-in-japan", ...tournamentOnly(book)],
      },
    ),
};

/** TDA 2024 RP-8. Its text gives two different times off the clock, so none is said here. */
export const handForHand: Situation<HandForHandFacts> = {
  facts: { moment: { kind: "one-of", values: ["announced", "all-in", "out-together"] } },
  points: ["hand-for-hand", "hand-for-hand-places", "hand-for-hand-all-in"],
  rule({ moment }, book) {
    const only = tournamentOnly(book);
    switch (moment) {
      case "announced": {
        const own: OpenWay = { decision: "play-goes-on", steps: [{ do: "start-next-hand" }] };
        return held(
          book,
          "hand-for-hand",
          { wait: { decision: "tables-wait", steps: [{ do: "finish-and-wait" }, { do: "start-together" }] }, "own-pace": own },
          {
            never: ["first-out-lower"],
            said: { "own-pace": "own-pace", wait: "waiting-is-needless" },
            why: ["same-time-same-place"],
            notes: only,
          },
        );
      }
      case "all-in":
        return held(
          book,
          "hand-for-hand-all-in",
          {
            "face-down": {
              decision: "cards-stay-closed",
              steps: [{ do: "leave-cards-closed" }, { do: "deal-no-more" }, { do: "wait-for-word" }],
            },
            "all-tabled": { decision: "cards-may-open", steps: [{ do: "table-hand", whose: "every" }, { do: "wait-for-word" }] },
          },
          {
            never: ["own-pace-all-in"],
            said: { "all-tabled": "hand-for-hand-shows", "face-down": "hand-for-hand-closed" },
            why: ["other-tables-wait"],
            notes: only,
          },
        );
      case "out-together":
        return held(
          book,
          "hand-for-hand-places",
          {
            share: { decision: "places-shared", steps: [{ do: "finish-and-wait" }, { do: "count-players-out" }, { do: "share-places" }] },
            "by-stack": { decision: "places-by-stack", steps: [{ do: "count-players-out" }, { do: "order-by-stack" }] },
          },
          {
            never: ["first-out-lower"],
            said: { "by-stack": "stack-decides-place", share: "share-the-place" },
            why: ["same-time-same-place"],
            notes: ["from-announcement", ...only],
          },
        );
    }
  },
};

/** TDA 2024 23: a hand begun at the old limits stays there once there was substantial action. */
export const wrongLevel: Situation<LevelFacts> = {
  facts: { substantialAction: { kind: "yes-no" } },
  points: ["wrong-level"],
  rule({ substantialAction }, book) {
    const stays = substantialAction && holdingOf(book, "wrong-level").value === "stays-after-action";
    const right: OpenWay = { decision: "right-level-now", steps: [{ do: "put-blinds-right" }, { do: "finish-hand-at", level: "new" }] };
    const old: OpenWay = { decision: "old-level-stays", steps: [{ do: "finish-hand-at", level: "old" }] };
    return held(
      book,
      "wrong-level",
      { "stays-after-action": stays ? old : right, "corrected-at-once": right },
      {
        never: ["deal-again-for-level"],
        said: substantialAction ? { "corrected-at-once": "level-now-anyway", "stays-after-action": "level-stays" } : {},
        why: [stays ? "hand-keeps-its-level" : "level-by-clock"],
        notes: tournamentOnly(book),
      },
    );
  },
};
