import {
  BOOK_IDS,
  CASES,
  type Decision,
  POINTS,
  type PointName,
  rule,
  SITUATIONS,
  type Situation,
  type SituationName,
} from "sidepot/rulings";
import { expect, test } from "vitest";
import { everyQuestion } from "../../../sidepot/src/rulings/every.oracle.ts";
import { LANGS } from "../words.ts";
import { rulingWords } from "./index.ts";

const NO_NAMES = /TDA|WSOP|RP-\d+(?:-[A-Z])?/g;

/** Everything that is said of a decision. */
function said(decision: Decision, lang: (typeof LANGS)[number]): string[] {
  const words = rulingWords(lang);
  return [
    words.decision(decision.decision),
    ...[decision, ...decision.choices].flatMap(({ steps }) => words.lines(steps).map(({ text }) => text)),
    ...decision.choices.map((choice) => words.decision(choice.decision)),
    ...decision.wrong.flatMap((wrong) => [words.wrong(wrong.answer), words.when(wrong)]),
    ...decision.why.map((why) => words.why(why)),
    ...decision.notes.map((note) => words.note(note)),
    words.unchanged(decision.unchanged),
  ];
}

test.each(LANGS)(
  "%s says every decision, in its own script",
  (lang) => {
    const seen = new Set<string>();
    for (const asked of everyQuestion()) {
      const decided = rule(asked);
      if (!decided.ok) throw new Error(JSON.stringify(asked));
      const books = rulingWords(lang)
        .cites(decided.value.cites)
        .map(({ book }) => book);
      expect(new Set(books).size, `${asked.situation}: one line a book`).toBe(books.length);
      for (const [at, text] of said(decided.value, lang).entries()) {
        if (seen.has(text)) continue;
        seen.add(text);
        const place = `${asked.situation} ${at}: ${text}`;
        expect(text, place).not.toMatch(/undefined|NaN|\[object|이\(가\)|을\(를\)|은\(는\)|[$€£¥₩]/u);
        if (decided.value.unchanged.length > 0) expect(text.trim(), place).not.toBe("");
        if (lang !== "en") expect(text.replace(NO_NAMES, ""), `${place} is not translated`).not.toMatch(/[a-z]{3}/i);
      }
    }
    expect(seen.size).toBeGreaterThan(20);
  },
  120_000,
);

test.each(LANGS)(
  "%s reads any decision out in at most five lines a hand of steps",
  (lang) => {
    for (const asked of everyQuestion()) {
      const decided = rule(asked);
      if (!decided.ok) throw new Error(JSON.stringify(asked));
      for (const { steps } of [decided.value, ...decided.value.choices]) {
        const shown = steps.filter((step) => step.do !== "call-floor");
        expect(rulingWords(lang).lines(shown).length, JSON.stringify(asked)).toBeLessThanOrEqual(5);
      }
    }
  },
  120_000,
);

test.each(LANGS)("%s names every situation, fact, point, case and answer", (lang) => {
  const words = rulingWords(lang);
  const texts: [string, string][] = [];
  for (const [name, situation] of Object.entries(SITUATIONS) as [SituationName, Situation<unknown>][]) {
    texts.push([name, words.situation(name)]);
    for (const [fact, spec] of Object.entries(situation.facts as Record<string, { kind: string; values?: readonly string[] }>)) {
      const { name: label, values } = words.fact(name, fact);
      texts.push([`${name} ${fact}`, label]);
      for (const value of spec.values ?? []) texts.push([`${name} ${fact} ${value}`, values?.[value] ?? ""]);
    }
  }
  for (const [name, { values }] of Object.entries(POINTS) as [PointName, { values: readonly string[] }][]) {
    texts.push([name, words.point(name)]);
    for (const value of values) texts.push([`${name} ${value}`, words.value(name, value)]);
  }
  for (const one of Object.values(CASES).flat()) {
    const found = words.caseOf(one.id);
    texts.push([one.id, found?.title ?? ""]);
    if (one.answers.length > 0) texts.push([`${one.id} question`, found?.question ?? ""]);
    expect(Object.keys(found?.answers ?? {}).sort(), one.id).toEqual(one.answers.map(({ id }) => id).sort());
    for (const { id } of one.answers) texts.push([`${one.id} ${id}`, found?.answers?.[id] ?? ""]);
    // Whoever looks for it types what people say.
    expect(found?.slang.length, one.id).toBeGreaterThan(0);
  }
  for (const book of BOOK_IDS) texts.push([book, words.books[book]]);
  for (const [place, text] of texts) {
    expect(text.trim(), place).not.toBe("");
    if (lang !== "en") expect(text.replace(NO_NAMES, ""), `${place}: ${text}`).not.toMatch(/[a-z]{3}/i);
  }
});
