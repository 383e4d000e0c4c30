import { fail, ok, type Result } from "../../result.ts";
import type { RecordProblem } from "../record.ts";
import { type Decimal, readDecimal } from "./amounts.ts";
import type { TomlTable, TomlValue } from "./toml.ts";

/** The fields of the standard, except those that decide the hand. Others are kept too, and reported unless their name begins with `_`. */
export const DESCRIBING: ReadonlySet<string> = new Set(
  (
    "author event url venue address city region postal_code country time time_zone time_zone_abbreviation day month year hand level seats " +
    "seat_count table players finishing_stacks winnings currency currency_symbol ante_trimming_status time_limit time_banks rake"
  ).split(" "),
);

/** The fields that decide the hand. */
export const DECIDING: ReadonlySet<string> = new Set(
  "variant antes blinds_or_straddles bring_in small_bet big_bet min_bet starting_stacks actions".split(" "),
);

const invalid = (field: string, value: TomlValue): Result<never, RecordProblem> =>
  fail({ code: "FIELD_INVALID", at: 0, field, text: value.raw.slice(0, 120) });
const missing = (field: string): Result<never, RecordProblem> => fail({ code: "FIELD_MISSING", at: 0, field });

/** An amount that is not negative; null where the field is absent. */
export function amountField(table: TomlTable, field: string): Result<Decimal | null, RecordProblem> {
  const value = table.entries.get(field);
  if (value === undefined) return ok(null);
  const amount = value.kind === "number" ? readDecimal(value.text) : null;
  return amount === null || amount.negative ? invalid(field, value) : ok(amount);
}

/** One amount for each player; null where the field is absent. */
export function amountsField(table: TomlTable, field: string, players: number | null): Result<Decimal[] | null, RecordProblem> {
  const value = table.entries.get(field);
  if (value === undefined) return ok(null);
  if (value.kind !== "array" || (players !== null && value.items.length !== players)) return invalid(field, value);
  const amounts: Decimal[] = [];
  for (const item of value.items) {
    const amount = item.kind === "number" ? readDecimal(item.text) : null;
    if (amount === null || amount.negative) return fail({ code: "AMOUNT_UNREADABLE", at: 0, text: item.raw.slice(0, 120) });
    amounts.push(amount);
  }
  return ok(amounts);
}

/** A list of texts. */
export function textsField(table: TomlTable, field: string, count: number | null): Result<string[] | null, RecordProblem> {
  const value = table.entries.get(field);
  if (value === undefined) return ok(null);
  if (value.kind !== "array" || (count !== null && value.items.length !== count)) return invalid(field, value);
  const texts: string[] = [];
  for (const item of value.items) {
    if (item.kind !== "string") return invalid(field, value);
    texts.push(item.value);
  }
  return ok(texts);
}

/** A text that must be there. */
export function textField(table: TomlTable, field: string): Result<string, RecordProblem> {
  const value = table.entries.get(field);
  if (value === undefined) return missing(field);
  return value.kind === "string" ? ok(value.value) : invalid(field, value);
}

/** Whether something is so; null where the field is absent. */
export function flagField(table: TomlTable, field: string): Result<boolean | null, RecordProblem> {
  const value = table.entries.get(field);
  if (value === undefined) return ok(null);
  return value.kind === "boolean" ? ok(value.value) : invalid(field, value);
}

/** Seat numbers, one for each player; null where the field is absent. */
export function labelsField(table: TomlTable, field: string, players: number): Result<number[] | null, RecordProblem> {
  const value = table.entries.get(field);
  if (value === undefined) return ok(null);
  const labels =
    value.kind === "array" ? value.items.map((item) => (item.kind === "number" ? Number(item.text.replaceAll("_", "")) : Number.NaN)) : [];
  return labels.length === players && labels.every(Number.isSafeInteger) ? ok(labels) : invalid(field, value);
}

/** A name that may also be written as a number; null where it is neither. */
export function nameOf(value: TomlValue | undefined): string | null {
  if (value?.kind === "string") return value.value;
  return value?.kind === "number" ? value.text.replace(/^\+/, "") : null;
}

/** Answers the value, or the field's absence as the problem it is. */
export const required = <T>(read: Result<T | null, RecordProblem>, field: string): Result<T, RecordProblem> => {
  if (!read.ok) return read;
  return read.value === null ? missing(field) : ok(read.value);
};
