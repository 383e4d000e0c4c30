import type { Seat } from "../units.ts";
import { countOf } from "./dealing.ts";
import type { Dealt, Hand, HandEvent } from "./types.ts";

/** Who looks at a hand: a player, or anybody behind the rail. */
export type Viewer = Seat | "rail";

/**
 * What a viewer may know of a hand: their own cards, the open ones, the boards and the hands that were tabled. Everything else
 * is null, cards given back as well. A hand holds no stub, so what is not dealt cannot be seen by anybody.
 */
export function viewFor(hand: Hand, viewer: Viewer): Hand {
  const cards = hand.cards.map((own, seat) =>
    seat === viewer || hand.tabled[seat] ? own : own.map((card, i) => (hand.up[seat]?.[i] === true ? card : null)),
  );
  return { ...hand, cards, discards: hand.discards.map(() => null) };
}

/** What a viewer may know of an event. */
export function viewEvent(event: HandEvent, viewer: Viewer): HandEvent {
  if (event.type !== "dealt") return event;
  const cards: Dealt[] = [];
  for (const entry of event.due) {
    for (let i = 0; i < countOf(entry); i++) {
      const card = event.cards[cards.length] ?? null;
      const open = entry.to === "board" || entry.seat === viewer || entry.up[i] === true;
      cards.push(open ? card : null);
    }
  }
  return { ...event, cards };
}
