/** The tools, as paths name them. The build reads this file too, so it imports nothing that has to be built. */
export const TABS = ["pot", "showdown", "ruling", "play", "import", "study", "coach"] as const;
/** One of {@link TABS}. */
export type Tab = (typeof TABS)[number];

/** The path of a tool in a language; `rest` is the place within it: `/premature-turn?set=tda-2024`. */
export const pathOf = (lang: string, tab: Tab = "pot", rest = ""): string => `/${lang}/${tab}${rest}`;

/** The tool that a path names; the pots where it names none. */
export const tabOf = (path: string): Tab => TABS.find((tab) => tab === path.split(/[/?]/)[2]) ?? "pot";

/** The place within a tool that an address names: a ruling, a hand for the coach. The other tools have none. */
export const restOf = (address: string): string =>
  ["ruling", "coach"].includes(tabOf(address)) ? address.replace(/^\/[^/?]*\/[^/?]*/, "").replace(/^\/(?=\?|$)/, "") : "";
