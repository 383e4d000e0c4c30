import type { HandRecord, RecordProblem } from "../record.ts";
import { readSiteText } from "./index.ts";

/** Currency signs for texts in tests. */
export const DOLLAR = "\u0024";
export const EURO = "\u20ac";

/** The one hand of a text. */
export function readOne(text: string): HandRecord {
  const hands = [...readSiteText(text)];
  const [first] = hands;
  if (hands.length !== 1 || !first?.result.ok) throw new Error(JSON.stringify(hands.map(({ result }) => result.ok || result.error)));
  return first.result.value;
}

/** Why a text's first hand cannot be read. */
export function problemOf(text: string): RecordProblem | null {
  const [first] = [...readSiteText(text)];
  return first && !first.result.ok ? first.result.error : null;
}

/** Chips by seat: put in (antes, dead money and all), given back, collected. */
export function moneyOf(record: HandRecord): { readonly put: number[]; readonly returned: number[]; readonly collected: number[] } {
  const each = (): number[] => record.seats.map(() => 0);
  const [put, front, returned, collected] = [each(), each(), each(), each()];
  const add = (list: number[], seat: number, amount: number): void => {
    list[seat] = (list[seat] as number) + amount;
  };
  for (const event of record.events) {
    if (event.do === "street" && event.street > 0) front.fill(0);
    const live = event.do === "post" ? event.kind !== "ante" && event.kind !== "dead" : event.do === "call";
    if (event.do === "post" || event.do === "call") add(put, event.seat, event.amount);
    if (live && "amount" in event) add(front, event.seat, event.amount);
    if (event.do === "bring-in") {
      add(put, event.seat, record.stakes.bringIn ?? 0);
      add(front, event.seat, record.stakes.bringIn ?? 0);
    }
    if (event.do === "bet" || event.do === "raise") {
      add(put, event.seat, event.to - (front[event.seat] as number));
      front[event.seat] = event.to;
    }
    if (event.do === "returned") add(returned, event.seat, event.amount);
    if (event.do === "collect") add(collected, event.seat, event.amount);
  }
  return { put, returned, collected };
}

/** Whether chips are neither made nor lost, by the record's own words. */
export function addsUp(record: HandRecord): boolean {
  const { put, returned, collected } = moneyOf(record);
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  const { totalPot, rake } = record.result;
  return sum(put) - sum(returned) === totalPot && sum(collected) + (rake ?? 0) === totalPot;
}

/** Everything that a text says about the play, without the numbers of its lines. */
export const playOf = ({ events, seats, result, stakes }: HandRecord): unknown => ({
  events: events.map(({ at: _at, ...event }) => event),
  seats,
  result,
  stakes,
});
