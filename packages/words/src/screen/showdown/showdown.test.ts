import { expect, test } from "vitest";
import { LANGS } from "../../words.ts";
import { showdownText } from "./index.ts";

const texts = (value: unknown, path = ""): [string, string][] => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const given = /^(boardSlot|rankHalf|suitHalf|oddChip|chipsAfter|potOf|noRoom)$/.test(path)
      ? [2, 3]
      : path === "halfOf"
        ? ["high", "50"]
        : ["A", "B"];
    return [[path, String(value(...given))]];
  }
  return Object.entries(value as object).flatMap(([key, item]) => texts(item, path === "" ? key : `${path}.${key}`));
};

test.each(LANGS)("%s says everything, without currency signs, odds or both-ways particles", (lang) => {
  for (const [path, text] of texts(showdownText(lang))) {
    expect(text.trim(), path).not.toBe("");
    expect(text, path).not.toMatch(/[$€£¥₩￥%]|undefined|NaN|이\(가\)|을\(를\)|은\(는\)/u);
  }
});

test("the languages say the same things, and two of them no English", () => {
  const names = (lang: (typeof LANGS)[number]): string[] => texts(showdownText(lang)).map(([path]) => path);
  for (const lang of LANGS) expect(names(lang)).toEqual(names("en"));
  for (const lang of ["ko", "ja"] as const) {
    for (const [path, text] of texts(showdownText(lang))) expect(/[a-z]{3}/.test(text), `${path}: ${text}`).toBe(false);
  }
});

test("particles follow the name and the card", () => {
  const { alreadyWith, takes, tie } = showdownText("ko");
  expect(alreadyWith("스페이드 에이스", "밥")).toBe("스페이드 에이스는 이미 밥이 들고 있어요.");
  expect([takes("D"), takes("캐롤"), tie("B와 C")]).toEqual(["D가 가져가요", "캐롤이 가져가요", "B와 C가 비겨요"]);
});
