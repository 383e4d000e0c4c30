/** Keeps two pieces of a line together without showing anything (U+2060). */
export const JOINER = "\u2060";
/** A space at which a line does not break. */
export const NBSP = "\u00a0";

/** A text without the invisible joiners that the sentences carry, for terminals and comparisons. */
export const plain = (text: string): string => text.replaceAll(JOINER, "").replaceAll(NBSP, " ");

/** Controls, formats and lone surrogates, fillers that draw nothing, and every space but the plain one; ♠️ keeps its variation sign. */
const hidden = /(?!\ufe0f)\p{C}|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|[^\S ]/u;

/** A character as it can be shown: itself, or its code point (`U+200B`) where nothing would be seen. */
export function showCharacter(character: string): string {
  if (!hidden.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** What a user typed, fit to stand in a sentence: what cannot be seen is named, so that it cannot reorder or hide the rest. */
export const showText = (text: string): string => Array.from(text, (c) => (hidden.test(c) ? `[${showCharacter(c)}]` : c)).join("");

/** The member of a union of coded objects that carries one code; members may share an object type. */
export type Coded<T extends { readonly code: string }, C extends T["code"]> = T extends unknown
  ? C extends T["code"]
    ? T & { readonly code: C }
    : never
  : never;

/** One sentence for each code: a code without a sentence is a compile error. */
export type Sentences<T extends { readonly code: string }> = { readonly [C in T["code"]]: (value: Coded<T, C>) => string };

/** The sentence of a coded value. */
export function sentence<T extends { readonly code: string }>(sentences: Sentences<T>, value: T): string {
  return (sentences[value.code as T["code"]] as (value: T) => string)(value);
}

/** A player's name by seat; the seat's number from 1 where there is none. */
export const nameAt = (names: readonly string[], seat: number): string => names[seat] ?? String(seat + 1);

/** Names beside a number, as `A B C`; apart by dots where a name has a space of its own. */
export const nameRow = (names: readonly string[]): string => names.join(names.some((n) => /\s/.test(n)) ? " · " : " ");
