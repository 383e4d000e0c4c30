import { bookOf, type Rulebook } from "sidepot/rulings";
import { expect, test } from "vitest";
import { readHouses } from "../books.ts";
import {
  dropHouse,
  dropPlace,
  fileName,
  fileText,
  freshName,
  putHouse,
  readFileText,
  readName,
  readShelf,
  withNote,
  withValue,
} from "./shelf.ts";

const CLUB: Rulebook = { ...bookOf("tda-2024"), id: "My club" };
const OLD: Rulebook = withNote(withValue(CLUB, "premature-turn", "natural-river"), "premature-turn", "as ever");

test("a house is kept, changed in its place, renamed and dropped; the rulings read the same", () => {
  let text = putHouse(null, CLUB);
  text = putHouse(text, { ...CLUB, id: "Other" });
  text = putHouse(text, OLD);
  expect(readShelf(text).map(({ book }) => book?.id)).toEqual(["My club", "Other"]);
  text = putHouse(text, { ...OLD, id: "Our club" }, "My club");
  expect(readHouses(text)).toEqual([
    { ...OLD, id: "Our club" },
    { ...CLUB, id: "Other" },
  ]);
  expect(readHouses(dropHouse(text, "Our club")).map(({ id }) => id)).toEqual(["Other"]);
});

test("what cannot be read stays where it is until somebody drops it", () => {
  const broken = JSON.stringify([{ name: "Broken", base: "tda-1999" }, "junk"]);
  const text = putHouse(broken, CLUB);
  expect(readShelf(text).map(({ book, problems }) => [book?.id ?? null, problems.map(({ code }) => code)])).toEqual([
    [null, ["HOUSE_BASE_UNKNOWN"]],
    [null, ["HOUSE_NOT_AN_OBJECT"]],
    ["My club", []],
  ]);
  expect(readShelf(dropPlace(text, 0))).toHaveLength(2);
  expect(readShelf(dropHouse(text, "Broken"))).toHaveLength(3);
  expect(readShelf("{not json")).toEqual([]);
});

test("a file that was exported is read again; one with errors is told with all of them", () => {
  expect(readFileText(fileText(OLD))).toEqual(OLD);
  expect(readFileText(`\uFEFF${fileText(CLUB)}`)).toEqual(CLUB);
  expect(readFileText("{")).toEqual([{ code: "NOT_JSON" }]);
  const faults = readFileText('{"base":"tda","points":{"premature-tur":"x","premature-turn":"y"}}');
  expect(Array.isArray(faults) && faults.map(({ code }) => code)).toEqual([
    "HOUSE_NAME_MISSING",
    "HOUSE_BASE_UNKNOWN",
    "HOUSE_POINT_UNKNOWN",
    "HOUSE_VALUE_UNKNOWN",
  ]);
});

test("a key that stands twice is told, in whatever spelling, and a text that looks like one is not", () => {
  const points = '{"premature-turn":{"value":"keep-river","note":"\\"base\\": {"},"premature-\\u0074urn":"reshuffle"}';
  expect(readFileText(`{"name":"A","base":"roberts","base" : "tda-2024","points":${points}}`)).toEqual([
    { code: "KEY_TWICE", path: "base" },
    { code: "KEY_TWICE", path: "points.premature-turn" },
  ]);
  expect(readFileText(fileText(withNote(OLD, "premature-turn", '"name": "name": {')))).toMatchObject({ id: "My club" });
});

test("a note needs a changed point, and goes with its value", () => {
  expect(withNote(CLUB, "premature-turn", "lost")).toBe(CLUB);
  expect(withValue(OLD, "premature-turn", "keep-river").house["premature-turn"]).toEqual({ value: "keep-river", note: "as ever" });
  expect(withValue(OLD, "premature-turn", null)).toEqual(CLUB);
  expect(withNote(OLD, "premature-turn", "  ").house["premature-turn"]?.note).toBeNull();
});

test("files and names", () => {
  expect(fileName({ ...CLUB, id: "우리 클럽 / 강남" })).toBe("우리-클럽-강남.json");
  expect(fileName({ ...CLUB, id: "…" })).toBe("house.json");
  expect(freshName("Our house", ["Our house", "Our house 2"])).toBe("Our house 3");
});

test("a name that is typed is kept in its composed form, or told what keeps it from being one", () => {
  expect(readName(" Cafe\u0301 ", CLUB, [])).toEqual({ id: "Caf\u00e9" });
  expect(readName("Cafe\u0301", CLUB, ["Caf\u00e9"])).toEqual({ fault: "nameTaken" });
  expect(readName("My club", CLUB, ["My club"])).toEqual({ id: "My club" });
  for (const taken of ["TDA 2024", "tda-2024", "로버트 룰"]) expect(readName(taken, CLUB, [])).toEqual({ fault: "nameTaken" });
  for (const none of [" ", "\u200b", "x".repeat(61)]) expect(readName(none, CLUB, [])).toEqual({ fault: "nameEmpty" });
  expect(readName("\u202ebulC", CLUB, [])).toEqual({ fault: "namePlain" });
});

test("a house whose name was kept in another spelling is found under its composed one", () => {
  const text = JSON.stringify([{ name: "Cafe\u0301", base: "roberts" }]);
  const [kept] = readShelf(text);
  if (!kept?.book) throw new Error("not read");
  expect(readShelf(putHouse(text, kept.book))).toHaveLength(1);
  expect(readShelf(dropHouse(text, "Caf\u00e9"))).toEqual([]);
});
