import { readHouse, rule } from "sidepot/rulings";
import { describe, expect, test } from "vitest";
import type { Coded } from "../text.ts";
import { LANGS } from "../words.ts";
import { type RulingProblem, ruleProblem } from "./index.ts";

type Samples<T extends { readonly code: string }> = { readonly [C in T["code"]]: Coded<T, C> };
const asked = { situation: "premature-turn", fact: "actionPending", spec: { kind: "yes-no" } } as const;
const point = "reshuffle-cut";
const choices = ["cut", "no-cut"];

/** One of each code: a code without a sample does not compile. */
const samples: Samples<RulingProblem> = {
  QUESTION_NOT_AN_OBJECT: { code: "QUESTION_NOT_AN_OBJECT", path: "", got: "7" },
  FACTS_NOT_AN_OBJECT: { code: "FACTS_NOT_AN_OBJECT", path: "facts", got: "7" },
  TABLE_NOT_AN_OBJECT: { code: "TABLE_NOT_AN_OBJECT", path: "table", got: "7" },
  SITUATION_MISSING: { code: "SITUATION_MISSING", path: "situation", choices: ["premature-turn"] },
  SITUATION_UNKNOWN: { code: "SITUATION_UNKNOWN", path: "situation", got: "trun", choices: [], like: ["premature-turn"] },
  RULES_UNKNOWN: { code: "RULES_UNKNOWN", path: "rules", got: "tda", choices: ["tda-2024"], like: [] },
  FACT_MISSING: { code: "FACT_MISSING", path: "facts.actionPending", ...asked },
  FACT_INVALID: { code: "FACT_INVALID", path: "facts.actionPending", got: "maybe", ...asked },
  FACT_UNKNOWN: { code: "FACT_UNKNOWN", path: "facts.x", situation: "premature-turn", fact: "x", choices: ["actionPending"], like: [] },
  FACTS_CONFLICT: {
    code: "FACTS_CONFLICT",
    path: "facts.bettingLeft",
    situation: "premature-turn",
    fact: "bettingLeft",
    other: "actionPending",
  },
  PLAYERS_INVALID: { code: "PLAYERS_INVALID", path: "table.players", got: "1", least: 2, most: 22 },
  HOUSE_NOT_AN_OBJECT: { code: "HOUSE_NOT_AN_OBJECT", path: "", got: "7" },
  HOUSE_POINTS_NOT_AN_OBJECT: { code: "HOUSE_POINTS_NOT_AN_OBJECT", path: "points", got: "7" },
  HOUSE_NAME_MISSING: { code: "HOUSE_NAME_MISSING", path: "name" },
  HOUSE_NAME_NOT_TEXT: { code: "HOUSE_NAME_NOT_TEXT", path: "name", got: "7" },
  HOUSE_NAME_NOT_PLAIN: { code: "HOUSE_NAME_NOT_PLAIN", path: "name", got: "x\u202ey" },
  HOUSE_NAME_TAKEN: { code: "HOUSE_NAME_TAKEN", path: "name", got: "roberts" },
  HOUSE_NAME_TOO_LONG: { code: "HOUSE_NAME_TOO_LONG", path: "name", length: 71, most: 60 },
  HOUSE_NOTE_TOO_LONG: { code: "HOUSE_NOTE_TOO_LONG", path: "points.x.note", length: 301, most: 300 },
  HOUSE_BASE_MISSING: { code: "HOUSE_BASE_MISSING", path: "base", choices: ["tda-2024"] },
  HOUSE_BASE_UNKNOWN: { code: "HOUSE_BASE_UNKNOWN", path: "base", got: "x\u202ey", choices: ["tda-2024"] },
  HOUSE_POINT_UNKNOWN: { code: "HOUSE_POINT_UNKNOWN", path: "points.cut", got: "cut", like: ["reshuffle-cut"] },
  HOUSE_VALUE_MISSING: { code: "HOUSE_VALUE_MISSING", path: "points.reshuffle-cut.value", point, choices },
  HOUSE_VALUE_UNKNOWN: { code: "HOUSE_VALUE_UNKNOWN", path: "points.reshuffle-cut", point, got: "shave", choices },
  HOUSE_NOTE_NOT_TEXT: { code: "HOUSE_NOTE_NOT_TEXT", path: "points.reshuffle-cut.note", got: "4" },
  HOUSE_KEY_UNKNOWN: { code: "HOUSE_KEY_UNKNOWN", path: "rules", got: "rules", choices: ["name", "base", "points"] },
};

describe.each(LANGS)("%s", (lang) => {
  test.each(Object.values(samples))("says $code in one line, with its place and what was given", (problem) => {
    for (const as of ["json", "arguments"] as const) {
      const said = ruleProblem(lang, as)(problem);
      expect(said).toMatch(/^[^\n]+$/);
      expect(said).not.toMatch(/undefined|null|\[object|\u202e|이\(가\)|은\(는\)/u);
      if ("got" in problem && problem.got !== "x\u202ey") expect(said).toContain(problem.got);
      if (problem.code.startsWith("HOUSE") && problem.path !== "") expect(said).toContain(problem.path);
      if (lang !== "en") expect(said).toMatch(/[\p{Script=Hangul}\p{Script=Hiragana}]/u);
    }
  });

  test("what may be given is written as the asker writes", () => {
    const missing = samples.FACT_MISSING;
    expect(ruleProblem(lang)(missing)).toMatch(/facts\.actionPending.*true.*false/);
    expect(ruleProblem(lang, "arguments")(missing)).toMatch(/actionPending=yes.*actionPending=no/);
    const count = { ...missing, spec: { kind: "count", least: 3, most: 12 } } as const;
    expect(ruleProblem(lang, "arguments")(count)).toMatch(/actionPending=.*3.*12/);
    const actions = { ...missing, spec: { kind: "actions" } } as const;
    expect(ruleProblem(lang)(actions)).toContain('["fold","call"]');
    expect(ruleProblem(lang, "arguments")(actions)).toContain("actionPending=fold,call");
    const oneOf = { ...missing, fact: "street", spec: { kind: "one-of", values: ["flop", "turn"] } } as const;
    expect(ruleProblem(lang)(oneOf)).toMatch(/"flop".*"turn"/);
    expect(ruleProblem(lang, "arguments")(oneOf)).toMatch(/street=flop.*street=turn/);
  });
});

test("the referee's own refusals have their sentences", () => {
  const refused = rule({ situation: "premature-trun" });
  expect(refused.ok ? "" : ruleProblem("en")(refused.error)).toContain("“premature-turn”");
  const house = readHouse({ name: "Club", base: "roberts", points: { "premature-trun": "reshuffle" } });
  expect(house.ok ? [] : house.error.map(ruleProblem("en"))).toEqual([
    expect.stringMatching(/^points\.premature-trun: .*“premature-turn”/),
  ]);
});
