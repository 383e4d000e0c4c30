import type { BookId, Step, TableStep, Wrong } from "sidepot/rulings";
import type { CaseWords, FactWords } from "./part.ts";
import type { CiteLine, Parts, RulingWords, StepLine } from "./words.ts";

/** Makes one language's words from its parts. */
export function makeRulingWords(parts: Parts): RulingWords {
  const { common } = parts;
  const groups = [parts.board, parts.deal, parts.betting, parts.showdown, parts.room];
  const gather = <T>(pick: (part: (typeof groups)[number]) => object): Readonly<Record<string, T>> =>
    Object.assign({}, ...groups.map(pick)) as Readonly<Record<string, T>>;
  // The types of the parts demand every code; here they are one table each.
  const decisions = gather<string>((part) => part.decisions);
  const wrong = gather<string>((part) => part.wrong);
  const why = gather<string>((part) => part.why);
  const notes = gather<string>((part) => part.notes);
  const steps = {
    ...gather<(step: Step) => string>((part) => part.steps),
    ...(common.steps as object as Record<string, (step: Step) => string>),
  };
  const points = gather<{ readonly name: string; readonly values: Readonly<Record<string, string>> }>((part) => part.points);
  const situations = gather<{ readonly name: string; readonly facts: Readonly<Record<string, FactWords>> }>((part) => part.situations);
  const cases = gather<CaseWords>((part) => part.cases);
  const step = (one: Step): string => steps[one.do]?.(one) ?? one.do;

  return {
    ...common,
    decision: (code) => (code === "floor-decides" ? common.floorDecides : (decisions[code] ?? code)),
    step,
    lines: (list) => linesOf(list, step, common.returnAndShuffle),
    wrong: (code) => wrong[code] ?? code,
    when: ({ rightIn, until }: Wrong) =>
      rightIn.length === 0 ? common.neverRight : common.rightIn(common.list(rightIn.map((book) => common.books[book])), until),
    why: (code) => why[code] ?? code,
    note: (code) => notes[code] ?? code,
    unchanged: (what) => common.list(what.map((one) => common.unchanged[one])),
    cites: (cites) => citeLines(cites, common.books, common.houseRule),
    point: (name) => points[name]?.name ?? name,
    value: (name, value) => points[name]?.values[value] ?? (value === "floor" ? common.floorDecides : value),
    situation: (name) => situations[name]?.name ?? name,
    fact: (situation, fact) => situations[situation]?.facts[fact] ?? { name: fact },
    caseOf: (id) => (Object.hasOwn(cases, id) ? (cases[id] ?? null) : null),
  };
}

type Return = Extract<TableStep, { readonly do: "return-to-stub" }>;

/** A card that goes back and the shuffle after it are one movement of a dealer, and one line. */
function linesOf(
  steps: readonly Step[],
  say: (step: Step) => string,
  returnAndShuffle: (step: Return, cut: boolean) => string,
): readonly StepLine[] {
  const lines: StepLine[] = [];
  for (let from = 0; from < steps.length; ) {
    const step = steps[from] as Step;
    const shuffled = step.do === "return-to-stub" && steps[from + 1]?.do === "shuffle-stub";
    const cut = shuffled && steps[from + 2]?.do === "cut-stub";
    const to = from + (cut ? 3 : shuffled ? 2 : 1);
    lines.push({ text: shuffled ? returnAndShuffle(step, cut) : say(step), from, to });
    from = to;
  }
  return lines;
}

/** `TDA-2024 RP-5-B` is the rule RP-5-B of the book whose citations begin with TDA-2024; `HOUSE premature-turn` is a house's own. */
function citeLines(cites: readonly string[], books: Readonly<Record<BookId, string>>, house: string): readonly CiteLine[] {
  const lines: { book: string; rules: string[] }[] = [];
  for (const cite of cites) {
    const at = cite.indexOf(" ");
    const key = at < 0 ? cite : cite.slice(0, at);
    const book = key === "HOUSE" ? house : (books[key.toLowerCase() as BookId] ?? key.replaceAll("-", " "));
    const rule = at < 0 || key === "HOUSE" ? null : cite.slice(at + 1);
    const last = lines.at(-1);
    if (last?.book === book) last.rules.push(...(rule === null ? [] : [rule]));
    else lines.push({ book, rules: rule === null ? [] : [rule] });
  }
  return lines;
}
