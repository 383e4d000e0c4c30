import type { Lang } from "@sidepot/words";
import { rulingWords } from "@sidepot/words/rulings";
import type { Case, Group, SituationName } from "sidepot/rulings";
import { ALL_CASES } from "./spot.ts";

const LANGS: readonly Lang[] = ["en", "ko", "ja"];

/**
 * A text as it is compared: width and case folded, katakana as hiragana, Hangul in its letters, so that a syllable that is being
 * typed matches the one that it becomes.
 */
export function tidy(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .normalize("NFD")
    .replace(/[\s\p{P}]+/gu, " ")
    .trim();
}

/** A text as it is searched: as it is, with a space before each word, and without any. */
interface Field {
  readonly weight: number;
  readonly text: string;
  readonly spaced: string;
  readonly closed: string;
}

interface Entry {
  readonly group: Group;
  readonly one: Case;
  /** What it is called, what people say, and what else is said of it; the lower the weight, the more a find there counts. */
  readonly fields: readonly Field[];
}

const closed = (text: string): string => text.replaceAll(" ", "");
const fieldOf = (weight: number, said: string): Field => {
  const text = tidy(said);
  return { weight, text, spaced: ` ${text}`, closed: closed(text) };
};

const indexes = new Map<Lang, readonly Entry[]>();

/** In the reader's language a title comes first; what is found by the words of another language comes after. */
function indexOf(lang: Lang): readonly Entry[] {
  const known = indexes.get(lang);
  if (known) return known;
  const made = ALL_CASES.map(({ group, one }) => {
    const fields = LANGS.flatMap((each) => {
      const words = rulingWords(each);
      const { title = "", question = "", slang = [] } = words.caseOf(one.id) ?? {};
      const away = each === lang ? 0 : 4;
      return [
        fieldOf(away, title),
        ...slang.map((text) => fieldOf(away + 1, text)),
        fieldOf(away + 2, words.situation(one.situation as SituationName)),
        fieldOf(away + 3, question),
      ];
    });
    return { group, one, fields: fields.filter(({ text }) => text !== "") };
  });
  indexes.set(lang, made);
  return made;
}

interface Query {
  readonly text: string;
  readonly closed: string;
  readonly isLatin: boolean;
  readonly words: readonly { readonly text: string; readonly isLatin: boolean }[];
}

function queryOf(text: string): Query {
  const isLatin = (word: string): boolean => /^[\da-z]+$/.test(word);
  const whole = closed(text);
  return { text, closed: whole, isLatin: isLatin(whole), words: text.split(" ").map((word) => ({ text: word, isLatin: isLatin(word) })) };
}

/** A Latin word is found where a word begins with it, any other anywhere. */
const holds = ({ spaced, closed: whole }: Field, word: Query["words"][number]): boolean =>
  word.isLatin ? spaced.includes(` ${word.text}`) : whole.includes(word.text);

/** How well a field holds a query; null where it does not. */
function fit(field: Field, query: Query): number | null {
  if (field.text === query.text) return 0;
  if (field.text.startsWith(query.text)) return 0.25;
  if (query.words.every((word) => holds(field, word))) return 0.5;
  // Spaces are put in and left out as people like, in Korean above all.
  return !query.isLatin && field.closed.includes(query.closed) ? 0.75 : null;
}

/** The cases that a text finds, best first: titles, what people say and situations in all three languages. */
export function searchCases(text: string, lang: Lang): readonly { readonly group: Group; readonly one: Case }[] {
  const query = queryOf(tidy(text));
  if (query.text === "") return [];
  const found = indexOf(lang).flatMap(({ group, one, fields }, at) => {
    let score = Number.POSITIVE_INFINITY;
    for (const field of fields) {
      const fits = fit(field, query);
      if (fits !== null) score = Math.min(score, field.weight + fits);
    }
    // Words that stand in different fields are found too, after everything else.
    if (query.words.length > 1 && score > SCATTERED && query.words.every((word) => fields.some((field) => holds(field, word))))
      score = SCATTERED;
    return score === Number.POSITIVE_INFINITY ? [] : [{ group, one, score, at }];
  });
  return found.sort((a, b) => a.score - b.score || a.at - b.at).map(({ group, one }) => ({ group, one }));
}

/** Worse than any field. */
const SCATTERED = 20;
