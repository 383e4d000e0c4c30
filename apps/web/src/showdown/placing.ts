import { type Card, rankOf } from "sidepot/cards";
import { sameSlot } from "../cards/places.ts";
import type { Hand } from "../pots/hand.ts";
import { parseFragment } from "../pots/link.ts";
import { gameOf, nextEmpty, type Slot, whereIs, withCard } from "./slots.ts";

/** Why cards were not put down: one lies somewhere already, is not in this game's deck, or there are more of them than places. */
export type Refusal =
  | { readonly code: "out"; readonly card: Card; readonly place: Slot }
  | { readonly code: "strange"; readonly card: Card }
  | { readonly code: "no-room"; readonly cards: number; readonly room: number };

/** A hand with more cards, and the place that the next one goes to. */
interface Placed {
  readonly hand: Hand;
  readonly slot: Slot;
}

/** Puts cards down from a place on, each into the next empty one: all of them or none. */
export function placeCards(hand: Hand, slot: Slot, cards: readonly Card[]): Placed | Refusal {
  let placed: Placed = { hand, slot };
  for (const [i, card] of cards.entries()) {
    const at = i === 0 ? slot : nextEmpty(placed.hand, placed.slot);
    if (i > 0 && sameSlot(at, placed.slot)) return { code: "no-room", cards: cards.length, room: i };
    if (gameOf(hand) === "short" && rankOf(card) < 4) return { code: "strange", card };
    const place = whereIs(placed.hand, card);
    if (place && !sameSlot(place, at)) return { code: "out", card, place };
    placed = { hand: place ? placed.hand : withCard(placed.hand, at, card), slot: at };
  }
  return cards.length === 0 ? placed : { hand: placed.hand, slot: nextEmpty(placed.hand, placed.slot) };
}

/** A link to a hand somewhere in a text, as its address and its fragment; null where there is none that can be read. */
export function linkIn(text: string): { readonly address: string; readonly fragment: string } | null {
  const found = /(\S*)(#1;\S+)/.exec(text);
  if (!found) return null;
  const [, address = "", fragment = ""] = found;
  return parseFragment(fragment) ? { address, fragment } : null;
}
