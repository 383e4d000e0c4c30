import { type Card, makeCard } from "../../cards/index.ts";
import { fail, ok, type Result } from "../../result.ts";
import type { Dealt, HandRecord, RecordEvent, RecordProblem } from "../record.ts";
import { betType, gameName } from "./games.ts";
import { isObject, type Json, type JsonObject, objects } from "./json.ts";
import { Ledger, type Paid } from "./ledger.ts";
import { OWN, type Own, writeOwn } from "./own.ts";
import { readOhh, STREETS } from "./read.ts";
import { POSTS } from "./rounds.ts";
import { Boards, labelsOf } from "./seats.ts";

/** The version of the format that is written where the record names none. */
const VERSION = "1.4.7";

/** A value that was kept beside the record, or undefined. */
function kept(record: HandRecord, field: string): Json | undefined {
  const text = record.format === "ohh" ? record.extra[field] : undefined;
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

const cardTexts = (cards: readonly Dealt[]): string[] => cards.map((card) => (card === null ? "??" : makeCard(card)));

/** A round while it is written. */
interface Round {
  readonly id: number;
  readonly street: string;
  cards: string[];
  readonly actions: JsonObject[];
}

/** Writes events into rounds, with what the format wants to know of chips. */
class Rounds {
  readonly rounds: Round[] = [];
  private readonly record: HandRecord;
  private readonly ids: readonly Json[];
  private readonly names: readonly string[];
  private readonly ledger: Ledger;
  private readonly boards = new Boards();
  private street = 0;
  private number = 0;

  constructor(record: HandRecord, ids: readonly Json[]) {
    this.record = record;
    this.ids = ids;
    const streets = kept(record, ":streets");
    this.names = Array.isArray(streets) ? streets.map(String) : STREETS;
    this.ledger = new Ledger(record.seats.map((seat) => seat.stack));
    this.open(this.nameOf(0));
  }

  private nameOf(street: number): string {
    return this.names[street] ?? `Street ${street + 1}`;
  }

  private open(street: string): Round {
    const round: Round = { id: this.rounds.length, street, cards: [], actions: [] };
    this.rounds.push(round);
    return round;
  }

  /** The round that is written into; a showdown begins with the first hand that is shown, and ends with the next card or bet. */
  private current(showdown: boolean): Round {
    const last = this.rounds.at(-1) as Round;
    if ((last.street === "Showdown") === showdown) return last;
    return this.open(showdown ? "Showdown" : this.nameOf(this.street));
  }

  private amount(chips: number): number {
    return chips / this.record.scale;
  }

  private act(event: RecordEvent & { readonly seat: number }, action: string, paid: Paid | null, cards?: readonly Dealt[] | null): void {
    const showdown = event.do === "show" || event.do === "muck";
    this.number++;
    this.current(showdown).actions.push({
      action_number: this.number,
      player_id: this.ids[event.seat] as Json,
      action,
      ...(paid === null ? {} : { amount: this.amount(paid.added), is_allin: paid.allIn }),
      ...(cards === undefined || cards === null ? {} : { cards: cardTexts(cards) }),
    });
  }

  private board(run: number, cards: readonly Card[]): void {
    const before = this.boards.of(run).length;
    const fresh = this.boards.fresh(run, cards);
    if (fresh.length === 0) return;
    const street = before < 3 ? 1 : before - 1;
    const name = this.nameOf(street);
    const last = this.rounds.at(-1) as Round;
    // Some records say that a street begins before they deal its cards.
    const begun = run === 0 && last.street === name && last.cards.length === 0 && last.actions.length === 0;
    (begun ? last : this.open(name)).cards = cardTexts(fresh as Card[]);
    this.street = Math.max(this.street, street);
  }

  event(event: RecordEvent): void {
    const paid = this.ledger.follow(event, this.record);
    switch (event.do) {
      case "post":
        this.act(event, POSTS.find(([, kind]) => kind === event.kind)?.[0] ?? "Post Extra Blind", paid);
        break;
      case "deal":
        this.act(event, "Dealt Cards", null, event.cards);
        break;
      case "board":
        this.board(event.run, event.cards);
        break;
      case "street":
        if (event.street > this.street) {
          this.street = event.street;
          this.open(this.nameOf(event.street));
        }
        break;
      case "fold":
        this.act(event, "Fold", null);
        break;
      case "check":
        this.act(event, "Check", null);
        break;
      case "check-or-call":
        this.act(event, paid === null ? "Check" : "Call", paid);
        break;
      case "call":
        this.act(event, "Call", paid);
        break;
      case "bet":
        this.act(event, "Bet", paid);
        break;
      case "raise":
        this.act(event, "Raise", paid);
        break;
      case "bring-in":
        this.act(event, "Post Extra Blind", paid);
        break;
      case "show":
        this.act(event, "Shows Cards", null, event.cards);
        break;
      case "muck":
        this.act(event, "Mucks Cards", null, event.cards);
        break;
      default:
        break;
    }
  }

  json(): JsonObject[] {
    return this.rounds.map((round) => ({ id: round.id, street: round.street, cards: round.cards, actions: round.actions }));
  }
}

/** The pots with who won of them. */
function potsOf(record: HandRecord, ids: readonly Json[]): JsonObject[] {
  const beside = objects(kept(record, "pots"));
  const collects = record.events.filter((event) => event.do === "collect");
  const count = Math.max(record.result.pots?.length ?? 0, ...collects.map((event) => (event.pot ?? 0) + 1));
  return Array.from({ length: count }, (_, number) => {
    const wins = collects.filter((event) => (event.pot ?? 0) === number);
    const more = beside[number] ?? {};
    const winsBeside = objects(more.player_wins);
    const rake = number === 0 ? record.result.rake : null;
    const won = wins.reduce((sum, event) => sum + event.amount, 0) + (rake ?? 0);
    return {
      number,
      amount: (record.result.pots?.[number] ?? won) / record.scale,
      ...(rake === null ? {} : { rake: rake / record.scale }),
      ...more,
      player_wins: wins.map((event, i) => ({
        player_id: ids[event.seat] as Json,
        win_amount: event.amount / record.scale,
        ...(winsBeside[i] ?? {}),
      })),
    };
  });
}

/** What is kept beside the record under its own name. */
function besideOf(record: HandRecord): Record<string, Json> {
  if (record.format !== "ohh") return {};
  const special = new Set(["players", ":sitting_out", "dealer_seat", "bet_limit", "currency", "pots", ":streets"]);
  const fields = Object.keys(record.extra).filter((field) => !special.has(field) && !field.startsWith("/"));
  return Object.fromEntries(
    fields.flatMap((field) => ((value): [string, Json][] => (value === undefined ? [] : [[field, value]]))(kept(record, field))),
  );
}

/** What the format requires of every hand. */
const headOf = ({ format, seats }: HandRecord, labels: readonly number[]): JsonObject => ({
  spec_version: VERSION,
  site_name: format,
  network_name: format,
  internal_version: VERSION,
  table_size: Math.max(seats.length, ...labels),
});

function handOf(record: HandRecord, name: string, own: Own): JsonObject {
  const { stakes, scale } = record;
  const labels = labelsOf(record);
  const players = objects(kept(record, "players"));
  const ids = record.seats.map((_, seat) => players[seat]?.id ?? seat);
  const rounds = new Rounds(record, ids);
  for (const event of record.events) rounds.event(event);
  const ours = writeOwn(own);
  const beside = besideOf(record);
  const limit = kept(record, "bet_limit");
  const pots = record.result.pots === null && record.format === "ohh" ? {} : { pots: potsOf(record, ids) };
  return {
    ...(record.format === "ohh" ? {} : headOf(record, labels)),
    ...(record.tournament ? { tournament: true } : {}),
    ...(record.id === null ? {} : { game_number: record.id }),
    ...(record.when === null ? {} : { start_date_utc: record.when }),
    ...(record.table === null ? {} : { table_name: record.table }),
    game_type: name,
    bet_limit: { bet_type: betType(record.betting), bet_cap: (record.cap ?? 0) / scale, ...(isObject(limit) ? limit : {}) },
    ...(record.currency === null ? {} : { currency: record.currency }),
    ...(kept(record, "currency") === undefined ? {} : { currency: kept(record, "currency") as Json }),
    dealer_seat: kept(record, "dealer_seat") ?? (labels.at(-1) as number),
    small_blind_amount: stakes.smallBlind / scale,
    big_blind_amount: stakes.bigBlind / scale,
    ante_amount: stakes.ante / scale,
    ...beside,
    players: [
      ...record.seats.map((seat, i) => ({
        id: i,
        seat: labels[i] as number,
        name: seat.name,
        starting_stack: seat.stack / scale,
        ...players[i],
      })),
      ...objects(kept(record, ":sitting_out")),
    ],
    rounds: rounds.json(),
    ...pots,
    ...(ours === undefined ? {} : { [OWN]: ours }),
  };
}

/** The hand in the object that it stands in, as text. */
function print(record: HandRecord, hand: JsonObject): string {
  const around = record.format === "ohh" ? Object.keys(record.extra).filter((field) => field.startsWith("/")) : [];
  const fields = around.flatMap((field): [string, Json][] => {
    const value = kept(record, field);
    return value === undefined ? [] : [[field.slice(1), value]];
  });
  return `${JSON.stringify({ ohh: hand, ...Object.fromEntries(fields) }, null, 2)}\n`;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What reading the text again would get wrong, which {@link OWN} then says. */
function unsaid(record: HandRecord, again: HandRecord): Own {
  return {
    ...(record.scale === again.scale ? {} : { scale: record.scale }),
    ...(record.antesLive === again.antesLive ? {} : { antesLive: record.antesLive }),
    ...(same(record.stakes, again.stakes) ? {} : { stakes: record.stakes }),
    ...(same(record.result, again.result) ? {} : { result: record.result }),
    ...(same(record.unknown, again.unknown) ? {} : { unknown: record.unknown }),
  };
}

/**
 * Writes a hand as Open Hand History, whatever format it came from. Round trip of `readOhh`: a record that came from this format is the same
 * again. Of others, returned bets are left out, since the format has no word for them, and stud and draw games cannot be written.
 */
export function writeOhh(record: HandRecord): Result<string, RecordProblem> {
  const name = gameName(record);
  if (name === undefined) return fail({ code: "VARIANT_UNKNOWN", at: 0, text: record.variant });
  if (record.scale !== 1 && record.scale !== 100) return fail({ code: "AMOUNT_UNREADABLE", at: 0, text: String(record.scale) });
  const read = (own: Own): Result<HandRecord, RecordProblem> =>
    readOhh(print(record, handOf(record, name, own)))[0] ?? fail({ code: "RECORD_CUT", at: 0 });
  const plain = read({});
  if (!plain.ok) return plain;
  const scaled = plain.value.scale === record.scale ? plain : read({ scale: record.scale });
  if (!scaled.ok) return scaled;
  const own = unsaid(record, scaled.value);
  return ok(print(record, handOf(record, name, record.scale === plain.value.scale ? own : { scale: record.scale, ...own })));
}

/** Writes hands one after the other, with an empty line between, as the format stores them. */
export function writeOhhs(records: readonly HandRecord[]): Result<string, RecordProblem> {
  const texts: string[] = [];
  for (const record of records) {
    const text = writeOhh(record);
    if (!text.ok) return text;
    texts.push(text.value);
  }
  return ok(texts.join("\n"));
}
