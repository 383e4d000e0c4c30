import type { RulingWords } from "@sidepot/words/rulings";
import { type Choice, type Decision, EDITIONS, type FactSpec, isPoint } from "sidepot/rulings";
import type { Voice } from "./speech.ts";
import { visible } from "./table.ts";
import { wrap } from "./wrap.ts";

/** A value as it is typed. */
export function typedValue(value: unknown, spec: FactSpec): string {
  if (spec.kind === "yes-no") return value === true ? "yes" : "no";
  return Array.isArray(value) ? value.join(",") || "none" : String(value);
}

/** A decision and its steps, numbered as a dealer does them. */
export function choiceLines({ decision, steps }: Choice, words: RulingWords, width: number): string[] {
  return [...wrap(words.decision(decision), width), ...stepLines(steps, words, width)];
}

/** Steps, numbered. */
export const stepLines = (steps: Choice["steps"], words: RulingWords, width: number): string[] =>
  words.lines(steps).flatMap(({ text }, i) => wrap(`${i + 1}. ${text}`, width, "   "));

/** What the floor may choose, lettered, so that no order of merit is read into it. */
export const choicesLines = (choices: readonly Choice[], words: RulingWords, width: number): string[] =>
  choices.flatMap((choice, i) => {
    const [head = "", ...steps] = choiceLines(choice, words, width - 3);
    return [`${String.fromCharCode(65 + i)}) ${head}`, ...steps.map((line) => `   ${line}`)];
  });

/** In front of a point that a house holds differently from its base. */
const HOUSE = "HOUSE ";

/** On what a decision rests: the rules that say so, and which edition was read. */
export function basisLines({ basis, cites, rules }: Decision, { rulings, terminal }: Voice): string[] {
  const { rule } = terminal;
  const { version, year, checked } = EDITIONS[rules.base];
  // The house's own rules are told below, each with what it holds.
  const said = rulings
    .cites(cites.filter((cite) => !cite.startsWith(HOUSE)))
    .map(({ book, rules: numbers }) => [book, numbers.join(" · ")].filter((text) => text !== "").join(" "));
  const house = cites.flatMap((cite) => {
    const point = cite.slice(HOUSE.length);
    const held = isPoint(point) ? rules.house[point] : undefined;
    return isPoint(point) && held
      ? [rule.houseRule(rulings.point(point), rulings.value(point, held.value), held.note && visible(held.note))]
      : [];
  });
  return [
    rule.basis(rulings.basis[basis], said.join(", ")),
    ...house,
    rule.edition(bookName({ rules }, { rulings, terminal }), rulings.edition(version, year, checked)),
  ];
}

/** The rulebook's name; a house's with the one under it. */
export function bookName({ rules }: Pick<Decision, "rules">, { rulings, terminal }: Pick<Voice, "rulings" | "terminal">): string {
  const base = rulings.books[rules.base];
  return rules.id === rules.base ? base : terminal.rule.house(visible(rules.id), base);
}
