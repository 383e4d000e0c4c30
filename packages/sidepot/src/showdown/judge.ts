import { type Card, rankOf, suitOf } from "../cards/index.ts";
import type { Comparison, Comparisons, Layers, OddChips } from "../pots/index.ts";
import { lowRank } from "../ranking/five.ts";
import { GAME_SHAPES, type Game, type HandRank, isHiLo, type Ranked } from "../ranking/index.ts";
import { rank } from "../ranking/rank.ts";
import type { SettleHands } from "./read.ts";
import type { SettlePlayer } from "./types.ts";

/** What a player still in plays; null for those out, without cards, or while the board is not complete. */
export type PlayerRank = Ranked | null;

/** What each player plays, by seat. */
export function rankPlayers({ game, board, boardMissing, cards }: SettleHands, { folded }: Layers): PlayerRank[] {
  return cards.map((hand, seat) => (hand && !folded[seat] && boardMissing === 0 ? rank(game, hand, board) : null));
}

/** Strengths by seat for the pots, which know no cards: a game for the low alone is decided by its low. */
export function comparisons(
  players: readonly Pick<SettlePlayer, "strength" | "strengthLow">[],
  game: Game,
  ranked: readonly PlayerRank[],
): Comparisons {
  const { high, low } = GAME_SHAPES[game];
  const of = (which: "high" | "low", given: "strength" | "strengthLow"): Comparison => ({
    strength: players.map((player, seat) => ranked[seat]?.[which]?.strength ?? player[given] ?? null),
    highCard: ranked.map((r) => highCard(r?.[which] ?? null, which === "low" && low !== "27")),
  });
  const first = of(high ? "high" : "low", "strength");
  return isHiLo(game) ? { high: first, low: of("low", "strengthLow") } : { high: first };
}

/** The highest of the cards that count, by rank and then suit (TDA 2024 20-B takes the five-card hand). */
function highCard(hand: HandRank | null, aceIsLow: boolean): number | null {
  const key = (c: Card): number => 4 * (aceIsLow ? lowRank(c) : rankOf(c)) + suitOf(c);
  return hand && Math.max(...hand.cards.map(key));
}

const STUD: ReadonlySet<Game> = new Set(["stud", "stud8", "razz"]);

/** Where TDA 2024 places a game's odd chip: by position from the button (20), in stud games by the highest card by suit (20-B). */
export const oddChipRule = (game: Game): OddChips => (STUD.has(game) ? "high-card-by-suit" : "one-each");
