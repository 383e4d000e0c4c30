import { describe, expect, test } from "vitest";
import { readToml, type TomlValue, writeText } from "./toml.ts";

/** The value of `a` in a text. */
function read(text: string): TomlValue | string {
  const [table] = readToml(`a = ${text}\n`);
  return table?.fault ? `fault ${table.fault.line}` : (table?.entries.get("a") ?? "none");
}

const textOf = (text: string): string => {
  const value = read(text);
  return typeof value === "object" && value.kind === "string" ? value.value : JSON.stringify(value);
};

describe("texts", () => {
  test.each([
    ["'plain \\n'", "plain \\n"],
    ['"tab\\tquote\\" \\u00e9 \\U0001F0A1"', 'tab\tquote" é 🂡'],
    ["'''\nfirst\n'second' ''two'''''", "first\n'second' ''two''"],
    ['"""\nover \\\n   lines\\n"""', "over lines\n"],
    ['""', ""],
    ["'' # comment", ""],
  ])("%s", (text, value) => expect(textOf(text)).toBe(value));

  test.each(['"\\q"', '"\\uD800"', '"\\u12"', '"""open', "'''open", "'a' b", '"\u0001"'])("%j is no text", (text) =>
    expect(read(text)).toBe("fault 1"),
  );

  test.each(["plain", "it's", 'a "b" \\', "line\nline", "\u0000\u007f", ""])("writeText is undone: %j", (text) =>
    expect(textOf(writeText(text))).toBe(text),
  );
});

describe("numbers, dates and the rest keep their text", () => {
  test.each(["0", "-17", "+3", "1_000", "0.50", "1e3", "6.02E-2", "inf", "-nan", "0xFF", "0o17", "0b11"])("%s", (text) =>
    expect(read(text)).toEqual({ kind: "number", text, raw: text }),
  );
  test.each(["2009-11-05", "20:15:00", "20:15:00.5", "2009-11-05T20:15:00Z", "2009-11-05 20:15:00+01:00"])("%s", (text) =>
    expect(read(text)).toEqual({ kind: "date", text, raw: text }),
  );
  test.each(["01", "1__0", ".5", "5.", "1e", "yes", "1 2", ""])("%j is nothing", (text) => expect(read(text)).toBe("fault 1"));
  test("true", () => expect(read("true")).toEqual({ kind: "boolean", value: true, raw: "true" }));
});

describe("lists and tables", () => {
  test("a list over lines, with comments and a comma at its end", () => {
    const value = read("[ # start\n  1, # one\n\n  'two]', [3],\n]");
    expect(typeof value === "object" && value.kind === "array" ? value.items.map((item) => item.raw) : value).toEqual([
      "1",
      "'two]'",
      "[3]",
    ]);
  });

  test("an inline table", () => {
    const value = read('{ b = 1, "c d" = [2], e.f = true }');
    expect(typeof value === "object" && value.kind === "table" ? [...value.entries.keys()] : value).toEqual(["b", "'c d'", "e.f"]);
  });

  test.each(["[1 2]", "[1", "{ b = 1", "{ b = 1, b = 2 }", "[,]"])("%s is nothing", (text) => expect(read(text)).toBe("fault 1"));

  test("deep lists are refused instead of exhausting the stack", () => expect(read("[".repeat(100_000))).toBe("fault 1"));

  test("one table for each header, and a table within belongs to the hand around it", () => {
    const tables = readToml("[1]\na = 1\n[1.notes]\nb = 2\n['2'] # second\na = 3\n");
    expect(tables.map((t) => [t.name, [...t.entries.keys()]])).toEqual([
      ["1", ["a", "notes.b"]],
      ["2", ["a"]],
    ]);
  });

  test("a broken table does not hide the next one, and names its line", () => {
    const tables = readToml("[1]\r\na = 1\r\nb = ?\r\nc = 2\r\n[2]\r\na = 1");
    expect(tables.map((t) => [t.line, t.fault])).toEqual([
      [1, { line: 3, text: "b = ?" }],
      [5, null],
    ]);
  });

  test("a key that is there twice", () => expect(readToml("a = 1\na = 2")[0]?.fault).toEqual({ line: 2, text: "a = 2" }));

  test("a text that only its line closes is taken to the end of it, and said", () => {
    const [table] = readToml("event = 'Event\nyear = 2019\n");
    expect(table?.entries.get("event")?.raw).toBe("'Event'");
    expect([...(table?.unclosed ?? [])]).toEqual([["event", { line: 1, text: "event = 'Event" }]]);
    expect(table?.entries.get("year")?.raw).toBe("2019");
  });
});
