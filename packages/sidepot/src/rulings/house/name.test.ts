import { describe, expect, test } from "vitest";
import { BOOK_IDS } from "../books.ts";
import { readHouse } from "./house.ts";
import { BOOK_NAMES } from "./name.ts";

const named = (name: string): ReturnType<typeof readHouse> => readHouse({ name, base: "roberts" });
const codeOf = (name: string): string => {
  const read = named(name);
  return read.ok ? "taken in" : read.error.map(({ code }) => code).join();
};

test("a house cannot be called as a known book is, by its id or in any language, however it is written", () => {
  for (const id of BOOK_IDS)
    for (const name of [id, ...BOOK_NAMES[id]])
      for (const written of [
        name,
        ` ${name.toUpperCase()} `,
        name.normalize("NFD"),
        name.replaceAll(" ", "\u00a0"),
        name.replaceAll(" ", ""),
      ])
        expect(codeOf(written), written).toBe("HOUSE_NAME_TAKEN");
  for (const written of ["ＴＤＡ　２０２４", "TDA-2024", "Robert\u2019s Rules", "TDA\u200d 2024"])
    expect(codeOf(written), written).toBe("HOUSE_NAME_TAKEN");
  for (const own of ["TDA 2024 at our club", "WSOP", "Robert", "로버트 룰 클럽"]) expect(codeOf(own), own).toBe("taken in");
});

test("a name in which nothing can be seen is none", () => {
  for (const name of ["", " \n", "\u200b", "\u200d\u200d", "\u3164", "\u2800", "\ufeff \u2060", "\u0000"])
    expect(codeOf(name), JSON.stringify(name)).toBe("HOUSE_NAME_NOT_TEXT");
});

describe("a name stands on one line as it is written", () => {
  test.each(["Cl\u0000ub", "Club\nnight", "Club\u2028night", "\u202ebulC", "Cl\u200bub", "Club \ud800", "Club\u00adnight"])(
    "%j does not",
    (name) => {
      expect(codeOf(name)).toBe("HOUSE_NAME_NOT_PLAIN");
    },
  );
  test.each(["바다홀덤", "クラブ", "👩\u200d👩\u200d👧 club", "می\u200cخواهم", "O'Hara & Söhne"])("%s does", (name) => {
    expect(codeOf(name)).toBe("taken in");
  });
});

test("two spellings of one letter are one name", () => {
  expect(named("Cafe\u0301")).toEqual(named("Caf\u00e9"));
});
