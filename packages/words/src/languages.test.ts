import { expect, test } from "vitest";
import { isLang, LANGS, pickLang, say } from "./index.ts";

test.each([
  [["ko-KR"], "ko"],
  [["ja_JP.UTF-8"], "ja"],
  [["KO"], "ko"],
  [["fr-FR", "ja", "ko"], "ja"],
  [["C.UTF-8"], "en"],
  [["kok-IN"], "en"],
  [["en-GB", "ko"], "en"],
  [["", " ja-Jpan-JP "], "ja"],
  [["ko@euro"], "ko"],
  [[], "en"],
] as const)("%j picks %s", (candidates, lang) => {
  expect(pickLang(candidates)).toBe(lang);
});

test("each language answers for itself", () => {
  for (const lang of LANGS) expect(say(lang).lang).toBe(lang);
  expect([isLang("ja"), isLang("fr"), isLang(undefined), isLang("toString")]).toEqual([true, false, false, false]);
});
