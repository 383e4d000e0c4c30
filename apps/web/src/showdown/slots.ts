import type { Card } from "sidepot/cards";
import { GAME_SHAPES, type Game } from "sidepot/ranking";
import { type Place, sameSlot, stepAmong } from "../cards/places.ts";
import type { Hand, Player, Slots } from "../pots/hand.ts";

/** A place for one card: on the board, or in the hand of the player in a row. */
export interface Slot extends Place {
  readonly of: "board" | number;
}

/** The game of a hand. */
export const gameOf = (hand: Hand): Game => hand.game ?? "holdem";
/** How many cards the board takes when all are dealt. */
export const boardSize = (hand: Hand): number => GAME_SHAPES[gameOf(hand)].deals[0].board;
/** How many cards a player holds when all are dealt. */
export const handSize = (hand: Hand): number => GAME_SHAPES[gameOf(hand)].deals[0].hand;

/** The places of the board. */
export const boardSlots = (hand: Hand): Slot[] => Array.from({ length: boardSize(hand) }, (_, at) => ({ of: "board", at }));
/** The places of a row's hand. */
export const rowSlots = (hand: Hand, row: number): Slot[] => Array.from({ length: handSize(hand) }, (_, at) => ({ of: row, at }));

/** Whether a player shows cards: those who folded, were killed or keep them hidden do not. */
export const shows = (player: Player | undefined): boolean => player !== undefined && player.state !== "folded" && !player.hidden;

/** Whether a row is an empty chair: others put chips in, and this one did not. */
export function isOut(hand: Hand, row: number): boolean {
  const isIn = ({ bet, state }: Player): boolean => bet > 0 || state === "all-in";
  const player = hand.players[row];
  return player !== undefined && !isIn(player) && hand.players.filter(isIn).length > 1;
}

/** Every place that a card can go to, in the order of entering: the board, then the hands of those who show. */
export const allSlots = (hand: Hand): Slot[] => [
  ...boardSlots(hand),
  ...hand.players.flatMap((player, row) => (shows(player) && !isOut(hand, row) ? rowSlots(hand, row) : [])),
];

const slotsAt = (hand: Hand, of: Slot["of"]): Slots => (of === "board" ? hand.board : hand.players[of]?.cards) ?? [];

/** The card in a place; null where it is empty. */
export const cardAt = (hand: Hand, { of, at }: Slot): Card | null => slotsAt(hand, of)[at] ?? null;

/** Where a card lies; null where it is still in the deck. Folded and killed hands are on the table too. */
export function whereIs(hand: Hand, card: Card): Slot | null {
  for (const of of ["board", ...hand.players.keys()] as const) {
    const at = slotsAt(hand, of).indexOf(card);
    if (at >= 0) return { of, at };
  }
  return null;
}

/** The hand with a place filled or emptied. */
export function withCard(hand: Hand, { of, at }: Slot, card: Card | null): Hand {
  const slots = [...slotsAt(hand, of)];
  while (slots.length <= at) slots.push(null);
  slots[at] = card;
  while (slots.length > 0 && slots.at(-1) === null) slots.pop();
  if (of !== "board") return withPlayer(hand, of, slots.length > 0 ? { cards: slots } : {}, ["cards"]);
  const { board: _, ...rest } = hand;
  return slots.length > 0 ? { ...rest, board: slots } : rest;
}

/** The hand with a player's mark changed: cards shown, not shown, or killed (folded). A mark keeps the cards that were entered. */
export function withMark(hand: Hand, row: number, mark: "shown" | "hidden" | "killed"): Hand {
  const state = hand.players[row]?.state === "folded" ? "live" : (hand.players[row]?.state ?? "live");
  const drop: (keyof Player)[] = mark === "hidden" ? ["hidden", "cards"] : ["hidden"];
  return withPlayer(hand, row, { state: mark === "killed" ? "folded" : state, ...(mark === "hidden" ? { hidden: true } : {}) }, drop);
}

/** The hand in another game: what does not fit the new one is taken off. */
export function withGame(hand: Hand, game: Game): Hand {
  const [deal] = GAME_SHAPES[game].deals;
  const { game: _, board, ...rest } = hand;
  const fit = (slots: Slots | undefined, size: number): Slots => {
    const kept = (slots ?? []).slice(0, size);
    while (kept.length > 0 && kept.at(-1) === null) kept.pop();
    return kept;
  };
  const onBoard = fit(board, deal.board);
  return {
    ...rest,
    players: hand.players.map(({ cards, ...player }) => {
      const held = fit(cards, deal.hand);
      return held.length > 0 ? { ...player, cards: held } : player;
    }),
    ...(game === "holdem" ? {} : { game }),
    ...(onBoard.length > 0 ? { board: onBoard } : {}),
  };
}

/** The hand with every card back in the deck. */
export function withoutCards({ board: _, pushed: __, ...hand }: Hand): Hand {
  return { ...hand, players: hand.players.map(({ cards: ___, hidden: ____, ...player }) => player) };
}

/** The hand with pots ticked off; −1 is the return. */
export const withPushed = (hand: Hand, pots: readonly number[]): Hand => ({ ...hand, pushed: [...(hand.pushed ?? []), ...pots] });

function withPlayer(hand: Hand, row: number, change: Partial<Player>, drop: readonly (keyof Player)[]): Hand {
  const changed = (player: Player): Player => {
    const kept = Object.fromEntries(Object.entries(player).filter(([key]) => !(drop as readonly string[]).includes(key)));
    return { ...(kept as unknown as Player), ...change };
  };
  return { ...hand, players: hand.players.map((player, i) => (i === row ? changed(player) : player)) };
}

/** The first empty place after one, around the table once; the place itself where nothing is empty. */
export function nextEmpty(hand: Hand, slot: Slot): Slot {
  const slots = allSlots(hand);
  const from = slots.findIndex((s) => sameSlot(s, slot)) + 1;
  return [...slots.slice(from), ...slots.slice(0, from)].find((s) => cardAt(hand, s) === null) ?? slot;
}

/** The place a number of steps away in the order of entering, never past an end. */
export const stepFrom = (hand: Hand, slot: Slot, steps: number): Slot => stepAmong(allSlots(hand), slot, steps);

/** A place that is there: the one given, or the first empty one. */
export function settledSlot(hand: Hand, slot: Slot): Slot {
  const slots = allSlots(hand);
  if (slots.some((s) => sameSlot(s, slot))) return slot;
  return slots.find((s) => cardAt(hand, s) === null) ?? slots[0] ?? { of: "board", at: 0 };
}
