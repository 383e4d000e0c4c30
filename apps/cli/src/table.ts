import { showText } from "@sidepot/words";
import stringWidth from "string-width";

/** A column: its title and the side on which its cells line up. */
export interface Column {
  readonly title: string;
  readonly align: "left" | "right";
}

/** A row of cells, one a column; missing ones are empty. */
export type Row = readonly string[];

const GAP = "  ";

/**
 * Lines of a table whose columns line up in a terminal, East Asian widths and combining marks counted.
 *
 * @param foot rows under a second rule, as sums
 */
export function tableLines(columns: readonly Column[], rows: readonly Row[], foot: readonly Row[] = []): string[] {
  const all = [columns.map((c) => c.title), ...rows, ...foot];
  const widths = columns.map((_, i) => Math.max(...all.map((row) => stringWidth(row[i] ?? ""))));
  const line = (row: Row): string =>
    columns
      .map((column, i) => pad(row[i] ?? "", widths[i] as number, column.align))
      .join(GAP)
      .trimEnd();
  const rule = widths.map((width) => "-".repeat(width)).join(GAP);
  const body = [line(columns.map((c) => c.title)), rule, ...rows.map(line)];
  return foot.length > 0 ? [...body, rule, ...foot.map(line)] : body;
}

/** The widest of some lines, in columns. */
export const widestOf = (lines: readonly string[]): number => Math.max(0, ...lines.map((line) => stringWidth(line)));

function pad(cell: string, width: number, align: Column["align"]): string {
  const space = " ".repeat(Math.max(0, width - stringWidth(cell)));
  return align === "left" ? cell + space : space + cell;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Emoji are joined, and flags of regions spelled, by characters that draw nothing on their own. */
const JOINED_EMOJI =
  /^(?:\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)+|\u{1f3f4}[\u{e0061}-\u{e007a}]{5}\u{e007f})$/u;

/** Text from outside made harmless: what steers the terminal, reorders a line or draws nothing is named, as `[U+200B]`. */
export function visible(text: string): string {
  const shown = showText(text);
  if (shown === text) return text;
  return Array.from(graphemes.segment(text), ({ segment }) =>
    // The wide space parts the names of Japanese players, and is seen.
    segment === "\u3000" || JOINED_EMOJI.test(segment) ? segment : showText(segment),
  ).join("");
}
