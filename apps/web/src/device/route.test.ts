import { expect, test } from "vitest";
import { langOf, pathOf, restOf, startLang, TABS, tabOf } from "./route.ts";

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

test("a path names the place within the rulings, and nothing within the other tools", () => {
  for (const rest of [
    "",
    "/premature-turn",
    "/premature-turn?set=tda-2024&a=action-left",
    "?g=board",
    "/house",
    "/odd-chip/practice?players=6",
  ]) {
    expect(restOf(pathOf("ja", "ruling", rest))).toBe(rest);
    expect(tabOf(pathOf("ja", "ruling", rest))).toBe("ruling");
    expect(restOf(pathOf("ja", "showdown", rest))).toBe("");
  }
  expect(restOf("/en/ruling/")).toBe("");
  expect(restOf("/en/ruling/?g=deal")).toBe("?g=deal");
});

test("a path names the hand for the coach", () => {
  expect(restOf("/ko/coach?hand=1a-3")).toBe("?hand=1a-3");
  expect(restOf("/ko/coach")).toBe("");
});
