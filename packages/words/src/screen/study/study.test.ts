import { expect, test } from "vitest";
import { LANGS } from "../../words.ts";
import { percent, studyText } from "./index.ts";

const texts = (value: unknown, path = ""): [string, string][] => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, String(value("A", "1", "B"))]];
  return Object.entries(value as object).flatMap(([key, item]) => texts(item, path === "" ? key : `${path}.${key}`));
};

test.each(LANGS)("%s says everything, without currency signs or both-ways particles", (lang) => {
  for (const [path, text] of texts(studyText(lang))) {
    expect(text.trim(), path).not.toBe("");
    expect(text, path).not.toMatch(/[$€£¥₩￥]|undefined|NaN|이\(가\)|을\(를\)|은\(는\)|이에요\(예요\)/u);
  }
});

test("the languages say the same things, and two of them no English but names and the notation", () => {
  const paths = (lang: (typeof LANGS)[number]): string[] => texts(studyText(lang)).map(([path]) => path);
  for (const lang of LANGS) expect(paths(lang)).toEqual(paths("en"));
  for (const lang of ["ko", "ja"] as const)
    for (const [path, text] of texts(studyText(lang)))
      if (path !== "rangeHint") expect(text.replace("Sidepot", ""), path).not.toMatch(/[a-z]{3}/i);
});

test("Korean particles follow numbers and letters", () => {
  const ko = studyText("ko");
  expect(ko.ahead("L", "82.64%")).toBe("L이 82.64%로 앞서요.");
  expect(ko.netsAddUp("5,000")).toBe("손익을 모두 더하면 5,000이에요.");
  expect(ko.foldedChips("4,000", "E")).toBe("폴드한 E의 칩 4,000");
  expect(ko.collectsAndGains("D", "A")).toBe("칩을 가장 많이 가져가는 사람은 D, 가장 많이 버는 사람은 A예요.");
});

test.each([
  [0, 1, "0.0%"],
  [1, 1, "100.0%"],
  [0.826366, 2, "82.64%"],
  [0.5469, 0, "55%"],
  [0.0004, 1, "<0.1%"],
  [0.0004, 2, "0.04%"],
  [0.9999999, 2, ">99.99%"],
  [-0, 1, "0.0%"],
] as const)("%d to %d places is %s", (part, places, said) => expect(percent(part, places)).toBe(said));
