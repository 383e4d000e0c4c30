import type { Result } from "sidepot";

/** Why a text is no number of chips. `at` counts characters from 0 in the text as given. */
export type AmountFault =
  | { readonly code: "EMPTY" }
  | { readonly code: "MINUS"; readonly character: string; readonly at: number }
  /** A character that has no place in a number, or not there. */
  | { readonly code: "CHARACTER"; readonly character: string; readonly at: number }
  /** `1.234`: the comma may have been meant. `grouped` is what it is then, as digits. */
  | { readonly code: "AMBIGUOUS_DECIMAL"; readonly text: string; readonly grouped: string }
  /** Commas that do not stand before each three digits. */
  | { readonly code: "GROUPING"; readonly text: string }
  /** Not a whole number of chips. */
  | { readonly code: "FRACTION"; readonly text: string }
  /** Units out of order, as `2천1만`. */
  | { readonly code: "UNIT_ORDER"; readonly text: string }
  | { readonly code: "TOO_LARGE"; readonly text: string };

const fault = (error: AmountFault): { readonly ok: false; readonly error: AmountFault } => ({ ok: false, error });

/** Fixed-point places for decimals: `1.5만` is exact, and what needs more places than these is no whole number of any unit here. */
const PLACES = 15;
const ONE = 10n ** BigInt(PLACES);
const LONGEST = 60;

const latinUnits: Readonly<Record<string, bigint>> = { k: 1_000n, m: 1_000_000n, b: 1_000_000_000n };
const smallUnits: Readonly<Record<string, bigint>> = { 십: 10n, 十: 10n, 백: 100n, 百: 100n, 천: 1_000n, 千: 1_000n };
const bigUnits: Readonly<Record<string, bigint>> = {
  만: 10_000n,
  万: 10_000n,
  萬: 10_000n,
  억: 100_000_000n,
  億: 100_000_000n,
  조: 1_000_000_000_000n,
  兆: 1_000_000_000_000n,
};

/**
 * Reads a number of chips as people type it: `12300`, `12,300`, `１２３００`, `12.3k`, `1.2m`, `1만2300`, `1만 2천`, `3천5백`, `1.5만`,
 * `1万2千`, `2億`. A dot is a decimal point and a comma groups thousands, in every language. Nothing is guessed: what is not a whole
 * number of chips comes back as a coded fault.
 */
export function parseAmount(text: string): Result<number, AmountFault> {
  const given = showable(text);
  const strange = strangeCharacter(text);
  if (strange) return fault(strange);
  const plain = text.normalize("NFKC").trim().toLowerCase();
  if (plain === "") return fault({ code: "EMPTY" });
  if (plain.length > LONGEST) return fault({ code: "TOO_LARGE", text: given });
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(plain)) return fault({ code: "AMBIGUOUS_DECIMAL", text: given, grouped: plain.replace(".", "") });
  const value = evaluate(plain);
  if (typeof value !== "bigint") {
    if (value.code !== "CHARACTER") return fault({ code: value.code, text: given });
    // NFKC keeps the number of all characters that are let in, so a place in the plain text is one in the text given.
    const at = value.at + text.length - text.trimStart().length;
    return fault({ code: "CHARACTER", character: Array.from(text)[at] ?? "", at });
  }
  if (value % ONE !== 0n) return fault({ code: "FRACTION", text: given });
  const whole = value / ONE;
  if (whole > BigInt(Number.MAX_SAFE_INTEGER)) return fault({ code: "TOO_LARGE", text: given });
  return { ok: true, value: Number(whole) };
}

const showable = (text: string): string => {
  const trimmed = text.trim();
  return trimmed.length > 24 ? `${trimmed.slice(0, 24)}…` : trimmed;
};

/** A minus, or a character that cannot be part of an amount: found before NFKC, which would turn ² and ① into digits. */
function strangeCharacter(text: string): AmountFault | null {
  for (const [at, character] of Array.from(text).entries()) {
    if (/[-\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/u.test(character)) return { code: "MINUS", character, at };
    const known =
      /[0-9０-９.．,，kmbKMBｋｍｂＫＭＢ십十백百천千만万萬억億조兆\u1100-\u11ff]/u.test(character) || /[ \t\u00a0\u3000]/u.test(character);
    if (!known) return { code: "CHARACTER", character, at };
  }
  return null;
}

type Trouble = { readonly code: "GROUPING" | "UNIT_ORDER" | "FRACTION" } | { readonly code: "CHARACTER"; readonly at: number };
const disorder: Trouble = { code: "UNIT_ORDER" };

/** The value in fixed point, or what is wrong. */
function evaluate(text: string): bigint | Trouble {
  const single = /^([\d,.]+) ?([kmb])$/.exec(text);
  if (single) {
    const number = readNumber(single[1] as string, 0);
    return typeof number === "bigint" ? number * (latinUnits[single[2] as string] as bigint) : number;
  }
  let total = 0n;
  let section = 0n;
  let pending: bigint | null = null;
  let lastBig: bigint | null = null;
  let lastSmall: bigint | null = null;
  let fraction = false;
  for (const { 0: token, index } of text.matchAll(/[\d,.]+|\s+|./gu)) {
    const small = smallUnits[token];
    const big = bigUnits[token];
    if (/^\s/.test(token)) {
      // A space may part units from each other, never digits from digits.
      if (/[\d,.]\s+[\d,.]/.test(text.slice(Math.max(0, index - 1), index + token.length + 1))) return { code: "CHARACTER", at: index };
    } else if (/^[\d,.]/.test(token)) {
      const number = readNumber(token, index);
      if (typeof number !== "bigint") return number;
      if (fraction) return disorder;
      fraction = number % ONE !== 0n;
      pending = number;
    } else if (small !== undefined) {
      if (lastSmall !== null && (small >= lastSmall || tooMuch(pending, 10n))) return disorder;
      section += (pending ?? ONE) * small;
      pending = null;
      lastSmall = small;
    } else if (big !== undefined) {
      const count: bigint = section + (pending ?? (section === 0n ? ONE : 0n));
      if (tooMuch(pending, lastSmall) || tooMuch(count * big, lastBig)) return disorder;
      total += count * big;
      section = 0n;
      pending = null;
      lastBig = big;
      lastSmall = null;
    } else return { code: "CHARACTER", at: index };
  }
  if (tooMuch(pending, lastSmall) || tooMuch(section + (pending ?? 0n), lastBig)) return disorder;
  return total + section + (pending ?? 0n);
}

/** `1만23000` and `3천5000` say two things: what follows a unit is less than one of it. */
const tooMuch = (value: bigint | null, unit: bigint | null): boolean => value !== null && unit !== null && value >= unit * ONE;

function readNumber(text: string, at: number): bigint | Trouble {
  const [, digits, decimals = ""] = /^(\d+|\d[\d,]*\d)(?:\.(\d+))?$/.exec(text) ?? [];
  if (digits === undefined) {
    const dot = strayDot(text);
    return dot < 0 ? { code: "GROUPING" } : { code: "CHARACTER", at: at + dot };
  }
  if (digits.includes(",") && !/^\d{1,3}(?:,\d{3})+$/.test(digits)) return { code: "GROUPING" };
  const places = decimals.replace(/0+$/, "");
  if (places.length > PLACES) return { code: "FRACTION" };
  return BigInt(digits.replaceAll(",", "")) * ONE + BigInt(places.padEnd(PLACES, "0"));
}

/** The first dot without a digit on both sides, or after another one; −1 where there is none. */
const strayDot = (text: string): number => /^\.|\.(?!\d)|(?<=\..*)\./.exec(text)?.index ?? -1;
