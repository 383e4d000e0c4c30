import type { BookId } from "./books.ts";
import type { Holding } from "./point.ts";
import { POINTS, type PointName, type Points } from "./points.ts";

/** What a house holds on a point in place of its base; `note` is its own word on it. */
export interface HouseHolding {
  readonly value: string;
  readonly note: string | null;
}

/** A rulebook to decide by: one of the known ones, or a house's own on top of one of them. */
export interface Rulebook {
  /** The known book's id, or the name of the house. */
  readonly id: string;
  readonly base: BookId;
  /** Empty for a known book. */
  readonly house: Readonly<Partial<Record<PointName, HouseHolding>>>;
}

/** A known rulebook as it stands. */
export const bookOf = (id: BookId): Rulebook => ({ id, base: id, house: {} });

/** What a rulebook holds on a point; a house's own value comes before its base's. */
export function holdingOf<N extends PointName>(book: Rulebook, name: N): Holding<Points[N] & string> {
  const own = book.house[name];
  if (own === undefined) return POINTS[name].books[book.base];
  return { value: own.value as Points[N] & string, basis: "house", cites: [`HOUSE ${name}`], choices: [] };
}
