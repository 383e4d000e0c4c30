import type { Chips } from "../../units.ts";
import type { Dealt, HandRecord, RecordEvent } from "../record.ts";
import { writeAmount } from "./amounts.ts";
import { writeDealt } from "./dealt.ts";
import { writeMucked, writeRemark } from "./remarks.ts";
import type { Variant } from "./variants.ts";

/** Writes one event in PHH's notation; null for what the notation leaves unsaid (posts, and the beginning of a street). */
function writeEvent(event: RecordEvent, scale: number): string | null {
  const player = "seat" in event ? `p${event.seat + 1}` : "";
  switch (event.do) {
    case "post":
      return event.kind === "bring-in" ? `${player} pb` : null;
    case "deal":
      return event.cards.length === 0 ? null : `d dh ${player} ${writeDealt(event.cards)}`;
    case "board":
      return event.run === 0 ? `d db ${writeDealt(event.cards)}` : writeRemark(event, scale);
    case "fold":
      return `${player} f`;
    case "check":
    case "call":
    case "check-or-call":
      return `${player} cc`;
    case "bet":
    case "raise":
      return `${player} cbr ${writeAmount(event.to, scale)}`;
    case "bring-in":
      return `${player} pb`;
    case "draw":
      return event.count === 0 ? `${player} sd` : `${player} sd ${writeDealt(event.cards ?? new Array<Dealt>(event.count).fill(null))}`;
    case "show":
      return event.cards.length === 0 ? `${player} sm` : `${player} sm ${writeDealt(event.cards)}`;
    case "muck":
      return event.cards === null || event.cards.length === 0 ? `${player} sm` : `${player} sm ${writeMucked(event.cards)}`;
    case "returned":
    case "collect":
      return writeRemark(event, scale);
    case "street":
      return null;
  }
}

/** What each player collected, for `winnings`; null where nobody did. */
export function collected(record: HandRecord): Chips[] | null {
  const won: number[] = record.seats.map(() => 0);
  let any = false;
  for (const event of record.events) {
    if (event.do !== "collect") continue;
    any = true;
    won[event.seat] = (won[event.seat] ?? 0) + event.amount;
  }
  return any ? (won as Chips[]) : null;
}

/** Whether `winnings` alone says everything that the record says of who collected what. */
function inWinnings(record: HandRecord): boolean {
  const first = record.events.findIndex((event) => event.do === "collect");
  if (first < 0) return false;
  const last = record.events[first]?.at;
  let seat = -1;
  return record.events.slice(first).every((event) => {
    const plain =
      event.do === "collect" && event.at === last && event.seat > seat && event.pot === null && event.run === null && event.amount > 0;
    if (plain) seat = event.seat;
    return plain;
  });
}

/** The actions of a record that came from PHH: each at its own number again, with its comment. Null where the numbers are no such thing. */
function numbered(record: HandRecord): string[] | null {
  const known = inWinnings(record);
  const actions: string[] = [];
  const put = (at: number, text: string): boolean => {
    if (!Number.isSafeInteger(at) || at < 1 || at > record.events.length * 2 + 100_000 || actions[at - 1]) return false;
    while (actions.length < at) actions.push("");
    actions[at - 1] = text;
    return true;
  };
  for (const event of record.events) {
    if (event.do === "collect" && known) {
      while (actions.length < Math.min(event.at, 100_000)) actions.push("");
      continue;
    }
    const text = writeEvent(event, record.scale);
    if (text !== null && (event.at < actions.length || !put(event.at, text))) return null;
  }
  for (const [key, comment] of Object.entries(record.extra)) {
    const at = /^#([1-9]\d{0,5})$/.exec(key)?.[1];
    if (at === undefined) continue;
    const before = actions[Number(at) - 1] ?? "";
    while (actions.length < Number(at)) actions.push("");
    actions[Number(at) - 1] = `${before}${before === "" ? "" : " "}#${comment}`;
  }
  return actions;
}

/** Keeps what PHH must be told although other formats do not say it: cards that nobody saw. */
class Unseen {
  readonly actions: string[] = [];
  private readonly record: HandRecord;
  private readonly variant: Variant;
  private readonly held: number[];
  private readonly owed: number[];
  private readonly folded = new Set<number>();

  constructor(record: HandRecord, variant: Variant) {
    this.record = record;
    this.variant = variant;
    this.held = record.seats.map(() => 0);
    this.owed = record.seats.map(() => 0);
  }

  deal(seat: number, cards: readonly Dealt[]): void {
    if (cards.length === 0) return;
    this.actions.push(`d dh p${seat + 1} ${writeDealt(cards)}`);
    this.held[seat] = (this.held[seat] ?? 0) + cards.length;
    this.owed[seat] = Math.max(0, (this.owed[seat] ?? 0) - cards.length);
  }

  private fill(seat: number, count: number): void {
    if (count > 0) this.deal(seat, new Array<Dealt>(count).fill(null));
  }

  /** Everybody's first cards, and the events that said so. The cards that a record leaves out are the ones face down. */
  first(): Set<RecordEvent> {
    const dealt = new Map<number, { readonly event: RecordEvent; readonly cards: readonly Dealt[] }>();
    for (const event of this.record.events) {
      if (event.do === "board" || event.do === "draw" || (event.do === "street" && event.street > 0)) break;
      if (event.do === "deal" && !dealt.has(event.seat)) dealt.set(event.seat, { event, cards: event.cards });
    }
    this.record.seats.forEach((_, seat) => {
      const cards = dealt.get(seat)?.cards ?? [];
      this.deal(seat, [...new Array<Dealt>(Math.max(0, this.variant.hole - cards.length)).fill(null), ...cards]);
    });
    return new Set([...dealt.values()].map(({ event }) => event));
  }

  street(street: number): void {
    for (const [seat, held] of this.held.entries()) {
      if (this.folded.has(seat)) continue;
      if (this.variant.kind === "stud") this.fill(seat, Math.min(street, 4) + 3 - held);
      else this.fill(seat, this.owed[seat] ?? 0);
    }
  }

  event(event: RecordEvent): void {
    if (event.do === "deal") {
      this.deal(event.seat, event.cards);
      return;
    }
    if (event.do === "street") this.street(event.street);
    if (event.do === "fold") this.folded.add(event.seat);
    if (event.do === "draw") this.owed[event.seat] = event.count;
    const text = writeEvent(event, this.record.scale);
    if (text !== null) this.actions.push(text);
  }
}

/** The actions of a record in PHH's notation, in their order. */
export function writeActions(record: HandRecord, variant: Variant): string[] {
  const same = record.format === "phh" ? numbered(record) : null;
  if (same !== null) return same;
  const unseen = new Unseen(record, variant);
  const done = unseen.first();
  for (const event of record.events) if (!done.has(event)) unseen.event(event);
  return unseen.actions;
}
