import type { Lang } from "../words.ts";
import { en } from "./en/index.ts";
import { ja } from "./ja/index.ts";
import { ko } from "./ko/index.ts";
import { makeRulingWords } from "./make.ts";
import type { RulingWords } from "./words.ts";

const all: Readonly<Record<Lang, RulingWords>> = {
  en: makeRulingWords(en),
  ko: makeRulingWords(ko),
  ja: makeRulingWords(ja),
};

/** What a language says of rulings. */
export const rulingWords = (lang: Lang): RulingWords => all[lang];
