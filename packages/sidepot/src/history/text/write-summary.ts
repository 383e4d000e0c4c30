import type { Card } from "../../cards/index.ts";
import type { HandRecord } from "../record.ts";
import type { Kind } from "./games.ts";
import { chips, inBrackets, type Pen } from "./pen.ts";

/** Seat numbers: the record's own where they run round the table with the button last, else new ones. */
export function labelsOf({ seats }: HandRecord, kind: Kind): readonly number[] {
  const own = seats.map(({ label }) => label);
  const whole = own.every((label): label is number => label !== null && Number.isSafeInteger(label) && label > 0);
  const falls = own.filter((label, i) => i > 0 && (label ?? 0) <= (own[i - 1] ?? 0)).length;
  const distinct = new Set(own).size === own.length;
  const round = falls === 0 || (falls === 1 && kind !== "stud" && (own.at(-1) ?? 0) < (own[0] ?? 0));
  return whole && distinct && round ? own : seats.map((_, i) => i + 1);
}

/** Everything from the heading of the summary on. */
export function writeSummary(pen: Pen, labels: readonly number[]): string[] {
  return ["*** SUMMARY ***", ...totals(pen), ...boards(pen), ...outcomes(pen, labels)];
}

function totals(pen: Pen): string[] {
  const { totalPot, pots, rake } = pen.record.result;
  if (totalPot === null) return [];
  const several = pots !== null && pots.length > 2;
  const parts = (pots ?? []).map((pot, i) => `${i === 0 ? "Main pot" : several ? `Side pot-${i}` : "Side pot"} ${chips(pen, pot)}.`);
  const fee = rake === null ? "" : ` | Rake ${chips(pen, rake)}`;
  return [`Total pot ${chips(pen, totalPot)}${parts.map((part) => ` ${part}`).join("")}${fee}`];
}

function boards({ boards: all }: Pen): string[] {
  const names = ["FIRST ", "SECOND ", "THIRD "];
  return all
    .slice(0, 3)
    .flatMap((board: readonly Card[], i) => (board.length === 0 ? [] : [`${all.length > 1 ? names[i] : ""}Board ${inBrackets(board)}`]));
}

const STREETS: Readonly<Record<Kind, readonly string[]>> = {
  flop: ["before Flop", "on the Flop", "on the Turn", "on the River"],
  stud: ["on the 3rd Street", "on the 4th Street", "on the 5th Street", "on the 6th Street", "on the River"],
  draw: ["before the Draw", "after the 1st Draw", "after the 2nd Draw", "after the 3rd Draw"],
};

function outcomes(pen: Pen, labels: readonly number[]): string[] {
  const order = labels.map((label, seat) => ({ label, seat })).toSorted((a, b) => a.label - b.label);
  return order.map(({ label, seat }) => `Seat ${label}: ${pen.names[seat]}${places(pen, seat)} ${outcome(pen, seat)}`.trimEnd());
}

function places({ record, kind }: Pen, seat: number): string {
  const posted = (wanted: string): boolean => record.events.some((e) => e.do === "post" && e.kind === wanted && e.seat === seat);
  const button = kind !== "stud" && seat === record.seats.length - 1 && !posted("button-blind") ? " (button)" : "";
  const blind = posted("small-blind")
    ? " (small blind)"
    : posted("big-blind")
      ? " (big blind)"
      : posted("button-blind")
        ? " (button blind)"
        : "";
  return button + blind;
}

function outcome(pen: Pen, seat: number): string {
  const { events } = pen.record;
  const won = events.reduce((sum, e) => sum + (e.do === "collect" && e.seat === seat ? e.amount : 0), 0);
  const show = events.findLast((e) => e.do === "show" && e.seat === seat);
  const muck = events.find((e) => e.do === "muck" && e.seat === seat);
  const fold = events.findIndex((e) => e.do === "fold" && e.seat === seat);
  // The cards of a hand thrown away stand nowhere else.
  if (muck?.do === "muck" && muck.cards !== null) return `mucked ${inBrackets(muck.cards)}`;
  if (fold >= 0 && won === 0) {
    const street = events.slice(0, fold).reduce((last, e) => (e.do === "street" ? e.street : last), 0);
    const bet = street > 0 || pen.total[seat] !== 0 ? "" : " (didn't bet)";
    return `folded ${STREETS[pen.kind][street] ?? "on the River"}${bet}`;
  }
  if (show?.do === "show") return `showed ${inBrackets(show.cards)} and ${won > 0 ? `won (${chips(pen, won)})` : "lost"}`;
  if (muck && won === 0) return "mucked";
  return won > 0 ? `collected (${chips(pen, won)})` : "";
}
