import { type Card, isCard } from "../cards/index.ts";
import { checkDeck } from "../ranking/rank.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import type { Seat } from "../units.ts";
import type { Table } from "./betting.ts";
import type { Illegal } from "./illegal.ts";
import { deckSize, streetsOf } from "./plans.ts";
import type { Dealt, Due, Hand, HandEvent } from "./types.ts";

/** How many cards an entry asks for. */
export const countOf = (due: Due): number => (due.to === "seat" ? due.up.length : due.count);

/** All cards that are due. */
export const dueCount = (due: readonly Due[]): number => due.reduce((sum, entry) => sum + countOf(entry), 0);

/** Cards that lie somewhere on the table. */
const onTable = ({ cards, boards }: Table): number =>
  cards.reduce((sum, hand) => sum + hand.length, 0) + boards.reduce((sum, board) => sum + board.length, 0);

/** Cards that nobody has had. */
export const stub = (table: Table): number => deckSize(table.settings.game) - onTable(table) - table.discards.length;

/** The cards that open a street: to each player still in, clockwise from the button, then to the boards. */
export function streetDue(table: Table, street: number): Due[] {
  const { settings, folded, boards } = table;
  const plan = streetsOf(settings.game, settings.draws)[street];
  if (!plan) return [];
  const due: Due[] = [];
  const seats = playersFrom(table);
  // TDA 2024 RP-10-H: one common card when the stub cannot serve everybody.
  if (plan.name === "seventh" && stub(table) < seats.length) return [{ to: "board", board: 0, count: 1 }];
  if (plan.hole.length > 0) for (const seat of seats) if (!folded[seat]) due.push({ to: "seat", seat, up: plan.hole });
  if (plan.board > 0) for (let board = 0; board < boards.length; board++) due.push({ to: "board", board, count: plan.board });
  return due;
}

/** Seats still in, clockwise from the one left of the button. */
export function playersFrom({ settings, folded }: Table): Seat[] {
  const n = folded.length;
  const seats: Seat[] = [];
  for (let i = 1; i <= n; i++) {
    const seat = (settings.button + i) % n;
    if (!folded[seat]) seats.push(seat as Seat);
  }
  return seats;
}

/** The cards that a draw owes: as many as each player gave back, face down. */
export function drawDue(table: Table, drawn: readonly number[]): Due[] {
  return playersFrom(table)
    .filter((seat) => (drawn[seat] ?? 0) > 0)
    .map((seat) => ({ to: "seat", seat, up: new Array<boolean>(drawn[seat] as number).fill(false) }));
}

/** A deal as an event, or why these cards cannot be the ones that are due. */
export function dealEvent(hand: Table, due: readonly Due[], cards: readonly Dealt[]): Result<HandEvent, Illegal> {
  const path = "action.cards";
  if (!Array.isArray(cards)) return fail({ code: "NOT_A_LIST", path, got: show(cards) });
  const want = dueCount(due);
  if (cards.length !== want) return fail({ code: "DEAL_COUNT", path, got: cards.length, want });
  const problem = checkNew(hand, cards) ?? checkGameDeck(hand, cards) ?? checkKnown(due, cards);
  return problem ? fail(problem) : ok({ type: "dealt", due, cards });
}

function checkNew(hand: Table, cards: readonly Dealt[]): Illegal | null {
  const there = new Array<boolean>(52).fill(false);
  for (const own of hand.cards) for (const card of own) if (card !== null) there[card] = true;
  for (const board of hand.boards) for (const card of board) if (card !== null) there[card] = true;
  // What was given back comes again only when the last card of the stub has been dealt.
  const fresh = hand.discards.length > 0 ? stub(hand) : 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Dealt;
    if (card === null) continue;
    if (!isCard(card)) return { code: "NOT_CARDS", path: `action.cards[${i}]`, got: show(card) };
    if (there[card] || (i < fresh && hand.discards.includes(card))) return { code: "CARD_IN_PLAY", path: `action.cards[${i}]`, card };
    there[card] = true;
  }
  return null;
}

/** Every card is in the game's deck; an unknown one stands as an ace, which all decks have. */
const checkGameDeck = ({ settings: { game } }: Table, cards: readonly Dealt[]): Illegal | null =>
  deckSize(game) === 52
    ? null
    : checkDeck(
        game,
        cards.map((card) => card ?? ACE),
        "action.cards",
      );

const ACE = 51 as Card;

/** Open cards of players decide who acts: they must be known. */
function checkKnown(due: readonly Due[], cards: readonly Dealt[]): Illegal | null {
  let at = 0;
  for (const entry of due) {
    for (let i = 0; i < countOf(entry); i++, at++) {
      if (entry.to === "seat" && entry.up[i] === true && cards[at] === null) return { code: "CARD_NEEDED", path: `action.cards[${at}]` };
    }
  }
  return null;
}

/** The hand with the cards where they belong. */
export function dealt(hand: Hand, due: readonly Due[], cards: readonly Dealt[]): Hand {
  const hands = hand.cards.slice();
  const up = hand.up.slice();
  let boards = hand.boards;
  let at = 0;
  for (const entry of due) {
    const part = cards.slice(at, at + countOf(entry));
    at += part.length;
    if (entry.to === "seat") {
      const own = hands[entry.seat] as readonly Dealt[];
      hands[entry.seat] = own.length === 0 ? part : own.concat(part);
      up[entry.seat] = own.length === 0 ? entry.up : (up[entry.seat] as readonly boolean[]).concat(entry.up);
    } else boards = boards.map((board, i) => (i === entry.board ? board.concat(part) : board));
  }
  // A stub that runs out is made anew from everything that was given back.
  const discards = hand.discards.length > 0 && stub(hand) < cards.length ? [] : hand.discards;
  return { ...hand, cards: hands, up, boards, discards };
}

/**
 * Deals what is due from the top of a deck: the injected randomness of a table.
 *
 * @param deck the stub in its order, first card first
 * @param burn cards that are burned before a board is dealt; they leave the deck and are not named
 * @returns the cards of the `deal` action and the rest of the deck, or null when the deck is too short
 */
export function takeDue(due: readonly Due[], deck: readonly Card[], burn = 0): { readonly cards: Card[]; readonly deck: Card[] } | null {
  const from = due.some((entry) => entry.to === "board") ? burn : 0;
  const want = dueCount(due);
  return deck.length < from + want ? null : { cards: deck.slice(from, from + want), deck: deck.slice(from + want) };
}
