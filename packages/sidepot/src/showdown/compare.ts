import type { HandRank } from "../ranking/index.ts";
import { compareHands, type Game } from "../ranking/index.ts";
import type { Seat } from "../units.ts";
import type { ShowdownSide } from "./types.ts";

/** Orders what the players hold on one side: best first, ties together, and what decided between each group and the next. */
export function orderHands(hands: readonly (HandRank | null)[], game: Game, side: "high" | "low"): ShowdownSide {
  const seats = hands.flatMap((hand, seat) => (hand ? [{ hand, seat: seat as Seat }] : []));
  seats.sort((a, b) => b.hand.strength - a.hand.strength || a.seat - b.seat);
  const groups: { hand: HandRank; seats: Seat[] }[] = [];
  for (const { hand, seat } of seats) {
    const last = groups.at(-1);
    if (last && last.hand.strength === hand.strength) last.seats.push(seat);
    else groups.push({ hand, seats: [seat] });
  }
  return {
    order: groups.map((group) => group.seats),
    hands,
    why: groups.slice(1).map((group, i) => compareHands((groups[i] as (typeof groups)[number]).hand, group.hand, game, side)),
  };
}
