import { isLang, type Lang, pickLang } from "@sidepot/words";

/** The tools, as paths name them. */
export const TABS = ["pot", "showdown"] as const;
/** One of {@link TABS}. */
export type Tab = (typeof TABS)[number];

/** The path of a tool in a language. */
export const pathOf = (lang: Lang, tab: Tab = "pot"): string => `/${lang}/${tab}`;

/** The tool that a path names; the pots where it names none. */
export const tabOf = (path: string): Tab => TABS.find((tab) => tab === path.split("/")[2]) ?? "pot";

/** The language that a path names; null where it names none. */
export function langOf(path: string): Lang | null {
  const first = path.split("/")[1];
  return isLang(first) ? first : null;
}

/** The language to start in where the path names none: the one chosen before, then the browser's list, then English. */
export function startLang(chosen: string | null, browser: readonly string[]): Lang {
  return isLang(chosen) ? chosen : pickLang(browser);
}
