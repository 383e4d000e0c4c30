import { CASES, type Case, type FactSpec, type Group, SITUATIONS, type Situation, type SituationName } from "sidepot/rulings";
import { typedValue } from "./rule-lines.ts";
import type { Voice } from "./speech.ts";
import { wrap } from "./wrap.ts";

type Facts = Readonly<Record<string, FactSpec>>;
const factsOf = (name: SituationName): Facts => (SITUATIONS[name] as unknown as Situation<Record<string, unknown>>).facts;

const GROUP_NAMES = Object.keys(CASES) as Group[];
const ALL_CASES: readonly Case[] = Object.values(CASES).flat();

/** The situations of a group in the order of its cases; one that two groups lead to stands in the first. */
function situationsOf(group: Group): SituationName[] {
  const before = GROUP_NAMES.slice(0, GROUP_NAMES.indexOf(group)).flatMap((earlier) => CASES[earlier].map(({ situation }) => situation));
  const names = CASES[group].map(({ situation }) => situation).filter((name) => !before.includes(name));
  return [...new Set(names)].filter((name): name is SituationName => Object.hasOwn(SITUATIONS, name));
}

/** Every situation with its facts, for people. */
export function listText(voice: Voice, width: number): string {
  const { rulings } = voice;
  const blocks = GROUP_NAMES.flatMap((group) => {
    const names = situationsOf(group);
    if (names.length === 0) return [];
    return [`${rulings.groups[group].name}`, "", ...names.flatMap((name) => [...situationLines(name, voice, width), ""])];
  });
  return `${blocks.slice(0, -1).join("\n")}\n`;
}

function situationLines(name: SituationName, voice: Voice, width: number): string[] {
  const { rulings, terminal } = voice;
  const facts = Object.entries(factsOf(name));
  const lines = facts.map(([fact, spec]) =>
    terminal.rule.list.fact(`${fact}=${valuesOf(spec, voice)}`, rulings.fact(name, fact).name, needOf(spec, voice)),
  );
  const cases = ALL_CASES.filter((one) => one.situation === name && one.id !== name).map(({ id }) => id);
  return [
    ...wrap(`${name}: ${rulings.situation(name)}`, width, "    "),
    ...(cases.length === 0 ? [] : wrap(`  ${terminal.rule.list.cases(cases.join(", "))}`, width, "    ")),
    ...(lines.length === 0 ? [`  ${terminal.rule.list.noFacts}`] : lines.flatMap((line) => wrap(`  - ${line}`, width, "    "))),
  ];
}

function valuesOf(spec: FactSpec, { terminal }: Voice): string {
  const { list } = terminal.rule;
  switch (spec.kind) {
    case "yes-no":
      return "yes|no";
    case "count":
      return list.count(String(spec.least), String(spec.most));
    case "one-of":
      return spec.values.join("|");
    case "actions":
      return list.actions;
  }
}

function needOf(spec: FactSpec, { terminal }: Voice): string {
  const { list } = terminal.rule;
  if (spec.default === undefined) return list.required;
  return spec.default === null ? list.open : list.byDefault(typedValue(spec.default, spec));
}

/** The same for programs: groups, situations, facts with their values and defaults, and the cases that lead to each. */
export function listJson(): string {
  const situations = GROUP_NAMES.flatMap((group) =>
    situationsOf(group).map((situation) => ({
      situation,
      group,
      facts: Object.fromEntries(Object.entries(factsOf(situation)).map(([fact, spec]) => [fact, factJson(spec)])),
      points: SITUATIONS[situation].points,
      cases: ALL_CASES.filter((one) => one.situation === situation).map(caseJson),
    })),
  );
  return JSON.stringify({ situations });
}

/** A fact without a default has to be given; a default of null leaves it open. */
const factJson = ({ default: standard, ...spec }: FactSpec): object => ({
  ...spec,
  required: standard === undefined,
  ...(standard === undefined ? {} : { default: standard }),
});

const caseJson = ({ id, facts, answers }: Case): object => ({ id, facts, answers });
