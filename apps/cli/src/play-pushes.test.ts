import { describe, expect, test } from "vitest";
import { potKey, readPush } from "./play-pushes.ts";

const at = { names: ["You", "Min", "Leo", "Lena"], hero: 0, pots: [2, 1, 0] };

describe("a push as it is typed", () => {
  test.each([
    ["s1 Leo", 1, [2]],
    ["S2 you", 2, [0]],
    ["m leo, min", 0, [2, 1]],
    ["main: Leo and you", 0, [2, 0]],
    ["main pot to Mi", 0, [1]],
    ["side pot 1 me", 1, [0]],
    ["s1: le", null, []],
    ["s1", 1, []],
    ["메인 팟 나", 0, [0]],
    ["사이드팟1 Min", 1, [1]],
    ["サイドポット2 あなた", 2, [0]],
    ["ｓ１ Ｌｅｏ", 1, [2]],
  ] as const)("%s", (line, pot, to) => {
    const read = readPush(line, at);
    // `le` begins two names.
    expect(read).toEqual(pot === null ? { fault: expect.objectContaining({ code: "NAME_UNKNOWN", got: "le" }) } : { push: { pot, to } });
  });

  test.each([["s3 Leo"], ["leo"], ["s"], ["x m"], ["minnow"]])("%s names no pot that is left", (line) => {
    expect(readPush(line, at)).toEqual({ fault: { code: "POT_UNKNOWN", got: line, pots: "s2, s1, m" } });
  });

  test("a pot that was pushed is not left, and somebody who is not here is named", () => {
    expect(readPush("s1 Leo", { ...at, pots: [0] })).toEqual({ fault: { code: "POT_UNKNOWN", got: "s1 Leo", pots: "m" } });
    expect(readPush("m Bob", at)).toEqual({ fault: { code: "NAME_UNKNOWN", got: "bob", names: "You, Min, Leo, Lena" } });
    expect(readPush("m me", { ...at, hero: null })).toEqual({ fault: { code: "NAME_UNKNOWN", got: "me", names: "You, Min, Leo, Lena" } });
    expect([0, 1, 2].map(potKey)).toEqual(["m", "s1", "s2"]);
  });
});
