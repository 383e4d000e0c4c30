import { isLang, type Lang, pickLang } from "@sidepot/words";

/** The path of the screen in a language. */
export const pathOf = (lang: Lang): string => `/${lang}/pot`;

/** The language that a path names; null where it names none. */
export function langOf(path: string): Lang | null {
  const first = path.split("/")[1];
  return isLang(first) ? first : null;
}

/** The language to start in where the path names none: the one chosen before, then the browser's list, then English. */
export function startLang(chosen: string | null, browser: readonly string[]): Lang {
  return isLang(chosen) ? chosen : pickLang(browser);
}
