/**
 * The amount of a field whose text was grouped and has just been edited: a figure put in or taken out moves the commas, so `12,3004`
 * is 123,004. Null where a comma itself came in and stands wrong (`1,2,3` is no number), and for any other text.
 */
export function regrouped(before: string, after: string): number | null {
  if (!/^[\d,]*\d[\d,]*$/.test(after) || inserted(before, after).includes(",")) return null;
  return Number(after.replaceAll(",", ""));
}

/** What came into a text, by what is the same before and behind it. */
function inserted(before: string, after: string): string {
  let start = 0;
  while (start < after.length && start < before.length && after[start] === before[start]) start++;
  let end = 0;
  while (end < Math.min(after.length, before.length) - start && after.at(-1 - end) === before.at(-1 - end)) end++;
  return after.slice(start, after.length - end);
}
