import { fail, ok, type Result } from "../../result.ts";
import type { Chips } from "../../units.ts";
import type { HandRecord, RecordProblem } from "../record.ts";
import { writeAmount, writeShare } from "./amounts.ts";
import { forcedOf, postsIn } from "./forced.ts";
import { collected, writeActions } from "./notation.ts";
import { OWN, type Own, writeOwn } from "./own.ts";
import { readPhh } from "./read.ts";
import { readToml, writeText } from "./toml.ts";
import { type Variant, variantFor, variantOf } from "./variants.ts";

const NOTHING: Own = {
  scale: null,
  when: null,
  tournament: null,
  cap: null,
  rake: null,
  totalPot: null,
  pots: null,
  posts: null,
  unknown: null,
};

/** A hand's number is written as one where it is one. */
const writeName = (name: string): string => (/^(?:0|[1-9]\d{0,14})$/.test(name) ? name : writeText(name));

/** The date and time of other formats in the fields that PHH has for them. */
function moment(when: string): [string, string][] {
  const [, year, month, day, time] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d\d:\d\d:\d\d))?/.exec(when) ?? [];
  if (year === undefined) return [];
  const date = Object.entries({ year, month, day }).map(([key, text]): [string, string] => [key, String(Number(text))]);
  const real = time !== undefined && /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time);
  return real ? [...date, ["time", time]] : date;
}

/** A field that is kept beside the record, as a line that TOML can hold whatever it says. */
function keptField(key: string, raw: string): [string, string] {
  const [table, ...more] = readToml(`${key} = ${raw}\n`);
  const sound = table !== undefined && more.length === 0 && table.fault === null && table.unclosed.size === 0 && table.entries.size === 1;
  if (sound && table.entries.get(key)?.raw === raw) return [key, raw];
  return [/^[A-Za-z0-9_-]+$/.test(key) ? key : writeText(key), writeText(raw)];
}

function stakeFields(record: HandRecord, variant: Variant): [string, string][] {
  const amount = (value: Chips | null): string => writeAmount(value ?? 0, record.scale);
  const list = (values: readonly Chips[]): string => `[${values.map(amount).join(", ")}]`;
  const { stakes } = record;
  const forced = forcedOf(record);
  const stud = variant.kind === "stud";
  const posted = postsIn(record).find((post) => post.kind === "bring-in")?.amount ?? null;
  const limit = variant.betting === "fixed-limit";
  return [
    ["antes", list(forced.antes)],
    ...(stud
      ? ([["bring_in", amount(stakes.bringIn ?? posted)]] as [string, string][])
      : ([["blinds_or_straddles", list(forced.blinds)]] as [string, string][])),
    ...(limit
      ? ([
          ["small_bet", amount(stakes.smallBet ?? stakes.minBet)],
          ["big_bet", amount(stakes.bigBet)],
        ] as [string, string][])
      : ([["min_bet", amount(stakes.minBet)]] as [string, string][])),
    ["starting_stacks", list(record.seats.map((seat) => seat.stack))],
  ];
}

/** The fields of a hand by name, in the order in which they are written. */
function fieldsOf(record: HandRecord, variant: Variant, own: Own): Map<string, string> {
  const amount = (value: number): string => writeShare(value, record.scale);
  const actions = writeActions(record, variant).map((action) => `  ${writeText(action)},\n`);
  const map = new Map<string, string>([
    ["variant", writeText(variant.code)],
    ["ante_trimming_status", String(record.antesLive)],
    ...stakeFields(record, variant),
    ["actions", `[\n${actions.join("")}]`],
    ["players", `[${record.seats.map((seat) => writeText(seat.name)).join(", ")}]`],
  ]);
  if (record.seats.every((seat) => seat.label !== null)) map.set("seats", `[${record.seats.map((seat) => seat.label).join(", ")}]`);
  if (record.id !== null) map.set("hand", writeName(record.id));
  if (record.table !== null) map.set("table", writeName(record.table));
  if (record.currency !== null) map.set("currency", writeText(record.currency));
  if (record.format !== "phh" && record.when !== null) for (const [key, value] of moment(record.when)) map.set(key, value);
  if (record.result.finishing !== null) map.set("finishing_stacks", `[${record.result.finishing.map(amount).join(", ")}]`);
  const won = collected(record);
  if (won !== null) map.set("winnings", `[${won.map(amount).join(", ")}]`);
  const kept = record.format === "phh" ? Object.entries(record.extra).filter(([key]) => !key.startsWith("#")) : [];
  for (const [key, raw] of kept) map.set(...keptField(key, raw));
  const ours = writeOwn(own, record);
  if (ours !== null) map.set(OWN, ours);
  return map;
}

const print = (fields: ReadonlyMap<string, string>): string => [...fields].map(([key, value]) => `${key} = ${value}\n`).join("");

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What reading the text again would get wrong, which {@link OWN} then says. */
function unsaid(record: HandRecord, again: HandRecord, scale: number | null): Own {
  const part = <T>(ours: T, theirs: T): T | null => (same(ours, theirs) ? null : ours);
  const posts = postsIn(record).filter((post) => post.kind !== "bring-in");
  return {
    scale,
    when: part(record.when, again.when),
    tournament: part(record.tournament, again.tournament),
    cap: part(record.cap, again.cap),
    rake: part(record.result.rake, again.result.rake),
    totalPot: part(record.result.totalPot, again.result.totalPot),
    pots: part(record.result.pots, again.result.pots),
    posts: part(
      posts.map((post) => ({ ...post, at: 0 })),
      postsIn(again),
    ),
    unknown: part(record.unknown, again.unknown),
  };
}

/** Reads a text that was just written, so that whatever it leaves unsaid can be added to it. */
function readBack(record: HandRecord, variant: Variant, own: Own): Result<HandRecord, RecordProblem> {
  return readPhh(print(fieldsOf(record, variant, own)))[0] ?? fail({ code: "RECORD_CUT", at: 0 });
}

function fieldsFor(record: HandRecord): Result<Map<string, string>, RecordProblem> {
  const variant = record.format === "phh" ? (variantOf(record.variant) ?? variantFor(record)) : variantFor(record);
  if (variant === undefined) return fail({ code: "VARIANT_UNKNOWN", at: 0, text: record.variant });
  if (record.scale !== 1 && record.scale !== 100) return fail({ code: "AMOUNT_UNREADABLE", at: 0, text: String(record.scale) });
  const plain = readBack(record, variant, NOTHING);
  if (!plain.ok) return plain;
  const scale = plain.value.scale === record.scale ? null : record.scale;
  const scaled = scale === null ? plain : readBack(record, variant, { ...NOTHING, scale });
  if (!scaled.ok) return scaled;
  return ok(fieldsOf(record, variant, unsaid(record, scaled.value, scale)));
}

/**
 * Writes a hand as a `.phh` text, whatever format it came from. Round trip of `readPhh`: a record that came from PHH is the same again; of
 * another one, checks and calls become PHH's one action for both, cards that nobody saw are dealt as unknown, and events are numbered anew.
 */
export function writePhh(record: HandRecord): Result<string, RecordProblem> {
  const fields = fieldsFor(record);
  return fields.ok ? ok(print(fields.value)) : fields;
}

/** Writes hands as one `.phhs` text, each in its own table, counted from 1. */
export function writePhhs(records: readonly HandRecord[]): Result<string, RecordProblem> {
  const tables: string[] = [];
  for (const [i, record] of records.entries()) {
    const fields = fieldsFor(record);
    if (!fields.ok) return fields;
    tables.push(`[${i + 1}]\n${print(fields.value)}`);
  }
  return ok(tables.join("\n"));
}
