import type { Card } from "../cards/card.ts";
import type { Category } from "./games.ts";

/** The part of a hand that a rank belongs to. */
export type Part = "quads" | "trips" | "pair" | "top-pair" | "second-pair" | "straight" | "high" | "kicker" | "low";

/** Why one hand beats another, or does not: data for a sentence. */
export type Why =
  /** A better category. */
  | { readonly code: "CATEGORY"; readonly better: Category; readonly worse: Category }
  /** The same category; the ranks named are the first that differ. `nth` counts kickers (or cards) from 1. */
  | {
      readonly code: "RANK";
      readonly category: Category;
      readonly part: Part;
      readonly nth: number;
      /** Rank 0 (two) to 12 (ace). */
      readonly better: number;
      readonly worse: number;
    }
  /** The five that count are equal. */
  | { readonly code: "IDENTICAL"; readonly category: Category };

/** What is worth saying about one hand, for people who look at its cards. */
export type HandNote =
  /** All five are on the board. */
  | { readonly code: "BOARD_PLAYS" }
  /** Cards of the hand that do not play. */
  | { readonly code: "HOLE_UNUSED"; readonly cards: readonly Card[] }
  /** A pair made with the hand that two better pairs (or a full house) pushed out. */
  | { readonly code: "COUNTERFEITED"; readonly rank: number };
