import { expect, test } from "vitest";
import { errorText, mapText } from "./json.ts";

test("maps keep the players' order, whatever their names", () => {
  expect(mapText(["10", "2", "__proto__", 'a"b'], [1, 2, 3, 4])).toBe('{"10":1,"2":2,"__proto__":3,"a\\"b":4}');
});

test("an error is one line of JSON", () => {
  expect(errorText(undefined, "NOT_JSON", "", 'a\n"b"')).toBe('{"id":null,"error":{"code":"NOT_JSON","path":"","message":"a\\n\\"b\\""}}');
});
