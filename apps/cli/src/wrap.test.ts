import fc from "fast-check";
import stringWidth from "string-width";
import { expect, test } from "vitest";
import { wrap } from "./wrap.ts";

test.each([
  ["a short line", 20, ["a short line"]],
  ["Put the turn card back", 10, ["Put the", "  turn", "  card", "  back"]],
  ["", 10, [""]],
  // Korean breaks at spaces, Japanese between words, and neither leaves a mark alone at the beginning of a line.
  ["턴 카드를 치워 둔다", 10, ["턴 카드를", "  치워", "  둔다"]],
  ["カードを伏せて切る。", 20, ["カードを伏せて切る。"]],
  // A word that no line can hold is cut.
  ["abcdefghijkl", 5, ["abcde", "  fgh", "  ijk", "  l"]],
])("%j in %i columns", (text, width, lines) => {
  expect(wrap(text, width, "  ")).toEqual(lines);
});

test("a closing mark stays with the text before it", () => {
  for (const line of wrap("脇に置いたカードをスタブに戻し、全部を伏せて切る（最後にカット）。", 12).slice(1))
    expect(line).not.toMatch(/^[、。）」]/);
});

test("any text keeps its characters, on lines that are not too wide", () => {
  const text = fc.array(fc.constantFrom("가", "나 ", "カ", "ード", "切", "る。", "a", "word ", "TDA-2024 ", "（", "）", ":", "·"), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(text, fc.integer({ min: 8, max: 40 }), fc.constantFrom("", "  ", "   "), (parts, width, indent) => {
      const lines = wrap(parts.join(""), width, indent);
      expect(lines.join("").replaceAll(" ", "")).toBe(parts.join("").replaceAll(" ", ""));
      for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(width);
    }),
  );
});
