import { en } from "./en/index.ts";
import { ja } from "./ja/index.ts";
import { ko } from "./ko/index.ts";
import { LANGS, type Lang, type Words } from "./words.ts";

const words: Readonly<Record<Lang, Words>> = { en, ko, ja };

/** Everything that a language says. */
export const say = (lang: Lang): Words => words[lang];

/** Whether a value is one of the languages of the house. */
export const isLang = (value: unknown): value is Lang => (LANGS as readonly unknown[]).includes(value);

/** The first language of the house among locale tags (`ko-KR`, `ja_JP.UTF-8`), best first; English where there is none. */
export function pickLang(candidates: readonly string[]): Lang {
  for (const candidate of candidates) {
    const primary = candidate
      .trim()
      .toLowerCase()
      .split(/[-_.@]/, 1)[0];
    if (isLang(primary)) return primary;
  }
  return "en";
}
