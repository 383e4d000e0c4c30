import type { BookId, Step, Wrong } from "sidepot/rulings";
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
    floorLine: (book) => (book?.startsWith("tda") ? common.floorLineTda : common.floorLine),
    lines: (list) => linesOf(list, step, common),
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

/**
 * What a dealer does in one movement is one line: a card that goes back and the shuffle after it; a street that is dealt and its betting.
 */
function linesOf(
  steps: readonly Step[],
  say: (step: Step) => string,
  { returnAndShuffle, dealAndBet }: Pick<Parts["common"], "returnAndShuffle" | "dealAndBet">,
): readonly StepLine[] {
  const lines: StepLine[] = [];
  for (let from = 0; from < steps.length; ) {
    const step = steps[from] as Step;
    const next = steps[from + 1];
    const [text, count] =
      step.do === "return-to-stub" && next?.do === "shuffle-stub"
        ? steps[from + 2]?.do === "cut-stub"
          ? [returnAndShuffle(step, true), 3]
          : [returnAndShuffle(step, false), 2]
        : step.do === "deal" && next?.do === "finish-betting" && next.street === step.street
          ? [dealAndBet(step), 2]
          : [say(step), 1];
    lines.push({ text, from, to: from + count });
    from += count;
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
    const line = lines.find((other) => other.book === book);
    if (line) line.rules.push(...(rule === null ? [] : [rule]));
    else lines.push({ book, rules: rule === null ? [] : [rule] });
  }
  return lines;
}
