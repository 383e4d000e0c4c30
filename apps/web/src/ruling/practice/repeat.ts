import { sameVerb, type TableStep } from "sidepot/rulings";

/** A second press within this time is the hand that shakes, and no second thought. */
const SOON_MS = 300;

/**
 * Tells the second press of a double tap: the same verb again at once. What it presses is done already, so it is no mistake.
 *
 * @param clock milliseconds that only go on
 */
export function openRepeats(clock: () => number): (verb: TableStep) => boolean {
  let last: { readonly verb: TableStep; readonly at: number } | null = null;
  return (verb) => {
    const at = clock();
    const again = last !== null && at - last.at < SOON_MS && sameVerb(last.verb, verb);
    last = { verb, at };
    return again;
  };
}
