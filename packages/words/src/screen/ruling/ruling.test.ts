import { expect, test } from "vitest";
import { LANGS } from "../../words.ts";
import { rulingText } from "./index.ts";

const texts = (value: unknown, path = ""): [string, string][] => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, String(value("2"))]];
  return Object.entries(value as object).flatMap(([key, item]) => texts(item, path === "" ? key : `${path}.${key}`));
};

test.each(LANGS)("%s says everything, without currency signs, both-ways particles or chances", (lang) => {
  for (const [path, text] of texts(rulingText(lang))) {
    expect(text.trim(), path).not.toBe("");
    expect(text, path).not.toMatch(/[$€£¥₩￥%]|undefined|NaN|이\(가\)|을\(를\)|은\(는\)|\bodds\b|equity|확률|確率/u);
  }
});

test("the languages say the same things, and two of them no English but names", () => {
  const paths = (lang: (typeof LANGS)[number]): string[] => texts(rulingText(lang)).map(([path]) => path);
  for (const lang of LANGS) expect(paths(lang)).toEqual(paths("en"));
  for (const lang of ["ko", "ja"] as const) {
    for (const [path, text] of texts(rulingText(lang))) expect(text.replace(/Sidepot|TDA|WSOP/g, ""), path).not.toMatch(/[a-z]{3}/i);
  }
});

test("one ruling is one ruling", () => {
  expect(rulingText("en").found(1)).toBe("1 ruling found");
  expect(rulingText("en").found(2)).toBe("2 rulings found");
  expect(rulingText("ko").alternative("TDA 2024")).toContain("TDA 2024로");
});
