import type { Layers } from "sidepot";
import { layStrata, type StrataOptions, type StrataWords } from "./geometry.ts";
import { DARK_PAINT, LIGHT_PAINT, type SvgOptions, strataSvg } from "./svg.ts";

/** What a picture in a file says and how it looks. */
export interface FileOptions extends Pick<SvgOptions, "title" | "description">, Pick<StrataOptions, "foldedWord" | "notToScale"> {
  readonly theme: "light" | "dark";
}

/** The picture of a file has the size of the screen's: a phone's, or wider where a phone has no room for the numbers. */
const fileSize = (players: number): Pick<StrataOptions, "width" | "height"> => ({ width: players <= 6 ? 328 : 520, height: 204 });

/** The picture of the pots as an SVG document that stands alone: the screen's own drawing with its colours written out. */
export function strataFile(layers: Layers, names: readonly string[], words: StrataWords, options: FileOptions): string {
  const { theme, title, description, ...said } = options;
  const strata = layStrata(layers, names, words, { ...fileSize(names.length), ...said });
  const svg = strataSvg(strata, { title, description, paint: theme === "dark" ? DARK_PAINT : LIGHT_PAINT, solid: true });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`;
}
