import type { Card } from "sidepot/cards";
import { type Place, sameSlot, stepAmong } from "../cards/places.ts";
import { MOST_DEAD, type Question, withPlayer } from "./question.ts";

/** A place for one card: on the board, among the dead cards, or in a player's hand. */
export interface Slot extends Place {
  readonly of: "board" | "dead" | number;
}

/** Places of a kind, in their order. Behind the dead cards there is always one more, as long as there is room. */
export function slotsOf(question: Question, of: Slot["of"]): Slot[] {
  const many = of === "board" ? 5 : of === "dead" ? Math.min(MOST_DEAD, question.dead.length + 1) : 2;
  return Array.from({ length: many }, (_, at) => ({ of, at }));
}

/** Every place in the order of entering: the hands, the board, the dead cards. */
export const allSlots = (question: Question): Slot[] => [
  ...question.players.flatMap(({ range }, at) => (range === null ? slotsOf(question, at) : [])),
  ...slotsOf(question, "board"),
  ...slotsOf(question, "dead"),
];

/** The card in a place; null where it is empty. */
export function cardAt({ players, board, dead }: Question, { of, at }: Slot): Card | null {
  return (of === "board" ? board : of === "dead" ? dead : players[of]?.cards)?.[at] ?? null;
}

/** Where a card lies; null where it is in the deck. The cards of a player with a range are not meant. */
export function whereIs(question: Question, card: Card): Slot | null {
  return allSlots(question).find((slot) => cardAt(question, slot) === card) ?? null;
}

/** The question with a place filled or emptied. */
export function withCard(question: Question, { of, at }: Slot, card: Card | null): Question {
  if (of === "dead") {
    const kept = question.dead.filter((_, i) => i !== at);
    return { ...question, dead: card === null ? kept : [...question.dead.slice(0, at), card, ...question.dead.slice(at + 1)] };
  }
  const put = (cards: readonly (Card | null)[]): readonly (Card | null)[] => cards.map((old, i) => (i === at ? card : old));
  if (of === "board") return { ...question, board: put(question.board) };
  const player = question.players[of];
  return player ? withPlayer(question, of, { cards: put(player.cards) }) : question;
}

/** The first empty place after one among those of hands and board; the place after it where none is empty. */
export function nextSlot(question: Question, slot: Slot): Slot {
  const slots = allSlots(question);
  const after = slots.slice(slots.findIndex((one) => sameSlot(one, slot)) + 1);
  if (slot.of === "dead") return after[0] ?? slot;
  return after.find((one) => one.of !== "dead" && cardAt(question, one) === null) ?? slot;
}

/** The place a number of steps away, never past an end. */
export const stepFrom = (question: Question, slot: Slot, steps: number): Slot => stepAmong(allSlots(question), slot, steps);
