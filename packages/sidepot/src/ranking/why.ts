import { type Card, rankOf } from "../cards/card.ts";
import { lowRank } from "./five.ts";
import { type Category, GAME_SHAPES, type Game } from "./games.ts";
import type { HandRank } from "./rank.ts";

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
  /** The cards that count are of equal ranks. */
  | { readonly code: "IDENTICAL"; readonly category: Category };

/** What is worth saying about one hand to people who look at its cards. */
export type HandNote =
  /** All five are on the board. */
  | { readonly code: "BOARD_PLAYS" }
  /** Cards of the hand that do not play. */
  | { readonly code: "HOLE_UNUSED"; readonly cards: readonly Card[] }
  /** A pair made with the hand that better pairs pushed out of the five. */
  | { readonly code: "COUNTERFEITED"; readonly rank: number };

/** What each of the cards that count is for, in the order in which a hand names them. */
const PARTS: Readonly<Partial<Record<Category, readonly (readonly [Part, number])[]>>> = {
  quads: [...repeat("quads", 4), ["kicker", 1]],
  "full-house": [...repeat("trips", 3), ...repeat("pair", 2)],
  straight: repeat("straight", 5),
  "straight-flush": repeat("straight", 5),
  trips: [...repeat("trips", 3), ["kicker", 1], ["kicker", 2]],
  "two-pair": [...repeat("top-pair", 2), ...repeat("second-pair", 2), ["kicker", 1]],
  pair: [...repeat("pair", 2), ["kicker", 1], ["kicker", 2], ["kicker", 3]],
};

function repeat(part: Part, times: number): (readonly [Part, number])[] {
  return Array.from({ length: times }, () => [part, 1] as const);
}

/**
 * Why `a` is at least as good as `b`; they come from one game and one side, best first.
 *
 * @param side in `low` a lower rank decides, and the ace counts as the game counts it
 */
export function compareHands(a: HandRank, b: HandRank, game: Game, side: "high" | "low"): Why {
  const { category } = a;
  if (a.strength === b.strength) return { code: "IDENTICAL", category };
  if (category !== b.category) return { code: "CATEGORY", better: category, worse: b.category };
  const rank = side === "low" && GAME_SHAPES[game].low !== "27" ? lowRank : rankOf;
  const at = a.cards.findIndex((card, i) => rank(card) !== rank(b.cards[i] as Card));
  const plain = side === "low" ? "low" : "high";
  const [part, nth] = PARTS[category]?.[at] ?? ([plain, at + 1] as const);
  return { code: "RANK", category, part, nth, better: rankOf(a.cards[at] as Card), worse: rankOf(b.cards[at] as Card) };
}

/** What the eye misses in one hand: hole cards that do not play, a board that plays, a pair that went under. */
export function handNotes(game: Game, played: HandRank, hole: readonly Card[], board: readonly Card[]): HandNote[] {
  if (board.length === 0) return [];
  if (played.hole.length === 0) return [{ code: "BOARD_PLAYS" }, ...counterfeited(game, played, hole, board)];
  const unused = hole.filter((c) => !played.hole.includes(c));
  const notes: HandNote[] = unused.length > 0 ? [{ code: "HOLE_UNUSED", cards: unused }] : [];
  return [...notes, ...counterfeited(game, played, hole, board)];
}

const count = (cards: readonly Card[], rank: number): number => cards.filter((c) => rankOf(c) === rank).length;

/** A pair that the hand helped to make and that two better pairs or a full house pushed out; one of it may be left as a kicker. */
function counterfeited(game: Game, played: HandRank, hole: readonly Card[], board: readonly Card[]): HandNote[] {
  if (GAME_SHAPES[game].fromHand !== null || (played.category !== "two-pair" && played.category !== "full-house")) return [];
  const all = [...hole, ...board];
  const ranks = new Set(hole.map(rankOf));
  return [...ranks].filter((r) => count(all, r) === 2 && count(played.cards, r) < 2).map((rank) => ({ code: "COUNTERFEITED", rank }));
}
