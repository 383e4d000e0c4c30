import { type Card, cardOf, RANKS, SUITS } from "../../cards/index.ts";
import { fail, ok, type Result } from "../../result.ts";
import type { Chips, Seat } from "../../units.ts";
import type { Dealt, PostKind, RecordEvent, RecordProblem, UnknownLine } from "../record.ts";
import { type Json, type JsonObject, objects } from "./json.ts";
import { Ledger } from "./ledger.ts";

/** What the rounds of a hand are read with. */
export interface Table {
  readonly line: number;
  readonly stacks: readonly Chips[];
  readonly seatOf: ReadonlyMap<string, Seat>;
  /** Chips of an amount; null where there is none. */
  readonly chips: (value: Json | undefined) => Chips | null;
}

/** The rounds as events. */
export interface ReadRounds {
  readonly events: RecordEvent[];
  readonly unknown: UnknownLine[];
  /** Names of the streets in their order, as written. */
  readonly streets: readonly string[];
  /** How many actions were numbered. */
  readonly count: number;
}

/** What each forced payment is called. */
export const POSTS: readonly (readonly [string, PostKind])[] = [
  ["Post Ante", "ante"],
  ["Post SB", "small-blind"],
  ["Post BB", "big-blind"],
  ["Straddle", "straddle"],
  ["Post Dead", "dead"],
  ["Post Extra Blind", "post"],
];

/** Happenings that change no chips and no cards of the hand; chips that are added play in the next one. */
const NOISE: ReadonlySet<string> = new Set(["added chips", "sits down", "stands up"]);
const FIELDS: ReadonlySet<string> = new Set(["action_number", "player_id", "action", "amount", "is_allin", "cards"]);
const POSTED: ReadonlyMap<string, PostKind> = new Map(POSTS.map(([name, kind]) => [name.toLowerCase(), kind]));

/** Cards of a list, or of a text with or without separators; null for one that is not told. Undefined where something is no card. */
export function readCards(value: Json | undefined): Dealt[] | undefined {
  if (value === null || value === undefined || value === "") return [];
  const texts = typeof value === "string" ? (value.replace(/[\s,]/g, "").match(/../g) ?? ["?"]) : value;
  if (!Array.isArray(texts)) return undefined;
  const cards: Dealt[] = [];
  for (const text of texts as readonly Json[]) {
    if (typeof text !== "string") return undefined;
    const rank = (RANKS as readonly string[]).indexOf(text.slice(0, -1).replace("10", "T").toUpperCase());
    const suit = (SUITS as readonly string[]).indexOf(text.slice(-1).toLowerCase());
    const card = rank < 0 || suit < 0 ? null : cardOf(rank, suit);
    if (card?.ok) cards.push(card.value);
    else if (/^(?:[?xX]{1,2}|)$/.test(text)) cards.push(null);
    else return undefined;
  }
  return cards;
}

/** Where the reading of the rounds stands. */
class Rounds {
  readonly events: RecordEvent[] = [];
  readonly unknown: UnknownLine[] = [];
  readonly streets: string[] = [];
  count = 0;
  private readonly dealt = new Map<string, readonly Card[]>();
  private readonly shared = new Set<number>();
  private readonly runs = new Map<string, number>();
  private readonly ledger: Ledger;
  private readonly table: Table;
  private begun = -1;

  constructor(table: Table) {
    this.table = table;
    this.ledger = new Ledger(table.stacks);
  }

  private fault(text: string): Result<never, RecordProblem> {
    return fail({ code: "ACTION_UNREADABLE", at: this.table.line, text: text.slice(0, 120) });
  }

  private begin(street: number): void {
    while (this.begun < street) {
      this.begun++;
      if (this.begun > 0) this.ledger.street();
      this.events.push({ at: this.count, do: "street", street: this.begun });
    }
  }

  round(round: JsonObject): Result<null, RecordProblem> {
    const name = typeof round.street === "string" ? round.street : "";
    const key = name.toLowerCase();
    const cards = readCards(round.cards);
    if (cards === undefined || cards.includes(null)) return this.fault(JSON.stringify(round.cards ?? null));
    const showdown = key === "showdown";
    // A street goes on after hands were shown in the middle of it; only with cards of its own is it another run.
    const before = this.runs.get(key);
    const run = before === undefined ? 0 : cards.length > 0 && this.dealt.get(key)?.length ? before + 1 : before;
    this.runs.set(key, run);
    if (!showdown && before === undefined) this.streets.push(name);
    const street = showdown ? this.begun : this.streets.length - 1;
    if (street > 0 && !showdown) this.begin(0);
    this.share(key, run);
    if (run === 0 && cards.length > 0) this.dealt.set(key, cards as Card[]);
    if (cards.length > 0) this.events.push({ at: this.count, do: "board", run: showdown ? 0 : run, cards: cards as Card[] });
    if (street > 0 && !showdown && run === 0) this.begin(street);
    for (const action of objects(round.actions)) {
      const read = this.action(action);
      if (!read.ok) return read;
    }
    if (!showdown) this.begin(street);
    return ok(null);
  }

  /** A run that begins after the flop has the first run's cards before its own. */
  private share(key: string, run: number): void {
    if (run === 0 || this.shared.has(run)) return;
    this.shared.add(run);
    for (const [street, cards] of this.dealt) {
      if (street === key) return;
      if (cards.length > 0) this.events.push({ at: this.count, do: "board", run, cards });
    }
  }

  private action(action: JsonObject): Result<null, RecordProblem> {
    const name = typeof action.action === "string" ? action.action.toLowerCase().trim() : "";
    if (NOISE.has(name)) return ok(null);
    const text = JSON.stringify(action);
    for (const field of Object.keys(action)) {
      if (!FIELDS.has(field)) this.unknown.push({ at: this.count, text: `${field}: ${JSON.stringify(action[field])}`.slice(0, 200) });
    }
    if (!KNOWN.has(name) && !POSTED.has(name)) {
      this.unknown.push({ at: this.count, text: text.slice(0, 200) });
      return ok(null);
    }
    const seat = this.table.seatOf.get(String(action.player_id));
    if (seat === undefined) return fail({ code: "PLAYER_UNKNOWN", at: this.table.line, text: text.slice(0, 120) });
    const cards = readCards(action.cards);
    const amount = this.table.chips(action.amount);
    const kind = POSTED.get(name);
    if (cards === undefined || ((kind !== undefined || name === "bet" || name === "raise") && amount === null)) return this.fault(text);
    if (kind === undefined && name !== "dealt cards") this.begin(0);
    this.count++;
    const at = this.count;
    if (kind !== undefined) {
      this.ledger.put(seat, amount as Chips, kind === "ante" || kind === "dead");
      this.events.push({ at, do: "post", seat, kind, amount: amount as Chips });
    } else if (name === "dealt cards") this.events.push({ at, do: "deal", seat, cards });
    else if (name === "shows cards") this.events.push({ at, do: "show", seat, cards });
    else if (name === "mucks cards") this.events.push({ at, do: "muck", seat, cards: cards.length === 0 ? null : cards });
    else this.bet(name, seat, amount, at);
    return ok(null);
  }

  private bet(name: string, seat: Seat, amount: Chips | null, at: number): void {
    if (name === "fold" || name === "check") this.events.push({ at, do: name, seat });
    else if (name === "call" && amount === null) {
      const event: RecordEvent = { at, do: "check-or-call", seat };
      this.ledger.follow(event, { stakes: NO_STAKES });
      this.events.push(event);
    } else if (name === "call") {
      this.ledger.put(seat, amount as Chips);
      this.events.push({ at, do: "call", seat, amount: amount as Chips });
    } else {
      // The amount is what this action added, not the total (the format's page on actions).
      const { to } = this.ledger.put(seat, amount as Chips);
      this.events.push({ at, do: name === "bet" ? "bet" : "raise", seat, to });
    }
  }
}

const KNOWN: ReadonlySet<string> = new Set(["dealt cards", "shows cards", "mucks cards", "fold", "check", "call", "bet", "raise"]);
const ZERO = 0 as Chips;
const NO_STAKES = { smallBlind: ZERO, bigBlind: ZERO, ante: ZERO, bringIn: null, smallBet: null, bigBet: null, minBet: ZERO };

/** Reads the rounds of a hand in their order. */
export function readRounds(value: Json | undefined, table: Table): Result<ReadRounds, RecordProblem> {
  const rounds = new Rounds(table);
  for (const round of objects(value)) {
    const read = rounds.round(round);
    if (!read.ok) return read;
  }
  return ok({ events: rounds.events, unknown: rounds.unknown, streets: rounds.streets, count: rounds.count });
}
