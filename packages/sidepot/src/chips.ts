import type { ChipsFault, Problem } from "./problem.ts";
import { show } from "./show.ts";

/** What keeps a value from being a number of chips; null when nothing does. */
function chipsFault(value: unknown): ChipsFault | null {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return null;
  if (typeof value !== "number" || Number.isNaN(value)) return "not-a-number";
  if (value < 0) return "negative";
  return value > Number.MAX_SAFE_INTEGER ? "too-large" : "fraction";
}

/** The problem of a value that is no number of chips; null where it is one. */
export function badChips(value: unknown, path: string): Problem | null {
  const fault = chipsFault(value);
  return fault ? { code: "CHIPS_INVALID", path, got: show(value), fault } : null;
}
