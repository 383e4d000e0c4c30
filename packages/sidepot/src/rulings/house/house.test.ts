import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { rule } from "../rule.ts";
import { bookOf } from "../rulebook.ts";
import { makeHouse, readHouse } from "./house.ts";
import type { HouseProblem } from "./problem.ts";

const CLUB = {
  name: "My club",
  base: "tda-2024",
  points: { "premature-turn": "natural-river", "reshuffle-cut": { value: "cut", note: "our dealers cut" } },
};

test("a house names its base and only the points on which it differs", () => {
  const read = readHouse(CLUB);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value).toEqual({
    id: "My club",
    base: "tda-2024",
    house: {
      "premature-turn": { value: "natural-river", note: null },
      "reshuffle-cut": { value: "cut", note: "our dealers cut" },
    },
  });
  expect(makeHouse(read.value)).toEqual(CLUB);
  expect(rule({ rules: read.value, situation: "premature-turn", facts: { actionPending: true } })).toMatchObject({
    ok: true,
    value: { decision: "natural-river", basis: "house", cites: expect.arrayContaining(["HOUSE premature-turn"]) },
  });
  // What it leaves out is its base's.
  expect(rule({ rules: read.value, situation: "premature-river", facts: { actionPending: true, bettingLeft: false } })).toMatchObject({
    ok: true,
    value: { decision: "redeal-street", cites: expect.arrayContaining(["TDA-2024 RP-5-C"]) },
  });
});

test("a house without points of its own is its base under another name", () => {
  expect(readHouse({ name: "바다홀덤", base: "roberts" })).toEqual({ ok: true, value: { id: "바다홀덤", base: "roberts", house: {} } });
});

describe("what is wrong is said with its place, and all of it at once", () => {
  const named = { name: "Club", base: "roberts" };
  const table: readonly (readonly [unknown, Partial<HouseProblem>])[] = [
    [null, { code: "HOUSE_NOT_AN_OBJECT", path: "" }],
    [[], { code: "HOUSE_NOT_AN_OBJECT", path: "" }],
    ["tda-2024", { code: "HOUSE_NOT_AN_OBJECT", path: "" }],
    [{ base: "roberts" }, { code: "HOUSE_NAME_MISSING", path: "name" }],
    [
      { ...named, name: 7 },
      { code: "HOUSE_NAME_NOT_TEXT", path: "name", got: "7" },
    ],
    [
      { ...named, name: " \n" },
      { code: "HOUSE_NAME_NOT_TEXT", path: "name" },
    ],
    [
      { ...named, name: "x".repeat(61) },
      { code: "HOUSE_NAME_TOO_LONG", path: "name", length: 61, most: 60 },
    ],
    [
      { ...named, name: "TDA-2024" },
      { code: "HOUSE_NAME_TAKEN", path: "name", got: "TDA-2024" },
    ],
    [{ name: "Club" }, { code: "HOUSE_BASE_MISSING", path: "base", choices: BOOK_IDS }],
    [
      { ...named, base: "tda-2023" },
      { code: "HOUSE_BASE_UNKNOWN", path: "base", got: "tda-2023", choices: BOOK_IDS },
    ],
    [
      { ...named, base: ["roberts"] },
      { code: "HOUSE_BASE_UNKNOWN", path: "base", got: "a list" },
    ],
    [
      { ...named, points: [] },
      { code: "HOUSE_POINTS_NOT_AN_OBJECT", path: "points", got: "a list" },
    ],
    [
      { ...named, points: { prematureTurn: "reshuffle" } },
      { code: "HOUSE_POINT_UNKNOWN", path: "points.prematureTurn" },
    ],
    [
      { ...named, points: { zzzzzzzzzz: "reshuffle" } },
      { code: "HOUSE_POINT_UNKNOWN", like: [] },
    ],
    [
      { ...named, points: { constructor: "cut" } },
      { code: "HOUSE_POINT_UNKNOWN", path: "points.constructor" },
    ],
    [
      JSON.parse('{"name":"Club","base":"roberts","points":{"__proto__":"cut"}}'),
      { code: "HOUSE_POINT_UNKNOWN", path: "points.__proto__" },
    ],
    [
      { ...named, points: { "reshuffle-cut": "shave" } },
      { code: "HOUSE_VALUE_UNKNOWN", path: "points.reshuffle-cut", got: "shave", choices: ["cut", "no-cut"] },
    ],
    // Nobody can decide by a silence: a house that leaves it to the floor leaves the point out.
    [
      { ...named, points: { "reshuffle-cut": "floor" } },
      { code: "HOUSE_VALUE_UNKNOWN", got: "floor" },
    ],
    [
      { ...named, points: { "reshuffle-cut": null } },
      { code: "HOUSE_VALUE_UNKNOWN", got: "null" },
    ],
    [
      { ...named, points: { "reshuffle-cut": {} } },
      { code: "HOUSE_VALUE_MISSING", path: "points.reshuffle-cut.value" },
    ],
    [
      { ...named, points: { "reshuffle-cut": { value: "cut", note: 4 } } },
      { code: "HOUSE_NOTE_NOT_TEXT", path: "points.reshuffle-cut.note", got: "4" },
    ],
    [
      { ...named, points: { "reshuffle-cut": { value: "cut", note: "x".repeat(301) } } },
      { code: "HOUSE_NOTE_TOO_LONG", length: 301, most: 300 },
    ],
    [
      { ...named, rules: {} },
      { code: "HOUSE_KEY_UNKNOWN", path: "rules", got: "rules", choices: ["name", "base", "points"] },
    ],
    [
      { ...named, points: { "reshuffle-cut": { value: "cut", why: "x" } } },
      { code: "HOUSE_KEY_UNKNOWN", path: "points.reshuffle-cut.why", choices: ["value", "note"] },
    ],
  ];
  test.each(table)("%j", (value, problem) => {
    expect(readHouse(value)).toMatchObject({ ok: false, error: [problem] });
  });

  test("seven mistakes in one file are seven problems", () => {
    const read = readHouse({
      name: "",
      base: "x",
      points: { "reshuffle-cut": "x", "premature-trun": "y", "premature-river": { note: 1 } },
      z: 0,
    });
    expect(read.ok ? [] : read.error.map(({ code }) => code).sort()).toEqual([
      "HOUSE_BASE_UNKNOWN",
      "HOUSE_KEY_UNKNOWN",
      "HOUSE_NAME_NOT_TEXT",
      "HOUSE_NOTE_NOT_TEXT",
      "HOUSE_POINT_UNKNOWN",
      "HOUSE_VALUE_MISSING",
      "HOUSE_VALUE_UNKNOWN",
    ]);
    expect(read).toMatchObject({
      error: expect.arrayContaining([expect.objectContaining({ like: expect.arrayContaining(["premature-turn"]) })]),
    });
  });
});

describe("a rulebook that was not read by readHouse", () => {
  const asked = { situation: "premature-turn", facts: { actionPending: true } };
  test.each([
    [{ id: "x", base: "tda-2024", house: { "premature-turn": { value: "toString", note: null } } }],
    [{ id: "x", base: "tda-2024", house: { "premature-turn": {} } }],
    [{ id: "x", base: "tda-2024", house: { "premature-turn": null } }],
    [{ id: "x", base: "tda-2024", house: { "premature-turn": { value: "floor", note: null } } }],
    [{ id: "x", base: "tda-2024", house: { toString: { value: "cut", note: null } } }],
    [{ id: "x", base: "constructor", house: {} }],
    [{ id: 5, base: "tda-2024", house: {} }],
    [{ base: "tda-2024", house: {} }],
    [{ id: "x", base: "tda-2024", house: [] }],
    [{ id: "x", base: "tda-2024" }],
    [JSON.parse('{"id":"x","base":"tda-2024","house":{"__proto__":{"value":"cut","note":null}}}')],
  ])("is refused: %j", (rules) => {
    expect(rule({ ...asked, rules })).toMatchObject({ ok: false, error: { code: "RULES_UNKNOWN", path: "rules", got: "an object" } });
  });

  test("is taken when it is whole, whatever its name", () => {
    for (const rules of [bookOf("roberts"), { id: "x", base: "roberts", house: {} }])
      expect(rule({ ...asked, rules })).toMatchObject({ ok: true, value: { decision: "natural-river", basis: "text", rules } });
    // A field that the holding only inherits is no claim.
    const inherited = Object.create({ value: "reshuffle" });
    expect(rule({ ...asked, rules: { id: "x", base: "roberts", house: { "premature-turn": inherited } } })).toMatchObject({ ok: false });
  });
});
