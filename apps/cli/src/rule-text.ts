import { chanceLines, chanceWords } from "@sidepot/words/rulings";
import { type Decision, halfClaimOf, SITUATIONS, type Situation, type Step } from "sidepot/rulings";
import { ended } from "./pots-text.ts";
import type { Ruled, RuledBy } from "./rule.ts";
import { comparisonLines } from "./rule-compare.ts";
import { basisLines, choiceLines, choicesLines, typedValue } from "./rule-lines.ts";
import type { Voice } from "./speech.ts";
import { type Column, type Row, tableLines } from "./table.ts";
import { wrap } from "./wrap.ts";

/** What the floor should do, for people: by one rulebook whole, by several side by side. */
export function ruledText(ruled: Ruled, voice: Voice, width: number): string {
  const [first, ...others] = ruled.answers;
  const warned = ruled.warnings.map((warning) => voice.words.warning(warning, []));
  const head = [...headLines(first.decision, ruled.given, voice, width), ""];
  const { answers, players } = ruled;
  const body = others.length > 0 ? comparisonLines(answers, players, voice, width) : answerLines(first, players, voice, width);
  // Each rulebook's chances tell of every way that is known, so one list is all of them.
  const chances = answers.find((answer) => (answer.chances?.length ?? 0) > 0) ?? first;
  return ended([
    ...head,
    ...body,
    ...chancesLines(chances, players, voice, width),
    ...warned.flatMap((text) => ["", ...wrap(text, width)]),
  ]);
}

/** What was asked: the situation, the facts given, and the defaults that stand for the others. */
function headLines({ situation, facts }: Decision, given: readonly string[], voice: Voice, width: number): string[] {
  const { rulings, terminal } = voice;
  const { rule } = terminal;
  const specs = (SITUATIONS[situation] as unknown as Situation<Record<string, unknown>>).facts;
  const told = given.map((fact) => rule.fact(rulings.fact(situation, fact).name, factText(situation, fact, facts[fact], voice)));
  const assumed = Object.entries(specs)
    .filter(([fact]) => !given.includes(fact) && facts[fact] !== null)
    .map(([fact, spec]) => `${fact}=${typedValue(facts[fact], spec)}`);
  return [
    rulings.situation(situation),
    ...told.flatMap((line) => wrap(line, width, "  ")),
    ...(assumed.length > 0 ? wrap(rule.assumed(assumed.join(" ")), width, "  ") : []),
  ];
}

/** A value as its meaning. */
function factText(situation: Decision["situation"], fact: string, value: unknown, { rulings, terminal, words }: Voice): string {
  const { rule } = terminal;
  if (typeof value === "boolean") return value ? rule.yes : rule.no;
  if (typeof value === "number") return words.chips(value);
  if (Array.isArray(value))
    return value.length === 0 ? rule.noActs : rule.sequence(value.map((act: keyof typeof rule.acts) => rule.acts[act]));
  return rulings.fact(situation, fact).values?.[String(value)] ?? String(value);
}

/** One rulebook's answer: the decision, the steps, on what it rests, why, and what is often said wrongly. */
function answerLines({ decision, played }: RuledBy, players: number | null, voice: Voice, width: number): string[] {
  const { rulings, terminal } = voice;
  const { rule } = terminal;
  const wrong = decision.wrong.map((one) => rule.wrongAnswer(rulings.wrong(one.answer), rulings.when(one)));
  const listed = (title: string, texts: readonly string[]): string[] =>
    texts.length === 0 ? [] : ["", title, ...texts.flatMap((text) => wrap(`- ${text}`, width, "  "))];
  return [
    ...choiceLines(decision, rulings, width),
    ...(decision.choices.length > 0 ? ["", rule.titles.choices, ...choicesLines(decision.choices, rulings, width)] : []),
    "",
    ...(decision.unchanged.length > 0 ? wrap(rule.unchanged(rulings.unchanged(decision.unchanged)), width, "  ") : []),
    ...basisLines(decision, voice).flatMap((line) => wrap(line, width, "  ")),
    ...wrap(rulings.floorLine(decision.rules.base), width),
    ...listed(rule.titles.why, decision.why.map(rulings.why)),
    ...listed(rule.titles.notes, decision.notes.map(rulings.note)),
    ...listed(rule.titles.wrong, wrong),
    ...(players === null ? [] : countLines({ decision, played }, players, voice)),
  ];
}

/** How many cards lie where after each step that touches some. */
function countLines({ decision, played }: Pick<RuledBy, "decision" | "played">, players: number, voice: Voice): string[] {
  const { rule } = voice.terminal;
  if (played === null) return ["", rule.noCards];
  const { columns } = rule;
  const rows = [...played.trace, played.after];
  // Most hands have nothing aside, and a column of zeros would only be read.
  const aside = rows.some((counts) => counts.aside > 0);
  const number = (title: string): Column => ({ title, align: "right" });
  const head = [number(columns.stub), number(columns.burns), number(columns.board), ...(aside ? [number(columns.aside)] : [])];
  const steps = stepsIn(decision.steps, played.trace);
  const row = (text: string, counts: (typeof rows)[number]): Row => [
    ...[counts.stub, counts.burns, counts.board].map(String),
    ...(aside ? [String(counts.aside)] : []),
    text,
  ];
  const traced = played.trace.map((counts, i) => row(steps[i] === undefined ? counts.do : voice.rulings.step(steps[i]), counts));
  const titles = [...head, { title: columns.step, align: "left" } as const];
  const last = [row(rule.after, played.after)];
  return [
    "",
    rule.counts(voice.words.chips(players)),
    ...(traced.length > 0 ? tableLines(titles, traced, last) : tableLines(titles, last)),
  ];
}

/** The steps that a trace tells of; it leaves out those that touch no card. */
function stepsIn(steps: readonly Step[], trace: readonly { readonly do: string }[]): Step[] {
  let from = 0;
  return trace.flatMap(({ do: verb }) => {
    const at = steps.findIndex((step, i) => i >= from && step.do === verb);
    from = at + 1;
    return at < 0 ? [] : steps.slice(at, at + 1);
  });
}

/** The chances by procedure, and what the claim of the half comes to; nothing where they were not asked for. */
function chancesLines(
  { decision, chances }: RuledBy,
  players: number | null,
  { rulings, terminal, words }: Voice,
  width: number,
): string[] {
  if (players === null || chances === null) return [];
  const { rule } = terminal;
  const listed = (title: string, lines: readonly string[]): string[] => [
    ...wrap(title, width),
    ...lines.flatMap((line) => wrap(`- ${line}`, width, "  ")),
  ];
  const half = halfClaimOf(decision, players);
  return [
    "",
    rule.chances(words.chips(players)),
    ...(chances.length === 0 ? [rule.noChances] : []),
    ...chanceLines(rulings.lang, chances).flatMap(({ title, lines }) => listed(title, lines)),
    ...(half === null ? [] : ["", ...listed(rule.titles.half, chanceWords(rulings.lang).half(half))]),
  ];
}
