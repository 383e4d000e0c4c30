import type { Chips, Seat } from "../../units.ts";
import type { HandRecord, PostKind, UnknownLine } from "../record.ts";
import { readDecimal, toChips, writeAmount } from "./amounts.ts";
import type { Post } from "./forced.ts";
import { type TomlValue, writeText } from "./toml.ts";

/** The field that keeps what PHH has no field for. The standard leaves names that begin with `_` to everyone's own use. */
export const OWN = "_sidepot";

/** What {@link OWN} holds; each part is null where it says nothing. */
export interface Own {
  readonly scale: number | null;
  readonly when: string | null;
  readonly tournament: boolean | null;
  readonly cap: Chips | null;
  readonly rake: Chips | null;
  readonly totalPot: Chips | null;
  readonly pots: readonly Chips[] | null;
  readonly posts: readonly Post[] | null;
  readonly unknown: readonly UnknownLine[] | null;
}

const KINDS: readonly string[] = [
  "ante",
  "small-blind",
  "big-blind",
  "button-blind",
  "straddle",
  "post",
  "dead",
  "bring-in",
] satisfies PostKind[];

type Reader<T> = (value: TomlValue) => T | null;

const text: Reader<string> = (value) => (value.kind === "string" ? value.value : null);
const flag: Reader<boolean> = (value) => (value.kind === "boolean" ? value.value : null);
const chips =
  (scale: number): Reader<Chips> =>
  (value) => {
    const amount = value.kind === "number" ? readDecimal(value.text) : null;
    return amount === null || amount.negative ? null : toChips(amount, scale);
  };
const list =
  <T>(item: Reader<T>): Reader<T[]> =>
  (value) => {
    if (value.kind !== "array") return null;
    const items = value.items.map(item);
    return items.every((i) => i !== null) ? (items as T[]) : null;
  };
const post =
  (scale: number, players: number): Reader<Post> =>
  (value) => {
    const [player = "", kind = "", amount = "", ...more] = value.kind === "string" ? value.value.split(" ") : [];
    const seat = Number(/^p([1-9]\d{0,3})$/.exec(player)?.[1] ?? 0) - 1;
    const decimal = readDecimal(amount);
    const paid = decimal === null || decimal.negative ? null : toChips(decimal, scale);
    if (seat < 0 || seat >= players || !KINDS.includes(kind) || paid === null || more.length > 0) return null;
    return { at: 0, do: "post", seat: seat as Seat, kind: kind as PostKind, amount: paid };
  };
const line: Reader<UnknownLine> = (value) => {
  if (value.kind !== "array" || value.items.length !== 2) return null;
  const [at, said] = value.items as [TomlValue, TomlValue];
  const number = at.kind === "number" ? Number(at.text) : Number.NaN;
  return Number.isSafeInteger(number) && said.kind === "string" ? { at: number, text: said.value } : null;
};

/** The scale that {@link OWN} names, which has to be known before any amount is read. */
export function ownScale(value: TomlValue | undefined): number {
  const scale = value?.kind === "table" ? value.entries.get("scale") : undefined;
  return scale?.kind === "number" && scale.text === "100" ? 100 : 1;
}

/** Reads {@link OWN}; null where it is not as this program writes it. */
export function readOwn(value: TomlValue, scale: number, players: number): Own | null {
  if (value.kind !== "table") return null;
  let whole = true;
  const left = new Set(value.entries.keys());
  const part = <T>(key: string, reader: Reader<T>): T | null => {
    const found = value.entries.get(key);
    if (found === undefined) return null;
    left.delete(key);
    const read = reader(found);
    if (read === null) whole = false;
    return read;
  };
  const own: Own = {
    scale: part("scale", chips(1)),
    when: part("when", text),
    tournament: part("tournament", flag),
    cap: part("cap", chips(scale)),
    rake: part("rake", chips(scale)),
    totalPot: part("total_pot", chips(scale)),
    pots: part("pots", list(chips(scale))),
    posts: part("posts", list(post(scale, players))),
    unknown: part("unknown", list(line)),
  };
  return whole && left.size === 0 ? own : null;
}

/** Writes {@link OWN}; null where there is nothing to say. Round trip of {@link readOwn}. */
export function writeOwn(own: Own, record: Pick<HandRecord, "scale">): string | null {
  const amount = (value: Chips): string => writeAmount(value, record.scale);
  const parts: [string, string | null][] = [
    ["scale", own.scale === null ? null : String(own.scale)],
    ["when", own.when === null ? null : writeText(own.when)],
    ["tournament", own.tournament === null ? null : String(own.tournament)],
    ["cap", own.cap === null ? null : amount(own.cap)],
    ["rake", own.rake === null ? null : amount(own.rake)],
    ["total_pot", own.totalPot === null ? null : amount(own.totalPot)],
    ["pots", own.pots === null ? null : `[${own.pots.map(amount).join(", ")}]`],
    ["posts", own.posts === null ? null : `[${own.posts.map((p) => `'p${p.seat + 1} ${p.kind} ${amount(p.amount)}'`).join(", ")}]`],
    ["unknown", own.unknown === null ? null : `[${own.unknown.map((u) => `[${u.at}, ${writeText(u.text)}]`).join(", ")}]`],
  ];
  const said = parts.filter(([, value]) => value !== null);
  return said.length === 0 ? null : `{ ${said.map(([key, value]) => `${key} = ${value}`).join(", ")} }`;
}
