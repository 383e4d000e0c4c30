import type { Card } from "../../cards/index.ts";
import type { HandRecord, RecordEvent } from "../record.ts";
import { chips, type Held, inBrackets, newPen, type Pen } from "./pen.ts";
import { writeAction, writePost } from "./write-chips.ts";
import { writeHeader } from "./write-header.ts";
import { labelsOf, writeSummary } from "./write-summary.ts";

const ORDINALS = ["FIRST", "SECOND", "THIRD", "FOURTH"];

/**
 * Writes a hand in PokerStars' form, for other programs and for our own reader: what is read from it is the same hand, but for
 * cards that nobody saw. Amounts carry no currency sign, the code stands in the first line; what a hand makes is not worded.
 */
export function makeSiteText(record: HandRecord): string {
  const pen = newPen({ ...record, events: headed(record.events) });
  const labels = labelsOf(record, pen.kind);
  const seats = record.seats.map(({ stack }, seat) => `Seat ${labels[seat]}: ${pen.names[seat]} (${chips(pen, stack)} in chips)`);
  const play = pen.record.events.flatMap((event, i) => write(pen, i, event));
  return `${[...writeHeader(record, labels), ...seats, ...play, ...writeSummary(pen, labels)].join("\n")}\n`;
}

/** Streets before the cards that they are dealt with: PHH, among others, deals first. */
function headed(events: readonly RecordEvent[]): readonly RecordEvent[] {
  const first = events.findIndex((event) => event.do === "deal");
  const street = events.findIndex((event) => event.do === "street");
  if (first < 0 || street < first) return events;
  const moved: RecordEvent[] = [];
  for (const event of events) {
    const last = moved.findLastIndex((other) => other.do !== "deal") + 1;
    if (event.do === "street") moved.splice(last, 0, event);
    else moved.push(event);
  }
  return moved;
}

function write(pen: Pen, i: number, event: RecordEvent): string[] {
  switch (event.do) {
    case "street":
      return writeStreet(pen, i, event.street);
    case "board":
      return writeBoard(pen, event.run, event.cards);
    case "deal":
      return writeDeal(pen, event);
    case "post":
      return writePost(pen, i, event);
    case "draw":
      return writeDraw(pen, event);
    case "show":
    case "muck":
    case "collect":
      return writeEnd(pen, i, event);
    case "returned":
      return [`Uncalled bet (${chips(pen, event.amount)}) returned to ${pen.names[event.seat]}`];
    default:
      return writeAction(pen, event);
  }
}

function writeStreet(pen: Pen, i: number, street: number): string[] {
  const next = pen.record.events[i + 1];
  pen.street = street;
  if (street > 0) pen.front.fill(0);
  if (pen.kind === "stud") {
    // A card in the middle, when the deck ran short, stands in the heading.
    if (next?.do === "board") return [];
    return [`*** ${studStreet(pen, street)} ***`];
  }
  if (street === 0) return [pen.kind === "draw" ? "*** DEALING HANDS ***" : "*** HOLE CARDS ***"];
  if (pen.kind === "flop") return [];
  if (pen.record.draws > 1) return [`*** ${ORDINALS[street - 1] ?? "FOURTH"} DRAW ***`];
  // The only draw of a game has no heading; one that nobody draws in would go unseen without.
  return next?.do === "draw" ? [] : ["*** DRAW ***"];
}

function studStreet({ down }: Pen, street: number): string {
  const number = street + 1 + down;
  return number > 6 ? "RIVER" : `${number}${number === 2 ? "nd" : number === 3 ? "rd" : "th"} STREET`;
}

/** One line a street, also where a run-out is kept in one event. */
function writeBoard(pen: Pen, run: number, cards: readonly Card[]): string[] {
  const board = pen.boards[run] as Card[];
  if (run > 0 && board.length === 0) board.push(...(pen.boards[0] as Card[]).slice(0, pen.shared));
  const lines: string[] = [];
  for (let from = 0; from < cards.length; ) {
    const before = board.length;
    const left = cards.length - from;
    const fresh = cards.slice(from, from + (pen.kind === "flop" && before < 3 && left > 1 ? 3 - before : 1));
    const name = boardName(pen, before + fresh.length);
    const apart = pen.boards.length > 1 && before + fresh.length > pen.shared;
    const heading = !apart ? name : run < ORDINALS.length ? `${ORDINALS[run]} ${name}` : `${name} ${run + 1}`;
    lines.push(`*** ${heading} *** ${before > 0 ? `${inBrackets(board)} ` : ""}${inBrackets(fresh)}`);
    board.push(...fresh);
    from += fresh.length;
  }
  return lines;
}

function boardName({ kind }: Pen, cards: number): string {
  if (kind !== "flop" || cards > 4) return "RIVER";
  return cards < 3 ? "HOLE CARDS" : cards === 3 ? "FLOP" : "TURN";
}

/** Cards that nobody saw are no line of this form. */
function writeDeal(pen: Pen, { seat, cards, up }: Extract<RecordEvent, { do: "deal" }>): string[] {
  const hand = pen.hands[seat] as Held[];
  const before = hand.map(({ card }) => card);
  hand.push(...cards.map((card, i) => ({ card, up: up?.[i] ?? false })));
  const seen = cards.filter((card) => card !== null);
  if (seen.length === 0) return [];
  const start = `Dealt to ${pen.names[seat]}`;
  if (pen.kind !== "stud") return [`${start} ${before.length > 0 ? `${inBrackets(before)} ` : ""}${inBrackets(cards)}`];
  if (before.length === 0) return [`${start} ${inBrackets(seen.length === 1 ? seen : cards)}`];
  return [`${start} ${inBrackets(before.filter((card) => card !== null))} ${inBrackets(cards)}`];
}

function writeDraw(pen: Pen, { seat, count, cards }: Extract<RecordEvent, { do: "draw" }>): string[] {
  const hand = pen.hands[seat] as Held[];
  for (const card of cards ?? []) {
    const at = hand.findIndex((held) => held.card === card);
    if (at >= 0) hand.splice(at, 1);
  }
  if (cards === null) hand.length = 0;
  const which = cards !== null && cards.length > 0 ? ` ${inBrackets(cards)}` : "";
  return [`${pen.names[seat]}: ${count === 0 ? "stands pat" : `discards ${count} card${count === 1 ? "" : "s"}${which}`}`];
}

/** Shows, mucks and pots, under the heading of the board that they are about. */
function writeEnd(pen: Pen, i: number, event: Extract<RecordEvent, { do: "show" | "muck" | "collect" }>): string[] {
  const live = pen.folded.filter((folded) => !folded).length;
  const heading = live > 1 ? showDown(pen, i) : [];
  const name = pen.names[event.seat];
  if (event.do === "show") return [...heading, `${name}: shows ${inBrackets(event.cards)}`];
  if (event.do === "muck") return [...heading, `${name}: ${live > 1 ? "mucks hand" : "doesn't show hand"}`];
  return [...heading, `${name} collected ${chips(pen, event.amount)} from ${potName(pen, event.pot)}`];
}

/** The heading before the first line about a board; none while cards or bets are still to come. */
function showDown(pen: Pen, i: number): string[] {
  const rest = pen.record.events.slice(i);
  if (rest.some(({ do: what }) => what === "board" || what === "street" || what === "bet" || what === "raise")) return [];
  const paid = rest.find((e) => e.do === "collect");
  const run = paid?.do === "collect" ? paid.run : (pen.show ?? null);
  if (run === pen.show) return [];
  pen.show = run;
  if (run === null) return ["*** SHOW DOWN ***"];
  return [run < ORDINALS.length ? `*** ${ORDINALS[run]} SHOW DOWN ***` : `*** SHOW DOWN ${run + 1} ***`];
}

function potName({ record }: Pen, pot: number | null): string {
  if (pot === null) return "pot";
  if (pot === 0) return "main pot";
  const several = record.events.some((e) => e.do === "collect" && (e.pot ?? 0) > 1) || (record.result.pots?.length ?? 0) > 2;
  return several || pot > 1 ? `side pot-${pot}` : "side pot";
}
