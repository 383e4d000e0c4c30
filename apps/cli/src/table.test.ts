import { expect, test } from "vitest";
import { tableLines, visible, widestOf } from "./table.ts";

const columns = [
  { title: "플레이어", align: "left" },
  { title: "칩", align: "right" },
  { title: "x", align: "left" },
] as const;

test("columns line up for Korean, Japanese, emoji and combining marks", () => {
  const names = ["A", "민수", "민수".normalize("NFD"), "タロウ", "👨‍👩‍👧", "e\u0301a", "🫠🇰🇷"];
  const lines = tableLines(
    columns,
    names.map((name) => [name, "1,000", "|"]),
    [["합계", "7,000", "|"]],
  );
  expect(new Set(lines.filter((line) => line.endsWith("|")).map((line) => widestOf([line]))).size).toBe(1);
  expect(lines[1]).toBe("--------  -----  -");
});

test("no line ends in spaces, and missing cells are empty", () => {
  expect(tableLines(columns, [["A"]])).toEqual(["플레이어  칩  x", "--------  --  -", "A"]);
});

test("what would steer the terminal is shown instead", () => {
  expect(visible("a\u001b[31m\n\u202eb\u0007")).toBe("a[U+001B][31m[U+000A][U+202E]b[U+0007]");
  for (const name of ["민수 👨‍👩‍👧 é", "山田　太郎", "👩🏽‍❤️‍👨🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 ♠️ 1️⃣ 🇰🇷"]) expect(visible(name)).toBe(name);
});

test("what draws nothing is named, so that two names that look the same are told apart", () => {
  for (const code of ["200B", "2060", "00AD", "200D", "034F", "3164", "FEFF", "E0041", "00A0", "D800"]) {
    expect(visible(`A${String.fromCodePoint(Number.parseInt(code, 16))}b`)).toBe(`A[U+${code}]b`);
  }
});
