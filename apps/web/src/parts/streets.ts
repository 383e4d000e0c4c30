/** Where a street begins among the steps of a hand. */
interface StreetStart {
  readonly at: number;
}

/** The place of the next street, the result after the last one. */
export const nextStreet = (marks: readonly StreetStart[], step: number, result: number): number =>
  marks.find(({ at }) => at > step)?.at ?? result;

/** The beginning of this street, or of the one before where this is it. */
export const previousStreet = (marks: readonly StreetStart[], step: number): number => marks.findLast(({ at }) => at < step)?.at ?? 0;
