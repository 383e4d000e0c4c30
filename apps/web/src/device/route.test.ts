import { expect, test } from "vitest";
import { langOf, pathOf, startLang, TABS, tabOf } from "./route.ts";

test("a path names its language", () => {
  expect(langOf(pathOf("ja"))).toBe("ja");
  for (const path of ["/", "", "/fr/pot", "/kopot"]) expect(langOf(path)).toBeNull();
});

test("the choice made before wins over the browser, and English is last", () => {
  expect(startLang("ko", ["ja-JP"])).toBe("ko");
  expect(startLang("xx", ["fr", "ja-JP"])).toBe("ja");
  expect(startLang(null, ["fr"])).toBe("en");
});

test("a path names its tool, and the pots where it names none", () => {
  for (const tab of TABS) expect(tabOf(pathOf("ko", tab))).toBe(tab);
  for (const path of ["/", "", "/ko", "/ko/elsewhere"]) expect(tabOf(path)).toBe("pot");
});
