import type { FinishedHand } from "@sidepot/trainer/table";
import { isCard } from "sidepot/cards";
import { type HandEvent, replayEvents } from "sidepot/hand";
import type { Notes } from "../desk/notes.svelte.ts";

/** A hand of the practice table that this device keeps. */
export interface KeptHand {
  /** Short, and the same for the same deal of the same table: what an address can name. */
  readonly id: string;
  /** When it ended, in milliseconds since 1970. */
  readonly when: number;
  readonly hand: FinishedHand;
}

/** How many hands are kept. */
export const MOST_HANDS = 50;
/** Raised when a hand is kept in another form: older ones are forgotten rather than misread. */
const VERSION = 1;

let read: { readonly text: string; readonly hands: readonly KeptHand[] } = { text: "", hands: [] };

/** The hands that this device keeps, the newest first. What cannot be read is none. */
export function keptHands(notes: Pick<Notes, "note">): readonly KeptHand[] {
  const text = notes.note("hands") ?? "";
  if (text !== read.text) read = { text, hands: parse(text) };
  return read.hands;
}

/** The hand of an id; the newest one where none is asked for; null where there is none. */
export function keptHand(notes: Pick<Notes, "note">, id: string | null = null): KeptHand | null {
  const hands = keptHands(notes);
  return (id === null ? hands[0] : hands.find((one) => one.id === id)) ?? null;
}

/** What a hand is called in addresses: its seed and its number. */
export const idOf = ({ proof }: FinishedHand): string => `${proof.seed.toString(36)}-${proof.number}`;

/** Keeps a hand. One that was taken back and played otherwise goes over what it was before. */
export function keepHand(notes: Notes, hand: FinishedHand, when: number): void {
  const id = idOf(hand);
  const others = keptHands(notes).filter((one) => one.id !== id);
  const hands: readonly KeptHand[] = [{ id, when, hand }, ...others].slice(0, MOST_HANDS);
  notes.setNote("hands", JSON.stringify({ version: VERSION, hands }));
}

/** Forgets a hand: it was taken back and is not over any more. */
export function dropHand(notes: Notes, id: string): void {
  const hands = keptHands(notes);
  if (hands.some((one) => one.id === id))
    notes.setNote("hands", JSON.stringify({ version: VERSION, hands: hands.filter((one) => one.id !== id) }));
}

function parse(text: string): readonly KeptHand[] {
  try {
    const value: unknown = JSON.parse(text);
    const { version, hands } = Object(value);
    return version === VERSION && Array.isArray(hands) ? hands.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Whether a value is a hand that can be shown: one that is not would take the others with it. */
function isKept(value: unknown): value is KeptHand {
  const { id, when, hand } = Object(value);
  const { proof, names, bots, events, outcome } = Object(hand);
  const lists: readonly unknown[] = [names, bots, events, Object(proof).deck, Object(outcome).pots];
  const fine = typeof id === "string" && !Number.isNaN(new Date(when).getTime()) && lists.every(Array.isArray);
  return fine && isWhole(events, names.length, outcome);
}

/** Whether events can be replayed to an end, with a card wherever one was dealt. */
function isWhole(events: readonly HandEvent[], players: number, outcome: unknown): boolean {
  try {
    const hand = replayEvents(events);
    const dealt = events.every((event) => event.type !== "dealt" || event.cards.every(isCard));
    const ended = hand?.phase.at === "complete" && JSON.stringify(hand.phase.outcome) === JSON.stringify(outcome);
    return ended && hand.stacks.length === players && dealt;
  } catch {
    return false;
  }
}
