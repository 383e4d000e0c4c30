import { expect, test } from "vitest";
import { parseColumns } from "./paste.ts";

const players = (text: string): unknown => parseColumns(text)?.map(({ name, bet }) => [name, bet]) ?? null;

test("two columns of a sheet", () => {
  expect(players("Ann\t2,500\nBob\t6000\r\nCy\t1만2300\n")).toEqual([
    ["Ann", 2500],
    ["Bob", 6000],
    ["Cy", 12300],
  ]);
});

test("typed lists and single columns", () => {
  expect(players("Ann Lee 50\n민수: 120")).toEqual([
    ["Ann Lee", 50],
    ["민수", 120],
  ]);
  expect(players("50\n120\n200")).toEqual([
    ["", 50],
    ["", 120],
    ["", 200],
  ]);
});

test("one amount, prose, too many lines and too many chips are not columns", () => {
  for (const text of ["12300", "", "hello\nworld", Array(11).fill("A\t1").join("\n"), "A\t1\nB\t9999999999999", "A\t1\nB\t-5"]) {
    expect(players(text)).toBeNull();
  }
});
