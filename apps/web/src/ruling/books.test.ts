import { rulingWords } from "@sidepot/words/rulings";
import { BOOK_IDS, bookOf, makeHouse, type Rulebook } from "sidepot/rulings";
import { expect, test } from "vitest";
import { allBooks, bookName, bookOfSet, houseOf, readHouses, setOf, withRename } from "./books.ts";

const HOUSE: Rulebook = { id: "Our club", base: "roberts", house: { "reshuffle-cut": { value: "no-cut", note: "our dealers" } } };

test("what the device keeps of houses is read, and what cannot be read is passed over", () => {
  expect(readHouses(JSON.stringify([makeHouse(HOUSE)]))).toEqual([HOUSE]);
  expect(readHouses(JSON.stringify([null, 3, { name: "x" }, makeHouse(HOUSE), makeHouse(HOUSE)]))).toEqual([HOUSE]);
  for (const text of [null, "", "{", "{}", "null", "7"]) expect(readHouses(text)).toEqual([]);
});

test("every rulebook is found by its name in addresses", () => {
  for (const book of allBooks([HOUSE])) expect(bookOfSet(setOf(book), [HOUSE])).toEqual(book);
  for (const id of BOOK_IDS) expect(bookOfSet(id.replaceAll("-", "").toUpperCase(), [])).toEqual(bookOf(id));
  for (const set of ["", "tda", "house:", "house:Our", "Our club"]) expect(bookOfSet(set, [HOUSE])).toBeNull();
});

test("a house is called what it calls itself", () => {
  expect(allBooks([HOUSE]).map((book) => bookName(book, rulingWords("en")))).toContain("Our club");
  expect(bookName(bookOf("tda-2024"), rulingWords("ja"))).toBe("TDA 2024");
});

test("a house is found by every name that it had, unless the name is another house's now", () => {
  const renamed = withRename(withRename({}, "A", "B"), "B", HOUSE.id);
  for (const name of ["A", "B", HOUSE.id]) expect(houseOf(name, [HOUSE], renamed)).toEqual(HOUSE);
  const other: Rulebook = { ...HOUSE, id: "A" };
  expect(houseOf("A", [HOUSE, other], renamed)).toEqual(other);
  expect(houseOf("A", [], renamed)).toBeNull();
  // Back and forth leads to the house and not round in a circle.
  const back = withRename(withRename({}, "A", "B"), "B", "A");
  expect(back).toEqual({ B: "A" });
  expect(houseOf("A", [], { A: "B", B: "A" })).toBeNull();
  expect(houseOf("__proto__", [HOUSE], renamed)).toBeNull();
  expect(bookOfSet("house:Cafe\u0301", [{ ...HOUSE, id: "Caf\u00e9" }])?.id).toBe("Caf\u00e9");
  let many = {};
  for (let at = 0; at < 100; at++) many = withRename(many, String(at), String(at + 1));
  expect(Object.keys(many)).toHaveLength(30);
});
