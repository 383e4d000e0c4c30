import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { scanJson } from "./scan.ts";

/** A JSON value whose objects may have one key several times, which no JavaScript value can. */
type Tree = { readonly entries: readonly (readonly [string, Tree])[] } | { readonly items: readonly Tree[] } | { readonly leaf: string };

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    fc.record({
      leaf: fc.oneof(fc.json({ maxDepth: 0 }), fc.constantFrom("1e400", "-0", "12345678901234567890", '"\\u0069d"', '"{,:\\"}"')),
    }),
    fc.record({
      entries: fc.array(fc.tuple(fc.oneof(fc.constantFrom("id", "a", "bet", "__proto__", 'q"'), fc.string()), tie("tree")), {
        maxLength: 24,
      }),
    }),
    fc.record({ items: fc.array(tie("tree"), { maxLength: 4 }) }),
  ),
}));

/** Every other key with its first character escaped, and spaces between, as other programs may write them. */
function write(value: Tree, space: string): string {
  if ("leaf" in value) return value.leaf;
  if ("items" in value) return `[${space}${value.items.map((item) => write(item, space)).join(`${space},`)}]`;
  const keyText = (key: string, i: number): string =>
    i % 2 === 1 && key !== ""
      ? `"\\u${key.charCodeAt(0).toString(16).padStart(4, "0")}${JSON.stringify(key.slice(1)).slice(1)}`
      : JSON.stringify(key);
  return `{${value.entries.map(([key, inner], i) => `${space}${keyText(key, i)}${space}:${space}${write(inner, space)}${space}`).join()}}`;
}

/** The slow way: the first key, in the order of the text, that its own object already has. */
function firstTwice(value: Tree, path = ""): string | undefined {
  if ("items" in value) {
    for (const [i, item] of value.items.entries()) {
      const found = firstTwice(item, `${path}[${i}]`);
      if (found !== undefined) return found;
    }
  } else if ("entries" in value) {
    for (const [i, [key, inner]] of value.entries.entries()) {
      const here = path === "" ? key : `${path}.${key}`;
      if (value.entries.slice(0, i).some(([before]) => before === key)) return here;
      const found = firstTwice(inner, here);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

test.prop([tree, fc.constantFrom("", " ", "\t ")], { numRuns: 500 })("agrees with a search through the tree", (value, space) => {
  // An empty key at the top has an empty path, which the search takes for none.
  fc.pre(!("entries" in value && value.entries.some(([key]) => key === "")));
  const text = write(value, space);
  JSON.parse(text);
  const { id, twice } = scanJson(text);
  expect(twice).toBe(firstTwice(value));
  const ids = "entries" in value ? value.entries.filter(([key]) => key === "id") : [];
  if (twice === "id" || ids[0] === undefined) expect(id).toBeUndefined();
  else expect(id).toBe(write(ids[0][1], space).trim());
});

describe("the id is the text that was written", () => {
  const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
  test.each([
    '"c1"',
    "7",
    "1.50",
    "1e400",
    "12345678901234567890123",
    "-0",
    '{"a":[1e400, 9007199254740993]}',
    '"\\u0041\\ud800"',
    "null",
    deep,
  ])("id %#", (id) => {
    for (const text of [`{"id":${id}}`, `{ "players":[{"id":5}], "id" : ${id} , "x":{"id":6}}`, `{"\\u0069d":${id}}`])
      expect(scanJson(text)).toEqual({ id, twice: undefined });
  });

  test("on one line, whatever it holds", () => {
    expect(scanJson('{"id":{\n "a":\r\n[1.50,\n2]},\n"x":1}').id).toBe('{  "a": [1.50, 2]}');
    expect(scanJson('{"id":"a\\nb"}').id).toBe('"a\\nb"');
  });

  test("no id, or nothing that could have one", () => {
    for (const text of ["{}", "[1]", "null", "7", '"id"', '["id",{"id":1}]', '{"a":{"id":1}}', '{"a":"id"}'])
      expect(scanJson(text).id).toBeUndefined();
  });

  test("two ids are none", () => {
    expect(scanJson('{"id":1,"id":2}')).toEqual({ id: undefined, twice: "id" });
    expect(scanJson('{"a":1,"a":2,"id":1,"id":2}').twice).toBe("a");
  });
});

describe("a key that stands twice", () => {
  test.each([
    ['{"players":[{"name":"A","bet":5,"bet":100}]}', "players[0].bet"],
    ['{"players":[{},{"name":"A","b\\u0065t":5,"bet":5}]}', "players[1].bet"],
    ['{"unit":1,"unit":1}', "unit"],
    ['[[],[{"a":1,"a":1}]]', "[1][0].a"],
    ['{"__proto__":1,"__proto__":2}', "__proto__"],
    [`{${Array.from({ length: 40 }, (_, i) => `"k${i}":{}`).join()},"k7":0}`, "k7"],
  ])("text %#", (text, path) => {
    expect(scanJson(text).twice).toBe(path);
  });

  test("the same key in other objects is no second one", () => {
    expect(scanJson('{"a":{"a":{"a":[{"a":"a"},{"a":1}]}},"b":{"a":1}}').twice).toBeUndefined();
  });

  test("many keys take no time that grows with their square", () => {
    const keys = Array.from({ length: 200_000 }, (_, i) => `"k${i}":0`).join();
    const began = performance.now();
    expect(scanJson(`{${keys}}`).twice).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
