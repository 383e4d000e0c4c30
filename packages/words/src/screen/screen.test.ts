import { expect, test } from "vitest";
import { LANGS } from "../words.ts";
import { screen } from "./index.ts";

const texts = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [String(value("A", "1", "B"))];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
};

test.each(LANGS)("[point 59] %s says everything, without currency signs or both-ways particles", (lang) => {
  for (const text of texts(screen(lang))) {
    expect(text.trim()).not.toBe("");
    expect(text).not.toMatch(/[$€£¥₩￥]|undefined|이\(가\)|을\(를\)|은\(는\)/u);
  }
});

test("the languages say the same things", () => {
  for (const lang of LANGS) expect(Object.keys(screen(lang))).toEqual(Object.keys(screen("en")));
});

test("[point 59] only one language speaks English", () => {
  const english = new Set(texts(screen("en")).filter((text) => /[a-z]{3}/.test(text)));
  for (const lang of ["ko", "ja"] as const) for (const text of texts(screen(lang))) expect(english.has(text), text).toBe(false);
});
