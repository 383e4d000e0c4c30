/** The tools, as paths name them. The build reads this file too, so it imports nothing that has to be built. */
export const TABS = ["pot", "showdown", "import"] as const;
/** One of {@link TABS}. */
export type Tab = (typeof TABS)[number];

/** The path of a tool in a language. */
export const pathOf = (lang: string, tab: Tab = "pot"): string => `/${lang}/${tab}`;

/** The tool that a path names; the pots where it names none. */
export const tabOf = (path: string): Tab => TABS.find((tab) => tab === path.split("/")[2]) ?? "pot";
