import { readFileSync } from "node:fs";
import { BOOK_IDS, POINTS, SITUATIONS } from "sidepot/rulings";
import { expect, test } from "vitest";
import { DOCUMENT, rulingsTables, withTables } from "./rulings-table.mjs";

const document = readFileSync(DOCUMENT, "utf8");

test("docs/rulings.md has the tables that the data gives; `npm run docs:rulings` writes them", () => {
  // Compared as a yes or no: the difference of two long tables says less than the command.
  expect(withTables(document) === document).toBe(true);
});

test("the tables have every situation and every point once, with every rulebook", () => {
  const firsts = rulingsTables()
    .split("\n")
    .flatMap((line) => /^\| `([a-z0-9-]+)`<br>/.exec(line)?.slice(1) ?? []);
  expect([...firsts].sort()).toEqual([...Object.keys(SITUATIONS), ...Object.keys(POINTS)].sort());
  const heads = rulingsTables()
    .split("\n")
    .filter((line) => /^\| (Situation|Point) \|/.test(line));
  for (const head of heads) expect(head.split("|").length).toBe(BOOK_IDS.length + 3);
});

test("every row of the fact sheet is answered by a situation that there is", () => {
  const rows = [...document.matchAll(/^\| (2\.\d+|P\d+) \| [^|]+ \| ([^|]+) \|$/gm)].map(([, row = "", names = ""]) => ({
    row,
    names: [...names.matchAll(/`([a-z-]+)`/g)].map(([, name = ""]) => name),
  }));
  const wanted = [...Array.from({ length: 15 }, (_, i) => `2.${i + 1}`), ...Array.from({ length: 16 }, (_, i) => `P${i + 1}`)];
  expect(rows.map(({ row }) => row)).toEqual(wanted);
  const missing = rows.flatMap(({ row, names }) =>
    names.filter((name) => !Object.hasOwn(SITUATIONS, name)).map((name) => `${row} ${name}`),
  );
  expect(missing).toEqual([]);
  for (const { row, names } of rows) expect(names.length, row).toBeGreaterThan(0);
  const [written = ""] = document.split("## The tables");
  expect(Object.keys(SITUATIONS).filter((name) => !written.includes(`\`${name}\``))).toEqual([]);
});

test("a document without its marks is refused, and what is written by hand stays", () => {
  expect(() => withTables("# No marks\n")).toThrow("docs/rulings.md");
  const [before = "", after = ""] = [document.split("<!-- from")[0], document.split("<!-- end")[1]];
  expect(withTables(document).startsWith(before)).toBe(true);
  expect(withTables(document).endsWith(after)).toBe(true);
});
