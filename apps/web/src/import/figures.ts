import type { Words } from "@sidepot/words";

/** An amount as the record prints it: `1,234`, or `12.34` where chips are cents. */
export function figure(amount: number, scale: number, words: Pick<Words, "chips">): string {
  const places = Math.max(0, String(scale).length - 1);
  if (places === 0) return words.chips(amount);
  const whole = Math.floor(amount / scale);
  const rest = amount - whole * scale;
  return rest === 0 ? words.chips(whole) : `${words.chips(whole)}.${String(rest).padStart(places, "0")}`;
}

/** The words of the picture, with amounts as the record prints them. */
export const figuresOf = (words: Words, scale: number): Pick<Words, "chips" | "chipsCompact" | "potTag"> => ({
  chips: (amount) => figure(amount, scale, words),
  chipsCompact: (amount) => {
    const text = figure(amount, scale, words);
    return text.length > 6 ? words.chipsCompact(Math.floor(amount / scale)) : text;
  },
  potTag: words.potTag,
});
