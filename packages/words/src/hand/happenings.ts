import type { Card } from "sidepot/cards";
import type { HandEvent, Phase, StreetName } from "sidepot/hand";
import type { PostKind, RecordEvent } from "sidepot/history";
import { nameAt } from "../text.ts";
import { cardSigns, written } from "./figures.ts";
import type { Around } from "./words.ts";

/** Cards that come to one player, written; `known` when any of them is. */
interface Given {
  readonly name: string;
  readonly cards: string;
  readonly count: number;
  readonly known: boolean;
}

/** One thing that happened in a hand, played or recorded, with names and amounts written. */
export type Happening =
  | { readonly code: "STARTED"; readonly players: number; readonly button: string }
  | { readonly code: "POSTED"; readonly name: string; readonly kind: PostKind; readonly amount: string; readonly dead: boolean }
  | { readonly code: "CARDS"; readonly hands: readonly Given[]; readonly boards: readonly BoardCards[]; readonly street: StreetName | null }
  | { readonly code: "FOLDED" | "CHECKED" | "CHECKED_OR_CALLED" | "KILLED"; readonly name: string }
  | { readonly code: "CALLED" | "BET" | "RAISED"; readonly name: string; readonly amount: string; readonly allIn: boolean }
  /** `amount` is null where the stakes say it. */
  | { readonly code: "BROUGHT_IN"; readonly name: string; readonly amount: string | null; readonly allIn: boolean }
  /** `cards` are those given back, where they are known. */
  | { readonly code: "DREW"; readonly name: string; readonly count: number; readonly cards: string | null }
  | { readonly code: "RETURNED"; readonly name: string; readonly amount: string }
  | { readonly code: "SHOWED"; readonly name: string; readonly cards: string }
  | { readonly code: "MUCKED"; readonly name: string; readonly cards: string | null }
  | { readonly code: "TABLED"; readonly names: readonly string[] }
  | { readonly code: "RUN"; readonly times: number }
  /** A betting round begins; `number` counts from 1. */
  | { readonly code: "ROUND"; readonly street: StreetName | null; readonly number: number }
  | { readonly code: "TO_DEAL"; readonly street: StreetName | null; readonly count: number }
  | { readonly code: "TO_ACT" | "TO_DRAW" | "TO_SHOW"; readonly name: string; readonly street: StreetName | null }
  | { readonly code: "OVER"; readonly shares: readonly { readonly name: string; readonly amount: string }[]; readonly rake: string | null }
  | {
      readonly code: "COLLECTED";
      readonly name: string;
      readonly amount: string;
      readonly pot: number | null;
      /** From 0. */
      readonly run: number | null;
    };

/** Cards that come to a board, written; `board` counts from 0 and is null where there is but one. */
interface BoardCards {
  readonly board: number | null;
  readonly cards: string;
  readonly count: number;
}

const given = (name: string, cards: readonly (Card | null)[]): Given => ({
  name,
  cards: cardSigns(cards),
  count: cards.length,
  known: cards.some((card) => card !== null),
});

const onBoard = (board: number | null, cards: readonly (Card | null)[]): BoardCards => ({
  board,
  cards: cardSigns(cards),
  count: cards.length,
});

/** Where a hand stands, as something to say. The shares of a hand that is over are left out. */
export function standing(phase: Phase, names: readonly string[], street: StreetName | null): Happening {
  switch (phase.at) {
    case "dealing":
      return { code: "TO_DEAL", street, count: phase.due.reduce((sum, due) => sum + (due.to === "seat" ? due.up.length : due.count), 0) };
    case "betting":
      return { code: "TO_ACT", name: nameAt(names, phase.toAct), street };
    case "drawing":
      return { code: "TO_DRAW", name: nameAt(names, phase.toAct), street };
    case "showdown":
      return { code: "TO_SHOW", name: nameAt(names, phase.toAct), street: null };
    case "complete":
      return { code: "OVER", shares: [], rake: null };
  }
}

/** An event of a hand, as something to say. */
export function happened(event: HandEvent, names: readonly string[], around: Around): Happening {
  const name = "seat" in event ? nameAt(names, event.seat) : "";
  const chips = (amount: number): string => written(amount, around.scale);
  const street = around.street ?? null;
  switch (event.type) {
    case "started":
      return { code: "STARTED", players: event.settings.stacks.length, button: nameAt(names, event.settings.button) };
    case "posted":
      return { code: "POSTED", name, kind: event.kind, amount: chips(event.amount), dead: event.dead };
    case "dealt":
      return dealt(event, names, street);
    case "folded":
      return { code: "FOLDED", name };
    case "checked":
      return { code: "CHECKED", name };
    case "mucked":
      return { code: "MUCKED", name, cards: null };
    case "killed":
      return { code: "KILLED", name };
    case "called":
      return { code: "CALLED", name, amount: chips(event.amount), allIn: event.allIn };
    case "bet":
    case "raised":
      return { code: event.type === "bet" ? "BET" : "RAISED", name, amount: chips(event.to), allIn: event.allIn };
    case "brought-in":
      return { code: "BROUGHT_IN", name, amount: chips(event.amount), allIn: event.allIn };
    case "drew":
      return { code: "DREW", name, count: event.discard.length, cards: null };
    case "returned":
      return { code: "RETURNED", name, amount: chips(event.amount) };
    case "showed":
      return { code: "SHOWED", name, cards: cardSigns(event.cards) };
    case "tabled":
      return { code: "TABLED", names: event.seats.map((seat) => nameAt(names, seat)) };
    case "run":
      return { code: "RUN", times: event.times };
    case "opened":
      return standing(event.phase, names, street);
    case "ended": {
      const { won, rake } = event.outcome;
      const shares = won.flatMap((amount, seat) => (amount > 0 ? [{ name: nameAt(names, seat), amount: chips(amount) }] : []));
      return { code: "OVER", shares, rake: rake > 0 ? chips(rake) : null };
    }
  }
}

function dealt(event: Extract<HandEvent, { type: "dealt" }>, names: readonly string[], street: StreetName | null): Happening {
  const hands: Given[] = [];
  const boards: BoardCards[] = [];
  const several = event.due.filter((due) => due.to === "board").length > 1;
  let at = 0;
  for (const due of event.due) {
    const count = due.to === "seat" ? due.up.length : due.count;
    const cards = event.cards.slice(at, at + count);
    at += count;
    if (due.to === "seat") hands.push(given(nameAt(names, due.seat), cards));
    else boards.push(onBoard(several ? due.board : null, cards));
  }
  return { code: "CARDS", hands, boards, street };
}

/** An event of a record, as something to say. */
export function recorded(event: RecordEvent, names: readonly string[], around: Around): Happening {
  const name = "seat" in event ? nameAt(names, event.seat) : "";
  const chips = (amount: number): string => written(amount, around.scale);
  const street = around.street ?? null;
  switch (event.do) {
    case "post":
      return { code: "POSTED", name, kind: event.kind, amount: chips(event.amount), dead: false };
    case "deal":
      return { code: "CARDS", hands: [given(name, event.cards)], boards: [], street };
    case "board":
      return { code: "CARDS", hands: [], boards: [onBoard(event.run === 0 ? null : event.run, event.cards)], street };
    case "street":
      return { code: "ROUND", street, number: event.street + 1 };
    case "fold":
      return { code: "FOLDED", name };
    case "check":
      return { code: "CHECKED", name };
    case "call":
      return { code: "CALLED", name, amount: chips(event.amount), allIn: false };
    case "check-or-call": {
      const added = around.added ?? null;
      if (added === null) return { code: "CHECKED_OR_CALLED", name };
      return added === 0 ? { code: "CHECKED", name } : { code: "CALLED", name, amount: chips(added), allIn: false };
    }
    case "bet":
    case "raise":
      return { code: event.do === "bet" ? "BET" : "RAISED", name, amount: chips(event.to), allIn: false };
    case "bring-in":
      return { code: "BROUGHT_IN", name, amount: null, allIn: false };
    case "draw":
      return { code: "DREW", name, count: event.count, cards: event.cards && event.count > 0 ? cardSigns(event.cards) : null };
    case "returned":
      return { code: "RETURNED", name, amount: chips(event.amount) };
    case "show":
      return { code: "SHOWED", name, cards: cardSigns(event.cards) };
    case "muck":
      return { code: "MUCKED", name, cards: event.cards?.some((card) => card !== null) ? cardSigns(event.cards) : null };
    case "collect":
      return { code: "COLLECTED", name, amount: chips(event.amount), pot: event.pot, run: event.run };
  }
}
