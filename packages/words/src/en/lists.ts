const joined = (names: readonly string[], last: string): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;

/** `A, B and C`. */
export const list = (names: readonly string[]): string => joined(names, "and");
/** `A, B or C`. */
export const listOr = (names: readonly string[]): string => joined(names, "or");
/** `takes` for one, `take` for more. */
export const verb = (count: number, one: string, more: string): string => (count === 1 ? one : more);
/** A sentence from its words. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
