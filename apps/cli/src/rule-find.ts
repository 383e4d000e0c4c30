import { LANGS } from "@sidepot/words";
import { type RulingWords, rulingWords } from "@sidepot/words/rulings";
import { CASES, type Case, isSituation, nearNames, plainName, SITUATIONS, type SituationName } from "sidepot/rulings";

/** What somebody meant by a situation: it, or a case of it with facts that go with it. */
export interface Found {
  readonly situation: SituationName;
  readonly case: Case | null;
}

/** Something near what was typed. */
interface Near {
  readonly id: string;
  readonly title: string;
}

/** The situation that was meant, or what is near it where none was, or several may have been. */
export type Search = { readonly found: Found } | { readonly near: readonly Near[] };

const MOST_NEAR = 6;
const ALL_CASES: readonly Case[] = Object.values(CASES).flat();
const NAMES = Object.keys(SITUATIONS) as readonly SituationName[];

/** Whether a text is the name of a situation or a case, whole. */
export const exactName = (typed: string): Found | null => {
  const name = plainName(typed);
  if (isSituation(name)) return { situation: name, case: null };
  return foundCase(ALL_CASES.find(({ id }) => id === name));
};

/**
 * Finds what somebody typed as a situation: a name or the id of a case, what people call it in any of the languages, or the beginning
 * of one name alone. Where several things may be meant none is taken.
 */
export function findSituation(typed: string, words: RulingWords): Search {
  const exact = exactName(typed);
  if (exact !== null) return { found: exact };
  const asked = folded(typed);
  const called = asked === "" ? [] : ALL_CASES.filter(({ id }) => callings(id).includes(asked));
  const [only] = called;
  if (only !== undefined && called.length === 1) return { found: foundCase(only) as Found };
  const beginning = plainName(typed);
  const begun = [...new Set([...NAMES, ...ALL_CASES.map(({ id }) => id)])].filter((name) => name.startsWith(beginning));
  const [one] = begun;
  if (beginning !== "" && one !== undefined && begun.length === 1) return { found: exactName(one) as Found };
  const ids = called.length > 0 ? called.map(({ id }) => id) : begun.length > 0 && beginning !== "" ? begun : nearTo(typed);
  return { near: ids.slice(0, MOST_NEAR).map((id) => ({ id, title: titleOf(id, words) })) };
}

/** What a case or situation is called. */
const titleOf = (id: string, words: RulingWords): string => words.caseOf(id)?.title ?? (isSituation(id) ? words.situation(id) : id);

const foundCase = (one: Case | undefined): Found | null =>
  one !== undefined && isSituation(one.situation) ? { situation: one.situation, case: one } : null;

/** Width, case, spaces and dashes do not part what people call the same. */
const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\-_・·,.、。?!]+/gu, "");

const callingsOf = new Map<string, readonly string[]>();
/** All titles and slang of a case. */
function callings(id: string): readonly string[] {
  const known = callingsOf.get(id);
  if (known !== undefined) return known;
  const all = LANGS.flatMap((lang) => {
    const one = rulingWords(lang).caseOf(id);
    return one === null ? [] : [one.title, ...one.slang].map(folded);
  });
  callingsOf.set(id, all);
  return all;
}

/** A single letter is in every name; a single Korean syllable or Chinese character is a word. */
const leastOf = (text: string): number => (/^[\p{Script=Latin}\d]*$/u.test(text) ? 2 : 1);

/** Ids whose name or callings share something with what was typed. */
function nearTo(typed: string): string[] {
  const asked = folded(typed);
  if (asked === "") return [];
  const parts = typed
    .split(/[\s\-_]+/u)
    .map(folded)
    .filter((part) => part !== "" && part.length >= leastOf(part));
  const scored = ALL_CASES.map(({ id }) => {
    const texts = [folded(id), ...callings(id)];
    const whole = asked.length >= leastOf(asked) && texts.some((text) => text.includes(asked) || (text.length > 3 && asked.includes(text)));
    const shared = parts.filter((part) => texts.some((text) => text.includes(part))).length;
    return { id, score: (whole ? 10 : 0) + shared };
  }).filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const sharing = scored.filter(({ score }) => score === best).map(({ id }) => id);
  return [...new Set([...sharing, ...nearNames(typed, NAMES)])];
}
