import { LANGS } from "@sidepot/words";
import { PLAY_KEYS, playLines } from "@sidepot/words/terminal/play";
import { describe, expect, test } from "vitest";
import { readTyped } from "./play-keys.ts";

const en = playLines("en");
const read = (line: string): readonly [string | null, string] => {
  const { key, rest } = readTyped(line, en);
  return [key, rest];
};

describe("what is typed at the table", () => {
  test.each([
    ["c", ["c", ""]],
    [" C ", ["c", ""]],
    ["ｃ", ["c", ""]],
    ["", ["n", ""]],
    ["   ", ["n", ""]],
    ["check", ["k", ""]],
    ["call", ["l", ""]],
    ["FOLD", ["f", ""]],
    ["r 600", ["r", "600"]],
    ["r600", ["r", "600"]],
    ["R　1,200", ["r", "1,200"]],
    ["raise to 600", ["r", "600"]],
    ["raise 1.2k", ["r", "1.2k"]],
    ["bet 300", ["r", "300"]],
    ["b 300", ["r", "300"]],
    ["r to 600", ["r", "600"]],
    ["r pot", ["r", "pot"]],
    ["r", ["r", ""]],
    ["600", ["r", "600"]],
    ["1,200", ["r", "1,200"]],
    ["all in", ["a", ""]],
    ["all-in", ["a", ""]],
    ["?", ["?", ""]],
    ["？", ["?", ""]],
    ["help", ["?", ""]],
    // What a Korean keyboard types on the same keys.
    ["ㅊ", ["c", ""]],
    ["ㄱ 600", ["r", "600"]],
    ["ㄱ600", ["r", "600"]],
    ["ㅂ", ["q", ""]],
    ["cc", [null, ""]],
    ["rabbit", [null, ""]],
    ["c 300", [null, ""]],
    ["fold now", [null, ""]],
    ["-600", [null, ""]],
  ] as const)("%j is %j", (line, meant) => expect(read(line)).toEqual(meant));

  test("the words of each language are keys in it", () => {
    expect(readTyped("콜", playLines("ko")).key).toBe("l");
    expect(readTyped("레이즈 600", playLines("ko"))).toMatchObject({ key: "r", rest: "600" });
    expect(readTyped("オールイン", playLines("ja")).key).toBe("a");
    expect(readTyped("レイズ 600", playLines("ja"))).toMatchObject({ key: "r", rest: "600" });
  });

  test.each(LANGS)("no word in %s stands for two keys", (lang) => {
    const words = PLAY_KEYS.flatMap((key) => [key, ...(playLines(lang).spoken[key] ?? [])]);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(readTyped(word, playLines(lang)).key).not.toBeNull();
  });
});
