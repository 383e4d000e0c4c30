import { expect, test } from "vitest";
import { LANGS } from "../../words.ts";
import { coachText } from "./index.ts";

const texts = (value: unknown, path = ""): [string, string][] => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, String(value("1", "2", "3"))]];
  return Object.entries(value as object).flatMap(([key, item]) => texts(item, key));
};

test.each(LANGS)("%s says everything, without currency signs or both-ways particles", (lang) => {
  for (const [path, text] of texts(coachText(lang))) {
    expect(text.trim(), path).not.toBe("");
    expect(text, path).not.toMatch(/[$€£¥₩￥]|undefined|NaN|null|이\(가\)|을\(를\)|은\(는\)|GTO/u);
    if (lang !== "en") expect(text.replace("Sidepot", ""), path).not.toMatch(/[a-z]{3}/i);
  }
});

test("the languages say the same things", () => {
  const paths = (lang: (typeof LANGS)[number]): string[] => texts(coachText(lang)).map(([path]) => path);
  for (const lang of LANGS) expect(paths(lang)).toEqual(paths("en"));
});
