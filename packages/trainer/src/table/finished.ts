import { type Hand, type HandEvent, replayEvents } from "sidepot/hand";
import { deckOf } from "./play.ts";
import { heroOf } from "./session.ts";
import type { FinishedHand, Session } from "./types.ts";

/** The hand that is over, with its deck; null while it is at play, and before the first. */
export function finished(session: Session): FinishedHand | null {
  const { config, play } = session;
  if (play?.hand.phase.at !== "complete") return null;
  const players = play.seats.map((place) => config.players[place]);
  return {
    proof: { seed: config.seed, number: play.number, deck: play.deck },
    names: players.map((player) => player?.name ?? ""),
    bots: players.map((player) => player?.bot ?? null),
    hero: heroOf(session),
    events: play.events,
    outcome: play.hand.phase.outcome,
    mode: config.mode,
    ...(config.mode === "tournament" ? { tournament: { entrants: config.players.length, others: othersOf(session, play.seats) } } : {}),
  };
}

const othersOf = ({ chips }: Session, seats: readonly number[]): number[] =>
  chips.filter((stack, place) => stack > 0 && !seats.includes(place));

/** One step of a hand: what happened at once, and the hand after it. */
export interface Step {
  /** The place of its first event among the hand's events. */
  readonly at: number;
  /** The action or deal and everything that followed from it by itself: a return, hands tabled, the next street, the end. */
  readonly events: readonly HandEvent[];
  readonly hand: Hand;
}

/**
 * Every step of a hand, as it was played: first the forced bets, then each deal, action and show. Events that follow by
 * themselves belong to the step that they follow from.
 */
export function replayHand({ events }: Pick<FinishedHand, "events">): Step[] {
  const steps: Step[] = [];
  let at = 0;
  for (let next = 1; next <= events.length; next++) {
    if (next < events.length && isConsequence(events[next] as HandEvent)) continue;
    const hand = replayEvents(events.slice(0, next));
    if (!hand) continue;
    steps.push({ at, events: events.slice(at, next), hand });
    at = next;
  }
  return steps;
}

/**
 * The hand as it stood when so many of its events had happened, for a screen that shows them one by one: never one that knows what is
 * still to come. Between two phases, before what follows by itself has followed, nobody is to act and no card is due.
 *
 * @returns null before the first event
 */
export function handAt(events: readonly HandEvent[], count: number): Hand | null {
  const past = events.slice(0, Math.max(0, count));
  const street = past.findLast((event) => event.type === "opened")?.street ?? 0;
  return replayEvents(past) ?? replayEvents([...past, { type: "opened", street, phase: { at: "dealing", due: [] } }]);
}

const CONSEQUENCES: readonly HandEvent["type"][] = ["posted", "returned", "tabled", "opened", "ended"];
const isConsequence = ({ type }: HandEvent): boolean => CONSEQUENCES.includes(type);

/**
 * Whether a hand was dealt as its proof says: shuffles again by the seed and the hand's number, and compares every card of the deck that is
 * shown, and every card that was dealt, in its order.
 */
export function proofHolds({ proof, events }: Pick<FinishedHand, "proof" | "events">): boolean {
  const again = deckOf(proof.seed, proof.number);
  const dealt = events.flatMap((event) => (event.type === "dealt" ? event.cards : []));
  return proof.deck.length === again.length && [proof.deck, dealt].every((cards) => cards.every((card, i) => card === again[i]));
}
