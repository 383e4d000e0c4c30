import { rankHand } from "sidepot";
import { type Card, rankOf } from "sidepot/cards";
import { evaluate5 } from "sidepot/evaluate";
import type { Finding } from "./types.ts";

/** Which of a player's cards play on a whole board. */
export interface Playing {
  /** Hole cards that are in every best five: 0, 1 or 2 of them. */
  readonly plays: readonly Card[];
  /** Hole cards that are in some best five only, or in none. */
  readonly idle: readonly Card[];
}

/**
 * Looks at all 21 fives of seven cards. A card that some equal five does without does not play; so neither card of a pair does of which one
 * is needed, whichever.
 */
export function playingCards(hole: readonly [Card, Card], board: readonly Card[]): Playing {
  const cards = [...hole, ...board];
  let best = -1;
  let common = 0;
  for (let a = 0; a < cards.length; a++) {
    for (let b = 0; b < a; b++) {
      const five = cards.filter((_, i) => i !== a && i !== b) as [Card, Card, Card, Card, Card];
      const value = evaluate5(...five);
      const used = 127 & ~(1 << a) & ~(1 << b);
      if (value > best) [best, common] = [value, used];
      else if (value === best) common &= used;
    }
  }
  const inAll = (i: number): boolean => ((common >> i) & 1) === 1;
  return { plays: hole.filter((_, i) => inAll(i)), idle: hole.filter((_, i) => !inAll(i)) };
}

/** Hands in which a card beside the pair, the pairs or the three decides between equals. */
const WITH_KICKER: readonly string[] = ["pair", "two-pair", "trips", "quads"];

/** Hands of pairs in which one more pair has no room; a straight or a flush is better than the pair was. */
const CROWDED: readonly string[] = ["two-pair", "full-house", "quads"];

/**
 * D7: hole cards that do not play on the river. Counterfeit, where a pair made with them by the flop is outranked by now; the board plays;
 * or a kicker that the board outranks.
 */
export function outOfPlay(hole: readonly [Card, Card], board: readonly Card[]): Finding | null {
  const { plays, idle } = playingCards(hole, board);
  if (board.length !== 5 || idle.length === 0) return null;
  const ranked = rankHand("holdem", hole, board);
  if (!ranked.ok || !ranked.value.high) return null;
  const { cards: five, category } = ranked.value.high;
  const found = (because: "counterfeit" | "board-kicker" | "board-plays", cards: readonly Card[]): Finding => ({
    ...{ id: "out-of-play", because, five, cards },
  });
  const paired = pairedOnFlop(hole, board).filter((card) => idle.includes(card) && !paysAsPair(card, five));
  if (paired.length > 0 && CROWDED.includes(category)) return found("counterfeit", paired);
  if (evaluate5(...(board as Five)) === evaluate5(...(five as Five))) return found("board-plays", idle);
  return plays.length === 1 && WITH_KICKER.includes(category) && idle.every((card) => outranked(card, five, board))
    ? found("board-kicker", idle)
    : null;
}

type Five = readonly [Card, Card, Card, Card, Card];

/** Whether cards of the board that are no part of the pairs stand above a card: those that play, or where none does the highest. */
function outranked(card: Card, five: readonly Card[], board: readonly Card[]): boolean {
  const alone = board.filter((one) => !paysAsPair(one, five)).map(rankOf);
  const playing = board.filter((one) => five.includes(one) && !paysAsPair(one, five)).map(rankOf);
  return rankOf(card) < (playing.length > 0 ? Math.min(...playing) : Math.max(-1, ...alone));
}

/** Hole cards that made a pair on the flop, with each other or with a card of it. */
function pairedOnFlop(hole: readonly [Card, Card], board: readonly Card[]): Card[] {
  const flop = board.slice(0, 3).map(rankOf);
  const pocket = rankOf(hole[0]) === rankOf(hole[1]);
  return hole.filter((card) => pocket || flop.includes(rankOf(card)));
}

/** Whether two cards of a rank are still in the five. */
const paysAsPair = (card: Card, five: readonly Card[]): boolean => five.filter((other) => rankOf(other) === rankOf(card)).length > 1;
