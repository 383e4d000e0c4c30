/** The two faces in the picture: figures in Barlow Semi Condensed, words in the reader's system font. */
export type Face = "figures" | "words";

/** Advances of Barlow Semi Condensed 600 in parts of the type size, measured; what it lacks comes from a system font. */
const FIGURES: Readonly<Record<string, number>> = {
  ",": 0.24,
  ".": 0.25,
  "+": 0.47,
  "-": 0.37,
  " ": 0.2,
  M: 0.63,
  S: 0.52,
  K: 0.55,
  B: 0.55,
  T: 0.52,
};

/** Where a character is as wide as it is high: Hangul, kana, ideographs, full-width forms, emoji. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;
const NARROW = /[iljtfrI1.,:;'!|()[\] ]/;
const BROAD = /[mwMW@%—]/;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The characters of a text as a reader counts them. */
export const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

const advance = (character: string, face: Face): number => {
  if (WIDE.test(character)) return 1;
  if (face === "figures") return FIGURES[character] ?? (/\d/.test(character) ? 0.51 : 0.62);
  if (NARROW.test(character)) return 0.36;
  return BROAD.test(character) ? 0.95 : 0.66;
};

/** The width of a text in pixels, a little generous: what is measured to fit fits in every system font seen. */
export function widthOf(text: string, size: number, face: Face): number {
  let sum = 0;
  for (const character of charactersOf(text)) sum += advance(character, face);
  return Math.ceil(sum * size * 10) / 10;
}

/** The text, or as many of its characters as fit before an ellipsis; always one character at least. */
export function fitted(text: string, room: number, size: number, face: Face): string {
  if (widthOf(text, size, face) <= room) return text;
  const characters = charactersOf(text);
  for (let n = characters.length - 1; n > 1; n--) {
    const cut = `${characters.slice(0, n).join("")}…`;
    if (widthOf(cut, size, face) <= room) return cut;
  }
  return characters[0] ?? "";
}
