import type { Chips } from "../../units.ts";

/** A number as it was written, split so that it is counted without a float: the value is `digits / 10^decimals`. */
export interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  readonly decimals: number;
}

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;

/** Reads a plain decimal number (an exponent and `_` between digits are allowed); null for anything else. */
export function readDecimal(text: string): Decimal | null {
  const plain = text.replaceAll("_", "");
  if (/^[+-]?0[xob]/.test(plain)) {
    const whole = Number(plain.replace(/^\+/, ""));
    return Number.isSafeInteger(whole) ? { negative: false, digits: String(whole), decimals: 0 } : null;
  }
  const [, sign, whole = "", fraction = "", exponent = "0"] = DECIMAL.exec(plain) ?? [];
  if (sign === undefined || whole.length + fraction.length > 40) return null;
  let digits = whole + fraction;
  let decimals = fraction.length - Number(exponent);
  if (decimals < 0) {
    if (decimals < -20) return null;
    digits += "0".repeat(-decimals);
    decimals = 0;
  }
  while (decimals > 0 && digits.endsWith("0")) {
    digits = digits.slice(0, -1);
    decimals--;
  }
  digits = digits.replace(/^0+(?=\d)/, "") || "0";
  return { negative: sign === "-" && digits !== "0", digits, decimals };
}

/** Chips of an amount at a scale of 1 or 100; null where it has more decimals than the scale holds, or is no safe integer. */
export function toChips(amount: Decimal, scale: number): Chips | null {
  const places = scale === 100 ? 2 : 0;
  if (amount.decimals > places) return null;
  const value = Number(amount.digits + "0".repeat(places - amount.decimals));
  return Number.isSafeInteger(value) ? ((amount.negative ? -value : value) as Chips) : null;
}

/** Writes chips in the record's own unit, without needless decimals. Round trip of {@link readDecimal} and {@link toChips}. */
export function writeAmount(chips: number, scale: number): string {
  if (scale === 1) return String(chips);
  const sign = chips < 0 ? "-" : "";
  const cents = String(Math.abs(chips)).padStart(3, "0");
  const fraction = cents.slice(-2).replace(/0$/, "");
  return `${sign}${cents.slice(0, -2)}${fraction === "0" || fraction === "" ? "" : `.${fraction}`}`;
}

/** Chips that a record may also halve: not whole where it did. The text is moved by places, so that nothing is rounded twice. */
export const toShare = (amount: Decimal, scale: number): number =>
  Number(`${amount.negative ? "-" : ""}${amount.digits}e${(scale === 100 ? 2 : 0) - amount.decimals}`);

/** Round trip of {@link readDecimal} and {@link toShare}. */
export function writeShare(chips: number, scale: number): string {
  if (Number.isSafeInteger(chips)) return writeAmount(chips, scale);
  const places = scale === 100 ? 2 : 0;
  const plain = readDecimal(String(chips));
  if (plain === null) return "0";
  const digits = plain.digits.padStart(plain.decimals + places + 1, "0");
  const point = digits.length - plain.decimals - places;
  return `${plain.negative ? "-" : ""}${digits.slice(0, point)}.${digits.slice(point)}`;
}
