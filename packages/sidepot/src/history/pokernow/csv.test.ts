import { describe, expect, test } from "vitest";
import { readCsv } from "./csv.ts";

describe("rows", () => {
  test("quotes, commas and lines in a cell, and the line on which each row begins", () =>
    expect(readCsv('a,"b ""c"", d"\r\n"e\nf",\n\ng\n')).toEqual([
      { line: 1, cells: ["a", 'b "c", d'] },
      { line: 2, cells: ["e\nf", ""] },
      { line: 5, cells: ["g"] },
    ]));
  test("a quote that never closes", () => expect(readCsv('"a\nb')).toEqual([{ line: 1, cells: ["a\nb"] }]));
});
