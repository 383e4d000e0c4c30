import type { Card } from "../cards/card.ts";
import { letters } from "../cards/parse.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import { inOrder, type Pair } from "./grid.ts";
import type { EquityProblem, RangeProblem } from "./problem.ts";
import { foreignFault } from "./range-foreign.ts";
import { RANK, readHands, SUIT, type TokenFault } from "./range-hands.ts";
import type { Range } from "./types.ts";

/** All 1,326 hands one by one, each with a weight of many digits, are not half as long. */
const LONGEST = 100_000;
/** So much of a token is named. */
const SHOWN = 40;

const SEPARATORS = /[\s,;、]*/y;
/** Dashes as keyboards and word processors make them, and the waves that stand for one in Korean and Japanese. */
const DASH = /[‐‑‒–—―−ー~〜]/u;
/** A text selector after the sign of a suit. */
const SELECTOR = /[\uFE0E\uFE0F]/;

const CARD = `(?:${RANK}${SUIT}|${SUIT}${RANK})`;
/** Two words that are one token, then anything but separators, with blanks around the signs that join. */
const TOKEN = new RegExp(`(?:any[ \\t]+two|${CARD}[ \\t]+${CARD}(?![^\\s,;、@]))?(?:[^\\s,;、@%+-]+|[ \\t]*[-@][ \\t]*|[ \\t]*[%+])*`, "y");
const WEIGHT = /^(\d+\.?\d*|\.\d+)(?:e(-?\d{1,3}))?(%?)$/;

/** A text in plain lower-case letters; the place of each in the text as given, and the place where its character ends. */
interface Plain {
  readonly text: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

function plainOf(text: string): Plain {
  const plain: { text: string; from: number[]; to: number[] } = { text: "", from: [], to: [] };
  for (const { text: letter, at } of letters(text)) {
    if (SELECTOR.test(letter)) continue;
    plain.text += DASH.test(letter) ? "-" : letter;
    const end = at + String.fromCodePoint(text.codePointAt(at) ?? 0).length;
    for (let unit = 0; unit < letter.length; unit++) {
      plain.from.push(at);
      plain.to.push(end);
    }
  }
  return plain;
}

/**
 * Reads a range of starting hands: tokens parted by commas, semicolons, blanks or line breaks.
 *
 * - `AA`, `AKs` (suited), `AKo` (offsuit), `AK` (both);
 * - `TT+`: this pair and the higher ones; `AQs+`: the kicker up to the one below the first rank, so `T9s+` is `T9s` alone;
 * - `99-77`, `A5s-A2s`: one first rank, or pairs; `T9s-65s`: both ranks going down together; the ends in any order;
 * - `AsKh`, `As Kh`, `A♠K♥`, `♠A♥K`, `10h9h`: one hand. Ten, signs of suits, full-width forms and letters typed with a Korean keyboard
 *   on are taken everywhere, as `parseCards` takes them;
 * - `random`, `any two`, `*`: all 1,326 hands;
 * - `22+@50%`, `AKs@0.25`: the weight of the token before it, above 0 and at most 1 (100 %); 1 where there is none.
 *
 * A hand that is named again takes the later weight: `22+@50%, AA` is all pairs at half, but aces in full. The answer is in one order,
 * highest cards first, whatever the order of the tokens. Round trip of `makeRange`.
 *
 * @param path where the text stands in the caller's input, for the problem's own path
 * @returns a `RANGE_…` problem that names the token and its place in the text, or `NOT_TEXT`
 */
export function parseRange(text: string, path = ""): Result<Range, EquityProblem> {
  if (typeof text !== "string") return fail({ code: "NOT_TEXT", path, got: show(text) });
  if (text.length > LONGEST) return fail({ code: "RANGE_TOO_LONG", path, length: text.length, most: LONGEST });
  const plain = plainOf(text);
  /** By `52 × first card + second card`. */
  const weights = new Map<number, number>();
  for (let at = skip(plain.text, 0); at < plain.text.length; ) {
    const end = tokenEnd(plain.text, at);
    const read = readToken(plain.text.slice(at, end));
    if (!read.ok) {
      const from = plain.from[at] as number;
      const token = text.slice(from, Math.min(plain.to[end - 1] as number, from + SHOWN)).trimEnd();
      const fault = knownElsewhere(plain.text, at, end, read.error) ?? read.error;
      return fail({ ...fault, path, token, at: from } as RangeProblem);
    }
    for (const [a, b] of read.value.hands) weights.set(52 * a + b, read.value.weight);
    at = skip(plain.text, end);
  }
  if (weights.size === 0) return fail({ code: "RANGE_EMPTY", path });
  return ok(
    inOrder([...weights].map(([hand, weight]) => ({ cards: [Math.floor(hand / 52) as Card, (hand % 52) as Card] as const, weight }))),
  );
}

function skip(text: string, at: number): number {
  SEPARATORS.lastIndex = at;
  SEPARATORS.test(text);
  return SEPARATORS.lastIndex;
}

function tokenEnd(text: string, at: number): number {
  TOKEN.lastIndex = at;
  TOKEN.test(text);
  return TOKEN.lastIndex;
}

function readToken(token: string): Result<{ readonly hands: readonly Pair[]; readonly weight: number }, TokenFault> {
  const [, body = "", sign = "", weight = ""] = /^([^@]*)(@?)(.*)$/.exec(token.replace(/[ \t]/g, "")) ?? [];
  if (body === "") return fail({ code: "RANGE_WEIGHT_ALONE" });
  const hands = readHands(body);
  if (!hands.ok) return hands;
  if (sign === "") return ok({ hands: hands.value, weight: 1 });
  if (weight === "") return fail({ code: "RANGE_WEIGHT_MISSING" });
  const value = weightOf(weight);
  return value > 0 && value <= 1 ? ok({ hands: hands.value, weight: value }) : fail({ code: "RANGE_WEIGHT_INVALID", weight: show(weight) });
}

/** What to say of a token that another tool would read, where nothing better is known of it. */
function knownElsewhere(text: string, at: number, end: number, { code }: TokenFault): TokenFault | null {
  const token = text.slice(at, Math.min(end, at + SHOWN)).replace(/[ \t]/g, "");
  if (code === "RANGE_WEIGHT_INVALID") {
    // A comma in place of the point: the weight goes on behind what parts tokens.
    const [more = ""] = /^,\d+%?(?![^\s,;、])/.exec(text.slice(end, end + SHOWN)) ?? [];
    return more === "" ? null : foreignFault(token + more, isRead);
  }
  return code === "RANGE_TOKEN_UNKNOWN" || code === "RANGE_RANK_UNKNOWN" ? foreignFault(token, isRead) : null;
}

const isRead = (token: string): boolean => readToken(token).ok;

/** The nearest number to the weight as written, so that what was printed is read as it was; 0 where it is none. */
function weightOf(text: string): number {
  const [, digits, exponent = "0", percent] = WEIGHT.exec(text) ?? [];
  return digits === undefined ? 0 : Number(`${digits}e${Number(exponent) - (percent === "" ? 0 : 2)}`);
}
