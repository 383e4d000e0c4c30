import { fail, ok, type Result } from "../../result.ts";

/** An amount as printed, in hundredths, and whether it was printed with decimals. */
export interface Amount {
  readonly hundredths: number;
  readonly decimals: boolean;
}

/**
 * What an amount looks like in a line, as the source of a regular expression: a currency's sign or code on either side,
 * digits with points, commas or spaces between them. {@link readAmount} says whether it really is one.
 */
export const AMOUNT: string = String.raw`((?:\p{Sc}|[A-Z]{1,3}\p{Sc}?)?\s?\d[\d.,'’\u00a0\u202f ]*?(?:\s?\p{Sc})?)`;

/** Digits before and after the decimal mark. Grouped thousands must be groups of three. */
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;
const GROUPED = /^(\d{1,3})((?:([.,'’ ])\d{3})(?:\3\d{3})*)(?:([.,])(\d{1,2}))?$/;

/**
 * Reads an amount. A mark before one or two last digits is decimal, `1,234` parts thousands; `1.234` could be either and is
 * refused, as is everything with more than two decimals.
 */
export function readAmount(text: string): Result<Amount, { readonly code: "AMOUNT_UNREADABLE"; readonly text: string }> {
  const bare = text
    .replace(/^(?:[A-Z]{1,3})?\p{Sc}?\s?|\s?\p{Sc}$/gu, "")
    .replace(/[\u00a0\u202f]/g, " ")
    .trim();
  const parts = split(bare);
  if (!parts) return fail({ code: "AMOUNT_UNREADABLE", text });
  const [whole, decimals] = parts;
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return Number.isSafeInteger(hundredths) ? ok({ hundredths, decimals: decimals !== "" }) : fail({ code: "AMOUNT_UNREADABLE", text });
}

function split(bare: string): readonly [string, string] | null {
  const plain = PLAIN.exec(bare);
  if (plain) return [plain[1] as string, plain[2] ?? ""];
  const grouped = GROUPED.exec(bare);
  if (!grouped) return null;
  const [, first = "", rest = "", mark, decimal, decimals = ""] = grouped;
  const once = rest.length === 4;
  if (mark === decimal || (mark === "." && once && decimal === undefined) || first.startsWith("0")) return null;
  return [first + rest.replace(/\D/g, ""), decimals];
}

/**
 * Writes chips of a scale without a currency: `12`, `12.50`.
 *
 * @param decimals whether whole amounts have decimals too
 */
export function makeAmount(chips: number, scale: number, decimals = false): string {
  if (scale !== 100) return String(chips);
  const rest = chips % 100;
  const whole = String((chips - rest) / 100);
  return rest === 0 && !decimals ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}
