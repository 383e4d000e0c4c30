import type { Chips } from "../../units.ts";
import type { HandRecord, UnknownLine } from "../record.ts";
import { isObject, type Json, type JsonObject } from "./json.ts";

/** The field that keeps what the format has no field for, in whole chips of the record's scale. */
export const OWN = "_sidepot";

/** What {@link OWN} may hold. */
export interface Own {
  readonly scale?: number;
  readonly antesLive?: boolean;
  readonly stakes?: HandRecord["stakes"];
  readonly result?: HandRecord["result"];
  readonly unknown?: readonly UnknownLine[];
}

const count = (value: Json | undefined): value is number => typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
const countOrNull = (value: Json | undefined): value is number | null => value === null || count(value);
const list = (value: Json | undefined, item: (value: Json) => boolean): boolean => Array.isArray(value) && value.every(item);

const STAKES = ["smallBlind", "bigBlind", "ante", "minBet"] as const;
const BETS = ["bringIn", "smallBet", "bigBet"] as const;

function stakesIn(value: Json | undefined): HandRecord["stakes"] | undefined {
  if (!isObject(value) || !STAKES.every((key) => count(value[key])) || !BETS.every((key) => countOrNull(value[key]))) return undefined;
  const part = (key: string): Chips => value[key] as Chips;
  return {
    smallBlind: part("smallBlind"),
    bigBlind: part("bigBlind"),
    ante: part("ante"),
    bringIn: part("bringIn"),
    smallBet: part("smallBet"),
    bigBet: part("bigBet"),
    minBet: part("minBet"),
  };
}

function resultIn(value: Json | undefined): HandRecord["result"] | undefined {
  if (!isObject(value) || !countOrNull(value.totalPot) || !countOrNull(value.rake)) return undefined;
  if (value.pots !== null && !list(value.pots, count)) return undefined;
  if (value.finishing !== null && !list(value.finishing, (item) => typeof item === "number")) return undefined;
  return {
    totalPot: value.totalPot as Chips | null,
    pots: value.pots as Chips[] | null,
    rake: value.rake as Chips | null,
    finishing: value.finishing as number[] | null,
  };
}

const isLine = (value: Json): boolean => isObject(value) && count(value.at) && typeof value.text === "string";

/** Reads {@link OWN}; null where it is there and not as this program writes it. */
export function readOwn(value: Json | undefined): Own | null {
  if (value === undefined) return {};
  if (!isObject(value)) return null;
  const stakes = stakesIn(value.stakes);
  const result = resultIn(value.result);
  const sound =
    (value.scale === undefined || value.scale === 100) &&
    (value.antesLive === undefined || typeof value.antesLive === "boolean") &&
    (value.stakes === undefined || stakes !== undefined) &&
    (value.result === undefined || result !== undefined) &&
    (value.unknown === undefined || list(value.unknown, isLine));
  if (!sound) return null;
  const unknown = value.unknown as unknown as readonly UnknownLine[] | undefined;
  return {
    ...(value.scale === undefined ? {} : { scale: 100 }),
    ...(value.antesLive === undefined ? {} : { antesLive: value.antesLive as boolean }),
    ...(stakes === undefined ? {} : { stakes }),
    ...(result === undefined ? {} : { result }),
    ...(unknown === undefined ? {} : { unknown: unknown.map(({ at, text }) => ({ at, text })) }),
  };
}

/** {@link OWN} as JSON; undefined where there is nothing to say. Round trip of {@link readOwn}. */
export const writeOwn = (own: Own): JsonObject | undefined => (Object.keys(own).length === 0 ? undefined : (own as unknown as JsonObject));
