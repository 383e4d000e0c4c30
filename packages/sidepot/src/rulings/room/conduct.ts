import type { OpenWay } from "../by-point.ts";
import { holdingOf } from "../rulebook.ts";
import { held } from "../showdown/held.ts";
import type { Situation } from "../situation.ts";

/** A player with a device. */
export interface PhoneFacts {
  readonly doing: "lies-on-table" | "used-with-hand" | "strategy-program" | "used-without-hand";
}

/** Somebody wants to see the cards that would have come. */
export type RabbitFacts = Readonly<Record<never, never>>;

/** Somebody called the floor. */
export interface FloorCalledFacts {
  /** Was the pot pushed, or cards gathered, before the floor came? */
  readonly tableMoved: boolean;
}

/** Two sets of rules meet. */
export interface PrecedenceFacts {
  readonly between: "house-and-rulebook" | "house-silent" | "authority";
}

const away = (first: "phone-off-table" | "stop-device"): OpenWay => ({
  decision: "device-away",
  steps: [{ do: first }, { do: "warn-player" }, { do: "play-hand" }],
});
const fine: OpenWay = { decision: "device-allowed", steps: [{ do: "let-device-be" }] };

/** TDA 2024 5-B to 5-D. */
export const phoneInHand: Situation<PhoneFacts> = {
  facts: { doing: { kind: "one-of", values: ["lies-on-table", "used-with-hand", "strategy-program", "used-without-hand"] } },
  points: ["phone-in-hand", "phone-on-table", "strategy-programs"],
  rule({ doing }, book) {
    switch (doing) {
      case "lies-on-table":
        return held(
          book,
          "phone-on-table",
          { "not-allowed": away("phone-off-table"), allowed: fine },
          {
            never: ["phone-kills-hand"],
            said: { allowed: "phone-lies-fine", "not-allowed": "phone-never-on-table" },
            why: ["one-player-a-hand"],
            notes: holdingOf(book, "phone-on-table").value === "allowed" ? [] : ["penalty-possible"],
          },
        );
      case "used-with-hand":
        return held(
          book,
          "phone-in-hand",
          { "not-allowed": away("stop-device"), allowed: fine },
          {
            never: ["phone-kills-hand"],
            said: { allowed: "quick-look-is-fine", "not-allowed": "phone-never-in-hand" },
            why: ["one-player-a-hand"],
            notes: holdingOf(book, "phone-in-hand").value === "allowed" ? [] : ["penalty-possible"],
          },
        );
      case "strategy-program":
        return held(
          book,
          "strategy-programs",
          {
            "not-at-table": away("stop-device"),
            "not-in-hand": { decision: "device-away", steps: [{ do: "stop-device" }, { do: "warn-player" }, { do: "or-without-hand" }] },
          },
          {
            never: ["charts-are-fine"],
            said: { "not-in-hand": "charts-out-of-hand-fine", "not-at-table": "charts-never" },
            why: ["one-player-a-hand"],
            notes: ["penalty-possible"],
          },
        );
      case "used-without-hand":
        return { ...fine, on: [holdingOf(book, "phone-in-hand")], ...OUT_OF_HAND };
    }
  },
};

const OUT_OF_HAND = {
  wrong: [{ answer: "phone-never-at-table", rightIn: [], until: null }],
  why: ["one-player-a-hand"],
  notes: ["held-not-laid-down"],
} as const;

/** TDA 2024 28, WSOP tournament 81, WSOP live 81. */
export const rabbitHunting: Situation<RabbitFacts> = {
  facts: {},
  points: ["rabbit-hunting"],
  rule: (_, book) =>
    held(
      book,
      "rabbit-hunting",
      {
        "not-allowed": { decision: "no-more-cards", steps: [{ do: "close-the-deck" }, { do: "start-next-hand" }] },
        allowed: { decision: "next-card-may-show", steps: [{ do: "award-pot", pot: "this", to: "live-hand" }, { do: "show-next-card" }] },
      },
      {
        never: ["ask-dealer-for-next"],
        said: { allowed: "rabbit-for-all", "not-allowed": "rabbit-never" },
        why: ["hand-is-over"],
      },
    ),
};

/** Until the floor has heard the table nothing on it moves: cards and chips are the evidence. */
export const floorCalled: Situation<FloorCalledFacts> = {
  facts: { tableMoved: { kind: "yes-no", default: false } },
  points: ["floor-called"],
  rule: ({ tableMoved }, book) =>
    held(
      book,
      "floor-called",
      {
        freeze: {
          decision: "table-stands-still",
          steps: [
            { do: "hands-off" },
            ...(tableMoved ? ([{ do: "tell-what-moved" }] as const) : []),
            { do: "call-floor" },
            { do: "tell-what-happened" },
            { do: "hear-table" },
          ],
        },
        "play-on": { decision: "play-goes-on", steps: [{ do: "call-floor" }, { do: "play-hand" }] },
      },
      {
        never: ["push-first"],
        said: { "play-on": "play-while-waiting", freeze: "freeze-for-nothing" },
        why: ["evidence-stays"],
        notes: ["freeze-seen-in-korea"],
      },
    ),
};

/** The TDA text supplements house rules, and gives way to gaming authorities. */
export const houseOrRulebook: Situation<PrecedenceFacts> = {
  facts: { between: { kind: "one-of", values: ["house-and-rulebook", "house-silent", "authority"] } },
  points: ["rule-precedence"],
  rule({ between }, book) {
    const point = holdingOf(book, "rule-precedence");
    const house: OpenWay = { decision: "house-rule-first", steps: [{ do: "go-by-rules", what: "house-rules" }] };
    const rulebook: OpenWay = { decision: "rulebook-first", steps: [{ do: "go-by-rules", what: "rulebook" }] };
    const fills: OpenWay = { decision: "rulebook-fills", steps: [{ do: "go-by-rules", what: "rulebook" }] };
    const authority: OpenWay = { decision: "authority-first", steps: [{ do: "go-by-rules", what: "authority" }] };
    const ways = { "house-and-rulebook": { house, rulebook }, "house-silent": { house: fills, rulebook: fills } };
    if (between === "authority") {
      return held(
        book,
        "rule-precedence",
        { house: authority, rulebook: authority },
        { never: ["house-beats-authority"], why: SUPPLEMENTS },
      );
    }
    return held(book, "rule-precedence", ways[between], {
      never: ["gap-means-allowed"],
      said: between === "house-and-rulebook" ? { rulebook: "book-beats-house", house: "house-beats-book" } : {},
      why: SUPPLEMENTS,
      notes: point.value === "house" ? ["translations-say-house-first"] : [],
    });
  },
};

const SUPPLEMENTS = ["rulebook-supplements"] as const;
