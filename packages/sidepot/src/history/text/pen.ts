import { type Card, makeCard } from "../../cards/index.ts";
import type { Dealt, HandRecord } from "../record.ts";
import { makeAmount } from "./amount.ts";
import type { Kind } from "./games.ts";
import { kindOf } from "./write-header.ts";

/** A card in a player's hand, and whether others see it. */
export interface Held {
  readonly card: Dealt;
  readonly up: boolean;
}

/** What has been written so far, where later lines depend on it. Lives for the writing of one hand. */
export interface Pen {
  readonly record: HandRecord;
  readonly kind: Kind;
  /** Cards dealt down first in a stud game, which its streets are counted from. */
  readonly down: number;
  readonly names: readonly string[];
  readonly total: number[];
  readonly front: number[];
  readonly folded: boolean[];
  readonly hands: Held[][];
  readonly boards: Card[][];
  /** Cards of the first board that the others share. */
  readonly shared: number;
  street: number;
  /** Which show down's heading was written last; undefined before the first. */
  show: number | null | undefined;
}

/** A pen with which nothing has been written. */
export function newPen(record: HandRecord): Pen {
  const each = <T>(value: T): T[] => record.seats.map(() => value);
  const count = (run: number): number => record.events.reduce((n, e) => n + (e.do === "board" && e.run === run ? e.cards.length : 0), 0);
  const runs = record.events.reduce((most, e) => (e.do === "board" ? Math.max(most, e.run + 1) : most), 1);
  return {
    record,
    kind: kindOf(record),
    down: record.game === null && /5.?card/i.test(record.variant) ? 1 : 2,
    // A name is one line, and never empty.
    names: record.seats.map(({ name }, i) => name.replace(/\s+/g, " ").trim() || `Seat ${i + 1}`),
    total: each(0),
    front: each(0),
    folded: each(false),
    hands: record.seats.map(() => []),
    boards: Array.from({ length: runs }, () => []),
    shared: Math.max(0, count(0) - count(1)),
    street: -1,
    show: undefined,
  };
}

/** Chips as printed. Hundredths without a currency keep their decimals, which alone tell the scale. */
export const chips = ({ record }: Pick<Pen, "record">, amount: number): string =>
  makeAmount(amount, record.scale, record.tournament || record.currency === null);

/** Cards in brackets; a card that nobody saw is an X. */
export const inBrackets = (cards: readonly Dealt[]): string => `[${cards.map((card) => (card === null ? "X" : makeCard(card))).join(" ")}]`;

/** Puts chips in, and says how the line ends when they were the last ones. */
export function pay(pen: Pen, seat: number, amount: number): string {
  const total = (pen.total[seat] as number) + amount;
  pen.total[seat] = total;
  const { cap, seats } = pen.record;
  if (cap !== null && total === cap && pen.street >= 0) return ` and has reached the ${chips(pen, cap)} cap`;
  return total === seats[seat]?.stack ? " and is all-in" : "";
}
