import { expect, test } from "vitest";
import { openRepeats } from "./repeat.ts";

test("the same verb within 300 ms is one press, however often; another verb or a later press is its own", () => {
  let now = 0;
  const repeats = openRepeats(() => now);
  const at = (time: number, verb: Parameters<typeof repeats>[0]): boolean => {
    now = time;
    return repeats(verb);
  };
  expect(at(0, { do: "finish-betting" })).toBe(false);
  expect(at(120, { do: "finish-betting" })).toBe(true);
  expect(at(400, { do: "finish-betting" })).toBe(true);
  expect(at(700, { do: "finish-betting" })).toBe(false);
  expect(at(750, { do: "burn" })).toBe(false);
  expect(at(800, { do: "finish-betting" })).toBe(false);
});
