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

/** Text from outside made harmless: control and bidirectional characters are shown as escapes, never sent to the terminal. */
export const visible = (text: string): string =>
  text.replace(
    /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]/gu,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
