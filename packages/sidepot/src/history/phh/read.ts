import { fail, ok, type Result } from "../../result.ts";
import type { Chips, Seat } from "../../units.ts";
import type { HandRecord, RecordEvent, RecordProblem, RecordSeat, UnknownLine } from "../record.ts";
import { readActions } from "./actions.ts";
import { type Decimal, readDecimal, toChips, toShare } from "./amounts.ts";
import * as fields from "./fields.ts";
import { blindsOf, forcedOf, postsOf, uniformAnte } from "./forced.ts";
import { OWN, type Own, ownScale, readOwn } from "./own.ts";
import { readToml, type TomlTable } from "./toml.ts";
import { type Variant, variantOf } from "./variants.ts";

/** The fields that hold amounts, or lists of them. */
const SINGLE = ["bring_in", "small_bet", "big_bet", "min_bet"] as const;
const LISTS = ["antes", "blinds_or_straddles"] as const;

/** All amounts of a hand in whole chips. */
interface Amounts {
  readonly scale: number;
  readonly stacks: readonly Chips[];
  readonly single: Readonly<Record<(typeof SINGLE)[number], Chips | null>>;
  readonly lists: Readonly<Record<(typeof LISTS)[number], readonly Chips[] | null>>;
  /** Not whole where the record halved an odd chip, so these do not decide the scale. */
  readonly finishing: readonly number[] | null;
  /** Null too where the winnings are not whole; the field is then kept as it is. */
  readonly winnings: readonly Chips[] | null;
}

const unreadable = (at: number, text: string): Result<never, RecordProblem> =>
  fail({ code: "AMOUNT_UNREADABLE", at, text: text.slice(0, 120) });

/** What the bets of the actions say of the scale. */
function betsFine(actions: readonly string[]): Result<boolean, RecordProblem> {
  let fine = false;
  for (const [i, action] of actions.entries()) {
    const word = /^\s*\S+\s+cbr\s+([^\s#]+)/.exec(action)?.[1];
    const decimal = word === undefined ? null : readDecimal(word);
    if (decimal !== null && decimal.decimals > 2) return unreadable(i + 1, word as string);
    if (decimal !== null && decimal.decimals > 0) fine = true;
  }
  return ok(fine);
}

function readAmounts(table: TomlTable, actions: readonly string[]): Result<Amounts, RecordProblem> {
  const stacks = fields.required(fields.amountsField(table, "starting_stacks", null), "starting_stacks");
  if (!stacks.ok) return stacks;
  if (stacks.value.length < 2) {
    return fail({ code: "FIELD_INVALID", at: 0, field: "starting_stacks", text: table.entries.get("starting_stacks")?.raw ?? "" });
  }
  const bets = betsFine(actions);
  if (!bets.ok) return bets;
  const all: Decimal[] = [...stacks.value];
  const found: Record<string, Decimal | Decimal[] | null> = {};
  for (const field of SINGLE) {
    const read = fields.amountField(table, field);
    if (!read.ok) return read;
    found[field] = read.value;
    if (read.value !== null) all.push(read.value);
  }
  for (const field of LISTS) {
    const read = fields.amountsField(table, field, stacks.value.length);
    if (!read.ok) return read;
    found[field] = read.value;
    all.push(...(read.value ?? []));
  }
  const scale = bets.value || ownScale(table.entries.get(OWN)) === 100 || all.some((amount) => amount.decimals > 0) ? 100 : 1;
  const bad = all.find((amount) => toChips(amount, scale) === null);
  if (bad !== undefined) return unreadable(0, bad.decimals > 0 ? `${bad.digits}e-${bad.decimals}` : bad.digits);
  const chips = (amount: Decimal): Chips => toChips(amount, scale) as Chips;
  const total = stacks.value.reduce((sum, stack) => sum + chips(stack), 0);
  if (!Number.isSafeInteger(total)) return unreadable(0, String(total));
  const chipsIn = (value: Decimal | Decimal[] | null | undefined): Chips | Chips[] | null =>
    value === null || value === undefined ? null : Array.isArray(value) ? value.map(chips) : chips(value);
  const whole = Object.fromEntries(Object.entries(found).map(([key, value]) => [key, chipsIn(value)]));
  const finishing = fields.amountsField(table, "finishing_stacks", stacks.value.length);
  if (!finishing.ok) return finishing;
  const winnings = fields.amountsField(table, "winnings", stacks.value.length);
  if (!winnings.ok) return winnings;
  const won = winnings.value?.map((amount) => toChips(amount, scale)) ?? null;
  return ok({
    scale,
    stacks: stacks.value.map(chips),
    single: whole as Amounts["single"],
    lists: whole as unknown as Amounts["lists"],
    finishing: finishing.value?.map((amount) => toShare(amount, scale)) ?? null,
    winnings: won?.every((amount) => amount !== null) ? (won as Chips[]) : null,
  });
}

/** The fields that a variant's stakes are read from (required fields of the standard). */
const stakeFields = (variant: Variant): string[] => [
  "antes",
  variant.kind === "stud" ? "bring_in" : "blinds_or_straddles",
  ...(variant.betting === "fixed-limit" ? ["small_bet", "big_bet"] : ["min_bet"]),
];

function checkPresent(table: TomlTable, variant: Variant): Result<null, RecordProblem> {
  const absent = stakeFields(variant).find((field) => !table.entries.has(field));
  return absent === undefined ? ok(null) : fail({ code: "FIELD_MISSING", at: 0, field: absent });
}

function stakesOf({ single, lists }: Amounts, variant: Variant): HandRecord["stakes"] {
  const limit = variant.betting === "fixed-limit";
  const zero = 0 as Chips;
  const [smallBet, bigBet] = limit ? [single.small_bet ?? zero, single.big_bet ?? zero] : [null, null];
  const blinds =
    variant.kind === "stud" ? { smallBlind: smallBet ?? zero, bigBlind: bigBet ?? zero } : blindsOf(lists.blinds_or_straddles ?? []);
  return {
    ...blinds,
    ante: uniformAnte(lists.antes ?? []),
    bringIn: variant.kind === "stud" ? (single.bring_in ?? zero) : null,
    smallBet,
    bigBet,
    minBet: (limit ? smallBet : single.min_bet) ?? zero,
  };
}

/** `2009-11-05 20:15:00`, as far as the fields say it. */
function whenOf(table: TomlTable): string | null {
  const number = (field: string, width: number): string | null => {
    const value = table.entries.get(field);
    return value?.kind === "number" && /^\d+$/.test(value.text) ? value.text.padStart(width, "0") : null;
  };
  const [year, month, day] = [number("year", 4), number("month", 2), number("day", 2)];
  const date = year === null ? null : [year, month, month === null ? null : day].filter((part) => part !== null).join("-");
  const time = table.entries.get("time");
  return [date, time?.kind === "date" ? time.text : null].filter((part) => part !== null).join(" ") || null;
}

function readSeats(table: TomlTable, stacks: readonly Chips[]): Result<RecordSeat[], RecordProblem> {
  const names = fields.textsField(table, "players", stacks.length);
  if (!names.ok) return names;
  const labels = fields.labelsField(table, "seats", stacks.length);
  if (!labels.ok) return labels;
  return ok(stacks.map((stack, i) => ({ name: names.value?.[i] ?? `p${i + 1}`, label: labels.value?.[i] ?? null, stack })));
}

/** Fields that the record itself holds, and that are written from it. */
const HELD = new Set(["variant", "starting_stacks", "actions", "players", "seats", "finishing_stacks", "ante_trimming_status", OWN]);

/** Whether the record's own parts say what a field says. */
function held(name: string, table: TomlTable, record: HandRecord, variant: Variant): boolean {
  if (HELD.has(name) || stakeFields(variant).includes(name)) return true;
  const value = table.entries.get(name);
  if (name === "hand" || name === "table" || name === "currency")
    return nameOf(value) !== null && (name !== "currency" || value?.kind === "string");
  return name === "winnings" && record.events.some((event) => event.do === "collect");
}

const { nameOf } = fields;

/** What must be kept beside the record, as TOML: fields that it does not hold, and the comments of actions as `#3`. */
function extraOf(
  table: TomlTable,
  comments: ReadonlyMap<number, string>,
  record: HandRecord,
  variant: Variant,
  keepOwn: boolean,
): Record<string, string> {
  const kept: [string, string][] = [];
  for (const [name, value] of table.entries) {
    if (!held(name, table, record, variant) || (name === OWN && keepOwn)) kept.push([name, value.raw]);
  }
  // Amounts that stacks were too short for are nowhere else.
  const forced = forcedOf(record);
  const lists: [string, readonly Chips[]][] = [["antes", forced.antes]];
  if (variant.kind !== "stud") lists.push(["blinds_or_straddles", forced.blinds]);
  for (const [name, ours] of lists) {
    const value = table.entries.get(name);
    const theirs = value?.kind === "array" ? value.items.map((item) => toChips(readDecimal(item.raw) as Decimal, record.scale)) : null;
    if (value !== undefined && (theirs === null || theirs.some((amount, i) => amount !== ours[i]))) kept.push([name, value.raw]);
  }
  for (const [at, comment] of comments) kept.push([`#${at}`, comment]);
  return Object.fromEntries(kept);
}

/** Fields that the standard does not know, and texts that their line closed. */
function unknownOf(table: TomlTable, own: Own | null): UnknownLine[] {
  const found: UnknownLine[] = [...table.unclosed.values()].map((fault) => ({ at: 0, text: fault.text }));
  for (const [name, value] of table.entries) {
    const known = fields.DECIDING.has(name) || fields.DESCRIBING.has(name) || (name.startsWith("_") && (name !== OWN || own !== null));
    if (!known && !table.unclosed.has(name)) found.push({ at: 0, text: `${name} = ${value.raw}`.slice(0, 200) });
  }
  const told = own?.unknown ?? [];
  const isTold = (line: UnknownLine): boolean => told.some((other) => other.at === line.at && other.text === line.text);
  return [...told, ...found.filter((line) => !isTold(line))];
}

/** What each player won, where the file lists it and its actions do not tell. */
function winnings(amounts: Amounts, events: readonly RecordEvent[], at: number): RecordEvent[] {
  if (events.some((event) => event.do === "collect")) return [];
  const won = (amounts.winnings ?? []).map((amount, seat) => ({ amount, seat: seat as Seat }));
  return won.filter(({ amount }) => amount > 0).map(({ amount, seat }) => ({ at, do: "collect", seat, amount, pot: null, run: null }));
}

function readHand(table: TomlTable): Result<HandRecord, RecordProblem> {
  if (table.fault !== null) return fail({ code: "TOML_INVALID", at: table.fault.line, text: table.fault.text });
  const broken = [...table.unclosed].find(([name]) => fields.DECIDING.has(name));
  if (broken !== undefined) return fail({ code: "TOML_INVALID", at: broken[1].line, text: broken[1].text });
  const code = fields.textField(table, "variant");
  if (!code.ok) return code;
  const variant = variantOf(code.value);
  if (variant === undefined) return fail({ code: "VARIANT_UNKNOWN", at: 0, text: code.value.slice(0, 120) });
  const actions = fields.required(fields.textsField(table, "actions", null), "actions");
  if (!actions.ok) return actions;
  const present = checkPresent(table, variant);
  if (!present.ok) return present;
  const amounts = readAmounts(table, actions.value);
  if (!amounts.ok) return amounts;
  return assemble(table, variant, actions.value, amounts.value);
}

function assemble(table: TomlTable, variant: Variant, actions: readonly string[], amounts: Amounts): Result<HandRecord, RecordProblem> {
  const { scale, stacks, lists } = amounts;
  const trimming = fields.flagField(table, "ante_trimming_status");
  if (!trimming.ok) return trimming;
  const seats = readSeats(table, stacks);
  if (!seats.ok) return seats;
  const said = table.entries.get(OWN);
  const own = said === undefined ? null : readOwn(said, scale, stacks.length);
  const blinds = variant.kind === "stud" ? [] : (lists.blinds_or_straddles ?? []);
  const posts = own?.posts ?? postsOf({ antes: lists.antes ?? [], blinds }, stacks, trimming.value ?? false);
  const read = readActions(actions, { variant, players: stacks.length, scale, posts });
  if (!read.ok) return read;
  const events = [...read.value.events, ...winnings(amounts, read.value.events, actions.length)];
  const currency = table.entries.get("currency");
  const record: HandRecord = {
    format: "phh",
    id: nameOf(table.entries.get("hand")),
    variant: variant.code,
    game: variant.game,
    draws: variant.draws,
    betting: variant.betting,
    cap: own?.cap ?? null,
    scale,
    currency: currency?.kind === "string" ? currency.value : null,
    tournament: own?.tournament ?? table.entries.has("level"),
    table: nameOf(table.entries.get("table")),
    when: own?.when ?? whenOf(table),
    stakes: stakesOf(amounts, variant),
    // Absent means false (optional fields of the standard).
    antesLive: trimming.value ?? false,
    seats: seats.value,
    events,
    result: { totalPot: own?.totalPot ?? null, pots: own?.pots ?? null, rake: own?.rake ?? null, finishing: amounts.finishing },
    unknown: unknownOf(table, own),
    extra: {},
  };
  return ok({ ...record, extra: extraOf(table, read.value.comments, record, variant, own === null) });
}

/**
 * Reads the hands of a `.phh` text (one) or a `.phhs` text (one in each `[1]`-style table), each for itself: a hand that cannot be read
 * does not hide the others. Round trip of `writePhh`.
 */
export function readPhh(text: string): Result<HandRecord, RecordProblem>[] {
  const tables = readToml(text);
  if (tables.length === 0) return [fail({ code: "FIELD_MISSING", at: 0, field: "variant" })];
  return tables.map(readHand);
}
