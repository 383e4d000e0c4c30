import type { Json, JsonObject } from "./json.ts";

/**
 * An amount in hundredths; undefined where there is none, null where it is no amount or has more than two decimals. JSON numbers have
 * been through a float, so what is nearer to a hundredth than a real third decimal could be is one.
 */
export function hundredths(value: Json | undefined): number | null | undefined {
  if (value === null || value === undefined) return undefined;
  const number = typeof value === "string" && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number !== "number" || !(number >= 0)) return null;
  const whole = Math.round(number * 100);
  return Number.isSafeInteger(whole) && Math.abs(number * 100 - whole) < 0.01 ? whole : null;
}

const AMOUNTS: ReadonlySet<string> = new Set([
  ...["starting_stack", "small_blind_amount", "big_blind_amount", "ante_amount", "bet_cap", "amount", "rake", "win_amount"],
]);

/** Every amount of a hand, wherever it stands, with its field. */
export function amountsIn(value: Json, found: [string, Json][] = [], depth = 0): [string, Json][] {
  if (depth > 8 || typeof value !== "object" || value === null) return found;
  for (const [key, item] of Object.entries(value as JsonObject)) {
    if (AMOUNTS.has(key)) found.push([key, item]);
    amountsIn(item, found, depth + 1);
  }
  return found;
}
