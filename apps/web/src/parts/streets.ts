/** Where a street begins among the steps of a hand. */
interface StreetStart {
  readonly at: number;
}

/** The place of the next street, the result after the last one. */
export const nextStreet = (marks: readonly StreetStart[], step: number, result: number): number =>
  marks.find(({ at }) => at > step)?.at ?? result;

/** The beginning of this street, or of the one before where this is it. */
export const previousStreet = (marks: readonly StreetStart[], step: number): number => marks.findLast(({ at }) => at < step)?.at ?? 0;

/** The ways through a hand's steps. */
export interface Moves {
  readonly first: () => void;
  readonly last: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly nextStreet: () => void;
  readonly previousStreet: () => void;
}

/** The arrows go a step on or back, with Shift a street, Home and End to the ends; keys that a field, a sheet or the browser wants are left to them. */
export function moveByKey(event: KeyboardEvent, moves: Moves, covered: boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || covered) return;
  if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog")) return;
  if (event.key === "ArrowRight") (event.shiftKey ? moves.nextStreet : moves.next)();
  else if (event.key === "ArrowLeft") (event.shiftKey ? moves.previousStreet : moves.previous)();
  else if (event.key === "Home") moves.first();
  else if (event.key === "End") moves.last();
  else return;
  event.preventDefault();
}
