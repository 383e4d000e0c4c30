import { fail, ok, type Result } from "../../result.ts";
import type { Chips, Seat } from "../../units.ts";
import type { Betting, HandRecord, RecordEvent, RecordProblem, UnknownLine } from "../record.ts";
import { bettingOf, gameOf } from "./games.ts";
import { isObject, type Json, type JsonObject, objects, readParts } from "./json.ts";
import { amountsIn, hundredths } from "./money.ts";
import { OWN, type Own, readOwn } from "./own.ts";
import { type ReadRounds, readCards, readRounds } from "./rounds.ts";
import { antesLive, clockwise } from "./seats.ts";

/** Names of the streets as they are written in hold'em and Omaha. */
export const STREETS: readonly string[] = ["Preflop", "Flop", "Turn", "River"];

/** Fields that the record holds itself; the rest is kept beside it. */
const HELD: ReadonlySet<string> = new Set([
  ...["tournament", "game_number", "start_date_utc", "table_name", "game_type", "bet_limit", "currency", "dealer_seat"],
  ...["small_blind_amount", "big_blind_amount", "ante_amount", "players", "rounds", "pots", OWN],
]);

/** Fields of the format that the record has no use for. */
const KEPT: ReadonlySet<string> = new Set([
  ...["spec_version", "site_name", "network_name", "internal_version", "tournament_info", "table_handle", "table_skin", "table_size"],
  ...["hero_player_id", "flags", "tournament_bounties", "tournament_rebuys"],
]);

/** Play chips have a code of their own, which is no currency. */
const PLAY: ReadonlySet<string> = new Set(["XPM", "PPC", ""]);

/** A player of the file. */
interface Player {
  readonly id: string;
  readonly label: number;
  readonly source: JsonObject;
}

/** Chips from the file's amounts, once all of them are known to be readable. */
interface Money {
  readonly scale: number;
  readonly chips: (value: Json | undefined) => Chips | null;
}

const textOf = (value: Json | undefined): string | null =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : null;

/** The fields of an object that are not among those named. */
function rest(source: JsonObject, held: readonly string[]): Record<string, Json> {
  return Object.fromEntries(Object.entries(source).filter(([key]) => !held.includes(key)));
}

function readMoney(hand: JsonObject, own: Own, line: number): Result<Money, RecordProblem> {
  const all = amountsIn(hand);
  const bad = all.find(([, value]) => hundredths(value) === null);
  if (bad !== undefined) return fail({ code: "AMOUNT_UNREADABLE", at: line, text: `${bad[0]}: ${JSON.stringify(bad[1])}`.slice(0, 120) });
  const scale = own.scale === 100 || all.some(([, value]) => (hundredths(value) ?? 0) % 100 !== 0) ? 100 : 1;
  const unit = scale === 100 ? 1 : 100;
  const chips = (value: Json | undefined): Chips | null => {
    const amount = hundredths(value);
    return typeof amount === "number" ? ((amount / unit) as Chips) : null;
  };
  return ok({ scale, chips });
}

/** The players who were dealt in, clockwise from the button's left, and those who sat out. */
function readPlayers(hand: JsonObject, line: number): Result<{ readonly seated: Player[]; readonly out: JsonObject[] }, RecordProblem> {
  const bad = (text: string): Result<never, RecordProblem> =>
    fail({ code: "FIELD_INVALID", at: line, field: "players", text: text.slice(0, 120) });
  const acted = new Set(objects(hand.rounds).flatMap((round) => objects(round.actions).map((action) => String(action.player_id))));
  const all = objects(hand.players);
  const out = all.filter((player) => player.is_sitting_out === true && !acted.has(String(player.id)));
  const seated: Player[] = [];
  for (const source of all) {
    if (out.includes(source)) continue;
    const label = source.seat;
    if (typeof label !== "number" || !Number.isSafeInteger(label) || textOf(source.id) === null) return bad(JSON.stringify(source));
    seated.push({ id: String(source.id), label, source });
  }
  const sound = new Set(seated.map((p) => p.id)).size === seated.length && new Set(seated.map((p) => p.label)).size === seated.length;
  if (seated.length < 2 || !sound) return bad(JSON.stringify(hand.players ?? null));
  const button = hand.dealer_seat;
  if (typeof button !== "number") return fail({ code: "FIELD_MISSING", at: line, field: "dealer_seat" });
  return ok({ seated: clockwise(seated, button), out });
}

/** Who collected what of which pot, and what the pots are. */
function readPots(
  hand: JsonObject,
  seatOf: ReadonlyMap<string, Seat>,
  chips: Money["chips"],
  at: number,
  line: number,
): Result<Pots, RecordProblem> {
  const listed = objects(hand.pots).toSorted((a, b) => Number(a.number ?? 0) - Number(b.number ?? 0));
  const collects: RecordEvent[] = [];
  for (const [pot, source] of listed.entries()) {
    for (const win of objects(source.player_wins)) {
      const seat = seatOf.get(String(win.player_id));
      if (seat === undefined) return fail({ code: "PLAYER_UNKNOWN", at: line, text: JSON.stringify(win).slice(0, 120) });
      collects.push({ at, do: "collect", seat, amount: chips(win.win_amount) ?? (0 as Chips), pot, run: null });
    }
  }
  const pots = Array.isArray(hand.pots) ? listed.map((pot) => chips(pot.amount) ?? (0 as Chips)) : null;
  const rakes = listed.map((pot) => chips(pot.rake));
  const sum = (amounts: readonly (number | null)[]): Chips => amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0) as Chips;
  const beside = listed.map((pot) => ({
    ...rest(pot, ["number", "amount", "rake", "player_wins"]),
    ...(rakes.slice(1).some((rake) => rake !== null) && pot.rake !== undefined ? { rake: pot.rake } : {}),
    player_wins: objects(pot.player_wins).map((win) => rest(win, ["player_id", "win_amount"])),
  }));
  const kept = beside.some((pot) => Object.keys(pot).length > 1 || pot.player_wins.some((win) => Object.keys(win).length > 0));
  return ok({
    collects,
    totalPot: pots === null || pots.length === 0 ? null : sum(pots),
    pots,
    rake: rakes.some((rake) => rake !== null) ? sum(rakes) : null,
    beside: kept ? JSON.stringify(beside) : null,
  });
}

interface Pots {
  readonly collects: readonly RecordEvent[];
  readonly totalPot: Chips | null;
  readonly pots: readonly Chips[] | null;
  readonly rake: Chips | null;
  readonly beside: string | null;
}

function stakesOf(hand: JsonObject, betting: Betting, chips: Money["chips"]): HandRecord["stakes"] {
  const amount = (field: string): Chips => chips(hand[field]) ?? (0 as Chips);
  const bigBlind = amount("big_blind_amount");
  const limit = betting === "fixed-limit";
  return {
    smallBlind: amount("small_blind_amount"),
    bigBlind,
    ante: amount("ante_amount"),
    bringIn: null,
    smallBet: limit ? bigBlind : null,
    bigBet: limit ? ((2 * bigBlind) as Chips) : null,
    minBet: bigBlind,
  };
}

/** What is kept beside the record, as JSON by field. */
function extraOf(
  wrapper: JsonObject,
  hand: JsonObject,
  seated: readonly Player[],
  out: readonly JsonObject[],
  own: Own | null,
): [string, string][] {
  const kept: [string, string][] = [];
  for (const [field, value] of Object.entries(hand)) if (!HELD.has(field)) kept.push([field, JSON.stringify(value)]);
  for (const [field, value] of Object.entries(wrapper)) if (field !== "ohh") kept.push([`/${field}`, JSON.stringify(value)]);
  if (own === null) kept.push([OWN, JSON.stringify(hand[OWN])]);
  const beside = seated.map((player) => rest(player.source, ["seat", "name", "starting_stack"]));
  if (beside.some((player, seat) => player.id !== seat || Object.keys(player).length > 1)) kept.push(["players", JSON.stringify(beside)]);
  if (out.length > 0) kept.push([":sitting_out", JSON.stringify(out)]);
  if (!seated.some((player) => player.label === hand.dealer_seat)) kept.push(["dealer_seat", JSON.stringify(hand.dealer_seat)]);
  const limit = isObject(hand.bet_limit) ? rest(hand.bet_limit, ["bet_type", "bet_cap"]) : {};
  if (Object.keys(limit).length > 0) kept.push(["bet_limit", JSON.stringify(limit)]);
  if (typeof hand.currency === "string" && PLAY.has(hand.currency)) kept.push(["currency", JSON.stringify(hand.currency)]);
  return kept;
}

function unknownOf(hand: JsonObject, own: Own | null, rounds: ReadRounds): UnknownLine[] {
  const strange = Object.keys(hand).filter((field) => !KEPT.has(field) && (!HELD.has(field) || (field === OWN && own === null)));
  const found = [...strange.map((field) => ({ at: 0, text: `${field}: ${JSON.stringify(hand[field])}`.slice(0, 200) })), ...rounds.unknown];
  const told = own?.unknown ?? [];
  return [...told, ...found.filter((line) => !told.some((other) => other.at === line.at && other.text === line.text))];
}

/** How many cards a player holds, as far as the hand shows it. */
function holeCards(hand: JsonObject): number | null {
  const shown = objects(hand.rounds).flatMap((round) =>
    objects(round.actions).map((action) =>
      action.action === "Dealt Cards" || action.action === "Shows Cards" ? readCards(action.cards) : [],
    ),
  );
  return Math.max(0, ...shown.map((cards) => cards?.length ?? 0)) || null;
}

function readHand(wrapper: JsonObject, line: number): Result<HandRecord, RecordProblem> {
  const hand = isObject(wrapper.ohh) ? wrapper.ohh : wrapper;
  const around = hand === wrapper ? {} : wrapper;
  const absent = ["game_type", "players", "rounds"].find((field) => hand[field] === undefined || hand[field] === null);
  if (absent !== undefined) return fail({ code: "FIELD_MISSING", at: line, field: absent });
  const name = textOf(hand.game_type) ?? "";
  const limit = isObject(hand.bet_limit) ? hand.bet_limit : {};
  const betting = bettingOf(textOf(limit.bet_type) ?? "");
  if (betting === undefined)
    return fail({ code: "FIELD_INVALID", at: line, field: "bet_limit", text: JSON.stringify(hand.bet_limit ?? null).slice(0, 120) });
  const own = readOwn(hand[OWN]);
  const money = readMoney(rest(hand, [OWN]), own ?? {}, line);
  if (!money.ok) return money;
  const players = readPlayers(hand, line);
  if (!players.ok) return players;
  const { scale, chips } = money.value;
  const { seated, out } = players.value;
  const stacks = seated.map(({ source }) => chips(source.starting_stack));
  if (stacks.includes(null)) return fail({ code: "FIELD_MISSING", at: line, field: "starting_stack" });
  const seatOf = new Map(seated.map(({ id }, seat) => [id, seat as Seat]));
  const rounds = readRounds(hand.rounds, { line, stacks: stacks as Chips[], seatOf, chips });
  if (!rounds.ok) return rounds;
  const pots = readPots(hand, seatOf, chips, rounds.value.count, line);
  if (!pots.ok) return pots;
  const { collects, totalPot, rake } = pots.value;
  const cap = chips(limit.bet_cap) ?? (0 as Chips);
  const extra = extraOf(around, hand, seated, out, own);
  if (pots.value.beside !== null) extra.push(["pots", pots.value.beside]);
  const { streets } = rounds.value;
  if (streets.some((street, i) => street !== STREETS[i])) extra.push([":streets", JSON.stringify(streets)]);
  const events = [...rounds.value.events, ...collects];
  return ok({
    format: "ohh",
    id: textOf(hand.game_number),
    variant: name,
    game: gameOf(name, holeCards(hand)),
    draws: 0,
    betting,
    cap: cap > 0 ? cap : null,
    scale,
    currency: typeof hand.currency === "string" && !PLAY.has(hand.currency) ? hand.currency : null,
    tournament: hand.tournament === true,
    table: textOf(hand.table_name),
    when: textOf(hand.start_date_utc),
    stakes: own?.stakes ?? stakesOf(hand, betting, chips),
    antesLive: own?.antesLive ?? antesLive(events),
    seats: seated.map(({ label, source }, seat) => ({ name: textOf(source.name) ?? "", label, stack: stacks[seat] as Chips })),
    events,
    result: own?.result ?? { totalPot, pots: pots.value.pots, rake, finishing: null },
    unknown: unknownOf(hand, own, rounds.value),
    extra: Object.fromEntries(extra),
  });
}

/**
 * Reads the hands of an Open Hand History text: objects one after the other, or a list of them. A hand that cannot be read does not hide
 * the others. Round trip of `writeOhh`; the facts of the format are those of hh-specs.handhistory.org, version 1.4.7.
 */
export function readOhh(text: string): Result<HandRecord, RecordProblem>[] {
  const read: Result<HandRecord, RecordProblem>[] = [];
  for (const part of readParts(text)) {
    const hands: readonly (Json | undefined)[] = Array.isArray(part.value) ? part.value : [part.value];
    for (const hand of hands) {
      read.push(isObject(hand) ? readHand(hand, part.line) : fail({ code: "JSON_INVALID", at: part.line, text: part.text }));
    }
  }
  return read.length > 0 ? read : [fail({ code: "JSON_INVALID", at: 0, text: "" })];
}
