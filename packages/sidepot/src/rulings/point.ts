import type { BookId } from "./books.ts";

/** On what an answer rests: the rulebook's text, what rooms do, a house's own rule, or nothing but the floor. */
export const BASES = ["text", "practice", "house", "floor"] as const;
/** One of {@link BASES}. */
export type Basis = (typeof BASES)[number];

/** What a rulebook holds on one point. */
export interface Holding<V extends string = string> {
  /** `floor` where the text is silent: then `choices` are what floors have ruled. */
  readonly value: V | "floor";
  readonly basis: Basis;
  /** Whole citations, the book with its edition first: `TDA-2024 RP-5-B`, `ROBERTS HOLDEM-8`. */
  readonly cites: readonly string[];
  readonly choices: readonly V[];
}

/** One point on which rulebooks can differ: what can be held, and what each book holds. */
export interface Point<V extends string = string> {
  readonly values: readonly V[];
  readonly books: Readonly<Record<BookId, Holding<V>>>;
}

/** The points of a group of situations, from an interface that names each point's values. */
export type PointTable<P> = { readonly [N in keyof P]: Point<P[N] & string> };

/** The text says it. */
export const text = <V extends string>(value: V, ...cites: readonly string[]): Holding<V> => ({ value, basis: "text", cites, choices: [] });

/** Rooms that use the book do it; the text does not say it, or was not read. */
export const practice = <V extends string>(value: V, ...cites: readonly string[]): Holding<V> => ({
  value,
  basis: "practice",
  cites,
  choices: [],
});

/** The text is silent, and these have been ruled; `cites` are the rules that send such a case to the floor. */
export const silent = <V extends string>(choices: readonly V[], ...cites: readonly string[]): Holding<V> => ({
  value: "floor",
  basis: "floor",
  cites,
  choices,
});

/** A point: what can be held, and what each book holds. */
export const point = <const V extends string>(values: readonly V[], books: Readonly<Record<BookId, Holding<NoInfer<V>>>>): Point<V> => ({
  values,
  books,
});
