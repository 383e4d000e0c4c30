const MOST = 5;

/** The names that a text with a slip in it may have meant, the likeliest first; none where nothing is near. */
export function nearNames(text: string, names: readonly string[], most: number = MOST): readonly string[] {
  const typed = plainName(text);
  if (typed === "") return [];
  const parts = typed.split("-");
  const scored = names.flatMap((name) => {
    const own = plainName(name);
    const slips = distance(typed, own);
    const shared = own.split("-").filter((part) => parts.includes(part)).length;
    const within = (typed.length > 2 && own.includes(typed)) || (own.length > 3 && typed.includes(own));
    if (!within && shared === 0 && slips > Math.max(1, Math.floor(own.length / 3))) return [];
    return [{ name, score: slips - 4 * shared - (own.startsWith(typed) ? 8 : within ? 4 : 0) }];
  });
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Longer texts are no slip of a name. */
const LONGEST = 60;

/** Lower case, with one dash between words: `Premature turn` and `prematureTurn` are `premature-turn`. */
export const plainName = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize("NFKC")
    .trim()
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1-$2")
    .toLowerCase()
    .replace(/[\s_-]+/g, "-");

/** How many characters must be put in, taken out or changed to make one text of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}
