import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import { BOOK_IDS, type BookId } from "./books.ts";
import type { DecisionCode, NoteCode, WhyCode } from "./codes.ts";
import { ACTS, type FactSpec, type FactSpecs } from "./facts.ts";
import { readRulebook } from "./house/house.ts";
import { nearNames } from "./house/near.ts";
import { BASES, type Basis, type Holding } from "./point.ts";
import type { RuleProblem } from "./problem.ts";
import { bookOf, type Rulebook } from "./rulebook.ts";
import type { Choice, Ruling, Situation, Unchanged, Wrong } from "./situation.ts";
import { SITUATIONS, type SituationName } from "./situations.ts";
import type { CardsAt, Step } from "./steps.ts";

/** A question as the command and the screens put it; `rules` is a known book's id or a rulebook. Default `tda-2024`. */
export interface Question {
  readonly rules?: BookId | Rulebook;
  readonly situation: SituationName;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** What the floor should do, as data. */
export interface Decision extends Choice {
  readonly situation: SituationName;
  readonly rules: Rulebook;
  /** The facts with their defaults filled in. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly basis: Basis;
  readonly cites: readonly string[];
  /** What the floor may choose where the text is silent; empty otherwise. */
  readonly choices: readonly Choice[];
  readonly wrong: readonly Wrong[];
  readonly why: readonly WhyCode[];
  readonly notes: readonly NoteCode[];
}

/** Whether a text names a known rulebook. */
export const isBookId = (text: unknown): text is BookId => (BOOK_IDS as readonly unknown[]).includes(text);
/** Whether a text names a situation. */
export const isSituation = (text: unknown): text is SituationName => typeof text === "string" && Object.hasOwn(SITUATIONS, text);

/**
 * Rules on a situation. Nothing is guessed: a fact without a default has to be given, and where the rulebook's text is silent
 * the decision is `floor-decides` with the choices.
 *
 * @param question what a person gave; anything is taken and checked
 */
export function rule(question: unknown): Result<Decision, RuleProblem> {
  if (!isObject(question)) return fail({ code: "QUESTION_NOT_AN_OBJECT", path: "", got: show(question) });
  const { rules = "tda-2024", situation: name, facts: given = {} } = question;
  const book = isBookId(rules) ? bookOf(rules) : readRulebook(rules);
  if (book === null) return fail({ code: "RULES_UNKNOWN", path: "rules", ...unknownName(rules, BOOK_IDS) });
  if (name === undefined) return fail({ code: "SITUATION_MISSING", path: "situation", choices: Object.keys(SITUATIONS) });
  if (!isSituation(name)) return fail({ code: "SITUATION_UNKNOWN", path: "situation", ...unknownName(name, Object.keys(SITUATIONS)) });
  const situation = SITUATIONS[name] as unknown as Situation<Readonly<Record<string, unknown>>>;
  const facts = readFacts(name, given, situation.facts);
  if (!facts.ok) return facts;
  const conflict = situation.conflict?.(facts.value) ?? null;
  if (conflict !== null) return fail({ code: "FACTS_CONFLICT", path: `facts.${conflict.fact}`, situation: name, ...conflict });
  const fact = situation.missing?.(facts.value, book) ?? null;
  const spec = fact === null ? undefined : situation.facts[fact];
  if (fact !== null && spec !== undefined) return fail({ code: "FACT_MISSING", path: `facts.${fact}`, situation: name, fact, spec });
  return ok(decisionOf(name, book, facts.value, situation.rule(facts.value, book)));
}

/** Fills in what a ruling leaves out. */
function decisionOf(situation: SituationName, rules: Rulebook, facts: Readonly<Record<string, unknown>>, ruling: Ruling): Decision {
  const decided = choiceOf(ruling);
  const choices = differing((ruling.choices ?? []).map(choiceOf));
  const [only] = choices;
  // Where every way comes to the same, there is nothing to choose and the text's silence costs nothing.
  if (only !== undefined && choices.length === 1) {
    const { cites } = groundOf(ruling.on);
    return decisionOf(situation, rules, facts, {
      ...ruling,
      ...only,
      choices: [],
      on: [{ value: only.decision, basis: "practice", cites, choices: [] }],
    });
  }
  return {
    ...decided,
    // Where the floor chooses, what stays is what every choice leaves as it is.
    unchanged: decided.unchanged.filter((what) => choices.every(({ unchanged }) => unchanged.includes(what))),
    situation,
    rules,
    facts,
    ...groundOf(ruling.on),
    choices,
    wrong: ruling.wrong,
    why: ruling.why,
    notes: ruling.notes ?? [],
  };
}

const UNCHANGED: readonly Unchanged[] = ["button", "bets", "burns"];

/** Each choice once: some facts leave two ways with the same steps. */
const differing = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter((choice, at) => choices.findIndex((other) => sameChoice(other, choice)) === at);

const sameChoice = (one: Choice, other: Choice): boolean =>
  one.decision === other.decision && one.misdeal === other.misdeal && JSON.stringify(one.steps) === JSON.stringify(other.steps);

const choiceOf = ({
  decision,
  misdeal = false,
  steps,
  unchanged = UNCHANGED,
}: Pick<Choice, "decision" | "steps"> & Partial<Choice>): Choice => ({
  decision: decision satisfies DecisionCode,
  misdeal,
  steps,
  unchanged: steps.some(changesBurns) ? unchanged.filter((what) => what !== "burns") : unchanged,
});

/** Whether the pile of burns is another one after this step. */
function changesBurns(step: Step): boolean {
  switch (step.do) {
    case "burn":
    case "draw-as-burn":
    case "make-burn":
    case "redeal-hand":
      return true;
    case "deal":
      return step.burn;
    case "return-to-stub":
    case "set-aside":
    case "mix-into-stub":
      return (step.cards as readonly CardsAt[]).some((at) => at === "burns" || at === "last-burn");
    default:
      return false;
  }
}

/** All citations once, in order, and the weakest ground: what rests on one silent point rests on the floor. */
function groundOf(on: readonly Holding[]): Pick<Decision, "basis" | "cites"> {
  const weakest = Math.max(0, ...on.map(({ basis }) => BASES.indexOf(basis)));
  return { basis: BASES[weakest] ?? "text", cites: [...new Set(on.flatMap(({ cites }) => cites))] };
}

/** What was given in place of a name, and the names. */
const unknownName = <C extends string>(
  got: unknown,
  choices: readonly C[],
): { got: string; choices: readonly C[]; like: readonly string[] } => ({
  got: show(got),
  choices,
  like: typeof got === "string" ? nearNames(got, choices) : [],
});

function readFacts(
  situation: SituationName,
  given: unknown,
  specs: FactSpecs<Record<string, unknown>>,
): Result<Record<string, unknown>, RuleProblem> {
  if (!isObject(given)) return fail({ code: "FACTS_NOT_AN_OBJECT", path: "facts", got: show(given) });
  const choices = Object.keys(specs);
  const unknown = Object.keys(given).find((fact) => !Object.hasOwn(specs, fact));
  if (unknown !== undefined)
    return fail({
      code: "FACT_UNKNOWN",
      path: `facts.${show(unknown)}`,
      situation,
      fact: show(unknown),
      choices,
      like: nearNames(unknown, choices),
    });
  const facts: Record<string, unknown> = {};
  for (const [fact, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(given, fact) ? given[fact] : undefined;
    const path = `facts.${fact}`;
    if (value === undefined) {
      if (spec.default === undefined) return fail({ code: "FACT_MISSING", path, situation, fact, spec });
      facts[fact] = spec.default;
    } else if (fits(value, spec)) facts[fact] = value;
    else return fail({ code: "FACT_INVALID", path, situation, fact, got: show(value), spec });
  }
  return ok(facts);
}

function fits(value: unknown, spec: FactSpec): boolean {
  switch (spec.kind) {
    case "yes-no":
      return typeof value === "boolean";
    case "count":
      return Number.isSafeInteger(value) && (value as number) >= spec.least && (value as number) <= spec.most;
    case "one-of":
      return typeof value === "string" && spec.values.includes(value);
    case "actions":
      return Array.isArray(value) && value.length <= MOST_ACTIONS && value.every((act) => (ACTS as readonly unknown[]).includes(act));
  }
}

/** More than a table of ten can do before somebody has to say so. */
const MOST_ACTIONS = 200;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
