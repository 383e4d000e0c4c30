import { isLang, type Lang, pickLang } from "@sidepot/words";

export { pathOf, restOf, TABS, type Tab, tabOf } from "./tabs.ts";

/** The language that a path names; null where it names none. */
export function langOf(path: string): Lang | null {
  const first = path.split("/")[1];
  return isLang(first) ? first : null;
}

/** The language to start in where the path names none: the one chosen before, then the browser's list, then English. */
export function startLang(chosen: string | null, browser: readonly string[]): Lang {
  return isLang(chosen) ? chosen : pickLang(browser);
}
