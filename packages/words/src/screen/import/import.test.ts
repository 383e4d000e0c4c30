import { expect, test } from "vitest";
import { LANGS } from "../../words.ts";
import { importText } from "./index.ts";

const texts = (value: unknown, path = ""): [string, string][] => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, String(value("2", "3", "12"))]];
  return Object.entries(value as object).flatMap(([key, item]) => texts(item, path === "" ? key : `${path}.${key}`));
};

test.each(LANGS)("%s says everything, without currency signs or both-ways particles", (lang) => {
  for (const [path, text] of texts(importText(lang))) {
    expect(text.trim(), path).not.toBe("");
    expect(text, path).not.toMatch(/[$€£¥₩￥]|undefined|NaN|이\(가\)|을\(를\)|은\(는\)/u);
  }
});

test("the languages say the same things, and two of them no English but names", () => {
  const names = (lang: (typeof LANGS)[number]): string[] => texts(importText(lang)).map(([path]) => path);
  for (const lang of LANGS) expect(names(lang)).toEqual(names("en"));
  for (const lang of ["ko", "ja"] as const) {
    for (const [path, text] of texts(importText(lang))) {
      const own = text.replace(/Sidepot|PokerStars|Full Tilt|Winamax|Open Hand History|Poker Now|JSON|CSV|PHH|Shift/g, "");
      expect(/[a-z]{3}/i.test(own), `${path}: ${text}`).toBe(false);
    }
  }
});

test("what was read is counted", () => {
  expect([importText("en").readSome("11", "12"), importText("en").readAll("1")]).toEqual(["Read 11 of 12 hands", "Read 1 hand"]);
  expect(importText("ko").readSome("11", "12")).toBe("12핸드 중 11핸드를 읽었어요");
  expect(importText("ja").readSome("11", "12")).toBe("12ハンド中11ハンドを読みました");
});
