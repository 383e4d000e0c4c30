import { type Card, RANKS, type RankLetter } from "../cards/card.ts";
import { SUIT_BY_CHARACTER } from "../cards/parse.ts";
import { fail, ok, type Result } from "../result.ts";
import { combosOf, HAND_CLASSES, indexOf, type Pair } from "./grid.ts";
import type { RangeProblem } from "./problem.ts";

/** What is wrong with a token, without its place. */
export type TokenFault = RangeProblem extends infer P
  ? P extends { readonly token: string }
    ? Omit<P, "path" | "token" | "at">
    : never
  : never;

/** A rank and a suit as they stand in a token: plain, lower case, ten as `10` or `t`. */
export const RANK = "(?:10|[2-9tjqka])";
export const SUIT = "[cdhs♣♦♥♠♧♢♡♤]";

const CARDS = new RegExp(`^(?:(${RANK})(${SUIT})(?:(${RANK})(${SUIT}))?|(${SUIT})(${RANK})(?:(${SUIT})(${RANK}))?)$`);
const SHAPE = new RegExp(`^(${RANK})(${RANK})([so]?)$`);
/** Looks like hands, whatever the ranks are. */
const LIKE_SHAPE = /^(?!10[so]?$)(10|.)(10|.)[so]?$/u;
const LIKE_CARDS = new RegExp(`^(10|.)${SUIT}(10|.)${SUIT}$`, "u");

const rankFrom = (text: string): number => (text === "10" ? 8 : RANKS.indexOf(text.toUpperCase() as RankLetter));

/** `AKs`, `AK`, `77`: two ranks, the higher one first, and what is said of their suits. */
interface Shape {
  readonly high: number;
  readonly low: number;
  readonly suits: "" | "s" | "o";
}

const nameOf = ({ high, low, suits }: Shape): string => `${RANKS[high]}${RANKS[low]}${suits}`;
const isPair = ({ high, low }: Shape): boolean => high === low;

/** The hands of a token without its weight: `TT+`, `AKs`, `T9s-65s`, `random`, `AsKh`; in lower case and without blanks. */
export function readHands(body: string): Result<readonly Pair[], TokenFault> {
  if (body === "random" || body === "anytwo" || body === "*") return ok(HAND_CLASSES.flatMap(({ index }) => combosOf(index)));
  const cards = CARDS.exec(body);
  if (cards) return readCards(cards);
  const [first = "", last, ...more] = body.split("-");
  if (more.length > 0) return fail({ code: "RANGE_TOKEN_UNKNOWN" });
  const open = last === undefined && first.endsWith("+");
  const from = readShape(open ? first.slice(0, -1) : first);
  if (!from.ok) return from;
  if (last === undefined) return ok(handsOf(open ? upFrom(from.value) : [from.value]));
  const to = readShape(last);
  return to.ok ? between(from.value, to.value) : to;
}

function readCards(match: RegExpExecArray): Result<readonly Pair[], TokenFault> {
  const [, r1, s1, r2, s2, t1, q1, t2, q2] = match;
  const card = (rank: string | undefined, suit: string | undefined): Card =>
    (4 * rankFrom(rank ?? "") + (SUIT_BY_CHARACTER[suit ?? ""] ?? 0)) as Card;
  const a = card(r1 ?? q1, s1 ?? t1);
  if ((r2 ?? q2) === undefined) return fail({ code: "RANGE_CARD_ALONE", card: a });
  const b = card(r2 ?? q2, s2 ?? t2);
  if (a === b) return fail({ code: "RANGE_CARD_TWICE", card: a });
  return ok([a > b ? [a, b] : [b, a]]);
}

function readShape(text: string): Result<Shape, TokenFault> {
  const match = SHAPE.exec(text);
  if (!match) {
    const like = LIKE_SHAPE.exec(text) ?? LIKE_CARDS.exec(text);
    const rank = like?.slice(1).find((letter) => rankFrom(letter) < 0);
    return fail(rank === undefined ? { code: "RANGE_TOKEN_UNKNOWN" } : { code: "RANGE_RANK_UNKNOWN", rank: rank.toUpperCase() });
  }
  const [a, b] = [rankFrom(match[1] ?? ""), rankFrom(match[2] ?? "")];
  const shape: Shape = { high: Math.max(a, b), low: Math.min(a, b), suits: match[3] as Shape["suits"] };
  if (a === b && shape.suits !== "") return fail({ code: "RANGE_PAIR_SUIT", pair: nameOf({ ...shape, suits: "" }) });
  return ok(shape);
}

/** A pair and all above it; otherwise the kicker up to the one below the first rank. */
function upFrom(from: Shape): Shape[] {
  return isPair(from) ? line({ ...from, high: 12, low: 12 }, from) : line({ ...from, low: from.high - 1 }, from);
}

/** Both ends and what lies between: pairs, one first rank with its kickers, or both ranks going down together. */
function between(a: Shape, b: Shape): Result<readonly Pair[], TokenFault> {
  const [from, to] = a.high > b.high || (a.high === b.high && a.low >= b.low) ? [a, b] : [b, a];
  if (isPair(a) !== isPair(b) || a.suits !== b.suits) {
    const same = { ...b, suits: a.suits };
    const like = isPair(a) || isPair(b) || !isLine(a, same) ? [] : [`${nameOf(a)}-${nameOf(same)}`];
    return fail({ code: "RANGE_ENDS_MIXED", like });
  }
  if (!isLine(from, to)) {
    const gap = { ...to, low: to.high - (from.high - from.low) };
    const row = { ...to, high: from.high };
    const like = [...(gap.low < 0 ? [] : [gap]), row].map((end) => `${nameOf(from)}-${nameOf(end)}`);
    return fail({ code: "RANGE_ENDS_APART", like });
  }
  return ok(handsOf(line(from, to)));
}

const isLine = (a: Shape, b: Shape): boolean => a.high === b.high || a.high - a.low === b.high - b.low;

/** From one shape down to another: the first rank stays where both have the same. */
function line(from: Shape, to: Shape): Shape[] {
  const step = from.high === to.high ? 0 : 1;
  return Array.from({ length: from.low - to.low + 1 }, (_, i) => ({ ...from, high: from.high - step * i, low: from.low - i }));
}

function handsOf(shapes: readonly Shape[]): Pair[] {
  return shapes.flatMap(({ high, low, suits }) => [
    ...(suits === "o" || high === low ? [] : combosOf(indexOf(high, low, true))),
    ...(suits === "s" ? [] : combosOf(indexOf(high, low, false))),
  ]);
}
