import stringWidth from "string-width";
import type { RuledBy } from "./rule.ts";
import { basisLines, bookName, choicesLines, stepLines } from "./rule-lines.ts";
import type { Voice } from "./speech.ts";
import { wrap } from "./wrap.ts";

const GAP = "   ";
/** A column that is narrower holds two words of a step. */
const NARROWEST = 24;

/** A title, and what a rulebook says under it. */
type Part = readonly [title: string, lines: (answer: RuledBy, room: number) => string[]];

/** Rulebooks side by side on one question; where they agree it is said once. */
export function comparisonLines(answers: readonly RuledBy[], players: number | null, voice: Voice, width: number): string[] {
  const { rulings, terminal } = voice;
  const { compare } = terminal.rule;
  const column = Math.floor((width - GAP.length * (answers.length - 1)) / answers.length);
  const beside = column >= NARROWEST;
  const names = answers.map(({ decision }) => bookName(decision, voice));
  const inner = beside ? column : width - 2;
  const parts: readonly Part[] = [
    [compare.decision, ({ decision }, room) => wrap(rulings.decision(decision.decision), room)],
    [compare.steps, ({ decision }, room) => stepLines(decision.steps, rulings, room)],
    [compare.choices, ({ decision }, room) => choicesLines(decision.choices, rulings, room)],
    [compare.unchanged, ({ decision }, room) => wrap(rulings.unchanged(decision.unchanged), room)],
    ...(players === null ? [] : [countsPart(players, voice)]),
    [compare.basis, ({ decision }, room) => basisLines(decision, voice).flatMap((line) => wrap(line, room, "  "))],
  ];
  const rule = answers.map(() => "-".repeat(column)).join(GAP);
  const head = beside
    ? [
        ...columnsOf(
          names.map((name) => wrap(name, column)),
          column,
        ),
        rule,
      ]
    : names;
  const rows = parts.flatMap(([title, linesFor]) => {
    const cells = answers.map((answer) => linesFor(answer, inner));
    if (cells.every((cell) => cell.length === 0)) return [];
    const agree = new Set(cells.map((cell) => cell.join("\n"))).size === 1;
    if (agree) return ["", compare.same(title), ...linesFor(answers[0] as RuledBy, width - 2).map((line) => `  ${line}`)];
    return ["", title, ...(beside ? columnsOf(cells, column) : stackOf(cells, names, width))];
  });
  const floor = new Set(answers.map(({ decision }) => rulings.floorLine(decision.rules.base)));
  return [...head, ...rows, "", ...wrap(floor.size === 1 ? [...floor].join("") : rulings.floorLine(null), width)];
}

/** How many cards lie where after the last step. */
const countsPart = (players: number, voice: Voice): Part => [
  voice.terminal.rule.counts(voice.words.chips(players)),
  ({ played }, room) => wrap(countsText(played, voice), room),
];

function countsText(played: RuledBy["played"], { terminal }: Voice): string {
  const { columns, noCards } = terminal.rule;
  if (played === null) return noCards;
  const { stub, burns, board, aside } = played.after;
  const counts = [`${columns.stub} ${stub}`, `${columns.burns} ${burns}`, `${columns.board} ${board}`];
  return [...counts, ...(aside > 0 ? [`${columns.aside} ${aside}`] : [])].join(" · ");
}

/** Cells beside each other, each on lines of at most the column's width. */
function columnsOf(cells: readonly (readonly string[])[], column: number): string[] {
  const height = Math.max(0, ...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((cell) => padded(cell[line] ?? "", column))
      .join(GAP)
      .trimEnd(),
  );
}

/** Cells below each other, each under the names of those that have it. */
function stackOf(cells: readonly (readonly string[])[], names: readonly string[], width: number): string[] {
  const texts = cells.map((cell) => cell.join("\n"));
  return [...new Set(texts)].flatMap((text) => {
    const whose = names.filter((_, i) => texts[i] === text).flatMap((name) => wrap(name, width));
    return [...whose, ...(text === "" ? ["  -"] : text.split("\n").map((line) => `  ${line}`))];
  });
}

const padded = (text: string, column: number): string => text + " ".repeat(Math.max(0, column - stringWidth(text)));
