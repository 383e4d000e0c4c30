import { describe, expect, test } from "vitest";
import { errorText, idText, mapText } from "./json.ts";

const echo = (source: string): string | undefined => idText(JSON.parse(source), source);

describe("the id comes back as it was", () => {
  test.each([`"c1"`, "7", "null", "true", `{"a":[1]}`, `["x"]`, `"\u2028"`])("%s", (id) => {
    expect(JSON.parse(echo(`{"id":${id}}`) ?? "")).toEqual(JSON.parse(id));
  });

  test("digits beyond a float, where this Node shows the source text", () => {
    const id = "12345678901234567890123";
    const [major] = process.versions.node.split(".").map(Number);
    if ((major ?? 0) >= 22) expect(echo(`{"players":[{"id":1e99}],"id":${id}}`)).toBe(id);
    else expect(Number(echo(`{"id":${id}}`))).toBe(Number(id));
  });

  test("no id, or nothing that could have one", () => {
    for (const source of ["{}", "[1]", "null", "7", `"id"`]) expect(echo(source)).toBeUndefined();
  });

  test("an id nested deeper than the stack", () => {
    const deep = 200_000;
    expect(echo(`{"id":${"[".repeat(deep)}${"]".repeat(deep)}}`)).toBe("null");
  });
});

test("maps keep the players' order, whatever their names", () => {
  expect(mapText(["10", "2", "__proto__", 'a"b'], [1, 2, 3, 4])).toBe('{"10":1,"2":2,"__proto__":3,"a\\"b":4}');
});

test("an error is one line of JSON", () => {
  expect(errorText(undefined, "NOT_JSON", "", 'a\n"b"')).toBe('{"id":null,"error":{"code":"NOT_JSON","path":"","message":"a\\n\\"b\\""}}');
});
