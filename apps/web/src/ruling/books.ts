import type { RulingWords } from "@sidepot/words/rulings";
import { BOOK_IDS, bookOf, isBookId, type Rulebook, readHouse } from "sidepot/rulings";

/** A house's rulebook is named like this in addresses: `house:My club`. */
export const HOUSE = "house:";

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

/** What houses were called before, and what they were then called. */
export type Renamed = Readonly<Record<string, string>>;

/** How many renames are remembered. */
const MOST_RENAMES = 30;

/** Remembers that a house has another name. A name that is in use again leads nowhere else. */
export function withRename(renamed: Renamed, before: string, after: string): Renamed {
  const others = Object.entries(renamed).filter(([from]) => from !== before && from !== after);
  return Object.fromEntries([...others, [before, after] as const].slice(-MOST_RENAMES));
}

/** The house of a name, or the one that had this name before. */
export function houseOf(name: string, houses: readonly Rulebook[], renamed: Renamed = {}): Rulebook | null {
  const seen = new Set<string>();
  for (let wanted: string | undefined = name.normalize("NFC"); wanted !== undefined && !seen.has(wanted); ) {
    const called: string = wanted;
    const found = houses.find(({ id }) => id === called);
    if (found) return found;
    seen.add(called);
    wanted = Object.hasOwn(renamed, called) ? renamed[called] : undefined;
  }
  return null;
}

/** The rulebook that a name means, `tda2024` written short included; null where the device knows none. */
export function bookOfSet(set: string, houses: readonly Rulebook[], renamed: Renamed = {}): Rulebook | null {
  if (set.startsWith(HOUSE)) return houseOf(set.slice(HOUSE.length), houses, renamed);
  const bare = (name: string): string => name.toLowerCase().replaceAll("-", "");
  const known = BOOK_IDS.find((id) => bare(id) === bare(set));
  return known === undefined ? null : bookOf(known);
}

/** Every rulebook that can be chosen here, the known ones first. */
export const allBooks = (houses: readonly Rulebook[]): readonly Rulebook[] => [...BOOK_IDS.map(bookOf), ...houses];

/** What a rulebook is called. */
export const bookName = ({ id }: Rulebook, words: RulingWords): string => (isBookId(id) ? words.books[id] : id);
