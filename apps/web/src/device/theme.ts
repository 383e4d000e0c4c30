import type { Theme } from "./saved.ts";

const QUERIES = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"] as const;

/** The theme that a choice means on this device now: `auto` follows the system's darkness and its wish for contrast. */
export function resolveTheme(theme: Theme): Exclude<Theme, "auto"> {
  if (theme !== "auto") return theme;
  const [dark, contrast] = QUERIES.map((query) => matchMedia(query).matches);
  if (contrast) return dark ? "max-dark" : "max";
  return dark ? "dark" : "light";
}

/** Calls back when the system changes its mind; returns the way to stop. */
export function followTheme(apply: () => void): () => void {
  const lists = QUERIES.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener("change", apply);
  return () => {
    for (const list of lists) list.removeEventListener("change", apply);
  };
}
