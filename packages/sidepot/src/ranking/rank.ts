import type { Card } from "../cards/card.ts";
import { rankOf } from "../cards/card.ts";
import { findTwice } from "../cards/parse.ts";
import type { Problem } from "../problem.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import { badugi } from "./badugi.ts";
import { aceToFive, deuceToSeven, type Five, highFive, isEightLow } from "./five.ts";
import { type Category, GAME_SHAPES, GAMES, type Game, type GameShape } from "./games.ts";

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
  const shape = GAME_SHAPES[game];
  const { high, low } = shape;
  return {
    high: high && bestOf(shape, hole, board, (five) => highFive(five, high)),
    low: low && bestOf(shape, hole, board, LOWS[low]),
  };
}

const LOWS: Readonly<Record<NonNullable<GameShape["low"]>, (cards: readonly Card[]) => Five | null>> = {
  a5: aceToFive,
  eight: (five) => (isEightLow(five) ? aceToFive(five) : null),
  "27": deuceToSeven,
  badugi,
};

function bestOf(
  { fromHand, low }: GameShape,
  hole: readonly Card[],
  board: readonly Card[],
  judge: (cards: readonly Card[]) => Five | null,
): HandRank | null {
  let best = null as Five | null;
  let bestFromHand = 0;
  const consider = (cards: readonly Card[], fromHole: number): void => {
    const five = judge(cards);
    if (!five) return;
    if (best && (five.strength < best.strength || (five.strength === best.strength && fromHole >= bestFromHand))) return;
    best = five;
    bestFromHand = fromHole;
  };
  // Highest cards first, so that of equal fives the one with the higher suits is met first.
  const own = [...hole].sort(descending);
  const common = [...board].sort(descending);
  const size = low === "badugi" ? hole.length : 5;
  const [least, most] = fromHand === null ? [Math.max(0, size - board.length), Math.min(size, hole.length)] : [fromHand, fromHand];
  for (let n = least; n <= most; n++) {
    for (const mine of choose(own, n)) {
      for (const shared of choose(common, size - n)) consider([...mine, ...shared], n);
    }
  }
  return best && withHole(best, hole);
}

const descending = (a: Card, b: Card): number => b - a;

function withHole({ category, strength, cards }: Five, hole: readonly Card[]): HandRank {
  return { category, strength, cards, hole: cards.filter((c) => hole.includes(c)) };
}

/** Every way to choose `n` of the cards, in order. */
function choose(cards: readonly Card[], n: number): Card[][] {
  if (n === 0) return [[]];
  return cards.flatMap((card, i) => choose(cards.slice(i + 1), n - 1).map((rest) => [card, ...rest]));
}
