import type { Card } from "sidepot/cards";
import type { Dealt, HandRecord, Replayed } from "sidepot/history";
import { type HandRank, type Ranked, rankHand } from "sidepot/ranking";

/** One winner of a pot, and what the hand is that won it, where it was compared. */
export interface Winner {
  readonly seat: number;
  readonly amount: number;
  readonly side: "high" | "low";
  readonly rank: HandRank | null;
}

/** Who wins a pot, by board; null where it cannot be told. */
export function potWinners(record: HandRecord, { award, layers, shown }: Replayed, pot: number): Winner[][] | null {
  const boards = award.pots[pot];
  if (!boards) return null;
  const contested = (layers.pots[pot]?.eligible.length ?? 0) > 1;
  return boards.map((awards, board) =>
    awards.map(({ seat, amount, side }) => {
      const ranked = contested ? rankOf(record, shown.cards[seat] ?? [], shown.boards[board] ?? []) : null;
      const named = side ?? (ranked && ranked.high === null ? "low" : "high");
      return { seat, amount, side: named, rank: ranked?.[named] ?? null };
    }),
  );
}

/** What each seat took from the pots, the rake taken out where the record tells of one; null where the winners cannot be told. */
export function wonBy({ seats }: HandRecord, { award, finishing, contributions, returned }: Replayed): readonly number[] | null {
  if (finishing === null) return award.won;
  return finishing.map((stack, seat) => stack - (returned[seat] ?? 0) - ((seats[seat]?.stack ?? 0) - (contributions[seat] ?? 0)));
}

function rankOf({ game }: HandRecord, cards: readonly Dealt[], board: readonly Card[]): Ranked | null {
  if (game === null || cards.includes(null)) return null;
  const ranked = rankHand(game, cards as readonly Card[], board);
  return ranked.ok ? ranked.value : null;
}
