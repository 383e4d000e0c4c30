/** Keys of the two-set Korean layout, by the jamo that they type; compound jamo are two keys, shifted ones the same key. */
const KEYS: Readonly<Record<string, string>> = {
  ...keys("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ", "qwertyuiopasdfghjklzxcvbnm"),
  ...keys("ㅃㅉㄸㄲㅆㅒㅖ", "qwertop"),
  ...{ ㅘ: "hk", ㅙ: "ho", ㅚ: "hl", ㅝ: "nj", ㅞ: "np", ㅟ: "nl", ㅢ: "ml" },
  ...{ ㄳ: "rt", ㄵ: "sw", ㄶ: "sg", ㄺ: "fr", ㄻ: "fa", ㄼ: "fq", ㄽ: "ft", ㄾ: "fx", ㄿ: "fv", ㅀ: "fg", ㅄ: "qt" },
};
const LEADS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const VOWELS = [..."ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"];
const TAILS = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];

function keys(jamo: string, latin: string): Record<string, string> {
  return Object.fromEntries([...jamo].map((j, i) => [j, latin[i] as string]));
}

/**
 * The Latin keys behind a character typed with a Korean keyboard on (`모` was `ah`); null when it is no Hangul.
 * Takes syllables, single jamo as keyboards type them, and the joining jamo that decomposed text is made of.
 */
export function latinKeys(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  const syllable = code - 0xac00;
  if (syllable >= 0 && syllable < 11_172) {
    const parts = [LEADS[Math.floor(syllable / 588)], VOWELS[Math.floor((syllable % 588) / 28)], TAILS[syllable % 28]];
    return parts.map((jamo) => KEYS[jamo ?? ""] ?? "").join("");
  }
  const joining = LEADS[code - 0x1100] ?? VOWELS[code - 0x1161] ?? TAILS[code - 0x11a7];
  return KEYS[joining || character] ?? null;
}
