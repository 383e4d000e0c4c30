import { expect, test } from "vitest";
import { LANGS } from "../../words.ts";
import { practiceText } from "./index.ts";

const texts = (value: unknown, path = ""): [string, string][] => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, String(value("2", "34", "2", "3"))]];
  return Object.entries(value as object).flatMap(([key, item]) => texts(item, path === "" ? key : `${path}.${key}`));
};

test.each(LANGS)("%s says everything, without currency signs or both-ways particles", (lang) => {
  for (const [path, text] of texts(practiceText(lang))) {
    expect(text.trim(), path).not.toBe("");
    expect(text, path).not.toMatch(/[$€£¥₩￥]|undefined|NaN|이\(가\)|을\(를\)|은\(는\)/u);
  }
});

test("the languages say the same things, and two of them no English but names", () => {
  const paths = (lang: (typeof LANGS)[number]): string[] => texts(practiceText(lang)).map(([path]) => path);
  for (const lang of LANGS) expect(paths(lang)).toEqual(paths("en"));
  for (const lang of ["ko", "ja"] as const) {
    for (const [path, text] of texts(practiceText(lang))) {
      if (path === "house.pasteHint") continue;
      expect(text.replace(/Sidepot|TDA|WSOP|JSON/g, ""), path).not.toMatch(/[a-z]{3}/i);
    }
  }
});

test.each(LANGS)("%s shows a house file that can be read", (lang) => {
  expect(JSON.parse(practiceText(lang).house.pasteHint)).toMatchObject({ base: "tda-2024", points: {} });
});

test("one is one, and a file's name keeps its particle", () => {
  expect(practiceText("en").flaws(1)).toBe("One wrong move on the way.");
  expect(practiceText("en").house.changed(1)).toBe("1 point changed");
  expect(practiceText("ko").house.exported("club.json")).toBe("club.json으로 저장했어요.");
});
