import { percent } from "@sidepot/words/screen/study";
import type { Measured } from "./reviews.svelte.ts";

/** A part of the pot that the solver could still lose: as many places as it needs to be told from nothing. */
export const ofPotSaid = (part: number): string => percent(part, part < 0.001 ? 3 : 2);

/** The first and the last measurement of the range that the solver is at; null before the first. */
export function latest(course: readonly Measured[]): { readonly first: Measured; readonly now: Measured | null } | null {
  const last = course.at(-1);
  const first = course.find(({ width }) => width === last?.width);
  return first ? { first, now: last === first || !last ? null : last } : null;
}
