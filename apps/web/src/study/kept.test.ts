import { expect, test } from "vitest";
import { makeKept, readKept, withLink } from "./kept.ts";

test("nothing is kept at first, and one line is the question alone", () => {
  expect(readKept(null)).toEqual({ now: "", past: [] });
  expect(readKept("1;p=AhAd,KcKs")).toEqual({ now: "1;p=AhAd,KcKs", past: [] });
});

test("steps come back in their order", () => {
  const kept = { now: "c", past: ["b", "a"] };
  expect(readKept(makeKept(kept))).toEqual(kept);
});

test("a link leaves the question before it one step away; opened twice it is one step", () => {
  const once = withLink(makeKept({ now: "b", past: ["a"] }), "link");
  expect(readKept(once)).toEqual({ now: "link", past: ["b", "a"] });
  expect(withLink(once, "link")).toBe(once);
  expect(readKept(withLink(null, "link"))).toEqual({ now: "link", past: [] });
});

test("the oldest steps go where there is no more room", () => {
  const past = Array.from({ length: 300 }, (_, at) => String(at));
  expect(readKept(makeKept({ now: "now", past })).past).toEqual(past.slice(0, 200));
  const long = "x".repeat(90_000);
  expect(readKept(makeKept({ now: long, past: [long, long, "a"] })).past).toEqual([long]);
});
