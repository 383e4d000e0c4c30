import { rulingWords } from "@sidepot/words/rulings";
import { expect, test } from "vitest";
import { searchCases, tidy } from "./search.ts";
import { ALL_CASES } from "./spot.ts";

const LANGS = ["en", "ko", "ja"] as const;
const found = (text: string, lang: (typeof LANGS)[number] = "en"): string[] => searchCases(text, lang).map(({ one }) => one.id);

test("[point 27] every case is found by its title and by everything that people call it, whatever language the screen has", () => {
  for (const { one } of ALL_CASES) {
    for (const lang of LANGS) {
      const said = rulingWords(lang).caseOf(one.id);
      for (const shown of LANGS) expect(found(said?.title ?? "", shown), `${said?.title} on ${shown}`).toContain(one.id);
      for (const [at, text] of (said?.slang ?? []).entries()) {
        const shown = LANGS[at % LANGS.length] ?? lang;
        expect(found(text, shown), `${text} on ${shown}`).toContain(one.id);
      }
      // Its own title finds a case before all others.
      expect(found(said?.title ?? "", lang)[0]).toBe(one.id);
    }
  }
});

test("width, case, kana, spaces and a syllable that is being typed make no difference", () => {
  for (const text of ["턴 깔림", "턴깔림", "턴 깔ㄹ", "턴 까", "ＥＡＲＬＹ　ＴＵＲＮ", "Early turn!", "たーん先出し", "ﾀｰﾝ先出し"])
    expect(found(text), text).toContain("premature-turn");
  expect(tidy("  턴·번 ")).toBe(tidy("턴 번"));
});

test("what nobody says finds nothing, and an empty field asks nothing", () => {
  for (const text of ["", "   ", "!!", "zzz", "()[", "뷁뷁"]) expect(found(text)).toEqual([]);
});
