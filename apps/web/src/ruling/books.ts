import type { RulingWords } from "@sidepot/words/rulings";
import { BOOK_IDS, bookOf, isBookId, type Rulebook, readHouse } from "sidepot/rulings";

/** A house's rulebook is named like this in addresses: `house:My club`. */
const HOUSE = "house:";

/** The house rulebooks that the device keeps: a list of house files. What cannot be read is passed over; the house editor says why. */
export function readHouses(text: string | null): readonly Rulebook[] {
  const books = listOf(text).flatMap((file) => {
    const read = readHouse(file);
    return read.ok ? [read.value] : [];
  });
  return books.filter(({ id }, at) => books.findIndex((book) => book.id === id) === at);
}

function listOf(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** A rulebook as addresses and the device's own notes name it. */
export const setOf = ({ id }: Rulebook): string => (isBookId(id) ? id : HOUSE + id);

/** The rulebook that a name means, `tda2024` written short included; null where the device knows none. */
export function bookOfSet(set: string, houses: readonly Rulebook[]): Rulebook | null {
  if (set.startsWith(HOUSE)) return houses.find(({ id }) => id === set.slice(HOUSE.length).normalize("NFC")) ?? null;
  const bare = (name: string): string => name.toLowerCase().replaceAll("-", "");
  const known = BOOK_IDS.find((id) => bare(id) === bare(set));
  return known === undefined ? null : bookOf(known);
}

/** Every rulebook that can be chosen here, the known ones first. */
export const allBooks = (houses: readonly Rulebook[]): readonly Rulebook[] => [...BOOK_IDS.map(bookOf), ...houses];

/** What a rulebook is called. */
export const bookName = ({ id }: Rulebook, words: RulingWords): string => (isBookId(id) ? words.books[id] : id);
