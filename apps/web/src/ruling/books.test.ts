import { rulingWords } from "@sidepot/words/rulings";
import { BOOK_IDS, bookOf, makeHouse, type Rulebook } from "sidepot/rulings";
import { expect, test } from "vitest";
import { allBooks, bookName, bookOfSet, readHouses, setOf } from "./books.ts";

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
