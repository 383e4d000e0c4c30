import { describe, expect, test } from "vitest";
import { LANGS } from "../words.ts";
import { type TerminalFault, terminalWords } from "./index.ts";

/** One of each fault; a new code without a row is a compile error. */
const FAULTS: { readonly [C in TerminalFault["code"]]: Extract<TerminalFault, { readonly code: C }> } = {
  NOT_UTF8: { code: "NOT_UTF8" },
  KEY_TWICE: { code: "KEY_TWICE", path: "players[0].bet" },
  LINE_TOO_LONG: { code: "LINE_TOO_LONG", limit: 8 },
  INPUT_TOO_LONG: { code: "INPUT_TOO_LONG", limit: 8 },
  FILE_NOT_READ: { code: "FILE_NOT_READ", file: "x.json", reason: "missing" },
  FILE_NOT_WRITTEN: { code: "FILE_NOT_WRITTEN", file: "out/x.svg", folder: "out", reason: "folder" },
  OUTPUT_NOT_WRITTEN: { code: "OUTPUT_NOT_WRITTEN", reason: "full" },
  NOTHING_READ: { code: "NOTHING_READ" },
  INTERNAL_FAULT: { code: "INTERNAL_FAULT", detail: "x" },
  COMMAND_UNKNOWN: { code: "COMMAND_UNKNOWN", command: "pot", like: "pots" },
  OPTION_UNKNOWN: { code: "OPTION_UNKNOWN", option: "--x", like: null },
  OPTION_VALUE_MISSING: { code: "OPTION_VALUE_MISSING", option: "--dead" },
  OPTION_VALUE_UNKNOWN: { code: "OPTION_VALUE_UNKNOWN", option: "--lang", got: "x", choices: ["en", "ko"] },
  OPTIONS_EXCLUDE: { code: "OPTIONS_EXCLUDE", one: "--json", other: "--jsonl" },
  OPTION_TWICE: { code: "OPTION_TWICE", option: "--unit" },
  OPTION_NEEDS: { code: "OPTION_NEEDS", option: "--explain", needs: ["--json", "--jsonl"] },
  ARGUMENTS_TOO_MANY: { code: "ARGUMENTS_TOO_MANY" },
  FILES_MISSING: { code: "FILES_MISSING", command: "audit" },
  FOLDER_EMPTY: { code: "FOLDER_EMPTY", folder: "out" },
  PLAYERS_MISSING: { code: "PLAYERS_MISSING" },
  AMOUNT_UNREADABLE: { code: "AMOUNT_UNREADABLE", where: "A:x", because: "b.", example: "A:2500" },
  PLAYERS_IN_ONE_ARGUMENT: { code: "PLAYERS_IN_ONE_ARGUMENT", where: "A:5 B:6", example: "A:5 B:6" },
  NAME_LEFT_OUT: { code: "NAME_LEFT_OUT", where: "5", name: "A", example: "B:5" },
  SITUATION_UNREAD: { code: "SITUATION_UNREAD", got: "prem", like: [{ id: "premature-turn", title: "T" }] },
  FACT_TWICE: { code: "FACT_TWICE", fact: "acted" },
  HOUSE_NOT_JSON: { code: "HOUSE_NOT_JSON", file: "club.json" },
  HOUSE_FILE_TOO_LONG: { code: "HOUSE_FILE_TOO_LONG", file: "club.json", limit: 8 },
  OPTION_NUMBER_INVALID: { code: "OPTION_NUMBER_INVALID", option: "--threads", got: "x", least: 1, most: 64 },
  PRECISION_UNREADABLE: { code: "PRECISION_UNREADABLE", option: "--precision", got: "x" },
  HANDS_TOO_FEW: { code: "HANDS_TOO_FEW", hands: "AsAh KsKh" },
  BET_UNREADABLE: { code: "BET_UNREADABLE", where: "A:AsAh", because: "b.", example: "AsAh:2500" },
  BET_MISSING: { code: "BET_MISSING", where: "AsAh", example: "AsAh:2500" },
  WEIGHT_AS_BET: { code: "WEIGHT_AS_BET", where: "AKs:0.5", example: "AKs@0.5" },
  BETS_MISSING: { code: "BETS_MISSING", where: "--dead-money 5", example: "AsAh:2500" },
  FOLDED_CARDS_UNKNOWN: { code: "FOLDED_CARDS_UNKNOWN", where: "KK:100f", chips: "100" },
  ARGUMENT_NOT_TAKEN: { code: "ARGUMENT_NOT_TAKEN", got: "x", command: "sidepot play" },
  BLINDS_UNREADABLE: { code: "BLINDS_UNREADABLE", got: "x" },
  OPPONENTS_TOO_MANY: { code: "OPPONENTS_TOO_MANY", got: 6, most: 5 },
  RUN_CANCELLED: { code: "RUN_CANCELLED" },
  BUTTON_UNKNOWN: { code: "BUTTON_UNKNOWN", got: "C", names: ["A", "B"] },
};

describe.each(LANGS)("the terminal in %s", (lang) => {
  const words = terminalWords(lang);

  test.each(Object.values(FAULTS))("$code is one line that names what was typed", (fault) => {
    const said = words.fault(fault);
    expect(said).toMatch(/^[^\n]+$/);
    expect(said).not.toMatch(/undefined|null|\[object/);
    for (const value of Object.values(fault).slice(1)) {
      if (typeof value === "string" && !["missing", "folder", "full"].includes(value)) expect(said).toContain(value);
    }
  });

  test("no text is empty, and other languages have left no English sentence", () => {
    const texts: string[] = [];
    const walk = (value: unknown): void => {
      if (typeof value === "string") texts.push(value);
      else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) walk(inner);
    };
    walk(words);
    expect(texts.length).toBeGreaterThan(50);
    for (const text of texts) {
      expect(text.trim()).not.toBe("");
      if (lang !== "en" && text !== lang) expect(text).toMatch(/[\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}]/u);
    }
  });

  test("standard input and an amount that stands alone have sentences of their own", () => {
    expect(words.fault({ code: "FILE_NOT_READ", file: "-", reason: "directory" })).not.toMatch(/[“‘「]-/);
    const alone = words.fault({ code: "AMOUNT_UNREADABLE", where: "Bob", because: null, example: "Bob:2500" });
    expect(alone).toMatch(/(?:NAME:AMOUNT|이름:칩|名前:チップ).*Bob:2500$/);
    const option = words.fault({ code: "AMOUNT_UNREADABLE", where: "--dead x", because: "b.", example: null });
    expect(option).toMatch(/--dead x.*b\.$/);
    expect(words.fault({ code: "KEY_TWICE", path: "a\u202eb" })).toContain("a[U+202E]b");
  });

  test("the proof of the sum", () => {
    expect(words.check("45,800", "38,100", "7,700").match(/[\d,]+|[=+]/g)).toEqual(["45,800", "=", "38,100", "+", "7,700"]);
    expect(words.check("875", "875", null).match(/[\d,]+|[=+]/g)).toEqual(["875", "=", "875"]);
  });

  test("what the one to act may do is one line, and one amount alone is no range", () => {
    const { actions, may, owed, pot } = words.hand;
    expect(actions.raise("500", "1,000").match(/[\d,]+/g)).toEqual(["500", "1,000"]);
    expect(actions.bet("750", "750").match(/[\d,]+/g)).toEqual(["750"]);
    const line = may("B", [actions.fold, actions.call("200"), actions.bringIn("5"), actions.raise("500", "1,000")]);
    expect(line).toMatch(/^B.*200.*5.*500.1,000[^\n]*$/);
    expect(owed("200")).toContain("200");
    expect(owed(null)).not.toMatch(/null|\d/);
    expect(pot("M", "600", "A, B")).toMatch(/^M.*600.*A, B$/);
    expect(words.audit.progress("12", "80").match(/\d+/g)?.sort()).toEqual(["12", "80"]);
    expect(words.replay.hand("3", "NT")).toMatch(/3.*NT/);
  });
});
