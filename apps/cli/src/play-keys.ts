import { PLAY_KEYS, type PlayKey, type PlayLines } from "@sidepot/words/terminal/play";

/** What was typed at the table: a key, with what followed it. */
export interface Typed {
  /** Null where nothing here is a key. */
  readonly key: PlayKey | null;
  /** The amount behind a raise; empty where there is none. */
  readonly rest: string;
  /** As it was typed, its outer blanks away. */
  readonly text: string;
}

/** Letters of a Korean keyboard that was not switched over, by what lies on the same keys. */
const JAMO: Readonly<Record<string, string>> = {
  ...{ ㄹ: "f", ㅊ: "c", ㅏ: "k", ㅣ: "l", ㄱ: "r", ㅁ: "a", ㅕ: "u", ㅅ: "t" },
  ...{ ㅜ: "n", ㅗ: "h", ㅔ: "p", ㄴ: "s", ㅎ: "g", ㅂ: "q" },
};

/** Keys that an amount may follow. */
const WITH_AMOUNT: readonly PlayKey[] = ["r"];

/**
 * Reads a line that was typed: `c`, `r 600`, `r600`, `raise to 600`, `콜`, `600` (a raise), nothing at all (`n`). Case and width do not
 * matter.
 */
export function readTyped(line: string, { spoken }: Pick<PlayLines, "spoken">): Typed {
  const text = line.trim();
  const plain = text
    .replace(/^[ㄱ-ㅣ](?=\s|\d|$)/u, (letter) => JAMO[letter] ?? letter)
    .normalize("NFKC")
    .toLowerCase();
  if (plain === "") return { key: "n", rest: "", text };
  if (/^[\d,.]+\s?[km만천百千万억億]?$/u.test(plain)) return { key: "r", rest: plain, text };
  for (const key of PLAY_KEYS) {
    for (const word of [key, ...(spoken[key] ?? [])]) {
      if (plain === word) return { key, rest: "", text };
      if (!WITH_AMOUNT.includes(key) || !plain.startsWith(word)) continue;
      const rest = plain.slice(word.length);
      if (/^(?:\s|\d)/u.test(rest)) return { key, rest: rest.replace(/^\s*(?:to\s+)?/u, "").trim(), text };
    }
  }
  return { key: null, rest: "", text };
}
