import { type HandEvent, replayEvents, viewEvent, viewFor } from "sidepot/hand";
import type { Seen } from "../bots/types.ts";
import type { Seat } from "../seat.ts";
import type { Decision } from "./types.ts";

const ACTIONS: readonly HandEvent["type"][] = ["folded", "checked", "called", "bet", "raised"];

/** The decisions of one player in a hand, in their order, each with what the player knew then and nothing more. */
export function decisionsOf(events: readonly HandEvent[], hero: Seat): Decision[] {
  const found: Decision[] = [];
  for (const [at, event] of events.entries()) {
    if (!ACTIONS.includes(event.type) || !("seat" in event) || event.seat !== hero) continue;
    const seen = seenAt(events, at, hero);
    if (seen?.hand.phase.at === "betting" && seen.hand.phase.toAct === hero) found.push({ at, event, seen });
  }
  return found;
}

/** What a player knew before an event; null where the events so far are no hand. */
function seenAt(events: readonly HandEvent[], at: number, seat: Seat): Seen | null {
  const before = events.slice(0, at);
  const hand = replayEvents(before);
  return hand && { hand: viewFor(hand, seat), events: before.map((event) => viewEvent(event, seat)), seat };
}

/** What the player knew when the street of a decision began, before anybody acted on it. */
export function streetStart({ seen }: Decision): Seen | null {
  const { events, seat, hand } = seen;
  const opened = events.findLastIndex((event) => event.type === "opened" && event.street === hand.street && event.phase.at === "betting");
  return opened < 0 ? null : seenAt(events, opened + 1, seat);
}
