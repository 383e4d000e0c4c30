import type { Card } from "../cards/card.ts";
import { rankOf } from "../cards/card.ts";
import { findTwice } from "../cards/parse.ts";
import type { Problem } from "../problem.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import { badugi } from "./badugi.ts";
import { choose } from "./choose.ts";
import { aceToFive, deuceToSeven, eightOrBetter, type FiveOrder, shortHigh, standardHigh } from "./five.ts";
import { type Category, GAME_SHAPES, GAMES, type Game } from "./games.ts";

/** What a hand plays on one side. */
export interface HandRank {
  readonly category: Category;
  /** Higher is better, equal ties; comparable within one game and side only. */
  readonly strength: number;
  /** The cards that count, most significant first: five, fewer in badugi. */
  readonly cards: readonly Card[];
  /** Those of them that came from the player's own hand, in the same order. */
  readonly hole: readonly Card[];
}

/** What a hand plays: `high` is null in games for the low alone, `low` in games for the high alone and where none qualifies. */
export interface Ranked {
  readonly high: HandRank | null;
  readonly low: HandRank | null;
}

/**
 * Ranks one hand, whatever the game: the one door to the order of hands.
 *
 * Where several fives are equal, the one with the fewest cards of the hand is named (a hole card that is not needed does not
 * play), then the one with the higher suits.
 *
 * @param hole the player's own cards
 * @param board the common cards, complete; none in draw games
 */
export function rankHand(game: Game, hole: readonly Card[], board: readonly Card[] = []): Result<Ranked, Problem> {
  const problem = checkGame(game) ?? checkDeal(game, hole, board, "hole", "board") ?? findTwice(placed(hole, board));
  return problem ? fail(problem) : ok(rank(game, hole, board));
}

const placed = (hole: readonly Card[], board: readonly Card[]): { path: string; cards: readonly Card[] }[] => [
  { path: "hole", cards: hole },
  { path: "board", cards: board },
];

/** Whether a name is a game's; the problem when it is not. */
export function checkGame(game: unknown, path = "game"): Problem | null {
  return GAMES.includes(game as Game) ? null : { code: "GAME_UNKNOWN", path, got: show(game), choices: GAMES };
}

/** What is wrong with the number and kind of cards of one hand, when its board is complete. */
export function checkDeal(game: Game, hole: readonly Card[], board: readonly Card[], holePath: string, boardPath: string): Problem | null {
  const { deals } = GAME_SHAPES[game];
  const fits = deals.filter((deal) => deal.board === board.length);
  if (fits.length === 0) return { code: "CARD_COUNT", path: boardPath, game, got: board.length, want: deals.map((d) => d.board) };
  const want = fits.map((deal) => deal.hand);
  if (!want.includes(hole.length)) return { code: "CARD_COUNT", path: holePath, game, got: hole.length, want };
  return checkDeck(game, board, boardPath) ?? checkDeck(game, hole, holePath);
}

/** The first card that is not in the game's deck: short deck has nothing below the six. */
export function checkDeck(game: Game, cards: readonly Card[], path: string): Problem | null {
  if (GAME_SHAPES[game].high !== "short") return null;
  const at = cards.findIndex((c) => rankOf(c) < 4);
  return at < 0 ? null : { code: "CARD_NOT_IN_DECK", path: `${path}[${at}]`, card: cards[at] as Card, game };
}

/** Ranks cards that {@link checkDeal} has passed. */
export function rank(game: Game, hole: readonly Card[], board: readonly Card[]): Ranked {
  const { high, low, fromHand } = GAME_SHAPES[game];
  return {
    high: high && bestFive(high === "short" ? shortHigh : standardHigh, hole, board, fromHand),
    low: low && (low === "badugi" ? withHole(badugi([...hole].sort(descending)), hole) : bestFive(LOWS[low], hole, board, fromHand)),
  };
}

const LOWS: Readonly<Record<"a5" | "eight" | "27", FiveOrder>> = { a5: aceToFive, eight: eightOrBetter, "27": deuceToSeven };

const descending = (a: Card, b: Card): number => b - a;

const withHole = (played: Omit<HandRank, "hole">, hole: readonly Card[]): HandRank => ({
  ...played,
  hole: played.cards.filter((c) => hole.includes(c)),
});

/** The best five that the game lets a player use; null where none qualifies. */
function bestFive(order: FiveOrder, hole: readonly Card[], board: readonly Card[], fromHand: number | null): HandRank | null {
  let best: readonly Card[] = [];
  let bestStrength = Number.NEGATIVE_INFINITY;
  // Highest cards first and fewest from the hand first, so that of equal fives the one to be named is met first.
  const own = [...hole].sort(descending);
  const common = [...board].sort(descending);
  const [least, most] = fromHand === null ? [Math.max(0, 5 - board.length), Math.min(5, hole.length)] : [fromHand, fromHand];
  for (let n = least; n <= most; n++) {
    const mine = choose(own.length, n).map((at) => at.map((i) => own[i] as Card));
    const shared = choose(common.length, 5 - n).map((at) => at.map((i) => common[i] as Card));
    for (const m of mine) {
      for (const s of shared) {
        const five = [...m, ...s];
        const strength = order.strength(five);
        if (strength !== null && strength > bestStrength) {
          best = five;
          bestStrength = strength;
        }
      }
    }
  }
  if (best.length === 0) return null;
  return withHole({ category: order.category(bestStrength), strength: bestStrength, cards: order.arrange(best) }, hole);
}
