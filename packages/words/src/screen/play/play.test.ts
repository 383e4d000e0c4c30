import { expect, test } from "vitest";
import { playWords } from "../../play/index.ts";
import { LANGS } from "../../words.ts";
import { playText } from "./index.ts";

const texts = (value: unknown, path = ""): [string, string][] => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, String(value(path === "net" ? "won" : "A", "1", "B"))]];
  return Object.entries(value as object).flatMap(([key, item]) => texts(item, path === "" ? key : `${path}.${key}`));
};

test.each(LANGS)("%s says everything, without currency signs or both-ways particles", (lang) => {
  for (const [path, text] of texts(playText(lang))) {
    expect(text.trim(), path).not.toBe("");
    expect(text, path).not.toMatch(/[$€£¥₩￥]|undefined|NaN|이\(가\)|을\(를\)|은\(는\)|이에요\(예요\)/u);
  }
});

test("the languages say the same things, and two of them no English but names and keys", () => {
  const paths = (lang: (typeof LANGS)[number]): string[] => texts(playText(lang)).map(([path]) => path);
  for (const lang of LANGS) expect(paths(lang)).toEqual(paths("en"));
  for (const lang of ["ko", "ja"] as const)
    for (const [path, text] of texts(playText(lang)))
      expect(text.replace(/Sidepot|PokerStars|PHH|Ctrl/g, ""), path).not.toMatch(/[a-z]{3}/i);
});

test("Korean particles follow names and numbers", () => {
  const ko = playText("ko");
  expect(ko.allInWins("유", "600", "메인 팟")).toBe("유는 600 올인이라서 메인 팟만 가져갈 수 있어요.");
  expect(ko.waitsForAnswer("레오", "400")).toBe("레오의 400은 아직 콜을 받지 못했어요.");
  expect(ko.canCallOnly("1,250")).toBe("콜은 1,250이에요.");
  expect(ko.net("won", "1,500")).toBe("1,500을 땄어요.");
});

test("what is said of the pots while they grow", () => {
  const said = (lang: "en" | "ko" | "ja"): string[] => {
    const [text, { potsIn }] = [playText(lang), playWords(lang)];
    return [text.allInWins("Sora", "600", potsIn([0])), text.allInWins("Sora", "600", potsIn([0, 1])), text.waitsForAnswer("Sora", "700")];
  };
  expect(said("en")).toEqual([
    "Sora is all-in for 600 and can win only the main pot.",
    "Sora is all-in for 600 and can win only the main pot and side pot 1.",
    "Sora’s 700 is not called yet.",
  ]);
  expect(said("ko").slice(0, 2)).toEqual([
    "Sora는 600 올인이라서 메인 팟만 가져갈 수 있어요.",
    "Sora는 600 올인이라서 메인 팟과 사이드 팟 1만 가져갈 수 있어요.",
  ]);
  expect(said("ja").slice(0, 2)).toEqual([
    "Soraは600でオールインなので、獲得できるのはメインポットだけです。",
    "Soraは600でオールインなので、獲得できるのはメインポットとサイドポット1だけです。",
  ]);
});

test.each(LANGS)("%s gives no advice and no odds on the table", (lang) => {
  for (const [path, text] of texts(playText(lang)))
    if (path !== "studyNote") expect(text, path).not.toMatch(/%|odds|equity|오즈|에퀴티|オッズ|エクイティ/i);
});
