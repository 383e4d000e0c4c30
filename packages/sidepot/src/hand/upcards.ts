import { type Card, rankOf, suitOf } from "../cards/index.ts";
import { lowRank } from "../ranking/five.ts";
import type { Game } from "../ranking/index.ts";
import type { Seat } from "../units.ts";
import type { Hand } from "./types.ts";

type Open = Pick<Hand, "cards" | "up" | "folded">;

/** The cards of a player that lie face up; unknown ones left out. */
const openCards = ({ cards, up }: Open, seat: number): Card[] =>
  (cards[seat] ?? []).filter((card, i): card is Card => card !== null && up[seat]?.[i] === true);

/** What open cards are worth as a number: groups first (quads, trips, pairs), then ranks; straights and flushes do not count in part of a hand. */
function showing(cards: readonly Card[], value: (card: Card) => number): number {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(value(card), (counts.get(value(card)) ?? 0) + 1);
  const groups = [...counts].sort(([a, m], [b, n]) => n - m || b - a);
  const shape = groups
    .map(([, count]) => count)
    .concat(0, 0, 0, 0)
    .slice(0, 4);
  const ranks = groups
    .map(([rank]) => rank + 1)
    .concat(0, 0, 0, 0)
    .slice(0, 4);
  return [...shape.map((count) => [count, 5] as const), ...ranks.map((rank) => [rank, 16] as const)].reduce(
    (sum, [part, base]) => sum * base + part,
    0,
  );
}

/** Who must bring in: the lowest open card, in razz the highest, suits deciding (clubs lowest). Null where a card is not known. */
export function bringInSeat(game: Game, hand: Open): Seat | null {
  const razz = game === "razz";
  let found: Seat | null = null;
  let best = 0;
  for (let seat = 0; seat < hand.cards.length; seat++) {
    if (hand.folded[seat]) continue;
    const [door] = openCards(hand, seat);
    if (door === undefined) return null;
    const key = 4 * (razz ? lowRank(door) : rankOf(door)) + suitOf(door);
    if (found === null || (razz ? key > best : key < best)) {
      found = seat as Seat;
      best = key;
    }
  }
  return found;
}

/** Who is first to act after third street: the best hand showing, in razz the lowest; the first of equal ones in the order given. */
export function bestShowing(game: Game, hand: Open, order: readonly Seat[]): Seat | null {
  const razz = game === "razz";
  let found: Seat | null = null;
  let best = 0;
  for (const seat of order) {
    if (hand.folded[seat]) continue;
    const key = showing(openCards(hand, seat), razz ? lowRank : rankOf);
    if (found === null || (razz ? key < best : key > best)) {
      found = seat;
      best = key;
    }
  }
  return found;
}
