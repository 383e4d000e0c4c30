import { describe, expect, test } from "vitest";
import { LANGS } from "../../words.ts";
import { type PlayFault, playLines } from "./index.ts";

/** One of each fault; a new code without a row is a compile error. */
const FAULTS: { readonly [C in PlayFault["code"]]: Extract<PlayFault, { readonly code: C }> } = {
  NOT_A_KEY: { code: "NOT_A_KEY", got: "zz", keys: "f fold" },
  AMOUNT_MISSING: { code: "AMOUNT_MISSING", range: ["200", "8,400"] },
  AMOUNT_UNREADABLE: { code: "AMOUNT_UNREADABLE", got: "x1", because: "b." },
  NOTHING_TO_UNDO: { code: "NOTHING_TO_UNDO" },
  HAND_AT_PLAY: { code: "HAND_AT_PLAY", key: "h" },
  POT_UNKNOWN: { code: "POT_UNKNOWN", got: "zz", pots: "s1, m" },
  NAME_UNKNOWN: { code: "NAME_UNKNOWN", got: "zz", names: "A, B" },
  ACTION_UNREADABLE: { code: "ACTION_UNREADABLE", got: "zz" },
  NOT_WRITTEN: { code: "NOT_WRITTEN", format: "PHH" },
};

describe.each(LANGS)("the practice table's terminal in %s", (lang) => {
  const lines = playLines(lang);

  test.each(Object.values(FAULTS))("$code is one line that names what was typed", (fault) => {
    const said = lines.fault(fault);
    expect(said).toMatch(/^[^\n]+$/);
    expect(said).not.toMatch(/undefined|null|\[object|은\(는\)/);
    for (const value of Object.values(fault).slice(1).flat()) expect(said).toContain(value);
  });

  test("no bet is asked for where none is possible, and one amount alone is no range", () => {
    expect(lines.fault({ code: "AMOUNT_MISSING", range: null })).not.toMatch(/\d|null/);
    expect(lines.fault({ code: "AMOUNT_MISSING", range: ["750", "750"] }).match(/750/g)).toHaveLength(1);
    expect(lines.may.raise("200", "8,400").match(/[\d,]+/g)).toEqual(["200", "8,400"]);
    expect(lines.may.bet("750", "750").match(/[\d,]+/g)).toEqual(["750"]);
  });

  test("what is left out leaves no gap", () => {
    expect(lines.table("50/100", null, false, "7")).not.toMatch(/null|false|[·・]\s*[·・]/);
    expect(lines.table("50/100", "ante 100", true, "7")).toMatch(/50\/100.*ante 100.*7/);
    expect(lines.sum("3", null)).not.toMatch(/null/);
    expect(lines.sum("3", "+1,200")).toContain("+1,200");
  });

  test("no text is empty, and other languages have left no English", () => {
    const texts: string[] = [];
    const walk = (value: unknown): void => {
      if (typeof value === "string") texts.push(value);
      else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) walk(inner);
    };
    walk({ ...lines, spoken: null });
    expect(texts.length).toBeGreaterThan(40);
    for (const text of texts) {
      expect(text.trim()).not.toBe("");
      if (lang !== "en") expect(text).toMatch(/[\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}]/u);
    }
  });
});
