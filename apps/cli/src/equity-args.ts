import { parseAmount } from "@sidepot/words";
import { type Card, makeCards, parseCards } from "sidepot/cards";
import { type EquityOptions, parseRange } from "sidepot/equity";
import type { EquityFlags } from "./equity-flags.ts";
import { readPrecision } from "./equity-numbers.ts";
import { Refusal } from "./fault.ts";
import { letterName } from "./hands-text.ts";
import { splitSeat } from "./seats.ts";
import type { Voice } from "./speech.ts";

/** How to count, as the options of the command say it. */
export interface Asking {
  readonly options: EquityOptions;
  /** At least one. */
  readonly threads: number;
}

const SEEDS = { least: 0, most: 2 ** 32 - 1 } as const;
const SAMPLES = { least: 1, most: 1e12 } as const;
const THREADS = { least: 1, most: 256 } as const;

/**
 * Reads the options that say how to count. What cannot be read is a {@link Refusal}.
 *
 * @param processors threads where none are asked for
 */
export function optionsIn(flags: EquityFlags, processors: number): Asking {
  if (flags.exact && flags.sampled) throw new Refusal({ code: "OPTIONS_EXCLUDE", one: "--exact", other: "--sampled" });
  for (const name of ["precision", "samples", "seed"] as const)
    if (flags.exact && flags[name] !== undefined) throw new Refusal({ code: "OPTIONS_EXCLUDE", one: "--exact", other: `--${name}` });
  const number = (name: "samples" | "seed" | "threads", range: typeof SEEDS | typeof SAMPLES | typeof THREADS): number | undefined => {
    const got = flags[name];
    return got === undefined ? undefined : wholeNumber(got, `--${name}`, range);
  };
  const seed = number("seed", SEEDS);
  const mostSamples = number("samples", SAMPLES);
  const precision = flags.precision === undefined ? undefined : precisionIn(flags.precision);
  const method = flags.exact ? "exact" : flags.sampled ? "sampled" : undefined;
  const options: EquityOptions = {
    ...(method === undefined ? {} : { method }),
    ...(seed === undefined ? {} : { seed }),
    ...(precision === undefined ? {} : { precision }),
    ...(mostSamples === undefined ? {} : { mostSamples }),
  };
  return { options, threads: number("threads", THREADS) ?? processors };
}

/**
 * Arguments as the question in JSON that they stand for: `AsAh` or, with chips, `AsAh:2500`; `4000f` are the chips of somebody who
 * folded, `QsQh:4000f` with the cards known, which are dead then.
 */
export function askingIn(args: readonly string[], { board, dead, deadMoney = [], button, unit }: EquityFlags, { words }: Voice): object {
  const bet = (hand: string | null, chips: string, where: string, path: string): number => {
    const read = parseAmount(chips);
    if (read.ok) return read.value;
    const weighed = parseRange(`${hand}:${chips}`);
    if (!weighed.ok && weighed.error.code === "RANGE_FORM_FOREIGN") {
      const [example = ""] = weighed.error.like;
      throw new Refusal({ code: "WEIGHT_AS_BET", where, example }, path);
    }
    const meant = [hand ?? "", chips].find((text) => parseRange(text).ok) ?? "AsAh";
    throw new Refusal({ code: "BET_UNREADABLE", where, because: words.amount(read.error), example: `${meant.trim()}:2500` }, path);
  };
  const hands: string[] = [];
  const bets: (number | null)[] = [];
  const folded: number[] = [];
  const dark: Card[] = [];
  let foldedArg: string | undefined;
  for (const arg of args) {
    const { name, amount: chips, folded: isFolded } = splitSeat(arg, isAmount);
    if (isFolded && (name !== null || isAmount(chips))) {
      foldedArg ??= arg;
      const path = `folded[${folded.length}]`;
      folded.push(bet(name, chips, arg, path));
      if (name !== null) dark.push(...foldedCards(name, chips, arg, path));
    } else {
      bets.push(name === null ? null : bet(name, chips, arg, `bets[${hands.length}]`));
      hands.push(name ?? arg);
    }
  }
  const known = { hands, ...(board === undefined ? {} : { board }), ...deadIn(dead, dark) };
  const without = bets.every((bet) => bet === null);
  const options = { "dead-money": deadMoney[0], button, unit };
  const [option] = Object.entries(options).flatMap(([name, got]) => (got === undefined ? [] : [`--${name} ${got}`]));
  const money = foldedArg ?? option;
  if (without && money === undefined) return known;
  const bare = hands[bets.indexOf(null)];
  if (bare !== undefined) {
    const example = `${bare}:2500`;
    const path = `bets[${bets.indexOf(null)}]`;
    if (without && money !== undefined) throw new Refusal({ code: "BETS_MISSING", where: money, example }, path);
    throw new Refusal({ code: "BET_MISSING", where: bare, example }, path);
  }
  return {
    ...known,
    bets,
    folded,
    deadMoney: deadMoney.reduce((sum, text) => sum + moneyIn(text, "--dead-money", "deadMoney", words), 0),
    ...(button === undefined ? {} : { button: buttonIn(button, hands.length) }),
    ...(unit === undefined ? {} : { unit: moneyIn(unit, "--unit", "unit", words) }),
  };
}

function foldedCards(text: string, chips: string, where: string, path: string): readonly Card[] {
  const cards = parseCards(text);
  if (cards.ok && cards.value.length === 2) return cards.value;
  throw new Refusal({ code: "FOLDED_CARDS_UNKNOWN", where, chips }, path);
}

/** The cards of `--dead` and those of hands that folded, as one text; what cannot be read stays as it was written. */
function deadIn(dead: string | undefined, folded: readonly Card[]): { readonly dead?: string } {
  if (folded.length === 0) return dead === undefined ? {} : { dead };
  const known = parseCards(dead ?? "");
  return { dead: known.ok ? makeCards([...known.value, ...folded]) : (dead as string) };
}

function moneyIn(text: string, option: string, path: string, words: Voice["words"]): number {
  const read = parseAmount(text);
  if (read.ok) return read.value;
  throw new Refusal({ code: "AMOUNT_UNREADABLE", where: `${option} ${text}`, because: words.amount(read.error), example: null }, path);
}

/** The hand that a letter stands for, as the table has them. */
function buttonIn(typed: string, hands: number): number {
  const names = Array.from({ length: hands }, (_, hand) => letterName(hand));
  const hand = names.indexOf(plainText(typed).toUpperCase());
  if (hand >= 0) return hand;
  throw new Refusal({ code: "BUTTON_UNKNOWN", got: typed, names }, "button");
}

const isAmount = (text: string): boolean => parseAmount(text).ok;

const plainText = (typed: string): string => typed.normalize("NFKC").trim();

/** `2000000`, `2,000,000` or `2m`, within limits. Anything else is a {@link Refusal}. */
export function wholeNumber(typed: string, option: string, { least, most }: { readonly least: number; readonly most: number }): number {
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,15})([km]?)$/iu.exec(plainText(typed));
  const [, digits = "", unit = ""] = match ?? [];
  const value = Number(digits.replaceAll(",", "")) * ({ k: 1e3, m: 1e6 }[unit.toLowerCase()] ?? 1);
  if (match && value >= least && value <= most) return value;
  throw new Refusal({ code: "OPTION_NUMBER_INVALID", option, got: typed, least, most }, option.slice(2));
}

function precisionIn(typed: string): number {
  const value = readPrecision(typed);
  if (value !== null) return value;
  throw new Refusal({ code: "PRECISION_UNREADABLE", option: "--precision", got: typed }, "precision");
}
