import { expect, test } from "vitest";
import { langOf, pathOf, startLang } from "./route.ts";

test("a path names its language", () => {
  expect(langOf(pathOf("ja"))).toBe("ja");
  for (const path of ["/", "", "/fr/pot", "/kopot"]) expect(langOf(path)).toBeNull();
});

test("the choice made before wins over the browser, and English is last", () => {
  expect(startLang("ko", ["ja-JP"])).toBe("ko");
  expect(startLang("xx", ["fr", "ja-JP"])).toBe("ja");
  expect(startLang(null, ["fr"])).toBe("en");
});
