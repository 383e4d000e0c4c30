/** One row of a table, with the line on which it begins. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads comma-separated rows. A cell in quotes may hold commas, quotes that are doubled, and several lines. */
export function readCsv(source: string): CsvRow[] {
  const text = source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let at = 0;
  let line = 1;
  let start = 1;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      at++;
      for (;;) {
        const quote = text.indexOf('"', at);
        const end = quote < 0 ? text.length : quote;
        cell += text.slice(at, end);
        at = end + 1;
        if (quote < 0 || text[at] !== '"') break;
        cell += '"';
        at++;
      }
    }
    const rest = /[^,\n]*/y;
    rest.lastIndex = at;
    const plain = rest.exec(text)?.[0] ?? "";
    cell += plain;
    at += plain.length;
    line += cell.split("\n").length - 1;
    cells.push(cell);
    if (text[at] === ",") {
      at++;
      if (at < text.length) continue;
      cells.push("");
    }
    if (cells.length > 1 || cells[0] !== "") rows.push({ line: start, cells });
    cells = [];
    at++;
    line++;
    start = line;
  }
  return rows;
}

/** Writes a cell. Round trip of {@link readCsv}. */
export const writeCell = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
