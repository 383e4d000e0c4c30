// What a run found, as data, as tables for a terminal, and as Markdown.
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const LAST = join(dirname(fileURLToPath(import.meta.url)), "results", "last");

const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};

export const rounded = (x) => Number(x.toPrecision(3));

/** Values of the rounds in which there were any. */
const present = (list) => list.filter((value) => value !== undefined);

/**
 * `values`: row → its value in each round. `ratios`: [name, over, goals]. Goals: `aim`, `required`, and `less: true` where the ratio is
 * one of times and has to be at most that. A ratio with a row that was not measured is left out.
 */
export function makeReport({ bench, rounds, rows, values, ratios, notes }) {
  const measured = ratios.flatMap(([name, over, wanted = {}]) => {
    const [upper, lower] = [values.get(name), values.get(over)];
    if (!upper || !lower) return [];
    const both = [...upper.keys()].filter((round) => upper[round] !== undefined && lower[round] !== undefined);
    const pairs = both.map((round) => upper[round] / lower[round]);
    // Rows that never met in a round: both were measured seldom.
    const value = pairs.length ? median(pairs) : median(present(upper)) / median(present(lower));
    return [{ name: `${name} / ${over}`, value: rounded(value), ...goals(typeof wanted === "number" ? { aim: wanted } : wanted) }];
  });
  const [cpu] = cpus();
  return {
    bench,
    date: new Date().toISOString().slice(0, 10),
    machine: { cpu: cpu?.model.trim() ?? "unknown", cores: cpus().length, node: process.version },
    rounds,
    rows: rows.map(({ name, unit, required, aim }) => {
      const seen = present(values.get(name));
      const spread = [Math.min(...seen), Math.max(...seen)].map(rounded);
      return { name, value: rounded(median(seen)), unit, spread, ...goals({ required, aim, less: unit === "ms" }) };
    }),
    ratios: measured,
    notes,
  };
}

/** Goals that there are. */
function goals({ required, aim, less = false }) {
  if (required === undefined && aim === undefined) return {};
  return { ...(required === undefined ? {} : { required }), ...(aim === undefined ? {} : { aim }), ...(less ? { less } : {}) };
}

const goal = (number, less) => (number === undefined ? "" : `${less ? "≤" : "≥"} ${number}`);
const goalsOf = ({ required, aim, less }) => ({ required: goal(required, less), aim: goal(aim, less) });

const head = ({ bench, date, machine, rounds, how = `${rounds} interleaved rounds, CPU time, medians` }) =>
  `${bench} on ${machine.cpu}, ${machine.cores} cores, Node ${machine.node}, ${date}; ${how}`;

/** Where there is no number, a dash. */
const cell = (value) => value ?? "–";

/** With goals where any line has one. */
function table(lines, cells) {
  if (lines.length === 0) return;
  const any = lines.some((line) => line.required !== undefined || line.aim !== undefined);
  console.table(Object.fromEntries(lines.map((line) => [line.name, { ...cells(line), ...(any ? goalsOf(line) : {}) }])));
}

export function printReport(report, { json }) {
  if (json) {
    console.log(JSON.stringify(report));
    return;
  }
  const { rows, ratios, notes } = report;
  console.log(head(report));
  table(rows, ({ value, unit, spread: [least, most] }) => ({ value: cell(value), unit, least: cell(least), most: cell(most) }));
  table(ratios, ({ value }) => ({ ratio: value }));
  for (const note of notes) console.log(note);
}

/** The report as Markdown. */
function makeMarkdown(report) {
  const line = (...cells) => `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  const { rows, ratios, notes } = report;
  return [
    head(report),
    "",
    line("row", "value", "unit", "least", "most", "required", "aim"),
    "|---|--:|---|--:|--:|--:|--:|",
    ...rows.map((r) => line(r.name, cell(r.value), r.unit, ...r.spread.map(cell), ...Object.values(goalsOf(r)))),
    "",
    line("ratio", "value", "required", "aim"),
    "|---|--:|--:|--:|",
    ...ratios.map((r) => line(r.name, r.value, ...Object.values(goalsOf(r)))),
    "",
    ...notes.map((note) => `- ${note}`),
    "",
  ].join("\n");
}

/** Writes `NAME.json` and `NAME.md`. */
export function writeReport(report, folder = LAST) {
  mkdirSync(folder, { recursive: true });
  // Pairs of numbers on one line, as the formatter wants what is committed.
  const json = JSON.stringify(report, null, 2).replace(/\[\s+([\d.e+-]+|null),\s+([\d.e+-]+|null)\s+\]/g, "[$1, $2]");
  writeFileSync(join(folder, `${report.bench}.json`), `${json}\n`);
  writeFileSync(join(folder, `${report.bench}.md`), makeMarkdown(report));
}
