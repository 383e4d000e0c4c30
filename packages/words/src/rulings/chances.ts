import type { Chance, ChanceCode, ChanceProcedure, HalfClaim, Ratio } from "sidepot/rulings";
import { grouped } from "../numbers.ts";
import type { Lang } from "../words.ts";
import { chances as en } from "./en/chances.ts";
import { chances as ja } from "./ja/chances.ts";
import { chances as ko } from "./ko/chances.ts";

/** What a language says of chances: its own texts. */
export interface ChancePart {
  /** The procedures, as short as a column's head needs it. */
  readonly procedures: Readonly<Record<ChanceProcedure, string>>;
  /** What a chance is about, as a label before a colon. */
  readonly what: Readonly<Record<Exclude<ChanceCode, "out-by-river">, string>>;
  outs(outs: number, cardIsOut: boolean): string;
  /** `2 in 35`; the numbers are grouped already. */
  share(num: string, den: string): string;
  readonly never: string;
  readonly always: string;
  /** `0.53 times`. */
  times(number: string): string;
  /** A share with its percentage: `2 in 35 (5.7%)`. */
  withPercent(share: string, percent: string): string;
  /** A label and its value. */
  line(label: string, value: string): string;
  /** What the claim of the half comes to; the quotients are written as `0.537`. */
  half(quotient: string, nineOuts: string): readonly string[];
}

/** The chances of one procedure as lines. */
export interface ChanceGroup {
  readonly procedure: ChanceProcedure;
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a language says of chances. */
export interface ChanceWords {
  readonly lang: Lang;
  procedure(procedure: ChanceProcedure): string;
  /** What it is about: `This card on the board`. */
  label(chance: Chance): string;
  /** `2 in 35 (5.7%)`, or `0.53 times` for a quotient. */
  value(chance: Chance): string;
  /** `This card on the board: 2 in 35 (5.7%)`. */
  line(chance: Chance): string;
  /** All of them by procedure, in the order given. */
  groups(chances: readonly Chance[]): readonly ChanceGroup[];
  half(claim: HalfClaim): readonly string[];
}

const QUOTIENTS: readonly ChanceCode[] = ["to-reshuffle", "to-no-error"];

/** A share of one to so many places, rounded half up, with integers only. */
export function decimalOf({ num, den }: Ratio, places: number): string {
  const scale = 10n ** BigInt(places);
  const parts = (2n * BigInt(num) * scale + BigInt(den)) / (2n * BigInt(den));
  const whole = String(parts / scale);
  return places === 0 ? whole : `${whole}.${String(parts % scale).padStart(places, "0")}`;
}

/** A percentage with one place, below one per cent with two digits that are not zero: `5.7%`, `0.018%`. */
export function percentOf(ratio: Ratio): string {
  if (ratio.num === 0 || ratio.num === ratio.den) return `${ratio.num === 0 ? 0 : 100}%`;
  let places = 1;
  for (let least = 100; ratio.num * least < ratio.den; least *= 10) places = least === 100 ? 2 : places + 1;
  return `${decimalOf({ num: ratio.num * 100, den: ratio.den }, places)}%`;
}

function makeChanceWords(lang: Lang, part: ChancePart): ChanceWords {
  const label = ({ what, params: { outs = 0, cardIsOut = false } }: Chance): string =>
    what === "out-by-river" ? part.outs(outs, cardIsOut) : part.what[what];
  const value = ({ what, ratio }: Chance): string => {
    if (QUOTIENTS.includes(what)) return part.times(decimalOf(ratio, 3));
    const share = ratio.num === 0 ? part.never : ratio.num === ratio.den ? part.always : part.share(grouped(ratio.num), grouped(ratio.den));
    return part.withPercent(share, percentOf(ratio));
  };
  const line = (chance: Chance): string => part.line(label(chance), value(chance));
  return {
    lang,
    procedure: (procedure) => part.procedures[procedure],
    label,
    value,
    line,
    groups(chances) {
      const order = [...new Set(chances.map(({ procedure }) => procedure))];
      return order.map((procedure) => ({
        procedure,
        title: part.procedures[procedure],
        lines: chances.filter((chance) => chance.procedure === procedure).map(line),
      }));
    },
    half: ({ quotient, nineOuts }) => part.half(decimalOf(quotient, 3), decimalOf(nineOuts, 3)),
  };
}

const all: Readonly<Record<Lang, ChanceWords>> = {
  en: makeChanceWords("en", en),
  ko: makeChanceWords("ko", ko),
  ja: makeChanceWords("ja", ja),
};

/** What a language says of chances. */
export const chanceWords = (lang: Lang): ChanceWords => all[lang];
/** The chances in a language by procedure, as lines. */
export const chanceLines = (lang: Lang, chances: readonly Chance[]): readonly ChanceGroup[] => all[lang].groups(chances);
