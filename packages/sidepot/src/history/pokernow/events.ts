import type { Card } from "../../cards/index.ts";
import { fail, ok, type Result } from "../../result.ts";
import type { Chips, Seat } from "../../units.ts";
import { Ledger } from "../ohh/ledger.ts";
import { toChips } from "../phh/amounts.ts";
import type { PostKind, RecordEvent, RecordProblem, UnknownLine } from "../record.ts";
import { type Line, readLine } from "./lines.ts";
import type { Entry } from "./log.ts";
import { isNoise } from "./noise.ts";
import { Names, type Player, readAmount, STACKS } from "./table.ts";

/** The entries of a hand as events. */
export interface ReadEvents {
  readonly events: RecordEvent[];
  readonly unknown: UnknownLine[];
  /** The cards of whoever's log it is, where the hand does not show who that is. */
  readonly hero: readonly Card[] | null;
  readonly bomb: boolean;
  /** Forced payments that took a whole stack, so that they may be less than the stakes. */
  readonly short: ReadonlySet<RecordEvent>;
}

/** Whose cards `Your hand is` tells: the one player of the hand who shows the same. */
function heroSeat(cards: readonly Card[], entries: readonly Entry[], names: Names): Seat | null {
  const shown = new Map<Seat, Set<Card>>();
  for (const { text } of entries) {
    const line = readLine(text);
    const seat = line?.says === "show" ? names.seatOf(line.who) : undefined;
    if (line?.says !== "show" || seat === undefined) continue;
    const all = shown.get(seat) ?? new Set();
    for (const card of line.cards) all.add(card);
    shown.set(seat, all);
  }
  const found = [...shown].filter(([, all]) => all.size === cards.length && cards.every((card) => all.has(card)));
  return found.length === 1 ? (found[0] as [Seat, Set<Card>])[0] : null;
}

class Events {
  readonly events: RecordEvent[] = [];
  readonly unknown: UnknownLine[] = [];
  readonly short = new Set<RecordEvent>();
  hero: readonly Card[] | null = null;
  bomb = false;
  private readonly names: Names;
  private readonly ledger: Ledger;
  private readonly scale: number;
  private readonly entries: readonly Entry[];
  private readonly runs = new Set<number>();
  private heldBy: Seat | null | undefined = undefined;
  private begun = -1;
  private bigBlind = false;

  constructor(players: readonly Player[], stacks: readonly Chips[], scale: number, entries: readonly Entry[]) {
    this.names = new Names(players);
    this.ledger = new Ledger(stacks);
    this.scale = scale;
    this.entries = entries;
  }

  begin(street: number, at: number): void {
    while (this.begun < street) {
      this.begun++;
      if (this.begun > 0) this.ledger.street();
      this.events.push({ at, do: "street", street: this.begun });
    }
  }

  private chips(text: string): Chips {
    const amount = readAmount(text);
    return ((amount && toChips(amount, this.scale)) ?? 0) as Chips;
  }

  entry({ line: at, text }: Entry): Result<null, RecordProblem> {
    const line = readLine(text);
    // A hand tells its reader's cards once.
    if (line === null || (line.says === "hero" && this.heldBy !== undefined)) {
      if (!isNoise(text)) this.unknown.push({ at, text: text.slice(0, 200) });
      return ok(null);
    }
    if (line.says === "id") {
      this.names.rename(line.from, line.to);
      return ok(null);
    }
    if (line.says === "hero") this.held(line.cards, at);
    else if (line.says === "board") this.board(line, at);
    else {
      const seat = this.names.seatOf(line.who);
      if (seat === undefined) return fail({ code: "PLAYER_UNKNOWN", at, text: text.slice(0, 120) });
      if (!this.act(line, seat, at)) return fail({ code: "ACTION_UNREADABLE", at, text: text.slice(0, 120) });
    }
    return ok(null);
  }

  private held(cards: readonly Card[], at: number): void {
    const seat = heroSeat(cards, this.entries, this.names);
    this.heldBy = seat;
    if (seat === null) this.hero = cards;
    else this.events.push({ at, do: "deal", seat, cards });
  }

  private board({ run, before, cards, street }: Extract<Line, { says: "board" }>, at: number): void {
    this.begin(0, at);
    // A run that begins after the flop has the first run's cards before its own.
    if (run > 0 && !this.runs.has(run)) {
      for (const shared of [before.slice(0, 3), ...before.slice(3).map((card) => [card])]) {
        if (shared.length > 0) this.events.push({ at, do: "board", run, cards: shared });
      }
    }
    this.runs.add(run);
    this.events.push({ at, do: "board", run, cards });
    if (run === 0) this.begin(street, at);
  }

  private post(seat: Seat, kind: PostKind, amount: Chips, at: number, short: boolean): void {
    // Players who come in post what the log calls a big blind too; there is one big blind in a hand.
    const named = kind === "big-blind" && this.bigBlind ? "post" : kind;
    if (kind === "big-blind") this.bigBlind = true;
    this.ledger.put(seat, amount, kind === "ante" || kind === "dead");
    const event: RecordEvent = { at, do: "post", seat, kind: named, amount };
    this.events.push(event);
    if (short) this.short.add(event);
  }

  private act(line: Exclude<Line, { says: "id" | "hero" | "board" }>, seat: Seat, at: number): boolean {
    if (line.says === "post" || line.says === "bomb") {
      const bomb = line.says === "bomb";
      const said = this.chips(bomb ? line.to : line.amount);
      const total = bomb || line.kind === "straddle";
      const amount = total ? said - this.ledger.inFront(seat) : said;
      if (amount < 0) return false;
      if (bomb) this.bomb = true;
      this.post(seat, bomb ? "post" : line.kind, amount as Chips, at, !bomb && line.allIn);
      return true;
    }
    this.begin(0, at);
    if (line.says === "call" || line.says === "bet" || line.says === "raise") return this.bet(line.says, seat, this.chips(line.to), at);
    if (line.says === "fold" || line.says === "check") this.events.push({ at, do: line.says, seat });
    else if (line.says === "show") this.events.push({ at, do: "show", seat, cards: line.cards });
    else if (line.says === "returned") this.events.push({ at, do: "returned", seat, amount: this.chips(line.amount) });
    else if (line.says === "collect")
      this.events.push({ at, do: "collect", seat, amount: this.chips(line.amount), pot: null, run: line.run });
    return true;
  }

  private bet(verb: "call" | "bet" | "raise", seat: Seat, to: Chips, at: number): boolean {
    const amount = (to - this.ledger.inFront(seat)) as Chips;
    if (amount < 0) return false;
    this.ledger.put(seat, amount);
    this.events.push(verb === "call" ? { at, do: "call", seat, amount } : { at, do: verb, seat, to });
    return true;
  }
}

/** Reads the entries of a hand in their order. Its amounts must have been found readable at the scale. */
export function readEvents(
  entries: readonly Entry[],
  players: readonly Player[],
  stacks: readonly Chips[],
  scale: number,
): Result<ReadEvents, RecordProblem> {
  const events = new Events(players, stacks, scale, entries);
  for (const entry of entries) {
    if (entry.text.startsWith(STACKS)) continue;
    const read = events.entry(entry);
    if (!read.ok) return read;
  }
  events.begin(0, entries.at(-1)?.line ?? 0);
  return ok({ events: events.events, unknown: events.unknown, hero: events.hero, bomb: events.bomb, short: events.short });
}
