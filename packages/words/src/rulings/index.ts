import type { Lang } from "../words.ts";
import { en } from "./en/index.ts";
import { ja } from "./ja/index.ts";
import { ko } from "./ko/index.ts";
import { makeRulingWords } from "./make.ts";
import type { RulingWords } from "./words.ts";

export { type ChanceGroup, type ChanceWords, chanceLines, chanceWords, decimalOf, percentOf } from "./chances.ts";
export type { CaseWords, FactWords } from "./part.ts";
export type { CiteLine, RulingWords, StepLine } from "./words.ts";

const all: Readonly<Record<Lang, RulingWords>> = {
  en: makeRulingWords(en),
  ko: makeRulingWords(ko),
  ja: makeRulingWords(ja),
};

/** What a language says of rulings. */
export const rulingWords = (lang: Lang): RulingWords => all[lang];
